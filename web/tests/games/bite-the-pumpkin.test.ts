// The meadow's own logic, held against the real engine where it speaks of rules.
import { describe, expect, it } from "vitest";
import { bitesOf, completed, fitting, nextBites, textOf, type Bite } from "../../src/games/bite-the-pumpkin/bites";
import { directions, follow, near, stepped, type Pig } from "../../src/games/bite-the-pumpkin/cells";
import { marksOf, plantsOf } from "../../src/games/bite-the-pumpkin/moment";
import { chips, ending, ruleFor } from "../../src/games/bite-the-pumpkin/summary";
import { directionOf } from "../../src/games/bite-the-pumpkin/swipe";
import { tutorial } from "../../src/games/bite-the-pumpkin/tutorial";
import type { View } from "../../src/games/bite-the-pumpkin/view";
import { words as english } from "../../src/games/bite-the-pumpkin/words/en";
import { words as french } from "../../src/games/bite-the-pumpkin/words/fr";
import { words as italian } from "../../src/games/bite-the-pumpkin/words/it";
import { rules } from "../../src/games/bite-the-pumpkin/rules/en";
import type { Result } from "../../src/match/situation";
import { Phrasebook } from "../../src/text/phrasebook";
import { dice, engineOf, playThrough, setups, type Glimpse, type OldSituation as Situation } from "./old_played";

const id = "bite-the-pumpkin";
const viewOf = ({ view }: Situation): View => view as View;
const cells = (herd: readonly Pig[]) => herd.map(({ cell }) => cell);
const start = (moves: readonly string[], seats = 2, options = {}) => JSON.stringify({ sounder: 1, game: id, rules: 1, seats: Array(seats).fill("human"), options, moves });

describe("a herd followed with the eyes", () => {
  it("keeps pigs that stay and gives newcomers a place of their own", () => {
    const two = follow(follow([], ["d4"]), ["a1", "d4"]);
    expect(two.find(({ cell }) => cell === "d4")?.id).toBe(0);
    expect(two.find(({ cell }) => cell === "a1")?.id).toBe(1);
  });

  it("does not let pigs overtake when they queue up", () => {
    const before = follow([], ["a1", "c1", "e1", "b5", "h8"]);
    const after = follow(before, ["f1", "g1", "h1", "h5", "h8"]);
    const at = (cell: string) => after.find(({ id: pig }) => pig === before.find((one) => one.cell === cell)?.id)?.cell;
    expect([at("a1"), at("c1"), at("e1"), at("b5"), at("h8")]).toEqual(["f1", "g1", "h1", "h5", "h8"]);
  });

  it("follows every run of real matches along its line, and every pig is one pig", async () => {
    const { engine, facts } = await engineOf(id);
    let herd: readonly Pig[] = [];
    let runs = 0;
    const watch = ({ situation, stories }: Glimpse) => {
      const { pigs } = viewOf(situation);
      const next = follow(herd, pigs);
      expect([...cells(next)].sort()).toEqual([...pigs].sort());
      expect(new Set(next.map((pig) => pig.id)).size).toBe(pigs.length);
      const direction = directions.find((one) => stories[stories.length - 1]?.move === `run ${one}`);
      if (direction) {
        runs += 1;
        for (const pig of next) {
          const from = herd.find((one) => one.id === pig.id)?.cell ?? "";
          const way = Array.from({ length: 8 }, (_, steps) => stepped(from, direction, steps));
          expect(way, `${from} ${direction}`).toContain(pig.cell);
        }
      }
      herd = next;
    };
    for (let seed = 1; seed <= 12; seed += 1) {
      herd = [];
      playThrough(engine, facts, { seats: 2 + (seed % 2), options: {}, content: {} }, seed, watch);
    }
    expect(runs).toBeGreaterThan(60);
  });
});

