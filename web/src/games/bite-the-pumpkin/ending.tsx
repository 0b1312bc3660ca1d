// The end card of Bite the Pumpkin: pigs asleep with full bellies, or a farmer with the harvest.
import type { ComponentProps } from "preact";
import type { Ending } from "../game";
import { Vegetable, type VegetableKind } from "./art";
import "./ending.css";
import type { View } from "./view";

type ArtProps = ComponentProps<NonNullable<Ending<View>["Art"]>>;

const drawn = {
  stroke: "var(--outline)",
  "stroke-width": 3.5,
  "stroke-linejoin": "round",
  "stroke-linecap": "round",
} as const;

function Art({ view, result: { winners }, still }: ArtProps) {
  const farmer = view.farmers.find(({ seat }) => winners.includes(seat));
  const herd = winners.includes("p1");
  return (
    <svg
      class={`bp-end${still ? " bp-end-still" : ""}`}
      viewBox="0 0 360 160"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {farmer ? <Day /> : <Night />}
      {farmer ? <Harvest kind={farmer.vegetable} /> : <Feast eaten={view.farmers.map(({ vegetable }) => vegetable)} />}
      {farmer && (herd ? <Sleeper x={300} size={0.8} turn={1} /> : <Onlooker />)}
    </svg>
  );
}

const hills = "M0 104q90-34 190-12t170-10v78H0z";

const Night = () => (
  <>
    <path d="M0 0h360v160H0z" fill="#22304f" />
    <path
      d="M40 24h.1M96 48h.1M150 18h.1M214 40h.1M262 16h.1M336 56h.1M120 78h.1"
      stroke="#ffe9a8"
      stroke-width="4"
      stroke-linecap="round"
      class="bp-end-twinkle"
    />
    <path d="M318 20a24 24 0 1 0 14 40 20 20 0 0 1-14-40z" fill="#ffe9a8" {...drawn} />
    <path d={hills} fill="#33513a" />
    <path d="M0 126q120-18 200-6t160-4v44H0z" fill="#41653f" />
  </>
);

const Day = () => (
  <>
    <path d="M0 0h360v160H0z" fill="#bfe3f2" />
    <circle cx="258" cy="34" r="18" fill="#ffd45e" {...drawn} />
    <path
      d="M258 8v-5M258 65v-5M227 34h5M284 34h5M236 12l4 4M276 52l4 4M240 52l-4 4M280 12l-4 4"
      {...drawn}
      class="bp-end-rays"
    />
    <path d={hills} fill="#9dbf6a" />
    <path d="M0 126q120-18 200-6t160-4v44H0z" fill="#b98a5e" />
    <path d="M10 146q90-12 170-8t170-4M-4 158q110-8 190-6t180-4" fill="none" stroke="#8a6240" stroke-width="3.5" />
  </>
);

// A pig on its back, fed.
const Sleeper = ({ x, size, turn }: { readonly x: number; readonly size: number; readonly turn: 1 | -1 }) => (
  <g transform={`translate(${x} 152) scale(${size * turn} ${size})`} {...drawn}>
    <path d="M38-14q14 3 14-7-5-5-8 0 1 6 7 4" fill="none" />
    <ellipse cx="0" cy="-20" rx="40" ry="22" fill="var(--pig)" />
    <path d="M-12-44l-3-13h11l1 10M18-42l2-13h-10l-2 11" fill="var(--pig-deep)" />
    <ellipse class="bp-end-belly" cx="5" cy="-27" rx="25" ry="19" fill="#fbd6cf" />
    <path d="M5-24v.1" stroke-width="5" />
    <circle cx="-38" cy="-22" r="19" fill="var(--pig)" />
    <path d="M-46-39l-6-15 16 9z" fill="var(--pig-deep)" />
    <path d="M-37-27q4 5 9 0M-44-10q6 5 12 1" fill="none" />
    <ellipse cx="-48" cy="-20" rx="9" ry="7" fill="var(--pig-deep)" />
    <path d="M-51-21v2M-46-21v2" stroke-width="4" />
  </g>
);

const Snore = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <path
    class="bp-end-snore"
    d={`M${x} ${y}h8l-8 8h8M${x + 12} ${y - 17}h10l-10 10h10M${x + 27} ${y - 38}h13l-13 13h13`}
    fill="none"
    stroke="#fff"
    stroke-width="3.5"
    stroke-linejoin="round"
    stroke-linecap="round"
  />
);

const Feast = ({ eaten }: { readonly eaten: readonly VegetableKind[] }) => (
  <>
    <g transform="translate(282 112) scale(.42)">
      <Vegetable kind={eaten[1] ?? "pumpkin"} />
    </g>
    <Sleeper x={106} size={0.72} turn={-1} />
    <Sleeper x={262} size={0.78} turn={-1} />
    <Sleeper x={180} size={1.15} turn={1} />
    <Sleeper x={62} size={0.95} turn={1} />
    <Sleeper x={322} size={0.7} turn={1} />
    <Snore x={118} y={78} />
    <Snore x={18} y={92} />
    <path
      d="M222 150h.1M230 155h.1M214 156h.1M112 156h.1M120 152h.1M284 156h.1"
      stroke={eaten[0] === "broccoli" ? "#3f9a52" : "#e8842c"}
      stroke-width="5"
      stroke-linecap="round"
    />
  </>
);

