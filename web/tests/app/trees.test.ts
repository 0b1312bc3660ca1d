// The tree editor of Bite the Pumpkin: by touch, by keyboard, from a shared link; kept, saved, opened and measured.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { objections } from "../browser/axe";
import { sideways } from "../browser/opened";
import { fullIt, some } from "../tier";
import { friendAt } from "./friends";
import { answer, movesMade, myTurn, Site, type Visit } from "./opened";
import { startServer, stopServer } from "./real_server";
import { untranslated } from "./untranslated";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const editor = "#/design/bite-the-pumpkin";
const square = (page: Page, cell: string) => page.getByRole("gridcell", { name: new RegExp(`^${cell},`) });
const trees = (page: Page) =>
  page
    .getByRole("gridcell", { name: /, tree$/ })
    .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")?.slice(0, 2)).sort());
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const line = (page: Page) => page.locator(".design-line [role=status]");
const inMatch = (page: Page) =>
  page
    .locator(".board")
    .getByRole("gridcell", { name: /, tree$/ })
    .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")?.slice(0, 2)).sort());

async function visit(hash = editor, wishes: Parameters<Site["visit"]>[1] = {}): Promise<Visit> {
  const visited = await site.visit(hash, wishes);
  await visited.page.getByRole("grid").waitFor();
  return visited;
}

// Plays the first move that is on offer.
async function playOne(page: Page): Promise<void> {
  await myTurn(page);
  const before = await movesMade(page);
  await page.evaluate(() => document.querySelector<HTMLElement>(".board [data-move]")?.click());
  await page.waitForFunction(
    (count) => Number(document.querySelector<HTMLElement>(".frame")?.dataset["moves"]) > count,
    before,
  );
}

