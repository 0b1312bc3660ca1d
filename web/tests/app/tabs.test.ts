// One match in several tabs of one browser: one tab writes, the others follow and may take over. Nothing is lost or
// written twice.
import { fullIt } from "../tier";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RecordFile } from "../../src/match/record";
import { answer, movesMade, myTurn, shelve, Site } from "./opened";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const begun = { sounder: 1, game: "bite-the-pumpkin", rules: 1, dice: { kind: "seeded", seed: 5 } } as const;
const twoPeople: RecordFile = { ...begun, seats: ["Ann", "Ben"], moves: ["pig d5", "plant a1"] };

const lit = (page: Page) => page.locator(".bp-cell[data-lit=true]");
const following = (page: Page) => page.locator(".elsewhere").waitFor();
const playHere = (page: Page) => page.getByRole("button", { name: "Play here" }).click();
const shows = (page: Page, moves: number) =>
  page.waitForFunction((n) => Number(document.querySelector<HTMLElement>(".frame")?.dataset["moves"]) === n, moves);
const reaches = (page: Page, moves: number) =>
  page.waitForFunction((n) => Number(document.querySelector<HTMLElement>(".frame")?.dataset["moves"]) >= n, moves);

async function opened(id: string, record: RecordFile) {
  const { context, page, said, address } = await site.visit();
  await page.emulateMedia({ reducedMotion: "no-preference" }); // bots take their time
  await shelve(page, id, record);
  await page.evaluate((hash) => void (location.hash = hash), `#/match/${id}`);
  await page.locator(".frame.match").waitFor();
  const other = async (): Promise<Page> => {
    const tab = await context.newPage();
    await tab.emulateMedia({ reducedMotion: "no-preference" });
    tab.on("pageerror", (error) => said.push(`error: ${error.message}`));
    await tab.goto(`${address}#/match/${id}`);
    await tab.locator(".frame.match").waitFor();
    return tab;
  };
  return { context, page, said, other };
}

type Shelved = { readonly count: number; readonly moves: number; readonly entries: readonly unknown[] };

// What the shelf has of a match: the number it names and the entries themselves.
async function onTheShelf(context: BrowserContext, id: string): Promise<Shelved> {
  const [page] = context.pages();
  if (!page) throw new Error("no page is open");
  return page.evaluate(
    (wanted) =>
      new Promise<Shelved>((done, failed) => {
        const asked = indexedDB.open("sounder");
        asked.onerror = () => failed(asked.error);
        asked.onsuccess = () => {
          const transaction = asked.result.transaction(["matches", "happened"]);
          const head = transaction.objectStore("matches").get(wanted) as IDBRequest<{
            readonly count: number;
            readonly moves: number;
          }>;
          const rows = transaction.objectStore("happened").index("id").getAll(wanted) as IDBRequest<
            { readonly entries: readonly unknown[] }[]
          >;
          transaction.oncomplete = () => {
            asked.result.close();
            const { count, moves } = head.result;
            done({ count, moves, entries: rows.result.flatMap(({ entries }) => entries) });
          };
        };
      }),
    id,
  );
}

it("follows every move of the tab that plays, and makes none", async () => {
  const { context, page, said, other } = await opened("follow", twoPeople);
  await myTurn(page);
  const tab = await other();
  await following(tab);
  expect(await movesMade(tab)).toBe(2);
  expect(await page.locator(".elsewhere").count()).toBe(0);
  for (const moves of [3, 4]) {
    await lit(page).first().click();
    await shows(tab, moves);
  }
  expect(await lit(tab).count()).toBe(0);
  expect(await tab.locator("[data-move]").count()).toBe(0);
  expect(await tab.locator(".tools button").first().isDisabled()).toBe(true);
  await page.locator(".tools button").first().click(); // what is taken back is followed, too
  await answer(page);
  await shows(tab, 3);
  const { count, entries } = await onTheShelf(context, "follow");
  expect([count, entries.length]).toEqual([5, 5]);
  expect(said).toEqual([]);
  await context.close();
});

