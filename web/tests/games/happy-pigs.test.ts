// Happy Pigs: the positions of pigs, and the meaning of a tap.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { game } from "../../src/games/happy-pigs";
import { tally } from "../../src/games/happy-pigs/ending";
import { columnsFor, isFree, put, settle, type Ground, type PlacedPig } from "../../src/games/happy-pigs/herd";
import {
  asked,
  choiceOf,
  doings,
  ends,
  happenings,
  hasPlace,
  newsOf,
  purchaseOf,
  tapOn,
  vaccineFor,
  type Asked,
  type Stories,
} from "../../src/games/happy-pigs/moves";
import type { Pig, Size, View } from "../../src/games/happy-pigs/view";
import type { Move, GameMessage } from "../../src/generated/happy-pigs";
import type { Situation } from "../../src/match/situation";
import { dice, engineOf, playThrough, type Glimpse } from "./played";

const footprints: Readonly<Record<Size, readonly [number, number]>> = {
  piglet: [2, 2],
  small: [3, 2],
  average: [3, 3],
  big: [4, 3],
};
const pig = (size: Size, x: number, y: number, more: Partial<Pig> = {}): Pig => ({
  size,
  vaccinated: false,
  fed: false,
  adult: false,
  field: 0,
  x,
  y,
  width: footprints[size][0],
  height: footprints[size][1],
  ...more,
});
const fieldsOf = (fields: number): Ground => ({ widths: Array<number>(fields).fill(6), height: 6 });
const one = fieldsOf(1);
const sound = (herd: readonly PlacedPig[], fields: number): boolean =>
  herd.every((standing) =>
    isFree(
      standing,
      herd.filter((other) => other !== standing),
      fieldsOf(fields),
    ),
  );