it("plants, mirrors, takes back and plays by touch", async () => {
  const { context, page, said } = await site.on({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await page.goto(`${site.address}${editor}`);
  await square(page, "d4").tap();
  expect(await trees(page)).toEqual(["d4"]);
  expect(await line(page).textContent()).toBe("Planted: d4.");
  await page.getByRole("button", { name: "Symmetric" }).tap();
  await square(page, "b2").tap();
  expect(await trees(page)).toEqual(["b2", "d4", "g7"]);
  await square(page, "g7").tap();
  expect(await line(page).textContent()).toBe("Taken away: g7, b2.");
  await page.getByRole("button", { name: "Undo" }).tap();
  expect(await trees(page)).toEqual(["b2", "d4", "g7"]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await page.getByRole("button", { name: "Play now" }).tap();
  await playOne(page);
  expect(await inMatch(page)).toEqual(["b2", "d4", "g7"]);
  await page.goBack();
  await page.getByRole("grid").waitFor();
  await expect.poll(() => trees(page)).toEqual(["b2", "d4", "g7"]); // nothing is lost
  expect(said).toEqual([]);
  await context.close();
});

it("does the same by keyboard, in one stop of the tab order", async () => {
  const { context, page, said } = await visit(editor, { size: "desktop" });
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent);
  const tabTo = async (what: RegExp) => {
    for (let i = 0; i < 20 && !what.test((await focused()) ?? ""); i += 1) await page.keyboard.press("Tab");
    expect(await focused()).toMatch(what);
  };
  await tabTo(/^d4, empty/);
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowUp");
  expect(await focused()).toBe("e5, empty");
  await page.keyboard.press("Space");
  expect(await trees(page)).toEqual(["d4", "e5"]);
  await page.keyboard.press("Tab");
  expect(await focused()).toBe("Undo"); // the whole board is one stop
  await page.keyboard.press("Enter");
  expect(await trees(page)).toEqual(["d4"]);
  await tabTo(/^Symmetric/);
  await page.keyboard.press("Space");
  for (let i = 0; i < 3; i += 1) await page.keyboard.press("Shift+Tab");
  expect(await focused()).toBe("e5, empty");
  await page.keyboard.press("b");
  await page.keyboard.press("2");
  await page.keyboard.press("Enter");
  expect(await trees(page)).toEqual(["b2", "d4", "g7"]);
  await page.keyboard.press("Control+z");
  expect(await trees(page)).toEqual(["d4"]);
  await page.keyboard.press("Enter");
  await tabTo(/^Play now/);
  await page.keyboard.press("Enter");
  await playOne(page);
  expect(await inMatch(page)).toEqual(["b2", "d4", "g7"]);
  expect(said).toEqual([]);
  await context.close();
});

describe("a link", () => {
  it("that was shared opens elsewhere and plays", async () => {
    const { context, page } = await visit(`${editor}/1.a1h8`);
    await page.getByLabel("Name of this board").fill("Corner/2 (new)");
    await square(page, "c3").click();
    await press(page, "Share");
    await page.getByText("Link copied. It holds the whole board.").waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\?bite-the-pumpkin#\/design\/bite-the-pumpkin\/1\.a1c3h8\.Corner%2F2%20%28new%29$/);
    await context.close();

    const elsewhere = await visit(link.slice(link.indexOf("#")));
    expect(await elsewhere.page.getByLabel("Name of this board").inputValue()).toBe("Corner/2 (new)");
    await press(elsewhere.page, "Play now");
    await playOne(elsewhere.page);
    expect(await inMatch(elsewhere.page)).toEqual(["a1", "c3", "h8"]);
    expect(elsewhere.said).toEqual([]);
    await elsewhere.context.close();
  });

  it.each([
    ["1.a1i9", "This link is broken: no board is in it."],
    ["%E0", "This link is broken: no board is in it."],
    ["2.a1", "This link was made by a newer version of Sounder."],
  ])("to %s gets one plain line, and the editor is there", async (code, words) => {
    const { context, page, said } = await visit(`${editor}/${code}`);
    expect(await page.getByRole("alert").allInnerTexts()).toEqual([words]);
    await square(page, "d4").click();
    expect(await trees(page)).toEqual(["d4"]);
    expect(await page.getByRole("alert").count()).toBe(0);
    expect(said).toEqual([]);
    await context.close();
  });
});

it("says in one line that there is no room for more trees", async () => {
  const full = ["a", "b", "c", "d", "e"].flatMap((file) => ["1", "2", "3", "4"].map((rank) => file + rank));
  const { context, page } = await visit(`${editor}/1.${full.join("")}`);
  await square(page, "h8").click();
  expect(await line(page).textContent()).toBe("At most 20 trees: take one away first.");
  expect(await trees(page)).toHaveLength(20);
  await press(page, "Clear");
  expect(await trees(page)).toEqual([]);
  await press(page, "Undo");
  expect(await trees(page)).toHaveLength(20);
  await context.close();
});

it("saves a file that `content check` takes, opens it again, and says what is wrong with another", async () => {
  const { context, page } = await visit(`${editor}/1.b2g7.Two%20posts`);
  const [saved] = await Promise.all([page.waitForEvent("download"), press(page, "Save as a file")]);
  expect(saved.suggestedFilename()).toBe("two-posts.json");
  const file = readFileSync(await saved.path(), "utf8");
  expect(JSON.parse(file)).toEqual({
    game: "bite-the-pumpkin",
    kind: "layout",
    name: "two-posts",
    title: "Two posts",
    trees: ["b2", "g7"],
  });
  await press(page, "Clear");
  const bring = (name: string, text: string) =>
    page.locator("input[type=file]").setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
  await bring("it.json", file);
  await expect.poll(() => trees(page)).toEqual(["b2", "g7"]);
  await bring("bad.json", file.replace("g7", "g9"));
  await expect.poll(() => line(page).textContent()).toMatch(/^Not possible: bad\.json.*g9/);
  expect(await trees(page)).toEqual(["b2", "g7"]);
  await context.close();
});

it("keeps boards by name for later, for the forms of a match and for the lab, until they are deleted", async () => {
  const { context, page, said } = await visit(`${editor}/1.b2g7.Two%20posts`);
  await press(page, "Keep it here");
  await press(page, "Clear");
  await press(page, "Open: Two posts");
  expect(await trees(page)).toEqual(["b2", "g7"]);
  await press(page, "Choose who plays");
  const layout = page.getByRole("combobox", { name: "Trees" });
  await layout.waitFor();
  expect(await layout.evaluate((one: HTMLSelectElement) => one.selectedOptions[0]?.textContent)).toBe("Two posts");
  await page.getByRole("combobox", { name: /farmer/ }).selectOption("bot:novice");
  await press(page, "Begin");
  await playOne(page);
  expect(await inMatch(page)).toEqual(["b2", "g7"]);

  await page.goto(`${site.address}#/lab`);
  await page.getByLabel("Compare with a variant").selectOption({ label: "Two posts" });
  expect(await page.locator("pre").textContent()).toContain("--content two-posts.json");

  await page.goto(`${site.address}${editor}`);
  await press(page, "Delete: Two posts");
  expect(await answer(page)).toBe("Delete “Two posts” for good?");
  await page.getByText("None yet.").waitFor();
  await page.reload();
  await page.getByText("None yet.").waitFor();
  expect(said).toEqual([]);
  await context.close();
});

it("shows how fair a board is at two levels, and can be stopped", async () => {
  const { context, page, said } = await visit(`${editor}/1.d4e5`);
  await press(page, "Let them play");
  await page.locator(".design-fair .shares-seats").waitFor();
  await press(page, "Stop");
  await page.getByRole("button", { name: "Let them play" }).waitFor();
  const fair = page.getByRole("region", { name: "How fair is it?" });
  const count = Number(/^\d+/.exec((await fair.getByRole("status").textContent()) ?? "")?.[0]);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(200);
  expect(await fair.getByRole("heading", { level: 3 }).allInnerTexts()).toEqual(["Herd", "Farmer"]);
  expect(await fair.getByText(/95\s% sure: between \d+ and \d+ of 100/).count()).toBe(4); // two sides, two levels
  await square(page, "a1").click(); // another board: what was found is not about it
  expect(await fair.getByRole("status").count()).toBe(0);
  expect(said).toEqual([]);
  await context.close();
});

it("is played with friends, at a table of the server", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sounder-trees-"));
  const server = await startServer("--data", folder);
  const { context, page, said } = await friendAt(
    { browser: site.browser, address: server.address },
    `${editor}/1.b2g7.Two%20posts`,
  );
  await press(page, "Play with friends");
  await page.getByLabel("Your name").fill("Ada");
  const layout = page.getByRole("combobox", { name: "Trees" });
  expect(await layout.evaluate((one: HTMLSelectElement) => one.selectedOptions[0]?.textContent)).toBe("Two posts");
  await page.getByRole("combobox", { name: "Seat 2" }).selectOption("bot:novice");
  await page.getByRole("button", { name: "Set the table" }).click();
  await press(page, "Start the match");
  await playOne(page);
  expect(await inMatch(page)).toEqual(["b2", "g7"]);
  expect(said).toEqual([]);
  await context.close();
  await stopServer(server);
  rmSync(folder, { recursive: true });
});

describe.each(some(["light", "dark"] as const))("by %s", (scheme) => {
  it("is sound from 320 pixels to a desktop", async () => {
    const { context, page, said } = await visit(`${editor}/1.b2g7.Two%20posts`, { scheme });
    await press(page, "Keep it here");
    await press(page, "Share");
    for (const [width, height] of [
      [320, 568],
      [360, 740],
      [740, 360],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await objections(page)).toEqual([]);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    }
    expect(said).toEqual([]);
    await context.close();
  });
});

it("says nothing outside the catalogue", async () => {
  const { context, page } = await visit(`${editor}/1.b2`, { settings: { language: "xx" } });
  await page.locator(".design-mine > button").click();
  expect(await untranslated(page)).toEqual([]);
  await context.close();
});

fullIt.each([
  ["it-IT", "Pianta i tuoi alberi", "d4, vuota"],
  ["fr-FR", "Plantez vos propres arbres", "d4, vide"],
])("speaks %s", async (language, title, cell) => {
  const { context, page, said } = await visit(editor, { language });
  await page.getByRole("heading", { name: title }).waitFor();
  await page.getByRole("gridcell", { name: cell }).waitFor();
  expect(said).toEqual([]);
  await context.close();
});
