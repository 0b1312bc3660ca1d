// The story in words, newest first; each line leads to the replay at that move.
import type { Story } from "../../match/situation";
import type { Speech } from "../../text/game_speech";
import { useShell } from "../shell";

type Props = { readonly stories: readonly Story[]; readonly speech: Speech; readonly id: string };

// One stop in the tab order: arrow keys go from line to line.
function walk(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.currentTarget instanceof HTMLElement)) return;
  const lines = [...event.currentTarget.querySelectorAll("a")];
  event.preventDefault();
  lines[lines.indexOf(document.activeElement as HTMLAnchorElement) + step]?.focus();
}

export function Log({ stories, speech, id }: Props) {
  const { say } = useShell();
  return (
    <ol class="log" reversed onKeyDown={walk}>
      {[...stories].reverse().map((story, i) => (
        <li key={story.number} data-seat={story.seat ?? "chance"}>
          <a
            class="log-line"
            href={`#/replay/${id}?at=${story.number}`}
            tabIndex={i === 0 ? 0 : -1}
            aria-label={`${say("moveNumber", { n: story.number })}: ${speech.line(story)}`}
          >
            <span class="quiet">{story.number}</span> {speech.line(story)}
          </a>
        </li>
      ))}
    </ol>
  );
}
