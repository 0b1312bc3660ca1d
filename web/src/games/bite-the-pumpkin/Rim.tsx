// The four directions to run: signs on the wooden rim, never over a cell. Arrow keys and Enter work, too. A sign that
// is focused, pointed at or tapped once previews its run.
import { directions, type Direction } from "./cells";
import { arrowOf } from "./CellGrid";
import type { Move } from "./messages";

const Arrow = () => (
  <svg viewBox="-24 -24 48 48" aria-hidden="true">
    <path d="M0-15 20 9H8v8H-8V9h-12z" />
  </svg>
);

type Props = {
  readonly label: string;
  readonly ways: ReadonlyMap<Direction, Move>; // the directions that are offered
  readonly aimed: Direction | null;
  readonly finger: () => boolean; // whether the last press was by touch
  readonly nameOf: (move: Move) => string;
  readonly about: (direction: Direction) => string;
  readonly aim: (direction: Direction | null) => void;
  readonly run: (direction: Direction) => void;
};

export function Rim({ label, ways, aimed, finger, nameOf, about, aim, run }: Props) {
  // An arrow key previews the run; the same key again runs.
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
          data-way={direction}
          data-mark={direction}
          data-move={move.text}
          data-aimed={aimed === direction}
          aria-label={nameOf(move)}
          aria-description={about(direction)}
          onClick={() => run(direction)}
          onFocus={() => finger() || aim(direction)}
          onBlur={() => aim(null)}
          onPointerEnter={({ pointerType }) => pointerType === "mouse" && aim(direction)}
          onPointerLeave={() => aim(null)}
        >
          <Arrow />
        </button>
      ))}
    </div>
  );
}

// The same signs while no run is asked for; the last run stands out.
export const RimAtRest = ({ ran }: { readonly ran: Direction | null }) => (
  <>
    {directions.map((direction) => (
      <span key={direction} class="bp-way" data-way={direction} data-ran={ran === direction}>
        <Arrow />
      </span>
    ))}
  </>
);
