// How the match ended, and what one may want next.
import { useState } from "preact/hooks";
import type { Person } from "../../games/game";
import { begin } from "../../match/begin";
import { addressOf, saveFile } from "../../match/link";
import type { RecordFile } from "../../match/record";
import type { Result } from "../../match/situation";
import type { MatchSource } from "../../match/source";
import { go } from "../route";
import { useShell } from "../shell";
import { nameAt } from "./MatchTable";
import { copied, SharedNote, type Shared } from "./SharedNote";

type Props = { readonly source: MatchSource; readonly result: Result; readonly people: readonly Person[]; readonly id: string; readonly sentence: string };

export function Ending({ source, result, people, id, sentence }: Props) {
  const { say, language } = useShell();
  const [shared, setShared] = useState<Shared>(null);
  const names = result.winners.map((seat) => nameAt(people, seat));
  const you = names.length === 1 && names[0] === say("you");
  const list = new Intl.ListFormat(language === "xx" ? "en" : language, { type: "conjunction" });
  const again = async () => {
    const { game, seats, options, content } = JSON.parse(await source.record()) as RecordFile;
    go(`match/${await begin({ game, seats, ...(options && { options }), ...(content && { content }) })}`);
  };
  const share = async () => {
    const address = await addressOf(await source.record());
    if (navigator.share) await navigator.share({ url: address }).catch(() => undefined);
    else setShared(await copied(address));
  };
  return (
    <div class="ending">
      <h2>{you ? say("winsYou") : names.length === 1 ? say("winsOne", { name: names[0] ?? "" }) : say("winsMany", { names: list.format(names) })}</h2>
      {sentence && <p>{sentence}</p>}
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
        <button class="primary" onClick={() => void again()}>
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
    </div>
  );
}
