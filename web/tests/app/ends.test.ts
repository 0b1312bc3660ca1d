// The end of a match and what follows: the card, rematches, the review, the replay; also sheets, sounds and headings.
import { readFileSync } from "node:fs";
import { fullDescribe, fullIt, some } from "../tier";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tutorial } from "../../src/games/three-little-pigs/tutorial";
import type { Entry, RecordFile } from "../../src/match/record";
import { sideways } from "../browser/opened";
import { objections } from "../browser/axe";
import { answer, movesMade, myTurn, playNow, shelve, shelved, Site, type Wishes } from "./opened";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

// A short match, won by the first seat with its last move.
const whole = [
  ...tutorial.begin,
  ...tutorial.steps.flatMap(({ expect: [move] = [], then = [] }) => [...(move ? [move] : []), ...then]),
];
const lastMove = whole[whole.length - 1] ?? "";
const record = (moves: readonly Entry[], seats: readonly string[] = ["human", "bot:casual"]): RecordFile => ({
  sounder: 2,
  game: "three-little-pigs",
  rules: 1,
  seats,
  options: { first_seat: "p1" },
  dice: { kind: "seeded", seed: 1 },
  moves,
});

async function visitRecord(file: RecordFile, hash = "#/match/end", wishes: Wishes = {}) {
  const visit = await site.visit("", wishes);
  await visit.page.waitForSelector(".game-card");
  await shelve(visit.page, "end", file);
  await visit.page.evaluate((to) => void (location.hash = to), hash);
  return visit;
}

const focusOn = (page: Page, words: string) =>
  page.waitForFunction((text) => document.activeElement?.textContent === text, words);

