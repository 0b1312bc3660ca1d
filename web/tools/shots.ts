// Pictures of every page and board at phone and desktop size, light and dark: `npm run shots:app [page...]` writes web/shots/.
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "playwright-core";
import { openBrowser, schemes, sizes, type Size } from "../tests/browser/browser";
import { gameIds, openHome, playNow, untilAsked } from "../tests/app/newcomer";
import { startServer, stopServer } from "../tests/app/real_server";

type Scene = { readonly name: string; show(page: Page, home: string): Promise<void> };

async function route(page: Page, home: string, path: string): Promise<void> {
  await page.goto(`${home}#/${path}`);
  await page.locator("main > :not(.waiting)").first().waitFor();
}

// Some moves into the match, as they are offered first.
async function playSome(page: Page, moves: number): Promise<void> {
  for (let i = 0; i < moves; ++i) {
    await page.evaluate(() => document.querySelector<HTMLDetailsElement>(".all-moves")?.setAttribute("open", ""));
    const list = page.locator(".all-moves [data-move], .controls > .row:not(.tools) [data-move]");
    const before = await page.locator(".frame").getAttribute("data-moves").then(Number);
    await list.nth(Math.floor((await list.count()) / 2)).click();
    await page
      .waitForFunction((count) => Number(document.querySelector<HTMLElement>(".frame")?.dataset["moves"]) !== count, before, { timeout: 10_000 })
      .catch(() => undefined);
    await untilAsked(page);
  }
  await page.evaluate(() => document.querySelector(".all-moves")?.removeAttribute("open"));
}

const scenes: readonly Scene[] = [
  { name: "home", show: openHome },
  { name: "settings", show: (page, home) => route(page, home, "settings") },
  { name: "lab", show: (page, home) => route(page, home, "lab") },
  ...gameIds.flatMap((game): readonly Scene[] => [
    { name: `${game}-match`, show: async (page, home) => (await openHome(page, home), playNow(page, game)) },
    { name: `${game}-later`, show: async (page, home) => (await openHome(page, home), await playNow(page, game), playSome(page, 6)) },
    {
      name: `${game}-replay`,
      show: async (page, home) => {
        await openHome(page, home);
        await playNow(page, game);
        await route(page, home, `replay/${/#\/match\/(\w+)/.exec(page.url())?.[1] ?? ""}`);
      },
    },
    { name: `${game}-new`, show: (page, home) => route(page, home, `new/${game}`) },
    { name: `${game}-learn`, show: (page, home) => route(page, home, `learn/${game}`) },
    { name: `${game}-rules`, show: (page, home) => route(page, home, `rules/${game}`) },
  ]),
];

const wanted = process.argv.slice(2);
const chosen = scenes.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
const out = resolve("shots");
mkdirSync(out, { recursive: true });
const server = await startServer();
const browser = await openBrowser();
let troubles = 0;
for (const size of Object.keys(sizes) as Size[])
  for (const colorScheme of schemes)
    for (const { name, show } of chosen) {
      const picture = `${name}-${size}-${colorScheme}`;
      const context = await browser.newContext({ viewport: sizes[size], colorScheme, reducedMotion: "reduce", locale: "en", serviceWorkers: "block" });
      const page = await context.newPage();
      // That there is no service worker here is on purpose, and a browser says so.
      const complain = (words: string) => words.includes("registration blocked") || (console.log(`${picture}: ${words}`), (troubles += 1));
      page.on("console", (message) => ["error", "warning"].includes(message.type()) && complain(message.text()));
      page.on("pageerror", (error) => complain(error.message));
      try {
        await show(page, server.address);
        await page.waitForTimeout(400);
      } catch (error) {
        complain(String(error).split("\n")[0] ?? "");
      }
      await page.screenshot({ path: resolve(out, `${picture}.png`), fullPage: true });
      await context.close();
    }
await browser.close();
await stopServer(server);
console.log(`${chosen.length * 4} pictures in ${out}${troubles > 0 ? `, ${troubles} troubles` : ""}`);
process.exitCode = troubles > 0 ? 1 : 0;
