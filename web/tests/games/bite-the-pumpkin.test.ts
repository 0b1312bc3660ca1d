// The logic of the meadow, compared with the real engine as far as it concerns rules.
import { describe, expect, it } from "vitest";
import { completed, fitting, nextBites, table } from "../../src/games/bite-the-pumpkin/bites";
import { follow, stepped, type Pig } from "../../src/games/bite-the-pumpkin/cells";
import { herdOf } from "../../src/games/bite-the-pumpkin/herd";
import { marksOf, plantsOf } from "../../src/games/bite-the-pumpkin/moment";
import {
  bitesOf,
  notation,
  type Move,
  type OneBite,
  type GameMessage,
} from "../../src/games/bite-the-pumpkin/messages";
import { ending } from "../../src/games/bite-the-pumpkin/ending";
import { chips, ruleFor } from "../../src/games/bite-the-pumpkin/summary";
import { directionOf } from "../../src/games/bite-the-pumpkin/swipe";
import { tutorial } from "../../src/games/bite-the-pumpkin/tutorial";
import type { View } from "../../src/games/bite-the-pumpkin/view";
import { texts as english } from "../../src/games/bite-the-pumpkin/words/en";
import { texts as french } from "../../src/games/bite-the-pumpkin/words/fr";
import { texts as italian } from "../../src/games/bite-the-pumpkin/words/it";
import type { Message, Result, Situation, Story } from "../../src/match/situation";
import { cataloguesOf, reasonsOf, rulesOf } from "../../src/i18n/load";
import { localizerFrom } from "../../src/i18n/localizer";
import { dice, engineOf, playThrough, setups, type Glimpse } from "./played";

const id = "bite-the-pumpkin";
const viewOf = ({ view }: Situation): View => view as View;
const movesOf = ({ asked }: Situation): readonly Move[] => (asked[0]?.moves ?? []) as unknown as readonly Move[];
const cells = (herd: readonly Pig[]) => herd.map(({ cell }) => cell);
const start = (moves: readonly string[], seats = 2, options = {}) =>
  JSON.stringify({ sounder: 1, game: id, rules: 1, seats: Array(seats).fill("human"), options, moves });

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
      const move = stories[stories.length - 1]?.move as Move | null | undefined;
      const direction = move?.key === "move.run" ? move.direction : undefined;
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

describe("a herd told by the stories", () => {
  it("is where the engine has it at every moment of every setup, and nobody lies who should run", async () => {
    const { engine, facts } = await engineOf(id);
    let runs = 0;
    const all = [...setups(facts), { seats: 3, options: { auto_bite: true }, content: {} }];
    for (let round = 0; round < 3; round += 1)
      all.forEach((setup, i) => {
        let stories: readonly Story<Move, GameMessage>[] = [];
        playThrough(engine, facts, setup, 100 * round + i + 1, ({ situation, stories: made }) => {
          stories = [...stories, ...(made as unknown as readonly Story<Move, GameMessage>[])].slice(0, situation.at);
          expect(stories.length).toBe(situation.at);
          const { pigs, trees } = viewOf(situation);
          const herd = herdOf(stories, trees);
          expect(
            [...cells(herd.pigs)].sort(),
            `round ${round}, ${JSON.stringify(setup)}, move ${situation.at}`,
          ).toEqual([...pigs].sort());
          if (herd.run?.number === situation.at) runs += 1;
        });
      });
    expect(runs).toBeGreaterThan(120);
  });

  const story = (number: number, move: Move, ...told: readonly GameMessage[]): Story<Move, GameMessage> => ({
    number,
    seat: "p1",
    move,
    told,
  });
  const pig = (cell: string): Move => ({ key: "move.pig", cell, text: notation.pig(cell) });

  it("knows who ran into whom, and in which order they stopped", () => {
    const placed = ["a1", "c1", "e1", "h2", "b2"].map((cell, i) => story(i + 1, pig(cell)));
    const east = { key: "move.run", direction: "east", text: "run east" } as const;
    const { pigs, run } = herdOf([...placed, story(6, east)], ["d2"]);
    expect(cells(pigs)).toEqual(["f1", "g1", "h1", "h2", "c2"]);
    const met = Object.fromEntries((run?.runners ?? []).map(({ id: who, hit, behind }) => [who, [hit, behind]]));
    expect(met).toEqual({ 2: [null, 0], 1: [2, 1], 0: [1, 2], 3: [null, 0], 4: [null, 0] });
  });
});

