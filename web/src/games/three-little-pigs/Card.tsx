// The picture on the home page: three houses and somebody who would like to blow.
export function Card() {
  return (
    <svg viewBox="0 0 320 140" preserveAspectRatio="xMidYMax slice" aria-hidden="true" style={{ width: "100%", height: "100%", background: "var(--sky)" }}>
      <circle cx="282" cy="30" r="15" fill="var(--straw)" />
      <ellipse cx="225" cy="122" rx="130" ry="36" fill="var(--grass)" />
      <path d="M0 116H320V140H0Z" fill="var(--grass-deep)" />
      <g stroke="var(--outline)" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">
        <path d="M112 84h46v40h-46Z" fill="var(--straw)" />
        <path d="M135 52c12 6 24 18 30 33l-8-2-5 5-8-5-9 5-9-5-8 5-5-5-8 2c6-15 18-27 30-33Z" fill="var(--straw)" />
        <path d="M183 76h50v48h-50Z" fill="var(--wood)" />
        <path d="m208 44 33 26-4 9h-58l-4-9Z" fill="var(--wood)" />
        <path d="M258 66h50v58h-50Z" fill="var(--brick)" />
        <path d="M290 44v-9h9v14l12 18h-56l10-23Z" fill="var(--brick)" />
        <path d="M127 124v-20a8 8 0 0 1 16 0v20ZM274 124v-18a9 9 0 0 1 18 0v18Z" fill="var(--soil)" />
        <path d="M194 88h28v26h-28Z" fill="#ffe9a8" />
        <path d="m200 100 0-7 5 3zM216 100v-7l-5 3z" fill="var(--pig-deep)" stroke-width="2" />
        <circle cx="208" cy="104" r="9" fill="var(--pig)" stroke-width="2" />
        <ellipse cx="208" cy="107" rx="4.5" ry="3" fill="var(--pig-deep)" stroke-width="2" />
        <path d="M204 101v.1M212 101v.1" />
        <path
          d="M183 92h11M183 108h11M222 92h11M222 108h11M258 82h50M258 96h50M274 66v16M292 82v14M120 94v8M150 92v9M148 110v8"
          fill="none"
          stroke-width="2"
          stroke-opacity="0.4"
        />
        <path d="m14 58 16 9h16l16-9v26c0 15-11 25-24 30-13-5-24-15-24-30Z" fill="#8d939c" />
        <path d="m24 77 8 5M52 77l-8 5" fill="none" />
        <ellipse cx="38" cy="92" rx="5" ry="3.5" fill="var(--outline)" />
        <circle cx="38" cy="103" r="3.5" fill="var(--soil)" stroke-width="2" />
        <path d="M56 101q10-8 18-1t18-3M56 108q12 3 20 0t14 2" fill="none" stroke="#7fb0c6" stroke-width="4" />
      </g>
    </svg>
  );
}