describe("the end card", () => {
  it("has the focus on the rematch, lets one look at the board, and comes back", async () => {
    const { context, page, said } = await visitRecord(record(whole.slice(0, -1)));
    await myTurn(page);
    await page.locator(`:is(.board, .dock) [data-move="${lastMove}"]`).first().press("Enter");
    await page.getByRole("dialog", { name: "You win!" }).waitFor();
    await focusOn(page, "Play again");
    await page.keyboard.press("Escape");
    await page.waitForSelector(".ending", { state: "detached" });
    await focusOn(page, "Scores");
    await page.keyboard.press("Enter");
    await focusOn(page, "Play again");
    expect(said).toEqual([]);
    await context.close();
  });

  it("begins one rematch, however often it is tapped", async () => {
    const { context, page, said } = await visitRecord(record(whole));
    const again = page.getByRole("button", { name: "Play again" });
    await again.waitFor();
    await again.evaluate((button: HTMLElement) => (button.click(), button.click()));
    await page.waitForFunction(() => location.hash !== "#/match/end");
    await myTurn(page);
    expect(await shelved(page)).toBe(2); // with the one that is over
    expect(said).toEqual([]);
    await context.close();
  });

  fullIt.each([
    [360, 740],
    [740, 360],
    [320, 568],
    [1280, 800],
  ])("shows all it offers at %i x %i", async (width, height) => {
    const { context, page, said } = await visitRecord(record(whole));
    await page.setViewportSize({ width, height });
    await page.locator(".peaks[data-known=true]").waitFor({ state: "attached" });
    const ground = await page.locator(".end-ground").boundingBox();
    const tools = await page.locator(".tools").boundingBox();
    if (!ground || !tools) throw new Error("no card or no tools");
    const beside = tools.x >= ground.x + ground.width || ground.x >= tools.x + tools.width;
    expect(beside || ground.y + ground.height <= tools.y, "the tools stay in reach").toBe(true);
    for (const name of ["Play again", "Swap sides", "Replay", "Review", "Share"]) {
      const control = page.locator(".ending").locator("button, a").getByText(name, { exact: true });
      const box = await control.boundingBox();
      if (!box) throw new Error(`no ${name}`);
      expect(box.y >= ground.y && box.y + box.height <= ground.y + ground.height, `${name} is seen`).toBe(true);
      expect(box.x >= ground.x && box.x + box.width <= ground.x + ground.width, `${name} is seen`).toBe(true);
      expect(box.height).toBeGreaterThanOrEqual(44);
    }
    // What the card says scrolls as a whole; nothing in it is cut.
    expect(
      await page
        .locator(".end-text > *")
        .evaluateAll((parts) => parts.every((part) => part.scrollHeight <= part.clientHeight + 4)),
    ).toBe(true);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(said).toEqual([]);
    await context.close();
  });

  fullIt("says who has lost, and to whom", async () => {
    const { context, page } = await visitRecord(record(whole, ["bot:casual", "human"]));
    const heading = page.locator(".ending h2");
    await heading.waitFor();
    expect(await heading.textContent()).toBe("You lost. Hazel wins!");
    expect(await page.locator(".ending").getAttribute("data-outcome")).toBe("lost");
    expect(await page.locator(".standings li").allTextContents()).toEqual(["1 Hazel 15", "2 You 5"]);
    await context.close();
  });

  fullIt("says that it was practice", async () => {
    const from = tutorial.begin.length;
    const { context, page } = await visitRecord(
      record([...whole.slice(0, -1), { back_to: from, by: "p1", practice: true }, ...whole.slice(from)]),
    );
    await page.locator(".ending").getByText("Practice", { exact: true }).waitFor();
    await context.close();
  });

  fullIt("leads to a rematch with sides swapped", async () => {
    const { context, page, said } = await visitRecord(record(whole));
    await page.getByRole("button", { name: "Swap sides" }).click();
    await page.waitForSelector(".ending", { state: "detached" });
    await myTurn(page);
    expect(await page.locator(".seats .seat-name").allTextContents()).toEqual([
      expect.stringContaining("Hazel"),
      expect.stringContaining("You"),
    ]);
    expect(said).toEqual([]);
    await context.close();
  });

  fullIt("names moves that stood out, a tap away", async () => {
    const file = record(whole, ["human", "human"]); // the bot's moves are weighed, too
    const { context, page, said } = await visitRecord(file);
    await page.locator(".peaks[data-known=true]").waitFor({ state: "attached" });
    const peak = page.locator(".peak").first();
    const number = new URL((await peak.getAttribute("href")) ?? "", "http://x/").hash.split("at=")[1];
    await peak.click();
    expect(await page.locator(".scrubber input").inputValue()).toBe(number);
    expect(said).toEqual([]);
    await context.close();
  });

  fullIt("is still where motion is not wanted, and falls in where it is", async () => {
    const { context, page } = await visitRecord(record(whole));
    const moving = () => page.locator(".ending").evaluate((card) => getComputedStyle(card).animationName);
    await page.waitForSelector(".ending");
    expect(await moving()).toBe("none");
    expect(await page.locator(".confetti").count()).toBe(0);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.reload();
    await page.waitForSelector(".ending");
    expect(await moving()).toBe("end-falls");
    await context.close();
  });
});

describe("the review", () => {
  fullIt.each(["phone", "desktop"] as const)("is what its button opens on a %s, also after a reload", async (size) => {
    const { context, page, said } = await visitRecord(record(whole), "#/match/end", { size });
    await page.getByRole("link", { name: "Review" }).click();
    for (const time of ["first", "reloaded"]) {
      const panel = page.locator(".panel").filter({ hasText: "Review" });
      await panel.locator(".review h3").first().waitFor();
      expect(await panel.evaluate((box) => box.contains(document.activeElement)), time).toBe(true);
      expect(page.url(), time).toContain("review=1");
      if (size === "phone")
        expect(await panel.evaluate((box) => box.getBoundingClientRect().height / innerHeight)).toBeLessThanOrEqual(
          0.6,
        );
      if (time === "first") await page.reload();
    }
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => !location.hash.includes("review"));
    expect(await page.locator(".review").count()).toBe(0);
    expect(said).toEqual([]);
    await context.close();
  });
});

