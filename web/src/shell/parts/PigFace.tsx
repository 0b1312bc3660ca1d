// The logo: a round pig.
export function PigFace() {
  return (
    <svg class="pig-face" viewBox="0 0 48 48" aria-hidden="true">
      <g stroke="var(--outline)" stroke-width="2.6" stroke-linejoin="round">
        <path d="M9 16 7 5l10 5zM39 16 41 5l-10 5z" fill="var(--pig-deep)" />
        <circle cx="24" cy="26" r="18" fill="var(--pig)" />
        <ellipse cx="24" cy="31" rx="8.5" ry="6.2" fill="var(--pig-deep)" />
      </g>
      <g fill="var(--outline)">
        <g class="blink">
          <circle cx="16" cy="21" r="2.3" />
          <circle cx="32" cy="21" r="2.3" />
        </g>
        <ellipse cx="21" cy="31" rx="1.5" ry="2.2" />
        <ellipse cx="27" cy="31" rx="1.5" ry="2.2" />
      </g>
    </svg>
  );
}
