// A record on its board: a scrubber in the dock, the story, a review and a menu as panels.
import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import { keepRecord } from "../../match/begin";
import { botLevel, freshSeed, type RecordFile } from "../../match/record";
import type { Opened, SeatName } from "../../match/situation";
import { BoardFrame } from "../frame/BoardFrame";
import { Tool, useWide, type Panel } from "../frame/PageFrame";
import { useBoard } from "../frame/use_board";
import { MenuButton } from "../match/MatchScreen";
import { ReviewPanel } from "../parts/ReviewPanel";
import { Scrubber } from "../parts/Scrubber";
import { sure } from "../parts/sure";
import { useBegin, type Route } from "../route";
import { useShell } from "../shell";
import type { Ready } from "../use_engine";
import type { LoadedGame } from "../use_game";
import { ReplayLog } from "./ReplayLog";
import { ReplayMenu } from "./ReplayMenu";
import { usePlace, usePlaceInAddress } from "./use_place";
import { usePosition } from "./use_position";

type Shown = "story" | "review" | "menu";

type Props = {
  readonly ready: Ready;
  readonly game: LoadedGame;
  readonly record: RecordFile;
  readonly open: Opened;
  readonly text: string;
  readonly route: Route;
};

// A running match keeps its secrets: this decides which viewers may be chosen, and whether the record may be shared.
function secretsOf({ players, frames: [frame] }: Opened) {
  const persons = players.flatMap((player, i) => (botLevel(player) === null ? [i] : []));
  const over = frame.situation.result !== null;
  const viewers = over ? players.map((_, i) => i) : persons.length === 1 ? persons : [];
  return { viewers, sharable: over || persons.length <= 1 };
}

export function Player({ ready: { engine, facts }, game, record, open, text, route }: Props) {
  const { say } = useShell();
  const shared = route.parts[0]?.startsWith("r.") ?? false; // by somebody else
  const [at, go] = usePlace(route, open.at, shared ? 0 : open.at);
  const [viewer, look] = useState<SeatName | "">("");
  const { situation, stories } = usePosition(engine, viewer, at);
  const wide = useWide();
  const [chosen, choose] = useState<Shown | null>(route.query.has("review") ? "review" : null);
  const tools = useBoard(
    useMemo(() => ({ facts, players: open.players }), [facts, open]),
    game,
    undefined,
    shared,
  );
  const { people, localizer } = tools;
  usePlaceInAddress(route, at, chosen === "review");
  if (!situation) return <p class="waiting">{say("loading")}</p>;
  const { viewers, sharable } = secretsOf(open);
  const shown = chosen ?? (wide ? "story" : null);
  const toggle = (one: Shown) => choose(chosen === one ? null : one);
  const here = stories[at - 1];
  const board = tools.propsOf({
    view: situation.view,
    viewer: viewer || null,
    question: null,
    stories: stories.slice(0, situation.at),
    last: here ? [here] : [],
  });
  const seen = {
    engine,
    record,
    text,
    at,
    viewer,
    viewers: people.filter((_, i) => viewers.includes(i)),
    sharable,
    look,
  };
  const told = {
    game: record.game,
    text,
    players: open.players,
    people,
    localizer,
    proof: game.module.proof,
    explain: game.explain,
    at,
    go,
  };
  const panels: Readonly<Record<Shown, () => readonly [title: string, content: JSX.Element]>> = {
    story: () => [
      say("log"),
      <ReplayLog module={game.module} view={situation.view} stories={stories} localizer={localizer} at={at} go={go} />,
    ],
    review: () => [say("review"), <ReviewPanel {...told} />],
    menu: () => [say("menu"), <ReplayMenu {...seen} />],
  };
  const panel = (one: Shown): Panel => {
    const [title, content] = panels[one]();
    return { title, content, close: chosen === null ? null : () => choose(null) };
  };
  const tool = (one: Shown, path: string, words: string) => (
    <Tool path={path} words={words} on={shown === one} onClick={() => toggle(one)} />
  );
  return (
    <BoardFrame
      kind="replay"
      game={game}
      tools={tools}
      scene={{ situation }}
      title={`${facts.title}${say("colon")}${say("replay")}`}
      progress={tools.progressOf(situation.view)}
      menu={<MenuButton open={shown === "menu"} press={() => toggle("menu")} />}
      board={board}
      dock={
        <>
          <p class="prompt" tabIndex={0} aria-live="polite">
            {here && localizer.line(here)}
          </p>
          <Scrubber at={at} of={open.at} go={go} />
          <div class="tools">
            <PlayOn engine={engine} record={record} at={at} may={situation.turn !== "over" && sharable} />
            {tool("review", "M4 18l5-6 4 3 7-9", say("review"))}
            {tool("story", "M4 6h16M4 11h16M4 16h10", say("log"))}
          </div>
        </>
      }
      panel={shown && panel(shown)}
    />
  );
}

type PlayOnProps = Pick<Ready, "engine"> & Pick<Props, "record"> & { readonly at: number; readonly may: boolean };

// Begins a match of this browser with the moves up to here.
function PlayOn({ engine, record, at, may }: PlayOnProps) {
  const { say } = useShell();
  const goTo = useBegin();
  const playOn = async () => {
    if (record.dice?.kind === "fair" && !(await sure(say("otherDice"), say("playOn"), say("cancel")))) return;
    await goTo(async () => {
      const begun = await engine.call<{ readonly record: string }>("record_until", at);
      const { dice, ...rest } = JSON.parse(begun.record) as RecordFile;
      return keepRecord({ ...rest, dice: dice?.kind === "seeded" ? dice : { kind: "seeded", seed: freshSeed() } }, at);
    });
  };
  return <Tool path="M4 12h15M13 6l6 6-6 6" words={say("playOn")} disabled={!may} onClick={() => void playOn()} />;
}
