// The logo, a round pig; or the pig of a seat, with its hat.
import { hats, seatColour } from "./hats";

export function PigFace({ seat }: { readonly seat?: keyof typeof hats }) {
  return (
    <svg class="pig-face" viewBox={seat ? "-3 -11 54 56" : "0 0 48 48"} aria-hidden="true">
      <g stroke="var(--outline)" stroke-width="2.6" stroke-linejoin="round">
        <path d="M9 16 7 5l10 5zM39 16 41 5l-10 5z" fill="var(--pig-deep)" />
        <circle cx="24" cy="26" r="18" fill="var(--pig)" />
        <ellipse cx="24" cy="31" rx="8.5" ry="6.2" fill="var(--pig-deep)" />
        {seat && (
          <path
            d={hats[seat]}
            transform="matrix(2.4 0 0 2 -48 -17)"
            fill={seatColour(seat)}
            vector-effect="non-scaling-stroke"
          />
        )}
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
