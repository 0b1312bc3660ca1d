// The move that is being put together. Meadow and dock share it; it is forgotten with the question.
import { useEffect, useState } from "preact/hooks";
import type { Move, OneBite } from "./messages";

export type Hand = {
  readonly poised: string | null; // a move that was tapped once; a second tap plays it
  readonly held: string | null; // a tapped pig or vegetable, to be paired
  readonly bites: readonly OneBite[]; // chosen so far
  readonly meal: Move | null; // a whole bite that is previewed
};

const empty: Hand = { poised: null, held: null, bites: [], meal: null };
let kept: { readonly question: unknown; readonly hand: Hand } = { question: null, hand: empty };
const watchers = new Set<() => void>();

const handFor = (question: unknown): Hand => (kept.question === question ? kept.hand : empty);

export function useHand(question: unknown): readonly [Hand, (change: Partial<Hand>) => void] {
  const [, redraw] = useState({});
  useEffect(() => {
    const changed = () => redraw({});
    watchers.add(changed);
    return () => void watchers.delete(changed);
  }, []);
  const change = (to: Partial<Hand>) => {
    kept = { question, hand: { ...handFor(question), ...to } };
    for (const changed of watchers) changed();
  };
  return [handFor(question), change];
}
