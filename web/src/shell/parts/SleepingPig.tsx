import "./nowhere.css";

// A pig asleep on the grass.
export const SleepingPig = () => (
  <svg viewBox="0 0 240 110" aria-hidden="true">
    <path d="M0 82q120-26 240 0v28H0z" fill="var(--grass)" />
    <g stroke="var(--outline)" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">
      <ellipse cx="128" cy="76" rx="46" ry="26" fill="var(--pig)" />
      <path d="M172 66q13 2 12-8-7-5-9 1 1 6 8 4" fill="none" />
      <path d="M66 56 61 41l16 7zM96 50l9-13-17 3z" fill="var(--pig-deep)" />
      <circle cx="84" cy="70" r="23" fill="var(--pig)" />
      <ellipse cx="76" cy="79" rx="11" ry="8" fill="var(--pig-deep)" />
      <path d="M70 66q4 4 8 0M90 66q4 4 8 0M73 78v3M79 78v3M112 101q8 4 16 0M146 101q8 4 16 0" fill="none" />
      <path d="M112 34h9l-9 11h9M130 14h12l-12 14h12" fill="none" />
    </g>
  </svg>
);
