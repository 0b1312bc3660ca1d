// Drawings of Happy Pigs. One unit of a field is 20 units of a drawing.
import type { ComponentChildren } from "preact";
import type { Action, Good, Season, Size } from "./view";

const ink = "var(--outline)";

// Faces on a head of radius 10 around the middle. Each size has its own.
function Face({ size, fed }: { readonly size: Size; readonly fed: boolean }) {
  const line = { fill: "none", stroke: ink, "stroke-width": 1.3, "stroke-linecap": "round" } as const;
  const wide = size === "piglet" ? 2.1 : size === "big" ? 1.1 : 1.5;
  const ears =
    size === "big"
      ? "M-5-9q-9-2-9 7 5 2 9-3zM5-9q9-2 9 7-5 2-9-3z"
      : size === "average"
        ? "M-9-3q-4-9 0-10 6 1 7 5zM9-3q4-9 0-10-6 1-7 5z"
        : "M-8-4-9-12-2-9zM8-4 9-12 2-9z";
  return (
    <>
      <g fill="var(--pig-deep)" stroke={ink} stroke-width="1.4" stroke-linejoin="round">
        <path d={ears} />
        <circle r="10" fill="var(--pig)" />
        {size === "big" && <path d="M-6 8q6 5 12 0" fill="none" />}
        <ellipse cy="3" rx={size === "piglet" ? 3.6 : size === "big" ? 5.6 : 4.6} ry={size === "piglet" ? 2.6 : 3.3} />
      </g>
      {fed ? (
        <g {...line}>
          <path d="M-6.6-2.5q2-2.6 4 0M2.6-2.5q2-2.6 4 0" />
          <path d="M3 7q4 2 7-2 1 5-5 4z" fill="var(--leaf)" stroke-width="1" />
        </g>
      ) : (
        <g fill={ink} class="hp-eyes">
          <circle cx="-4.4" cy="-3" r={wide} />
          <circle cx="4.4" cy="-3" r={wide} />
          {size === "piglet" && <path d="M-5-4h1v1h-1zM3.8-4h1v1h-1z" fill="#fff" />}
        </g>
      )}
      {size === "piglet" && <path {...line} d="M-1-10q0-4 3-3" />}
      {size === "average" && <path {...line} d="M-6.5-6.8q2-1.2 4 0M6.5-6.8q-2-1.2-4 0" />}
      {size === "big" && <path {...line} d="M-6.4-5h4M6.4-5h-4" />}
      {!fed && size !== "big" && <path {...line} d="M-2.5 7.4q2.5 1.6 5 0" />}
      <g fill={ink}>
        <ellipse cx="-1.6" cy="3" rx=".8" ry="1.2" />
        <ellipse cx="1.6" cy="3" rx=".8" ry="1.2" />
      </g>
    </>
  );
}

type PigLook = {
  readonly size: Size;
  readonly width?: number;
  readonly height?: number;
  readonly vaccinated?: boolean;
  readonly fed?: boolean;
};
const drawnSize: Readonly<Record<Size, readonly [number, number]>> = {
  piglet: [2, 2],
  small: [3, 2],
  average: [3, 3],
  big: [4, 3],
};

