// Every game with a folder here is in the app, and its card agrees with its engine.
import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { gameIds } from "../../src/games/ids";
import { games } from "../../src/games/list";
import { levels, offeredAt } from "../../src/match/levels";
import { tellApart } from "../../src/shell/parts/people";
import { gameLocalizer } from "../../src/text/game_localizer";
import { engineOf } from "./played";

it("shows every game of games.txt that has a folder", () => {
  const withFolder = gameIds.filter((id) => existsSync(new URL(`../../src/games/${id}`, import.meta.url)));
  expect(withFolder.length).toBeGreaterThan(0);
  expect(games.map(({ id }) => id)).toEqual(withFolder);
});

it.each(games)("the card of $id says what its engine says", async ({ id, title, designer, seats, load }) => {
  const { facts } = await engineOf(id);
  expect({ title, seats }).toEqual({ title: facts.title, seats: [facts.min_seats, facts.max_seats] });
  for (const name of designer.split(", ")) expect(facts.designer).toContain(name);
  expect((await load()).id).toBe(id);
});

it.each(games)("what $id asks before a match is what its engine offers: levels, and sides where they differ", async ({
  id,
  roles,
  load,
}) => {
  const { facts } = await engineOf(id);
  expect(facts.levels[0]).toEqual(levels);
  expect(facts.levels.length).toBe(facts.roles.length);
  expect(facts.levels).toEqual(facts.levels.map((_, i) => offeredAt(id, facts.min_seats + i)));
  const [fewest = []] = facts.roles;
  expect(roles !== undefined).toBe(tellApart(fewest));
  for (const language of ["en", "it", "fr"] as const) {
    const localizer = gameLocalizer(await (await load()).words(language), language, (seat) => ({
      name: seat,
      you: false,
    }));
    if (roles)
      expect(roles.map((role) => role[language].toLowerCase())).toEqual(fewest.map((role) => localizer.say(role)));
  }
});
