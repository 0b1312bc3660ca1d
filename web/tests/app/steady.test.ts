// Between two positions of a match no element of a board moves, except the pieces. The full run plays whole matches at
// both sizes; the short one a few decisions of each game from the middle of a match.
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { dice } from "../games/played";
import { isFull } from "../tier";
import { asFarAs, shelveAll, type KeptMatch } from "./kept_matches";
import { ids, myTurn, Site } from "./opened";
import { faultsOf, playOn, watchBoard } from "./steady";

const few = 6; // decisions

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const cases = ids.flatMap((game, i) =>
  (["phone", "desktop"] as const).map((size, k) => ({ game, size, short: (i + k) % 2 === 0 })),
);

it.each(cases.filter(({ short }) => isFull || short))("$game stays where it is, $size", async ({ game, size }) => {
  const kept = JSON.parse(readFileSync(new URL(`../looks/${game}.json`, import.meta.url), "utf8")) as KeptMatch;
  const { context, page, address } = await site.visit("", { size });
  await shelveAll(page, new Map([["steady", asFarAs(kept, isFull ? 0 : 0.4)]]));
  await page.goto(`${address}#/match/steady`);
  await page.reload();
  expect(await myTurn(page)).toBe("asked");
  await page.evaluate(() => document.fonts.ready);
  await watchBoard(page);
  expect(await playOn(page, dice(4), isFull ? 900 : few)).toBeGreaterThanOrEqual(few);
  expect([...new Set(await faultsOf(page))]).toEqual([]);
  await context.close();
});
