// The story in words, a line for each turn that unfolds; below them the latest turn lies open, on a desktop in a box of
// its own. Each move links to the replay; own moves can be taken back from here.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { AnyGameModule } from "../../games/game";
import type { Story, Undo } from "../../match/situation";
import type { GameLocalizer } from "../../text/game_localizer";
import { Icon } from "../frame/PageFrame";
import { SeatFace } from "../frame/SeatFace";
import { useShell } from "../shell";
import { turnsOf, type Turn } from "./turns";

const nearEnd = 24; // pixels

type Props = {
  readonly module: AnyGameModule;
  readonly view: unknown;
  readonly stories: readonly Story[];
  readonly localizer: GameLocalizer;
  readonly id: string;
  readonly ways: ReadonlyMap<number, Undo>; // ways back, by number of the move
  readonly goBack: (way: Undo) => void;
};

// One stop in the tab order. Arrow keys go from line to line and to the button beside a line.
function walk(event: KeyboardEvent): void {
  const beside = { ArrowRight: "button", ArrowLeft: "a" }[event.key];
  const here = document.activeElement?.closest("li");
  if (beside && here) here.querySelector<HTMLElement>(beside)?.focus();
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.currentTarget instanceof HTMLElement)) return;
  const lines = [...event.currentTarget.querySelectorAll("li")];
  const at = lines.findIndex((line) => line.contains(document.activeElement));
  event.preventDefault();
  lines[at + step]?.querySelector<HTMLElement>("a, .log-turn")?.focus();
}

// The end of what scrolls stays in sight, unless the reader has scrolled away from it.
function useEnd<Box extends HTMLElement>(scroller: string) {
  const inside = useRef<Box>(null);
  const away = useRef(false);
  useLayoutEffect(() => {
    const box = inside.current?.closest<HTMLElement>(scroller);
    if (!box) return;
    if (!away.current) box.scrollTop = box.scrollHeight;
    const scrolled = () => void (away.current = box.scrollHeight - box.clientHeight - box.scrollTop > nearEnd);
    box.addEventListener("scroll", scrolled);
    return () => box.removeEventListener("scroll", scrolled);
  });
  return inside;
}

export function Log({ module, view, stories, localizer, id, ways, goBack }: Props) {
  const { say } = useShell();
  const [unfolded, unfold] = useState<ReadonlySet<number>>(new Set()); // by the turn's first move
  const all = useEnd<HTMLDivElement>(".panel-text");
  const latest = useEnd<HTMLOListElement>(".log-latest");
  const back = (story: Story | undefined) => {
    const way = story && ways.get(story.number);
    if (!way) return null;
    const words = say("backTo", { n: story.number });
    return (
      <button
        class="tool"
        tabIndex={-1}
        aria-label={words}
        title={words}
        data-back={story.number}
        onClick={() => goBack(way)}
      >
        <Icon path="M9 7L4 12l5 5M4 12h11a5 5 0 0 1 0 10" />
      </button>
    );
  };
  const face = ({ seat }: Story) => (
    <span class="log-face">{seat && <SeatFace module={module} view={view} seat={seat} />}</span>
  );
  const line = (story: Story, first: boolean) => (
    <li key={story.number} data-seat={story.seat ?? "chance"}>
      <a
        class="log-line"
        href={`#/replay/${id}?at=${story.number}`}
        tabIndex={first ? 0 : -1}
        aria-label={`${say("moveNumber", { n: story.number })}${say("colon")}${localizer.line(story)}`}
      >
        <span class="quiet">{story.number}</span> {face(story)}
        <span>{localizer.line(story)}</span>
      </a>
      {back(story)}
    </li>
  );
  const folded = (turn: Turn) => {
    const [{ number }] = turn;
    const open = unfolded.has(number);
    const others = [...unfolded].filter((one) => one !== number);
    const moves = turn.filter(({ seat }) => seat !== null);
    const own = moves[0] ?? turn[0];
    return (
      <li key={`turn${number}`} data-seat={own.seat ?? "chance"}>
        <button
          class="log-line log-turn"
          tabIndex={-1}
          aria-expanded={open}
          onClick={() => unfold(new Set(open ? others : [...others, number]))}
        >
          <span class="quiet">{number}</span> {face(own)}
          <span>
            {(moves.length > 0 ? moves : turn).map((story) => localizer.line({ ...story, told: [] })).join(" ")}
          </span>
        </button>
        {!open && back(turn.find((story) => ways.has(story.number)))}
      </li>
    );
  };
  const turns = turnsOf(stories);
  const now = turns.pop();
  if (!now) return <p class="quiet">{say("logEmpty")}</p>;
  const lines = (turn: Turn) => turn.map((story) => line(story, story === stories[stories.length - 1]));
  return (
    <div class="log" ref={all} onKeyDown={walk}>
      <ol>
        {turns.flatMap((turn) => {
          if (turn.length === 1) return lines(turn);
          return unfolded.has(turn[0].number) ? [folded(turn), ...lines(turn)] : [folded(turn)];
        })}
      </ol>
      <ol class="log-latest" ref={latest}>
        {lines(now)}
      </ol>
    </div>
  );
}
