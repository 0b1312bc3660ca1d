// Happy Pigs: where pigs stand, what a tap means, and that the tutorial is made of legal moves.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { game } from "../../src/games/happy-pigs";
import { isFree, put, settle, type Standing } from "../../src/games/happy-pigs/herd";
import { asked, doings, grown, happenings, pigIn, roundsToChange, tapOn } from "../../src/games/happy-pigs/moves";
import { tutorial } from "../../src/games/happy-pigs/tutorial";
import type { Pig, Size, View } from "../../src/games/happy-pigs/view";
import type { OldStory as Story } from "../../src/games/old";
import { Phrasebook } from "../../src/text/phrasebook";
import { dice, engineOf, type OldSituation as Situation } from "./old_played";

const footprints: Readonly<Record<Size, readonly [number, number]>> = { piglet: [2, 2], small: [3, 2], average: [3, 3], big: [4, 3] };
const pig = (size: Size, x: number, y: number, more: Partial<Pig> = {}): Pig => ({ size, vaccinated: false, fed: false, field: 0, x, y, width: footprints[size][0], height: footprints[size][1], ...more });
const sound = (herd: readonly Standing[], fields: number): boolean => herd.every((one) => isFree(one, herd.filter((other) => other !== one), fields, 6));

describe("pigs on the fields", () => {
  it("keep their places when another comes", () => {
    const first = settle([], [pig("piglet", 0, 0), pig("piglet", 2, 0)], 1, 6);
    const moved = put(first, first[1]?.id ?? 0, { field: 0, x: 4, y: 4 }, 1, 6);
    const next = settle(moved, [pig("average", 0, 0), pig("piglet", 3, 0), pig("piglet", 0, 3)], 1, 6);
    const [average, ...piglets] = next;
    expect(piglets.map(({ id, x, y }) => [id, x, y])).toEqual(moved.map(({ id, x, y }) => [id, x, y]));
    expect(average?.fresh).toBe(true);
    expect(sound(next, 1)).toBe(true);
  });

  it("grow where they stand, and are the same pig", () => {
    const first = settle([], [pig("small", 0, 0), pig("piglet", 4, 4)], 1, 6);
    const next = settle(first, [pig("average", 3, 3, { fed: true }), pig("piglet", 0, 0)], 1, 6);
    expect(next.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    expect(next[0]).toMatchObject({ size: "average", x: 0, y: 0, fed: true, fresh: true });
    expect(next[1]).toMatchObject({ x: 4, y: 4, fresh: false });
  });

  it("stand as the engine packs them where keeping places does not work out", () => {
    const four = [pig("average", 0, 0), pig("average", 3, 0), pig("average", 0, 3), pig("average", 3, 3)];
    const first = settle([], four.slice(0, 3), 1, 6);
    const astray = put(settle([], [pig("piglet", 0, 0)], 1, 6), 1, { field: 0, x: 2, y: 2 }, 1, 6);
    expect(settle(first, four, 1, 6).map(({ x, y }) => [x, y])).toEqual(four.map(({ x, y }) => [x, y]));
    const packed = [pig("piglet", 4, 4), pig("big", 0, 0), pig("big", 0, 3)];
    expect(settle(astray, packed, 1, 6).map(({ x, y }) => [x, y])).toEqual(packed.map(({ x, y }) => [x, y]));
  });

  it("are put down only where there is room", () => {
    const herd = settle([], [pig("big", 0, 0), pig("big", 0, 3), pig("piglet", 4, 0)], 1, 6);
    expect(put(herd, herd[2]?.id ?? 0, { field: 0, x: 4, y: 3 }, 1, 6)[2]).toMatchObject({ x: 4, y: 3 });
    expect(put(herd, herd[2]?.id ?? 0, { field: 0, x: 0, y: 3 }, 1, 6)).toBe(herd);
    expect(put(herd, herd[2]?.id ?? 0, { field: 1, x: 0, y: 0 }, 1, 6)).toBe(herd);
  });

  it("never overlap through a whole match of the engine", async () => {
    const { engine, facts } = await engineOf("happy-pigs");
    engine.ask("open", JSON.stringify({ sounder: 1, game: facts.id, rules: facts.rules, seats: ["human", "human", "human"], options: {}, content: {}, dice: { kind: "seeded", seed: 3 }, moves: [] }));
    const roll = dice(11);
    const herds = new Map<string, readonly Standing[]>();
    let most = 0;
    for (;;) {
      const situation = engine.ask("situation", "p1", "p1,p2,p3", -1) as Situation;
      for (const farm of (situation.view as View).farms) {
        const herd = settle(herds.get(farm.seat) ?? [], farm.pigs, farm.fields, 6);
        expect(sound(herd, farm.fields)).toBe(true);
        expect(herd.map(({ size, vaccinated, fed }) => [size, vaccinated, fed])).toEqual(farm.pigs.map(({ size, vaccinated, fed }) => [size, vaccinated, fed]));
        herds.set(farm.seat, herd);
        most = Math.max(most, herd.length);
      }
      if (situation.turn === "over") break;
      const question = situation.asked[0];
      if (!question) engine.ask("draw");
      else engine.ask("play", question.seat, question.moves[roll(question.moves.length)] ?? "");
    }
    expect(most).toBeGreaterThan(3);
  });
});

describe("moves", () => {
  const question = (...moves: string[]) => ({ seat: "p1" as const, prompt: "", moves, secret_from: [] });

  it("say what is asked", () => {
    expect(asked(null)).toBeUndefined();
    expect(asked(question("done"))).toBe("done");
    expect(asked(question("mate+amulet", "done"))).toBe("mate");
    expect(asked(question("neutral feed"))).toBe("neutral");
  });

  it("name a pig", () => {
    expect(pigIn("feed piglet+supplement vaccinated")).toEqual({ size: "piglet", vaccinated: true, item: true });
    expect(pigIn("sell big")).toEqual({ size: "big", vaccinated: false, item: false });
    expect(pigIn("buy vaccine")).toBeNull();
    expect([grown("piglet"), grown("small", 2), grown("big")]).toEqual(["small", "big", "big"]);
  });

  it("are what a tap on a pig means", () => {
    const small = { size: "small" as const, vaccinated: true, fed: false };
    expect(tapOn("feed", small, ["feed small vaccinated"])).toBe("feed small vaccinated");
    expect(tapOn("feed", small, ["feed small+supplement vaccinated"])).toBe("feed small+supplement vaccinated");
    expect(tapOn("feed", { ...small, fed: true }, [])).toBeNull();
    expect(tapOn("sell", small, [])).toBe("sell small vaccinated");
    expect(tapOn("vaccinate", small, [])).toBeNull();
    expect(tapOn("vaccinate", { ...small, vaccinated: false }, [])).toBe("vaccinate small");
    expect(tapOn("mate", small, ["mate"])).toBeNull();
    expect(tapOn("mate", { ...small, size: "big" }, ["mate+amulet"])).toBe("mate+amulet");
    expect(tapOn("buy", small, [])).toBeNull();
  });

  it("of others are told once each, with how often", () => {
    const story = (number: number, seat: "p1" | "p2" | null, move: string | null, words: string): Story => ({ number, seat, move, story: words });
    const last = [story(1, "p2", "choose sell", "chooses in secret; p1 feeds once, p2 sells 4 times"), story(2, "p2", "sell big", "sell big"), story(3, "p2", "sell big", "sell big"), story(4, "p2", "done", "done; p2 gets 2 money for unused actions")];
    expect(doings(last, "p2")).toEqual([["sell big", 2]]);
    expect(doings(last, "p1")).toEqual([]);
    expect(happenings(last)).toEqual(["p1 feeds once, p2 sells 4 times", "p2 gets 2 money for unused actions"]);
  });

  it("count the rounds to the change of season", () => {
    expect([1, 3, 4, 5, 16].map((round) => roundsToChange({ round } as View))).toEqual([3, 1, 0, 3, 0]);
  });
});

describe("the tutorial", () => {
  it("is short, and legal to the last move", async () => {
    const { engine, facts } = await engineOf("happy-pigs");
    const moves: string[] = [...tutorial.begin];
    const record = () => JSON.stringify({ sounder: 1, game: facts.id, rules: facts.rules, seats: ["human", "bot:casual"], options: tutorial.options ?? {}, content: {}, dice: { kind: "seeded", seed: 1 }, moves });
    engine.ask("open", record());
    const { texts } = await game.words("en");
    for (const step of tutorial.steps) {
      expect(Object.keys(texts)).toContain(step.say);
      const situation = engine.ask("situation", tutorial.me, tutorial.me, -1) as Situation;
      for (const move of step.expect ?? []) expect(situation.asked[0]?.moves, step.say).toContain(move);
      if (step.expect) expect(step.expect.length).toBe(1); // what follows depends on it
      moves.push(...(step.expect ?? []).map((move) => `${tutorial.me}: ${move}`), ...(step.then ?? []));
      engine.ask("open", record());
    }
    expect(tutorial.steps.length).toBeLessThanOrEqual(10);
    const { view } = engine.ask("situation", "p1", "p1", -1) as { readonly view: View };
    expect(view.farms[0]?.pigs).toMatchObject([{ size: "big", vaccinated: true }]);
  });
});

describe("the rules", () => {
  it.each(["en", "it", "fr"] as const)("have the sections that the match leads to, in %s", async (language) => {
    const { sections } = await game.rules(language);
    const ids = sections.map(({ id }) => id);
    for (const phase of ["shop", "draw", "choose", "effect", "vaccinate", "over"]) expect(ids).toContain(game.ruleFor({ phase, asked: [], farms: [] }));
    for (const choice of ["feed", "mate", "buy", "sell"]) expect(ids).toContain(game.ruleFor({ phase: "act", asked: ["p1"], farms: [{ seat: "p1", choice }] }));
    expect(sections.filter(({ picture }) => picture).length).toBeGreaterThanOrEqual(2);
  });
});

type Deck = Readonly<Record<"spring" | "summer" | "autumn" | "winter", readonly { readonly name: string }[]>>;

describe.each(["it", "fr"] as const)("in %s", (language) => {
  it("every card has a name and its effect in words", async () => {
    const book = new Phrasebook((await game.words(language)).phrases, "&", (seat) => seat);
    const file = fileURLToPath(new URL("../../../content/happy-pigs/sounder.json", import.meta.url));
    const deck = JSON.parse(readFileSync(file, "utf8")) as Deck;
    const { engine, facts } = await engineOf("happy-pigs");
    const effects = new Map<string, string>();
    const moves = ["p1: done", "p2: done"];
    for (const season of ["spring", "summer", "autumn", "winter"] as const) {
      const played = [...moves];
      for (const { name } of deck[season]) {
        engine.ask("open", JSON.stringify({ sounder: 1, game: facts.id, rules: facts.rules, seats: ["human", "human"], options: { neutral: "off" }, content: {}, dice: { kind: "seeded", seed: 1 }, moves: [...played, `card ${name}`] }));
        const { view } = engine.ask("situation", "p1", "p1", -1) as { readonly view: View };
        effects.set(`${season} ${name}`, view.card?.effect ?? "");
        expect(book.translate(name).known, name).toBe(true);
      }
      // The farms are empty: selling is over at once, and a gift of items may be asked for.
      for (const { name } of deck[season].filter((card) => card.name !== "Item Stall").slice(0, 4)) moves.push(`card ${name}`, "p1: choose sell", "p2: choose sell");
    }
    expect(effects.size).toBe(24);
    for (const effect of effects.values()) expect(book.translate(effect).known, effect).toBe(true);
  });

  it("every reason of a hint has words, and knows one from many", async () => {
    const book = new Phrasebook((await game.words(language)).phrases, "&", (seat) => seat);
    const use = ["1 pig without a vaccine and 0 in stock, and the season changes when this round ends.", "3 pigs without a vaccine and 1 in stock, and the season changes in 1 more round.", "a supplement lets one of your 2 piglets and small pigs grow twice at once.", "an amulet makes a newborn of your 1 parent a small pig at once.", "an amulet makes a newborn of your 3 parents a small pig at once."];
    const reasons = [
      "7 actions alone, worth about 12 money, or about 6 shared with one other; the chance that somebody shares it is near 40 %.",
      "p2 takes sell with a chance near 35 % and would lose about 1 money.",
      "p2 takes mate with a chance near 35 % and would lose about 4 money, though it hinders you too.",
      "The piglet grows to small: 3 money more for one action, and there is a vaccine for it.",
      "With the supplement the small pig grows to big: 9 money more for one action, but it needs a vaccine or a buyer before the season changes in 2 more rounds.",
      "A piglet worth 3 money for one action; 1 parent can still follow.",
      "The amulet makes the newborn a small pig worth 6 money for one action; 0 parents can still follow.",
      ...use.map((words) => `It costs 1 money; ${words}`),
      ...use.map((words) => `It is a gift; ${words}`),
      "It costs 10 money and gives 36 squares for pigs to come; 1 of your 36 are free now.",
      "It costs 15 money and can have a piglet every time you mate.",
      "It costs 6 money and can still grow by 9 money in the 1 round to come.",
      "It costs 6 money and can still grow by 9 money in the 12 rounds to come.",
      "It brings 15 money and frees 12 squares for others to grow.",
      "It brings 18 money, 3 more than usual and frees 12 squares for others to grow.",
      "It brings 15 money, and without a vaccine the pig would be lost when this round ends.",
      "It brings 18 money, 3 more than usual, and without a vaccine the pig would be lost in 3 more rounds.",
      "The average pig, worth 10 money, stays; without a vaccine it would leave now.",
      "The average pig grows to big for nothing, 5 money more.",
      "It keeps 20 money for the rounds to come.",
      "1 vaccine for later instead of 1 pig that would leave now.",
      "2 vaccines for later instead of 3 pigs that would leave now.",
      "No pig grows, and 1 square stay free.",
      "No pig grows, and 8 squares stay free.",
      "1 action left, and each pays 1 money when not taken.",
      "4 actions left, and each pays 1 money, more than anything it could do now.",
    ];
    const english = /\b(the|pig|pigs|piglets?|money|action|rounds?|vaccines?|small|big|season|parents?)\b/i;
    for (const reason of reasons) {
      const { text, known } = book.translate(reason);
      expect(known, reason).toBe(true);
      expect(text).not.toMatch(language === "fr" ? /\b(the|pigs?|piglets?|money|rounds?|vaccines?|small|big|season)\b/i : english);
    }
    const one = book.translate("No pig grows, and 1 square stay free.").text;
    expect(one).not.toBe(book.translate("No pig grows, and 8 squares stay free.").text.replace("8", "1"));
  });

  it("a refusal says why", async () => {
    const book = new Phrasebook((await game.words(language)).phrases, "&", (seat) => seat);
    const refusals = ["p1 has no unvaccinated small pig", "p1 has no vaccine", "p2 has no average or big pig (HP-10)", "every vaccinated small pig of p1 has been fed in this round (HP-9)", "a big pig has reached its largest size", "there is no room for this average pig on the fields of p1 (HP-3)", "an average pig costs 10, p1 has 3", "a field costs 15, p1 has 3", "there is no amulet left in the reserve (HP-1)", "the card lets a small pig grow, no other", "a choice once made is final (HP-7)"];
    for (const refusal of refusals) expect(book.translate(refusal).known, refusal).toBe(true);
  });
});
