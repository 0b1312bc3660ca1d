// One match of each game in Firefox, to the end, by clicks on controls that make a move.
import puppeteer, { type Browser } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { dice } from "../games/played";
import { patience } from "../browser/browser";
import { ids, placeToClick, sameChance, defaultSeed } from "./opened";
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

// What changes with every move.
const situation = (): string =>
  `${document.querySelector<HTMLElement>(".frame")?.dataset["moves"]} ${document.querySelector(".ending") !== null}`;

it.each(ids)("plays %s to the end", async (id) => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  const said: string[] = [];
  page.on("console", (message) => ["error", "warn"].includes(message.type()) && said.push(message.text()));
  page.on("pageerror", (error) => said.push(String(error)));
  await page.evaluateOnNewDocument(sameChance, defaultSeed);
  await page.goto(served.address);
  const roll = dice(defaultSeed);
  await (await page.waitForSelector(`.game-card[data-game=${id}] button.primary`))?.click();
  for (let clicks = 0; clicks < longest; clicks += 1) {
    const there = await page.waitForSelector(".prompt[data-mine=true], .ending", { timeout: patience });
    if (await there?.evaluate((one) => one.classList.contains("ending"))) break;
    const before = await page.evaluate(situation);
    const place = await page.evaluate(placeToClick, roll(1000) / 1000);
    if (place) await page.mouse.click(place.x, place.y);
    // Played; or only chosen, or refused: then another click follows.
    await page
      .waitForFunction(
        (was) =>
          `${document.querySelector<HTMLElement>(".frame")?.dataset["moves"]} ${document.querySelector(".ending") !== null}` !==
          was,
        { timeout: 400 },
        before,
      )
      .catch(() => undefined);
  }
  await page.waitForSelector(".ending h2", { timeout: patience });
  expect(await page.$eval(".ending h2", (one) => one.textContent)).not.toBe("");
  expect(said).toEqual([]);
  await context.close();
});