fullIt("takes over where one wants to play, and the other tab follows then", async () => {
  const { context, page, said, other } = await opened("over", twoPeople);
  await myTurn(page);
  const tab = await other();
  await playHere(tab);
  await myTurn(tab);
  await following(page);
  expect(await lit(page).count()).toBe(0);
  await lit(tab).first().click();
  await shows(page, 3);
  await playHere(page); // and back
  await myTurn(page);
  await following(tab);
  await lit(page).first().click();
  await shows(tab, 4);
  const { count, moves, entries } = await onTheShelf(context, "over");
  expect([count, moves, entries.length]).toEqual([4, 4, 4]);
  await page.reload();
  await myTurn(tab); // a reloaded tab has released the lock
  await following(page);
  expect([await movesMade(page), await movesMade(tab)]).toEqual([4, 4]);
  expect(said).toEqual([]);
  await context.close();
});

fullIt("plays on by itself when the tab that played is closed or left", async () => {
  const { context, page, said, other } = await opened("closed", {
    ...begun,
    seats: ["Ann", "bot:casual"],
    moves: ["pig d5", "plant a1"],
  });
  await myTurn(page);
  const tab = await other();
  await following(tab);
  await lit(page).first().click();
  await reaches(tab, 3);
  await page.close(); // the next writer plays for the bot, if it has not moved
  await myTurn(tab);
  expect(await tab.locator(".elsewhere").count()).toBe(0);
  expect(await movesMade(tab)).toBe(4);
  const third = await other();
  await following(third);
  await tab.evaluate(() => void (location.hash = "#/"));
  await myTurn(third);
  await lit(third).first().click();
  await shows(third, 6);
  const { count, moves } = await onTheShelf(context, "closed");
  expect([count, moves]).toEqual([6, 6]);
  expect(said).toEqual([]);
  await context.close();
});

fullIt("plays on by itself when the tab that played has crashed", async () => {
  const { context, page, other } = await opened("crashed", twoPeople);
  await myTurn(page);
  const tab = await other();
  await following(tab);
  await lit(page).first().click();
  await shows(tab, 3);
  const crashed = page.waitForEvent("crash");
  void (await context.newCDPSession(page)).send("Page.crash").catch(() => undefined); // the page is gone and does not answer
  await crashed;
  await myTurn(tab);
  await lit(tab).first().click();
  await shows(tab, 4);
  await context.close();
});

fullIt("loses nothing while bots play and tabs take over from each other", async () => {
  const { context, page, said, other } = await opened("bots", {
    ...begun,
    seats: ["bot:novice", "bot:novice"],
    moves: [],
  });
  const tab = await other();
  for (const one of [tab, page, tab, page, tab, page]) {
    const before = await movesMade(one);
    await one.getByRole("button", { name: "Play here" }).dispatchEvent("click"); // no press, after which bots would hurry to the end
    await one.waitForFunction(
      (count) =>
        Number(document.querySelector<HTMLElement>(".frame")?.dataset["moves"]) > count &&
        !document.querySelector(".elsewhere"),
      before,
    );
  }
  await page.locator("[data-board]").click(); // now they may
  for (const one of [page, tab]) await one.locator('.frame[data-turn="over"]').waitFor();
  const { count, moves, entries } = await onTheShelf(context, "bots");
  expect(entries.length).toBe(count);
  expect(moves).toBe(count);
  expect([await movesMade(page), await movesMade(tab)]).toEqual([moves, moves]);
  const third = await other(); // the record is whole: the engine opens it, and it is over
  await third.locator('.frame[data-turn="over"]').waitFor();
  expect(await movesMade(third)).toBe(moves);
  expect(said).toEqual([]);
  await context.close();
});

// A page without HTTPS has no locks: there both tabs write, and what comes second gives way to what is on the shelf.
fullIt("keeps the match whole where the browser has no locks", async () => {
  const { context, page, said } = await site.visit();
  await context.addInitScript(() => delete (Navigator.prototype as { locks?: unknown }).locks);
  await page.reload();
  await shelve(page, "twice", twoPeople);
  await page.evaluate(() => void (location.hash = "#/match/twice"));
  await myTurn(page);
  const tab = await context.newPage();
  await tab.goto(page.url());
  await myTurn(tab);
  // In the same moment: neither has heard of the other's move.
  const click = () =>
    document.querySelector(".bp-cell[data-lit=true]")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await Promise.all([page, tab].map((one) => one.evaluate(click)));
  for (const one of [page, tab]) await reaches(one, 3);
  const { count, moves, entries } = await onTheShelf(context, "twice");
  expect(entries.length).toBe(count);
  expect(moves).toBe(count);
  for (const one of [page, tab]) await shows(one, moves);
  expect(said).toEqual([]);
  await context.close();
});
