// Happy Pigs by mouse on a phone, with the board's own controls, to the end; sound on the way, by day and by night.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sideways } from "../browser/opened";
import { dice } from "../games/played";
import { movesMade, myTurn, playNow, Site } from "./opened";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
async function objections(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  const { violations } = (await page.evaluate("axe.run()")) as AxeResults;
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.html.slice(0, 120))
        .slice(0, 3)
        .join(" | ")}`,
  );
}

const controls = ".hp [data-move]:not([data-legal=false]), .hp-actions [data-move]";
const verbs = ["choose", "neutral", "feed", "mate", "buy", "sell", "vaccinate", "done"] as const;

it.each(["light", "dark"] as const)("plays by the board's controls, %s", { timeout: 900_000 }, async (scheme) => {
  const { context, page, said } = await site.visit("", { scheme });
  await playNow(page, "happy-pigs");
  const roll = dice(scheme === "light" ? 5 : 6);
  const looked = new Set<string>();
  // By night a season is enough: colours differ, nothing else.
  let clicks = 0;
  while ((await myTurn(page)) === "asked" && (scheme === "light" || clicks < 40)) {
    await page.waitForSelector(`${controls}, .ending`, { timeout: 60_000 });
    const moves = await page.locator(controls).evaluateAll((found) => found.map((one) => one.getAttribute("data-move") ?? ""));
    if (moves.length === 0) continue; // a bot chose at the same time, and what was asked is answered
    const verb = verbs.find((one) => moves[0]?.startsWith(one)) ?? "other";
    if (!looked.has(verb)) {
      looked.add(verb);
      expect(await objections(page), verb).toEqual([]);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      const small = await page.locator(controls).evaluateAll((found) =>
        found
          .map((one) => ({ move: one.getAttribute("data-move"), box: one.getBoundingClientRect() }))
          .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
          .map(({ move, box }) => `${move} ${box.width} x ${box.height}`),
      );
      expect(small).toEqual([]);
    }
    const made = await movesMade(page);
    await page.locator(controls).nth(roll(moves.length)).click();
    clicks += 1;
    await page.waitForFunction(
      (before) => document.querySelector(".ending") || Number(document.querySelector<HTMLElement>(".frame")?.dataset["moves"]) > before,
      made,
      {
        timeout: 60_000,
      },
    );
  }
  if (scheme === "light") {
    expect(await page.locator(".standings li").count()).toBe(2);
    expect(await objections(page)).toEqual([]);
    expect([...looked]).toEqual(expect.arrayContaining(["choose", "buy"]));
  }
  expect(clicks).toBeGreaterThanOrEqual(scheme === "light" ? 16 : 40); // a whole match has a choice a round at least
  expect(said).toEqual([]);
  await context.close();
});

it("says why an illegal tap is refused", async () => {
  const { context, page } = await site.visit("");
  await playNow(page, "happy-pigs");
  for (let n = 0; n < 2; n += 1) {
    await page.locator('.hp [data-move="buy big"]').click();
    await page.waitForFunction((pigs) => document.querySelectorAll('.hp-land[data-big="true"] .hp-pig').length > pigs, n);
  }
  await page.locator('.hp [data-move="buy big"]').click();
  expect(await page.getByRole("alert").textContent()).toContain("no room");
  await context.close();
});

it("lets pigs be dragged about", async () => {
  const { context, page } = await site.visit("");
  await playNow(page, "happy-pigs");
  await page.locator('.hp [data-move="buy piglet"]').click();
  const pig = page.locator('.hp-land[data-big="true"] .hp-pig').first();
  await pig.waitFor();
  const land = await page.locator('.hp-land[data-big="true"]').boundingBox();
  const before = await pig.boundingBox();
  if (!land || !before) throw new Error("no pig on the land");
  const unit = land.width / 6;
  const left = before.x - land.x > 2 * unit ? land.x : land.x + 4 * unit;
  await page.mouse.move(before.x + unit, before.y + unit);
  await page.mouse.down();
  await page.mouse.move(left + unit, land.y + 3 * unit, { steps: 5 });
  await page.mouse.up();
  const after = await pig.boundingBox();
  expect(Math.round(((after?.x ?? 0) - left) / unit)).toBe(0);
  expect(Math.round(((after?.y ?? 0) - land.y) / unit)).toBe(2);
  await context.close();
});
