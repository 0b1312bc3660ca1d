// The table: board first, seats, what is asked, the story. Knows no game.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardProps, Person } from "../../games/game";
import { Refusal } from "../../engine/link";
import type { MatchSource, Scene } from "../../match/source";
import { seatNames, type Hint, type SeatName, type Story } from "../../match/situation";
import { useScene } from "../../match/use_scene";
import { Words } from "../../shared/Words";
import { speechOf, type Speech } from "../../text/game_speech";
import { useShell } from "../shell";
import type { LoadedGame } from "../use_game";
import { AllMoves, MoveButtons } from "./ActionBar";
import { HandOver } from "./HandOver";
import { Log } from "./Log";
import { namedIn, peopleAt } from "./people";
import { SeatBar } from "./SeatBar";
import { useLater } from "./use_later";
import { useSounds } from "./use_sounds";

// What was done since this person's last own move.
export function lastMoves(stories: readonly Story[], eyes: SeatName | null): readonly Story[] {
  let from = stories.length;
  while (from > 0 && (eyes === null || stories[from - 1]?.seat !== eyes)) {
    from -= 1;
    if (eyes === null && stories.length - from >= 1) break;
  }
  return from === stories.length ? stories.slice(-1) : stories.slice(from);
}

export type TableProps = { readonly source: MatchSource; readonly game: LoadedGame; readonly still: boolean; readonly id: string };

export function MatchTable({ source, game, still, id }: TableProps) {
  const { say, language, settings } = useShell();
  const scene = useScene(source);
  const [refusal, setRefusal] = useState("");
  const [reading, setReading] = useState(false);
  const RulesPanel = useLater(reading, async () => (await import("./RulesPanel")).RulesPanel);
  const [hint, setHint] = useState<Hint | "thinking" | null>(null);
  const HintPanel = useLater(hint !== null, async () => (await import("./HintPanel")).HintPanel);
  const Ending = useLater(scene.situation.result !== null, async () => (await import("./Ending")).Ending);
  const people = useMemo(() => peopleAt(source, game, language, say), [source, game, language, say]);
  const speech = useMemo(() => speechOf(game.words, language, namedIn(people)), [game, language, people]);
  const question = scene.situation.asked[0] ?? null;
  const busy = useRef(false);
  useSounds(scene, settings.sound);

  const attempt = async (act: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    setRefusal("");
    setHint(null);
    try {
      await act();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefusal(say("refused", { why: error.because ? speech.say(error.because) : error.message }));
    } finally {
      busy.current = false;
    }
  };
  const play = (texts: string | readonly string[]) => void (question && attempt(() => source.play(question.seat, texts)));
  const back = scene.situation.undo.find(({ seat }) => seat === (question?.seat ?? (scene.situation.result && scene.eyes)));
  const undo = () => {
    if (!back) return;
    const names = back.ask.map((seat) => nameAt(people, seat)).join(", ");
    if (back.how === "when_agreed" && !confirm(say("undoAgreed", { names }))) return;
    if (back.how === "as_practice" && !scene.situation.practice && !confirm(say("undoPractice"))) return;
    void attempt(() => source.undo(back.seat));
  };
  const askForHint = async () => {
    if (!question) return;
    setHint("thinking");
    const [given] = await Promise.all([source.hint(question.seat, settings.hints).catch(() => null), game.explain()]);
    setHint((shown) => (shown === "thinking" ? given : shown));
  };

  const closeHint = () => {
    if (hint === "thinking") source.stopHint();
    setHint(null);
  };

  if (scene.handOver) return <HandOver name={nameAt(people, scene.handOver)} go={() => source.takeOver()} />;
  const board: BoardProps<unknown> = {
    view: scene.situation.view,
    eyes: scene.eyes,
    question,
    last: lastMoves(scene.stories, scene.eyes),
    people,
    still,
    play,
    peek: (move) => (question ? source.peek(question.seat, move) : Promise.reject(new Refusal("nobody is asked"))),
    ...speech,
  };
  const { module } = game;
  const plain = question?.moves.filter((move) => !module.onBoard?.(move)) ?? [];
  return (
    <div class="table" data-game={module.id} data-turn={scene.situation.turn}>
      <h1 class="visually-hidden">{source.facts.title}</h1>
      <SeatBar scene={scene} people={people} chips={(seat) => module.chips(scene.situation.view, seat, speech.text)} />
      <section class="status" aria-label={say("yourTurn")}>
        <Status scene={scene} people={people} speech={speech} refusal={refusal} />
        <div class="row tools">
          {scene.situation.practice && <span class="quiet">{say("practice")}</span>}
          <button disabled={!back} onClick={undo}>
            {say("undo")}
          </button>
          <button disabled={!question || hint === "thinking"} onClick={() => void askForHint()}>
            {say("hint")}
          </button>
          <button aria-expanded={reading} onClick={() => setReading(!reading)}>
            {say("rulesWord")}
          </button>
        </div>
        {reading && RulesPanel && <RulesPanel game={game} at={module.ruleFor(scene.situation.view)} id={id} close={() => setReading(false)} />}
        {hint && HintPanel && <HintPanel hint={hint} speech={speech} play={play} close={closeHint} />}
        {scene.situation.result && Ending && (
          <Ending
            source={source}
            result={scene.situation.result}
            people={people}
            id={id}
            sentence={module.ending?.(scene.situation.view, scene.situation.result, speech.text, speech.say) ?? ""}
          />
        )}
      </section>
      <div class="board" onPointerDown={() => source.hurry()}>
        <module.Board {...board} />
      </div>
      {question && (
        <div class="controls">
          {module.Actions ? <module.Actions {...board} /> : <MoveButtons board={board} moves={plain} />}
          {(module.Actions || plain.length < question.moves.length) && <AllMoves board={board} moves={question.moves} />}
        </div>
      )}
      <Log stories={scene.stories} speech={speech} id={id} />
    </div>
  );
}

export const nameAt = (people: readonly Person[], seat: SeatName): string => people[seatNames.indexOf(seat)]?.name ?? seat;

// One sentence on what is asked or awaited, and why something was refused; read out as it changes.
function Status({
  scene,
  people,
  speech,
  refusal,
}: {
  readonly scene: Scene;
  readonly people: readonly Person[];
  readonly speech: Speech;
  readonly refusal: string;
}) {
  const { say } = useShell();
  const { turn, seats } = scene.situation;
  const [first] = seats;
  const question = scene.situation.asked[0];
  const latest = scene.stories[scene.stories.length - 1];
  const words = question
    ? speech.say(question.says)
    : turn === "chance"
      ? say("chanceMoves")
      : turn === "decide" && first
        ? say("thinks", { name: nameAt(people, first) })
        : "";
  // Whoever plays by keyboard goes on from here when the button that was pressed is gone.
  const prompt = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (question && document.activeElement === document.body) prompt.current?.focus({ preventScroll: true });
  });
  return (
    <>
      <p class="prompt" ref={prompt} tabIndex={-1} data-mine={question !== undefined}>
        {question && people.length > 1 && <strong>{nameAt(people, question.seat)}: </strong>}
        {words}
      </p>
      {!scene.kept && (
        <p class="refusal" role="alert">
          {say("notKept")}
        </p>
      )}
      {refusal && (
        <p class="refusal" role="alert">
          <Words text={refusal} />
        </p>
      )}
      <p class="visually-hidden" aria-live="polite">
        {scene.said.map((one) => speech.say(one)).join(" ") || (latest && speech.line(latest))} {words}
      </p>
    </>
  );
}
