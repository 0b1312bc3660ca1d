// The story in words, newest first; each line leads to the replay at that move.
import type { Person } from "../../games/game";
import type { Story } from "../../match/situation";
import type { Speech } from "../../text/game_speech";
import { useShell, type Shell } from "../shell";
import { nameAt } from "./MatchTable";

type Props = { readonly stories: readonly Story[]; readonly people: readonly Person[]; readonly speech: Speech; readonly id: string };

// One stop in the tab order: arrow keys go from line to line.
function walk(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.currentTarget instanceof HTMLElement)) return;
  const lines = [...event.currentTarget.querySelectorAll("a")];
  event.preventDefault();
  lines[lines.indexOf(document.activeElement as HTMLAnchorElement) + step]?.focus();
}

// A line of the story. Of a secret nothing more may be known than that there is one.
export const lineOf = (story: Story, speech: Speech, say: Shell["say"]): string =>
  speech.line(story) || (story.move ? "" : say(story.seat ? "secretMove" : "secretDraw"));

export function Log({ stories, people, speech, id }: Props) {
  const { say } = useShell();
  return (
    <section class="log" aria-labelledby="log">
      <h2 id="log">{say("log")}</h2>
      <ol reversed onKeyDown={walk}>
        {[...stories].reverse().map((story, i) => (
          <li key={story.number} data-seat={story.seat ?? "chance"}>
            <a href={`#/replay/${id}?at=${story.number}`} tabIndex={i === 0 ? 0 : -1} aria-label={say("moveNumber", { n: story.number })}>
              {story.number}
            </a>{" "}
            <b>{story.seat ? nameAt(people, story.seat) : say("chance")}</b> {lineOf(story, speech, say)}
          </li>
        ))}
      </ol>
    </section>
  );
}
