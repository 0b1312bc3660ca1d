// Each game to its end by keyboard alone and through the accessibility tree alone. A match survives a reload; a link
// contains a whole match.
import { fullIt, some } from "../tier";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { dice } from "../games/played";
import { beginByKeys, ids, movesMade, myTurn, playNow, Site } from "./opened";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const longest = 900; // decisions of one person in one match

// Tabs on until something that makes a move has the focus, at most so far; a board is one stop with arrow keys inside.
async function toAMove(page: Page, skip: number): Promise<boolean> {
  let found = 0;
  for (let i = 0; i < 120; i += 1) {
    await page.keyboard.press("Tab");
    const at = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === document.body) return "nowhere";
      return focused instanceof HTMLElement && focused.dataset["move"] !== undefined ? "a move" : "elsewhere";
    });
    if (at === "a move" && found++ >= skip) return true;
    if (at === "nowhere" && found > 0) return toAMove(page, 0);
  }
  return false;
}

describe.each(some(ids))("%s", (id) => {
  fullIt("is played to the end by keyboard alone", async () => {
    const { context, page, said } = await site.visit();
    const roll = dice(11);
    await beginByKeys(page, id);
    let decisions = 0;
    while ((await myTurn(page)) === "asked" && decisions < longest) {
      const before = await movesMade(page);
      expect(await toAMove(page, roll(3)), `a move can be reached after ${before} moves`).toBe(true);
      await page.keyboard.press("Enter");
      // Played, or refused with the reason: boards also let one try what is not possible now.
      await page.waitForFunction(
        (count) =>
          Number(document.querySelector<HTMLElement>(".frame")?.dataset["moves"]) > count ||
          document.querySelector(".refusal"),
        before,
      );
      decisions += 1;
    }
    expect(await page.locator(".ending h2").textContent()).not.toBe("");
    expect(said).toEqual([]);
    await context.close();
  });

  fullIt("is played to the end through the accessibility tree alone", async () => {
    const { context, page, said } = await site.visit("", { size: "desktop" });
    const roll = dice(12);
    await page.getByRole("article").nth(ids.indexOf(id)).getByRole("button").first().click();
    const ending = page.getByRole("dialog").getByRole("button", { name: "Play again" });
    const moves = page.getByRole("group", { name: "All moves", exact: true }).getByRole("button");
    // The list stays open beside the board on every turn.
    await myTurn(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "All moves" }).click();
    for (let decisions = 0; decisions < longest; decisions += 1) {
      await ending.or(moves.first()).first().waitFor();
      if ((await ending.count()) > 0) break;
      const before = await movesMade(page);
      await moves.nth(roll(await moves.count())).click();
      await page.waitForFunction(
        (count) => Number(document.querySelector<HTMLElement>(".frame")?.dataset["moves"]) > count,
        before,
      );
      await myTurn(page);
    }
    expect(await ending.count()).toBe(1);
    expect(said).toEqual([]);
    await context.close();
  });

  it("is where it was after a reload, and in a link", async () => {
    const { context, page, said, address } = await site.visit("", { size: "desktop" }); // the story is open there
    await playNow(page, id);
    await myTurn(page);
    for (let i = 0; i < 3; i += 1) {
      const before = await movesMade(page);
      await page.evaluate(() => document.querySelector<HTMLElement>(".dock [data-move], .board [data-move]")?.click());
      await page.waitForFunction(
        (count) => Number(document.querySelector<HTMLElement>(".frame")?.dataset["moves"]) > count,
        before,
      );
      await myTurn(page);
    }
    const story = await page.locator(".log li").allInnerTexts();
    const made = await movesMade(page);
    await page.reload();
    await myTurn(page);
    await page.waitForSelector(".log li");
    expect(await page.locator(".log li").allInnerTexts()).toEqual(story);

    await page.locator(".log a").first().click();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Link to this move" }).click();
    await page.getByText("Link copied").waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(new RegExp(`^${address}\\?${id}#/replay/`));
    const other = await site.visit(link.slice(address.length), { size: "desktop" });
    await other.page.waitForSelector(".replay .log li");
    expect(await other.page.locator(".replay .log li").count()).toBe(made);
    expect([...said, ...other.said]).toEqual([]);
    await context.close();
    await other.context.close();
  });
});

it("hands the device over where there are secrets, and keeps them", async () => {
  const { context, page, said } = await site.visit("#/new/happy-pigs");
  await page.getByRole("combobox", { name: /^Seat 2/ }).selectOption("human");
  await page.getByPlaceholder("Player 1").fill("Ada");
  await page.getByPlaceholder("Player 2").fill("Bo");
  await page.getByRole("button", { name: "Begin" }).click();
  const handOver = page.getByRole("heading", { name: "Give the device to" });
  const seen: string[] = [];
  for (let i = 0; i < 150 && seen.length < 3; i += 1) {
    await page.waitForSelector(".hand-over, .prompt[data-mine=true]");
    if ((await handOver.count()) > 0) {
      seen.push((await handOver.textContent()) ?? "");
      expect(await page.locator(".board, .log, .seats").count()).toBe(0); // nothing is shown in between
      await page.getByRole("button", { name: "I am" }).click();
      await handOver.waitFor({ state: "detached" });
      continue;
    }
    const before = await movesMade(page);
    await page.evaluate(() =>
      document
        .querySelector<HTMLElement>(
          ".board [data-move='done'], .dock [data-move='done'], .board [data-move], .dock [data-move]",
        )
        ?.click(),
    );
    await page.waitForFunction(
      (count) =>
        document.querySelector(".hand-over") !== null ||
        Number(document.querySelector<HTMLElement>(".frame")?.dataset["moves"]) !== count,
      before,
    );
  }
  expect(seen.length).toBe(3);
  expect(new Set(seen).size).toBe(2);
  expect(said).toEqual([]);
  await context.close();
});

fullIt("opens the rule that matters beside the board", async () => {
  const { context, page, said } = await site.visit();
  await playNow(page, "bite-the-pumpkin");
  await page.getByRole("button", { name: "Rules" }).click();
  await page.getByRole("dialog", { name: "Rules" }).getByRole("heading", { level: 3 }).waitFor();
  expect(await page.locator(".board").count()).toBe(1);
  expect(said).toEqual([]);
  await context.close();
});
