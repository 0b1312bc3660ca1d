// Pictures of every page and board at five widths, light and dark, in three languages, with scrollbars, laid out as one
// contact sheet a page:
//   npm run shots:app -- [part of a page's name...] [--size 360,1280] [--scheme dark] [--language it]
// Shows dist-app (npm run build:app), writes shots/<page>.png and the single pictures to shots/single/. Ends with
// status 1 where a page said something to the console, scrolls sideways or never came.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import type { Browser, Page } from "playwright-core";
import { gameIds } from "../src/games/ids";
import type { RecordFile } from "../src/match/record";
import { asFarAs, playedMatch, shelveAll } from "../tests/app/kept_matches";
import { serveApp } from "../tests/app/serve";
import { openWithScrollbars, schemes } from "../tests/browser/browser";
import { sideways } from "../tests/browser/opened";

const heights = { 320: 568, 360: 740, 768: 1024, 1280: 800, 1920: 1080 } as const;
const thumbnails = { 320: 213, 360: 240, 768: 307, 1280: 427, 1920: 480 } as const; // how wide each is on a sheet
type Width = keyof typeof heights;
const widths = Object.keys(heights).map(Number) as Width[];
const languages = ["en", "it", "fr"] as const;
const tallest = 2.5; // screens of a long page

// A page of the app: its address, a selector that is there when it has loaded, and actions before the picture.
type Scene = {
  readonly name: string;
  readonly hash: string;
  readonly shows: string;
  readonly act?: (page: Page) => Promise<unknown>;
};
type Look = { readonly width: Width; readonly scheme: "light" | "dark"; readonly language: (typeof languages)[number] };

async function letBotsPlay(page: Page): Promise<unknown> {
  await page.locator("select:has(option[value=novice])").selectOption("novice");
  await page.getByRole("group").nth(1).getByRole("combobox").selectOption("layout=hedge");
  await page.locator(".lab [type=submit]").click();
  return page.waitForFunction(() => document.querySelector(".lab-found") && !document.querySelector(".lab progress"));
}

// Parts of a board that come at a press.
const press =
  (...selectors: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const selector of selectors)
      await page.evaluate((one) => document.querySelector<HTMLElement>(one)?.click(), selector);
  };

// A board of one's own is kept, and bots play on it.
async function measure(page: Page): Promise<unknown> {
  await page.locator(".design-mine > button").click();
  await page.locator(".design-fair button").click();
  return page.waitForFunction(
    () => document.querySelector(".design-fair .shares") && !document.querySelector(".design-fair progress"),
  );
}

// A phone shows the rings on the board first, and the words at a second press.
async function askForHint(page: Page): Promise<unknown> {
  const hint = page.locator(".tools button:nth-of-type(2)");
  await page.waitForSelector(".frame:not([data-thinking])"); // a bot's choice takes the hint away
  await hint.click();
  await page.waitForSelector(".hint ol, .hint-mark");
  if (!(await page.locator(".hint").isVisible())) await hint.click();
  return page.waitForSelector(".hint");
}

