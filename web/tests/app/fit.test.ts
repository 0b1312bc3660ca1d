// The opponent that matches the person, from the choice on the home page to the next match.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { tutorial } from "../../src/games/three-little-pigs/tutorial";
import type { MatchInfo } from "../../src/match/shelf";
import { objections } from "../browser/axe";
import { sideways } from "../browser/opened";
import { answer, myTurn, playNow, shelve, Site } from "./opened";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site?.close());

const home = async (page: Page) => {
  await page.evaluate(() => void (location.hash = "#/"));
  await page.locator(".game-card").first().waitFor();
};

// A short match that the first seat wins with its last move.
const moves = [
  ...tutorial.begin,
  ...tutorial.steps.flatMap(({ expect: [move] = [], then = [] }) => [...(move ? [move] : []), ...then]),
];
const lastMove = moves[moves.length - 1] ?? "";
const record = {
  sounder: 2,
  game: "three-little-pigs",
  rules: 1,
  seats: ["human", "bot:beginner"],
  options: { first_seat: "p1" },
  dice: { kind: "seeded", seed: 1 },
} as const;
const players = [{ is: "human" }, { is: "bot:beginner", fit: true }];
const won: Partial<MatchInfo> = { players, over: true, winners: ["p1"] };

it("is chosen beside the levels, and met at a level that is named and recorded", async () => {
  const { context, page, said } = await site.visit();
  const opponent = page.getByRole("combobox", { name: "Opponent: Happy Pigs" });
  await opponent.selectOption({ label: "Matches me" });
  expect(await opponent.locator("option:checked").textContent()).toBe("Matches me (Beginner)");
  await playNow(page, "happy-pigs", null);
  expect(await page.locator(".seat-level").textContent()).toContain("Beginner, matches you");
  await home(page);
  expect(await page.locator(".continue").textContent()).toContain("You, Boris (Beginner, matches you)");
  await page.reload();
  await opponent.waitFor();
  expect(await opponent.inputValue()).toBe("fit");
  const begun = await page.evaluate(
    () =>
      new Promise<string>((done) => {
        const asked = indexedDB.open("sounder");
        asked.onsuccess = () => {
          const heads = asked.result.transaction("matches").objectStore("matches").getAll();
          heads.onsuccess = () => done((heads.result as { begun: string }[])[0]?.begun ?? "");
        };
      }),
  );
  expect((JSON.parse(begun) as { seats: unknown }).seats).toEqual([{ is: "human" }, { is: "bot:beginner" }]);
  expect(said).toEqual([]);
  await context.close();
});

it("moves one level up after the third win in a row, says so, and the rematch is there", async () => {
  const { context, page, said } = await site.visit();
  for (const i of [1, 2]) await shelve(page, `won${i}`, { ...record, moves }, { ...won, changed: i });
  await shelve(page, "third", { ...record, moves: moves.slice(0, -1) }, { players });
  await page.evaluate(() => void (location.hash = "#/match/third"));
  await myTurn(page);
  await page.locator(`:is(.board, .dock) [data-move="${lastMove}"]`).first().press("Enter");
  const card = page.getByRole("dialog", { name: "You win!" });
  await card.getByText("Three wins in a row. Your next opponent: Novice.").waitFor();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expect(await objections(page)).toEqual([]);
  await card.getByRole("button", { name: "Play again" }).click();
  await card.waitFor({ state: "detached" });
  await myTurn(page);
  expect(await page.locator(".seat-level").textContent()).toContain("Novice, matches you");

  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await answer(page);
  await page.locator(".frame.replay").waitFor();
  await home(page);
  await page.locator(".statistics summary").click();
  const levels = page.getByRole("list", { name: "Matches me" });
  expect(await levels.getByRole("listitem").locator("span").allTextContents()).toEqual([
    "The Three Little Pigs Matches me (Novice)",
  ]);
  expect(await objections(page)).toEqual([]);
  await levels.getByRole("button", { name: "Begin again: The Three Little Pigs" }).click();
  expect(await answer(page)).toContain("begin again with a beginner?");
  await levels.waitFor({ state: "detached" });
  const opponent = page.getByRole("combobox", { name: "Opponent: The Three Little Pigs" });
  await opponent.selectOption("fit");
  expect(await opponent.locator("option:checked").textContent()).toBe("Matches me (Beginner)");
  expect(said).toEqual([]);
  await context.close();
});

it("moves one level down after the third loss in a row, and says so where the match was resigned", async () => {
  const { context, page, said } = await site.visit();
  const at = (level: string) => [{ is: "human" }, { is: `bot:${level}`, fit: true }];
  const lost: Partial<MatchInfo> = { players: at("novice"), over: true, winners: ["p2"] };
  for (const i of [1, 2]) await shelve(page, `lost${i}`, { ...record, moves }, { ...lost, changed: i });
  await shelve(page, "third", { ...record, moves: moves.slice(0, -1) }, { players: at("novice") });
  await page.evaluate(() => void (location.hash = "#/match/third"));
  await myTurn(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  const question = page.getByRole("dialog", { name: "Resign this match? It counts as lost." });
  await question.getByRole("button", { name: "Resign" }).click();
  await page.locator(".frame.replay").waitFor();
  const told = page.getByRole("dialog", { name: "Three losses in a row. Your next opponent: Beginner." });
  await told.waitFor();
  expect(await objections(page)).toEqual([]);
  await told.getByRole("button", { name: "Close" }).click();
  await told.waitFor({ state: "detached" });
  expect(said).toEqual([]);
  await context.close();
});

it("sits in several seats of a new match, all at the same level", async () => {
  const { context, page, said } = await site.visit("#/new/happy-pigs");
  await page.getByRole("radio", { name: "3" }).check();
  for (const seat of ["Seat 2", "Seat 3"])
    await page.getByRole("combobox", { name: seat, exact: true }).selectOption({ label: "Bot that matches me" });
  await page.getByRole("button", { name: "Begin" }).click();
  await myTurn(page);
  const levels = await page.locator(".seat-level").allTextContents();
  expect(levels.map((level) => level.trim())).toEqual(["Beginner, matches you", "Beginner, matches you"]);
  expect(said).toEqual([]);
  await context.close();
});

// The longest words, on the narrowest screen.
it.each(["en", "it", "fr"])("fits the narrowest phone where it is chosen (%s)", async (language) => {
  const plays = { level: "fit", seat: 1 };
  const { context, page } = await site.visit("", {
    settings: { language, plays: { "bite-the-pumpkin": plays, "happy-pigs": plays } },
  });
  await page.setViewportSize({ width: 320, height: 568 });
  const cut = await page.locator(".game-cards .chip").evaluateAll((chips) =>
    (chips as HTMLSelectElement[]).flatMap((chip) => {
      const words = document.createElement("span");
      words.textContent = chip.selectedOptions[0]?.textContent ?? "";
      words.style.font = getComputedStyle(chip).font;
      words.style.position = "absolute";
      document.body.append(words);
      const { paddingLeft, paddingRight } = getComputedStyle(chip);
      const room = chip.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const wide = words.getBoundingClientRect().width;
      words.remove();
      return wide > room + 0.5 ? [`${chip.selectedOptions[0]?.textContent}: ${wide} in ${room}`] : [];
    }),
  );
  expect(cut).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await context.close();
});