describe("bites", () => {
  const plain = () => true;

  it("offers each pig what leaves a whole bite", () => {
    const moves = ["bite c4xb5 c5xc6", "bite c5xb5"];
    expect(nextBites(moves, [], plain).map(({ pig, food }) => `${pig}x${food}`).sort()).toEqual(["c4xb5", "c5xb5", "c5xc6"]);
    expect(fitting(moves, [{ pig: "c5", food: "b5" }], plain)).toEqual(["bite c5xb5"]);
    expect(completed("bite c4xb5 c5xc6", [{ pig: "c4", food: "b5" }], plain)).toEqual(bitesOf("bite c4xb5 c5xc6"));
  });

  it("never leaves a pig with food it does not reach", () => {
    // a2 reaches both, a4 only a3: once a2 has a3 the other one could not eat.
    expect(completed("bite a2xa1 a4xa3", [{ pig: "a2", food: "a3" }], plain)).toBeNull();
  });

  it("lets a pig eat one of each kind, not two of one (BP-9)", () => {
    const isPumpkin = (cell: string) => cell === "b1";
    const move = "bite a1xb1 a1xa2";
    expect(nextBites([move], [{ pig: "a1", food: "b1" }], isPumpkin)).toEqual([{ pig: "a1", food: "a2" }]);
    expect(nextBites([move], [{ pig: "a1", food: "b1" }], plain)).toEqual([]);
  });

  // Taps pig and food at random until one bite is left: it must be legal, and every offered bite must be reachable.
  it("leads to every legal bite of real matches by taps", async () => {
    const { engine, facts } = await engineOf(id);
    const roll = dice(3);
    let questions = 0;
    const tap = (moves: readonly string[], isPumpkin: (cell: string) => boolean, towards: readonly Bite[] | null): string => {
      let chosen: readonly Bite[] = [];
      for (let taps = 0; taps < 12; taps += 1) {
        const fits = fitting(moves, chosen, isPumpkin);
        if (fits.length === 1) return fits[0] ?? "";
        const next = nextBites(moves, chosen, isPumpkin).filter(({ pig, food }) => !towards || towards.some((bite) => bite.pig === pig && bite.food === food));
        const bite = next[roll(next.length)];
        if (!bite) return "";
        expect(near(bite.pig, bite.food)).toBe(true);
        chosen = [...chosen, bite];
      }
      return "";
    };
    for (const [i, setup] of setups(facts).entries())
      playThrough(engine, facts, setup, i + 40, ({ situation }) => {
        const question = situation.asked[0];
        if (!question?.moves[0]?.startsWith("bite")) return;
        questions += 1;
        const view = viewOf(situation);
        const isPumpkin = (cell: string) => view.pumpkins.includes(cell);
        expect(question.moves).toContain(tap(question.moves, isPumpkin, null));
        for (const move of question.moves) expect(tap(question.moves, isPumpkin, bitesOf(move))).toBe(move);
      });
    expect(questions).toBeGreaterThan(10);
  });

  it("writes bites as the engine reads them", () => {
    expect(textOf(bitesOf("bite d5xc4 e6xe7"))).toBe("bite d5xc4 e6xe7");
  });
});

describe("marks of the last moves", () => {
  const story = (move: string, words: string) => ({ number: 1, seat: "p2" as const, move, story: words });
  it("reads what was placed, eaten and run", () => {
    expect(marksOf([story("plant a1", "plant a1; the pigs eat d6, h6 and a8; the broccoli farmer is out")])).toEqual({ placed: ["a1"], eaten: ["d6", "h6", "a8"], ran: null });
    expect(marksOf([story("bite d5xc4 e6xe7", "bite d5xc4 e6xe7"), story("run north", "run north; the farmer plants c3, the only cell open")])).toEqual({ placed: ["c3"], eaten: ["c4", "e7"], ran: "north" });
  });
  it("tells a swipe from a tap", () => {
    expect([directionOf(3, -4), directionOf(50, 20), directionOf(-50, 20), directionOf(8, 60), directionOf(8, -60)]).toEqual([null, "east", "west", "south", "north"]);
  });
});