fullDescribe("the replay", () => {
  it("keeps the place that was chosen in a sheet when the sheet is closed by going back", async () => {
    const { context, page, said } = await visitRecord(record(whole), "#/replay/end?at=3");
    await page.getByRole("button", { name: "Log" }).click();
    await page.locator(".log-line").nth(11).click();
    await page.waitForFunction(() => location.hash.includes("at=12"));
    await page.goBack();
    await page.waitForSelector(".panel", { state: "detached" });
    expect(await page.locator(".scrubber input").inputValue()).toBe("12");
    expect(page.url()).toContain("at=12");
    await page.reload();
    await page.locator(".scrubber input").waitFor();
    expect(await page.locator(".scrubber input").inputValue()).toBe("12");
    await page.evaluate(() => void (location.hash = "#/replay/end?at=5")); // a link says where to go
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>(".scrubber input")?.value === "5");
    expect(said).toEqual([]);
    await context.close();
  });

  it.each([
    [360, 740],
    [740, 360],
    [320, 568],
    [1280, 800],
  ])("has all its controls in the dock at %i x %i, and hears the arrow keys", async (width, height) => {
    const { context, page, said } = await visitRecord(record(whole), "#/replay/end?at=3");
    await page.setViewportSize({ width, height });
    await page.locator(".scrubber input").waitFor();
    const boxes = await page
      .locator(".dock :is(button, input, select)")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    const dock = await page.locator(".dock").boundingBox();
    if (!dock) throw new Error("no dock");
    for (const { top, bottom, left, right } of boxes) {
      expect(top >= dock.y && bottom <= dock.y + dock.height && left >= dock.x && right <= dock.x + dock.width).toBe(
        true,
      );
      expect(Math.min(bottom - top, right - left)).toBeGreaterThanOrEqual(44);
    }
    await page.locator(".prompt").click();
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction(() => location.hash.includes("at=4"));
    await page.keyboard.press("Home");
    await page.waitForFunction(() => location.hash.includes("at=0"));
    await page.keyboard.press("ArrowLeft");
    expect(page.url()).toContain("at=0");
    expect(said).toEqual([]);
    await context.close();
  });
});

fullDescribe("sheets", () => {
  it("are closed by Escape, which gives the focus back", async () => {
    const { context, page } = await site.visit();
    await playNow(page, "bite-the-pumpkin");
    for (const name of ["Rules", "Log", "Menu"]) {
      await page.getByRole("button", { name }).press("Enter");
      await page.getByRole("dialog", { name }).waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("dialog", { name }).waitFor({ state: "detached" });
      await page.waitForFunction(
        (words) =>
          (document.activeElement?.textContent || document.activeElement?.getAttribute("aria-label")) === words,
        name,
      );
    }
    await context.close();
  });

  it("follow one another: all moves by way of the menu", async () => {
    const { context, page, said } = await site.visit();
    await playNow(page, "bite-the-pumpkin");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "All moves" }).click();
    const sheet = page.getByRole("dialog", { name: "All moves" });
    await sheet.waitFor();
    await page.evaluate(() => new Promise<void>((done) => setTimeout(done, 100))); // time enough for a history that goes back
    const before = await movesMade(page);
    await sheet.getByRole("button").nth(1).click();
    await page.waitForFunction(
      (count) => Number(document.querySelector<HTMLElement>(".frame")?.dataset["moves"]) > count,
      before,
    );
    expect(page.url()).toContain("#/match/");
    expect(said).toEqual([]);
    await context.close();
  });

  it("leave nothing in the history when a link is followed from one", async () => {
    const { context, page, said } = await visitRecord(record(whole.slice(0, -1)));
    await myTurn(page);
    const links = [
      ["Log", "a.log-line", "replay"],
      ["Rules", ".rules-panel a", "rules"],
      ["Menu", ".menu a[href='#/settings']", "settings"],
    ] as const;
    for (const [name, link, to] of links) {
      await page.getByRole("button", { name }).click();
      await page.locator(link).first().click();
      await page.locator(`main[data-page=${to}]`).waitFor();
      await page.goBack();
      await myTurn(page);
      expect(await page.getByRole("dialog").count()).toBe(0);
    }
    await page.goBack();
    await page.waitForSelector(".game-card");
    expect(said).toEqual([]);
    await context.close();
  });

  it("are closed by Escape also where the story stood open, and when the screen is turned", async () => {
    const { context, page, said } = await site.visit("", { size: "desktop" });
    await playNow(page, "bite-the-pumpkin");
    const story = page.getByRole("complementary", { name: "Log" });
    await story.waitFor(); // stands open: there is nothing to close
    await page.getByRole("button", { name: "Log" }).click();
    const close = story.getByRole("button", { name: "Close" });
    await close.waitFor();
    await page.keyboard.press("Escape");
    await close.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Rules" }).click();
    await page.getByRole("complementary", { name: "Rules" }).waitFor();
    await page.setViewportSize({ width: 768, height: 1024 });
    const sheet = page.getByRole("dialog", { name: "Rules" });
    await sheet.waitFor();
    await page.waitForFunction(() => (history.state as { readonly sheet?: true } | null)?.sheet === true);
    await page.goBack();
    await sheet.waitFor({ state: "detached" });
    expect(page.url()).toContain("#/match/");
    expect(said).toEqual([]);
    await context.close();
  });

  it("have story lines that a thumb can hit, and headings in order", async () => {
    const { context, page } = await visitRecord(record(whole.slice(0, -1)));
    await myTurn(page);
    await page.getByRole("button", { name: "Log" }).click();
    await page.waitForSelector(".log-line");
    for (const height of await page
      .locator(".log-line")
      .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height)))
      expect(height).toBeGreaterThanOrEqual(44);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Rules" }).click();
    await page.waitForSelector(".rules-panel h3");
    const levels = await page.locator("h1, h2, h3, h4").evaluateAll((all) => all.map((one) => Number(one.tagName[1])));
    expect(levels[0]).toBe(1);
    levels.slice(1).forEach((level, i) => expect(level).toBeLessThanOrEqual((levels[i] ?? 0) + 1));
    await context.close();
  });
});

