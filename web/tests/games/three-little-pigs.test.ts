// The board of The Three Little Pigs without a browser: dice, memory, marks, words and the tutorial, compared with the
// real engine.
import { describe, expect, it } from "vitest";
import { bestHouse, ending } from "../../src/games/three-little-pigs/ending";
import { rollAgain, initialPlaces, keptFor } from "../../src/games/three-little-pigs/dice";
import { boughtIn, follow, missing, type Memory } from "../../src/games/three-little-pigs/follow";
import { game } from "../../src/games/three-little-pigs";
import { found, moveOn, type Asked, type Step, type Stories } from "../../src/games/three-little-pigs/moves";
import { tutorial } from "../../src/games/three-little-pigs/tutorial";
import type { Die, Face, House, Tile, View } from "../../src/games/three-little-pigs/view";
import { sectors } from "../../src/games/three-little-pigs/art";
import type { Hint, Message, Result, SeatName, Situation, Story } from "../../src/match/situation";
import { gameLocalizer, type GameLocalizer } from "../../src/text/game_localizer";
import { reasonsOf } from "../../src/i18n/load";
import { engineOf, playThrough, setups } from "./played";

const id = "three-little-pigs";
const faces: Readonly<Record<string, Face>> = { D: "door", W: "window", R: "roof", x: "wolf" };
const thrown = (letters: string): readonly Die[] =>
  [...letters].map((letter, i) => ({
    colour: i < 2 ? "white" : "black",
    face: faces[letter] ?? null,
    kept: false,
    locked: letter === "x",
  }));
const rerolls = (...sets: readonly (readonly number[])[]): readonly Step[] =>
  sets.map((dice) => ({ key: "move.reroll", dice, text: `reroll ${dice.join(" ")}` }));
const asSteps = (stories: readonly Story[]): Stories => stories as Stories;

describe("dice to roll again", () => {
  const again = (letters: string, places: readonly number[], ...offered: readonly (readonly number[])[]) => {
    const dice = thrown(letters);
    return rollAgain(dice, initialPlaces(dice), places, rerolls(...offered));
  };

  it("are named as they lie", () =>
    expect(again("DWRDx", [1, 3], [1], [2, 4], [4])).toEqual({ text: "reroll 2 4", places: [0, 1, 2, 3, 4] }));

  it("TP-17: of alike dice those that are offered lie where the touched ones lay", () => {
    expect(again("DDWWW", [1, 4], [1], [1, 3])).toEqual({ text: "reroll 1 3", places: [1, 0, 3, 4, 2] });
    expect(again("DDWWW", [1, 4], [2, 5])).toEqual({ text: "reroll 2 5", places: [0, 1, 2, 3, 4] });
  });

  it("TP-17: dice of different colours are not alike", () =>
    expect(again("DWDDR", [3], [1], [3])?.text).toBe("reroll 3"));

  it("are none where none is chosen", () => expect(again("DWDDR", [], [1])).toBeNull());

  it("may be tried where they are not offered", () =>
    expect(again("DWDDR", [4, 1], [1])).toEqual({ text: "reroll 2 5", places: [0, 1, 2, 3, 4] }));

  it("every choice of dice is a legal move of the engine", async () => {
    const { engine, facts } = await engineOf(id);
    let asked = 0;
    playThrough(engine, facts, { seats: 2, options: {}, content: {} }, 4, ({ situation }) => {
      const view = situation.view as View;
      const moves = (situation.asked[0]?.moves ?? []) as readonly Step[];
      if (view.phase !== "choose_dice") return;
      for (let set = 1; set < 1 << view.dice.length; set += 1) {
        const places = initialPlaces(view.dice).filter((place) => set & (1 << place));
        if (places.some((place) => view.dice[place]?.locked)) continue;
        const roll = rollAgain(view.dice, initialPlaces(view.dice), places, moves);
        expect(moves.map(({ text }) => text)).toContain(roll?.text);
        const [named] = found(moves, "move.reroll").filter(({ text }) => text === roll?.text);
        expect([...(named?.dice ?? [])].sort()).toEqual(places.map((place) => (roll?.places[place] ?? -1) + 1).sort());
        asked += 1;
      }
      // What a hint selects is what its button rolls.
      for (const move of found(moves, "move.reroll")) {
        const places = initialPlaces(view.dice);
        const kept = keptFor(view.dice, places, move);
        const loose = places.filter((place) => !view.dice[place]?.locked && !kept.includes(place));
        expect(rollAgain(view.dice, places, loose, moves)?.text).toBe(move.text);
      }
    });
    expect(asked).toBeGreaterThan(50);
  });
});

