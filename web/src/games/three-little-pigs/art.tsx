// Houses, dice, wolf and wind, drawn here. A material is told by its colour, its pattern and the shape of its roof.
import type { ComponentChildren } from "preact";
import { materials, type Face, type Material, type Part, type Tile, type View } from "./view";

const line = { stroke: "var(--outline)", "stroke-width": 2.5, "stroke-linejoin": "round", "stroke-linecap": "round" } as const;
const faint = { stroke: "var(--outline)", "stroke-width": 1.5, "stroke-opacity": 0.45, "stroke-linecap": "round", fill: "none" } as const;

const walls: Readonly<Record<Material, string>> = {
  straw: "M10 5v9M16 20v8M13 31v6M20 3v5M47 4v8M51 17v9M45 30v7M40 2v4M10 22v5M49 34v4M30 2v3M25 34v4M35 33v5",
  wood: "M6 13.5h48M6 27h48M21 2v11M40 14v12M18 28v11M44 28v11",
  brick: "M6 10h48M6 20h48M6 30h48M20 1v9M40 1v9M12 10v10M30 10v10M48 10v10M20 20v10M40 20v10M12 30v9M30 30v9M48 30v9",
};
const roofs: Readonly<Record<Material, readonly [shape: string, pattern: string]>> = {
  straw: ["M30 3C41 8 52 19 58 30l-6-1-3 4-5-3-5 4-4-4-5 4-5-4-4 4-5-4-5 3-3-4-6 1C8 19 19 8 30 3Z", "M30 9v6M22 15v7M38 15v7M30 21v5M15 22v5M45 22v5"],
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

// The one who lives there, at the window.
function Tenant() {
  return (
    <g stroke="var(--outline)" stroke-width="1.6" stroke-linejoin="round">
      <path d="m24 17 0-6 4 3zM36 17l0-6-4 3z" fill="var(--pig-deep)" />
      <circle cx="30" cy="20" r="7" fill="var(--pig)" />
      <ellipse cx="30" cy="22.5" rx="3.4" ry="2.5" fill="var(--pig-deep)" />
      <path d="M27 18v.1M33 18v.1" stroke-width="2.2" stroke-linecap="round" />
    </g>
  );
}

type TileProps = Tile & { readonly tenant?: boolean; readonly fresh?: boolean; readonly class?: string };

export function TileArt({ part, material, pot, tenant, fresh, class: name = "" }: TileProps) {
  const fill = `var(--${material})`;
  const height = part === "roof" ? 34 : 40;
  return (
    <svg class={`tp-tile ${name}`} data-part={part} data-fresh={fresh} viewBox={`0 0 60 ${height}`} aria-hidden="true">
      {part === "roof" ? (
        <>
          <path d={roofs[material][0]} fill={fill} {...line} />
          <path d={roofs[material][1]} {...faint} />
        </>
      ) : (
        <>
          <path d="M6 0H54V40H6Z" fill={fill} {...line} />
          <path d={walls[material]} {...faint} />
        </>
      )}
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
          {tenant ? <Tenant /> : <path d="M30 8V29M20 18H40" {...line} stroke-width="1.8" />}
          <path d="M16 30H44" {...line} stroke-width="3" />
          {pot && <Pot x={tenant ? 40 : 25} y={17} />}
        </>
      )}
      {fresh && <path class="tp-star" d="m52 1 2 4 4 1-3 3 1 5-4-2-4 2 1-5-3-3 4-1Z" fill="var(--glow)" stroke="var(--outline)" stroke-width="1.4" />}
    </svg>
  );
}

