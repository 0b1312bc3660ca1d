// Small experiments in the browser's workers, and reports of the program. A variant is played beside the standard game.
import { useEffect, useMemo, useState } from "preact/hooks";
import { gameEntry, games } from "../../games/list";
import { cataloguesOf } from "../../i18n/load";
import type { Catalogue } from "../../i18n/localizer";
import { gameLocalizer, type GameLocalizer } from "../../text/game_localizer";
import { Bench } from "../lab/Bench";
import { Select } from "../lab/fields";
import { OpenReport } from "../parts/OpenReport";
import { useShell } from "../shell";
import { useEngine } from "../use_engine";
import "./new_match.css";
import "./lab.css";

export function Lab() {
  const { say } = useShell();
  const [game, setGame] = useState(games[0]?.id ?? "");
  const ready = useEngine(game);
  const localizer = useLocalizer(game);
  const Picture = gameEntry(game)?.Card;
  useEffect(() => void (document.title = `${say("lab")} · ${say("title")}`));
  return (
    <div class="page lab">
      <h1>{say("labTitle")}</h1>
      <div class="lab-about">
        <span class="card-art" aria-hidden="true">
          {Picture && <Picture />}
        </span>
        <p>{say("labAbout")}</p>
        <Select
          label={say("labGame")}
          value={game}
          values={games.map(({ id, title }) => [id, title] as const)}
          choose={setGame}
        />
      </div>
      {ready && localizer && ready.facts.id === game ? (
        <Bench key={game} ready={ready} localizer={localizer} />
      ) : (
        <p class="waiting">{say("loading")}</p>
      )}
      <OpenReport />
    </div>
  );
}

// The localizer of a game without its board.
function useLocalizer(game: string): GameLocalizer | null {
  const { language } = useShell();
  const [catalogues, setCatalogues] = useState<readonly Catalogue[] | null>(null);
  useEffect(() => {
    let current = true;
    void cataloguesOf(game, language).then((found) => current && setCatalogues(found));
    return () => void ((current = false), setCatalogues(null));
  }, [game, language]);
  return useMemo(
    () => catalogues && gameLocalizer({ texts: {}, catalogues }, language, (seat) => ({ name: seat, you: false })),
    [catalogues, language],
  );
}
