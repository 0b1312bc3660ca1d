// A match in its frame: question, board, tools and panels. It knows no game.
import type { ComponentChildren, ComponentType, JSX } from "preact";
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardProps, Person } from "../../games/game";
import { Refusal } from "../../engine/link";
import type { MatchSource, Scene } from "../../match/source";
import { seatNames, type Hint, type SeatName, type Story, type Undo } from "../../match/situation";
import { useScene } from "../../match/use_scene";
import { gameLocalizer, type GameLocalizer } from "../../text/game_localizer";
import { Bubble, useBubble } from "../frame/Bubble";
import { PageFrame, Icon, Tool, useWide, type Panel } from "../frame/PageFrame";
import { SeatBar } from "../frame/SeatBar";
import { useShell } from "../shell";
import type { LoadedGame } from "../use_game";
import { AllMoves, MoveButtons } from "./ActionBar";
import { Elsewhere } from "./Elsewhere";
import type { EndingProps } from "./Ending";
import { HandOver } from "./HandOver";
import { namedIn, peopleAt } from "./people";
import { isSure, waysBack } from "./take_back";
import { useLazy } from "./use_lazy";
import { useSounds } from "./use_sounds";

// The moves since the viewer's last own move.
export function lastMoves(stories: readonly Story[], viewer: SeatName | null): readonly Story[] {
  let from = stories.length;
  while (from > 0 && (viewer === null || stories[from - 1]?.seat !== viewer)) {
    from -= 1;
    if (viewer === null && stories.length - from >= 1) break;
  }
  return from === stories.length ? stories.slice(-1) : stories.slice(from);
}

// What a table among friends adds (shell/tables). A match of this browser has none of it.
export type TableExtras = {
  readonly people: readonly Person[];
  readonly note: (seat: SeatName) => ComponentChildren; // beside a name
  readonly talk: readonly [title: string, content: JSX.Element];
  readonly news: number; // number of unread chat lines
  readonly over: ComponentChildren; // laid over the match: link state, proposals
  readonly Ending: ComponentType<EndingProps>;
};

export type TableProps = {
  readonly source: MatchSource;
  readonly game: LoadedGame;
  readonly still: boolean;
  readonly id: string;
  readonly tableExtras?: TableExtras;
};

type Shown = "story" | "rules" | "hint" | "moves" | "menu" | "talk";

// Parts that are loaded when first used.
const parts = {
  story: async () => (await import("./Log")).Log,
  rules: async () => (await import("./RulesPanel")).RulesPanel,
  hint: async () => (await import("./HintPanel")).HintPanel,
  marks: async () => (await import("./HintPanel")).HintMarks,
  menu: async () => (await import("./Menu")).Menu,
  ending: async () => (await import("./Ending")).Ending,
};

