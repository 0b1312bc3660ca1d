// The tutorial on the real board: a text, one thing to do, what follows from it.
import type { ComponentChildren } from "preact";
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardProps, Tutorial } from "../../games/game";
import { gameEntry, type GameEntry } from "../../games/list";
import type { Situation } from "../../match/situation";
import { Words } from "../../shared/Words";
import type { PageProps } from "../App";
import { BoardFrame } from "../frame/BoardFrame";
import { useBoard, type BoardTools } from "../frame/use_board";
import { playersOf, useLesson, type Lesson } from "../learn/use_lesson";
import { Offered } from "../match/Choices";
import { playNow } from "../parts/GameCard";
import { useLazy } from "../parts/use_lazy";
import { useSounds } from "../parts/use_sounds";
import { useBegin } from "../route";
import { wantsStillness } from "../settings";
import { useShell } from "../shell";
import { useEngine, type Ready } from "../use_engine";
import { useGame, type LoadedGame } from "../use_game";
import "./learn.css";

export function Learn({ route }: PageProps) {
  const { say } = useShell();
  const id = route.parts[0] ?? "";
  const entry = gameEntry(id);
  const ready = useEngine(id);
  const game = useGame(id);
  const [tutorial, setTutorial] = useState<Tutorial | null>(null);
  useEffect(() => void game?.module.tutorial().then(setTutorial), [game?.module]);
  useEffect(() => void (document.title = `${say("learn")} · ${entry?.title ?? ""}`));
  if (!entry) return <p class="page">{say("notFound")}</p>;
  if (!ready || !game || !tutorial) return <p class="waiting">{say("loading")}</p>;
  return <LessonPage entry={entry} ready={ready} game={game} tutorial={tutorial} />;
}

type Props = {
  readonly entry: GameEntry;
  readonly ready: Ready;
  readonly game: LoadedGame;
  readonly tutorial: Tutorial;
};

const nothing: Pick<Situation, "result"> = { result: null };

function LessonPage({ entry, ready, game, tutorial }: Props) {
  const { say, settings } = useShell();
  const lesson = useLesson(ready, tutorial);
  const source = useMemo(() => ({ facts: ready.facts, players: playersOf(tutorial) }), [ready, tutorial]);
  const tools = useBoard(source, game);
  const [looking, setLooking] = useState(false); // the end card is closed to look at the board
  const look = useCallback(() => setLooking(true), []);
  const { step, shown, question, fits, play } = lesson;
  const { bubble, localizer, people } = tools;
  const result = shown?.situation.result ?? null;
  const over = step === undefined && result !== null;
  const Card = useLazy(over, async () => (await import("../parts/EndCard")).EndCard);
  const stories = shown?.stories ?? [];
  useSounds(
    { situation: shown?.situation ?? nothing, stories, viewer: tutorial.me },
    settings.sound,
    bubble.words !== "",
  );
  if (!shown) return <p class="waiting">{say("loading")}</p>;
  const { view } = shown.situation;
  const board = tools.propsOf({
    view,
    viewer: tutorial.me,
    question,
    stories,
    play(texts) {
      if (!step?.expect) return;
      bubble.say(fits(texts) ? "" : say("tutorialWrong"));
      if (fits(texts)) void play(texts).catch(tools.refused);
    },
    peek: (move) => ready.engine.call("peek", tutorial.me, move),
  });
  const next = <Next game={entry} />;
  return (
    <BoardFrame
      kind="lesson"
      game={game}
      tools={tools}
      scene={shown}
      title={`${ready.facts.title}${say("colon")}${say("learn")}`}
      moves={stories.length}
      light={step?.light?.join(" ")}
      board={board}
      dock={
        <LessonDock lesson={lesson} steps={tutorial.steps.length} tools={tools} game={game} board={board}>
          {step === undefined && (looking || !result) && next}
        </LessonDock>
      }
      panel={null}
    >
      {result && over && Card && !looking && (
        <Card
          game={game}
          localizer={localizer}
          view={view}
          result={result}
          stories={stories}
          people={people}
          practice={false}
          still={wantsStillness(settings)}
          close={look}
          buttons={next}
        />
      )}
    </BoardFrame>
  );
}

// What can be done after the lesson. It takes the focus when it comes.
function Next({ game }: { readonly game: GameEntry }) {
  const { say, settings } = useShell();
  const goTo = useBegin();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <button class="primary" ref={button} onClick={() => void goTo(() => playNow(game, settings))}>
        {say("playNow")}
      </button>
      <a class="button" href={`#/rules/${game.id}`}>
        {say("rulesWord")}
      </a>
    </>
  );
}

type DockProps = {
  readonly lesson: Lesson;
  readonly steps: number;
  readonly tools: BoardTools;
  readonly game: LoadedGame;
  readonly board: BoardProps<unknown>;
  readonly children: ComponentChildren;
};

// The words of the step, which take the focus, and the choices.
function LessonDock({ lesson: { at, step, goOn }, steps, tools, game, board, children }: DockProps) {
  const { say } = useShell();
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus({ preventScroll: true }), [at]);
  return (
    <>
      <p ref={words} tabIndex={-1} class="lesson-say" aria-live="polite">
        {step && <span class="quiet">{say("tutorialStep", { n: at + 1, of: steps })}</span>}
        <span>
          <Words text={step ? tools.localizer.text(step.say) : say("tutorialDone")} />
        </span>
      </p>
      <div class="choices">
        {step && !step.expect && (
          <button class="primary" onClick={goOn}>
            {say("tutorialNext")}
          </button>
        )}
        {step?.expect && <Offered module={game.module} board={board} />}
        {children}
      </div>
    </>
  );
}
