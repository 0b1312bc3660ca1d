// The Three Little Pigs' board without a browser: dice, memory, marks, words and the tutorial, held against the real engine.
import { describe, expect, it } from "vitest";
import { rollAgain, usualPlaces } from "../../src/games/three-little-pigs/dice";
import { boughtIn, follow, missing, type Memory } from "../../src/games/three-little-pigs/follow";
import { game } from "../../src/games/three-little-pigs";
import { tutorial } from "../../src/games/three-little-pigs/tutorial";
import type { Die, Face, Tile, View } from "../../src/games/three-little-pigs/view";
import { sectors } from "../../src/games/three-little-pigs/art";
import type { OldStory as Story } from "../../src/games/old";
import type { Hint, Result } from "../../src/match/situation";
import { speechOf } from "../../src/text/game_speech";
import { Phrasebook } from "../../src/text/phrasebook";
import { engineOf, playThrough, setups, type OldSituation as Situation } from "./old_played";

const id = "three-little-pigs";
const faces: Readonly<Record<string, Face>> = { D: "door", W: "window", R: "roof", x: "wolf" };
const thrown = (letters: string): readonly Die[] =>
  [...letters].map((letter, i) => ({ colour: i < 2 ? "white" : "black", face: faces[letter] ?? null, kept: false, locked: letter === "x" }));

describe("dice to roll again", () => {
  it("are named as they lie", () => expect(rollAgain(thrown("DWRDx"), usualPlaces, [1, 3])).toEqual({ move: "reroll 2 4", places: [0, 1, 2, 3, 4] }));

  it("TP-17: the lowest of alike dice is named, and lies where the touched one lay", () =>
    expect(rollAgain(thrown("DDWWW"), usualPlaces, [1, 4])).toEqual({ move: "reroll 1 3", places: [1, 0, 3, 4, 2] }));

  it("TP-17: dice of different colours are not alike", () => expect(rollAgain(thrown("DWDDR"), usualPlaces, [3]).move).toBe("reroll 3"));

  it("every choice of dice is a legal move of the engine", async () => {
    const { engine, facts } = await engineOf(id);
    let asked = 0;
    playThrough(engine, facts, { seats: 2, options: {}, content: {} }, 4, ({ situation }) => {
      const view = situation.view as View;
      const moves = situation.asked[0]?.moves ?? [];
      if (view.phase !== "choose_dice") return;
      for (let set = 1; set < 32; set += 1) {
        const again = usualPlaces.filter((place) => set & (1 << place));
        if (again.some((place) => view.dice[place]?.locked)) continue;
        expect(moves).toContain(rollAgain(view.dice, usualPlaces, again).move);
        asked += 1;
      }
    });
    expect(asked).toBeGreaterThan(50);
  });
});

