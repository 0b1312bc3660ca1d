// The tutorial on the real board: a text, one thing to do, what follows from it.
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardProps, TutorialStep, Tutorial } from "../../games/game";
import { gameEntry } from "../../games/list";
import { Refusal } from "../../engine/link";
import { begin, defaultSeats } from "../../match/begin";
import { seated } from "../../match/record";
import type { Question, Situation, Story } from "../../match/situation";
import { Words } from "../../shared/Words";
import { gameLocalizer } from "../../text/game_localizer";
import type { PageProps } from "../App";
import { MoveButtons } from "../parts/ActionBar";
import { lastMoves } from "../parts/MatchTable";
import { Bubble, useBubble } from "../frame/Bubble";
import { PageFrame } from "../frame/PageFrame";
import { SeatBar } from "../frame/SeatBar";
import { namedIn, peopleAt } from "../parts/people";
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
  return <Lesson ready={ready} game={game} tutorial={tutorial} />;
}

type Props = { readonly ready: Ready; readonly game: LoadedGame; readonly tutorial: Tutorial };
type Shown = { readonly situation: Situation; readonly stories: readonly Story[] };

const endCard = async () => (await import("../parts/EndCard")).EndCard;
const nothing: Pick<Situation, "result"> = { result: null };

const playersOf = ({ seats, me }: Tutorial) =>
  Array.from({ length: seats }, (_, i) => seated(`p${i + 1}` === me ? "human" : "bot:casual"));

function useLesson({ ready, tutorial }: Props) {
  const { engine, facts } = ready;
  const [at, setAt] = useState(0);
  const [shown, setShown] = useState<Shown | null>(null);
  const look = async () => {
    const situation = await engine.call<Situation>("situation", tutorial.me, tutorial.me, -1);
    const { stories } = await engine.call<{ readonly stories: readonly Story[] }>("stories", tutorial.me, 0);
    setShown({ situation, stories });
  };
  // Moves of others and of chance are written as in records.
  const follow = async (moves: readonly string[]) => {
    await engine.call("follow", JSON.stringify(moves));
    return look();
  };
  useEffect(() => {
    // The record has no dice: the lesson makes the chance moves.
    const record = {
      sounder: 2,
      game: facts.id,
      rules: facts.rules,
      seats: playersOf(tutorial),
      options: tutorial.options ?? {},
      content: tutorial.content ?? {},
      moves: tutorial.begin,
    };
    void engine.call("open", JSON.stringify(record)).then(look);
  }, [tutorial, engine]);
  const on = () => setAt((old) => old + 1);
  return { at, on, shown, follow };
}

// The question with only the moves and plans that lead on. The object stays the same until something changes, because
// boards compare it.
function useQuestion(asked: Question | null, step: TutorialStep | undefined, made: readonly string[]): Question | null {
  return useMemo(() => {
    if (!asked) return null;
    const any = step?.expect?.length === 0;
    const ways = (step?.expect ?? []).map((move) => [move, ...(step?.pays ?? [])]);
    const next = ways.filter((way) => made.every((text, i) => way[i] === text)).map((way) => way.slice(made.length));
    const leadsOn = (texts: readonly string[]) => any || next.some((way) => texts.every((text, i) => way[i] === text));
    const { plans } = asked;
    return {
      ...asked,
      moves: asked.moves.filter(({ text }) => leadsOn([text])),
      ...(plans && { plans: plans.filter(({ texts }) => leadsOn(texts)) }),
    };
  }, [asked, step, made]);
}