describe("pigs on the fields", () => {
  it("stand on two fields where fields come in pairs", () => {
    const pair: Ground = { widths: [12, 6], height: 6 };
    const big = { ...pig("big", 4, 0), id: 1, fresh: false };
    expect(isFree(big, [], pair)).toBe(true);
    expect(isFree(big, [], one)).toBe(false);
    expect(isFree({ ...big, field: 1, x: 3 }, [], pair)).toBe(false);
    expect(isFree({ ...big, field: 2 }, [], pair)).toBe(false);
  });

  it("keep their places when another comes", () => {
    const first = settle([], [pig("piglet", 0, 0), pig("piglet", 2, 0)], one);
    const moved = put(first, first[1]?.id ?? 0, { field: 0, x: 4, y: 4 }, one);
    const next = settle(moved, [pig("average", 0, 0), pig("piglet", 3, 0), pig("piglet", 0, 3)], one);
    const [average, ...piglets] = next;
    expect(piglets.map(({ id, x, y }) => [id, x, y])).toEqual(moved.map(({ id, x, y }) => [id, x, y]));
    expect(average?.fresh).toBe(true);
    expect(sound(next, 1)).toBe(true);
  });

  it("grow where they stand, and are the same pig", () => {
    const first = settle([], [pig("small", 0, 0), pig("piglet", 4, 4)], one);
    const next = settle(first, [pig("average", 3, 3, { fed: true }), pig("piglet", 0, 0)], one);
    expect(next.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    expect(next[0]).toMatchObject({ size: "average", x: 0, y: 0, fed: true, fresh: true });
    expect(next[1]).toMatchObject({ x: 4, y: 4, fresh: false });
  });

  it("stand as the engine packs them where keeping places does not work out", () => {
    const four = [pig("average", 0, 0), pig("average", 3, 0), pig("average", 0, 3), pig("average", 3, 3)];
    const first = settle([], four.slice(0, 3), one);
    const astray = put(settle([], [pig("piglet", 0, 0)], one), 1, { field: 0, x: 2, y: 2 }, one);
    expect(settle(first, four, one).map(({ x, y }) => [x, y])).toEqual(four.map(({ x, y }) => [x, y]));
    const packed = [pig("piglet", 4, 4), pig("big", 0, 0), pig("big", 0, 3)];
    expect(settle(astray, packed, one).map(({ x, y }) => [x, y])).toEqual(packed.map(({ x, y }) => [x, y]));
  });

  it("are put down only where there is room", () => {
    const herd = settle([], [pig("big", 0, 0), pig("big", 0, 3), pig("piglet", 4, 0)], one);
    expect(put(herd, herd[2]?.id ?? 0, { field: 0, x: 4, y: 3 }, one)[2]).toMatchObject({ x: 4, y: 3 });
    expect(put(herd, herd[2]?.id ?? 0, { field: 0, x: 0, y: 3 }, one)).toBe(herd);
    expect(put(herd, herd[2]?.id ?? 0, { field: 1, x: 0, y: 0 }, one)).toBe(herd);
  });

  it("have fields side by side as the room is", () => {
    expect(columnsFor(1, [6, 6], 300, 100)).toBe(1);
    expect(columnsFor(2, [6, 6], 300, 200)).toBe(2);
    expect(columnsFor(2, [6, 6], 200, 300)).toBe(1);
    expect(columnsFor(4, [6, 6], 300, 200)).toBe(2);
    expect(columnsFor(6, [6, 6], 300, 200)).toBe(3);
    expect(columnsFor(3, [6, 6], 0, 0)).toBe(1); // before anything is measured
  });

  it("never overlap through a whole match of the engine", async () => {
    const { engine, facts } = await engineOf("happy-pigs");
    engine.ask(
      "open",
      JSON.stringify({
        sounder: 1,
        game: facts.id,
        rules: facts.rules,
        seats: ["human", "human", "human"],
        options: {},
        content: {},
        dice: { kind: "seeded", seed: 3 },
        moves: [],
      }),
    );
    const roll = dice(11);
    const herds = new Map<string, readonly PlacedPig[]>();
    let most = 0;
    for (;;) {
      const situation = engine.ask("situation", "p1", "p1,p2,p3", -1) as Situation;
      for (const farm of (situation.view as View).farms) {
        const herd = settle(herds.get(farm.seat) ?? [], farm.pigs, fieldsOf(farm.fields));
        expect(sound(herd, farm.fields)).toBe(true);
        expect(herd.map(({ size, vaccinated, fed }) => [size, vaccinated, fed])).toEqual(
          farm.pigs.map(({ size, vaccinated, fed }) => [size, vaccinated, fed]),
        );
        herds.set(farm.seat, herd);
        most = Math.max(most, herd.length);
      }
      if (situation.turn === "over") break;
      const question = situation.asked[0];
      if (!question) engine.ask("draw");
      else engine.ask("play", question.seat, question.moves[roll(question.moves.length)]?.text ?? "");
    }
    expect(most).toBeGreaterThan(3);
  });
});

describe("moves", () => {
  const question = (key: string, ...moves: Move[]): Asked => ({ seat: "p1", says: { key }, moves, secret_from: [] });
  const meal = (supplement: boolean): Move => ({
    key: "move.feed",
    text: supplement ? "feed small+supplement vaccinated" : "feed small vaccinated",
    pig: "small",
    vaccinated: true,
    supplement,
    becomes: supplement ? "big" : "average",
  });
  const birth: Move = { key: "move.mate", text: "mate+amulet", amulet: true, newborn: "small" };
  const stop: Move = { key: "move.stop", text: "done", actions: 2, money: 2 };
  const sale: Move = { key: "move.sell", text: "sell big", pig: "big", vaccinated: false, price: 15 };
  const purchase: Move = { key: "move.buy", text: "buy field", good: "field", price: 10 };

  it("answer what is asked", () => {
    expect(asked(null)).toBeUndefined();
    expect(asked(question("ask.shop", purchase))).toBe("buy");
    expect(asked(question("ask.mate", birth, stop))).toBe("mate");
    expect(asked(question("ask.neutral"))).toBe("neutral");
  });

  it("have their places", () => {
    expect([purchase, sale, stop].map(hasPlace)).toEqual([true, false, false]);
    expect([purchase, sale, stop].map(ends)).toEqual([false, false, true]);
    expect(purchaseOf(question("ask.buy", purchase, stop), "field")).toBe(purchase);
    expect(purchaseOf(question("ask.buy", purchase, stop), "big")).toBeUndefined();
    const choice: Move = { key: "move.neutral", text: "neutral sell", action: "sell" };
    expect(choiceOf(question("ask.neutral", choice), "sell")).toBe(choice);
    expect(choiceOf(question("ask.buy", purchase), "sell")).toBeUndefined();
  });

  it("are what a tap on a pig means", () => {
    const tapped = (asks: Asked | null, one: Pig) => tapOn(asks, one, [one]);
    const small = pig("small", 0, 0, { vaccinated: true });
    expect(tapped(question("ask.feed", meal(true), meal(false), stop), small)?.text).toBe("feed small vaccinated");
    expect(tapped(question("ask.feed", meal(true), stop), small)?.text).toBe("feed small+supplement vaccinated");
    expect(tapped(question("ask.feed", meal(true), stop), { ...small, fed: true })?.why).toBe("isFed");
    expect(tapped(question("ask.sell", sale, stop), small)).toEqual({ text: "sell small vaccinated" });
    expect(tapped(question("ask.sell", sale, stop), pig("big", 0, 0))).toEqual({ text: "sell big", move: sale });
    expect(tapped(question("ask.vaccinate"), small)?.why).toBe("isSafe");
    expect(tapped(question("ask.vaccinate"), { ...small, vaccinated: false })).toEqual({ text: "vaccinate small" });
    expect(tapped(question("ask.mate", birth, stop), small)?.why).toBe("tooYoung");
    expect(tapped(question("ask.mate", stop), { ...small, adult: true })).toEqual({ text: "mate" });
    expect(tapped(question("ask.choose"), small)?.why).toBe("chooseFirst");
    expect(tapped(question("ask.mate", birth, stop), { ...small, adult: true })).toEqual({
      text: "mate+amulet",
      move: birth,
    });
    expect(tapped(question("ask.buy", purchase), small)).toBeNull();
    expect(tapped(null, small)).toBeNull();
  });

  it("vaccinate a pig with one tap", () => {
    const vaccine: Move = { key: "move.vaccinate", text: "vaccinate small", pig: "small" };
    const dinner: Move = { ...meal(false), key: "move.feed", text: "feed small", vaccinated: false } as Move;
    const small = pig("small", 0, 0);
    const fed = { ...small, fed: true };
    const bought = question("ask.buy", purchase, vaccine, stop);
    expect(tapOn(bought, small, [small])).toEqual({ text: "vaccinate small", move: vaccine });
    expect(tapOn(bought, pig("big", 0, 0), [small])).toBeNull();
    expect(tapOn(bought, { ...small, vaccinated: true }, [small])).toBeNull();
    expect(tapOn(question("ask.shop", purchase, vaccine, stop), small, [small])?.move).toBe(vaccine);
    // A pig that can be fed is fed; its vaccine has a place of its own.
    const feeding = question("ask.feed", dinner, vaccine, stop);
    expect(tapOn(feeding, small, [small])?.move).toBe(dinner);
    expect(vaccineFor(feeding, small, [small])).toBe(vaccine);
    expect(tapOn(feeding, fed, [fed])?.move).toBe(vaccine);
    // Unfed pigs come first (HP-12).
    expect(tapOn(feeding, fed, [small, fed])?.why).toBe("isFed");
    expect(tapOn(question("ask.mate", vaccine, stop), small, [small])?.move).toBe(vaccine);
    expect(hasPlace(vaccine)).toBe(false); // so it is in the dock as well
    expect(vaccineFor(question("ask.sell", sale, stop), small, [small])).toBeUndefined();
  });

  it("of others are told once each, with how often", () => {
    const story = (number: number, move: Move | null, ...told: GameMessage[]): Stories[number] => ({
      number,
      seat: "p2",
      move,
      told,
    });
    const unused: GameMessage = { key: "told.unused", who: "p2", money: 2 };
    const last = [
      story(
        1,
        { key: "move.choose", text: "choose sell", action: "sell" },
        { key: "told.share", who: "p2", action: "sell", times: 4 },
      ),
      story(2, sale),
      story(3, sale),
      story(4, null),
      story(5, stop, unused),
    ];
    expect(doings(last, "p2")).toEqual([[sale, 2]]);
    expect(doings(last, "p1")).toEqual([]);
    expect(happenings(last)).toEqual([unused]);
    expect(newsOf(last, "p2")).toEqual([unused]);
    expect(newsOf(last, "p1")).toEqual([]);
  });
});

describe("the tally", () => {
  it("accounts for all money from the start on", async () => {
    const { engine, facts } = await engineOf("happy-pigs");
    let over: Glimpse | undefined;
    for (const seed of [2, 3]) {
      playThrough(engine, facts, { seats: 3, options: {}, content: {} }, seed, (glimpse) => (over = glimpse));
      const { stories: all } = engine.ask("stories", "p1", 0) as { readonly stories: Stories };
      const view = over?.situation.view as View;
      const lines = new Map(tally(view, (key) => key, all).map(({ label, values }) => [label, values]));
      expect(lines.get("tallyBegun")).toEqual([45, 45, 45]);
      expect(view.farms.map(({ money }) => money)).toEqual(over?.situation.result?.scores);
      expect(lines.get("tallyBought")?.every((text) => /^(\u2212\d+|0)$/.test(String(text)))).toBe(true);
      expect(tally(view, (key) => key).map(({ label }) => label)).toEqual(["tallyFields", "tallyItems"]);
    }
  });
});

describe("the rules", () => {
  it.each(["en", "it", "fr"] as const)("have the sections that the match leads to, in %s", async (language) => {
    const { sections } = await game.rules(language);
    const ids = sections.map(({ id }) => id);
    for (const phase of ["shop", "draw", "choose", "effect", "vaccinate", "over"])
      expect(ids).toContain(game.ruleFor({ phase, asked: [], farms: [] }));
    for (const choice of ["feed", "mate", "buy", "sell"])
      expect(ids).toContain(game.ruleFor({ phase: "act", asked: ["p1"], farms: [{ seat: "p1", choice }] }));
    expect(sections.filter(({ picture }) => picture).length).toBeGreaterThanOrEqual(2);
  });
});

type Deck = Readonly<Record<"spring" | "summer" | "autumn" | "winter", readonly { readonly name: string }[]>>;
const content = <T>(path: string): T =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../../../content/happy-pigs/${path}`, import.meta.url)), "utf8")) as T;

// The build holds catalogues against ids of cards, not the other way round: here every card has a good name in both
// languages.
it.each(["it", "fr"] as const)("every card has a name of its own in %s", async (language) => {
  const { cards } = content<{ readonly cards: { readonly deck: Readonly<Record<string, string>> } }>(
    `words/${language}.json`,
  );
  const deck = content<Deck>("sounder.json");
  const { engine, facts } = await engineOf("happy-pigs");
  const moves = ["p1: done", "p2: done"];
  const seen = new Set<string>();
  for (const season of ["spring", "summer", "autumn", "winter"] as const) {
    const played = [...moves];
    for (const { name } of deck[season]) {
      engine.ask(
        "open",
        JSON.stringify({
          sounder: 1,
          game: facts.id,
          rules: facts.rules,
          seats: ["human", "human"],
          options: { neutral: "off" },
          content: {},
          dice: { kind: "seeded", seed: 1 },
          moves: [...played, `card ${name}`],
        }),
      );
      const { view } = engine.ask("situation", "p1", "p1", -1) as { readonly view: View };
      expect(view.card?.name).toBe(name);
      expect(view.card?.effect.map(({ key }) => key.split(".")[0])).toContain("effect");
      expect(Object.keys(cards.deck), name).toContain(view.card?.id);
      seen.add(view.card?.id ?? "");
    }
    // The farms are empty: selling is over at once, and a gift of items may be asked for.
    for (const { name } of deck[season].filter((card) => card.name !== "Item Stall").slice(0, 4))
      moves.push(`card ${name}`, "p1: choose sell", "p2: choose sell");
  }
  expect([...seen].sort()).toEqual(Object.keys(cards.deck).sort());
});