describe("what the board remembers", () => {
  const straw: Tile = { part: "door", material: "straw", pot: false };
  const potted: Tile = { part: "window", material: "straw", pot: true };

  it("finds what a house lost, alike tiles one by one", () => expect(missing([straw, potted, potted], [straw, potted])).toEqual([potted]));

  it("follows whole matches: every house keeps its number of identity, whatever the wolf does", async () => {
    const { engine, facts } = await engineOf(id);
    let blown = 0;
    let gone = 0;
    setups(facts).slice(0, 6).forEach((setup, i) => {
      let memory: Memory | null = null;
      playThrough(engine, facts, setup, 30 + i, ({ situation, stories }) => {
        const before: Memory | null = memory;
        const view = situation.view as View;
        memory = follow(before, view, stories);
        const ids = memory.ids.flat();
        expect(new Set(ids).size).toBe(ids.length);
        memory.ids.forEach((own, seat) => expect(own.length).toBe(view.seats[seat]?.houses.length));
        const spun = stories[0]?.move?.startsWith("spin") ?? false;
        expect(memory.blown !== null).toBe(spun && / loses /.test(stories[0]?.story ?? ""));
        if (memory.blown) {
          blown += 1;
          const house = before?.view.seats.find(({ seat }) => seat === memory?.blown?.seat)?.houses[memory.blown.at];
          expect(memory.blown.gone).toBe(/it is gone/.test(stories[0]?.story ?? ""));
          if (memory.blown.gone) {
            gone += 1;
            expect(memory.blown.tiles).toEqual(house?.tiles);
            expect(ids).not.toContain(memory.blown.id);
          } else expect(ids).toContain(memory.blown.id);
        }
        if (spun) expect(memory.spun).toBe(stories[0]?.move?.split(" ")[1]);
        const rolled = stories[0]?.move?.match(/^roll (\w+)/)?.[1];
        if (rolled) expect(memory.faces).toEqual([...rolled].map((letter) => faces[letter]));
      });
    });
    expect(blown).toBeGreaterThan(5);
    expect(gone).toBeGreaterThan(2);
  });

  it("marks the tile that was bought, forced purchases and new houses too", async () => {
    const { engine, facts } = await engineOf(id);
    let marked = 0;
    playThrough(engine, facts, { seats: 3, options: {}, content: {} }, 9, ({ situation, stories }) => {
      const view = situation.view as View;
      const bought = boughtIn(stories, (seat) => view.seats.find((one) => one.seat === seat)?.houses ?? []);
      const purchases = stories.flatMap(({ story }) => story.match(/(^|must )buy /g) ?? []).length;
      expect(bought.length).toBe(purchases);
      marked += bought.length;
    });
    expect(marked).toBeGreaterThan(10);
  });
});

it("TP-3: the spinner's sectors are as wide as its chances", () =>
  expect(sectors({ straw: 3, wood: 2, brick: 1 })).toEqual({ straw: [0, 0.5], wood: [0.5, 5 / 6], brick: [5 / 6, 1] }));

describe("words", () => {
  it.each(["it", "fr"] as const)("know why a strong bot plays what it plays, in %s", async (language) => {
    const { engine, facts } = await engineOf(id);
    const book = new Phrasebook((await game.words(language)).phrases, "&", (seat) => seat);
    const unknown = new Set<string>();
    let whys = 0;
    [0, 4, 6].forEach((nth, i) => {
      const setup = setups(facts)[nth];
      if (!setup) throw new Error("no setup");
      playThrough(engine, facts, setup, 2 * i + 1, ({ situation }) => {
        const [question] = situation.asked;
        if (!question) return;
        const { why } = engine.ask("hint", situation.at, question.seat, "strong", 1, 0) as Hint;
        if (why?.key !== "raw") return; // in numbers, or from a catalogue
        whys += 1;
        if (!book.translate(String(why["english"])).known) unknown.add(String(why["english"]));
      });
    });
    expect([...unknown]).toEqual([]);
    expect(whys).toBeGreaterThan(60);
  });

  it.each(["it", "fr"] as const)("know why not, in %s", async (language) => {
    const { engine } = await engineOf(id);
    const book = new Phrasebook((await game.words(language)).phrases, "&", (seat) => seat);
    const tried: readonly (readonly [moves: readonly string[], wrong: string])[] = [
      [[], "buy straw door on new"],
      [[], "reroll 5"],
      [["reroll 2 3", "roll DDWDx", "stop"], "buy straw window on new"],
      [["reroll 2 3", "roll DDWDx", "stop"], "buy brick door on new"],
      [["reroll 2 3", "roll DDWDx", "stop"], "buy straw roof on new"],
      [["reroll 2 3", "roll DDWDx", "stop"], "buy straw door on 4"],
      [["reroll 2 3", "roll DDWDx", "stop"], "done"],
    ];
    for (const [moves, wrong] of tried) {
      engine.ask("open", JSON.stringify(recordOf([...tutorial.begin, ...moves])));
      let why = "";
      try {
        engine.ask("play", "p1", wrong);
      } catch (error) {
        why = error instanceof Error ? error.message : "";
      }
      expect(why, wrong).not.toBe("");
      expect(book.translate(why), why).toMatchObject({ known: true });
    }
  });

  it("put moves naturally", async () => {
    const say = async (language: "en" | "it" | "fr") => speechOf(await game.words(language), language, (seat) => ({ name: seat === "p1" ? "Ada" : "Bo", you: false })).tell;
    const [en, it, fr] = await Promise.all([say("en"), say("it"), say("fr")]);
    expect(en("reroll 1 3 5")).toBe("Roll dice 1, 3 and 5 again");
    expect(it("reroll 1 3 5")).toBe("Rilancio dei dadi 1, 3 e 5");
    expect(fr("reroll 2 4")).toBe("Relance des dés 2 et 4");
    expect(it("roll DDxWR")).toBe("I dadi mostrano 2 porte, 1 finestra, 1 tetto e 1 lupo");
    expect(en("spin straw; house 1 of p2 loses its door and 2 windows, its roof falls and it is gone; turn of p1")).toBe(
      "The wind takes straw; house 1 (Bo) loses its door and 2 windows, its roof falls and it is gone; next: Ada",
    );
    expect(fr("house 2 of p1 loses 1 window and its roof")).toBe("La maison 2 (Ada) perd 1 fenêtre et son toit");
  });
});