it.each(
  some(["light", "dark"] as const),
)("nothing is objected to from the card to the replay and its review, by %s", async (scheme) => {
  for (const size of some(["phone", "desktop"] as const)) {
    const { context, page } = await visitRecord(record(whole), "#/match/end", { size, scheme });
    await page.locator(".peaks[data-known=true]").waitFor({ state: "attached" });
    expect(await objections(page)).toEqual([]);
    await page.getByRole("link", { name: "Review" }).click();
    await page.locator(".review h3").first().waitFor();
    expect(await objections(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.waitForSelector(".review", { state: "detached" });
    expect(await objections(page)).toEqual([]);
    await context.close();
  }
});

type Heard = { heard: number };

fullDescribe("sound", () => {
  it("is off until its switch in the menu is turned, is remembered, and comes with every move", async () => {
    const { context, page, said } = await site.visit();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await context.addInitScript(() => {
      const counting = window as unknown as Heard;
      counting.heard = 0;
      for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
        const start = kind.prototype.start;
        kind.prototype.start = function (this: AudioScheduledSourceNode, ...given: [number?]) {
          counting.heard += 1;
          start.apply(this, given);
        };
      }
    });
    await page.reload();
    await playNow(page, "bite-the-pumpkin");
    const move = async () => {
      const before = await movesMade(page);
      await page.locator(".bp-cell[data-lit=true]").first().click();
      await page.waitForFunction(
        (count) => Number(document.querySelector<HTMLElement>(".frame")?.dataset["moves"]) >= count + 2,
        before,
      );
      await myTurn(page);
    };
    await move();
    expect(asked.filter((url) => /sound-/.test(url))).toEqual([]);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("checkbox", { name: "Sound" }).check();
    await page.keyboard.press("Escape");
    await move();
    await page.waitForFunction(() => (window as unknown as Heard).heard >= 2);
    await page.reload();
    await myTurn(page);
    await move();
    await page.waitForFunction(() => (window as unknown as Heard).heard >= 2);
    expect(said).toEqual([]);
    await context.close();
  });
});

it("keeps a match that another version wrote, to be downloaded or deleted", async () => {
  const { context, page, said } = await visitRecord({ ...record(whole), rules: 99 });
  await page.getByText("another version wrote it").waitFor();
  expect(await objections(page)).toEqual([]);
  await page.evaluate(() => void (location.hash = "#/"));
  const row = page.locator(".matches li", { hasText: "written by another version" });
  await row.waitFor();
  expect(await page.locator(".continue").count()).toBe(0);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    row.getByRole("button", { name: "Download" }).click(),
  ]);
  const kept = JSON.parse(readFileSync(await download.path(), "utf8")) as RecordFile;
  expect([kept.rules, kept.moves]).toEqual([99, whole]);
  await row.getByRole("button", { name: "Delete" }).click();
  await answer(page);
  await row.waitFor({ state: "detached" });
  expect(await shelved(page)).toBe(0);
  expect(said).toEqual([]);
  await context.close();
});
