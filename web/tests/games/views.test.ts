// What the engine shows is what the boards expect, to the last field: a field renamed in C++ fails here.
import { describe, expect, it } from "vitest";
import { games } from "../../src/games/list";
import { facts as factsShape, hint, situation, story } from "../../src/match/situation";
import { list, troubles, type Trouble } from "../../src/shared/shape";
import { engineOf, ids, playThrough, setups } from "./played";

const words = (found: readonly Trouble[]): readonly string[] => [...new Set(found.map(({ path, words }) => `${path.replace(/\[\d+\]/g, "[]")}: ${words}`))];

describe.each(ids)("%s", (id) => {
  it("is what the home page says of it", async () => {
    const { facts } = await engineOf(id);
    const line = games.find((game) => game.id === id);
    expect(words(troubles(factsShape, facts, true))).toEqual([]);
    expect([line?.title, line?.seats, facts.rules]).toEqual([facts.title, [facts.min_seats, facts.max_seats], 1]);
  });

  it("shows the views its board expects", async () => {
    const { engine, facts } = await engineOf(id);
    const module = await games.find((game) => game.id === id)?.load();
    const wrong = new Set<string>();
    let looked = 0;
    setups(facts).forEach((setup, i) => {
      playThrough(engine, facts, setup, i + 1, (glimpse) => {
          looked += 1;
          for (const problem of words(troubles(situation, glimpse.situation, true))) wrong.add(problem);
          for (const problem of words(troubles(list(story), glimpse.stories, true))) wrong.add(problem);
          if (glimpse.hint) for (const problem of words(troubles(hint, glimpse.hint, true))) wrong.add(problem);
          if (module) for (const problem of words(troubles(module.view, glimpse.situation.view, true))) wrong.add(problem);
        });
    });
    expect([...wrong]).toEqual([]);
    expect(looked).toBeGreaterThan(500);
  });
});
