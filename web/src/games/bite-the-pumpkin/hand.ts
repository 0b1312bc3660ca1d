// The move that is being put together. Meadow and dock share it; it is forgotten with the question.
import { createStore } from "../../shared/store";
import type { Move, OneBite } from "./messages";

export type Hand = {
  readonly poised: string | null; // a move that was tapped once; a second tap plays it
  readonly held: string | null; // a tapped pig or vegetable, to be paired
  readonly bites: readonly OneBite[]; // chosen so far
  readonly meal: Move | null; // a whole bite that is previewed
};

const empty: Hand = { poised: null, held: null, bites: [], meal: null };
const store = createStore<{ readonly question: unknown; readonly hand: Hand }>({ question: null, hand: empty });

const handFor = (question: unknown): Hand => (store.now().question === question ? store.now().hand : empty);

export function useHand(question: unknown): readonly [Hand, (change: Partial<Hand>) => void] {
  store.use();
  return [handFor(question), (to) => store.set({ question, hand: { ...handFor(question), ...to } })];
}