export function MatchTable({ source, game, still, id, tableExtras }: TableProps) {
  const { say, language, settings } = useShell();
  const scene = useScene(source);
  const wide = useWide();
  const bubble = useBubble();
  const [chosen, setShown] = useState<Shown | null>(null);
  const shown = chosen ?? (wide ? "story" : null);
  const [hint, setHint] = useState<Hint | "thinking" | null>(null);
  const [looking, setLooking] = useState(false); // the end card is closed to look at the board
  const Story = useLazy(shown === "story", parts.story);
  const Rules = useLazy(shown === "rules", parts.rules);
  const Hints = useLazy(hint !== null, parts.hint);
  const Marks = useLazy(hint !== null, parts.marks);
  const Menu = useLazy(shown === "menu", parts.menu);
  const Ending = useLazy<ComponentType<EndingProps>>(
    scene.situation.result !== null,
    tableExtras ? async () => tableExtras.Ending : parts.ending,
  );
  const alone = useMemo(() => peopleAt(source, game, language, say), [source, game, language, say]);
  const people = tableExtras?.people ?? alone;
  const localizer = useMemo(() => gameLocalizer(game.words, language, namedIn(people)), [game, language, people]);
  const question = scene.situation.asked[0] ?? null;
  const busy = useRef(false);
  useSounds(scene, settings.sound, bubble.words !== "");
  // Open panels close when the end card comes. It comes again when a match that went on ends.
  useEffect(() => (scene.situation.result ? setShown(null) : setLooking(false)), [scene.situation.result !== null]);

  // The reason of a refusal. If the words can't be loaded, the engine's own text.
  const whyNot = async ({ because, message }: Refusal) => {
    const words = because && (await game.explain().catch(() => null));
    return words ? gameLocalizer(words, language, namedIn(people)).say(because) : message;
  };
  const attempt = async (act: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    bubble.say("");
    forgetHint();
    try {
      await act();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      bubble.say(say("refused", { why: await whyNot(error) }));
    } finally {
      busy.current = false;
    }
  };
  const play = (texts: string | readonly string[]) => {
    if (!question) return;
    if (!wide && shown) setShown(null);
    void attempt(() => source.play(question.seat, texts));
  };
  const ways =
    question || tableExtras || scene.situation.result
      ? waysBack(scene.situation, scene.stories)
      : new Map<number, Undo>();
  const back = [...ways.values()].pop();
  // At a table among friends the other people are asked by the server.
  const goBack = (way: Undo) => {
    if (!(tableExtras && way.how === "when_agreed") && !isSure(way, people, scene.situation, say)) return;
    if (!wide) setShown(null);
    void attempt(() => source.undo(way.seat, way.to));
  };
  const askForHint = async () => {
    if (!question) return;
    setHint("thinking");
    if (wide) setShown("hint");
    const [given] = await Promise.all([
      source.hint(question.seat, settings.hints).catch(() => null),
      game.explain().catch(() => null),
    ]);
    setHint((before) => (before === "thinking" ? given : before));
  };
  const forgetHint = () => {
    if (hint === "thinking") source.stopHint();
    setHint(null);
    setShown((before) => (before === "hint" ? null : before));
  };
  useEffect(forgetHint, [question === null, scene.situation.at]); // a hint goes with its question
  const look = useCallback(() => setLooking(true), []);
  const toggle = (one: Shown) => setShown(chosen === one ? null : one);

  if (scene.handOver) return <HandOver name={nameAt(people, scene.handOver)} go={() => source.takeOver()} />;
  const board: BoardProps<unknown> = {
    view: scene.situation.view,
    viewer: scene.viewer,
    question,
    last: lastMoves(scene.stories, scene.viewer),
    stories: scene.stories,
    people,
    still,
    hints: hint === null || hint === "thinking" ? [] : hint.best.slice(0, 3).map(({ move }) => move),
    play,
    remark: bubble.say,
    peek: (move) => (question ? source.peek(question.seat, move) : Promise.reject(new Refusal("nobody is asked"))),
    ...localizer,
  };
  const { module } = game;
  const { result, view } = scene.situation;
  const panels: Readonly<Record<Shown, () => readonly [title: string, content: JSX.Element | null]>> = {
    story: () => [
      say("log"),
      Story && <Story stories={scene.stories} localizer={localizer} id={id} ways={ways} goBack={goBack} />,
    ],
    rules: () => [say("rulesWord"), Rules && <Rules game={game} at={module.ruleFor(view)} id={id} />],
    hint: () => [say("hintTitle"), Hints && hint && <Hints hint={hint} localizer={localizer} play={play} />],
    moves: () => [say("allMoves"), <AllMoves board={board} moves={question?.moves ?? []} />],
    talk: () => tableExtras?.talk ?? ["", null],
    menu: () => [
      say("menu"),
      Menu && <Menu game={module.id} id={id} showMoves={question ? () => setShown("moves") : null} />,
    ],
  };
  const panelOf = (one: Shown): Panel => {
    const [title, content] = panels[one]();
    return { title, content, close: chosen === null ? null : one === "hint" ? forgetHint : () => setShown(null) };
  };
  const plain = question?.moves.filter((move) => !module.onBoard?.(move)) ?? [];
  return (
    <PageFrame
      kind="match"
      game={module.id}
      title={source.facts.title}
      turn={scene.situation.turn}
      moves={scene.stories.length}
      thinking={scene.thinking ?? undefined}
      touched={(event) => (bubble.touched(event), source.hurry())}
      seats={
        <SeatBar
          scene={scene}
          people={people}
          chips={(seat) => module.chips(view, seat, localizer.text)}
          note={tableExtras?.note}
        />
      }
      menu={
        <button class="tool" aria-label={say("menu")} aria-expanded={shown === "menu"} onClick={() => toggle("menu")}>
          <Icon path="M4 7h16M4 12h16M4 17h16" />
        </button>
      }
      board={<module.Board {...board} />}
      dock={
        <>
          <Prompt scene={scene} people={people} localizer={localizer} />
          <div class="choices">
            {question && (module.Actions ? <module.Actions {...board} /> : <MoveButtons board={board} moves={plain} />)}
            {scene.following && !result && <Elsewhere playHere={() => source.playHere()} />}
            {result && looking && (
              <button class="primary" ref={takeFocus} onClick={() => setLooking(false)}>
                {say("scores")}
              </button>
            )}
          </div>
          <div class="tools">
            <Tool
              path="M9 7L4 12l5 5M4 12h11a5 5 0 0 1 0 10"
              words={say("undo")}
              disabled={!back}
              onClick={() => back && goBack(back)}
            />
            <Tool
              path="M12 3a6 6 0 0 0-3 11v3h6v-3a6 6 0 0 0-3-11zM10 21h4"
              words={say(hint === "thinking" ? "hintThinkingShort" : "hint")}
              on={hint !== null}
              disabled={!question}
              onClick={() => (hint ? (shown === "hint" ? forgetHint() : setShown("hint")) : void askForHint())}
            />
            <Tool
              path="M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM9 9h6M9 13h6"
              words={say("rulesWord")}
              on={shown === "rules"}
              onClick={() => toggle("rules")}
            />
            <Tool
              path="M4 6h16M4 11h16M4 16h10"
              words={say("log")}
              on={shown === "story"}
              onClick={() => toggle("story")}
            />
            {tableExtras && (
              <Tool
                path="M4 5h16v11H10l-5 4v-4H4z"
                words={tableExtras.news > 0 ? `${tableExtras.talk[0]} (${tableExtras.news})` : tableExtras.talk[0]}
                on={shown === "talk"}
                onClick={() => toggle("talk")}
              />
            )}
          </div>
        </>
      }
      panel={shown && panelOf(shown)}
    >
      {Marks && hint && hint !== "thinking" && <Marks hint={hint} />}
      {result && Ending && !looking && (
        <Ending
          source={source}
          game={game}
          localizer={localizer}
          scene={scene}
          result={result}
          people={people}
          id={id}
          still={still}
          close={look}
        />
      )}
      {tableExtras?.over}
      <Bubble {...bubble} />
    </PageFrame>
  );
}

