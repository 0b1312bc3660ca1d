// A match of this browser: opened from the shelf, kept there after every move.
import { useEffect, useRef, useState } from "preact/hooks";
import { gameLine } from "../../games/list";
import { LocalMatch } from "../../match/local";
import { add, find, type Kept } from "../../match/shelf";
import type { PageProps } from "../App";
import { MatchTable } from "../parts/MatchTable";
import { Nowhere } from "../parts/Nowhere";
import { wantsStillness } from "../settings";
import { useShell } from "../shell";
import { useGame } from "../use_game";

const pauseBetweenMoves = 420; // milliseconds; long enough to follow what bots do

type Opening = { readonly match: LocalMatch; readonly kept: Kept } | "gone" | { readonly why: string } | null;

function useMatch(id: string, pace: () => number): Opening {
  const [opening, setOpening] = useState<Opening>(null);
  useEffect(() => {
    let match: LocalMatch | null = null;
    let current = true;
    void (async () => {
      const kept = await find(id);
      const line = kept && gameLine(kept.game);
      if (!kept || !line) return current && setOpening("gone");
      try {
        match = await LocalMatch.open(line.engine, kept.record, (...happened) => add(id, ...happened), pace);
        if (current) setOpening({ match, kept });
        else match.close();
      } catch (error) {
        if (current) setOpening({ why: error instanceof Error ? error.message : String(error) });
      }
    })();
    return () => {
      current = false;
      match?.close();
    };
  }, [id]);
  return opening;
}

export function MatchPage({ route }: PageProps) {
  const { say, settings } = useShell();
  const still = wantsStillness(settings);
  const pace = useRef(0);
  pace.current = still ? 60 : pauseBetweenMoves;
  const opening = useMatch(route.parts[0] ?? "", () => pace.current);
  if (opening === null) return <p class="waiting">{say("loading")}</p>;
  if (opening === "gone") return <Nowhere why={say("matchGone")} />;
  if ("why" in opening) return <Nowhere why={say("broken", { why: opening.why })} />;
  return <Table opening={opening} still={still} id={route.parts[0] ?? ""} />;
}

function Table({
  opening,
  still,
  id,
}: {
  readonly opening: { readonly match: LocalMatch; readonly kept: Kept };
  readonly still: boolean;
  readonly id: string;
}) {
  const { say } = useShell();
  const game = useGame(opening.kept.game);
  useEffect(() => void (document.title = `${opening.match.facts.title} · ${say("title")}`));
  if (!game) return <p class="waiting">{say("loading")}</p>;
  return <MatchTable source={opening.match} game={game} still={still} id={id} />;
}
