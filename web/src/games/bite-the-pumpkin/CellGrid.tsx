// The 64 cells as a grid with one stop in the tab order. Each cell is labelled with its name and contents. Arrow keys
// or a cell's typed name move inside it.
import { useState } from "preact/hooks";
import { fileOf, rankOf, rows, stepOf, stepped, type Direction } from "./cells";

export type CellState = {
  readonly words: string; // for a screen reader
  readonly move?: string | undefined; // what a press plays
  readonly lit?: boolean; // can be chosen
  readonly held?: boolean;
};

type Props = {
  readonly label: string;
  readonly start: string; // where the keyboard begins
  readonly hop: boolean; // arrow keys go from one cell that can be chosen to the next
  readonly stateOf: (cell: string) => CellState;
  readonly press: (cell: string) => void;
  readonly aim: (cell: string | null) => void;
};

const arrows: Readonly<Record<string, Direction>> = {
  ArrowUp: "north",
  ArrowDown: "south",
  ArrowLeft: "west",
  ArrowRight: "east",
};
export const arrowOf = (key: string): Direction | undefined => arrows[key];

// The straight distance, in cells.
const distance = (a: string, b: string): number => Math.hypot(fileOf(a) - fileOf(b), rankOf(a) - rankOf(b));

// The nearest of these cells in that direction; straight on counts less than aside.
function hopped(from: string, direction: Direction, open: readonly string[]): string | undefined {
  const { x, y } = stepOf[direction];
  const ways = open.map((cell) => {
    const [east, north] = [fileOf(cell) - fileOf(from), rankOf(cell) - rankOf(from)];
    return { cell, on: x * east - y * north, aside: Math.abs(x * north) + Math.abs(y * east) };
  });
  return ways.filter(({ on }) => on > 0).sort((a, b) => a.on + 2 * a.aside - b.on - 2 * b.aside)[0]?.cell;
}

// The cell that a key leads to: arrows, Home and End, the name of a file or a rank.
function led(from: string, key: string, open: readonly string[] | null): string | undefined {
  const direction = arrowOf(key);
  if (direction) return (open && hopped(from, direction, open)) ?? stepped(from, direction);
  if (key === "Home" || key === "End") return stepped(from, key === "Home" ? "west" : "east", 8);
  if (/^[a-h]$/.test(key)) return key + from.charAt(1);
  return /^[1-8]$/.test(key) ? from.charAt(0) + key : undefined;
}

export function CellGrid({ label, start, hop, stateOf, press, aim }: Props) {
  const [visited, setVisited] = useState<string | null>(null);
  const [inside, setInside] = useState(false);
  const states = new Map(rows.flat().map((cell) => [cell, stateOf(cell)]));
  // The keyboard focus enters at a cell that can be pressed.
  const near = visited ?? start;
  const open = rows.flat().filter((cell) => states.get(cell)?.lit);
  const at =
    inside || open.length === 0
      ? near
      : open.reduce((best, cell) => (distance(cell, near) < distance(best, near) ? cell : best));
  const steer = (event: KeyboardEvent) => {
    const from = event.target instanceof HTMLElement ? event.target.dataset["cell"] : undefined;
    const to =
      from && !event.ctrlKey && !event.metaKey && !event.altKey ? led(from, event.key, hop ? open : null) : undefined;
    if (!to) return;
    event.preventDefault();
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
                onPointerEnter={({ pointerType }) => pointerType === "mouse" && aim(cell)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