const asked = ".prompt[data-mine=true]";
const scenes: readonly Scene[] = [
  { name: "home", hash: "", shows: ".game-card" },
  { name: "home-newcomer", hash: "", shows: ".game-card" },
  { name: "settings", hash: "settings", shows: "main h1" },
  { name: "lab", hash: "lab", shows: ".lab form" },
  { name: "lab-found", hash: "lab", shows: ".lab form", act: letBotsPlay },
  { name: "design", hash: "design/bite-the-pumpkin", shows: ".bp-planting" },
  {
    name: "design-found",
    hash: "design/bite-the-pumpkin/1.b2c2d4e5f7g7.Two%20hedges",
    shows: ".bp-planting",
    act: measure,
  },
  ...gameIds.flatMap((game): readonly Scene[] => [
    { name: `${game}-new`, hash: `new/${game}`, shows: "main form" },
    { name: `${game}-learn`, hash: `learn/${game}`, shows: "[data-board]" },
    { name: `${game}-rules`, hash: `rules/${game}`, shows: "main h2" },
    { name: `${game}-start`, hash: `match/start-${game}`, shows: asked },
    { name: `${game}-later`, hash: `match/later-${game}`, shows: asked },
    { name: `${game}-late`, hash: `match/late-${game}`, shows: asked },
    { name: `${game}-hint`, hash: `match/later-${game}`, shows: asked, act: askForHint },
    { name: `${game}-many`, hash: `match/many-${game}`, shows: asked },
    { name: `${game}-end`, hash: `match/over-${game}`, shows: ".ending" },
    { name: `${game}-replay`, hash: `replay/over-${game}?at=9`, shows: "[data-board]" },
    { name: `${game}-review`, hash: `replay/over-${game}?review=1`, shows: ".review h2, .review h3" },
  ]),
  ...(["market", "rivals"] as const).map((tab) => ({
    name: `wild-pigs-${tab}`,
    hash: "match/later-wild-pigs",
    shows: `${asked}, .wp-rivals`,
    act: press(`[data-mark=tab-${tab}]`, ".wp-ware"),
  })),
  {
    name: "wild-pigs-fight",
    hash: "match/late-wild-pigs",
    shows: asked,
    act: press(".wp-pig[data-glow=true], .wp-threshold[data-glow=true]"),
  },
];

async function keptMatches(chosen: readonly Scene[]): Promise<ReadonlyMap<string, RecordFile>> {
  const records = new Map<string, RecordFile>();
  for (const game of gameIds.filter((id) => chosen.some(({ name }) => name.startsWith(id) || name === "home"))) {
    const match = await playedMatch(game);
    records.set(`start-${game}`, asFarAs(match, 0));
    records.set(`later-${game}`, asFarAs(match, 0.25));
    records.set(`late-${game}`, asFarAs(match, 0.75));
    records.set(`over-${game}`, match.record);
    records.set(`many-${game}`, asFarAs(await playedMatch(game, 2026, "most"), 0.5));
  }
  return records;
}

// Fonts are there, and nothing that ends is still moving.
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.all(ending.map((one) => one.finished.catch(() => undefined)));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });

const nameOf = ({ width, scheme, language }: Look): string => `${width}-${scheme}-${language}`;

