// Content of one's own for a game, designed on its board: played at once, shared, kept, measured.
import { useEffect, useState } from "preact/hooks";
import type { Design } from "../../games/game";
import { gameEntry } from "../../games/list";
import type { PageProps } from "../App";
import { Nowhere } from "../parts/Nowhere";
import { useShell } from "../shell";
import { useEngine } from "../use_engine";
import { useGame, type LoadedGame } from "../use_game";
import "../pages/new_match.css";
import "./design.css";
import { Studio } from "./Studio";
import { useDesignSay } from "./words";

function useDesign(game: LoadedGame | null): Design | null {
  const [design, setDesign] = useState<Design | null>(null);
  useEffect(() => {
    let current = true;
    void game?.module.design?.().then((found) => current && setDesign(found));
    return () => void (current = false);
  }, [game?.module]);
  return design;
}

export function DesignPage({ route }: PageProps) {
  const shell = useShell();
  const id = route.parts[0] ?? "";
  const entry = gameEntry(id);
  const ready = useEngine(id);
  const game = useGame(id);
  const design = useDesign(game);
  const say = useDesignSay(id);
  useEffect(() => void (say && entry && (document.title = `${say("designTitle")} · ${entry.title}`)));
  if (!entry || (game && !game.module.design)) return <Nowhere why={shell.say("notFound")} />;
  return (
    <div class="page design-page">
      {ready && game && design && say ? (
        <Studio entry={entry} ready={ready} words={game.words} design={design} say={say} route={route} />
      ) : (
        <p class="waiting">{shell.say("loading")}</p>
      )}
    </div>
  );
}
