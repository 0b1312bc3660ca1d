// The boards against the real engines. What an engine shows is what the board expects, to the last field: a field renamed in C++ fails
// here. Every sentence of the engine and every move has words in every language; what is missing is listed, so that it can be written.
import { beforeAll, describe, expect, it } from "vitest";
import { games } from "../../src/games/list";
import type { AnyGameModule } from "../../src/games/game";
import { facts as factsShape, hint as hintShape, situation as situationShape, story as storyShape, type Facts, type Message } from "../../src/match/situation";
import { list, troubles, type Shape } from "../../src/shared/shape";
import { Phrasebook } from "../../src/text/phrasebook";
import { tellApart } from "../../src/shell/parts/people";
import { engineOf, ids, playThrough, setups } from "./played";

const languages = ["it", "fr"] as const;
const most = 60; // of what is missing is shown

// What matches of every setup showed and said.
class Corpus {
  readonly sentences = new Set<string>(); // "kind: sentence"
  readonly wrong = new Set<string>();
  looked = 0;

  say(kind: string, sentence: string): void {
    this.sentences.add(`${kind}: ${sentence}`);
  }
  // English of a game that still speaks it; what is said by key is held against the catalogues by the build.
  hear(kind: string, { key, english }: Message): void {
    if (key === "raw") this.say(kind, String(english));
  }
  check(shape: Shape<unknown>, value: unknown): void {
    for (const { path, words } of troubles(shape, value, true)) this.wrong.add(`${path.replace(/\[\d+\]/g, "[]")}: ${words}`);
  }
}

function listen(corpus: Corpus, facts: Facts): void {
  for (const roles of facts.roles) if (tellApart(roles)) roles.forEach((role) => corpus.hear("role", role));
  for (const option of facts.options) corpus.say("option", option.about);
  for (const kind of facts.content) {
    corpus.say("content", kind.about);
    for (const { title, about } of kind.built_in) corpus.say("title", title), corpus.say("about", about);
  }
}

describe.each(ids)("%s", (id) => {
  const corpus = new Corpus();
  let module: AnyGameModule;
  let facts: Facts;

  beforeAll(async () => {
    const loaded = await games.find((game) => game.id === id)?.load();
    if (!loaded) throw new Error("no module");
    module = loaded;
    const found = await engineOf(id);
    facts = found.facts;
    listen(corpus, facts);
    setups(facts).forEach((setup, i) =>
      playThrough(found.engine, facts, setup, i + 1, ({ situation, stories, hint }) => {
        corpus.looked += 1;
        corpus.check(situationShape, situation);
        corpus.check(list(storyShape), stories);
        corpus.check(module.view, situation.view);
        if (hint) corpus.check(hintShape, hint);
        if (hint?.why) corpus.hear("why", hint.why);
        for (const { says, moves } of situation.asked) {
          corpus.hear("prompt", says);
          for (const move of moves) corpus.hear("move", move);
        }
        for (const { told } of stories) for (const one of told) corpus.hear("story", one);
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

  it.each(languages)("speaks %s", async (language) => {
    const { phrases } = await module.words(language);
    if (!phrases) return; // its words are catalogues
    const book = new Phrasebook(phrases, "&", (seat) => seat);
    const missing = [...corpus.sentences].filter((said) => !book.translate(said.slice(said.indexOf(": ") + 2)).known);
    expect(missing.slice(0, most)).toEqual([]);
    expect([...corpus.sentences].some((said) => said.startsWith("why: "))).toBe(true);
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
