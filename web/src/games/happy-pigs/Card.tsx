// The picture on the home page: a field at the fence, pigs in a row by size.
export function Card() {
  const pig = (x: number, r: number) => (
    <g transform={`translate(${x} ${84 - r}) scale(${r / 10})`}>
      <ellipse cx="5" cy="3" rx="13" ry="9.4" fill="var(--pig)" />
      <path d="M17 1q5-2 3-5-3 0-2 4" fill="none" />
      <path d="M-8-4-9-12-2-9zM6-5 8-12 1-9z" fill="var(--pig-deep)" />
      <circle cx="-1" r="9" fill="var(--pig)" />
      <ellipse cx="-2" cy="3" rx="4.5" ry="3.2" fill="var(--pig-deep)" />
      <path d="M-5-3v.2M3-3v.2M-3.5 3v.3M-.5 3v.3" stroke-width="2.4" />
    </g>
  );
  return (
    <svg viewBox="0 0 240 105" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0h240v60H0z" fill="var(--sky)" />
      <circle cx="206" cy="22" r="13" fill="var(--straw)" stroke="var(--outline)" stroke-width="2" />
      <path d="M0 52q60-18 120-4t120-6v63H0z" fill="var(--grass)" />
      <path d="M0 84q90-10 240 0v21H0z" fill="var(--grass-deep)" />
      <g fill="var(--wood)" stroke="var(--outline)" stroke-width="2" stroke-linejoin="round">
        <path d="M-4 46h248v6H-4zM-4 60h248v6H-4z" />
        {[10, 58, 106, 154, 202].map((x) => (
          <path key={x} d={`M${x} 76V42l5-5 5 5v34z`} />
        ))}
      </g>
      <g stroke="var(--outline)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">
        {pig(24, 8)}
        {pig(58, 12)}
        {pig(106, 17)}
        {pig(172, 24)}
      </g>
    </svg>
  );
}
