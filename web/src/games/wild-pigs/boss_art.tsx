import { ink, ivory } from "./art";

type Era = { readonly era: "day" | "night" };

// The bosses: Sow Tzu with a helmet's crest, the Hogfather with a crown of stars.
export const BossArt = ({ era }: Era) => (
  <svg class="wp-boss-art" viewBox="0 0 120 96" aria-hidden="true">
    <BossFace era={era} />
  </svg>
);

export function BossFace({ era }: Era) {
  const day = era === "day";
  return (
    <>
      <g {...ink} stroke-width="3">
        {day ? (
          <path d="M24 44C20 14 48 4 60 4s40 10 36 40z" fill="var(--straw)" />
        ) : (
          <path d="m22 40-4-34 20 16L60 2l22 20 20-16-4 34z" fill="#e8bb58" />
        )}
        <path d="M60 22c28 0 42 16 42 36S86 92 60 92 18 78 18 58s14-36 42-36z" fill={day ? "#c98a68" : "#76678c"} />
        <path d="M22 46 6 34l6 26zM98 46l16-12-6 26z" fill={day ? "#94583d" : "#4c4060"} />
        <path d="M44 74c-14 4-22-4-22-20 5 8 11 9 19 8zM76 74c14 4 22-4 22-20-5 8-11 9-19 8z" fill={ivory} />
        <ellipse cx="60" cy="70" rx="17" ry="12" fill="var(--pig-deep)" />
        <g class="blink">
          <circle cx="46" cy="46" r="6" fill={ivory} />
          <circle cx="74" cy="46" r="6" fill={ivory} />
          <g fill="var(--outline)" stroke="none">
            <circle cx="48" cy="47" r="2.6" />
            <circle cx="72" cy="47" r="2.6" />
          </g>
        </g>
        <path d="m34 34 16 7M86 34l-16 7M60 22v10" fill="none" stroke-width="4" />
      </g>
      <g fill="var(--outline)">
        <ellipse cx="54" cy="70" rx="2.6" ry="3.8" />
        <ellipse cx="66" cy="70" rx="2.6" ry="3.8" />
      </g>
    </>
  );
}