describe("what a tap means", () => {
  const asked: Asked = {
    seat: "p1",
    says: { key: "ask.tile" },
    moves: [
      {
        key: "move.buy",
        text: "buy straw door on new",
        material: "straw",
        part: "door",
        pot: true,
        fresh: true,
        house: 2,
      },
      {
        key: "move.buy",
        text: "buy straw door on 1",
        material: "straw",
        part: "door",
        pot: true,
        fresh: false,
        house: 1,
      },
      { key: "move.blow", text: "blow p2 house 1", victim: "p2", house: 1 },
    ],
    secret_from: [],
  };
  const door = { material: "straw", part: "door" } as const;

  it("is the tile in hand on that house, or on new ground", () => {
    expect(moveOn(asked, "p1", 1, door)?.text).toBe("buy straw door on 1");
    expect(moveOn(asked, "p1", "new", door)?.text).toBe("buy straw door on new");
    expect(moveOn(asked, "p1", 2, door)).toBeUndefined();
    expect(moveOn(asked, "p1", 1, { material: "wood", part: "door" })).toBeUndefined();
    expect(moveOn(asked, "p1", 1, null)).toBeUndefined();
  });

  it("is the wolf on an opponent's house", () => {
    expect(moveOn(asked, "p2", 1, door)?.text).toBe("blow p2 house 1");
    expect(moveOn(asked, "p2", "new", door)).toBeUndefined();
  });
});

