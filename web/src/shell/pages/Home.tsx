// What there is to play: a match to go on with first, then the games, then what was played.
import { useEffect, useState } from "preact/hooks";
import { games } from "../../games/list";
import { all, type MatchInfo } from "../../match/shelf";
import type { PageProps } from "../App";
import { GameCard } from "../parts/GameCard";
import { OpenRecord } from "../parts/OpenRecord";
import { PigFace } from "../parts/PigFace";
import { wantsStillness } from "../settings";
import { build } from "../build";
import { useShell } from "../shell";
import "./home.css";

const longestWait = 800; // milliseconds; where storage does not answer the games are shown all the same

type Mine = typeof import("../parts/my_matches");
type Tables = typeof import("../tables/MyTables");
type Shelf = { readonly kept: readonly MatchInfo[]; readonly mine?: Mine; readonly tables?: Tables | undefined };

// Whether this browser has the key of a table among friends (match/my_tables.ts).
function hasTables(): boolean {
  try {
    return localStorage.getItem("sounder.tables") !== null;
  } catch {
    return false;
  }
}

// What is on the shelf, and what shows it; null until that is known, so that nothing moves under the finger afterwards. A newcomer has
// nothing there, and nothing is loaded to show it.
function useShelf(): readonly [Shelf | null, () => void] {
  const [shelf, setShelf] = useState<Shelf | null>(null);
  const read = async () => {
    const kept = await all().catch(() => []);
    const tables = hasTables() ? await import("../tables/MyTables") : undefined;
    setShelf(kept.length > 0 ? { kept, tables, mine: await import("../parts/my_matches") } : { kept, tables });
  };
  useEffect(() => {
    void read();
    const late = setTimeout(() => setShelf((known) => known ?? { kept: [] }), longestWait);
    return () => clearTimeout(late);
  }, []);
  return [shelf, () => void read()];
}

export function Home({ route }: PageProps) {
  const { say, settings } = useShell();
  const [shelf, read] = useShelf();
  const { kept, mine, tables } = shelf ?? { kept: [] };
  const running = kept.find((match) => !match.over && match.closedTo !== build());
  useEffect(() => void (document.title = say("title")));
  const asked = route.query.get("play");
  useEffect(
    () => void (asked && import("../parts/my_matches").then(({ playAsked }) => playAsked(asked, settings))),
    [asked],
  ); // may come while one is here
  return (
    <div class="home" data-still={wantsStillness(settings)}>
      <div class="hero">
        <h1>{say("tagline")}</h1>
        <p>{say("taglineMore")}</p>
        <PigFace />
        <PigFace />
        <PigFace />
      </div>
      {shelf && (
        <>
          {tables && <tables.MyTables />}
          {mine && running && <mine.Continue match={running} changed={read} />}
          <div class="game-cards">
            {games.map((game) => (
              <GameCard game={game} key={game.id} />
            ))}
          </div>
          <section aria-labelledby="mine">
            <h2 id="mine">{say("myMatches")}</h2>
            {mine && kept.length > 0 ? (
              <mine.List kept={kept.filter((match) => match !== running)} changed={read} />
            ) : (
              <p class="quiet">{say("noMatches")}</p>
            )}
            <OpenRecord shared={route.query.get("shared")} />
          </section>
        </>
      )}
      <footer class="quiet">{say("unofficial")}</footer>
    </div>
  );
}