const pile = [
  [-32, -46],
  [0, -48],
  [32, -46],
  [-17, -66],
  [15, -67],
  [-1, -86],
] as const;

const Harvest = ({ kind }: { readonly kind: VegetableKind }) => (
  <>
    <g transform="translate(196 146)" {...drawn}>
      {pile.map(([x, y], i) => (
        <g key={x} transform={`translate(${x} ${y}) scale(.42)`}>
          <g class="bp-end-hop" style={{ animationDelay: `${90 * i}ms` }}>
            <Vegetable kind={kind} />
          </g>
        </g>
      ))}
      <path d="M-62-42H60L46-12h-84z" fill="var(--wood)" />
      <path d="M-52-27H52" fill="none" />
      <path d="M-62-42l-30 4M-30-12l-8 14" fill="none" stroke-width="6" />
      <circle cx="48" cy="-9" r="13" fill="#d9a871" />
      <path d="M48-9v.1" stroke-width="7" />
    </g>
    <g transform="translate(92 152)" {...drawn}>
      <path d="M-18-50h36l4 50H6L0-24-6 0h-16z" fill="#5b7fae" />
      <path d="M-21-84q21-9 42 0l2 36h-46z" fill="#c9563f" />
      <path d="M-12-86v22h24v-22M-13-64h26v18h-26z" fill="#5b7fae" />
      <path d="M18-78q12 16 6 34" fill="none" stroke-width="14" />
      <path d="M18-78q12 16 6 34" fill="none" stroke="#c9563f" stroke-width="8" />
      <g class="bp-end-wave">
        <path d="M-18-78q-20-2-24-26" fill="none" stroke-width="14" />
        <path d="M-18-78q-20-2-24-26" fill="none" stroke="#c9563f" stroke-width="8" />
        <circle cx="-43" cy="-110" r="8" fill="#f1c6a0" />
      </g>
      <circle cx="0" cy="-104" r="20" fill="#f1c6a0" />
      <path d="M-7-106v1M8-106v1" stroke-width="6" />
      <path d="M-12-94q6-7 12-2 6-5 12 2-6 6-12 1-6 5-12-1z" fill="#8d5a4d" />
      <path d="M-34-115q34 10 68 0-8-8-18-8-2-19-16-19t-16 19q-10 0-18 8z" fill="var(--straw)" />
      <path d="M-16-122q16 5 32 0" fill="none" stroke="#c9563f" stroke-width="5" />
    </g>
  </>
);

// A pig looks over the fence.
const Onlooker = () => (
  <g transform="translate(316 150)" {...drawn}>
    <path d="M-22-46l-4-18 17 8zM22-46l4-18-17 8z" fill="var(--pig-deep)" />
    <ellipse cx="0" cy="-32" rx="27" ry="26" fill="var(--pig)" />
    <path class="bp-end-eyes" d="M-12-40v1M6-40v1" stroke-width="7" />
    <ellipse cx="-4" cy="-26" rx="11" ry="8" fill="var(--pig-deep)" />
    <path d="M-8-27v2M0-27v2M-9-12q6-5 12 0" fill="none" stroke-width="4" />
    <path d="M-40-24h84v8h-84zM-40-6h84v8h-84z" fill="#d9a871" />
    <path d="M-34-34h10V8h-10zM28-34h10V8H28z" fill="#d9a871" />
  </g>
);

export const ending: Ending<View> = {
  Art,
  sentence(view, { winners }, text) {
    const [pumpkins, broccoli] = view.farmers;
    if (view.farmers.some(({ standing }) => standing === "playing")) return text("endStill");
    if (winners[0] === "p1") return broccoli ? text("endHerdBoth") : text("endHerd", { n: pumpkins?.on_board ?? 0 });
    if (!broccoli) return text("endFarmer");
    if (pumpkins?.standing === broccoli.standing) return text("endBoth");
    return text(broccoli.standing === "home" ? "endBroccoli" : "endPumpkins");
  },
  tally({ farmers }, _, text) {
    const eaten = farmers.map(({ stock, supply, on_board: left }) => stock - supply - left);
    return [
      { label: text("sumPlanted"), values: ["", ...farmers.map(({ stock, supply }) => stock - supply)] },
      { label: text("sumEaten"), values: [eaten.reduce((sum, n) => sum + n, 0), ...eaten] },
      { label: text("sumLeft"), values: ["", ...farmers.map(({ on_board: left }) => left)] },
      { label: text("sumSupply"), values: ["", ...farmers.map(({ supply }) => supply)] },
    ];
  },
};
