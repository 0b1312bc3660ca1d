// The boards against the real engines. Every view fits the shape of its board to the last field, so a field renamed in
// C++ fails here. Every message and every move has a sentence in every language; missing ones are listed.
import { beforeAll, describe, expect, it } from "vitest";
import { games } from "../../src/games/list";
import type { AnyGameModule } from "../../src/games/game";
import {
  facts as factsShape,
  hint as hintShape,
  situation as situationShape,
  story as storyShape,
  type Facts,
  type Message,
} from "../../src/match/situation";
import { list, shapeErrors, type Shape } from "../../src/shared/shape";
import { gameLocalizer } from "../../src/text/game_localizer";
import { reasonsOf } from "../../src/i18n/load";
import { tellApart } from "../../src/shell/parts/people";
import { engineOf, ids, playThrough, setups } from "./played";

const languages = ["en", "it", "fr"] as const;
const shapes = import.meta.glob<Shape<unknown>>("../../src/games/*/view.ts", { import: "view" });
const most = 60; // missing keys that are listed

// What matches of every setup showed and said.
class Corpus {
  readonly said = new Map<string, Message>(); // one for every key
  readonly words = new Set<string>(); // keys of what can be chosen
  readonly wrong = new Set<string>();
  looked = 0;

  hear(message: Message): void {
    this.said.set(message.key, message);
  }
  check(shape: Shape<unknown>, value: unknown): void {
    for (const { path, words } of shapeErrors(shape, value, true))
      this.wrong.add(`${path.replace(/\[\d+\]/g, "[]")}: ${words}`);
  }
}

function listen(corpus: Corpus, facts: Facts): void {
  for (const roles of facts.roles) if (tellApart(roles)) roles.forEach((role) => corpus.hear(role));
  for (const { id, kind, names } of facts.options) {
    corpus.words.add(`option.${id}`).add(`option.${id}.about`);
    if (kind === "name")
      names.filter((name) => !/^p\d$/.test(name)).forEach((name) => corpus.words.add(`option.${id}.${name}`));
  }
  for (const { kind, built_in } of facts.content) {
    corpus.words.add(`content.${kind}`).add(`content.${kind}.about`);
    built_in.forEach(({ name }) => corpus.words.add(`content.${kind}.${name}`));
  }
}

describe.each(ids)("%s", (id) => {
  const corpus = new Corpus();
  let module: AnyGameModule;
  let facts: Facts;
  let shape: Shape<unknown>;

  beforeAll(async () => {
    const loaded = await games.find((game) => game.id === id)?.load();
    if (!loaded) throw new Error("no module");
    module = loaded;
    const view = await shapes[`../../src/games/${id}/view.ts`]?.();
    if (!view) throw new Error("no view.ts with the shape of its view");
    shape = view;
    const found = await engineOf(id);
    facts = found.facts;
    listen(corpus, facts);
    setups(facts).forEach((setup, i) =>
      playThrough(found.engine, facts, setup, i + 1, ({ situation, stories, hint }) => {
        corpus.looked += 1;
        corpus.check(situationShape, situation);
        corpus.check(list(storyShape), stories);
        corpus.check(shape, situation.view);
        if (hint) corpus.check(hintShape, hint);
        if (hint?.why) corpus.hear(hint.why);
        for (const { says, moves } of situation.asked) {
          corpus.hear(says);
          for (const move of moves) corpus.hear(move);
        }
        for (const { told } of stories) for (const one of told) corpus.hear(one);
      }),
    );
  }, 600_000);

  it("is what the home page says of it", () => {
    corpus.check(factsShape, facts);
    const line = games.find((game) => game.id === id);
    expect([line?.title, line?.seats, facts.rules]).toEqual([facts.title, [facts.min_seats, facts.max_seats], 1]);
  });

  it("shows the views its board expects", () => {
    expect([...corpus.wrong]).toEqual([]);
    expect(corpus.looked).toBeGreaterThan(200);
  });

  // The build holds the catalogues against what the engine can say; this, that the browser finds in them what it does
  // say.
  it.each(languages)("speaks %s", async (language) => {
    const words = await module.words(language);
    const localizer = gameLocalizer(
      { ...words, catalogues: [...words.catalogues, ...(await reasonsOf(id, language))] },
      language,
      (seat) => ({
        name: seat,
        you: seat === "p1",
      }),
    );
    const sentences = [
      ...[...corpus.said.values()].flatMap((one) => [localizer.say(one), localizer.button(one)]),
      ...[...corpus.words].map(localizer.word),
    ];
    expect(
      sentences
        .filter((sentence) => sentence === "" || /\[[a-z_.]+\]|undefined|\[object/.test(sentence))
        .slice(0, most),
    ).toEqual([]);
    expect([...corpus.said.keys()].some((key) => key.startsWith("why."))).toBe(true);
    expect(corpus.said.size).toBeGreaterThan(10);
  });

  it("has the same texts in every language", async () => {
    const keys = Object.keys((await module.words("en")).texts).sort();
    const sections = (await module.rules("en")).sections.map((section) => section.id);
    expect(sections.length).toBeGreaterThan(3);
    for (const language of languages) {
      expect(Object.keys((await module.words(language)).texts).sort()).toEqual(keys);
      expect((await module.rules(language)).sections.map((section) => section.id)).toEqual(sections);
    }
  });
});
