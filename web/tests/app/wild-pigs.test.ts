// Wild Pigs Will Attack! by its board: whole matches with the mouse on a phone, fights and purchases in few taps, the tutorial, the keyboard.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tutorial } from "../../src/games/wild-pigs/tutorial";
import { sideways } from "../browser/opened";
import { dice } from "../games/played";
import { movesMade, myTurn, playNow, Site } from "./opened";

const id = "wild-pigs";
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  const found = (await page.evaluate(`axe.run(document, { resultTypes: ["violations"] })`)) as AxeResults;
  return found.violations.map(
    ({ id: rule, nodes }) =>
      `${rule}: ${nodes
        .map((node) => node.html.slice(0, 160))
        .slice(0, 3)
        .join(" | ")}`,
  );
}

const moved = (page: Page, before: number) =>
  page.waitForFunction(
    (count) => Number(document.querySelector<HTMLElement>(".frame")?.dataset["moves"]) > count || document.querySelector(".ending"),
    before,
    { timeout: 20_000 },
  );
const glowing = (page: Page) => page.locator(".wp-board button[data-glow=true]");
const offered = (page: Page) => page.locator(".wp-sheet [data-move]");

// One decision with the board's own controls: something that glows and what the sheet offers for it, or what the sheet asks.
async function decide(page: Page, roll: (below: number) => number): Promise<string> {
  const before = await movesMade(page);
  const glow = await glowing(page).count();
  const quick = await offered(page).count();
  const at = roll(glow + Math.min(quick, 1));
  if (at < glow) {
    await glowing(page).nth(at).click();
    await offered(page).first().waitFor();
  }
  const buttons = offered(page);
  const button = buttons.nth(roll(await buttons.count()));
  const move = (await button.getAttribute("data-move")) ?? "";
  await button.click();
  await moved(page, before);
  return move;
}

describe("a match on a phone", () => {
  for (const scheme of ["light", "dark"] as const)
    it(`is played to the end on the board by mouse, in the ${scheme}`, { timeout: 400_000 }, async () => {
      const { context, page, said } = await site.visit("", { scheme });
      page.setDefaultTimeout(15_000);
      const roll = dice(scheme === "light" ? 31 : 32);
      await playNow(page, id);
      await page.waitForSelector(".wp-rivals");
      const looked = new Set<string>();
      const done = new Set<string>();
      while ((await myTurn(page)) === "asked") {
        await page.waitForSelector(".wp-sheet");
        const board = page.locator(".wp-board");
        const at = `${await board.getAttribute("data-era")} ${(await page.locator(".wp-boss").count()) > 0 ? "boss" : (await page.locator(".wp-plans, .wp-close").count()) > 0 ? "fight" : "lanes"}`;
        if (!looked.has(at)) {
          looked.add(at);
          expect(await violations(page), at).toEqual([]);
          expect(await sideways(page), at).toBe(0);
          for (const [name, width, height] of await page
            .locator(".wp-board button")
            .evaluateAll((all) => all.map((one) => [one.textContent ?? "", one.getBoundingClientRect().width, one.getBoundingClientRect().height] as const))) {
            expect(width, `${at}: ${name}`).toBeGreaterThanOrEqual(43.9);
            expect(height, `${at}: ${name}`).toBeGreaterThanOrEqual(43.9);
          }
        }
        done.add((await decide(page, roll)).split(" ")[0] ?? "");
      }
      for (const at of ["day lanes", "day boss", "night lanes", "night boss"]) expect([...looked]).toContain(at);
      for (const kind of ["fight", "stance", "buy", "end"]) expect([...done]).toContain(kind);
      expect(await page.locator(".ending h2").textContent()).not.toBe("");
      expect(await page.locator(".ending").textContent()).toMatch(/VP/);
      expect(await violations(page), "at the end").toEqual([]);
      expect(await sideways(page)).toBe(0);
      expect(said).toEqual([]);
      await context.close();
    });

  it("says why a pig can't be fought yet", async () => {
    const { context, page, said } = await site.visit();
    await playNow(page, id);
    await page.waitForSelector(".wp-rivals");
    await page.locator(".wp-pig[data-glow=false]").first().click();
    await page.locator("[data-mark=why]").click();
    await page.waitForSelector(".refusal");
    expect(await page.locator(".refusal").textContent()).toMatch(/it costs \d+ (red|blue|green)/i);
    expect(await violations(page)).toEqual([]);
    await page.locator(".wp-close").click();
    expect(await page.locator("[data-mark=why]").count()).toBe(0);
    expect(said).toEqual([]);
    await context.close();
  });
});

describe("the tutorial", () => {
  it("is played by tapping what glows", { timeout: 120_000 }, async () => {
    const { context, page, said } = await site.visit(`#/learn/${id}`);
    page.setDefaultTimeout(15_000);
    for (const [i, step] of tutorial.steps.entries()) {
      await page.getByText(`${i + 1} of ${tutorial.steps.length}`, { exact: true }).waitFor();
      if (!step.expect) {
        await page.locator(".lesson-words button.primary").click();
        continue;
      }
      const [mark] = step.light ?? [];
      await page.waitForSelector(".wp-rivals");
      if (mark && mark !== "end") await page.locator(`[data-mark="${mark}"]`).click();
      await page.locator(`.wp-sheet [data-move="${step.expect[0]}"]`).first().click();
      if (i === 1) expect(await violations(page)).toEqual([]);
    }
    await page.getByRole("button", { name: "Play now" }).waitFor();
    expect(await sideways(page)).toBe(0);
    expect(said).toEqual([]);
    await context.close();
  });
});

it("the keyboard goes from pig to pig with arrows and makes a move", async () => {
  const { context, page, said } = await site.visit("", { size: "desktop" });
  await playNow(page, id);
  await page.waitForSelector(".wp-rivals");
  expect(await page.locator('.wp-lanes button[tabindex="0"]').count()).toBe(1);
  await page.locator('.wp-lanes button[tabindex="0"]').focus();
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset["mark"]);
  expect(await focused()).toBe("lane1-back");
  await page.keyboard.press("ArrowRight");
  expect(await focused()).toBe("lane2-back");
  await page.locator('[data-mark="stance-tactical"]').focus();
  await page.keyboard.press("ArrowDown");
  expect(await focused()).toBe("stance-hunkered");
  await page.keyboard.press("Enter");
  await page.locator('[data-move="stance hunkered"]').focus();
  const before = await movesMade(page);
  await page.keyboard.press("Enter");
  await moved(page, before);
  expect(await page.locator(".log").textContent()).toContain("You turn Hunkered.");
  expect(said).toEqual([]);
  await context.close();
});
