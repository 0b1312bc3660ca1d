// The farmer beside a name: straw hat, moustache, red neckerchief.
export const FarmerFace = () => (
  <svg class="pig-face" viewBox="0 0 48 48" aria-hidden="true">
    <g stroke="var(--outline)" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round">
      <path d="m13 40 11 6 11-6-11-5z" fill="var(--seat-1)" />
      <circle cx="24" cy="25" r="15" fill="#f0c9a0" />
      <path d="M24 31q-9 8-13 1 6 1 8-4 3-2 5 0 2-2 5 0 2 5 8 4-4 7-13-1z" fill="var(--wood)" />
      <path d="M2 18q10-7 13-5 1-11 9-11t9 11q3-2 13 5-22 8-44 0z" fill="var(--straw)" />
      <path d="M18 24v.1M30 24v.1" stroke-width="4.5" />
    </g>
  </svg>
);
