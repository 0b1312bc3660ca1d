// Chromium and Firefox at one table of the real server, to the end.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser as Chromium } from "playwright-core";
import puppeteer, { type Browser as Firefox } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowser, sizes } from "../browser/browser";
import { dice } from "../games/played";
import { placeToClick, defaultSeed } from "./opened";
import { startServer, stopServer, type Running } from "./real_server";

let chromium: Chromium;
let firefox: Firefox;
let server: Running;
const folder = mkdtempSync(join(tmpdir(), "sounder-tables-"));
beforeAll(async () => {
  server = await startServer("--data", folder);
  chromium = await openBrowser();
  firefox = await puppeteer.launch({
    browser: "firefox",
    executablePath: process.env["SOUNDER_FIREFOX"] ?? "/usr/bin/firefox-esr",
    headless: true,
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1, "intl.accept_languages": "en-GB" },
  });
});
afterAll(async () => {
  await chromium?.close();
  await firefox?.close();
  if (server) await stopServer(server);
  rmSync(folder, { recursive: true, force: true });
});

// What both browsers' drivers can do.
type Seen = {
  evaluate<Result, Given>(act: (given: Given) => Result, given: Given): Promise<Result>;
  readonly mouse: { click(x: number, y: number): Promise<void> };
};
const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

// Clicks what makes a move, whenever something is asked, until the match is over. The lot says what.
async function plays(page: Seen, seed: number): Promise<string> {
  const roll = dice(seed);
  for (let looks = 0; looks < 3000; looks += 1) {
    const lot = roll(1000) / 1000;
    const over = await page.evaluate((within) => document.querySelector(within)?.textContent ?? "", ".standings");
    const asked = await page.evaluate((mine) => document.querySelector(mine) !== null, ".prompt[data-mine=true]");
    const place = asked && !over ? await page.evaluate(placeToClick, lot) : null;
    if (over) return over;
    if (place) await page.mouse.click(place.x, place.y);
    await pause(60); // others move meanwhile
  }
  throw new Error("the match does not end");
}

it("play to the end, and see the same", async () => {
  const context = await chromium.newContext({ viewport: sizes.phone, reducedMotion: "reduce", locale: "en-GB" });
  const ada = await context.newPage();
  await ada.goto(`${server.address}#/friends/bite-the-pumpkin`);
  await ada.getByLabel("Your name").fill("Ada");
  await ada.getByRole("button", { name: "Set the table" }).click();
  const link = await ada.getByLabel("Link to this table").inputValue();
  const bo = await (await firefox.createBrowserContext()).newPage();
  const said: string[] = [];
  bo.on("pageerror", (error) => said.push(String(error)));
  await bo.setViewport(sizes.desktop);
  await bo.goto(link);
  await (await bo.waitForSelector(".sit-down input"))?.type("Bo");
  await (await bo.waitForSelector(".sit-down button"))?.click();
  await ada.locator(".places", { hasText: "Bo" }).waitFor();
  await ada.getByRole("button", { name: "Start the match" }).click();
  await Promise.all([ada.locator(".frame.match").waitFor(), bo.waitForSelector(".frame.match")]);
  const [hers, his] = await Promise.all([plays(ada, defaultSeed), plays(bo as unknown as Seen, defaultSeed + 1)]);
  expect(hers.replaceAll("You", "Ada")).toBe(his.replaceAll("You", "Bo"));
  expect(said).toEqual([]);
  await context.close();
});
