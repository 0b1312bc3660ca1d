// Drawings for the rules page.
import type { JSX } from "preact";
import { ActionIcon, FieldArt, GoodIcon, PigArt } from "./art";
import { actions, items, sizes, type Size } from "./view";
import "./board.css";
import "./picture.css";

const packed: readonly (readonly [Size, number, number, number, number])[] = [
  ["average", 0, 0, 3, 3],
  ["average", 3, 0, 3, 3],
  ["small", 0, 3, 2, 3],
  ["small", 2, 3, 2, 3],
  ["piglet", 4, 3, 2, 2],
];
const part = (n: number): string => `${(n / 6) * 100}%`;

const pictures: Readonly<Record<string, () => JSX.Element>> = {
  sizes: () => (
    <div class="hp-row">
      {sizes.map((size) => (
        <span key={size} data-size={size}>
          <PigArt size={size} />
        </span>
      ))}
    </div>
  ),
  field: () => (
    <div class="hp-land hp-example" style={{ aspectRatio: "1" }}>
      <div class="hp-field" style={{ inset: 0 }}>
        <FieldArt n={0} />
      </div>
      {packed.map(([size, x, y, width, height], i) => (
        <div class="hp-pig" key={i} style={{ left: part(x), top: part(y), width: part(width), height: part(height) }}>
          <PigArt size={size} width={width} height={height} vaccinated={i === 0} />
        </div>
      ))}
    </div>
  ),
  numbers: () => (
    <div class="hp-row">
      {actions.map((action, i) => (
        <span key={action}>
          <ActionIcon action={action} />
          <b>{[8, 6, 9, 7][i]}</b>
        </span>
      ))}
    </div>
  ),
  items: () => (
    <div class="hp-row">
      {items.map((item) => (
        <span key={item}>
          <GoodIcon good={item} />
        </span>
      ))}
    </div>
  ),
};

export function Picture({ name }: { readonly name: string }) {
  return <div class="hp-drawing">{pictures[name]?.()}</div>;
}
