// A match of this browser: opened from the shelf, stored there after every move.
import { useEffect, useRef, useState } from "preact/hooks";
import { isRefused } from "../../engine/link";
import { gameEntry } from "../../games/list";
import type { MatchStore } from "../../match/journal";
import { LocalMatch } from "../../match/local";
import { TabLock } from "../../match/tab_lock";
import { add, find, type StoredMatch } from "../../match/shelf";
import type { PageProps } from "../App";
import { MatchScreen } from "../match/MatchScreen";
import { Nowhere } from "../parts/Nowhere";
import { useLazy } from "../parts/use_lazy";
import { speeds, wantsStillness } from "../settings";
import { useShell } from "../shell";
import { useGame } from "../use_game";

const pauseBetweenMoves = 420; // milliseconds; long enough to follow the bots

type Failed = { readonly why: string; readonly refused: boolean };
type Opening = { readonly match: LocalMatch; readonly kept: StoredMatch } | "gone" | Failed | null;

function useMatch(id: string, pace: () => number): Opening {
  const [opening, setOpening] = useState<Opening>(null);
  useEffect(() => {
    let open: { close(): void } | null = null;
    let current = true;
    // Everything opened is closed when the page is left.
    const opened = <T extends { close(): void }>(one: T): T => {
      open = one;
      if (!current) one.close();
      return one;
    };
    const begin = async (): Promise<Opening> => {
      const tabLock = opened(await TabLock.acquire(id));
      const kept = await find(id);
      const entry = kept && gameEntry(kept.game);
      if (!kept || !entry) return "gone";
      const store: MatchStore = { tabLock, find: () => find(id), add: (...happened) => add(id, ...happened) };
      return { match: opened(await LocalMatch.open(entry.engine, kept.record, store, pace, kept.players)), kept };
    };
    void begin()
      .catch((error: unknown) => ({
        why: error instanceof Error ? error.message : String(error),
        refused: isRefused(error),
      }))
      .then((opening) => current && setOpening(opening));
    return () => {
      current = false;
      open?.close();
    };
  }, [id]);
  return opening;
}

export function MatchPage({ route }: PageProps) {
  const { say, settings } = useShell();
  const still = wantsStillness(settings);
  const pace = useRef(0);
  pace.current = (still ? 60 : pauseBetweenMoves) * (speeds[settings.speed] ?? 1);
  const opening = useMatch(route.parts[0] ?? "", () => pace.current);
  const refused = opening !== null && opening !== "gone" && "why" in opening && opening.refused;
  const Unopened = useLazy(refused, async () => (await import("../parts/Unopened")).Unopened);
  if (opening === null) return <p class="waiting">{say("loading")}</p>;
  if (opening === "gone") return <Nowhere why={say("matchGone")} />;
  if ("why" in opening && opening.refused) return Unopened && <Unopened id={route.parts[0] ?? ""} why={opening.why} />;
  if ("why" in opening) return <Nowhere why={say("broken", { why: opening.why })} />;
  return <OpenedMatch opening={opening} id={route.parts[0] ?? ""} />;
}

type OpenedProps = {
  readonly opening: { readonly match: LocalMatch; readonly kept: StoredMatch };
  readonly id: string;
};

function OpenedMatch({ opening, id }: OpenedProps) {
  const { say } = useShell();
  const game = useGame(opening.kept.game);
  useEffect(() => void (document.title = `${opening.match.facts.title} · ${say("title")}`));
  if (!game) return <p class="waiting">{say("loading")}</p>;
  return <MatchScreen source={opening.match} game={game} id={id} />;
}