// From the ground up, as the view has it; drawn from the top down.
export function HouseArt({
  tiles,
  complete,
  fresh,
}: {
  readonly tiles: readonly Tile[];
  readonly complete: boolean;
  readonly fresh?: (tile: Tile, nth: number) => boolean;
}) {
  const seen: Record<string, number> = {};
  const first = tiles.findIndex(({ part }) => part === "window");
  const drawn = tiles.map((tile, i) => {
    const kind = tile.part + tile.material + tile.pot;
    const nth = (seen[kind] = (seen[kind] ?? 0) + 1);
    return <TileArt key={kind + nth} {...tile} tenant={complete && i === first} fresh={fresh?.(tile, i) ?? false} />;
  });
  return <>{drawn.reverse()}</>;
}

export function WolfArt({ blowing = false }: { readonly blowing?: boolean }) {
  return (
    <svg class="tp-wolf" viewBox="0 0 40 32" aria-hidden="true">
      <path d="M3 2 12 7H20L29 2V15C29 23 23 28 16 30 9 28 3 23 3 15Z" fill="var(--tp-wolf)" {...line} />
      <path d="M9 17c2 8 12 8 14 0-2 9-4 11-7 12-3-1-5-3-7-12Z" fill="var(--tp-muzzle)" />
      <path d="m8 12 5 3M24 12l-5 3" {...line} stroke-width="2.2" />
      <ellipse cx="16" cy="21" rx="3" ry="2.2" fill="var(--outline)" />
      {blowing ? (
        <circle cx="16" cy="26" r="2" fill="var(--tp-door)" {...line} stroke-width="1.5" />
      ) : (
        <path d="M12 25q4 3 8 0" {...line} fill="none" stroke-width="1.6" />
      )}
      {blowing && (
        <path class="tp-puff" d="M22 25q5-4 9-1t8-2M22 28q6 1 9 0t7 1" fill="none" stroke="var(--tp-puff)" stroke-width="2.2" stroke-linecap="round" />
      )}
    </svg>
  );
}

const signs: Readonly<Record<Part, ComponentChildren>> = {
  door: <path d="M7 21V11a5 5 0 0 1 10 0V21ZM14 15v1.5" fill="none" />,
  window: <path d="M5 5H19V19H5ZM12 5V19M5 12H19" fill="none" />,
  roof: <path d="M12 4 22 17H2Z" fill="currentColor" />,
};

// What a die shows.
export function FaceArt({ face }: { readonly face: Face | null }) {
  if (face === "wolf") return <WolfArt />;
  return (
    <svg class="tp-face" viewBox="0 0 24 24" aria-hidden="true" stroke="currentColor" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round">
      {face && signs[face]}
    </svg>
  );
}

const at = (share: number, radius: number): string => {
  const angle = 2 * Math.PI * share;
  return `${(32 + radius * Math.sin(angle)).toFixed(2)} ${(32 - radius * Math.cos(angle)).toFixed(2)}`;
};
const marks: Readonly<Record<Material, string>> = { straw: "M-5 4-3-4M0 4V-4M5 4 3-4", wood: "M-6-3H6M-6 3H6", brick: "M-6-3H6V3H-6ZM0-3V3" };

// Where each material's sector begins and ends, in parts of a whole turn.
export function sectors(spinner: View["spinner"]): Readonly<Record<Material, readonly [from: number, to: number]>> {
  const all = materials.reduce((sum, material) => sum + spinner[material], 0);
  let from = 0;
  return Object.fromEntries(materials.map((material) => [material, [from / all, (from += spinner[material]) / all]])) as Record<Material, [number, number]>;
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
            <path d={`M32 32 ${at(from, 29)}A29 29 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to, 29)}Z`} fill={`var(--${material})`} {...line} stroke-width="1.8" />
            <path d={marks[material]} transform={`translate(${at((from + to) / 2, 19)})`} {...faint} stroke-opacity="0.8" stroke-width="2" />
          </g>
        );
      })}
      <circle cx="32" cy="32" r="29" fill="none" {...line} />
      <path class="tp-needle" style={{ transform: `rotate(${degrees}deg)` }} d="M32 8 37 32 32 42 27 32Z" fill="#fffaf0" {...line} stroke-width="2" />
    </svg>
  );
}