export function PigArt({
  size,
  width = drawnSize[size][0],
  height = drawnSize[size][1],
  vaccinated = false,
  fed = false,
}: PigLook) {
  const [w, h] = [width * 20, height * 20];
  const lying = width > height;
  const r = { piglet: 11, small: 13, average: 16, big: 19 }[size];
  const [cx, cy, rx, ry] = lying
    ? [w / 2 + 3, h / 2 + 1, w / 2 - 6, h / 2 - 5]
    : [w / 2, h * 0.6, w / 2 - 4, h * 0.4 - 4];
  const [x, y] = lying ? [r + (size === "big" ? 9 : 5), h / 2 - 1] : [w / 2, r + 5];
  const foot = h - 6;
  return (
    <svg viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      <g stroke={ink} stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
        <path
          class="hp-tail"
          d={lying ? `M${w - 5} ${cy - 4}q4-2 2-5-3-1-2 3` : `M${w - 7} ${cy}q5-1 4-5-4-1-3 4`}
          fill="none"
        />
        <path d={`M${cx - rx * 0.5} ${foot}v3h6v-3M${cx + rx * 0.5 - 6} ${foot}v3h6v-3`} fill="var(--pig-deep)" />
        <ellipse cx={cx} cy={cy} rx={rx} ry={ry} fill="var(--pig)" />
        {size === "big" &&
          (lying ? (
            <path
              d={`M${cx} ${cy - ry + 0.5}q9 ${ry} 0 ${ry * 2 - 1}h14q8-${ry} -2-${ry * 2 - 2.5}z`}
              fill="var(--soil)"
            />
          ) : (
            <path
              d={`M${cx - rx + 1} ${cy + 4}q${rx} 9 ${rx * 2 - 2} 0l-3 13q-${rx - 3} 8-${rx * 2 - 8} 0z`}
              fill="var(--soil)"
            />
          ))}
        {size === "average" && (
          <path d={`M${cx + rx * 0.3} ${cy + ry * 0.45}a6 5 0 1 1 9-3z`} fill="var(--pig-deep)" stroke="none" />
        )}
      </g>
      <g transform={`translate(${x} ${y}) scale(${r / 10})`}>
        <Face size={size} fed={fed} />
      </g>
      {vaccinated && (
        <g transform={`translate(${w - 9.5} ${h - 9.5})`} stroke={ink} stroke-width="1.5">
          <circle r="7.5" fill="#fff" />
          <path d="M-1.6-5h3.2v3.4H5v3.2H1.6V5h-3.2V1.6H-5v-3.2h3.4z" fill="#2c8a4b" stroke="none" />
        </g>
      )}
    </svg>
  );
}

// A field: furrows along the rows, a puddle where pigs like it, grass at the fence. A unit is 20 wide.
const lines = (units: number): readonly number[] => Array.from({ length: units - 1 }, (_, i) => 20 * (i + 1));
const tuft = (x: number, y: number): string => `M${x} ${y}l-2-5m4 5v-7m3 7l2-5`;
const puddles = [
  [84, 90],
  [38, 34],
  [86, 28],
  [36, 92],
] as const;

type FieldProps = { readonly n: number; readonly width?: number; readonly height?: number };

export function FieldArt({ n, width = 6, height = 6 }: FieldProps) {
  const [w, h] = [20 * width, 20 * height];
  const [x, y] = puddles[n % 4] ?? [60, 60];
  return (
    <svg viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      <rect
        x="1.5"
        y="1.5"
        width={w - 3}
        height={h - 3}
        rx="7"
        fill="var(--grass)"
        stroke="var(--wood)"
        stroke-width="3"
      />
      <g fill="none" stroke="var(--soil)" stroke-linecap="round">
        <path
          d={lines(height)
            .map((row) => `M4 ${row}q9.3-3 18.6 0${`t${(w - 8.4) / width} 0`.repeat(width - 1)}`)
            .join("")}
          stroke-width="3.5"
          opacity=".45"
        />
        <path
          d={lines(width)
            .map((column) => `M${column} 5v${h - 10}`)
            .join("")}
          stroke-dasharray=".1 5"
          stroke-width="1.6"
          opacity=".7"
        />
      </g>
      <g transform={`translate(${(x * w) / 120} ${(y * h) / 120})`}>
        <path d="M-24 2q-5-9 8-10 6-7 17-3 14-4 20 4 9 4 1 9-4 9-19 6-9 4-16-1-9 1-11-5z" fill="var(--soil)" />
        <path
          d="M-15-2q6-4 13-2M5 5q8 1 12-2"
          fill="none"
          stroke="var(--grass)"
          stroke-width="2"
          stroke-linecap="round"
          opacity=".6"
        />
      </g>
      <path
        d={tuft(8, h - 7) + tuft(w - 16, h - 7) + tuft(w / 2, 12)}
        stroke="var(--leaf)"
        stroke-width="2"
        stroke-linecap="round"
      />
    </svg>
  );
}

const icon = (children: ComponentChildren) => (
  <svg class="hp-icon" viewBox="0 0 32 32" aria-hidden="true">
    <g stroke={ink} stroke-width="2" stroke-linejoin="round" stroke-linecap="round">
      {children}
    </g>
  </svg>
);

export const Coin = () =>
  icon(
    <>
      <circle cx="16" cy="16" r="12" fill="var(--straw)" />
      <ellipse cx="16" cy="17" rx="6" ry="4.5" fill="none" />
      <path d="M14 17v.1M18 17v.1" />
    </>,
  );

