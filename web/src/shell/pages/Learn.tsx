// A playable tutorial on the real board: words, one thing to do, what follows from it.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardProps, Tutorial } from "../../games/game";
import { gameLine } from "../../games/list";
import { Refusal } from "../../engine/link";
import { begin, usualSeats } from "../../match/begin";
import { seated } from "../../match/record";
import type { Move, Situation, Story } from "../../match/situation";
import { Words } from "../../shared/Words";
import { speechOf } from "../../text/game_speech";
import type { PageProps } from "../App";
import { MoveButtons } from "../parts/ActionBar";
import { lastMoves, nameAt } from "../parts/MatchTable";
import { Bubble, useBubble } from "../frame/Bubble";
import { Frame } from "../frame/Frame";
import { SeatBar } from "../frame/SeatBar";
import { namedIn, peopleAt } from "../parts/people";
import { go } from "../route";
import { wantsStillness } from "../settings";
import { useShell } from "../shell";
import { useEngine, type Ready } from "../use_engine";
import { useGame, type LoadedGame } from "../use_game";
import "./learn.css";

export function Learn({ route }: PageProps) {
  const { say } = useShell();
  const id = route.parts[0] ?? "";
  const line = gameLine(id);
  const ready = useEngine(id);
  const game = useGame(id);
  const [tutorial, setTutorial] = useState<Tutorial | null>(null);
  useEffect(() => void game?.module.tutorial().then(setTutorial), [game?.module]);
  useEffect(() => void (document.title = `${say("learn")} · ${line?.title ?? ""}`));
  if (!line) return <p class="page">{say("notFound")}</p>;
  if (!ready || !game || !tutorial) return <p class="waiting">{say("loading")}</p>;
  return <Lesson ready={ready} game={game} tutorial={tutorial} />;
}

type Props = { readonly ready: Ready; readonly game: LoadedGame; readonly tutorial: Tutorial };
type Shown = { readonly situation: Situation; readonly stories: readonly Story[] };

const playersOf = ({ seats, me }: Tutorial) => Array.from({ length: seats }, (_, i) => seated(`p${i + 1}` === me ? "human" : "bot:casual"));

function useLesson({ ready, tutorial }: Props) {
  const { engine, facts } = ready;
  const [at, setAt] = useState(0);
  const [shown, setShown] = useState<Shown | null>(null);
  const look = async () => {
    const situation = await engine.ask<Situation>("situation", tutorial.me, tutorial.me, -1);
    const { stories } = await engine.ask<{ readonly stories: readonly Story[] }>("stories", tutorial.me, 0);
    setShown({ situation, stories });
  };
  // Moves of others and of chance come as records have them.
  const follow = async (moves: readonly string[]) => {
    await engine.ask("follow", JSON.stringify(moves));
    return look();
  };
  useEffect(() => {
    // Without dice: nobody draws but the lesson.
    const record = {
      sounder: 2,
      game: facts.id,
      rules: facts.rules,
      seats: playersOf(tutorial),
      options: tutorial.options ?? {},
      moves: tutorial.begin,
    };
    void engine.ask("open", JSON.stringify(record)).then(look);
  }, [tutorial, engine]);
  const on = () => setAt((old) => old + 1);
  return { at, on, shown, follow };
}

function Lesson(props: Props) {
  const { ready, game, tutorial } = props;
  const { say, language, settings } = useShell();
  const { at, on, shown, follow } = useLesson(props);
  const bubble = useBubble();
  const words = useRef<HTMLParagraphElement>(null);
  const source = useMemo(() => ({ facts: ready.facts, players: playersOf(tutorial) }), [ready, tutorial]);
  const people = useMemo(() => peopleAt(source, game, language, say), [source, game, language, say]);
  const speech = useMemo(() => speechOf(game.words, language, namedIn(people)), [game, language, people]);
  const step = tutorial.steps[at];
  useEffect(() => words.current?.focus({ preventScroll: true }), [at]);
  const asked = shown?.situation.asked[0] ?? null;
  // Of the legal moves those that lead on; the same object until something changes, for boards that watch it.
  const question = useMemo(() => {
    const leadsOn = ({ text }: Move) => step?.expect !== undefined && (step.expect.length === 0 || step.expect.includes(text));
    return asked && { ...asked, moves: asked.moves.filter(leadsOn) };
  }, [asked, step]);
  if (!shown) return <p class="waiting">{say("loading")}</p>;

  const expected = question?.moves ?? [];
  const play = (texts: string | readonly string[]) => {
    if (!step?.expect || !question) return;
    const [first, ...rest] = typeof texts === "string" ? [texts] : texts;
    if (!expected.some(({ text }) => text === first)) return bubble.say(say("tutorialWrong"));
    bubble.say("");
    void ready.engine
      .ask("play", question.seat, [first, ...rest].join("\n"))
      .then(() => follow(step.then ?? []))
      .then(on, (error: unknown) => error instanceof Refusal && bubble.say(error.because ? speech.say(error.because) : error.message));
  };
  const goOn = () => void follow(step?.then ?? []).then(on);
  const start = async () => go(`match/${await begin({ game: game.module.id, seats: usualSeats(ready.facts.min_seats) })}`);
  const board: BoardProps<unknown> = {
    view: shown.situation.view,
    eyes: tutorial.me,
    question,
    last: lastMoves(shown.stories, tutorial.me),
    stories: shown.stories,
    people,
    still: wantsStillness(settings),
    hints: [],
    play,
    remark: bubble.say,
    peek: (move) => ready.engine.ask("peek", tutorial.me, move),
    ...speech,
  };
  const { module } = game;
  const bare = expected.filter((move) => !module.onBoard?.(move));
  return (
    <Frame
      kind="lesson"
      game={module.id}
      title={`${ready.facts.title}: ${say("learn")}`}
      light={step?.light?.join(" ")}
      touched={bubble.touched}
      seats={<SeatBar scene={{ situation: shown.situation }} people={people} chips={(seat) => module.chips(shown.situation.view, seat, speech.text)} />}
      board={<module.Board {...board} />}
      dock={
        <>
          <p class="quiet">{step ? say("tutorialStep", { n: at + 1, of: tutorial.steps.length }) : nameAt(people, tutorial.me)}</p>
          <p ref={words} tabIndex={-1} class="lesson-say" aria-live="polite">
            <Words text={step ? speech.text(step.say) : say("tutorialDone")} />
          </p>
          <div class="choices">
            {step && !step.expect && (
              <button class="primary" onClick={goOn}>
                {say("tutorialNext")}
              </button>
            )}
            {!step && (
              <>
                <button class="primary" onClick={() => void start()}>
                  {say("playNow")}
                </button>
                <a class="button" href={`#/rules/${module.id}`}>
                  {say("rulesWord")}
                </a>
              </>
            )}
            {step?.expect && (module.Actions ? <module.Actions {...board} /> : <MoveButtons board={board} moves={bare} />)}
          </div>
        </>
      }
      panel={null}
    >
      <Bubble {...bubble} />
    </Frame>
  );
}
