// The home page: a match to go on with, the games, the matches played.
import { useEffect, useState } from "preact/hooks";
import { games } from "../../games/list";
import { all, type MatchInfo } from "../../match/shelf";
import type { PageProps } from "../App";
import { GameCard } from "../parts/GameCard";
import { OpenRecord } from "../parts/OpenRecord";
import { PigFace } from "../../shared/PigFace";
import { wantsStillness } from "../settings";
import { build } from "../build";
import { useShell } from "../shell";
import "./home.css";

const longestWait = 800; // milliseconds; if the storage does not answer the games are shown without it

type Mine = typeof import("../parts/my_matches");
type Tables = typeof import("../tables/MyTables");
type Shelf = { readonly kept: readonly MatchInfo[]; readonly mine?: Mine; readonly tables?: Tables | undefined };

// Whether this browser has keys to tables among friends (match/my_tables.ts).
function hasTables(): boolean {
  try {
    return localStorage.getItem("sounder.tables") !== null;
  } catch {
    return false;
  }
}

// The matches on the shelf and the component for them; null until they are known, so that nothing moves under the
// finger later. With an empty shelf nothing is loaded.
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
  ); // may come while the page is open
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
              <GameCard game={game} kept={kept} key={game.id} />
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
