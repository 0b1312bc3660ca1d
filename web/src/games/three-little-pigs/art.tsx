// Drawings of houses, dice, wolf and wind. Materials differ in colour, pattern and the shape of the roof.
import type { SeatName } from "../../match/situation";
import { hats, seatColour } from "../../shared/hats";
import type { Lost } from "./follow";
import { materials, type Face, type Material, type Part, type Tile, type View } from "./view";

export const line = {
  stroke: "var(--outline)",
  "stroke-width": 2.5,
  "stroke-linejoin": "round",
  "stroke-linecap": "round",
} as const;
const faint = {
  stroke: "var(--outline)",
  "stroke-width": 1.5,
  "stroke-opacity": 0.45,
  "stroke-linecap": "round",
  fill: "none",
} as const;

const walls: Readonly<Record<Material, string>> = {
  straw: "M10 5v9M16 20v8M13 31v6M20 3v5M47 4v8M51 17v9M45 30v7M40 2v4M10 22v5M49 34v4M30 2v3M25 34v4M35 33v5",
  wood: "M6 13.5h48M6 27h48M21 2v11M40 14v12M18 28v11M44 28v11",
  brick: "M6 10h48M6 20h48M6 30h48M20 1v9M40 1v9M12 10v10M30 10v10M48 10v10M20 20v10M40 20v10M12 30v9M30 30v9M48 30v9",
};
const roofs: Readonly<Record<Material, readonly [shape: string, pattern: string]>> = {
  straw: [
    "M30 3C41 8 52 19 58 30l-6-1-3 4-5-3-5 4-4-4-5 4-5-4-4 4-5-4-5 3-3-4-6 1C8 19 19 8 30 3Z",
    "M30 9v6M22 15v7M38 15v7M30 21v5M15 22v5M45 22v5",
  ],
  wood: ["M30 2 59 26 55 33H5L1 26Z", "M23 11h14M16 18h28M9 25h42M30 12v6M22 19v6M40 19v6M30 26v6"],
  brick: ["M41 8V2h8v10L58 32H2L13 8Z", "M9 17h42M5 25h50M22 9v8M34 9v8M16 18v7M29 18v7M42 18v7M22 26v6M36 26v6"],
};

function Pot({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} {...line} stroke-width="1.8">
      <path d="M5 7V1" fill="none" stroke="var(--leaf)" />
      <circle cx="5" cy="0" r="3.4" fill="var(--tp-bloom)" />
      <path d="M0 6h10l-1.6 7H1.600Z" fill="var(--tp-pot)" />
    </g>
  );
}

// The pig at the window of its house.
function Head({ seat }: { readonly seat: SeatName | undefined }) {
  return (
    <g stroke="var(--outline)" stroke-width="1.6" stroke-linejoin="round">
      <path d="m24 17 0-6 4 3zM36 17l0-6-4 3z" fill="var(--pig-deep)" />
      <circle cx="30" cy="20" r="7" fill="var(--pig)" />
      <ellipse cx="30" cy="22.5" rx="3.4" ry="2.5" fill="var(--pig-deep)" />
      <path class="tp-eyes" d="M27 18v.1M33 18v.1" stroke-width="2.2" stroke-linecap="round" />
      {seat && <path d={hats[seat]} fill={seatColour(seat)} />}
    </g>
  );
}

// The whole pig, on its ground.
export const StandingPig = ({ seat, class: name }: { readonly seat: SeatName; readonly class?: string }) => (
  <svg class={name} viewBox="17 2 27 40" aria-hidden="true">
    <path
      d="M24 38v3h4v-3M32 38v3h4v-3M22 33c0-12 16-12 16 0 0 7-16 7-16 0Z"
      fill="var(--pig)"
      {...line}
      stroke-width="1.6"
    />
    <Head seat={seat} />
  </svg>
);

export const PigArt = ({ seat }: { readonly seat: SeatName }) => (
  <svg class="tp-pig" viewBox="19 2 24 27" aria-hidden="true">
    <Head seat={seat} />
  </svg>
);

type TileProps = Tile & {
  readonly tenant?: SeatName | undefined;
  readonly fresh?: boolean;
  readonly deep?: number; // tiles in a stack
  readonly lost?: "flies" | "falls" | undefined;
  readonly class?: string;
};

const step = 3; // from tile to tile of a stack

export function TileArt({ part, material, pot, tenant, fresh, deep = 1, lost, class: name = "" }: TileProps) {
  const [shape, pattern] = part === "roof" ? roofs[material] : (["M6 0H54V40H6Z", walls[material]] as const);
  const below = (deep - 1) * step;
  const height = (part === "roof" ? 34 : 40) + below;
  return (
    <svg
      class={`tp-tile ${name}`}
      data-part={part}
      data-fresh={fresh}
      data-lost={lost}
      viewBox={`0 ${-below} ${60 + below} ${height}`}
      aria-hidden="true"
    >
      {Array.from({ length: deep }, (_, i) => deep - 1 - i).map((up) => (
        <path
          key={up}
          d={shape}
          transform={up ? `translate(${up * step} ${-up * step})` : undefined}
          fill={`var(--${material})`}
          {...line}
        />
      ))}
      <path d={pattern} {...faint} />
      {part === "door" && (
        <>
          <path d="M21 39V19a9 9 0 0 1 18 0V39Z" fill="var(--tp-door)" {...line} />
          <circle cx="34.5" cy="27" r="1.7" fill="var(--straw)" />
          {pot && <Pot x={41} y={25} />}
        </>
      )}
      {part === "window" && (
        <>
          <path d="M20 8H40V29H20Z" fill="var(--tp-pane)" {...line} />
          {tenant ? <Head seat={tenant} /> : <path d="M30 8V29M20 18H40" {...line} stroke-width="1.8" />}
          <path d="M16 30H44" {...line} stroke-width="3" />
          {pot && <Pot x={tenant ? 40 : 25} y={17} />}
        </>
      )}
      {fresh && (
        <path
          class="tp-star"
          d="m52 1 2 4 4 1-3 3 1 5-4-2-4 2 1-5-3-3 4-1Z"
          fill="var(--glow)"
          stroke="var(--outline)"
          stroke-width="1.4"
        />
      )}
    </svg>
  );
}

