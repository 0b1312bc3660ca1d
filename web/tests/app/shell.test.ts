// The frame as a person meets it: six seats on a phone, the keyboard, questions, giving up, a link from somebody else.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tutorial } from "../../src/games/three-little-pigs/tutorial";
import { packed } from "../../src/match/link";
import { objections } from "../browser/axe";
import { answer, beginByKeys, movesMade, myTurn, playNow, shelve, Site } from "./opened";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

it("tells six seats apart on a phone: name, hat and figure of each are seen whole", async () => {
  const { context, page, said } = await site.visit();
  const seats = ["human", ...Array<string>(5).fill("bot:casual")];
  await shelve(page, "six", { sounder: 2, game: "happy-pigs", seats, dice: { kind: "seeded", seed: 1 }, moves: [] });
  await page.evaluate(() => void (location.hash = "#/match/six"));
  await myTurn(page);
  const bar = await page.locator(".seats").evaluate((list) => ({
    whole: list.scrollWidth <= list.clientWidth,
    hats: new Set([...list.querySelectorAll("path[transform]")].map((hat) => hat.getAttribute("d"))).size,
    cut: [...list.querySelectorAll(".seat-name, .seat-more")].filter((one) => one.scrollWidth > one.clientWidth).length,
    names: [...list.querySelectorAll(".seat-name")].map((name) => /\w+/.exec(name.textContent ?? "")?.[0]),
  }));
  expect(bar).toEqual({ whole: true, hats: 6, cut: 0, names: ["You", "Hazel", "Bruno", "Rosie", "Felix", "Pippa"] });
  expect(await objections(page)).toEqual([]);
  expect(said).toEqual([]);
  await context.close();
});

it("has the focus on the board after a start by keyboard: a square can be named at once", async () => {
  const { context, page, said } = await site.visit();
  await beginByKeys(page, "bite-the-pumpkin");
  await myTurn(page);
  expect(await page.evaluate(() => document.activeElement?.closest("[data-board]") !== null)).toBe(true);
  await page.keyboard.type("d5");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => Number(document.querySelector<HTMLElement>(".frame")?.dataset["moves"]) > 0);
  expect(said).toEqual([]);
  await context.close();
});

it("keeps the words of the last question for a moment, then offers to skip the pause", async () => {
  const { context, page, said } = await site.visit("", { settings: { speed: "slow" } });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await page.reload();
  await playNow(page, "bite-the-pumpkin");
  const asked = await page.locator(".prompt").textContent();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000)); // from here on no pause ends by itself
  const square = page.locator(".bp-cell[data-lit=true]").first();
  await square.press("Enter");
  await page.locator(".frame[data-thinking]").waitFor();
  expect(await page.locator(".prompt").textContent()).toBe(asked);
  expect(await page.locator(".offered").getAttribute("inert")).not.toBe(null);
  await page.clock.runFor(600); // less than the pause of a slow bot
  await page.locator(".offered").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Skip" }).click();
  await page.locator('.frame:not([data-thinking]) .prompt[data-mine="true"]').waitFor();
  expect(said).toEqual([]);
  await context.close();
});

describe("the menu", () => {
  it("asks before a match is given up; it is kept as such", async () => {
    const { context, page, said } = await site.visit();
    await playNow(page, "bite-the-pumpkin");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Resign" }).click();
    await page.locator("dialog.sure").waitFor();
    expect(await objections(page)).toEqual([]);
    await page.keyboard.press("Escape"); // means no
    await page.locator("dialog.sure").waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Resign");
    await page.getByRole("button", { name: "Resign" }).click();
    expect(await answer(page)).toContain("counts as lost");
    await page.locator(".frame.replay").waitFor();
    await page.evaluate(() => void (location.hash = "#/"));
    await page.locator(".matches li", { hasText: "Resigned" }).waitFor();
    await page.locator(".statistics summary").click();
    expect(await page.locator(".statistics tbody tr").allTextContents()).toEqual(["Bite the PumpkinCasual01"]);
    expect(await objections(page)).toEqual([]);
    expect(said).toEqual([]);
    await context.close();
  });

  it("opens the help of the keyboard with a question mark", async () => {
    const { context, page, said } = await site.visit();
    await playNow(page, "three-little-pigs");
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard help" }).waitFor();
    expect(await objections(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await movesMade(page)).toBeGreaterThanOrEqual(0);
    expect(said).toEqual([]);
    await context.close();
  });
});

it("opens a link at the beginning, as a spectator's replay with the players' names", async () => {
  const moves = [
    ...tutorial.begin,
    ...tutorial.steps.flatMap(({ expect: [move] = [], then = [] }) => [...(move ? [move] : []), ...then]),
  ];
  const record = {
    sounder: 2,
    game: "three-little-pigs",
    rules: 1,
    seats: [{ is: "human", name: "Ada" }, { is: "bot:casual" }],
    options: { first_seat: "p1" },
    dice: { kind: "seeded", seed: 1 },
    moves,
  };
  const { context, page, said } = await site.visit(`#/replay/r.${await packed(JSON.stringify(record))}`);
  await page.locator(".scrubber input").waitFor();
  expect(await page.locator(".scrubber input").inputValue()).toBe("0");
  const names = await page.locator(".seat-name").allTextContents();
  expect(names.map((name) => /\w+/.exec(name)?.[0])).toEqual(["Ada", "Hazel"]);
  await page.keyboard.press("End");
  await page.waitForFunction(() => !location.hash.includes("at=0"));
  expect(await page.locator(".frame").textContent()).not.toMatch(/\bYou\b/);
  expect(said).toEqual([]);
  await context.close();
});

it("reloads when the server has another version and no longer the parts of this one", async () => {
  const { context, page, address } = await site.visit();
  const parts = (url: URL): boolean => /assets\/Learn-|\.wasm$/.test(url.pathname);
  await page.route(parts, (route) => route.fulfill({ status: 404 }));
  const newer = (await (await fetch(address)).text()).replace('src="./assets/', 'src="./assets/../assets/');
  let loads = 0;
  await page.route(address, async (route) => {
    loads += 1;
    await page.unroute(parts);
    await route.fulfill({ contentType: "text/html", body: newer });
  });
  await page.evaluate(() => void (location.hash = "#/learn/three-little-pigs"));
  await page.locator("[data-board]").waitFor();
  expect(await page.locator("script[type=module]").getAttribute("src")).toContain("/../");
  expect(loads).toBe(2); // to look, and the page
  await context.close();
});
