// A match from its record: from this browser, a link or a file.
import { useEffect, useMemo, useState } from "preact/hooks";
import { isRefused } from "../../engine/link";
import { gameEntry } from "../../games/list";
import { unpacked } from "../../match/link";
import { recordIn, withRules, type RecordFile } from "../../match/record";
import { find } from "../../match/shelf";
import type { Opened as Open } from "../../match/situation";
import type { PageProps } from "../App";
import { Nowhere } from "../parts/Nowhere";
import { Unopened } from "../parts/Unopened";
import { Player } from "../replay/Player";
import { useShell } from "../shell";
import { useEngine } from "../use_engine";
import { useGame } from "../use_game";
import "./replay.css";

// Whether the id is a record in the address, and not one of this browser.
const isLink = (id: string): boolean => id.startsWith("r.");
const isTable = (id: string): boolean => id.startsWith("t.");
const isKept = (id: string): boolean => !isLink(id) && !isTable(id);

async function recordNamed(id: string): Promise<string | null> {
  if (isTable(id)) return (await import("../tables/record_of")).recordOf(id.slice(2));
  return isLink(id) ? unpacked(id.slice(2)) : ((await find(id))?.record ?? null);
}

export function Replay({ route }: PageProps) {
  const { say } = useShell();
  const id = route.parts[0] ?? "";
  const [text, setText] = useState<string | null | undefined>(undefined);
  useEffect(() => void recordNamed(id).then(setText, () => setText(null)), [id]);
  const record = useMemo(() => recordIn(text ?? ""), [text]);
  if (text === undefined) return <p class="waiting">{say("loading")}</p>;
  if (!record || !gameEntry(record.game)) return <Nowhere why={say(isLink(id) ? "linkBroken" : "matchGone")} />;
  return <Opened route={route} text={text ?? ""} record={record} />;
}

type OpenedProps = PageProps & { readonly text: string; readonly record: RecordFile };

function Opened({ route, text, record }: OpenedProps) {
  const { say } = useShell();
  const ready = useEngine(record.game);
  const game = useGame(record.game);
  const [state, setState] = useState<Open | { readonly why: string; readonly refused: boolean } | null>(null);
  const whole = ready ? withRules(text, ready.facts) : text;
  useEffect(
    () =>
      void ready?.engine
        .call<Open>("open", whole)
        .then(setState, (error: unknown) =>
          setState({ why: error instanceof Error ? error.message : String(error), refused: isRefused(error) }),
        ),
    [ready, whole],
  );
  useEffect(() => void (document.title = `${say("replay")} · ${gameEntry(record.game)?.title ?? ""}`));
  const id = route.parts[0] ?? "";
  if (state && "why" in state && state.refused && isKept(id)) return <Unopened id={id} why={state.why} />;
  if (state && "why" in state) return <Nowhere why={say("broken", { why: state.why })} />;
  if (!ready || !game || !state) return <p class="waiting">{say("loading")}</p>;
  return <Player ready={ready} game={game} record={record} open={state} text={whole} route={route} />;
}
