// Every sentence of the engine and every move has words in every language. What is missing is listed, so that it can be written.
import { describe, expect, it } from "vitest";
import { games } from "../../src/games/list";
import { Phrasebook } from "../../src/text/phrasebook";
import { engineOf, ids, playThrough, setups } from "./played";

const languages = ["it", "fr"] as const;
const most = 60; // of what is missing is shown

describe.each(ids)("%s", (id) => {
  it.each(languages)("speaks %s", async (language) => {
    const { engine, facts } = await engineOf(id);
    const module = await games.find((game) => game.id === id)?.load();
    if (!module) throw new Error("no module");
    const book = new Phrasebook((await module.words(language)).phrases, "&", (seat) => seat);
    const missing = new Set<string>();
    const needs = (kind: string, sentence: string) => {
      const { known } = book.translate(sentence);
      if (!known) missing.add(`${kind}: ${sentence}`);
    };
    for (const roles of facts.roles) if (new Set(roles).size > 1) roles.forEach((role) => needs("role", role));
    for (const option of facts.options) needs("option", option.about);
    for (const kind of facts.content) {
      needs("content", kind.about);
      for (const { title, about } of kind.built_in) (needs("title", title), needs("about", about));
    }
    setups(facts).forEach((setup, i) => {
      playThrough(engine, facts, setup, i + 1, ({ situation, stories, hint }) => {
          for (const { prompt, moves } of situation.asked) {
            needs("prompt", prompt);
            for (const move of moves) needs("move", move);
          }
          for (const { story } of stories) needs("story", story);
          if (hint?.why) needs("why", hint.why); // the weaker levels give no reason
        });
    });
    expect([...missing].slice(0, most)).toEqual([]);
  });

  it("has the same texts in every language", async () => {
    const module = await games.find((game) => game.id === id)?.load();
    if (!module) throw new Error("no module");
    const keys = Object.keys((await module.words("en")).texts).sort();
    const sections = (await module.rules("en")).sections.map((section) => section.id);
    expect(sections.length).toBeGreaterThan(3);
    for (const language of languages) {
      expect(Object.keys((await module.words(language)).texts).sort()).toEqual(keys);
      expect((await module.rules(language)).sections.map((section) => section.id)).toEqual(sections);
    }
  });
});
