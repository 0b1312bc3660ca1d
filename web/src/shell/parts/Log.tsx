// The story in words, newest first. Each line links to the replay at its move; own moves can be taken back from here.
import type { AnyGameModule } from "../../games/game";
import type { Story, Undo } from "../../match/situation";
import type { GameLocalizer } from "../../text/game_localizer";
import { Icon } from "../frame/PageFrame";
import { SeatFace } from "../frame/SeatFace";
import { useShell } from "../shell";

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
  lines[at + step]?.querySelector("a")?.focus();
}

export function Log({ module, view, stories, localizer, id, ways, goBack }: Props) {
  const { say } = useShell();
  const back = (story: Story) => {
    const way = ways.get(story.number);
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
  if (stories.length === 0) return <p class="quiet">{say("logEmpty")}</p>;
  return (
    <ol class="log" reversed onKeyDown={walk}>
      {[...stories].reverse().map((story, i) => (
        <li key={story.number} data-seat={story.seat ?? "chance"}>
          <a
            class="log-line"
            href={`#/replay/${id}?at=${story.number}`}
            tabIndex={i === 0 ? 0 : -1}
            aria-label={`${say("moveNumber", { n: story.number })}: ${localizer.line(story)}`}
          >
            <span class="quiet">{story.number}</span>{" "}
            {story.seat && <SeatFace module={module} view={view} seat={story.seat} />}
            <span>{localizer.line(story)}</span>
          </a>
          {back(story)}
        </li>
      ))}
    </ol>
  );
}