describe("a match in words", () => {
  const text = (key: string, values: Readonly<Record<string, string | number>> = {}) => `${key}${"n" in values ? ` ${values["n"]}` : ""}`;

  it("has an ending, a rule and figures for every moment of every setup", async () => {
    const { engine, facts } = await engineOf(id);
    const sections = rules.sections.map((section) => section.id);
    const endings = new Set<string>();
    setups(facts).forEach((setup, i) =>
      playThrough(engine, facts, setup, i + 70, ({ situation }) => {
        const view = viewOf(situation);
        expect(sections).toContain(ruleFor(view));
        for (const { seat, on_board: planted } of view.farmers) expect(chips(view, seat, text)[0]?.value).toBe(planted);
        expect(plantsOf(view).length).toBe(view.farmers.reduce((sum, { on_board: n }) => sum + n, 0));
        if (!situation.result) return;
        const sentence = ending(view, situation.result, text);
        endings.add(sentence.split(" ")[0] ?? "");
        const winner = situation.result.winners[0];
        expect(winner === "p1").toBe(sentence.startsWith("endHerd"));
        if (winner === "p3") expect(["endBroccoli", "endBoth"]).toContain(sentence);
      }),
    );
    expect(endings.size).toBeGreaterThan(2);
  });

  it("says what ends a match that goes nowhere", () => {
    const view: View = { phase: "over", trees: [], pigs: [], lying: [], pumpkins: [], farmers: [{ seat: "p2", vegetable: "pumpkin", supply: 3, on_board: 9, standing: "playing" }] };
    const shared: Result = { winners: ["p1", "p2"], scores: [1, 1], ranks: [1, 1] };
    expect(ending(view, shared, text)).toBe("endStill");
    expect(Object.keys(english.texts)).toContain("endStill");
  });

  // Refusals do not come up in matches without mistakes, so mistakes are made.
  it.each([
    ["it", italian],
    ["fr", french],
  ])("refuses in %s", async (_, { phrases }) => {
    const { engine } = await engineOf(id);
    const book = new Phrasebook(phrases, "&", (seat) => seat);
    const bite = [...tutorial.begin, "pig g1", "plant a1", "run west", "plant e1", "run north", "plant d1"];
    const tries: readonly (readonly [moves: readonly string[], seats: number, seat: string, move: string])[] = [
      [[], 2, "p1", "pig d4"],
      [[], 2, "p1", "run north"],
      [[], 2, "p2", "plant a1"],
      [["pig a1", "plant d1"], 2, "p1", "pig a1"],
      [["pig a1", "plant d1"], 2, "p1", "pig d1"],
      [["pig a1", "plant d1"], 2, "p1", "pig e2"],
      [["pig a1"], 2, "p2", "pass"],
      [["pig a1"], 2, "p2", "run north"],
      [["pig a1", "plant d1"], 3, "p3", "plant d2"],
      [["pig a1", "plant d1", "plant h1"], 3, "p1", "pig h1"],
      [["pig a1", "plant d1", "plant h1", "pig a3"], 3, "p2", "plant g1"],
      [bite, 2, "p1", "pig a1"],
      [bite, 2, "p1", "bite a1xb5"],
      [bite, 2, "p1", "bite c4xc3"],
      [bite, 2, "p1", "bite c4xd1"],
      [bite, 2, "p1", "bite c4xb5 c5xb5"],
      [bite, 2, "p1", "bite c5xb5 c5xc6"],
      [bite, 2, "p1", "bite c4xb5"],
      [bite.slice(0, -1).slice(0, 10), 2, "p1", "plant a2"],
    ];
    const unknown: string[] = [];
    for (const [moves, seats, seat, move] of tries) {
      engine.ask("open", start(moves, seats));
      let refusal = "";
      try {
        engine.ask("play", seat, move);
      } catch (error) {
        refusal = error instanceof Error ? error.message : String(error);
      }
      expect(refusal, `${move} after ${moves.join(", ")}`).not.toBe("");
      if (!book.translate(refusal).known) unknown.push(refusal);
    }
    expect(unknown).toEqual([]);
  });
});

describe("the tutorial", () => {
  it("is short, and its texts exist", () => {
    const said = tutorial.steps.map(({ say }) => english.texts[say]);
    expect(said.every((words) => typeof words === "string")).toBe(true);
    const words = said.join(" ").split(/\s+/).length;
    expect(words / 4 + 3 * tutorial.steps.length).toBeLessThan(90); // seconds: four words a second, three for a move
  });

  it("is made of legal moves, whatever is chosen where anything goes", async () => {
    const { engine } = await engineOf(id);
    const look = () => engine.ask("situation", tutorial.me, tutorial.me, -1) as Situation;
    const walk = (made: readonly string[], at: number): number => {
      engine.ask("open", start(made));
      const step = tutorial.steps[at];
      if (!step) return 1;
      if (!step.expect) return walk([...made, ...(step.then ?? [])], at + 1);
      const legal = look().asked[0]?.moves ?? [];
      const expected = step.expect.length === 0 ? legal : step.expect;
      expect(expected.length, `step ${at + 1} asks for something`).toBeGreaterThan(0);
      for (const move of expected) expect(legal).toContain(move);
      return expected.reduce((ends, move) => ends + walk([...made, move, ...(step.then ?? [])], at + 1), 0);
    };
    expect(walk(tutorial.begin, 0)).toBe(8); // two ways to bite, four to run
  });

  it("shows what its words say", async () => {
    const { engine } = await engineOf(id);
    const after = (n: number) => {
      engine.ask("open", start([...tutorial.begin, ...tutorial.steps.slice(0, n).flatMap(({ expect: moves, then }) => [...(moves ?? []), ...(then ?? [])])]));
      return engine.ask("situation", tutorial.me, tutorial.me, -1) as Situation;
    };
    expect(viewOf(after(1)).phase).toBe("run");
    expect(viewOf(after(2)).lying.length).toBeGreaterThan(0); // who has eaten lies down
    const choice = after(3).asked[0]?.moves.flatMap(bitesOf) ?? [];
    const pigsAt = (food: string) => new Set(choice.filter((bite) => bite.food === food).map(({ pig }) => pig)).size;
    const foodOf = (pig: string) => new Set(choice.filter((bite) => bite.pig === pig).map(({ food }) => food)).size;
    expect(choice.some(({ food }) => pigsAt(food) === 2)).toBe(true); // two pigs beside one pumpkin
    expect(choice.some(({ pig }) => foodOf(pig) === 2)).toBe(true); // two pumpkins beside one pig
  });
});
