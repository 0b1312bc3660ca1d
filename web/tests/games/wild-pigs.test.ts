// The logic of the Wild Pigs board, compared with the real engine: glowing moves are legal, plans are moves.
import { describe, expect, it } from "vitest";
import { ending } from "../../src/games/wild-pigs/ending";
import {
  bossHere,
  foughtLanes,
  harmsTo,
  pigKeysOf,
  movesFor,
  noPigKeys,
  playerAt,
  type Looked,
} from "../../src/games/wild-pigs/logic";
import { plansFor, attemptFor } from "../../src/games/wild-pigs/offers";
import { rows, stances, tokens, type View } from "../../src/games/wild-pigs/view";
import { texts } from "../../src/games/wild-pigs/words/later.en";
import type { Move, Plan } from "../../src/generated/wild-pigs";
import type { Message, Question, Situation, Story } from "../../src/match/situation";
import { engineOf, playThrough } from "./played";

const viewOf = (situation: Situation): View => situation.view as View;
const movesOf = (question: Question): readonly Move[] => question.moves as unknown as readonly Move[];
const plansOf = (question: Question): readonly Plan[] => (question.plans ?? []) as unknown as readonly Plan[];
const now = (engine: { ask(question: string, ...given: readonly (string | number)[]): unknown }) =>
  engine.ask("situation", "", "p1,p2", -1) as Situation;

// Everything on the board that can be looked at.
const things = (view: View): readonly Looked[] => [
  ...view.lanes.flatMap((lane, i) =>
    rows.filter((row) => lane[row]).map((row): Looked => ({ kind: "pig", lane: i, row })),
  ),
  ...(bossHere(view)?.thresholds ?? []).map((_, i): Looked => ({ kind: "threshold", n: i + 1 })),
  ...[
    ...Object.values(view.markets).flatMap(({ new_stock, carryover }) => [...new_stock, ...carryover]),
    ...view.seats.flatMap(({ upgrades: own }) => own),
  ].map(({ id }): Looked => ({ kind: "ware", id })),
  ...stances.map((stance): Looked => ({ kind: "stance", stance })),
  ...tokens.map((token): Looked => ({ kind: "token", token })),
];

// These have buttons of their own where nothing is looked at.
const quick: readonly string[] = ["move.end", "move.pass", "move.prepare"];

describe("every legal move", () => {
  it.each([
    [2, {}, 2],
    [3, { edition: "later" }, 4],
    [2, { boss: "race" }, 3],
  ] as const)("can be reached on the board (%i seats, %o)", async (seats, options, seed) => {
    const { engine, facts } = await engineOf("wild-pigs");
    const lost = new Set<string>();
    let offers = 0;
    playThrough(engine, facts, { seats, options, content: {} }, seed, ({ situation }) => {
      const view = viewOf(situation);
      for (const question of situation.asked) {
        const plans = plansOf(question);
        offers += plans.length;
        if (view.phase === "act") {
          const reached = new Set(things(view).flatMap((what) => movesFor(movesOf(question), what)));
          for (const move of movesOf(question))
            if (!reached.has(move) && !quick.includes(move.key)) lost.add(move.text);
          // A plan belongs to one thing, which can be fought.
          const offered = things(view).flatMap((what) =>
            movesFor(movesOf(question), what).length > 0 ? plansFor(plans, what) : [],
          );
          expect(new Set(offered.map(({ texts: all }) => all.join())).size).toBe(plans.length);
          expect(offered.length).toBe(plans.length);
        } else if (view.fight && plans.length > 0) {
          // Plans stand for the moves of this step, all of them.
          expect(plans.length).toBe(view.fight.plan_count);
          const first = new Set(plans.map(({ texts: [text] }) => text));
          for (const { text } of movesOf(question)) if (!first.has(text)) lost.add(`${view.phase}: ${text}`);
        }
      }
    });
    expect([...lost]).toEqual([]);
    expect(offers).toBeGreaterThan(20);
  });

  it("of a plan is played by one call", async () => {
    const { engine, facts } = await engineOf("wild-pigs");
    let played = 0;
    playThrough(engine, facts, { seats: 2, options: {}, content: {} }, 2, ({ situation }) => {
      const [question] = situation.asked;
      const plan = question && plansOf(question).find(({ texts: all }) => all.length > 1);
      if (!question || !plan || played > 5) return;
      const { record } = engine.ask("record") as { readonly record: string };
      engine.ask("play", question.seat, plan.texts.join("\n"));
      const after = engine.ask("situation", "", "", -1) as Situation;
      expect(after.at).toBeGreaterThanOrEqual(situation.at + plan.texts.length);
      expect(viewOf(after).fight).toBeUndefined();
      engine.ask("open", record);
      played += 1;
    });
    expect(played).toBeGreaterThan(2);
  });
});

