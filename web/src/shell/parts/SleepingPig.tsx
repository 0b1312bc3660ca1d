import "./nowhere.css";

// A pig asleep under the stars or the sun, beside a signpost with a bite in it.
export const SleepingPig = () => (
  <svg viewBox="0 0 240 130" aria-hidden="true">
    <circle cx="206" cy="26" r="13" fill="var(--sun)" stroke="var(--outline)" stroke-width="2" />
    <path d="M-4 84q70-34 130-16t118-8v74H-4z" fill="var(--grass-deep)" stroke="var(--outline)" stroke-width="2" />
    <path d="M-4 104q120-24 248 0v30H-4z" fill="var(--grass)" stroke="var(--outline)" stroke-width="2" />
    <g stroke="var(--outline)" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">
      <path d="M35 112V48h8v64z" fill="var(--wood)" />
      <path d="M12 34h38q-2 8 5 9-3 8 4 10-5 4-1 9H12z" fill="var(--straw)" />
      <path d="M20 44h18M20 52h24" fill="none" stroke-width="2.5" />
      <ellipse cx="142" cy="94" rx="46" ry="26" fill="var(--pig)" />
      <path d="M186 84q13 2 12-8-7-5-9 1 1 6 8 4" fill="none" />
      <path d="M80 74 75 59l16 7zM110 68l9-13-17 3z" fill="var(--pig-deep)" />
      <circle cx="98" cy="88" r="23" fill="var(--pig)" />
      <ellipse cx="90" cy="97" rx="11" ry="8" fill="var(--pig-deep)" />
      <path d="M84 84q4 4 8 0M104 84q4 4 8 0M87 96v3M93 96v3M126 119q8 4 16 0M160 119q8 4 16 0" fill="none" />
      <path d="M126 50h9l-9 11h9M144 28h12l-12 14h12" fill="none" stroke="var(--ink)" />
    </g>
  </svg>
);
