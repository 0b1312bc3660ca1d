// The lab page: bots play in workers, a variant against the standard game; what was played so far is kept.
import { fullDescribe, fullIt, some } from "../tier";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sideways } from "../browser/opened";
import { objections } from "../browser/axe";
import { Site } from "./opened";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const content = (name: string): string => fileURLToPath(new URL(`../../../content/${name}`, import.meta.url));

const game = (page: Page) => page.getByRole("combobox", { name: "Game", exact: true });
const whatIf = (page: Page) => page.getByRole("group").nth(1).getByRole("combobox"); // in every language
const play = (page: Page) => page.getByRole("button", { name: "Let them play" }).click();
const done = (page: Page) => page.getByRole("button", { name: "Let them play" }).waitFor();
const words = (page: Page) => page.locator(".shares-seats").innerText();

describe("a few matches", () => {
  it.each(some(["light", "dark"] as const))("say by role who wins, in words and as a picture, %s", async (scheme) => {
    for (const size of some(["phone", "desktop"] as const)) {
      const { context, page, said } = await site.visit("#/lab", { size, scheme });
      await page.getByLabel("Bots").selectOption("novice");
      await page.getByLabel("How many matches?").selectOption("50");
      await play(page);
      await page.getByText("50 matches played").waitFor();
      await done(page);
      expect(await page.locator(".shares-seats h3").allInnerTexts()).toEqual(["Herd", "Farmer"]);
      expect(await words(page)).toMatch(
        /wins about \d+ of 100 matches; 95\s% sure: between \d+ and \d+ of 100 matches/,
      );
      expect(await page.locator(".shares-picture .shares-pig").count()).toBe(2);
      expect(await objections(page)).toEqual([]);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      expect(said).toEqual([]);
      await context.close();
    }
  });

  fullIt("number those who all have the same role", async () => {
    const { context, page } = await site.visit("#/lab");
    await game(page).selectOption("three-little-pigs");
    await page.getByLabel("How many play?").selectOption("3");
    await page.getByLabel("Bots").selectOption("novice");
    await page.getByLabel("How many matches?").selectOption("50");
    await play(page);
    await page.locator(".shares-seats").waitFor();
    expect(await page.locator(".shares-seats h3").allInnerTexts()).toEqual([
      "Little pig 1",
      "Little pig 2",
      "Little pig 3",
    ]);
    await context.close();
  });
});

fullDescribe("what if", () => {
  it("plays a built-in variant against the usual game with the same seeds", async () => {
    const { context, page, said } = await site.visit("#/lab");
    await page.getByLabel("Bots").selectOption("novice");
    await page.getByLabel("How many matches?").selectOption("200");
    await whatIf(page).selectOption("layout=meadow");
    await play(page);
    await page.getByText("200 matches played of each game").waitFor();
    expect(await page.locator(".shares-picture").first().locator(".shares-pig").count()).toBe(2);
    expect(await words(page)).toMatch(/of 100 matches\.\n/);
    expect(await page.locator("pre").textContent()).toContain("-o layout=meadow");
    expect(await objections(page)).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(said).toEqual([]);
    await context.close();
  });

  // The same file as its own variant: not one match may differ.
  it("gives both sides the same luck", async () => {
    const { context, page } = await site.visit("#/lab");
    await page.getByLabel("Bots").selectOption("novice");
    await page.getByLabel("How many matches?").selectOption("50");
    const usual = JSON.parse(readFileSync(content("bite-the-pumpkin/classic.json"), "utf8")) as Record<string, unknown>;
    const file = Buffer.from(JSON.stringify({ ...usual, name: "mine" }));
    await page
      .getByLabel("of your own")
      .setInputFiles({ name: "mine.json", mimeType: "application/json", buffer: file });
    await expect.poll(() => whatIf(page).inputValue()).toBe("file mine.json");
    await play(page);
    await page.getByText("50 matches played of each game").waitFor();
    for (const row of await page.locator(".lab-table tbody tr").all()) {
      const [one, other] = await row.locator("td").allInnerTexts();
      expect(one).toBe(other);
    }
    await context.close();
  });

  it("takes a file of one's own, and says what is wrong with a bad one", async () => {
    const { context, page } = await site.visit("#/lab");
    await page.getByLabel("of your own").setInputFiles(content("three-little-pigs/gale.json"));
    await page.getByRole("alert").waitFor();
    await game(page).selectOption("three-little-pigs");
    await page.getByLabel("of your own").setInputFiles(content("three-little-pigs/gale.json"));
    await expect.poll(() => whatIf(page).inputValue()).toBe("file gale.json");
    expect(await page.getByRole("alert").count()).toBe(0);
    await page.getByLabel("Bots").selectOption("novice");
    await page.getByLabel("How many matches?").selectOption("50");
    await play(page);
    await page.getByText("50 matches played of each game").waitFor();
    const [usual, changed] = await page.locator(".lab-table tbody tr").first().locator("td").allInnerTexts();
    expect(changed).not.toBe(usual);
    await context.close();
  });

  it("can be stopped, and what was played stands", async () => {
    const { context, page, said } = await site.visit("#/lab");
    await game(page).selectOption("wild-pigs");
    await page.getByLabel("How many matches?").selectOption("1000");
    await whatIf(page).selectOption("boss=race");
    await play(page);
    await page.locator("progress").waitFor();
    await page.locator(".shares-seats").waitFor();
    await page.waitForFunction(
      () => (document.querySelector(".shares-seats h3")?.getBoundingClientRect().bottom ?? innerHeight) < innerHeight,
    ); // one can watch
    await page.getByRole("button", { name: "Stop" }).click();
    await done(page);
    const played = await page.getByText(/matche?s? played of each game/).innerText();
    expect(Number(/\d+/.exec(played)?.[0])).toBeGreaterThan(0);
    expect(Number(/\d+/.exec(played)?.[0])).toBeLessThan(1000);
    expect(await page.locator("progress").count()).toBe(0);
    await page.getByLabel("How many matches?").selectOption("50"); // the form is free again, the finding stays
    expect(await page.getByText(/matche?s? played of each game/).innerText()).toBe(played);
    expect(said).toEqual([]);
    await context.close();
  });
});

fullIt.each([
  ["it-IT", "Falle giocare", /tra \d+ e \d+ partite su 100/],
  ["fr-FR", "Faire jouer", /entre \d+ et \d+ parties sur 100/],
])("speaks %s", async (language, button, interval) => {
  const { context, page, said } = await site.visit("#/lab", { language });
  await whatIf(page).selectOption("layout=hedge");
  await page.getByRole("button", { name: button }).click();
  await page.locator(".shares-seats").waitFor();
  expect(await words(page)).toMatch(interval);
  expect(said).toEqual([]);
  await context.close();
});