type HouseProps = {
  readonly tiles: readonly Tile[];
  readonly complete: boolean;
  readonly seat: SeatName;
  readonly fresh?: (nth: number) => boolean;
  readonly lost?: readonly Lost[]; // what the wolf takes from it just now
};

// From the ground up, as the view has it; drawn from the top down.
export function HouseArt({ tiles, complete, seat, fresh, lost = [] }: HouseProps) {
  const seen: Record<string, number> = {};
  const first = tiles.findIndex(({ part }) => part === "window");
  const drawn = tiles.map((tile, i) => {
    const kind = tile.part + tile.material + tile.pot;
    const nth = (seen[kind] = (seen[kind] ?? 0) + 1);
    return (
      <TileArt
        key={kind + nth}
        {...tile}
        tenant={complete && i === first ? seat : undefined}
        fresh={fresh?.(i) ?? false}
      />
    );
  });
  for (const { tile, at, falls } of lost)
    drawn.splice(at, 0, <TileArt key={`lost${at}`} {...tile} lost={falls ? "falls" : "flies"} />);
  return <>{drawn.reverse()}</>;
}

// What a die shows of him.
export function WolfArt() {
  return (
    <svg class="tp-wolf-face" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M3 2 12 7H20L29 2V15C29 23 23 28 16 30 9 28 3 23 3 15Z" fill="var(--tp-wolf)" {...line} />
      <path d="M9 17c2 8 12 8 14 0-2 9-4 11-7 12-3-1-5-3-7-12Z" fill="var(--tp-muzzle)" />
      <path d="m8 12 5 3M24 12l-5 3" {...line} stroke-width="2.2" />
      <ellipse cx="16" cy="21" rx="3" ry="2.2" fill="var(--outline)" />
      <path d="M12 25q4 3 8 0" {...line} fill="none" stroke-width="1.6" />
    </svg>
  );
}

const signs: Readonly<Record<Part, string>> = {
  door: "M7 21V11a5 5 0 0 1 10 0V21ZM14 15v1.5",
  window: "M5 5H19V19H5ZM12 5V19M5 12H19",
  roof: "M12 4 22 17H2Z",
};

// What a die shows.
export function FaceArt({ face }: { readonly face: Face | null }) {
  if (face === "wolf") return <WolfArt />;
  return (
    <svg
      class="tp-face"
      viewBox="0 0 24 24"
      aria-hidden="true"
      stroke="currentColor"
      stroke-width="2.6"
      stroke-linejoin="round"
      stroke-linecap="round"
    >
      {face && <path d={signs[face]} fill={face === "roof" ? "currentColor" : "none"} />}
    </svg>
  );
}

const at = (share: number, radius: number): string => {
  const angle = 2 * Math.PI * share;
  return `${(32 + radius * Math.sin(angle)).toFixed(2)} ${(32 - radius * Math.cos(angle)).toFixed(2)}`;
};
const marks: Readonly<Record<Material, string>> = {
  straw: "M-5 4-3-4M0 4V-4M5 4 3-4",
  wood: "M-6-3H6M-6 3H6",
  brick: "M-6-3H6V3H-6ZM0-3V3",
};

// Where each material's sector begins and ends, in parts of a whole turn.
export function sectors(spinner: View["spinner"]): Readonly<Record<Material, readonly [from: number, to: number]>> {
  const all = materials.reduce((sum, material) => sum + spinner[material], 0);
  let from = 0;
  return Object.fromEntries(
    materials.map((material) => [material, [from / all, (from += spinner[material]) / all]]),
  ) as Record<Material, [number, number]>;
}

export function SpinnerArt({ spinner, degrees }: { readonly spinner: View["spinner"]; readonly degrees: number }) {
  const spread = sectors(spinner);
  return (
    <svg class="tp-wheel" viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="29" fill="var(--straw)" />
      {materials.map((material) => {
        const [from, to] = spread[material];
        if (to <= from) return null;
        return (
          <g key={material}>
            <path
              d={`M32 32 ${at(from, 29)}A29 29 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to, 29)}Z`}
              fill={`var(--${material})`}
              {...line}
              stroke-width="1.8"
            />
            <path
              d={marks[material]}
              transform={`translate(${at((from + to) / 2, 19)})`}
              {...faint}
              stroke-opacity="0.8"
              stroke-width="2"
            />
          </g>
        );
      })}
      <circle cx="32" cy="32" r="29" fill="none" {...line} />
      <path
        class="tp-needle"
        style={{ transform: `rotate(${degrees}deg)` }}
        d="M32 8 37 32 32 42 27 32Z"
        fill="#fffaf0"
        {...line}
        stroke-width="2"
      />
    </svg>
  );
}
