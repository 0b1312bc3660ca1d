// Real matches for boards whose engine still speaks English: the engine's answers as those boards are given them (src/games/old.tsx).
import type { Engine } from "../../../src/wasm/engine.mjs";
import { oldSituation, oldStory, type OldPeek, type OldQuestion, type OldStory } from "../../src/games/old";
import type { Facts, Peek, Situation, Story } from "../../src/match/situation";
import * as real from "./played";

export { dice, ids, setups } from "./played";

export type OldSituation = Omit<Situation, "asked"> & { readonly asked: readonly OldQuestion[] };
export type Glimpse = Omit<real.Glimpse, "situation" | "stories"> & { readonly situation: OldSituation; readonly stories: readonly OldStory[] };

const plain = new WeakMap<Engine, Engine>();

function asBefore(question: string, answer: unknown): unknown {
  if (question === "situation") return oldSituation(answer as Situation);
  if (question === "stories") return { stories: (answer as { readonly stories: readonly Story[] }).stories.map(oldStory) };
  if (question !== "peek") return answer;
  const { view, told } = answer as Peek;
  return { view, story: oldStory({ number: 0, seat: null, move: null, told }).story } satisfies OldPeek;
}

export async function engineOf(id: string): Promise<{ readonly engine: Engine; readonly facts: Facts }> {
  const { engine: given, facts } = await real.engineOf(id);
  const engine: Engine = { ask: (question, ...more) => asBefore(question, given.ask(question, ...more)) };
  plain.set(engine, given);
  return { engine, facts };
}

export const playThrough = (
  engine: Engine,
  facts: Facts,
  setup: Parameters<typeof real.playThrough>[2],
  seed: number,
  look: (glimpse: Glimpse) => void,
): boolean =>
  real.playThrough(plain.get(engine) ?? engine, facts, setup, seed, ({ situation, stories, ...rest }) =>
    look({ ...rest, situation: oldSituation(situation), stories: stories.map(oldStory) }),
  );
