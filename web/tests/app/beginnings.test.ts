// The beginnings of a visit: the home page, its chips, the match to go on with, a new match with friends, a record from
// a file.
import { fullIt, some } from "../tier";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answer, hasFocus, ids, myTurn, playNow, shelve, Site } from "./opened";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const home = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}#/`);
  await page.locator(".game-card").first().waitFor();
};

describe("home", () => {
  it.each(some(["en", "it", "fr"]))("a card takes at most half a phone's screen (%s)", async (language) => {
    const { context, page } = await site.visit("", { settings: { language } });
    await page.locator(`html[lang=${language}] .game-card`).first().waitFor();
    const heights = await page
      .locator(".game-card")
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
    expect(heights).toHaveLength(ids.length);
    for (const height of heights) expect(height).toBeLessThanOrEqual(370);
    await context.close();
  });

  it("says everything before any engine is loaded", async () => {
    const { context, page } = await site.visit();
    const engines: string[] = [];
    page.on("request", (request) => void (request.url().endsWith(".wasm") && engines.push(request.url())));
    await page.reload();
    await page.locator(".game-card .chip").first().waitFor();
    await page.waitForLoadState("networkidle");
    expect(engines).toEqual([]);
    await context.close();
  });

  it("leaves the focus where it is, however late the shelf answers", async () => {
    const { context, page, said, address } = await site.visit();
    await playNow(page, "three-little-pigs");
    const other = await context.newPage(); // a tab that writes keeps others from reading
    await other.goto(`${address}#/settings`);
    await other.evaluate(() => {
      const asked = indexedDB.open("sounder");
      asked.onsuccess = () => {
        const store = asked.result.transaction("matches", "readwrite").objectStore("matches");
        const hold = (): void =>
          void (store.count().onsuccess = () => document.body.dataset["shelf"] !== "free" && hold());
        hold();
        document.body.dataset["shelf"] = "held";
      };
    });
    await other.waitForFunction(() => document.body.dataset["shelf"] === "held");
    await page.goto(`${address}#/`);
    await page.reload();
    const settings = page.getByRole("link", { name: "Settings" });
    await settings.waitFor();
    while (!(await hasFocus(settings))) await page.keyboard.press("Tab"); // before the cards are there
    const button = page.getByRole("button", { name: "Play now: Happy Pigs" });
    await button.waitFor(); // without what is on the shelf, which has not answered
    expect(await hasFocus(settings)).toBe(true);
    while (!(await hasFocus(button))) await page.keyboard.press("Tab");
    expect(await page.locator(".continue").count()).toBe(0);
    await other.evaluate(() => void (document.body.dataset["shelf"] = "free"));
    await page.locator(".continue").waitFor();
    expect(await hasFocus(button)).toBe(true);
    expect(said).toEqual([]);
    await context.close();
  });

  it("remembers opponent and side, and plays with them", async () => {
    const { context, page, said, address } = await site.visit();
    await page.getByRole("combobox", { name: "Opponent: Bite the Pumpkin" }).selectOption({ label: "Novice" });
    await page.getByRole("combobox", { name: "My side: Bite the Pumpkin" }).selectOption({ label: "Farmer" });
    expect(await page.getByRole("combobox", { name: /^My side/ }).count()).toBe(1); // the others have one role for all
    await playNow(page, "bite-the-pumpkin", null);
    await home(page, address);
    expect(await page.locator(".continue").textContent()).toContain("Otto (Novice), You");
    await page.reload();
    await page.locator(".chip").first().waitFor();
    expect(await page.getByRole("combobox", { name: "Opponent: Bite the Pumpkin" }).inputValue()).toBe("novice");
    expect(await page.getByRole("combobox", { name: "My side: Bite the Pumpkin" }).inputValue()).toBe("1");
    expect(await page.getByRole("combobox", { name: "Opponent: Happy Pigs" }).inputValue()).toBe("beginner");
    expect(said).toEqual([]);
    await context.close();
  });

  it("has a beginner as the opponent until the first win in a game, then a casual bot", async () => {
    const { context, page, said, address } = await site.visit();
    const opponent = (title: string) => page.getByRole("combobox", { name: `Opponent: ${title}` }).inputValue();
    const reopen = async () => {
      await page.reload();
      await page.locator(".matches").waitFor();
    };
    await page.getByRole("combobox", { name: "My side: Bite the Pumpkin" }).selectOption({ label: "Farmer" }); // says nothing of the opponent
    expect(await opponent("Bite the Pumpkin")).toBe("beginner");
    const match = { sounder: 2, game: "bite-the-pumpkin", seats: ["bot:beginner", "human"], moves: [] } as const;
    await shelve(page, "lost", match, { over: true, winners: ["p1"] });
    await reopen();
    expect(await opponent("Bite the Pumpkin")).toBe("beginner");
    await shelve(page, "won", match, { over: true, winners: ["p2"] });
    await reopen();
    expect(await opponent("Bite the Pumpkin")).toBe("casual");
    expect(await opponent("Happy Pigs")).toBe("beginner");
    await playNow(page, "happy-pigs", null);
    await home(page, address);
    expect(await page.locator(".continue").textContent()).toContain("Boris (Beginner)");
    await playNow(page, "bite-the-pumpkin", null);
    await home(page, address);
    expect(await page.locator(".continue").textContent()).toContain("Hazel (Casual), You");
    expect(said).toEqual([]);
    await context.close();
  });

  it("has the last running match first, further ones below", async () => {
    const { context, page, address } = await site.visit();
    expect(await page.locator(".continue").count()).toBe(0);
    await playNow(page, "three-little-pigs");
    await home(page, address);
    await playNow(page, "happy-pigs");
    const match = page.url();
    await home(page, address);
    const order = await page
      .locator(".continue, .game-card, .matches")
      .evaluateAll((parts) =>
        parts.map((part) => `${part.className} ${/Happy Pigs|Little Pigs/.exec(part.textContent ?? "")?.[0] ?? ""}`),
      );
    expect(order[0]).toBe("continue Happy Pigs");
    expect(order.at(-1)).toBe("matches Little Pigs");
    await page.locator(".continue a").click();
    await myTurn(page);
    expect(page.url()).toBe(match);

    await home(page, address);
    await page.getByRole("button", { name: "Delete: Happy Pigs" }).click();
    await answer(page);
    await page.locator(".continue", { hasText: "Little Pigs" }).waitFor();
    expect(await page.locator(".matches li").count()).toBe(0);
    await context.close();
  });

  fullIt("lives a little, and stands still where no motion is wanted", async () => {
    const { context, page, address } = await site.visit();
    const moving = () => page.evaluate(() => document.getAnimations().length);
    // What comes late has come.
    const isRested = () =>
      [...document.styleSheets].some(({ cssRules }) =>
        [...cssRules].some((rule) => rule instanceof CSSKeyframesRule && rule.name === "blink"),
      );
    await page.waitForFunction(isRested);
    expect(await moving()).toBe(0); // the tests' browser asks for stillness
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.reload();
    await page.waitForFunction(isRested);
    await expect.poll(moving).toBeGreaterThan(5);
    await page.evaluate(() => localStorage.setItem("sounder.settings", JSON.stringify({ motion: "off" })));
    await home(page, address);
    await page.reload();
    await page.waitForFunction(isRested);
    expect(await moving()).toBe(0);
    await context.close();
  });
});

