// Two browsers at one table of the real server, every game to the end: one at phone size, one that reloads in the
// middle, one that loses its network. Then what follows a match, and the ways back to a seat.
import { fullIt, some } from "../tier";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowser, patience } from "../browser/browser";
import { BadLine } from "../tables/bad_line";
import { choosing, click, friendAt, leave, plays, twoAt, type Friend, type Way } from "./friends";
import { ids, movesMade, myTurn, defaultSeed } from "./opened";
import { startServer, stopServer, type Running } from "./real_server";

let browser: Browser;
let server: Running;
const folder = mkdtempSync(join(tmpdir(), "sounder-tables-"));
beforeAll(async () => {
  server = await startServer("--data", folder);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  if (server) await stopServer(server);
  rmSync(folder, { recursive: true, force: true });
});

const way = (): Way => ({ browser, address: server.address });

// Makes a move without a network: it waits in words, and is made when there is one again.
async function playOffline({ context, page }: Friend): Promise<void> {
  await context.setOffline(true);
  await page.locator("[data-line=offline]").waitFor();
  for (let lot = 0; lot < 1 && !(await page.locator("[data-waiting]").count()); lot += 0.1) await click(page, lot);
  await page.locator("[data-waiting]").waitFor();
  const moves = await movesMade(page);
  await context.setOffline(false);
  await page.locator("[data-line]").waitFor({ state: "detached" });
  await page.waitForFunction((n) => Number(document.querySelector<HTMLElement>(".frame")?.dataset["moves"]) > n, moves);
}

it.each(some(ids))("two play %s to the end", async (game) => {
  const { ada, bo } = await twoAt(game, way());
  const reloads = () => ada.page.reload();
  await Promise.all([plays(ada, defaultSeed, 4, reloads), plays(bo, defaultSeed + 1, 3, () => playOffline(bo))]);
  const moves = await Promise.all([ada, bo].map(({ page }) => movesMade(page)));
  expect(moves[0]).toBe(moves[1]);
  const told = await Promise.all([ada, bo].map(({ page }) => page.locator(".standings").textContent()));
  expect(told[0]?.replaceAll("You", "Ada")).toBe(told[1]?.replaceAll("You", "Bo"));
  await leave(ada, bo);
});

fullIt("checks the dice, replays, and plays a rematch one seat on", async () => {
  const { ada, bo } = await twoAt("three-little-pigs", way());
  await Promise.all([ada, bo].map((one, i) => plays(one, defaultSeed + i, -1, async () => undefined)));
  await ada.page.getByRole("button", { name: "Check the dice" }).click();
  const report = ada.page.locator(".dice-report li");
  await report.filter({ hasText: /draws? recalculated/ }).waitFor();
  const { x = 0, y = 0, height = 0 } = (await report.last().boundingBox()) ?? {};
  const seen = await ada.page.evaluate(
    (at) => Boolean(document.elementFromPoint(at.x, at.y)?.closest(".dice-report")),
    { x: x + 5, y: y + height / 2 },
  );
  expect(seen).toBe(true); // on a phone, too
  expect(await report.allTextContents()).toEqual([
    expect.stringContaining("committed to before the match"),
    expect.stringContaining("Your own number"),
    expect.stringContaining("1 other player's number matches"),
    expect.stringMatching(/^\d+ draws? recalculated/),
  ]);
  const replay = await ada.context.newPage();
  await replay.goto(`${server.address}${await ada.page.getByRole("link", { name: "Replay" }).getAttribute("href")}`);
  await replay.getByRole("button", { name: "Menu" }).click();
  await replay.getByRole("button", { name: "Check the dice" }).click();
  await replay.getByText(/^\d+ draws? recalculated/).waitFor(); // there is no seed to speak of
  await ada.page.getByRole("button", { name: /Rematch/ }).click();
  await ada.page.locator('.places li[data-mine="true"]').waitFor();
  await bo.page.getByText("Ada wants a rematch.").waitFor();
  await bo.page.getByRole("button", { name: "Join the rematch" }).click();
  await bo.page.locator('.places li[data-mine="true"]').waitFor();
  expect(await ada.page.locator(".places li strong").allTextContents()).toEqual(["Bo", "Ada"]);
  await ada.page.getByRole("button", { name: "Start the match" }).click();
  await Promise.all([ada, bo].map(({ page }) => page.locator(".frame.match").waitFor()));
  await leave(ada, bo);
});