function Lesson(props: Props) {
  const { ready, game, tutorial } = props;
  const { say, language, settings } = useShell();
  const { at, on, shown, follow } = useLesson(props);
  const [made, setMade] = useState<readonly string[]>([]); // moves made of the step's moves
  const [looking, setLooking] = useState(false); // the end card is closed to look at the board
  const goTo = useBegin();
  const bubble = useBubble();
  const words = useRef<HTMLParagraphElement>(null);
  const source = useMemo(() => ({ facts: ready.facts, players: playersOf(tutorial) }), [ready, tutorial]);
  const people = useMemo(() => peopleAt(source, game, language, say), [source, game, language, say]);
  const localizer = useMemo(() => gameLocalizer(game.words, language, namedIn(people)), [game, language, people]);
  const step = tutorial.steps[at];
  useEffect(() => (setMade([]), words.current?.focus({ preventScroll: true })), [at]);
  const question = useQuestion(shown?.situation.asked[0] ?? null, step, made);
  const still = wantsStillness(settings);
  const { result, view } = shown?.situation ?? { result: null, view: null };
  const over = step === undefined && result !== null;
  const Card = useLazy(over, endCard);
  const play = useRef<HTMLButtonElement>(null);
  useEffect(() => play.current?.focus({ preventScroll: true }), [Card !== null, looking]);
  const look = useCallback(() => setLooking(true), []);
  useSounds(
    { situation: shown?.situation ?? nothing, stories: shown?.stories ?? [], viewer: tutorial.me },
    settings.sound,
    bubble.words !== "",
  );
  if (!shown) return <p class="waiting">{say("loading")}</p>;

  const expected = question?.moves ?? [];
  const tryMove = (given: string | readonly string[]) => {
    if (!step?.expect || !question) return;
    const texts = typeof given === "string" ? [given] : given;
    const fits =
      expected.some(({ text }) => text === texts[0]) &&
      (texts.length === 1 || question.plans?.some((plan) => plan.texts.join() === texts.join()));
    if (!fits) return bubble.say(say("tutorialWrong"));
    bubble.say("");
    const all = [...made, ...texts];
    void ready.engine
      .call("play", question.seat, texts.join("\n"))
      .then(() => ready.engine.call<Situation>("situation", tutorial.me, tutorial.me, -1))
      .then(async ({ asked }) => {
        // A decision with one possibility is not asked, so a payment may end before its last written move.
        const more =
          all.length < 1 + (step.pays?.length ?? 0) &&
          asked[0]?.moves.some(({ text }) => step.pays?.slice(all.length - 1).includes(text));
        await follow(more ? [] : (step.then ?? []));
        if (more) setMade(all);
        else on();
      })
      .catch(async (error: unknown) => {
        if (!(error instanceof Refusal)) return;
        const whole = error.because && (await game.explain().catch(() => null));
        bubble.say(whole ? gameLocalizer(whole, language, namedIn(people)).say(error.because) : error.message);
      });
  };
  const goOn = () => void follow(step?.then ?? []).then(on);
  const start = () => goTo(() => begin({ game: game.module.id, seats: defaultSeats(ready.facts.min_seats) }));
  const { module } = game;
  const board: BoardProps<unknown> = {
    view,
    viewer: tutorial.me,
    question,
    last: lastMoves(shown.stories, tutorial.me),
    stories: shown.stories,
    people,
    still,
    hints: [],
    play: tryMove,
    remark: bubble.say,
    peek: (move) => ready.engine.call("peek", tutorial.me, move),
    ...localizer,
  };
  const bare = expected.filter((move) => !module.onBoard?.(move));
  const next = (
    <>
      <button class="primary" ref={play} onClick={() => void start()}>
        {say("playNow")}
      </button>
      <a class="button" href={`#/rules/${module.id}`}>
        {say("rulesWord")}
      </a>
    </>
  );
  return (
    <PageFrame
      kind="lesson"
      game={module.id}
      title={`${ready.facts.title}: ${say("learn")}`}
      moves={shown.stories.length}
      light={step?.light?.join(" ")}
      touched={bubble.touched}
      seats={
        <SeatBar
          scene={{ situation: shown.situation }}
          people={people}
          chips={(seat) => module.chips(view, seat, localizer.text)}
        />
      }
      board={<module.Board {...board} />}
      dock={
        <>
          <p ref={words} tabIndex={-1} class="lesson-say" aria-live="polite">
            {step && <span class="quiet">{say("tutorialStep", { n: at + 1, of: tutorial.steps.length })}</span>}
            <span>
              <Words text={step ? localizer.text(step.say) : say("tutorialDone")} />
            </span>
          </p>
          <div class="choices">
            {step && !step.expect && (
              <button class="primary" onClick={goOn}>
                {say("tutorialNext")}
              </button>
            )}
            {step?.expect &&
              (module.Actions ? <module.Actions {...board} /> : <MoveButtons board={board} moves={bare} />)}
            {step === undefined && (looking || !result) && next}
          </div>
        </>
      }
      panel={null}
    >
      {over && Card && !looking && (
        <Card
          game={game}
          localizer={localizer}
          view={view}
          result={result}
          stories={shown.stories}
          people={people}
          practice={false}
          still={still}
          close={look}
          buttons={next}
        />
      )}
      <Bubble {...bubble} />
    </PageFrame>
  );
}