describe("a record from a file", () => {
  const bring = (page: Page, name: string, text: string) =>
    page.locator(".file-button input").setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
  const record = {
    sounder: 2,
    game: "bite-the-pumpkin",
    rules: 1,
    seats: [{ is: "human" }, { is: "human" }],
    moves: [],
  };

  fullIt.each([
    ["words.json", "no JSON", "not the record of a match"],
    ["null.json", "null", "not the record of a match"],
    ["chess.json", JSON.stringify({ ...record, game: "chess" }), "no game called chess"],
    ["cut.json", JSON.stringify({ ...record, moves: ["fly"] }), "fly"],
  ])("%s is refused aloud, with the reason", async (name, text, why) => {
    const { context, page, said } = await site.visit();
    await bring(page, name, text);
    const alert = page.getByRole("alert");
    await alert.waitFor();
    expect(await alert.textContent()).toContain(name);
    expect(await alert.textContent()).toContain(why);
    // A second time it is said again: what is there already is not read out.
    await alert.evaluate((element) => element.setAttribute("data-old", ""));
    await bring(page, name, text);
    await page.locator("[role=alert]:not([data-old])").waitFor();
    expect(said).toEqual([]);
    await context.close();
  });

  it("is opened", async () => {
    const { context, page, said } = await site.visit();
    await bring(page, "fine.json", JSON.stringify({ ...record, dice: { kind: "seeded", seed: 1 } }));
    await page.locator("main[data-page=replay]").waitFor();
    expect(said).toEqual([]);
    await context.close();
  });
});

describe("a new match", () => {
  it("who begins is asked only of seats that exist, and what is changed is counted", async () => {
    const { context, page, said } = await site.visit("#/new/three-little-pigs");
    await page.locator(".variants summary").first().click();
    const begins = page.getByRole("group", { name: "Who begins" });
    const listed = async () => (await begins.locator("label, option").allTextContents()).map((text) => text.trim());
    await begins.waitFor();
    expect(await listed()).toEqual(["chance decides (standard)", "Seat 1", "Seat 2"]);
    await page.getByRole("radio", { name: "5" }).check();
    await page.getByPlaceholder("Player 5").fill("Eve");
    expect(await listed()).toEqual([
      "chance decides (standard)",
      "Seat 1",
      "Seat 2",
      "Seat 3",
      "Seat 4",
      "Seat 5: Eve",
    ]);
    await begins.getByRole("combobox").selectOption({ label: "Seat 5: Eve" });
    await page.getByRole("radio", { name: "on" }).check();
    expect(await page.locator("[data-changed]").textContent()).toBe("2 changed");
    await page.getByRole("radio", { name: "2" }).check(); // Eve leaves
    expect(await listed()).toHaveLength(3);
    expect(await page.locator("[data-changed]").textContent()).toBe("1 changed");
    await page.getByRole("button", { name: "Begin" }).click();
    await page.waitForSelector(".prompt, .hand-over");
    expect(said).toEqual([]);
    await context.close();
  });

  fullIt("names the role beside the seat, for as many seats as there are", async () => {
    const { context, page } = await site.visit("#/new/bite-the-pumpkin");
    await page.locator(".seat").first().waitFor();
    expect(await page.locator(".seat-label").allTextContents()).toEqual(["Seat 1herd", "Seat 2farmer"]);
    await page.getByRole("radio", { name: "3" }).check();
    expect(await page.locator(".seat-label").allTextContents()).toEqual([
      "Seat 1herd",
      "Seat 2pumpkins",
      "Seat 3broccoli",
    ]);
    await page.getByRole("combobox", { name: "Seat 3, broccoli" }).selectOption({ label: "Strong bot" });
    expect(await page.getByPlaceholder("Player 3").count()).toBe(0);
    await context.close();
  });
});
