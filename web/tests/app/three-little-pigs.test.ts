// The Three Little Pigs on the page: a match to its end by mouse on a phone with the board's own controls, light and dark; a full table
// of veterans; the tutorial.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tutorial } from "../../src/games/three-little-pigs/tutorial";
import { sideways } from "../browser/opened";
import { movesMade, myTurn, playNow, Site, shelve } from "./opened";

const id = "three-little-pigs";
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

type Found = { readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[] };

async function objections(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  const { violations } = (await page.evaluate(`axe.run(document, { resultTypes: ["violations"] })`)) as Found;
  return violations.map(
    (one) =>
      `${one.id}: ${one.nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 160))
        .join(" | ")}`,
  );
}

// What can be touched on the board and is too small for a finger.
const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".tp button")]
      .filter((button) => button.getBoundingClientRect().width < 44 || button.getBoundingClientRect().height < 44)
      .map((button) => `${button.className} ${button.getBoundingClientRect().width}x${button.getBoundingClientRect().height}`),
  );

const phaseOf = (page: Page): Promise<string | null> => page.getAttribute(".tp", "data-phase");

// Keeps the commonest picture and goes on while there are fewer than three of it.
async function chooseDice(page: Page): Promise<void> {
  const dice = page.locator(".tp-die[aria-pressed]");
  const shown = await dice.evaluateAll((all) => all.map((die) => (die.getAttribute("aria-label") ?? "").replace(/^.*: (\w+).*$/, "$1")));
  const kept = await dice.evaluateAll((all) => all.map((die) => die.getAttribute("aria-pressed") === "true"));
  const count = (face: string): number => shown.filter((one) => one === face).length;
  const best = [...shown].sort((a, b) => count(b) - count(a))[0] ?? "";
  for (const [i, face] of shown.entries()) if (kept[i] !== (face === best)) await dice.nth(i).click();
  for (const [i, face] of shown.entries()) expect(await dice.nth(i).getAttribute("aria-pressed")).toBe(String(face === best));
  await page.locator(count(best) >= 3 ? "[data-mark=stop]" : "[data-mark=roll]").click();
}

async function act(page: Page, nth: number): Promise<void> {
  const phase = await phaseOf(page);
  if (phase === "choose_dice") return chooseDice(page);
  if (phase === "buy") {
    const lit = page.locator(".tp-stack[data-lit=buy]");
    await lit.nth(nth % (await lit.count())).click();
  }
  const places = page.locator(".tp-target");
  await places.nth(nth % (await places.count())).click();
}

describe.each(["light", "dark"] as const)("by %s", (scheme) => {
  it("is played to the end by mouse on a phone with the board's controls", { timeout: 240_000 }, async () => {
    const { context, page, said } = await site.visit("", { scheme });
    await playNow(page, id);
    const looked = new Set<string>();
    for (let n = 0; (await myTurn(page)) === "asked" && n < 300; n += 1) {
      const phase = (await phaseOf(page)) ?? "";
      if (!looked.has(phase)) {
        looked.add(phase);
        expect(await objections(page), phase).toEqual([]);
        expect(await tooSmall(page), phase).toEqual([]);
        expect(await sideways(page), phase).toBeLessThanOrEqual(0);
      }
      const before = await movesMade(page);
      await act(page, n);
      await page.waitForFunction((count) => Number(document.querySelector<HTMLElement>(".frame")?.dataset["moves"]) > count, before, { timeout: 20_000 });
    }
    expect(await page.locator(".ending h2").textContent()).not.toBe("");
    expect([...looked]).toEqual(expect.arrayContaining(["choose_dice", "buy"]));
    expect(await objections(page)).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(said).toEqual([]);
    await context.close();
  });

  it("seats five veterans on a phone", async () => {
    const { context, page, said } = await site.visit("", { scheme });
    const seats = ["human", "bot:casual", "bot:casual", "bot:casual", "bot:casual"];
    const tops = ["straw door", "straw window", "wood door", "wood window", "brick door", "brick window"].map((kind) => `top ${kind} plain`);
    // All but the last have started a house.
    const turns = [
      "roll DDWRx",
      "stop",
      "top straw door plain",
      "roll WWDRx",
      "stop",
      "top straw window plain",
      "roll DDDWx",
      "stop",
      "buy wood door on new",
      "top wood door plain",
      "roll WWWDx",
      "stop",
      "buy wood window on new",
      "top wood window plain",
    ];
    const moves = [...tops, ...turns];
    await shelve(page, "five", {
      sounder: 1,
      game: "three-little-pigs",
      rules: 1,
      seats,
      options: { veteran: true, first_seat: "p1" },
      dice: { kind: "seeded", seed: 5 },
      moves,
    });
    await page.evaluate(() => void (location.hash = "#/match/five"));
    await page.waitForSelector(".tp-awards");
    await myTurn(page);
    expect(await page.locator(".tp-plot").count()).toBe(5);
    expect(await page.locator(".tp-awards p").count()).toBe(6);
    expect(await objections(page)).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await tooSmall(page)).toEqual([]);
    expect(said).toEqual([]);
    await context.close();
  });
});

it("why a tile can't be bought is said in words", async () => {
  const { context, page, said } = await site.visit();
  await playNow(page, id);
  await page.locator("[data-mark=brick-roof]").click();
  expect(await page.getByRole("alert").textContent()).toMatch(/^Not possible: .{12}/);
  expect(said).toEqual([]);
  await context.close();
});

it.each(["phone", "desktop"] as const)("the tutorial is played to its end on a %s with what glows", async (size) => {
  const { context, page, said } = await site.visit(`#/learn/${id}`, { size });
  const steps = tutorial.steps;
  for (const [i, { expect: expected }] of steps.entries()) {
    await page.getByText(`${i + 1} of ${steps.length}`, { exact: true }).waitFor();
    if (i < 2) expect(await objections(page)).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    const [move = ""] = expected ?? [];
    if (!expected) await page.getByRole("button", { name: "Go on" }).click();
    else if (move.startsWith("reroll")) {
      await page.locator(".tp [data-mark=roll]").click(); // all dice: not what is asked
      await page.getByText("Try what glows.").waitFor();
      for (const die of [1, 4]) await page.locator(`[data-mark=die-${die}]`).click();
      await page.locator(".tp [data-mark=roll]").click();
    } else await page.locator(`.tp [data-move="${move}"]`).click();
  }
  await page.getByRole("button", { name: "Play now" }).waitFor();
  expect(said).toEqual([]);
  await context.close();
});
