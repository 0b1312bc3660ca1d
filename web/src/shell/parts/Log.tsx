// The story in words, newest first; each line leads to the replay at that move.
import type { Person } from "../../games/game";
import type { Story } from "../../match/situation";
import { useShell } from "../shell";
import { nameAt } from "./MatchTable";

type Props = { readonly stories: readonly Story[]; readonly people: readonly Person[]; readonly tell: (words: string) => string; readonly id: string };

export function Log({ stories, people, tell, id }: Props) {
  const { say } = useShell();
  return (
    <section class="log" aria-labelledby="log">
      <h2 id="log">{say("log")}</h2>
      <ol reversed>
        {[...stories].reverse().map((story) => (
          <li key={story.number} data-seat={story.seat ?? "chance"}>
            <a href={`#/replay/${id}?at=${story.number}`} aria-label={say("moveNumber", { n: story.number })}>
              {story.number}
            </a>{" "}
            <b>{story.seat ? nameAt(people, story.seat) : say("chance")}</b> {tell(story.story)}
          </li>
        ))}
      </ol>
    </section>
  );
}