describe("bites", () => {
  const bite = (pig: string, food: string, vegetable: OneBite["vegetable"] = "pumpkin"): OneBite => ({
    key: "bite.one",
    pig,
    vegetable,
    food,
  });
  const whole = (...bites: readonly OneBite[]): Move => ({ key: "move.bite", bites, text: notation.bite(bites) });
  const short = (bites: readonly OneBite[]) => bites.map(({ pig, food }) => `${pig}x${food}`).sort();

  it("offers each pig what leaves a whole bite", () => {
    const able = [bite("c4", "b5"), bite("c5", "b5"), bite("c5", "c6")];
    const moves = [whole(bite("c4", "b5"), bite("c5", "c6")), whole(bite("c5", "b5"))];
    expect(short(nextBites(moves, [], able))).toEqual(["c4xb5", "c5xb5", "c5xc6"]);
    expect(fitting(moves, [bite("c5", "b5")], able)).toEqual([moves[1]]);
    expect(short(completed(whole(bite("c4", "b5"), bite("c5", "c6")), [bite("c4", "b5")], able) ?? [])).toEqual([
      "c4xb5",
      "c5xc6",
    ]);
  });

  it("lets pigs share the same food another way", () => {
    const able = [bite("a2", "a1"), bite("a2", "b1"), bite("b2", "a1"), bite("b2", "b1")];
    const move = whole(bite("a2", "a1"), bite("b2", "b1"));
    expect(short(completed(move, [bite("a2", "b1")], able) ?? [])).toEqual(["a2xb1", "b2xa1"]);
  });

  it("never leaves a pig with food it does not reach", () => {
    // a2 reaches both, a4 only a3: once a2 has a3 the other one could not eat.
    const able = [bite("a2", "a1"), bite("a2", "a3"), bite("a4", "a3")];
    expect(completed(whole(bite("a2", "a1"), bite("a4", "a3")), [bite("a2", "a3")], able)).toBeNull();
  });

  it("lets a pig eat one of each kind, not two of one (BP-9)", () => {
    const both = [bite("a1", "b1"), bite("a1", "a2", "broccoli")];
    expect(short(nextBites([whole(...both)], both.slice(0, 1), both))).toEqual(["a1xa2"]);
    const twice = [bite("a1", "b1"), bite("a1", "a2")];
    expect(nextBites([whole(...twice)], twice.slice(0, 1), twice)).toEqual([]);
  });

  // Taps pig and food at random until one bite is left: it must be legal, and every offered bite must be reachable.
  it("leads to every legal bite of real matches by taps", async () => {
    const { engine, facts } = await engineOf(id);
    const roll = dice(3);
    let questions = 0;
    const tap = (
      moves: readonly Move[],
      able: readonly OneBite[],
      towards: readonly OneBite[] | null,
    ): Move | undefined => {
      let chosen: readonly OneBite[] = [];
      for (let taps = 0; taps < 12; taps += 1) {
        const fits = fitting(moves, chosen, able);
        if (fits.length === 1) return fits[0];
        const next = nextBites(moves, chosen, able).filter(
          ({ pig, food }) => !towards || towards.some((one) => one.pig === pig && one.food === food),
        );
        const picked = next[roll(next.length)];
        if (!picked) return undefined;
        chosen = [...chosen, picked];
      }
      return undefined;
    };
    for (const [i, setup] of setups(facts).entries())
      playThrough(engine, facts, setup, i + 40, ({ situation }) => {
        const moves = movesOf(situation);
        if (moves[0]?.key !== "move.bite") return;
        questions += 1;
        const able = table(viewOf(situation));
        expect(moves).toContain(tap(moves, able, null));
        for (const move of moves) expect(tap(moves, able, bitesOf(move))).toBe(move);
      });
    expect(questions).toBeGreaterThan(10);
  });

  it("are written as the engine writes them", async () => {
    const { engine, facts } = await engineOf(id);
    let bitten = 0;
    playThrough(engine, facts, { seats: 3, options: {}, content: {} }, 7, ({ situation }) => {
      for (const move of movesOf(situation)) {
        if (move.key === "move.bite") expect(notation.bite(bitesOf(move))).toBe(move.text);
        if (move.key === "move.pig") expect(notation.pig(move.cell)).toBe(move.text);
        if (move.key === "move.plant") expect(notation.plant(move.cell)).toBe(move.text);
        bitten += move.key === "move.bite" ? 1 : 0;
      }
    });
    expect(bitten).toBeGreaterThan(0);
  });
});

