// The logic of the Wild Pigs board, held against the real engine: what glows is legal, plans are moves, the tutorial can be played.
import { describe, expect, it } from "vitest";
import upgrades from "../../../content/wild-pigs/upgrades.json";
import weapons from "../../../content/wild-pigs/weapons.json";
import { foughtLanes, harmsTo, herdOf, incomes, movesFor, noHerd, playerAt, type Chosen } from "../../src/games/wild-pigs/logic";
import { nextOf, wishFor } from "../../src/games/wild-pigs/plans";
import { tutorial } from "../../src/games/wild-pigs/tutorial";
import { rows, stances, tokens, type View } from "../../src/games/wild-pigs/view";
import { words } from "../../src/games/wild-pigs/words/en";
import { card } from "../../src/games/wild-pigs/words/names";
import { words as french } from "../../src/games/wild-pigs/words/fr";
import { words as italian } from "../../src/games/wild-pigs/words/it";
import { Phrasebook } from "../../src/text/phrasebook";
import { dice, engineOf, playThrough, type OldSituation as Situation } from "./old_played";

const viewOf = (situation: Situation): View => situation.view as View;

// Everything on the board that can be looked at.
const things = (view: View): readonly Chosen[] => [
  ...view.lanes.flatMap((lane, i) => rows.filter((row) => lane[row]).map((row): Chosen => ({ kind: "pig", lane: i, row }))),
  ...view.boss.thresholds.map((_, i): Chosen => ({ kind: "threshold", n: i + 1 })),
  ...[...Object.values(view.markets).flatMap(({ new_stock, carryover }) => [...new_stock, ...carryover]), ...view.seats.flatMap(({ upgrades: own }) => own)].map(({ id }): Chosen => ({ kind: "ware", id })),
  ...stances.map((stance): Chosen => ({ kind: "stance", stance })),
  ...tokens.map((token): Chosen => ({ kind: "token", token })),
];

describe("every legal move", () => {
  it.each([
    [2, {}, 2],
    [3, { edition: "later" }, 4],
    [2, { boss: "race" }, 3],
  ] as const)("can be reached on the board (%i seats, %o)", async (seats, options, seed) => {
    const { engine, facts } = await engineOf("wild-pigs");
    const lost = new Set<string>();
    let plans = 0;
    playThrough(engine, facts, { seats, options, content: {} }, seed, ({ situation }) => {
      const view = viewOf(situation);
      for (const { moves } of situation.asked) {
        if (view.phase === "act") {
          const reached = new Set(things(view).flatMap((what) => movesFor(view, moves, what)));
          for (const move of moves) if (!reached.has(move) && !/^(end|pass|prepare \w+)$/.test(move)) lost.add(move);
        } else if (view.fight && view.fight.plan_count <= 12) {
          // Plans stand for the moves of this step, all of them.
          plans += 1;
          const offered = new Set(view.fight.plans.map((plan) => nextOf(plan, moves)));
          for (const move of moves) if (!offered.has(move)) lost.add(`${view.phase}: ${move}`);
          expect(offered.has(null)).toBe(false);
        }
      }
    });
    expect([...lost]).toEqual([]);
    expect(plans).toBeGreaterThan(3);
  });
});