describe("what the board says of the rules", () => {
  it("is what stances bring (WP-7)", async () => {
    const { engine, facts } = await engineOf("wild-pigs");
    for (const edition of ["rulebook", "later"] as const)
      for (const stance of stances.slice(0, 3)) {
        const record = {
          sounder: 1,
          game: facts.id,
          rules: 1,
          seats: ["human", "human"],
          options: { edition },
          dice: { kind: "seeded", seed: 3 },
          moves: [],
        };
        engine.ask("open", JSON.stringify(record));
        let before: View | null = null;
        for (let turns = 0; ; ) {
          const situation = now(engine);
          const [question] = situation.asked;
          const view = viewOf(situation);
          if (!question) engine.ask("draw");
          else if (question.seat === "p1" && before) {
            const had = playerAt(before, "p1")?.cubes ?? { R: 0, B: 0, G: 0 };
            const has = playerAt(view, "p1")?.cubes ?? had;
            expect({ R: has.R - had.R, B: has.B - had.B, G: has.G - had.G }).toEqual(view.stances[stance].income);
            break;
          } else {
            const wanted = movesOf(question).find(
              (move) => question.seat === "p1" && move.key === "move.stance" && move.stance === stance,
            );
            const move =
              wanted ??
              movesOf(question).find(({ key }) => key === "move.end") ??
              movesOf(question).find(({ key }) => key === "move.prepare");
            engine.ask("play", question.seat, move?.text ?? "");
            if (question.seat === "p1") {
              const after = viewOf(engine.ask("situation", "", "", -1) as Situation);
              if (move?.key === "move.end" || after.turn !== "p1") before = after;
            }
            if (++turns > 40) throw new Error("no second turn");
          }
        }
      }
  });

  it("foresees who attacks", async () => {
    const { engine, facts } = await engineOf("wild-pigs");
    const attackers = ({ told }: Story): readonly string[] =>
      told.flatMap((one: Message) =>
        one.key === "told.attack" || one.key === "told.attack_fattens"
          ? [(one["pig"] as { readonly id: string }).id]
          : [],
      );
    let foreseen = 0;
    let expected: readonly string[] | null = null;
    playThrough(engine, facts, { seats: 2, options: {}, content: {} }, 2, ({ situation, stories }) => {
      const story = stories[stories.length - 1];
      if (expected && story?.move?.key === "move.end") {
        // A theft that leaves a choice comes in the next story, so only the first attack is surely told here.
        expect(attackers(story)[0]).toBe(expected[0]);
        foreseen += 1;
      }
      const view = viewOf(situation);
      expected = view.phase === "act" && !view.at_boss ? harmsTo(view, view.turn).map(({ pig }) => pig.id) : null;
    });
    expect(foreseen).toBeGreaterThan(5);
  });

  it("is asked for where nothing is legal, and refused with a reason", async () => {
    const { engine, facts } = await engineOf("wild-pigs");
    const reasons = new Set<string>();
    playThrough(engine, facts, { seats: 2, options: {}, content: {} }, 5, ({ situation }) => {
      const [question] = situation.asked;
      const view = viewOf(situation);
      if (!question || situation.at % 3 > 0) return;
      for (const what of things(view)) {
        if (movesFor(movesOf(question), what).length > 0) continue;
        try {
          engine.ask("peek", question.seat, attemptFor(what));
          expect(what).toBe("refused");
        } catch (error) {
          reasons.add((error as { readonly because?: Message }).because?.key ?? String(error));
        }
      }
    });
    expect([...reasons].filter((reason) => !reason.startsWith("refuse."))).toEqual([]);
    for (const reason of ["refuse.too_dear", "refuse.ware_too_dear", "refuse.same_stance", "refuse.mass_locked"])
      expect([...reasons]).toContain(reason);
  });
});

it("the end card's lines add up to the scores", async () => {
  const { engine, facts } = await engineOf("wild-pigs");
  let ends = 0;
  playThrough(engine, facts, { seats: 3, options: {}, content: {} }, 4, ({ situation }) => {
    const { result } = situation;
    if (!result) return;
    const lines =
      ending.tally?.(
        viewOf(situation),
        result,
        (key) => key,
        ({ key }) => key,
        [],
      ) ?? [];
    expect(lines.map(({ label }) => label)).toEqual([
      "tally_day",
      "tally_night",
      "tally_cards",
      "tally_bosses",
      "tally_wounds",
      "tally_pigs",
      "tally_thresholds",
    ]);
    for (const { label } of lines) expect(typeof texts[label]).toBe("string");
    const sums = result.scores.map((_, seat) =>
      lines
        .slice(0, 5)
        .reduce((sum, { values }) => sum + Number(String(values[seat]).replace("−", "-").split(" ")[0]), 0),
    );
    expect(sums).toEqual(result.scores);
    ends += 1;
  });
  expect(ends).toBeGreaterThan(0);
});

describe("pigs keep their names as they step forward", () => {
  const pig = (id: string) => ({ id }) as unknown as NonNullable<View["lanes"][number]["back"]>;
  const lanes = (...all: readonly (readonly (string | null)[])[]): View =>
    ({
      lanes: all.map(([back, mid, front]) => ({
        back: back ? pig(back) : null,
        mid: mid ? pig(mid) : null,
        front: front ? pig(front) : null,
      })),
    }) as unknown as View;

  it("a step is the same pig, a newcomer another", () => {
    const first = pigKeysOf(noPigKeys, lanes(["a", null, null], ["b", "a", null]));
    const then = pigKeysOf(first, lanes(["c", "a", null], ["a", "b", "a"]));
    expect(then.keys[0]?.[1]).toBe(first.keys[0]?.[0]);
    expect(then.keys[1]?.[1]).toBe(first.keys[1]?.[0]);
    expect(then.keys[1]?.[2]).toBe(first.keys[1]?.[1]);
    expect(then.keys[0]?.[0]).not.toBe(first.keys[0]?.[0]);
    const all = then.keys.flat().filter((key) => key !== null);
    expect(new Set(all).size).toBe(all.length);
  });

  it("fights are marked by lane", () => {
    const fight = (lane: number) => ({ key: "move.fight", lane }) as Move;
    expect([...foughtLanes([fight(2), { key: "move.end", text: "end" }, null, fight(1)])]).toEqual([1, 0]);
  });
});
