// All four lessons to their end by what glows, on a phone upright, on its side and on a desktop: the last move wins a
// little match.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TutorialStep } from "../../src/games/game";
import { games } from "../../src/games/list";
import { sideways } from "../browser/opened";
import { movesMade, myTurn, Site } from "./opened";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const controls = (page: Page, move: string) => page.locator(`:is(.board, .dock) [data-move="${move}"]:not(:disabled)`);

// By its control; where that comes with what glows, by tapping that first.
async function make(
  page: Page,
  { expect: [move] = [], light = [], pays = [] }: TutorialStep,
  done: string,
): Promise<void> {
  const before = await movesMade(page);
  if (move === undefined) return page.locator(":is(.board, .dock) [data-move]:not(:disabled)").first().click();
  for (const mark of light) {
    if ((await controls(page, move).count()) > 0) break;
    await page.locator(`.board [data-mark="${mark}"]`).first().click();
  }
  await controls(page, move).first().click();
  // What follows came with it as a plan, or is asked for now.
  for (const [i, next] of pays.entries()) {
    await page.waitForFunction(
      (count) => Number(document.querySelector<HTMLElement>(".frame")?.dataset["moves"]) > count,
      before + i,
    );
    await page.getByText(done, { exact: true }).or(page.locator(".ending")).or(controls(page, next)).first().waitFor();
    if ((await page.getByText(done, { exact: true }).count()) + (await page.locator(".ending").count()) > 0) return;
    await controls(page, next).first().click();
  }
}

// Words and choices below or beside the board, and all of the choices in reach.
async function dockIsWhole(page: Page): Promise<void> {
  const [board, dock] = await Promise.all([
    page.locator("[data-board]").boundingBox(),
    page.locator(".dock").boundingBox(),
  ]);
  const screen = page.viewportSize();
  if (!board || !dock || !screen) throw new Error("no board");
  expect(
    dock.y >= board.y + board.height - 1 || dock.x >= board.x + board.width - 1 || dock.x + dock.width <= board.x + 1,
  ).toBe(true);
  expect(dock.y + dock.height).toBeLessThanOrEqual(screen.height + 1);
  expect(await page.locator(".choices").evaluate((box) => box.clientHeight)).toBeGreaterThanOrEqual(48);
}

describe.each(games.map(({ id, load }) => [id, load] as const))("%s", (id, load) => {
  it.each([
    [360, 740],
    [740, 360],
    [1280, 800],
  ])("is learned by winning, at %i x %i", async (width, height) => {
    const { context, page, said } = await site.visit();
    await page.setViewportSize({ width, height });
    await page.evaluate((game) => void (location.hash = `#/learn/${game}`), id);
    const { steps } = await (await load()).tutorial();
    for (const [i, step] of steps.entries()) {
      await page.getByText(`${i + 1} of ${steps.length}`, { exact: true }).waitFor();
      await dockIsWhole(page);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      if (step.expect) await make(page, step, `${i + 2} of ${steps.length}`);
      else await page.getByRole("button", { name: "Go on" }).click();
    }
    const card = page.getByRole("dialog", { name: "You win!" });
    await card.waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === "Play now");
    await page.keyboard.press("Escape");
    await card.waitFor({ state: "detached" });
    await page.waitForFunction(() => document.activeElement?.textContent === "Play now"); // in the dock now
    await page.keyboard.press("Enter");
    await page.waitForSelector(".frame.match");
    await myTurn(page);
    expect(said).toEqual([]);
    await context.close();
  });
});