describe("what the board remembers", () => {
  const straw: Tile = { part: "door", material: "straw", pot: false };
  const potted: Tile = { part: "window", material: "straw", pot: true };

  it("finds what a house lost, alike tiles one by one", () =>
    expect(missing([straw, potted, potted], [straw, potted])).toEqual([potted]));

  it("follows whole matches: every house keeps its number of identity, whatever the wolf does", async () => {
    const { engine, facts } = await engineOf(id);
    let blown = 0;
    let gone = 0;
    setups(facts)
      .slice(0, 6)
      .forEach((setup, i) => {
        let memory: Memory | null = null;
        playThrough(engine, facts, setup, 30 + i, ({ situation, stories }) => {
          const before: Memory | null = memory;
          const view = situation.view as View;
          const [latest] = asSteps(stories);
          const told = latest?.told.map(({ key }) => key) ?? [];
          memory = follow(before, view, asSteps(stories));
          const ids = memory.ids.flat();
          expect(new Set(ids).size).toBe(ids.length);
          memory.ids.forEach((own, seat) => expect(own.length).toBe(view.seats[seat]?.houses.length));
          const fell = told.includes("told.blown_down") || told.includes("told.roof_falls");
          const damaged = told.includes("told.damaged");
          if (fell || damaged || told.includes("told.spared")) {
            expect(memory.blown?.tiles.length ?? 0).toBeGreaterThan(fell || damaged ? 0 : -1);
            expect(memory.blown?.gone).toBe(fell);
          } else if (memory.blown) expect(memory.blown).toBe(before?.blown); // seen until the next turn is over
          expect(memory.blown?.turn ?? view.turn).toBe(view.turn);
          if (memory.blown && memory.blown !== before?.blown) {
            blown += 1;
            const house = before?.view.seats.find(({ seat }) => seat === memory?.blown?.seat)?.houses[memory.blown.at];
            expect(memory.blown.house).toBe(house);
            for (const { tile, at, falls } of memory.blown.tiles) {
              expect(house?.tiles[at]).toBe(tile);
              expect(falls).toBe(tile.material !== memory.spun);
            }
            if (memory.blown.gone) {
              gone += 1;
              expect(memory.blown.tiles.map(({ tile }) => tile)).toEqual(house?.tiles);
              expect(ids).not.toContain(memory.blown.id);
            } else expect(ids).toContain(memory.blown.id);
          }
          if (latest?.move?.key === "chance.spin") expect(memory.spun).toBe(latest.move.material);
          if (latest?.move?.key === "chance.roll") expect(memory.faces).toEqual(latest.move.dice);
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
      const bought = boughtIn(asSteps(stories), (seat) => view.seats.find((one) => one.seat === seat)?.houses ?? []);
      const purchases = stories
        .flatMap(({ move, told }) => [move, ...told])
        .filter((said) => said?.key === "move.buy" || said?.key === "told.must_buy").length;
      expect(bought.length).toBe(purchases);
      marked += bought.length;
    });
    expect(marked).toBeGreaterThan(10);
  });

  it("marks it on the house that moved down when the wolf left nothing of another", () => {
    const house = (number: number, ...tiles: readonly Tile[]): House => ({
      number,
      complete: false,
      height: tiles.length,
      pots: 0,
      points: 0,
      tiles,
    });
    const buy = (number: number, fresh: boolean): Stories[number] => ({
      number: 1,
      seat: "p1",
      move: { key: "move.buy", text: "", material: "straw", part: "door", pot: false, fresh, house: number },
      told: [],
    });
    const wolf: Stories[number] = {
      number: 2,
      seat: null,
      move: { key: "chance.spin", text: "", material: "wood" },
      told: [{ key: "told.blown_down", victim: "p1", house: 1, lost: [] }],
    };
    const houses = (): readonly House[] => [house(1, straw)];
    expect(boughtIn([buy(2, true), wolf], houses)).toEqual([{ seat: "p1", house: 1, material: "straw", part: "door" }]);
    expect(boughtIn([buy(1, true), wolf], houses)).toEqual([]);
  });
});

describe("the end card", () => {
  it("counts line by line what the scores are made of, veterans' awards too", async () => {
    const { engine, facts } = await engineOf(id);
    const { text, say } = await localizer("en");
    let ended = 0;
    [2, 3, 5].forEach((seats, i) =>
      [false, true].forEach((veteran) =>
        playThrough(engine, facts, { seats, options: { veteran }, content: {} }, 40 + 2 * i, ({ situation }) => {
          if (!situation.result) return;
          ended += 1;
          const lines = ending.tally?.(situation.view as View, situation.result, text, say, []) ?? [];
          const sums = situation.result.scores.map((_, seat) =>
            lines.reduce((sum, { values }) => sum + Number(values[seat]), 0),
          );
          expect(sums).toEqual(situation.result.scores);
          expect(lines.map(({ label }) => label)).toContain(veteran ? "Tallest house" : "Flowerpots");
          for (const seat of situation.result.winners) {
            const best = bestHouse(situation.view as View, [seat]);
            expect(best === null || best.house.complete).toBe(true);
          }
        }),
      ),
    );
    expect(ended).toBe(6);
  });
});

it("TP-3: the spinner's sectors are as wide as its chances", () =>
  expect(sectors({ straw: 3, wood: 2, brick: 1 })).toEqual({ straw: [0, 0.5], wood: [0.5, 5 / 6], brick: [5 / 6, 1] }));

const localizer = async (language: "en" | "it" | "fr", you: SeatName | null = null): Promise<GameLocalizer> => {
  const { texts, catalogues } = await game.words(language);
  const all = { texts, catalogues: [...catalogues, ...(await reasonsOf(id, language))] };
  return gameLocalizer(all, language, (seat) => ({ name: seat === "p1" ? "Ada" : "Bo", you: seat === you }));
};

describe("words", () => {
  it.each(["en", "it", "fr"] as const)("know why a strong bot plays what it plays, in %s", async (language) => {
    const { engine, facts } = await engineOf(id);
    const { say } = await localizer(language);
    const unknown = new Set<string>();
    let whys = 0;
    [0, 4, 6].forEach((nth, i) => {
      const setup = setups(facts)[nth];
      if (!setup) throw new Error("no setup");
      playThrough(engine, facts, setup, 2 * i + 1, ({ situation }) => {
        const [question] = situation.asked;
        if (!question) return;
        const { why } = engine.ask("hint", situation.at, question.seat, "strong", 1, 0) as Hint;
        if (!why) throw new Error("a bot without a reason");
        whys += 1;
        if (!/^\p{Lu}[^[\]]*\.$/u.test(say(why))) unknown.add(say(why));
      });
    });
    expect([...unknown]).toEqual([]);
    expect(whys).toBeGreaterThan(60);
  });

  it("say why not", async () => {
    const { engine } = await engineOf(id);
    const [english, italian, french] = await Promise.all([
      localizer("en", "p1"),
      localizer("it", "p1"),
      localizer("fr", "p1"),
    ]);
    const stopped = ["reroll 2 3", "roll DDWDx", "stop"];
    const tried: readonly (readonly [moves: readonly string[], wrong: string, key: string, english: string])[] = [
      [[], "buy straw door on new", "refuse.dice_before_tiles", "Stop rolling first, then buy."],
      [[], "reroll 5", "refuse.locked_die", "Die 5 shows a wolf and is locked for the turn."],
      [stopped, "buy straw window on new", "refuse.too_dear", "A straw window costs 2 windows, and the dice have 1."],
      [stopped, "buy brick door on new", "refuse.too_dear", "A brick door costs 4 doors, and the dice have 3."],
      [stopped, "buy straw roof on new", "refuse.too_dear", "A straw roof costs 2 roofs, and the dice have none."],
      [stopped, "buy straw door on 4", "refuse.no_house", "You have no house 4."],
      [stopped, "done", "refuse.tile_is_duty", "The dice pay for a tile, so at least one must be bought."],
    ];
    for (const [moves, wrong, key, words] of tried) {
      engine.ask("open", JSON.stringify(recordOf([...tutorial.begin, ...moves])));
      const why = refusalOf(() => engine.ask("play", "p1", wrong));
      expect(why.key, wrong).toBe(key);
      expect(english.say(why)).toBe(words);
      for (const other of [italian, french]) expect(other.say(why)).not.toMatch(/[[\]{}]|^$/);
    }
  });

  it("put moves naturally", async () => {
    const [en, it, fr] = await Promise.all([localizer("en"), localizer("it", "p1"), localizer("fr")]);
    const roll = { key: "move.reroll", dice: [1, 3, 5] };
    expect(en.button(roll)).toBe("Roll dice 1, 3 and 5 again");
    expect(it.button(roll)).toBe("Rilancia i dadi 1, 3 e 5");
    expect(fr.button({ key: "move.reroll", dice: [2, 4] })).toBe("Relancer les dés 2 et 4");
    const some = (count: number, face: Face): Message => ({ key: "some.faces", count, face });
    const shown = [some(2, "door"), some(1, "window"), some(1, "roof"), some(1, "wolf")];
    expect(it.say({ key: "chance.roll", dice: [], shown })).toBe(
      "I dadi mostrano 2 porte, 1 finestra, 1 tetto e 1 lupo.",
    );
    const lost: readonly Message[] = [{ key: "its.door" }, { key: "its.windows", count: 2 }];
    const wind: Story = {
      number: 9,
      seat: null,
      move: { key: "chance.spin", text: "spin straw", material: "straw" },
      told: [
        { key: "told.roof_falls", victim: "p2", house: 1, lost },
        { key: "told.turn", who: "p1" },
      ],
    };
    expect(en.line(wind)).toBe(
      "The wind takes straw. House 1 of Bo loses its door and 2 windows; the roof falls in and nothing is left. Ada’s turn.",
    );
    expect(it.line(wind)).toBe(
      "Il vento porta via la paglia. La casa 1 di Bo perde la porta e 2 finestre; il tetto crolla e non resta niente. Tocca a te.",
    );
    expect(
      fr.say({
        key: "told.damaged",
        victim: "p1",
        house: 2,
        lost: [{ key: "its.windows", count: 1 }, { key: "its.roof" }],
      }),
    ).toBe("La maison 2 (Ada) perd 1 fenêtre et son toit.");
  });
});

// The reason an engine gives for not doing something.
function refusalOf(act: () => unknown): Message {
  try {
    act();
  } catch (error) {
    const { because } = error as { readonly because?: Message };
    if (because) return because;
    throw error;
  }
  throw new Error("not refused");
}

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
        for (const move of expected)
          expect(
            asked[0]?.moves.map(({ text }) => text),
            say,
          ).toContain(move);
        moves = [...moves, expected[0] ?? ""];
      }
      moves = [...moves, ...then];
      engine.ask("open", JSON.stringify(recordOf(moves)));
      const { stories } = engine.ask("stories", "p1", 0) as { readonly stories: readonly Story[] };
      expect(stories.map(({ move }) => move?.text)).toEqual(moves);
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
    for (const phase of ["turn_up", "first", "roll", "choose_dice", "buy", "blow", "spin", "over"])
      expect(sections).toContain(game.ruleFor({ phase }));
  });
});

it("the ending says how it came, and what decided between equals", async () => {
  const { engine, facts } = await engineOf(id);
  const { text, say } = await localizer("en");
  let over: Situation | null = null;
  playThrough(engine, facts, { seats: 2, options: {}, content: {} }, 4, ({ situation }) => (over = situation));
  const { view, result } = over as unknown as { readonly view: View; readonly result: Result };
  const ending = await game.ending();
  expect(ending.sentence(view, result, text, say)).toBe("2 stacks are empty: the match is over.");
  const level: View = { ...view, end: { ...view.end, why: [...view.end.why, { key: "told.houses_decide" }] } };
  expect(ending.sentence(level, result, text, say)).toBe(
    "2 stacks are empty: the match is over. The points are level: more houses under a roof decide.",
  );
});
