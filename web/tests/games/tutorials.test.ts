// The tutorials without a browser: legal moves from the first to the last, which wins; texts that exist and are short
// enough.
import { describe, expect, it } from "vitest";
import type { TutorialStep, Tutorial } from "../../src/games/game";
import { games } from "../../src/games/list";
import type { Situation } from "../../src/match/situation";
import { engineOf } from "./played";

const wordsASecond = 4;
const secondsAStep = 2; // to find what glows and tap it
const longest = 90;

const movesOf = ({ expect: [first] = [], pays = [] }: TutorialStep, legal: readonly string[]): readonly string[] => [
  first ?? legal[0] ?? "",
  ...pays,
];

describe.each(games.map(({ id, load }) => [id, load] as const))("the lesson of %s", (id, load) => {
  it("is legal from the first move to the last, and the last wins", async () => {
    const tutorial: Tutorial = await (await load()).tutorial();
    const { engine, facts } = await engineOf(id);
    const seats = Array.from({ length: tutorial.seats }, () => ({ is: "human" }));
    engine.ask(
      "open",
      JSON.stringify({
        sounder: 2,
        game: id,
        rules: facts.rules,
        seats,
        options: tutorial.options ?? {},
        content: tutorial.content ?? {},
        moves: tutorial.begin,
      }),
    );
    const look = () => engine.ask("situation", tutorial.me, tutorial.me, -1) as Situation;
    for (const step of tutorial.steps) {
      if (step.expect) {
        const legal = (look().asked[0]?.moves ?? []).map(({ text }) => text);
        for (const move of step.expect) expect(legal, step.say).toContain(move);
        engine.ask("play", tutorial.me, movesOf(step, legal).join("\n"));
      }
      engine.ask("follow", JSON.stringify(step.then ?? []));
    }
    expect(look().result?.winners).toEqual([tutorial.me]);
  });

  it.each(["en", "it", "fr"] as const)("takes at most 90 seconds in %s", async (language) => {
    const module = await load();
    const { steps } = await module.tutorial();
    const { texts } = await module.words(language);
    const said = steps.map(({ say }) => texts[say]);
    expect(said.every((text) => typeof text === "string")).toBe(true);
    expect(
      (said.join(" ").match(/[\p{L}\d][^\s]*/gu) ?? []).length / wordsASecond + secondsAStep * steps.length,
    ).toBeLessThanOrEqual(longest);
  });
});
