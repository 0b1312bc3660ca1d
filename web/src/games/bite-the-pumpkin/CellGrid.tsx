// The 64 cells as a grid: one stop in the tab order, arrow keys inside, every cell with its name and what is on it.
import { useState } from "preact/hooks";
import { directions, rows, stepped, type Direction } from "./cells";

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

export function CellGrid({ label, start, stateOf, press, aim }: Props) {
  const [visited, setVisited] = useState<string | null>(null);
  const at = visited ?? start;
  const steer = (event: KeyboardEvent) => {
    const direction = arrowOf(event.key) ?? (event.key === "Home" ? directions[1] : event.key === "End" ? directions[2] : undefined);
    if (!direction) return;
    event.preventDefault();
    const to = stepped(at, direction, arrowOf(event.key) ? 1 : 8);
    setVisited(to);
    (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-cell="${to}"]`)?.focus();
  };
  return (
    <div class="bp-cells" role="grid" aria-label={label} onKeyDown={steer} onPointerLeave={() => aim(null)}>
      {rows.map((row, i) => (
        <div role="row" key={i}>
          {row.map((cell) => {
            const { words, move, lit = false, held = false } = stateOf(cell);
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
