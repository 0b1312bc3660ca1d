// The frame of every page with a board: a bar with the seats, the board in a box that never moves, a dock of fixed
// height, and a panel. The panel is a column on a desktop and a sheet elsewhere.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Progress } from "../../games/game";
import { useLazy } from "../parts/use_lazy";
import { useShell } from "../shell";
import "./frame.css";

export type Panel = {
  readonly title: string;
  readonly content: ComponentChildren;
  readonly close: (() => void) | null; // null for the panel that a desktop shows by default
};

type Props = {
  readonly kind: "match" | "replay" | "lesson";
  readonly game: string;
  readonly title: string;
  readonly turn?: string;
  readonly moves?: number; // moves on the board
  readonly thinking?: string | undefined; // a bot's seat
  readonly light?: string | undefined; // marks that should glow
  readonly seats: ComponentChildren;
  readonly progress?: Progress | null;
  readonly menu?: ComponentChildren;
  readonly board: ComponentChildren;
  readonly dock: ComponentChildren;
  readonly panel: Panel | null;
  readonly touched?: (event: Event) => void; // called before any other handler of a press
  readonly children?: ComponentChildren; // laid over the frame
};

const wideScreen = "(min-width: 1200px) and (min-height: 600px)"; // as in frame.css

// Whether the panel fits beside the board.
export function useWide(): boolean {
  const [wide, setWide] = useState(() => matchMedia(wideScreen).matches);
  useEffect(() => {
    const query = matchMedia(wideScreen);
    const changed = () => setWide(query.matches);
    changed(); // the screen may have been turned since the first drawing
    query.addEventListener("change", changed);
    return () => query.removeEventListener("change", changed);
  }, []);
  return wide;
}

export function PageFrame({
  kind,
  game,
  title,
  turn,
  moves,
  thinking,
  light,
  seats,
  progress,
  menu,
  board,
  dock,
  panel,
  touched,
  children,
}: Props) {
  const { say } = useShell();
  const Box = useLazy(panel !== null, async () => (await import("./PanelBox")).PanelBox);
  return (
    <div
      class={`frame ${kind}`}
      data-game={game}
      data-turn={turn}
      data-moves={moves}
      data-thinking={thinking}
      data-light={light}
      onPointerDownCapture={(event) => touched?.(event)}
      onKeyDownCapture={(event) => touched?.(event)}
    >
      <h1 class="visually-hidden">{title}</h1>
      <div class="bar">
        <a class="bar-back" href="#/" aria-label={say("home")}>
          <Icon path="M15 5l-7 7 7 7" />
        </a>
        {seats}
        {menu}
      </div>
      <div class="board" data-board>
        {board}
      </div>
      <section class="dock" aria-label={say("yourTurn")}>
        {progress && (
          <p class="progress" style={{ "--done": progress.done / progress.of }}>
            {progress.words}
          </p>
        )}
        {dock}
      </section>
      {panel && Box && <Box key={panel.title} {...panel} />}
      {children}
    </div>
  );
}

export const Icon = ({ path }: { readonly path: string }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

// A small control of the dock: a drawing with its word below.
export function Tool({
  path,
  words,
  on,
  ...rest
}: {
  readonly path: string;
  readonly words: string;
  readonly on?: boolean;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}) {
  return (
    <button class="tool" aria-pressed={on} {...rest}>
      <Icon path={path} />
      <span>{words}</span>
    </button>
  );
}
