// Matches played by the real engine in Node, against which boards and catalogues are tested. Every number of seats,
// every option and every built-in content file is used.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Engine } from "../../../src/wasm/engine.mjs";
import { loadEngineWithNets } from "../../../tests/wasm/engine_with_nets.mjs";
import { seatNames, type Facts, type Hint, type Situation, type Story } from "../../src/match/situation";

export { gameIds as ids } from "../../src/games/ids";

const engines = process.env["SOUNDER_ENGINES"] ?? fileURLToPath(new URL("../../../build/wasm", import.meta.url));

export async function engineOf(id: string): Promise<{ readonly engine: Engine; readonly facts: Facts }> {
  const engine = await loadEngineWithNets(readFileSync(`${engines}/engine-${id}.wasm`));
  const { games } = engine.ask("games") as { readonly games: readonly Facts[] };
  const [facts] = games;
  if (!facts) throw new Error(`no game in the engine of ${id}`);
  return { engine, facts };
}

type Setup = {
  readonly seats: number;
  readonly options: Readonly<Record<string, number | boolean | string>>;
  readonly content: Readonly<Record<string, { readonly name: string }>>;
};

// The default setup of every size; then, with as few seats as can be, each option at other values and each content file.
export function setups(facts: Facts): readonly Setup[] {
  const sizes = Array.from({ length: facts.max_seats - facts.min_seats + 1 }, (_, i) => facts.min_seats + i);
  const plain = sizes.map((seats) => ({ seats, options: {}, content: {} }));
  const seats = facts.min_seats;
  const changed = [
    ...facts.options.flatMap(({ id, kind, least, most, default_value, names }) =>
      [...new Set([least, least + 1, most])]
        .filter((value) => value !== default_value && value <= most)
        .map((value) => ({
          seats,
          options: { [id]: kind === "number" ? value : kind === "flag" ? value === 1 : (names[value] ?? "") },
          content: {},
        })),
    ),
    ...facts.content.flatMap(({ kind, built_in }) =>
      built_in.map(({ name }) => ({ seats, options: {}, content: { [kind]: { name } } })),
    ),
  ];
  return [...plain, ...changed];
}

export type Glimpse = {
  readonly situation: Situation;
  readonly stories: readonly Story[];
  readonly hint: Hint | null;
  readonly refusal: string;
};

// A small generator, so that a failure comes back.
export function dice(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

// Plays one match, half by casual bots and half at random, and shows every moment to `look`, with each seat in turn as
// the viewer.
export function playThrough(
  engine: Engine,
  facts: Facts,
  setup: Setup,
  seed: number,
  look: (glimpse: Glimpse) => void,
): boolean {
  const record = {
    sounder: 1,
    game: facts.id,
    rules: facts.rules,
    seats: Array(setup.seats).fill("human"),
    options: setup.options,
    content: setup.content,
    dice: { kind: "seeded", seed },
    moves: [],
  };
  try {
    engine.ask("open", JSON.stringify(record));
  } catch (error) {
    if (/\([A-Z]{2}-\d+\)|first_seat/.test(String(error))) return false; // options that do not go together, by a rule
    throw error;
  }
  const roll = dice(seed);
  for (let at = 0; ; at += 1) {
    const viewer = seatNames[at % setup.seats] ?? "p1";
    const situation = engine.ask("situation", viewer, seatNames.join(","), at) as Situation;
    const { stories: rest } = engine.ask("stories", viewer, Math.max(0, at - 1)) as {
      readonly stories: readonly Story[];
    };
    const stories = rest.slice(0, 1);
    const question = situation.asked[roll(situation.asked.length)];
    const hint =
      question && roll(30) === 0 ? (engine.ask("hint", situation.at, question.seat, "strong", 1, 0) as Hint) : null;
    look({ situation, stories, hint, refusal: "" });
    if (situation.turn === "over") return true;
    if (at < situation.of) continue; // what was drawn after a move came with it
    if (situation.turn === "chance") engine.ask("draw");
    else if (question) {
      const move =
        seed % 2 === 0
          ? (engine.ask("choose", question.seat, "casual", seed) as { readonly move: string }).move
          : question.moves[roll(question.moves.length)]?.text;
      engine.ask("play", question.seat, move ?? "");
    }
  }
}
