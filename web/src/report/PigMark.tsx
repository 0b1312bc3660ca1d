// The logo, small: a round face with a thick outline.
export function PigMark() {
  return (
    <svg class="pig-mark" viewBox="0 0 40 40" width="36" height="36" aria-hidden="true">
      <path d="M8 14 6 4l11 5M32 14l2-10-11 5" />
      <circle cx="20" cy="22" r="14.5" />
      <ellipse class="snout" cx="20" cy="26" rx="7" ry="5" />
      <circle class="dark" cx="17.6" cy="26" r="1.2" />
      <circle class="dark" cx="22.4" cy="26" r="1.2" />
      <circle class="dark" cx="14" cy="18" r="1.5" />
      <circle class="dark" cx="26" cy="18" r="1.5" />
    </svg>
  );
}
