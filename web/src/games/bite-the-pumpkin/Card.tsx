// The home page's picture: a pig on the run, and what it is after.
export function Card() {
  return (
    <svg viewBox="0 0 320 140" width="100%" height="100%" preserveAspectRatio="xMidYMid slice">
      <path d="M0 0h320v140H0z" fill="var(--sky)" />
      <path d="M0 74q80-34 170-12t150-6v84H0z" fill="var(--grass-deep)" />
      <path d="M0 98q90-22 170-6t150-8v56H0z" fill="var(--grass)" />
      <g stroke="var(--outline)" stroke-width="3.5" stroke-linejoin="round" stroke-linecap="round">
        <path d="M20 56v40M50 52v42M8 68h56M8 82h56" fill="none" stroke="var(--wood)" stroke-width="6" />
        <path d="M282 70l-3 26h16l-3-26z" fill="var(--wood)" />
        <path d="M266 74c-20 0-20-24-6-27-2-22 20-29 28-18 14-9 32 4 25 22 13 6 8 25-7 24-10 8-30 8-40-1z" fill="#5f8f3e" />
        <path d="M70 92h14M62 106h18M72 119h12" fill="none" opacity=".5" />
        <path d="M108 122l-5 10M124 126v9M152 124l7 8" fill="none" stroke-width="7" />
        <path d="M92 92q-10-6-6-13 7-2 6 5" fill="none" />
        <ellipse cx="130" cy="98" rx="40" ry="32" fill="var(--pig)" />
        <path d="M118 72l-6-22 22 11zM156 70l12-17 5 23z" fill="var(--pig-deep)" />
        <ellipse cx="158" cy="103" rx="13" ry="11" fill="var(--pig-deep)" />
        <path d="M154 102v3M163 102v3" stroke-width="5" />
        <path d="M138 88v1M162 86v1" stroke-width="7.5" />
        <path d="M140 117q8 6 15 2" fill="none" />
        <path d="M219 84q-2-12 6-15l6 4q-5 4-4 11z" fill="var(--leaf)" />
        <path d="M222 84c-38-13-40 44-12 46 9 3 15 3 24 0 28-2 26-59-12-46z" fill="var(--pumpkin)" />
        <path d="M211 85q-15 20-1 45M233 85q15 20 1 45" fill="none" stroke="#a8500f" stroke-width="3" />
        <path d="M226 84q9-9 21-4-7 8-17 6z" fill="var(--leaf)" />
      </g>
    </svg>
  );
}