const recordOf = (moves: readonly string[]) => ({
  sounder: 1,
  game: id,
  rules: 1,
  seats: ["human", "bot:casual"],
  options: tutorial.options,
  dice: { kind: "seeded", seed: 1 },
  moves,
});

describe("the tutorial", () => {
  it("is played from begin to end with legal moves, each asked of the learner", async () => {
    const { engine } = await engineOf(id);
    const { texts } = await game.words("en");
    let moves = [...tutorial.begin];
    for (const { say, expect: expected, then = [] } of tutorial.steps) {
      expect(Object.keys(texts)).toContain(say);
      engine.ask("open", JSON.stringify(recordOf(moves)));
      if (expected) {
        const { asked } = engine.ask("situation", "p1", "p1", -1) as Situation;
        for (const move of expected) expect(asked[0]?.moves, say).toContain(move);
        moves = [...moves, expected[0] ?? ""];
      }
      moves = [...moves, ...then];
      engine.ask("open", JSON.stringify(recordOf(moves)));
      const { stories } = engine.ask("stories", "p1", 0) as { readonly stories: readonly Story[] };
      expect(stories.map(({ move }) => move)).toEqual(moves);
    }
    expect(tutorial.steps.length).toBeLessThanOrEqual(10);
  });

  it("takes at most 90 seconds to read and play", async () => {
    const { texts } = await game.words("en");
    const words = tutorial.steps.reduce((sum, { say }) => sum + String(texts[say]).split(" ").length, 0);
    const taps = tutorial.steps.length + 6;
    expect(words / 4 + taps).toBeLessThanOrEqual(90); // four words a second, a second a tap
  });
});

describe("the rules page", () => {
  it("has the section that matters in every phase", async () => {
    const sections = (await game.rules("en")).sections.map((section) => section.id);
    for (const phase of ["turn_up", "first", "roll", "choose_dice", "buy", "blow", "spin", "over"]) expect(sections).toContain(game.ruleFor({ phase }));
  });
});

it("the ending says how it came, and what decided between equals", async () => {
  const { engine, facts } = await engineOf(id);
  const { text } = speechOf(await game.words("en"), "en", (seat) => ({ name: seat, you: false }));
  let over: Situation | null = null;
  playThrough(engine, facts, { seats: 2, options: {}, content: {} }, 4, ({ situation }) => (over = situation));
  const { view, result } = over as unknown as { readonly view: View; readonly result: Result };
  const level: Result = { ...result, scores: [7, 7], winners: ["p1"] };
  expect(game.ending?.(view, { ...result, scores: [7, 6], winners: ["p1"] }, text)).toBe("2 stacks ran out.");
  expect(game.ending?.(view, level, text)).toBe("2 stacks ran out. The points are level: more houses under a roof decide.");
  expect(game.ending?.(view, { ...level, winners: ["p1", "p2"] }, text)).toBe("2 stacks ran out.");
});
