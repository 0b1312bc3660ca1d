// Win shares as a picture and in words. A pig stands at the measured share, and the trough around it is the 95 %
// interval. The variant's pig has a hat.
import type { Compared, Estimate } from "../../match/experiment";
import { useShell } from "../shell";
import "./shares.css";

type Props = {
  readonly names: readonly string[];
  readonly usual?: string; // the name of what has no hat, if it is not the standard game
  readonly variant: string;
  readonly compared: Compared;
};

export function Shares({ names, usual, variant, compared }: Props) {
  const { say } = useShell();
  const plain = usual ?? say("labUsual");
  const { standard, variant: other, changes } = compared;
  const fair = 1 / names.length;
  return (
    <div class="shares">
      <ul class="shares-legend">
        <li>
          <Mark hat={false} />
          {plain}
        </li>
        {other && (
          <li>
            <Mark hat />
            {variant}
          </li>
        )}
        <li>
          <svg class="shares-mark" aria-hidden="true">
            <line class="shares-fair" x1="50%" x2="50%" y1="0" y2="100%" />
          </svg>
          {say("labFairShare")}
        </li>
      </ul>
      <ul class="shares-seats">
        {standard.seats.map(({ seat, share }, i) => {
          const changed = other?.seats[i]?.share;
          return (
            <li key={seat} data-seat={seat}>
              <h3>{names[i]}</h3>
              <svg class="shares-picture" height={changed ? 64 : 34} aria-hidden="true">
                <line class="shares-fair" x1={`${100 * fair}%`} x2={`${100 * fair}%`} y1="0" y2="100%" />
                <Range share={share} y={17} hat={false} />
                {changed && <Range share={changed} y={47} hat />}
              </svg>
              <Words share={share} of={changed && plain} hat={false} />
              {changed && <Words share={changed} of={variant} hat />}
              {changed && changes[i] && <Change change={changes[i]} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Range({
  share: { value, low, high },
  y,
  hat,
}: {
  readonly share: Estimate;
  readonly y: number;
  readonly hat: boolean;
}) {
  return (
    <g>
      <line class="shares-ground" x1="0" x2="100%" y1={y} y2={y} />
      <rect
        class="shares-range"
        data-hat={hat}
        x={`${100 * low}%`}
        width={`${100 * (high - low)}%`}
        y={y - 9}
        height="18"
        rx="9"
      />
      <svg x={`${100 * value}%`} y={y} overflow="visible">
        <Pig hat={hat} />
      </svg>
    </g>
  );
}

const Mark = ({ hat }: { readonly hat: boolean }) => (
  <svg class="shares-mark" viewBox="-14 -16 28 28" aria-hidden="true">
    <Pig hat={hat} />
  </svg>
);

// Around the origin, about 22 wide.
const Pig = ({ hat }: { readonly hat: boolean }) => (
  <g class="shares-pig">
    <path d="M-8-5-10-12-3-9M8-5 10-12 3-9" />
    <circle r="10" />
    <ellipse class="shares-snout" cy="3" rx="5" ry="3.6" />
    <path class="shares-dots" d="M-1.8 3v.1M1.8 3v.1M-4-3v.1M4-3v.1" />
    {hat && <path class="shares-hat" d="M-12-6q12-5 24 0-3-1-6-2l-1-6q-5-3-10 0l-1 6q-3 1-6 2" />}
  </g>
);

// Rounded outwards to whole matches, so that the interval is never too narrow.
const ofHundred = ({ low, high }: Estimate) => ({ low: Math.floor(100 * low), high: Math.ceil(100 * high) });

function Words({
  share,
  of,
  hat,
}: {
  readonly share: Estimate;
  readonly of: string | undefined;
  readonly hat: boolean;
}) {
  const { say } = useShell();
  return (
    <p class="shares-words">
      {of && <Mark hat={hat} />}
      <span>
        {of && <span class="visually-hidden">{of} </span>}
        {say("labBetween", { n: Math.round(100 * share.value), ...ofHundred(share) })}
      </span>
    </p>
  );
}

function Change({ change }: { readonly change: Estimate }) {
  const { say } = useShell();
  const { low, high } = ofHundred(change);
  if (change.low > 0) return <p class="shares-change">{say("labMoreOften", { low: Math.max(1, low), high })}</p>;
  if (change.high < 0)
    return <p class="shares-change">{say("labLessOften", { low: Math.max(1, -high), high: -low })}</p>;
  return <p class="quiet">{say("labUnclear", { less: Math.max(0, -low), more: Math.max(0, high) })}</p>;
}
