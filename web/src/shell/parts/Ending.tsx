// How the match ended, on a card over the dimmed board, and what one may want next.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Ending as GameEnding, Person } from "../../games/game";
import { begin } from "../../match/begin";
import { addressOf, saveFile } from "../../match/link";
import type { RecordFile } from "../../match/record";
import type { Result } from "../../match/situation";
import type { MatchSource, Scene } from "../../match/source";
import type { Speech } from "../../text/game_speech";
import { Icon } from "../frame/Frame";
import { go } from "../route";
import { useShell } from "../shell";
import type { LoadedGame } from "../use_game";
import "./ending.css";
import { nameAt } from "./MatchTable";
import { copied, SharedNote, type Shared } from "./SharedNote";

type Props = {
  readonly source: MatchSource;
  readonly game: LoadedGame;
  readonly speech: Speech;
  readonly scene: Scene;
  readonly result: Result;
  readonly people: readonly Person[];
  readonly id: string;
  readonly still: boolean;
  readonly close: () => void;
};

export function Ending({ source, game, speech, scene, result, people, id, still, close }: Props) {
  const { say, language } = useShell();
  const [shared, setShared] = useState<Shared>(null);
  const [part, setPart] = useState<GameEnding<unknown> | null>(null);
  const rematch = useRef<HTMLButtonElement>(null);
  useEffect(() => void game.module.ending().then(setPart), [game]);
  useEffect(() => rematch.current?.focus({ preventScroll: true }), []);
  const names = result.winners.map((seat) => nameAt(people, seat));
  const you = names.length === 1 && names[0] === say("you");
  const list = new Intl.ListFormat(language === "xx" ? "en" : language, { type: "conjunction" });
  const won = people.some((person) => person.you && result.winners.includes(person.seat));
  const again = async () => {
    const { game: played, seats, options, content } = JSON.parse(await source.record()) as RecordFile;
    go(`match/${await begin({ game: played, seats, ...(options && { options }), ...(content && { content }) })}`);
  };
  const share = async () => {
    const address = await addressOf(await source.record());
    if (navigator.share) await navigator.share({ url: address }).catch(() => undefined);
    else setShared(await copied(address));
  };
  const { view } = scene.situation;
  return (
    <div class="end-ground">
      <section class="ending" role="dialog" aria-labelledby="ended" onKeyDown={(event) => event.key === "Escape" && close()}>
        <button class="tool end-close" aria-label={say("close")} onClick={close}>
          <Icon path="M6 6l12 12M18 6L6 18" />
        </button>
        {part?.Art && <part.Art view={view} result={result} people={people} won={won} still={still} />}
        <h2 id="ended">
          {you ? say("winsYou") : names.length === 1 ? say("winsOne", { name: names[0] ?? "" }) : say("winsMany", { names: list.format(names) })}
        </h2>
        {part && <p>{part.sentence(view, result, speech.text, speech.say)}</p>}
        <ol class="standings" aria-label={say("scores")}>
          {[...people]
            .sort((a, b) => (result.ranks[people.indexOf(a)] ?? 9) - (result.ranks[people.indexOf(b)] ?? 9))
            .map((person) => (
              <li key={person.seat}>
                {person.name} <b>{result.scores[people.indexOf(person)]}</b>
              </li>
            ))}
        </ol>
        <div class="row">
          <button class="primary" ref={rematch} onClick={() => void again()}>
            {say("again")}
          </button>
          <a class="button" href={`#/replay/${id}?review=1`}>
            {say("review")}
          </a>
          <a class="button" href={`#/replay/${id}?at=0`}>
            {say("replay")}
          </a>
          <button onClick={() => void share()}>{say("share")}</button>
          <button onClick={async () => saveFile(`${source.facts.id}-${id}.json`, await source.record())}>{say("shareFile")}</button>
        </div>
        <SharedNote shared={shared} />
      </section>
    </div>
  );
}
