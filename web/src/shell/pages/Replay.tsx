// A match from its record: from this browser, a link or a file.
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { isRefused } from "../../engine/link";
import { gameEntry } from "../../games/list";
import type { BoardProps } from "../../games/game";
import { keepRecord } from "../../match/begin";
import { checkDice, type DiceVerdict } from "../../match/dice_check";
import { addressOf, saveFile, unpacked } from "../../match/link";
import { botLevel, freshSeed, recordIn, withRules, type RecordFile } from "../../match/record";
import { find } from "../../match/shelf";
import type { Opened as Open, SeatName, Situation, Story } from "../../match/situation";
import { gameLocalizer } from "../../text/game_localizer";
import type { PageProps } from "../App";
import { Nowhere } from "../parts/Nowhere";
import { namedIn, peopleAt } from "../parts/people";
import { ReviewPanel } from "../parts/ReviewPanel";
import { Scrubber } from "../parts/Scrubber";
import { Unopened } from "../parts/Unopened";
import { copied, SharedNote, type SharedLink } from "../parts/SharedNote";
import { PageFrame, Icon, Tool, useWide, type Panel } from "../frame/PageFrame";
import { SeatBar } from "../frame/SeatBar";
import { useBegin, type Route } from "../route";
import { wantsStillness } from "../settings";
import { useShell, type Shell } from "../shell";
import { useEngine, type Ready } from "../use_engine";
import { useGame, type LoadedGame } from "../use_game";
import "./replay.css";

type Shown = "story" | "review" | "more";

// Whether the id is a record in the address, and not one of this browser.
const isLink = (id: string): boolean => id.startsWith("r.");
const isTable = (id: string): boolean => id.startsWith("t.");
const isKept = (id: string): boolean => !isLink(id) && !isTable(id);

async function recordNamed(id: string): Promise<string | null> {
  if (isTable(id)) return (await import("../tables/record_of")).recordOf(id.slice(2));
  return isLink(id) ? unpacked(id.slice(2)) : ((await find(id))?.record ?? null);
}