describe("marks of the last moves", () => {
  const story = (move: Move, ...told: readonly GameMessage[]): Story<Move, GameMessage> => ({
    number: 1,
    seat: "p2",
    move,
    told,
  });
  it("are what was placed, eaten and run", () => {
    const planted = story(
      { key: "move.plant", vegetable: "broccoli", cell: "a1", text: "plant a1" },
      { key: "told.eaten", vegetable: "pumpkin", cells: ["d6", "h6"] },
      { key: "told.eaten", vegetable: "broccoli", cells: ["a8"] },
      { key: "told.out", who: "p3", vegetable: "broccoli", left: 2 },
    );
    expect(marksOf([planted])).toEqual({ placed: ["a1"], eaten: ["d6", "h6", "a8"], ran: null });
    const bites = [
      { key: "bite.one", pig: "d5", vegetable: "pumpkin", food: "c4" },
      { key: "bite.one", pig: "e6", vegetable: "pumpkin", food: "e7" },
    ] as const;
    const bitten = story({ key: "move.bite", bites, text: "bite d5xc4 e6xe7" });
    const ran = story(
      { key: "move.run", direction: "north", text: "run north" },
      { key: "told.planted", who: "p2", vegetable: "pumpkin", cell: "c3" },
    );
    expect(marksOf([bitten, ran])).toEqual({ placed: ["c3"], eaten: ["c4", "e7"], ran: "north" });
  });

  it("are all that changed on the meadow in real matches", async () => {
    const { engine, facts } = await engineOf(id);
    let before: View | null = null;
    let eaten = 0;
    for (const seats of [2, 3]) {
      before = null;
      playThrough(engine, facts, { seats, options: {}, content: {} }, 20 + seats, ({ situation, stories }) => {
        const view = viewOf(situation);
        if (before) {
          const marks = marksOf(stories.slice(-1) as unknown as readonly Story<Move, GameMessage>[]);
          const was = plantsOf(before).map(({ cell }) => cell);
          const is = plantsOf(view).map(({ cell }) => cell);
          expect([...marks.eaten].sort()).toEqual(
            [...was, ...marks.placed].filter((cell) => !is.includes(cell) && !view.pigs.includes(cell)).sort(),
          );
          for (const cell of is) if (!was.includes(cell)) expect(marks.placed).toContain(cell);
          eaten += marks.eaten.length;
        }
        before = view;
      });
    }
    expect(eaten).toBeGreaterThan(10);
  });

  it("tells a swipe from a tap", () => {
    expect([
      directionOf(3, -4),
      directionOf(50, 20),
      directionOf(-50, 20),
      directionOf(8, 60),
      directionOf(8, -60),
    ]).toEqual([null, "east", "west", "south", "north"]);
  });
});

