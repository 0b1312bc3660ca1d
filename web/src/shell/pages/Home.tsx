import { useEffect, useState } from "preact/hooks";
import { warmEngine } from "../../engine/link";
import { games, gameLine, type GameLine } from "../../games/list";
import { EngineLink } from "../../engine/link";
import { begin, keepRecord, usualSeats } from "../../match/begin";
import type { RecordFile } from "../../match/record";
import type { Opened } from "../../match/situation";
import { all, forget, type Head } from "../../match/shelf";
import { nameOfPlayer } from "../parts/names";
import { inLanguage, type Language } from "../../text/languages";
import { go } from "../route";
import { useShell } from "../shell";

// All that a match needs starts down the line at once: page, engine, board and words.
function warm(game: GameLine, language: Language): void {
  warmEngine(game.engine);

  void game.load().then((module) => module.words(language));
}

async function playNow(game: GameLine): Promise<void> {
  go(`match/${await begin({ game: game.id, seats: usualSeats(game.seats[0]) })}`);
}

function GameCard({ game }: { readonly game: GameLine }) {
  const { say, language } = useShell();
  const soon = () => warm(game, language);
  return (
    <article class="game-card" data-game={game.id}>
      <div class="card-art" data-game={game.id} aria-hidden="true">
        <game.Card />
      </div>
      <div class="game-card-text">
        <h2>{game.title}</h2>
        <p class="quiet">
          {say("players", { least: game.seats[0], most: game.seats[1] })} · {say("minutes", { n: game.minutes })} · {say("by", { designer: game.designer })}
        </p>
        <p>{inLanguage(game.about, language)}</p>
        <div class="row">
          <button
            class="primary"
            onPointerEnter={soon}
            onFocus={soon}
            onClick={() => {
              soon();
              void playNow(game);
            }}
            aria-label={`${say("playNow")}: ${game.title}`}
          >
            {say("playNow")}
          </button>
          <a class="button" href={`#/new/${game.id}`} aria-label={`${say("playFriends")}: ${game.title}`}>
            {say("playFriends")}
          </a>
          <a class="button" href={`#/learn/${game.id}`} aria-label={`${say("learn")}: ${game.title}`}>
            {say("learn")}
          </a>
        </div>
      </div>
    </article>
  );
}

function MyMatches() {
  const { say, language } = useShell();
  const [kept, setKept] = useState<readonly Head[] | null>(null);
  const read = () => void all().then(setKept, () => setKept([]));
  useEffect(read, []);
  if (!kept) return null;
  const remove = (id: string) => confirm(say("removeSure")) && void forget(id).then(read);
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">{say("myMatches")}</h2>
      {kept.length === 0 && <p class="quiet">{say("noMatches")}</p>}
      <OpenRecord />
      <ul class="matches">
        {kept.map((match) => (
          <li key={match.id}>
            <div>
              <strong>{gameLine(match.game)?.title ?? match.game}</strong>
              <span class="quiet">
                {match.players.map((player, i) => nameOfPlayer(player, i, say)).join(", ")} · {say("movesMade", { n: match.moves })}
                {match.over && ` · ${say("over")}`} · {new Date(match.changed).toLocaleDateString(language)}
              </span>
            </div>
            <a class="button" href={match.over ? `#/replay/${match.id}` : `#/match/${match.id}`}>
              {say(match.over ? "look" : "goOn")}
            </a>
            <button onClick={() => remove(match.id)}>{say("remove")}</button>
          </li>
        ))}
      </ul>
    </section>
  );
}

// A record from a file goes onto the shelf and is shown.
function OpenRecord() {
  const { say } = useShell();
  const [trouble, setTrouble] = useState("");
  const open = async (file: File | undefined) => {
    if (!file) return;
    try {
      const record = JSON.parse(await file.text()) as RecordFile;
      const line = gameLine(record.game);
      if (!line) throw new Error(String(record.game));
      const engine = new EngineLink(line.engine);
      try {
        const { at, frames } = await engine.ask<Opened>("open", JSON.stringify(record));
        go(`replay/${await keepRecord(record, at, frames[0].situation.result !== null)}`);
      } finally {
        engine.stop();
      }
    } catch (error) {
      setTrouble(say("refused", { why: `${file.name}: ${error instanceof Error ? error.message : String(error)}` }));
    }
  };
  return (
    <>
      <label class="button file-button">
        {say("openFile")}
        <input class="visually-hidden" type="file" accept=".json,application/json" onChange={(event) => void open(event.currentTarget.files?.[0])} />
      </label>
      {trouble && (
        <p class="refusal" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}

export function Home() {
  const { say } = useShell();
  useEffect(() => void (document.title = say("title")));
  return (
    <div class="home">
      <h1>{say("tagline")}</h1>
      <div class="game-cards">
        {games.map((game) => (
          <GameCard game={game} key={game.id} />
        ))}
      </div>
      <MyMatches />
      <footer class="quiet">{say("unofficial")}</footer>
    </div>
  );
}
