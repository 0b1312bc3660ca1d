// The four ways to run: a tap on the rim, or arrow keys and Enter. While one is focused, pointed at or pressed, it is previewed.
import type { Direction } from "./cells";
import { arrowOf } from "./CellGrid";
import type { Move } from "./says";

type Props = {
  readonly label: string;
  readonly ways: ReadonlyMap<Direction, Move>; // that are open
  readonly aimed: Direction | null;
  readonly nameOf: (move: Move) => string;
  readonly about: (direction: Direction) => string;
  readonly aim: (direction: Direction | null) => void;
  readonly run: (direction: Direction) => void;
};

export function Rim({ label, ways, aimed, nameOf, about, aim, run }: Props) {
  // The first arrow key looks, the same once more runs.
  const steer = (event: KeyboardEvent) => {
    const direction = arrowOf(event.key);
    if (!direction) return;
    event.preventDefault();
    const button = (event.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-mark="${direction}"]`);
    if (document.activeElement !== button) button?.focus();
    else if (!event.repeat) run(direction);
  };
  return (
    <div class="bp-rim" role="group" aria-label={label} onKeyDown={steer}>
      {[...ways].map(([direction, move]) => (
        <button
          key={direction}
          class="bp-way"
          data-move={move.text}
          data-mark={direction}
          data-aimed={aimed === direction}
          aria-label={nameOf(move)}
          aria-description={about(direction)}
          onClick={() => run(direction)}
          onFocus={() => aim(direction)}
          onBlur={() => aim(null)}
          onPointerEnter={() => aim(direction)}
          onPointerDown={() => aim(direction)}
          onPointerLeave={() => aim(null)}
        >
          <svg viewBox="-24 -24 48 48" aria-hidden="true">
            <path d="M0-15 20 9H8v8H-8V9h-12z" />
          </svg>
        </button>
      ))}
    </div>
  );
}
