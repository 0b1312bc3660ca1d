// The sum of layout shifts of one match, as the browser counts them, by size: `npm run shifts -- [game...] [--seats 5]`.
// Plays dist-app by pointing at what the screen offers. Shifts just after a press count as well. What lies outside of
// the board (log, seats, dock) is in its own column. The aim is 0.1 for the board.
import { parseArgs } from "node:util";
import type { Page } from "playwright-core";
import { gameIds } from "../src/games/ids";
import { asFarAs, playedMatch, shelveAll } from "../tests/app/kept_matches";
import { myTurn, Site } from "../tests/app/opened";
import { playOn, watchBoard } from "../tests/app/steady";
import { dice } from "../tests/games/played";

const aim = 0.1;
type Sums = { board: number; rest: number; readonly worst: Record<string, number> };

// Runs in the page before anything of it.
function count(): void {
  const sums: Sums = { board: 0, rest: 0, worst: {} };
  Object.assign(globalThis, { sums });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as readonly {
      readonly value: number;
      readonly sources: readonly { readonly node?: Node | null }[];
    }[]) {
      const moved = entry.sources.flatMap(({ node }) =>
        node instanceof Element ? [node] : node?.parentElement ? [node.parentElement] : [],
      );
      const board = moved.some((one) => one.closest("[data-board]"));
      sums[board ? "board" : "rest"] += entry.value;
      for (const one of moved) {
        const name = one.getAttribute("class") || `${one.parentElement?.className} > ${one.localName}`;
        sums.worst[name] = (sums.worst[name] ?? 0) + entry.value;
      }
    }
  }).observe({ type: "layout-shift", buffered: true });
}

const shifts = (page: Page): Promise<Sums> =>
  page.evaluate(() => (globalThis as unknown as { readonly sums: Sums }).sums);

const { values, positionals } = parseArgs({ allowPositionals: true, options: { seats: { type: "string" } } });
const site = await Site.open();
let over = 0;
console.log("| game | size | decisions | board | rest | what moved most |\n|---|---|---|---|---|---|");
for (const game of positionals.length > 0 ? positionals : gameIds) {
  const match = asFarAs(await playedMatch(game, 31, values.seats ? Number(values.seats) : undefined), 0);
  for (const size of ["phone", "desktop"] as const) {
    const { context, page, address } = await site.visit("", { size });
    await page.addInitScript(count);
    await shelveAll(page, new Map([["shifts", match]]));
    await page.goto(`${address}#/match/shifts`);
    await page.reload();
    await myTurn(page);
    await page.evaluate(() => document.fonts.ready);
    await watchBoard(page);
    const decisions = await playOn(page, dice(4), 900);
    const { board, rest, worst } = await shifts(page);
    if (board > aim) over += 1;
    const most = Object.entries(worst)
      .sort(([, a], [, b]) => b - a)
      .slice(0, 3)
      .map(([name, value]) => `${name} ${value.toFixed(2)}`);
    console.log(`| ${game} | ${size} | ${decisions} | ${board.toFixed(2)} | ${rest.toFixed(2)} | ${most.join(", ")} |`);
    await context.close();
  }
}
await site.close();
process.exitCode = over > 0 ? 1 : 0;