fullIt("shows a watcher what everybody may know, and asks nothing of them", async () => {
  const { ada, bo, link } = await twoAt("happy-pigs", way());
  const eve = await friendAt(way(), link.slice(link.indexOf("#")));
  await eve.page.locator(".frame.match").waitFor();
  const first = await Promise.race([ada, bo].map(async (one) => (await myTurn(one.page), one)));
  const before = await movesMade(eve.page);
  await click(first.page, 0);
  await eve.page.waitForFunction(
    (n) => Number(document.querySelector<HTMLElement>(".frame")?.dataset["moves"]) > n,
    before,
  );
  expect(await eve.page.locator("[data-move], .prompt[data-mine=true]").count()).toBe(0);
  await eve.page.getByRole("button", { name: "Table" }).click();
  await eve.page.getByText("You are watching.").first().waitFor();
  await leave(ada, bo, eve);
});

fullIt("comes to the same seat by a code, once", async () => {
  const { ada, bo } = await twoAt("bite-the-pumpkin", way());
  await ada.page.getByRole("button", { name: "Table" }).click();
  await ada.page.getByText("My seat on another device").click();
  await ada.page.getByRole("button", { name: "A short code to type" }).click();
  const code = (await ada.page.locator(".code").textContent()) ?? "";
  const other = await friendAt(way(), "#/table");
  await other.page.getByLabel("Code").fill(code.toLowerCase());
  await other.page.getByRole("button", { name: "To my seat" }).click();
  await other.page.locator('.seats [data-seat="p1"]', { hasText: "You" }).waitFor();
  const thief = await friendAt(way(), "#/table");
  await thief.page.getByLabel("Code").fill(code);
  await thief.page.getByRole("button", { name: "To my seat" }).click();
  await thief.page.getByText("This code is wrong").waitFor();
  await leave(ada, bo, other, thief);
});

// Ada opens a link that is wrong, then the personal link of Bo: her seat is hers until she says otherwise.
fullIt("keeps one's seat when the link to another one is opened", async () => {
  const { ada, bo, link } = await twoAt("bite-the-pumpkin", way());
  const me = (one: Friend, seat: string) =>
    one.page.locator(`.seats [data-seat="${seat}"]`, { hasText: "You" }).waitFor();
  await ada.page.goto(`${link}/anything`);
  await ada.page.getByText("This seat link does not work. You still have your own seat.").waitFor();
  await ada.page.getByRole("button", { name: "Stay in my seat" }).click();
  await me(ada, "p1");
  await bo.page.getByRole("button", { name: "Table" }).click();
  await bo.page.getByText("My seat on another device").click();
  const seatOfBo = await bo.page.getByLabel("Link to my seat").inputValue();
  await ada.page.goto(seatOfBo);
  await ada.page.getByText("You already sit here as Ada. This link is for the seat of Bo.").waitFor();
  await ada.page.goto(link); // without an answer
  await me(ada, "p1");
  await ada.page.reload();
  await me(ada, "p1");
  await ada.page.goto(seatOfBo);
  await ada.page.getByRole("button", { name: "Take the seat of Bo" }).click();
  await me(ada, "p2");
  await leave(ada, bo);
});

fullIt("takes back across another's move when they agree", async () => {
  const { ada, bo } = await twoAt("bite-the-pumpkin", way());
  for (const { page } of [ada, bo]) {
    await myTurn(page);
    await click(page, 0);
  }
  await myTurn(ada.page);
  await ada.page.getByRole("button", { name: "Undo" }).click();
  await ada.page.getByText("Waiting for Bo to answer").waitFor();
  await bo.page.getByRole("button", { name: "Yes" }).click();
  await ada.page.waitForFunction(() => document.querySelector<HTMLElement>(".frame")?.dataset["moves"] === "0");
  await bo.page.waitForFunction(() => document.querySelector<HTMLElement>(".frame")?.dataset["moves"] === "0");
  await leave(ada, bo);
});

fullIt("offers to take back what the table's rule allows", async () => {
  const ruled = (rule: string) => twoAt("bite-the-pumpkin", way(), (page) => choosing(page, rule));
  const undo = ({ page }: Friend) => page.getByRole("button", { name: "Undo" });
  const never = await ruled("Never");
  await myTurn(never.ada.page);
  await click(never.ada.page, 0);
  await myTurn(never.bo.page);
  for (const one of [never.ada, never.bo]) expect(await undo(one).isDisabled()).toBe(true);
  await never.ada.page.getByRole("button", { name: "Log" }).click();
  await never.ada.page.locator(".log li").waitFor();
  expect(await never.ada.page.locator("[data-back]").count()).toBe(0);
  const agreed = await ruled("When all agree");
  await myTurn(agreed.ada.page);
  await click(agreed.ada.page, 0);
  await undo(agreed.ada).click();
  await agreed.bo.page.getByText("Ada asks to undo").waitFor();
  await agreed.bo.page.getByRole("button", { name: "No", exact: true }).click();
  await agreed.ada.page.locator("[data-proposal]").waitFor({ state: "detached" });
  expect(await movesMade(agreed.ada.page)).toBe(1);
  await leave(never.ada, never.bo, agreed.ada, agreed.bo);
});

