// The 64 cells as a grid: one stop in the tab order, arrow keys inside, every cell with its name and what is on it.
import { useState } from "preact/hooks";
import { fileOf, rankOf, rows, stepped, type Direction } from "./cells";

export type CellState = {
  readonly words: string; // for a screen reader
  readonly move?: string | undefined; // what a press plays
  readonly lit?: boolean; // may be chosen
  readonly held?: boolean;
};

type Props = {
  readonly label: string;
  readonly start: string; // where the keyboard begins
  readonly stateOf: (cell: string) => CellState;
  readonly press: (cell: string) => void;
  readonly aim: (cell: string | null) => void;
};

const arrows: Readonly<Record<string, Direction>> = { ArrowUp: "north", ArrowDown: "south", ArrowLeft: "west", ArrowRight: "east" };
export const arrowOf = (key: string): Direction | undefined => arrows[key];

// As the crow flies, in cells.
const distance = (a: string, b: string): number => Math.hypot(fileOf(a) - fileOf(b), rankOf(a) - rankOf(b));

export function CellGrid({ label, start, stateOf, press, aim }: Props) {
  const [visited, setVisited] = useState<string | null>(null);
  const [inside, setInside] = useState(false);
  const states = new Map(rows.flat().map((cell) => [cell, stateOf(cell)]));
  // Whoever comes in by keyboard lands where something can be done.
  const near = visited ?? start;
  const open = rows.flat().filter((cell) => states.get(cell)?.lit);
  const at = inside || open.length === 0 ? near : open.reduce((best, cell) => (distance(cell, near) < distance(best, near) ? cell : best));
  const steer = (event: KeyboardEvent) => {
    const direction = arrowOf(event.key) ?? (event.key === "Home" ? "west" : event.key === "End" ? "east" : undefined);
    const from = event.target instanceof HTMLElement ? event.target.dataset["cell"] : undefined;
    if (!direction || !from) return;
    event.preventDefault();
    const to = stepped(from, direction, arrowOf(event.key) ? 1 : 8);
    (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-cell="${to}"]`)?.focus();
  };
  return (
    <div
      class="bp-cells"
      role="grid"
      aria-label={label}
      onKeyDown={steer}
      onPointerLeave={() => aim(null)}
      onFocusIn={() => setInside(true)}
      onFocusOut={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setInside(false)}
    >
      {rows.map((row, i) => (
        <div role="row" key={i}>
          {row.map((cell) => {
            const { words = cell, move, lit = false, held = false } = states.get(cell) ?? {};
            return (
              <button
                key={cell}
                role="gridcell"
                class="bp-cell"
                tabIndex={cell === at ? 0 : -1}
                aria-label={words}
                aria-selected={held}
                data-cell={cell}
                data-mark={cell}
                data-move={move}
                data-lit={lit}
                onClick={() => press(cell)}
                onFocus={() => (setVisited(cell), aim(cell))}
                onBlur={() => aim(null)}
                onPointerEnter={() => aim(cell)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
