// The walk of three friends: one table seen on a desktop, a phone and a tablet at the same time, and by somebody who
// watches. One contact sheet a step:
//   npm run walk -- [game] [--language it] [--scheme dark]
// Shows dist-app (npm run build:app) with a server that the walk controls, writes shots/walk/<step>.png. Ends with
// status 1 where a page said something to the console or scrolls sideways.
import { mkdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { BrowserContext, Page } from "playwright-core";
import { serveApp } from "../tests/app/serve";
import { openBrowser } from "../tests/browser/browser";
import { sideways } from "../tests/browser/opened";
import { engineOf } from "../tests/games/played";
import { PretendServer } from "../tests/tables/pretend_server";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { language: { type: "string", default: "en" }, scheme: { type: "string", default: "light" } },
});
const [game = "happy-pigs"] = positionals;
const colorScheme = values.scheme === "dark" ? "dark" : "light";

type Friend = { readonly name: string; readonly page: Page; readonly context: BrowserContext };
const out = resolve("shots/walk");
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const troubles: string[] = [];
const complain = (words: string) => (console.log(words), void troubles.push(words));

const { engine, facts } = await engineOf(game);
const server = new PretendServer(engine, facts);
const served = await serveApp();
const browser = await openBrowser();

async function friend(name: string, width: number, height: number, hash: string): Promise<Friend> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    locale: values.language ?? "en",
    reducedMotion: "reduce",
    serviceWorkers: "block",
    hasTouch: width < 1000,
  });
  await server.serve(context);
  const page = await context.newPage();
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !/registration blocked|WebSocket/.test(message.text()))
      complain(`${name}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complain(`${name}: ${error.message}`));
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto(`${served.address}${hash}`);
  return { name, page, context };
}

// The screens of all at one moment, side by side.
const paper = await browser.newPage();
async function sheet(step: string, friends: readonly Friend[]): Promise<void> {
  await paper.waitForTimeout(900); // a program for people: what moves comes to rest
  const pictures: string[] = [];
  for (const { name, page } of friends) {
    if ((await sideways(page)) > 0) complain(`${step}, ${name}: scrolls sideways`);
    const picture = await page.screenshot();
    const { width = 0 } = page.viewportSize() ?? {};
    pictures.push(
      `<figure><figcaption>${name}</figcaption><img width="${Math.round(width * 0.75)}" src="data:image/png;base64,${picture.toString("base64")}"></figure>`,
    );
  }
  await paper.setContent(
    `<style>body{margin:12px;width:max-content;background:#888;font:14px sans-serif}div{display:flex;gap:12px;align-items:start}figure{margin:0}</style><h1>${step}</h1><div>${pictures.join("")}</div>`,
  );
  const box = await paper.locator("body").boundingBox();
  await paper.setViewportSize({ width: Math.ceil((box?.width ?? 1000) + 24), height: 200 });
  await paper.screenshot({ path: resolve(out, `${step}.png`), fullPage: true });
}

const table = "#/table/abcdefghijkl";
server.set(["Anna", "Ben", "open"], { grace: 120, hints: false });
const anna = await friend("Anna", 1280, 800, `${table}/secret-of-p1`);
const ben = await friend("Ben", 360, 740, `${table}/secret-of-p2`);
const chiara = await friend("Chiara", 768, 1024, table);
await chiara.page.locator(".sit-down").waitFor();
await ben.page.locator(".places").waitFor();
await sheet("01-lobby", [anna, ben, chiara]);
await chiara.page.locator(".sit-down input").fill("Chiara-Magdalena von Oink");
await chiara.page.locator(".sit-down [type=submit]").click();
const eve = await friend("Eve watches", 360, 740, table);
server.say("p2", "Hello, all!");
await sheet("02-everybody-sits", [anna, ben, chiara, eve]);

server.start();
const all = [anna, ben, chiara, eve];
for (const { page } of all) await page.locator(".frame.match").waitFor();
await sheet("03-start", all);
server.play(1);
await sheet("04-one-has-moved", all);
server.play(6);
await sheet("05-later", all);
server.say("p1", "What a lot of mud");
await sheet("06-said", all);
await ben.page.locator(".tools .tool").last().click();
await sheet("07-table-panel", all);
await ben.page.keyboard.press("Escape");
server.change({ proposal: { number: 7, kind: "undo", by: "p2", to: 0, waits: ["p1"], agreed: ["p3"] } });
await sheet("08-undo-asked", all);
server.change({
  proposal: undefined as never,
  decided: { number: server.seq + 1, kind: "undo", by: "p2", came: "refused", who: "p1" },
});
await sheet("09-undo-refused", all);
server.change({ decided: undefined as never });
const mover = server.situation("").seats[0] ?? "p1";
server.place(mover, { here: false });
await sheet("10-away", all);
server.place(mover, { by: "bot:casual", why: "away" });
await sheet("11-bot-plays", all);
server.place(mover, { by: undefined as never, why: undefined as never, here: true });
await server.cut();
await ben.page.locator("[data-line]").waitFor();
await sheet("12-offline", all);
const move = ben.page.locator(".dock [data-move]:visible, .board [data-move]:visible").first();
if (await move.count()) await move.click();
await sheet("13-offline-moved", all);
server.deaf = false;
for (const { page } of all)
  await page
    .locator("[data-line] button")
    .click({ timeout: 1000 })
    .catch(() => undefined);
await ben.page.locator("[data-line]").waitFor({ state: "detached" });
server.change({ stage: "ended", ended: "agreed", series: { played: 1, wins: [1, 0, 0] } });
await sheet("14-ended-by-agreement", all);
server.change({ stage: "playing", ended: undefined as never });
server.play(2000);
for (const { page } of all) await page.locator(".ending").waitFor();
await sheet("15-end", all);
for (const { page } of [anna, ben]) await page.goto(served.address);
await ben.page.locator(".my-tables summary").click();
await sheet("16-home", [anna, ben]);

await browser.close();
served.server.close();
console.log(`16 sheets in ${out}${troubles.length > 0 ? `, ${troubles.length} troubles` : ""}`);
process.exitCode = troubles.length > 0 ? 1 : 0;