// Everything that is to be seen in one light and language at one width. What went wrong is told, and the picture taken
// all the same.
async function pictures(
  browser: Browser,
  home: string,
  look: Look,
  chosen: readonly Scene[],
  records: ReadonlyMap<string, RecordFile>,
  complain: (words: string) => void,
) {
  const { width, scheme, language } = look;
  const viewport = { width, height: heights[width] };
  const context = await browser.newContext({
    viewport,
    colorScheme: scheme,
    locale: language,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  await context.addInitScript(
    () => location.protocol === "http:" && localStorage.setItem("sounder.settings", '{"hints":"casual"}'),
  ); // a quick review
  const page = await context.newPage();
  let showing = "";
  page.on("console", (message) => {
    // That there is no service worker here is on purpose, and a browser says so.
    if (["error", "warning"].includes(message.type()) && !message.text().includes("registration blocked"))
      complain(`${showing} ${nameOf(look)}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complain(`${showing} ${nameOf(look)}: ${error.message}`));
  const show = async ({ name, hash, shows, act }: Scene): Promise<void> => {
    showing = name;
    await page.goto("about:blank");
    try {
      await page.goto(`${home}${hash && "#/"}${hash}`);
      await page.waitForFunction(
        (selector) =>
          document.querySelector("main")?.children.length &&
          !document.querySelector(".waiting") &&
          document.querySelector(selector),
        shows,
        { timeout: 20_000 },
      );
      await act?.(page);
      await settled(page);
      if ((await sideways(page)) > 0) complain(`${name} ${nameOf(look)}: scrolls sideways`);
    } catch (error) {
      complain(`${name} ${nameOf(look)}: ${String(error).split("\n")[0]}`);
    }
    const tall = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), tallest * viewport.height);
    const clip = { x: 0, y: 0, width, height: Math.max(viewport.height, tall) };
    await page.screenshot({ path: resolve(single, `${name}-${nameOf(look)}.png`), fullPage: true, clip });
  };
  const newcomers = chosen.filter(({ name }) => name === "home-newcomer");
  for (const scene of newcomers) await show(scene);
  await page.goto(home);
  await page.waitForSelector(".game-card");
  await shelveAll(page, records);
  for (const scene of chosen.filter((one) => !newcomers.includes(one))) await show(scene);
  await context.close();
}

const cell = (scene: Scene, look: Look): string =>
  `<figure><img width="${thumbnails[look.width]}" src="single/${scene.name}-${nameOf(look)}.png"><figcaption>${nameOf(look)}</figcaption></figure>`;

// A row for each light and language, a column for each width.
async function sheet(page: Page, scene: Scene, looks: readonly Look[]): Promise<void> {
  const rows = [...new Set(looks.map(({ scheme, language }) => `${scheme} ${language}`))];
  const html = `<!doctype html><meta charset="utf-8"><style>
    body { margin: 12px; width: max-content; background: #888; font: 12px sans-serif }
    div { display: flex; gap: 12px; align-items: start; margin-bottom: 12px }
    figure { margin: 0 } img { display: block }
    </style><h1>${scene.name}</h1>${rows
      .map(
        (row) =>
          `<div>${looks
            .filter(({ scheme, language }) => row === `${scheme} ${language}`)
            .map((look) => cell(scene, look))
            .join("")}</div>`,
      )
      .join("")}`;
  const file = resolve(out, `${scene.name}.html`);
  writeFileSync(file, html);
  await page.goto(pathToFileURL(file).href);
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  const box = await page.locator("body").boundingBox();
  await page.setViewportSize({ width: Math.ceil((box?.width ?? 1000) + 24), height: 200 });
  await page.screenshot({ path: resolve(out, `${scene.name}.png`), fullPage: true });
  rmSync(file);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { size: { type: "string" }, scheme: { type: "string" }, language: { type: "string" } },
});
const wanted = <T extends string | number>(
  all: readonly T[],
  words: string | undefined,
  option: string,
): readonly T[] => {
  const found = words ? all.filter((one) => words.split(",").includes(String(one))) : all;
  if (found.length === 0) throw new Error(`--${option} ${words}: expected some of ${all.join(",")}`);
  return found;
};
const chosen = scenes.filter(({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)));
const looks = wanted(schemes, values.scheme, "scheme").flatMap((scheme) =>
  wanted(languages, values.language, "language").flatMap((language) =>
    wanted(widths, values.size, "size").map((width): Look => ({ width, scheme, language })),
  ),
);
const out = resolve("shots");
const single = resolve(out, "single");
if (positionals.length === 0) rmSync(out, { recursive: true, force: true });
mkdirSync(single, { recursive: true });

const troubles: string[] = [];
const records = await keptMatches(chosen);
const served = await serveApp();
const browser = await openWithScrollbars();
const waiting = [...looks];
await Promise.all(
  Array.from({ length: 2 }, async () => {
    for (let look = waiting.shift(); look; look = waiting.shift())
      await pictures(
        browser,
        served.address,
        look,
        chosen,
        records,
        (words) => (console.log(words), void troubles.push(words)),
      );
  }),
);
const page = await browser.newPage();
for (const scene of chosen) await sheet(page, scene, looks);
await browser.close();
served.server.close();
console.log(
  `${chosen.length} sheets of ${looks.length} pictures in ${out}${troubles.length > 0 ? `, ${troubles.length} troubles` : ""}`,
);
process.exitCode = troubles.length > 0 ? 1 : 0;