describe("a match in words", () => {
  const text = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    `${key}${"n" in values ? ` ${values["n"]}` : ""}`;

  it("has an ending, a rule and figures for every moment of every setup", async () => {
    const { engine, facts } = await engineOf(id);
    const sections = (await rulesOf(id, "en")).sections.map((section) => section.id);
    const endings = new Set<string>();
    setups(facts).forEach((setup, i) =>
      playThrough(engine, facts, setup, i + 70, ({ situation }) => {
        const view = viewOf(situation);
        expect(sections).toContain(ruleFor(view));
        for (const { seat, on_board: planted } of view.farmers) expect(chips(view, seat, text)[0]?.value).toBe(planted);
        expect(plantsOf(view).length).toBe(view.farmers.reduce((sum, { on_board: n }) => sum + n, 0));
        if (!situation.result) return;
        const sentence = ending.sentence(view, situation.result, text, () => "");
        endings.add(sentence.split(" ")[0] ?? "");
        const winner = situation.result.winners[0];
        expect(winner === "p1").toBe(sentence.startsWith("endHerd"));
        if (winner === "p3") expect(["endBroccoli", "endBoth"]).toContain(sentence);
      }),
    );
    expect(endings.size).toBeGreaterThan(2);
  });

  it("has the designer's page in its rules, in every language", async () => {
    for (const language of ["en", "it", "fr"] as const)
      expect(JSON.stringify(await rulesOf(id, language))).toContain("http://www.whilettrue.it/azzanna-la-zucca/ ");
  });

  it("says what ends a match that goes nowhere", () => {
    const view: View = {
      phase: "over",
      trees: [],
      pigs: [],
      lying: [],
      pumpkins: [],
      reach: [],
      herd: 5,
      herd_wins_at: 2,
      farmers: [{ seat: "p2", vegetable: "pumpkin", stock: 20, supply: 3, on_board: 9, standing: "playing" }],
    };
    const shared: Result = { winners: ["p1", "p2"], scores: [1, 1], ranks: [1, 1] };
    expect(ending.sentence(view, shared, text, () => "")).toBe("endStill");
    expect(Object.keys(english)).toContain("endStill");
  });

  // Refusals do not come up in matches without mistakes, so mistakes are made.
  it.each(["en", "it", "fr"] as const)("refuses in %s", async (language) => {
    const { engine } = await engineOf(id);
    const localizer = localizerFrom([...(await cataloguesOf(id, language)), ...(await reasonsOf(id, language))], {
      nameOf: (seat) => seat,
      isYou: () => false,
    });
    const bite = [...tutorial.begin, "pig g1", "plant a1", "run west", "plant e1", "run north", "plant d1"];
    const tries: readonly (readonly [moves: readonly string[], seats: number, seat: string, move: string])[] = [
      [[], 2, "p1", "pig d4"],
      [[], 2, "p1", "run north"],
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
    const said = new Set<string>();
    for (const [moves, seats, seat, move] of tries) {
      engine.ask("open", start(moves, seats));
      let because: Message | undefined;
      try {
        engine.ask("play", seat, move);
      } catch (error) {
        because = (error as { readonly because?: Message }).because;
      }
      expect(because, `${move} after ${moves.join(", ")}`).toBeDefined();
      if (because) said.add(localizer.say(because));
    }
    for (const sentence of said) expect(sentence).toMatch(/^[^[{}]+\.$/);
    expect(said.size).toBeGreaterThan(15);
  });

  it("has the same texts in every language", () => {
    expect(Object.keys(italian)).toEqual(Object.keys(english));
    expect(Object.keys(french)).toEqual(Object.keys(english));
  });
});

describe("the tutorial", () => {
  it("is short, and its texts exist", () => {
    const said = tutorial.steps.map(({ say }) => english[say]);
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
      const legal = (look().asked[0]?.moves ?? []).map(({ text }) => text);
      const expected = step.expect.length === 0 ? legal : step.expect;
      expect(expected.length, `step ${at + 1} asks for something`).toBeGreaterThan(0);
      for (const move of expected) expect(legal).toContain(move);
      return expected.reduce((ends, move) => ends + walk([...made, move, ...(step.then ?? [])], at + 1), 0);
    };
    expect(walk(tutorial.begin, 0)).toBe(2); // two ways to bite
  });

  it("shows what its words say", async () => {
    const { engine } = await engineOf(id);
    const after = (n: number) => {
      engine.ask(
        "open",
        start([
          ...tutorial.begin,
          ...tutorial.steps.slice(0, n).flatMap(({ expect: moves, then }) => [...(moves ?? []), ...(then ?? [])]),
        ]),
      );
      return engine.ask("situation", tutorial.me, tutorial.me, -1) as Situation;
    };
    expect(viewOf(after(1)).phase).toBe("run");
    expect(viewOf(after(2)).lying.length).toBeGreaterThan(0); // who has eaten lies down
    const choice = movesOf(after(3)).flatMap(bitesOf);
    const pigsAt = (food: string) => new Set(choice.filter((bite) => bite.food === food).map(({ pig }) => pig)).size;
    const foodOf = (pig: string) => new Set(choice.filter((bite) => bite.pig === pig).map(({ food }) => food)).size;
    expect(choice.some(({ food }) => pigsAt(food) === 2)).toBe(true); // two pigs beside one pumpkin
    expect(choice.some(({ pig }) => foodOf(pig) === 2)).toBe(true); // two pumpkins beside one pig
  });
});