describe("what the board says of the rules", () => {
  it("is what stances bring (WP-7)", async () => {
    const { engine, facts } = await engineOf("wild-pigs");
    for (const edition of ["rulebook", "later"] as const)
      for (const stance of stances.slice(0, 3)) {
        engine.ask("open", JSON.stringify({ sounder: 1, game: facts.id, rules: 1, seats: ["human", "human"], options: { edition }, dice: { kind: "seeded", seed: 3 }, moves: [] }));
        let before: View | null = null;
        for (let turns = 0; ; ) {
          const situation = engine.ask("situation", "", "p1,p2", -1) as Situation;
          const [question] = situation.asked;
          const view = viewOf(situation);
          if (!question) engine.ask("draw");
          else if (question.seat === "p1" && before) {
            const had = playerAt(before, "p1")?.cubes ?? { R: 0, B: 0, G: 0 };
            const has = playerAt(view, "p1")?.cubes ?? had;
            expect({ R: has.R - had.R, B: has.B - had.B, G: has.G - had.G }).toEqual(incomes(edition)[stance]);
            break;
          } else {
            const turn = `stance ${stance}`;
            const move = question.seat === "p1" && question.moves.includes(turn) ? turn : question.moves.includes("end") ? "end" : "prepare attack";
            engine.ask("play", question.seat, move);
            if (question.seat === "p1") {
              const after = viewOf(engine.ask("situation", "", "", -1) as Situation);
              if (move === "end" || after.turn !== "p1") before = after;
            }
            if (++turns > 40) throw new Error("no second turn");
          }
        }
      }
  });

  it("foresees who attacks", async () => {
    const { engine, facts } = await engineOf("wild-pigs");
    let foreseen = 0;
    let expected: readonly string[] | null = null;
    playThrough(engine, facts, { seats: 2, options: {}, content: {} }, 2, ({ situation, stories }) => {
      const story = stories[stories.length - 1];
      if (expected && story?.move === "end") {
        // A theft that leaves a choice comes in the next story, so only the first attack is surely told here.
        if (expected[0]) expect(story.story).toContain(`${expected[0]} attacks`);
        else expect(story.story).not.toContain(" attacks ");
        foreseen += 1;
      }
      const view = viewOf(situation);
      expected = view.phase === "act" && !view.at_boss ? harmsTo(view, view.turn).map(({ name }) => name) : null;
    });
    expect(foreseen).toBeGreaterThan(5);
  });

  it("is asked for where nothing is legal, and refused with a reason", async () => {
    const { engine, facts } = await engineOf("wild-pigs");
    const books = [italian, french].map(({ phrases }) => new Phrasebook(phrases, "&", (seat) => seat));
    const unknown = new Set<string>();
    let refused = 0;
    playThrough(engine, facts, { seats: 2, options: {}, content: {} }, 5, ({ situation }) => {
      const [question] = situation.asked;
      const view = viewOf(situation);
      if (!question || situation.at % 3 > 0) return;
      for (const what of things(view)) {
        if (movesFor(view, question.moves, what).length > 0) continue;
        try {
          engine.ask("peek", question.seat, wishFor(view, what));
        } catch (error) {
          refused += 1;
          const why = error instanceof Error ? error.message : "";
          for (const book of books) if (!book.translate(why).known) unknown.add(why);
        }
      }
    });
    expect(refused).toBeGreaterThan(20);
    expect([...unknown]).toEqual([]);
  });

  it("names cards as their files do", () => {
    for (const { id, name } of [...upgrades.cards, ...weapons.cards]) expect(card(id)).toBe(name);
  });
});

describe("pigs keep their names as they step forward", () => {
  const pig = (id: string) => ({ id }) as unknown as NonNullable<View["lanes"][number]["back"]>;
  const lanes = (...all: readonly (readonly (string | null)[])[]): View => ({ lanes: all.map(([back, mid, front]) => ({ back: back ? pig(back) : null, mid: mid ? pig(mid) : null, front: front ? pig(front) : null })) }) as unknown as View;

  it("a step is the same pig, a newcomer another", () => {
    const first = herdOf(noHerd, lanes(["a", null, null], ["b", "a", null]));
    const then = herdOf(first, lanes(["c", "a", null], ["a", "b", "a"]));
    expect(then.keys[0]?.[1]).toBe(first.keys[0]?.[0]);
    expect(then.keys[1]?.[1]).toBe(first.keys[1]?.[0]);
    expect(then.keys[1]?.[2]).toBe(first.keys[1]?.[1]);
    expect(then.keys[0]?.[0]).not.toBe(first.keys[0]?.[0]);
    const all = then.keys.flat().filter((key) => key !== null);
    expect(new Set(all).size).toBe(all.length);
  });

  it("fights are marked by lane", () => {
    expect([...foughtLanes(["fight lane 2", "pay cubes", null, "fight lane 1 mid"])]).toEqual([1, 0]);
  });
});

describe("the tutorial", () => {
  const last = tutorial.steps.length - 1;

  it.each([0, 1, 2])("is played through the engine, whichever way step %# pays", async (way) => {
    const { engine, facts } = await engineOf("wild-pigs");
    const roll = dice(way + 1);
    const seats = ["human", "bot:casual"];
    let moves: readonly string[] = tutorial.begin;
    const open = () => void engine.ask("open", JSON.stringify({ sounder: 1, game: facts.id, rules: 1, seats, options: {}, dice: { kind: "seeded", seed: 1 }, moves }));
    open();
    for (const step of tutorial.steps) {
      expect(typeof words.texts[step.say], step.say).toBe("string");
      if (step.expect) {
        const { asked } = engine.ask("situation", tutorial.me, tutorial.me, -1) as Situation;
        const legal = asked[0]?.moves ?? [];
        for (const move of step.expect) expect(legal, step.say).toContain(move);
        const chosen = step.expect[0] ?? legal[(way + roll(legal.length)) % legal.length] ?? "";
        engine.ask("play", tutorial.me, chosen);
        moves = [...moves, chosen];
      }
      moves = [...moves, ...(step.then ?? [])];
      open();
    }
    const view = viewOf(engine.ask("situation", tutorial.me, "", -1) as Situation);
    expect(playerAt(view, "p1")?.trophies.map(({ id }) => id)).toEqual(["swine-flurry"]);
    expect(last).toBeLessThan(10);
  });
});
