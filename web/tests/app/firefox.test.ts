// Firefox too: one match of each game, to the end, by clicks on whatever makes a move.
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { dice } from "../games/played";
import { ids, sameChance, usualSeed } from "./opened";
import { serveApp, type Served } from "./serve";

let served: Served;
let browser: Browser;
beforeAll(async () => {
  served = await serveApp();
  browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: process.env["SOUNDER_FIREFOX"] ?? "/usr/bin/firefox-esr",
    headless: true,
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1, "intl.accept_languages": "en-GB" }, // bots do not dawdle
  });
});
afterAll(async () => {
  await browser?.close();
  served?.server.close();
});

const longest = 900; // clicks

type Place = { readonly x: number; readonly y: number };

// Where a hand would click to make a move, after scrolling what scrolls; null where nothing can be clicked. The lot says which.
const placeOf = (page: Page, lot: number): Promise<Place | null> =>
  page.evaluate((share) => {
    const open = [...document.querySelectorAll<HTMLElement>("[data-move]")].filter(
      (one) => one.checkVisibility() && !one.matches(":disabled, [aria-disabled=true]"),
    );
    for (let i = 0; i < open.length; i += 1) {
      const one = open[(Math.floor(share * open.length) + i) % open.length];
      one?.scrollIntoView({ block: "nearest", inline: "nearest" });
      const box = one?.getBoundingClientRect();
      const place = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
      if (one?.contains(document.elementFromPoint(place.x, place.y))) return place;
    }
    return null;
  }, lot);

// What changes with every move.
const situation = (): string => `${document.querySelector<HTMLElement>(".frame")?.dataset["moves"]} ${document.querySelector(".ending") !== null}`;

it.each(ids)("plays %s to the end", { timeout: 120_000 }, async (id) => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  const said: string[] = [];
  page.on("console", (message) => ["error", "warn"].includes(message.type()) && said.push(message.text()));
  page.on("pageerror", (error) => said.push(String(error)));
  await page.evaluateOnNewDocument(sameChance, usualSeed);
  await page.goto(served.address);
  const roll = dice(usualSeed);
  await (await page.waitForSelector(`.game-card[data-game=${id}] button.primary`))?.click();
  for (let clicks = 0; clicks < longest; clicks += 1) {
    const there = await page.waitForSelector(".prompt[data-mine=true], .ending", { timeout: 30_000 });
    if (await there?.evaluate((one) => one.classList.contains("ending"))) break;
    const before = await page.evaluate(situation);
    const place = await placeOf(page, roll(1000) / 1000);
    if (place) await page.mouse.click(place.x, place.y);
    // Played; or only chosen, or refused: then another click follows.
    await page
      .waitForFunction(
        (was) => `${document.querySelector<HTMLElement>(".frame")?.dataset["moves"]} ${document.querySelector(".ending") !== null}` !== was,
        { timeout: 400 },
        before,
      )
      .catch(() => undefined);
  }
  await page.waitForSelector(".ending h2", { timeout: 10_000 });
  expect(await page.$eval(".ending h2", (one) => one.textContent)).not.toBe("");
  expect(said).toEqual([]);
  await context.close();
});