function diceWords(verdict: DiceVerdict, say: Shell["say"]): string {
  if ("wrong" in verdict) return say("broken", { why: verdict.wrong });
  if ("checked" in verdict) return say("diceFine", { n: verdict.checked });
  return say("none" in verdict ? "diceNone" : "diceInsecure");
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

// Keeps the number of moves shown in the address, so that a reload comes back to it. Closing a sheet with the back
// button leads to an older entry, which is written again. An address from a link is read first and not overwritten.
function usePlaceInAddress(route: Route, at: number, review: boolean): void {
  const id = route.parts[0] ?? "";
  const known = useRef("");
  useEffect(() => void (known.current = route.address), [route]);
  useEffect(() => {
    const here = `#/replay/${encodeURIComponent(id)}`;
    const write = () => {
      history.replaceState(
        { ...(history.state as object | null), placed: true },
        "",
        `${here}?at=${at}${review ? "&review=1" : ""}`,
      );
      known.current = location.hash;
    };
    const cameBack = ({ state }: PopStateEvent) => {
      if ((state as { readonly placed?: true } | null)?.placed && location.hash.split("?")[0] === here) write();
    };
    if (location.hash === known.current) write();
    addEventListener("popstate", cameBack);
    return () => removeEventListener("popstate", cameBack);
  }, [id, at, review]);
}

type PlayerProps = OpenedProps & { readonly ready: Ready; readonly game: LoadedGame; readonly open: Open };

function Player({ ready, game, record, open, text, route }: PlayerProps) {
  const { say, language, settings } = useShell();
  const { engine, facts } = ready;
  const wanted = Number(route.query.get("at") ?? NaN);
  const [at, setAt] = useState(Number.isFinite(wanted) ? Math.max(0, Math.min(open.at, wanted)) : open.at);
  const [viewer, setViewer] = useState<SeatName | "">("");
  const [situation, setSituation] = useState<Situation | null>(null);
  const [stories, setStories] = useState<readonly Story[]>([]);
  const [note, setNote] = useState("");
  const [shared, setShared] = useState<SharedLink>(null);
  const goTo = useBegin();
  const wide = useWide();
  const [chosen, setShown] = useState<Shown | null>(route.query.has("review") ? "review" : null);
  const shown = chosen ?? (wide ? "story" : null);
  const source = useMemo(() => ({ facts, players: open.players }), [facts, open]);
  const people = useMemo(() => peopleAt(source, game, language, say), [source, game, language, say]);
  const localizer = useMemo(() => gameLocalizer(game.words, language, namedIn(people)), [game, language, people]);

  // A running match keeps its secrets: this decides which viewers may be chosen, and whether the record may be shared.
  const persons = people.filter((_, i) => open.players[i] !== undefined && botLevel(open.players[i]) === null);
  const goesOn = open.frames[0].situation.result === null;
  const viewers = !goesOn ? people : persons.length === 1 ? persons : [];
  const sharable = !goesOn || persons.length <= 1;

  usePlaceInAddress(route, at, chosen === "review");
  useEffect(() => void (Number.isFinite(wanted) && setAt(Math.max(0, Math.min(open.at, wanted)))), [route]);
  useEffect(() => {
    let current = true;
    void engine.call<Situation>("situation", viewer, "", at).then(
      (found) => current && setSituation(found),
      () => undefined,
    );
    return () => void (current = false);
  }, [engine, viewer, at]);
  useEffect(
    () =>
      void engine.call<{ readonly stories: readonly Story[] }>("stories", viewer, 0).then(
        (found) => setStories(found.stories),
        () => undefined,
      ),
    [engine, viewer],
  );
  if (!situation) return <p class="waiting">{say("loading")}</p>;

  const playOn = async () => {
    if (record.dice?.kind === "fair" && !confirm(say("otherDice"))) return;
    await goTo(async () => {
      const begun = await engine.call<{ readonly record: string }>("record_until", at);
      const { dice, ...rest } = JSON.parse(begun.record) as RecordFile;
      return keepRecord({ ...rest, dice: dice?.kind === "seeded" ? dice : { kind: "seeded", seed: freshSeed() } }, at);
    });
  };
  const copyLink = async () => {
    setNote("");
    setShared(await copied(await addressOf(text, at)));
  };
  const dice = async () => {
    setNote(diceWords(await checkDice(engine, record), say));
  };
  const here = stories[at - 1];
  const board: BoardProps<unknown> = {
    view: situation.view,
    viewer: viewer || null,
    question: null,
    last: here ? [here] : [],
    stories: stories.slice(0, situation.at),
    people,
    still: wantsStillness(settings),
    hints: [],
    play: () => undefined,
    remark: () => undefined,
    peek: () => Promise.reject(new Error("a replay")),
    ...localizer,
  };
  const { module } = game;
  const story = (
    <ol class="log">
      {stories.map((one) => (
        <li key={one.number} data-seat={one.seat ?? "chance"} aria-current={one.number === at ? "step" : undefined}>
          <button class="log-line" onClick={() => setAt(one.number)}>
            <span class="quiet">{one.number}</span> {localizer.line(one)}
          </button>
        </li>
      ))}
    </ol>
  );
  const more = (
    <div class="menu">
      <label class="row">
        <span>{say("seenBy")}</span>
        <select value={viewer} onChange={(event) => setViewer(event.currentTarget.value as SeatName | "")}>
          <option value="">{say("audience")}</option>
          {viewers.map((person) => (
            <option key={person.seat} value={person.seat}>
              {person.name} {person.role}
            </option>
          ))}
        </select>
      </label>
      <button disabled={!sharable} onClick={() => void copyLink()}>
        {say("copyLink")}
      </button>
      <button disabled={!sharable} onClick={() => saveFile(`${record.game}.json`, text)}>
        {say("exportFile")}
      </button>
      <button onClick={() => void dice()}>{say("checkDice")}</button>
      <p role="status">{note}</p>
      <SharedNote shared={shared} />
    </div>
  );
  const review = () => (
    <ReviewPanel
      game={record.game}
      text={text}
      players={open.players}
      people={people}
      localizer={localizer}
      explain={game.explain}
      at={at}
      go={setAt}
    />
  );
  const panels: Readonly<Record<Shown, () => readonly [title: string, content: JSX.Element]>> = {
    story: () => [say("log"), story],
    review: () => [say("review"), review()],
    more: () => [say("menu"), more],
  };
  const panel = (): Panel | null => {
    if (!shown) return null;
    const [title, content] = panels[shown]();
    return { title, content, close: chosen === null ? null : () => setShown(null) };
  };
  const toggle = (one: Shown) => setShown(chosen === one ? null : one);
  return (
    <PageFrame
      kind="replay"
      game={module.id}
      title={`${facts.title}: ${say("replay")}`}
      seats={
        <SeatBar
          scene={{ situation }}
          people={people}
          chips={(seat) => module.chips(situation.view, seat, localizer.text)}
        />
      }
      menu={
        <button class="tool" aria-label={say("menu")} aria-expanded={shown === "more"} onClick={() => toggle("more")}>
          <Icon path="M4 7h16M4 12h16M4 17h16" />
        </button>
      }
      board={<module.Board {...board} />}
      dock={
        <>
          <p class="prompt" tabIndex={0} aria-live="polite">
            {here && localizer.line(here)}
          </p>
          <Scrubber at={at} of={open.at} go={setAt} />
          <div class="tools">
            <Tool
              path="M4 12h15M13 6l6 6-6 6"
              words={say("playOn")}
              disabled={situation.turn === "over" || !sharable}
              onClick={() => void playOn()}
            />
            <Tool
              path="M4 18l5-6 4 3 7-9"
              words={say("review")}
              on={shown === "review"}
              onClick={() => toggle("review")}
            />
            <Tool
              path="M4 6h16M4 11h16M4 16h10"
              words={say("log")}
              on={shown === "story"}
              onClick={() => toggle("story")}
            />
          </div>
        </>
      }
      panel={panel()}
    />
  );
}
