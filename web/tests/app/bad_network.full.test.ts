// Two browsers play at a table of the real server to its end, over connections that fail (tests/tables/bad_line.ts).
// Nothing is lost or done twice, both agree with the server's record, and a page without connection says so. Then a tab
// that sleeps and wakes.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import type { RecordFile } from "../../src/match/record";
import { openBrowser } from "../browser/browser";
import { BadLine, breaks, mischiefs } from "../tables/bad_line";
import { click, leave, plays, twoAt, type Friend, type Way } from "./friends";
import { movesMade, myTurn, defaultSeed } from "./opened";
import { binary, startServer, stopServer, type Running } from "./real_server";

let browser: Browser;
let server: Running;
let lines: BadLine[] = [];
const folder = mkdtempSync(join(tmpdir(), "sounder-bad-network-"));
beforeAll(async () => {
  server = await startServer("--data", folder);
  browser = await openBrowser();
});
afterEach(async () => {
  await Promise.all(lines.map((line) => line.close()));
  lines = [];
});
afterAll(async () => {
  await browser?.close();
  if (server) await stopServer(server);
  rmSync(folder, { recursive: true, force: true });
});

// What the page says of its line and of moves that wait, one word each time it begins to.
const noteWords = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shown = { line: false, waiting: false };
    new MutationObserver(() => {
      const offline = document.querySelector("[data-line=offline]") !== null;
      const waiting = document.querySelector("[data-waiting]") !== null;
      const words = [offline && !shown.line && "offline", waiting && !shown.waiting && "waiting"].filter(Boolean);
      Object.assign(shown, { line: offline, waiting });
      if (words.length > 0)
        document.documentElement.dataset["told"] = [document.documentElement.dataset["told"] ?? "", ...words].join(" ");
    }).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ["data-line", "data-waiting"],
    });
  });

const timesTold = async (page: Page, word: string): Promise<number> =>
  ((await page.locator("html").getAttribute("data-told")) ?? "").split(" ").filter((one) => one === word).length;

async function badWay(seed: number): Promise<Way & { readonly line: BadLine }> {
  const line = await BadLine.to(server.address, seed);
  lines.push(line);
  return { browser, address: line.address, watch: noteWords, line };
}

const recordOf = (text: string) => {
  const { moves, dice } = JSON.parse(text) as RecordFile;
  return { moves, dice };
};

async function savedBy({ page }: Friend): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the record" }).click(),
  ]);
  return readFileSync(await file.path(), "utf8");
}

it.each([
  ["bite-the-pumpkin", defaultSeed],
  ["three-little-pigs", defaultSeed + 10],
])("two play %s to the end over lines that break, and are in step", async (game, seed) => {
  const ways = [await badWay(seed), await badWay(seed + 1)] as const;
  const { ada, bo, link } = await twoAt(game, ways[0], undefined, ways[1]);
  for (const { line } of ways) line.spoil();
  await Promise.all([ada, bo].map((one, i) => plays(one, seed + i, -1, async () => undefined)));

  expect(new Set(ways.flatMap(({ line }) => line.done))).toEqual(new Set(mischiefs)); // the match was long enough for all of them
  for (const [i, { page }] of [ada, bo].entries()) {
    const done = ways[i]?.line.done ?? [];
    expect(await timesTold(page, "offline")).toBeGreaterThanOrEqual(done.filter(breaks).length);
    if (done.includes("black_hole")) expect(await timesTold(page, "waiting")).toBeGreaterThan(0); // before the page knows that the connection is dead
    await page.locator("[data-line], [data-waiting]").waitFor({ state: "detached" });
  }
  const table = /#\/table\/(\w+)/.exec(link)?.[1] ?? "";
  const kept = execFileSync(binary, ["admin", "export", "--data", folder, table], { encoding: "utf8" });
  const record = recordOf(kept);
  expect(record.moves.length).toBeGreaterThan(0);
  for (const one of [ada, bo]) {
    expect(await movesMade(one.page)).toBe(record.moves.length);
    expect(recordOf(await savedBy(one))).toEqual(record);
  }
  const told = await Promise.all([ada, bo].map(({ page }) => page.locator(".standings").textContent()));
  expect(told[0]?.replaceAll("You", "Ada")).toBe(told[1]?.replaceAll("You", "Bo"));
  await leave(ada, bo);
});

// Asleep a page does nothing at all, and can't be asked anything either. Chromium without a window freezes no tab
// (Page.setWebLifecycleState does nothing there), yet a debugger stops everything in it: timers, messages, the closing
// of a line.
async function sleeper({ context, page }: Friend): Promise<{ sleep(): Promise<unknown>; wake(): Promise<unknown> }> {
  const debug = await context.newCDPSession(page);
  await debug.send("Debugger.enable");
  const sleep = async () => {
    const asleep = new Promise((done) => debug.once("Debugger.paused", done));
    await debug.send("Debugger.pause"); // with what it does next
    await asleep;
  };
  return { sleep, wake: () => debug.send("Debugger.resume") };
}

it.each([
  ["keeps its line", false],
  ["has lost its line meanwhile", true],
])("a tab that slept and %s catches up by itself", async (_, loses) => {
  const way = await badWay(defaultSeed);
  const { ada, bo } = await twoAt("bite-the-pumpkin", { browser, address: server.address }, undefined, way);
  const bed = await sleeper(bo);
  await myTurn(ada.page);
  await bed.sleep();
  if (loses) {
    way.line.cut();
    await ada.page.locator('.seats [data-seat="p2"]', { hasText: "away" }).waitFor();
  }
  await click(ada.page, 0);
  await ada.page.waitForFunction(() => document.querySelector<HTMLElement>(".frame")?.dataset["moves"] !== "0");
  await bed.wake();
  await myTurn(bo.page);
  expect(await movesMade(bo.page)).toBe(await movesMade(ada.page));
  await bo.page.locator("[data-line]").waitFor({ state: "detached" });
  expect(await timesTold(bo.page, "offline")).toBe(loses ? 1 : 0);
  await click(bo.page, 0);
  await myTurn(ada.page);
  await leave(ada, bo);
});
