// Hook: a lesson in its engine: the step, the position, what may be played, and what follows from it.
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Tutorial, TutorialStep } from "../../games/game";
import { seated } from "../../match/record";
import type { Question, Situation, Story } from "../../match/situation";
import type { Ready } from "../use_engine";

type Shown = { readonly situation: Situation; readonly stories: readonly Story[] };
type Texts = string | readonly string[];

export type Lesson = {
  readonly at: number;
  readonly step: TutorialStep | undefined; // undefined after the last
  readonly shown: Shown | null;
  readonly question: Question | null; // with only the moves that lead on
  goOn(): void; // to the next step, where nothing is asked
  fits(texts: Texts): boolean;
  play(texts: Texts): Promise<void>;
};

export const playersOf = ({ seats, me }: Tutorial) =>
  Array.from({ length: seats }, (_, i) => seated(`p${i + 1}` === me ? "human" : "bot:casual"));

// The position in the engine.
function usePosition({ engine, facts }: Ready, tutorial: Tutorial) {
  const [shown, setShown] = useState<Shown | null>(null);
  const situation = () => engine.call<Situation>("situation", tutorial.me, tutorial.me, -1);
  // Moves of others and of chance are written as in records.
  const follow = async (moves: readonly string[]) => {
    if (moves.length > 0) await engine.call("follow", JSON.stringify(moves));
    const now = await situation();
    const { stories } = await engine.call<{ readonly stories: readonly Story[] }>("stories", tutorial.me, 0);
    setShown({ situation: now, stories });
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
    void engine.call("open", JSON.stringify(record)).then(() => follow([]));
  }, [tutorial, engine]);
  return { shown, situation, follow };
}

// The question with only the moves and plans that lead on after the moves made. The object stays the same until
// something changes, because boards compare it.
function useQuestion(asked: Question | null, step: TutorialStep | undefined, made: readonly string[]): Question | null {
  return useMemo(() => {
    if (!asked) return null;
    const any = step?.expect?.length === 0;
    const ways = (step?.expect ?? []).map((move) => [move, ...(step?.pays ?? [])]);
    const rest = ways.filter((way) => made.every((text, i) => way[i] === text)).map((way) => way.slice(made.length));
    const leadsOn = (texts: readonly string[]) => any || rest.some((way) => texts.every((text, i) => way[i] === text));
    const { plans } = asked;
    return {
      ...asked,
      moves: asked.moves.filter(({ text }) => leadsOn([text])),
      ...(plans && { plans: plans.filter(({ texts }) => leadsOn(texts)) }),
    };
  }, [asked, step, made]);
}

export function useLesson(ready: Ready, tutorial: Tutorial): Lesson {
  const { shown, situation, follow } = usePosition(ready, tutorial);
  const [at, setAt] = useState(0);
  const [made, setMade] = useState<readonly string[]>([]); // of the step's moves
  const step = tutorial.steps[at];
  const question = useQuestion(shown?.situation.asked[0] ?? null, step, made);
  const on = () => {
    setMade([]);
    setAt((old) => old + 1);
  };
  const listed = (texts: Texts): readonly string[] => (typeof texts === "string" ? [texts] : texts);
  return {
    at,
    step,
    shown,
    question,
    goOn: () => void follow(step?.then ?? []).then(on),
    fits(texts) {
      const wanted = listed(texts);
      const known = question?.moves.some(({ text }) => text === wanted[0]) ?? false;
      return (
        known &&
        (wanted.length === 1 || (question?.plans?.some((plan) => plan.texts.join() === wanted.join()) ?? false))
      );
    },
    async play(texts) {
      if (!step || !question) return;
      const all = [...made, ...listed(texts)];
      await ready.engine.call("play", question.seat, listed(texts).join("\n"));
      const { asked } = await situation();
      // A decision with one possibility is not asked, so a payment may end before its last written move.
      const more =
        all.length < 1 + (step.pays?.length ?? 0) &&
        asked[0]?.moves.some(({ text }) => step.pays?.slice(all.length - 1).includes(text));
      await follow(more ? [] : (step.then ?? []));
      if (more) setMade(all);
      else on();
    },
  };
}