const takeFocus = (button: HTMLElement | null) => button?.focus({ preventScroll: true });

export const nameAt = (people: readonly Person[], seat: SeatName): string =>
  people[seatNames.indexOf(seat)]?.name ?? seat;

type PromptProps = { readonly scene: Scene; readonly people: readonly Person[]; readonly localizer: GameLocalizer };

// One sentence: the question, or what is awaited. Screen readers read it out with what happened.
function Prompt({ scene, people, localizer }: PromptProps) {
  const { say } = useShell();
  const { turn, seats, practice } = scene.situation;
  const first = seats.find((seat) => seat !== scene.viewer);
  const question = scene.situation.asked[0];
  const latest = scene.stories[scene.stories.length - 1];
  const words = question
    ? localizer.say(question.says)
    : turn === "chance"
      ? say("chanceMoves")
      : turn === "decide" && first
        ? say("thinks", { name: nameAt(people, first) })
        : "";
  // Takes the keyboard focus when the pressed button is gone.
  const prompt = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const box = prompt.current;
    if (!box) return;
    box.tabIndex = box.scrollHeight > box.clientHeight ? 0 : -1; // a scrolling text must be reachable by keyboard
    if (question && document.activeElement === document.body) box.focus({ preventScroll: true });
  });
  return (
    <>
      <p class="prompt" ref={prompt} tabIndex={question ? -1 : 0} data-mine={question !== undefined}>
        {practice && <span class="practice">{say("practice")}</span>}
        {question && people.filter(({ you }) => you).length === 0 && <strong>{nameAt(people, question.seat)}: </strong>}
        {words || (latest && localizer.line(latest))}
      </p>
      {!scene.kept && (
        <p class="refusal not-kept" role="alert">
          {say("notKept")}
        </p>
      )}
      <p class="visually-hidden" aria-live="polite">
        {scene.said.map((one) => localizer.say(one)).join(" ") || (latest && localizer.line(latest))} {words}
      </p>
    </>
  );
}
