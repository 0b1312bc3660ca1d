// The pieces, each drawn around the middle of its cell, 100 units wide.
import type { ComponentChildren } from "preact";
import type { Point } from "./cells";

const drawn = {
  stroke: "var(--outline)",
  "stroke-width": 4.5,
  "stroke-linejoin": "round",
  "stroke-linecap": "round",
} as const;

// Every pig of the herd has its own coat: a flower, a patch, freckles, a tuft, a saddle.
const coats: readonly ComponentChildren[] = [
  <path
    key="flower"
    d="M21-24h.1M29-22h.1M31-30h.1M23-32h.1"
    stroke="#fff7d6"
    stroke-width="9"
    stroke-linecap="round"
  />,
  <path key="patch" d="M8-27q20-2 24 14-6 14-19 9-11-8-5-23z" fill="#c8837d" />,
  <path
    key="freckles"
    d="M-25 9h.1M-20 15h.1M-27 17h.1M25 9h.1M20 15h.1M27 17h.1"
    stroke="#b5645f"
    stroke-width="4"
    stroke-linecap="round"
  />,
  <path
    key="tuft"
    d="M-9-29q2-12 9-13 0 6-1 9 5-7 11-6-5 5-6 11"
    fill="#a2604a"
    stroke="var(--outline)"
    stroke-width="3.5"
    stroke-linejoin="round"
  />,
  <path key="saddle" d="M-35 6q-1-22 15-30 2 22-15 30z" fill="#8d5a4d" />,
];

export function Pig({
  id,
  lying = false,
  look = { x: 0, y: 0 },
}: {
  readonly id: number;
  readonly lying?: boolean;
  readonly look?: Point;
}) {
  if (lying)
    return (
      <g {...drawn}>
        <ellipse cx="0" cy="17" rx="41" ry="24" fill="var(--pig)" />
        <g transform="translate(0 12) scale(.94 .74)" stroke="none">
          {coats[id]}
        </g>
        <path d="M-31 3-36-12-19-6zM31 3 36-12 19-6z" fill="var(--pig-deep)" />
        <path d="M-22 10q5 5 10 0M12 10q5 5 10 0" fill="none" />
        <ellipse cx="0" cy="21" rx="14" ry="9" fill="var(--pig-deep)" />
        <path d="M-5 21h.1M5 21h.1" stroke-width="6" />
        <path
          class="bp-snore"
          d="M14-20h9l-9 9h9M27-38h12l-12 12h12"
          fill="none"
          stroke="var(--ink)"
          stroke-width="4"
        />
      </g>
    );
  return (
    <g {...drawn}>
      <path class="bp-tail" d="M33 12q11 3 13-5-3-7-8-2 0 6 7 5" fill="none" />
      <path d="M-19 30v9h9v-6M19 30v9h-9v-6" fill="var(--pig-deep)" />
      <path d="M-31-10-35-35-12-26zM31-10 35-35 12-26z" fill="var(--pig-deep)" />
      <ellipse cx="0" cy="3" rx="36" ry="33" fill="var(--pig)" />
      <g stroke="none">{coats[id]}</g>
      <g class="bp-face" style={{ transform: `translate(${6 * look.x}px,${5 * look.y}px)` }}>
        <g class="bp-eyes" style={{ animationDelay: `${-1.3 * id}s` }}>
          <path d="M-14-6v1M14-6v1" stroke-width="9" />
          <path d="M-13-8h.1M15-8h.1" stroke="#fff" stroke-width="3" />
        </g>
        <ellipse cx="0" cy="12" rx="15" ry="11" fill="var(--pig-deep)" />
        <path d="M-5 11v2M5 11v2" stroke-width="5.5" />
      </g>
    </g>
  );
}

export const Pumpkin = () => (
  <g {...drawn}>
    <path d="M-3-20q-2-14 7-18l7 5q-6 4-5 13z" fill="var(--leaf)" />
    <path d="M0-20c-44-16-46 52-14 54 10 4 18 4 28 0 32-2 30-70-14-54z" fill="var(--pumpkin)" />
    <path d="M-13-19q-18 24-1 53M13-19q18 24 1 53" fill="none" stroke="#a8500f" stroke-width="4" />
    <path d="M-27-3q-4 8-2 16" fill="none" stroke="#ffc07a" stroke-width="4.5" />
    <path d="M4-20q10-10 24-5-8 9-20 7z" fill="var(--leaf)" />
  </g>
);

export const Broccoli = () => (
  <g {...drawn}>
    <path d="M-11 6-14 34q14 7 28 0L11 6z" fill="#cfe09a" />
    <path d="M-4 14v12M6 12v10" fill="none" stroke="#8fae5a" stroke-width="4" />
    <path
      d="M-22 10c-17-1-18-22-3-24-1-16 19-22 25-11 8-11 27-4 24 11 16 3 13 25-4 24-5 8-15 7-20 2-6 6-17 5-22-2z"
      fill="#3f9a52"
    />
    <path d="M-20-6q4-6 9-3M-4-17q5-5 9-1M9-2q5-5 10-1M-6 1q4-4 8-1" fill="none" stroke="#1f6433" stroke-width="4" />
  </g>
);

export const Tree = () => (
  <g {...drawn}>
    <path d="M-8 12-11 42h22L8 12z" fill="var(--wood)" />
    <path
      d="M-24 22c-24 0-25-28-8-32-3-26 22-36 33-24 17-11 39 5 31 26 17 7 11 31-8 30-13 10-36 9-48 0z"
      fill="#5f8f3e"
    />
    <path d="M-22-8q3-15 17-17" fill="none" stroke="#93bd63" stroke-width="5" />
    <path d="M-17 7h.1M9-12h.1M22 9h.1" stroke="var(--outline)" stroke-width="14" />
    <path d="M-17 7h.1M9-12h.1M22 9h.1" stroke="#d2452f" stroke-width="8" />
  </g>
);

export type VegetableKind = "pumpkin" | "broccoli";
export const Vegetable = ({ kind }: { readonly kind: VegetableKind }) =>
  kind === "pumpkin" ? <Pumpkin /> : <Broccoli />;

export const At = ({ at: { x, y }, children }: { readonly at: Point; readonly children: ComponentChildren }) => (
  <g transform={`translate(${x} ${y})`}>{children}</g>
);

const mown = Array.from(
  { length: 32 },
  (_, i) => `M${((i * 2) % 8) * 100 + ((i >> 2) % 2) * 100} ${(i >> 2) * 100}h100v100h-100z`,
).join("");
const tufts =
  "M120 80l-6-14m9 14v-18m3 18l7-13M560 170l-6-14m9 14v-18m3 18l7-13M310 470l-6-14m9 14v-18m3 18l7-13M720 590l-6-14m9 14v-18m3 18l7-13M70 690l-6-14m9 14v-18m3 18l7-13M470 770l-6-14m9 14v-18m3 18l7-13";
const flowers = "M232 128h.1M285 690h.1M640 60h.1M520 345h.1M775 285h.1M25 372h.1M660 735h.1M180 545h.1";

// Grass in mown squares; flowers by day, fireflies by night.
export const Grass = () => (
  <>
    <path d="M0 0h800v800h-800z" fill="var(--grass)" />
    <path d={mown} fill="var(--grass-deep)" opacity=".38" />
    <path d={tufts} fill="none" stroke="var(--grass-deep)" stroke-width="5" stroke-linecap="round" />
    <path class="bp-flowers" d={flowers} stroke-width="13" stroke-linecap="round" />
  </>
);