fullIt("changes one's name before and during play, by keyboard, for everybody to see", async () => {
  const { ada, bo } = await twoAt("bite-the-pumpkin", way(), undefined, way(), async ({ page }) => {
    await page.getByRole("button", { name: "Change my name" }).press("Enter");
    await page.locator(".rename input:focus").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("button:focus", { hasText: "Change my name" }).waitFor();
    await page.keyboard.press("Enter");
    await page.locator(".rename input:focus").waitFor();
    await page.keyboard.type("Server"); // what was there is selected
    await page.keyboard.press("Enter");
    await page.getByRole("alert").filter({ hasText: "Please choose another name" }).waitFor();
    await page.getByLabel("Your name").fill("Bonnie");
    await page.keyboard.press("Enter");
    await page.locator('.places [data-mine="true"]', { hasText: "Bonnie" }).waitFor();
  });
  await ada.page.locator('.seats [data-seat="p2"]', { hasText: "Bonnie" }).waitFor();
  await ada.page.getByRole("button", { name: "Table" }).press("Enter");
  await ada.page.getByRole("button", { name: "Change my name" }).press("Enter");
  await ada.page.locator(".rename input:focus").waitFor();
  await ada.page.keyboard.type("Ada the Great");
  await ada.page.keyboard.press("Enter");
  await bo.page.locator('.seats [data-seat="p1"]', { hasText: "Ada the Great" }).waitFor();
  await ada.page.goto(`${server.address}#/friends/bite-the-pumpkin`);
  expect(await ada.page.getByLabel("Your name").inputValue()).toBe("Ada the Great"); // at the next table, too
  await leave(ada, bo);
});

fullIt("is told when the server goes, and goes on when it is back", async () => {
  const line = await BadLine.to(server.address); // its port stays, whatever port the server has next
  const { ada, bo } = await twoAt("bite-the-pumpkin", { browser, address: line.address });
  await myTurn(ada.page);
  await click(ada.page, 0);
  await myTurn(bo.page);
  await stopServer(server);
  await bo.page.locator("[data-line=offline]").waitFor();
  await click(bo.page, 0);
  await bo.page.locator("[data-waiting]").waitFor();
  server = await startServer("--data", folder);
  line.leadTo(server.address);
  await myTurn(ada.page);
  expect(await movesMade(ada.page)).toBe(2);
  expect(await movesMade(bo.page)).toBe(2);
  await leave(ada, bo);
  await line.close();
});

fullIt.each(ids)("gives hints in %s from what one may know, also while others have chosen in secret", async (game) => {
  const { ada, bo } = await twoAt(game, way(), (page) => choosing(page, "For everybody"));
  for (let i = 0; i < 3; ++i) {
    const first = await Promise.race([ada, bo].map(async (one) => (await myTurn(one.page), one)));
    await click(first.page, 0);
  }
  const next = await Promise.race([ada, bo].map(async (one) => (await myTurn(one.page), one)));
  await next.page.getByRole("button", { name: "Hint" }).click();
  await next.page.locator(".hint-mark, .hint li").first().waitFor();
  await leave(ada, bo);
});

fullIt("is on the home page where it is my turn, and its story leads to the replay", async () => {
  const { ada, bo } = await twoAt("bite-the-pumpkin", way());
  await myTurn(ada.page);
  await click(ada.page, 0);
  await myTurn(bo.page);
  await bo.page.locator(".log a").first().click();
  await bo.page.locator(".frame.replay").waitFor();
  await bo.page.goto(server.address);
  const row = bo.page.locator('.my-tables li[data-asked="true"]');
  await row.waitFor();
  expect(await row.textContent()).toContain("Ada");
  await row.getByRole("link").click();
  await myTurn(bo.page);
  await leave(ada, bo);
});

fullIt("plays on for whoever is out of time, and gives the seat back", async () => {
  const { ada, bo } = await twoAt("bite-the-pumpkin", way(), async (page) => {
    await page.getByLabel("Each move").check();
    await page.locator("fieldset", { hasText: "Clock" }).locator("select").selectOption("0");
  });
  await ada.page.locator('[data-seat="p1"] .seat-clock').waitFor();
  await ada.page.getByRole("button", { name: "Take my seat back" }).waitFor({ timeout: 4 * patience });
  expect(await bo.page.locator('.seats [data-seat="p1"]').textContent()).toContain("(bot)");
  await ada.page.getByRole("button", { name: "Take my seat back" }).click();
  await ada.page.getByRole("button", { name: "Take my seat back" }).waitFor({ state: "detached" });
  await leave(ada, bo);
});
