// Bite the Pumpkin by its board: whole matches with mouse and finger on a phone, the keyboard, bites by taps, the tutorial.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tutorial } from "../../src/games/bite-the-pumpkin/tutorial";
import { sideways } from "../browser/opened";
import { dice } from "../games/played";
import { movesMade, myTurn, playNow, Site, shelve } from "./opened";

const id = "bite-the-pumpkin";
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
        .map((node) => node.html.slice(0, 120))
        .slice(0, 3)
        .join(" | ")}`,
  );
}

// A match put on the shelf as if it had been played so far.
async function shelved(page: Page, moves: readonly string[], seats: readonly string[]): Promise<void> {
  await shelve(page, "shelved", { sounder: 1, game: id, rules: 1, seats, moves, dice: { kind: "seeded", seed: 5 } });
  await page.evaluate(() => void (location.hash = "#/match/shelved"));
  await myTurn(page);
}

const moved = (page: Page, before: number) =>
  page.waitForFunction((count) => Number(document.querySelector<HTMLElement>(".frame")?.dataset["moves"]) > count, before, { timeout: 20_000 });
const offers = (page: Page) => page.locator(".bp-bites .row button").evaluateAll((buttons) => buttons.map((button) => button.textContent ?? "").sort());
const lit = (page: Page) => page.locator(".bp-cell[data-lit=true]");

// One decision with the board's own controls: a cell, the rim, or pig and vegetable until the bite is whole.
async function decide(page: Page, roll: (below: number) => number): Promise<void> {
  const before = await movesMade(page);
  const way = page.locator(".bp-way");
  if ((await way.count()) > 0) await way.nth(roll(4)).click();
  else if ((await page.locator("[data-phase=bite]").count()) > 0)
    for (let taps = 0; taps < 12 && (await movesMade(page)) === before && (await page.locator("[data-phase=bite]").count()) > 0; taps += 1) {
      const choices = await page
        .locator(".bp-cell[data-lit=true]:not([aria-selected=true])")
        .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("data-cell") ?? ""));
      await page.locator(`[data-cell="${choices[roll(choices.length)] ?? ""}"]`).click();
      await page.waitForTimeout(60);
    }
  else
    await lit(page)
      .nth(roll(await lit(page).count()))
      .click();
  await moved(page, before);
}

describe("a match on a phone", () => {
  for (const scheme of ["light", "dark"] as const)
    it(`is played to the end on the board by mouse, in the ${scheme}`, { timeout: 240_000 }, async () => {
      const { context, page, said } = await site.visit("", { scheme });
      page.setDefaultTimeout(15_000);
      const roll = dice(scheme === "light" ? 21 : 22);
      await playNow(page, id);
      const looked = new Set<string>();
      while ((await myTurn(page)) === "asked") {
        const phase = (await page.locator(".bp-board").getAttribute("data-phase")) ?? "";
        if (!looked.has(phase)) {
          looked.add(phase);
          expect(await violations(page), phase).toEqual([]);
          expect(await sideways(page)).toBe(0);
          for (const { width, height } of await page
            .locator(".bp-board button")
            .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON() as DOMRect))) {
            expect(width, phase).toBeGreaterThanOrEqual(43.9);
            expect(height, phase).toBeGreaterThanOrEqual(43.9);
          }
        }
        await decide(page, roll);
      }
      expect([...looked]).toContain("place_pig");
      expect([...looked]).toContain("run");
      expect(await page.locator(".ending h2").textContent()).toContain("win");
      expect(await violations(page), "at the end").toEqual([]);
      expect(await sideways(page)).toBe(0);
      expect(said).toEqual([]);
      await context.close();
    });

  it("plants as the farmer, and says why a cell can't be planted", async () => {
    const { context, page, said } = await site.visit();
    await shelved(page, [], ["bot:casual", "human"]);
    await page.locator('[data-cell="d4"]').click();
    await page.waitForSelector(".refusal");
    expect(await page.locator(".refusal").textContent()).toContain("a tree on d4");
    const cell = (await lit(page).first().getAttribute("data-cell")) ?? "";
    const before = await movesMade(page);
    await page.locator(`[data-cell="${cell}"]`).click();
    await moved(page, before);
    expect(await page.locator(".log").textContent()).toContain(`a pumpkin on ${cell}.`);
    expect(said).toEqual([]);
    await context.close();
  });
});

const played = [...tutorial.begin, ...tutorial.steps.flatMap(({ expect: moves, then }) => [...(moves ?? []), ...(then ?? [])])];

describe("bites", () => {
  it("are chosen by tapping pig, then pumpkin, and can be undone", async () => {
    const { context, page, said } = await site.visit();
    await shelved(page, played, ["human", "human"]);
    expect(await page.locator(".bp-board").getAttribute("data-phase")).toBe("bite");
    expect(await violations(page)).toEqual([]);
    await page.locator('[data-cell="c5"]').click();
    expect((await lit(page).evaluateAll((cells) => cells.map((cell) => cell.getAttribute("data-cell")))).sort()).toEqual(["b5", "c5", "c6"]);
    expect(await offers(page)).toEqual(["c5 eats b5", "c5 eats c6"]); // only what answers the question
    await page.locator('[data-cell="e1"]').click();
    await page.waitForSelector(".refusal");
    expect(await page.locator(".refusal").textContent()).toContain("does not reach e1");
    const before = await movesMade(page);
    await page.locator('[data-cell="b5"]').click();
    await moved(page, before);
    expect(await page.locator(".log li").first().textContent()).toContain("c5 eats b5.");
    expect(await page.locator('[data-cell="c5"]').getAttribute("aria-label")).toContain("lying");
    await page.getByRole("button", { name: "Undo" }).click();
    await page.waitForSelector("[data-phase=bite]");
    await page.getByRole("button", { name: "c4 eats b5 and c5 eats c6" }).first().click();
    await page.waitForSelector("[data-phase=run]");
    expect(said).toEqual([]);
    await context.close();
  });
});

describe("running", () => {
  it("shows where all pigs would stop while a direction is focused, and runs by keyboard", async () => {
    const { context, page, said } = await site.visit();
    await shelved(page, played.slice(0, 10), ["human", "human"]);
    const west = page.getByRole("button", { name: "Run west" }).first();
    await west.focus();
    await page.waitForSelector(".bp-ghost");
    expect(await page.locator(".bp-ghost").count()).toBe(await page.locator(".bp-trail").count());
    const promised = (await west.getAttribute("aria-description")) ?? "";
    await page.keyboard.press("ArrowUp");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("data-move"))).toBe("run north");
    await page.keyboard.press("ArrowLeft");
    const before = await movesMade(page);
    await page.keyboard.press("ArrowLeft"); // the same again runs
    await moved(page, before);
    const pigs = await page.locator('.bp-cell[aria-label*="pig"]').evaluateAll((cells) => cells.map((cell) => cell.getAttribute("data-cell") ?? ""));
    expect(promised.match(/[a-h][1-8]/g)?.sort()).toEqual(pigs.sort());
    // The farmer at the same keyboard goes on from a cell of the meadow.
    await page.waitForSelector("[data-phase=plant]");
    await page.waitForFunction(() => document.activeElement?.matches(".bp-cell"));
    expect(said).toEqual([]);
    await context.close();
  });

  it("follows a swipe, unless it is taken back", async () => {
    const { context, page, said } = await site.visit();
    await shelved(page, played.slice(0, 10), ["human", "human"]);
    const box = await page.locator(".bp-field").boundingBox();
    const x = (box?.x ?? 0) + 180;
    const y = (box?.y ?? 0) + 190;
    const before = await movesMade(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 70, y + 5, { steps: 5 });
    await page.waitForSelector(".bp-ghost");
    await page.mouse.move(x, y, { steps: 5 });
    await page.mouse.up();
    expect(await page.locator("[data-phase=run]").count()).toBe(1);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 70, y + 5, { steps: 5 });
    await page.mouse.up();
    await moved(page, before);
    expect(await page.locator(".log li").first().textContent()).toMatch(/ runs? west\./);
    expect(said).toEqual([]);
    await context.close();
  });
});

describe("three players", () => {
  it("share the meadow, with broccoli", { timeout: 240_000 }, async () => {
    const { context, page, said } = await site.visit("", { size: "desktop" });
    const roll = dice(5);
    await shelved(page, [], ["human", "human", "human"]);
    for (let moves = 0; moves < 15; moves += 1) {
      await decide(page, roll);
      await myTurn(page);
    }
    expect(await page.locator('.bp-cell[aria-label*="broccoli"]').count()).toBe(5);
    expect(await violations(page)).toEqual([]);
    expect(said).toEqual([]);
    await context.close();
  });
});

describe("learning", () => {
  it.each(["en", "it", "fr"])("the tutorial is played to its end on the board (%s)", async (language) => {
    const { context, page, said } = await site.visit(`#/learn/${id}`, { language });
    await page.waitForSelector(".bp-cell");
    const texts = new Set<string>();
    for (const step of tutorial.steps) {
      const words = (await page.locator(".lesson-say").textContent()) ?? "";
      texts.add(words);
      expect(words).not.toMatch(/^learn\d|[{}]/);
      expect(await sideways(page)).toBe(0);
      if (!step.expect) await page.locator(".lesson-words .primary").click();
      else if (step.expect.length > 0) await page.locator(`.bp-board [data-move="${step.expect[0] ?? ""}"]`).click();
      else await page.locator(".bp-board [data-move]").first().click();
      await page.waitForFunction((old) => document.querySelector(".lesson-say")?.textContent !== old, words);
    }
    expect(texts.size).toBe(tutorial.steps.length);
    expect(said).toEqual([]);
    await context.close();
  });

  it("the rules have their pictures and no violations", async () => {
    const { context, page, said } = await site.visit(`#/rules/${id}?at=bite`);
    await page.waitForSelector("#rule-three .bp-picture");
    expect(await page.locator(".bp-picture").count()).toBe(4);
    expect(await violations(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
    expect(said).toEqual([]);
    await context.close();
  });
});