export function ActionIcon({ action }: { readonly action: Action }) {
  if (action === "feed")
    return icon(
      <>
        <path d="M6 17q1-8 6-6 3-7 7-1 6-2 7 7z" fill="var(--straw)" />
        <path d="M3 16h26l-4 11H7z" fill="var(--wood)" />
        <path d="M5 21h22" fill="none" />
      </>,
    );
  if (action === "mate")
    return icon(<path d="M16 28C4 19 2 14 4 9s9-5 12 1c3-6 10-6 12-1s0 10-12 19z" fill="#e4606d" />);
  if (action === "buy")
    return icon(
      <>
        <path d="M8 14q0-10 8-10t8 10" fill="none" stroke="currentColor" />
        <path d="M3 13h26l-4 14H7z" fill="var(--wood)" />
        <path d="M5 19h22M12 13l1 14M20 13l-1 14" fill="none" />
      </>,
    );
  return icon(
    <>
      <ellipse cx="16" cy="24" rx="11" ry="4.5" fill="var(--straw)" />
      <path d="M5 18v5M27 18v5" />
      <ellipse cx="16" cy="18" rx="11" ry="4.5" fill="var(--straw)" />
      <path d="M5 12v5M27 12v5" />
      <ellipse cx="16" cy="12" rx="11" ry="4.5" fill="var(--straw)" />
    </>,
  );
}

export function GoodIcon({ good }: { readonly good: Good }) {
  switch (good) {
    case "vaccine":
      return icon(
        <g transform="rotate(40 16 16)">
          <path d="M16 22v8M16 2v5M12 2h8" stroke="currentColor" />
          <path d="M11 7h10v15H11z" fill="#fff" />
          <path d="M11 13h10v9H11z" fill="#7cc4a0" />
        </g>,
      );
    case "supplement":
      return icon(
        <>
          <path d="M7 10h18v17q0 2-2 2H9q-2 0-2-2z" fill="#8fb8dd" />
          <path d="M6 4h20v6H6z" fill="var(--pumpkin)" />
          <path d="M16 15v9M11.5 19.5h9" />
        </>,
      );
    case "amulet":
      return icon(
        <>
          <path d="M7 3q0 9 9 12 9-3 9-12" fill="none" stroke="currentColor" />
          <circle cx="16" cy="21" r="8" fill="var(--straw)" />
          <path d="M16 25c-5-4-4-7-2-7q2 0 2 2 0-2 2-2c2 0 3 3-2 7z" fill="#e4606d" stroke-width="1.2" />
        </>,
      );
    case "field":
      return icon(
        <>
          <path d="M3 9h26v19H3z" fill="var(--leaf)" />
          <path d="M3 20h26M9 5v9M16 5v9M23 5v9M4 9h24" fill="none" />
        </>,
      );
    default:
      return (
        <span class="hp-icon" data-size={good}>
          <PigArt size={good} />
        </span>
      );
  }
}

export function SeasonMark({ season }: { readonly season: Season }) {
  if (season === "spring")
    return icon(
      <>
        <path
          d="M16 15q-6-1-6-6t6-6q6 1 6 6t-6 6zM16 17q-6 1-6 6t6 6q6-1 6-6t-6-6zM15 16q-1-6-6-6t-6 6q1 6 6 6t6-6zM17 16q1-6 6-6t6 6q-1 6-6 6t-6-6z"
          fill="#f2a5c0"
        />
        <circle cx="16" cy="16" r="4" fill="var(--straw)" />
      </>,
    );
  if (season === "summer")
    return icon(
      <>
        <path
          d="M16 2v4M16 26v4M2 16h4M26 16h4M6 6l3 3M23 23l3 3M26 6l-3 3M6 26l3-3"
          stroke="var(--pumpkin)"
          stroke-width="3"
        />
        <circle cx="16" cy="16" r="8" fill="var(--straw)" />
      </>,
    );
  if (season === "autumn")
    return icon(
      <>
        <path d="M6 26Q2 8 27 5q1 24-16 20z" fill="var(--pumpkin)" />
        <path d="M4 29 20 12" fill="none" stroke="currentColor" />
      </>,
    );
  return icon(
    <>
      <circle cx="16" cy="16" r="14" fill="#cfe9f7" />
      <path d="M16 6v20M7.5 11l17 10M7.5 21l17-10M13 8l3 2 3-2M13 24l3-2 3 2" stroke="#2d6a94" fill="none" />
    </>,
  );
}
