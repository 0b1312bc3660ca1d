// Measures the app for a first visit with a slow phone and a slow network: `npm run measure` prints a table for
// docs/performance.md. Everything is cold and from the real server, with the CPU slowed by 4, 9 Mbit/s and 170 ms round
// trip.
import type { Browser, Page } from "playwright-core";
import { openBrowser, sizes } from "../tests/browser/browser";
import { gameIds, openHome, playNow } from "../tests/app/newcomer";
import { startServer, stopServer } from "../tests/app/real_server";

const slowdown = 4;
const line = { offline: false, latency: 170, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 };
const bars = { paint: 1500, input: 100, newcomer: 10_000, reply: 300 } as const; // milliseconds, shared/design/web.md

type Measured = {
  readonly game: string;
  readonly paint: number;
  readonly input: number;
  readonly newcomer: number;
  readonly reply: number;
};

// Runs in the page before anything of it.
function watch(): void {
  const seen = { paint: 0, input: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => (seen.paint = Math.max(seen.paint, entry.startTime))),
  ).observe({
    type: "largest-contentful-paint",
    buffered: true,
  });
  // From the touch until the page has drawn its answer. What is no press, such as a pointer that a new page finds over
  // it, belongs to no interaction.
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => {
      const { interactionId } = entry as PerformanceEntry & { readonly interactionId?: number };
      if (interactionId) seen.input = Math.max(seen.input, entry.duration);
    }),
  ).observe({
    type: "event",
    buffered: true,
    durationThreshold: 16,
  } as PerformanceObserverInit);
}

const seenBy = (page: Page): Promise<{ paint: number; input: number }> =>
  page.evaluate(() => (globalThis as unknown as { seen: { paint: number; input: number } }).seen);

// The first legal move offered.
const firstMove = (page: Page): Promise<void> =>
  page.locator("[data-move]:visible:not([disabled])").first().click({ timeout: 5000 });

// How long a casual bot thinks, in the page's own worker and with its slowed CPU: asked of a fresh engine at the
// match's first moves.
async function replyTime(page: Page, game: string, address: string): Promise<number> {
  return page.evaluate(
    async ({ game: id, address: home }) => {
      const html = await (await fetch(home)).text();
      const main = /src="\.\/(assets\/index-[^"]+\.js)"/.exec(html)?.[1] ?? "";
      const script = await (await fetch(new URL(main, home))).text();
      const engine = new RegExp(`engine-${id}-[\\w-]+\\.wasm`).exec(script)?.[0];
      const started = /worker-[\w-]+\.js/.exec(script)?.[0];
      if (!engine || !started) throw new Error("the app's engine or worker was not found in its main script");
      const worker = new Worker(new URL(`assets/${started}`, home), { type: "module" });
      let count = 0;
      const ask = (name: string, ...args: readonly (string | number)[]) =>
        new Promise<Record<string, unknown>>((done, failed) => {
          const number = ++count;
          worker.addEventListener(
            "message",
            function heard({ data }: MessageEvent<{ id: number; answer?: Record<string, unknown>; error?: string }>) {
              if (data.id !== number) return;
              worker.removeEventListener("message", heard);
              if (data.error === undefined) done(data.answer ?? {});
              else failed(new Error(data.error));
            },
          );
          worker.postMessage({ id: number, name, args });
        });
      worker.postMessage({ load: new URL(`assets/${engine}`, home).href });
      await ask(
        "open",
        JSON.stringify({
          sounder: 1,
          game: id,
          rules: 1,
          seats: ["bot:casual", "bot:casual"],
          dice: { kind: "seeded", seed: 1 },
          moves: [],
        }),
      );
      let slowest = 0;
      for (let replies = 0, steps = 0; replies < 12 && steps < 200; ++steps) {
        const { turn, seats } = (await ask("situation", "audience", "", -1)) as {
          turn: string;
          seats: readonly string[];
        };
        if (turn === "over") break;
        if (turn === "chance") {
          await ask("draw");
          continue;
        }
        const seat = seats[0] ?? "p1";
        const begin = performance.now();
        const { move } = await ask("choose", seat, "casual", replies);
        slowest = Math.max(slowest, performance.now() - begin);
        await ask("play", seat, String(move));
        replies += 1;
      }
      worker.terminate();
      return slowest;
    },
    { game, address },
  );
}

async function measure(browser: Browser, address: string, game: string): Promise<Measured> {
  const context = await browser.newContext({ viewport: sizes.phone, hasTouch: true, isMobile: true, locale: "en" });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send("Network.enable");
  await tools.send("Network.emulateNetworkConditions", line);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript(watch);
  const began = performance.now();
  await openHome(page, address);
  await playNow(page, game);
  await firstMove(page);
  const newcomer = performance.now() - began;
  await page.waitForTimeout(1000);
  const { paint, input } = await seenBy(page);
  const reply = await replyTime(page, game, address);
  await context.close();
  return { game, paint, input, newcomer, reply };
}

const wanted = process.argv.slice(2);
const server = await startServer();
const browser = await openBrowser();
console.log(
  `4x slowed CPU, 9 Mbit/s, 170 ms; bars: ${bars.paint}, ${bars.input}, ${bars.newcomer}, ${bars.reply} ms\n`,
);
console.log(
  "| game | largest paint, ms | input delay, ms | open, Play now, first move, ms | casual bot's slowest reply of 12, ms |\n|---|---|---|---|---|",
);
let missed = 0;
for (const game of wanted.length > 0 ? wanted : gameIds) {
  const found = await measure(browser, server.address, game);
  const cell = (value: number, bar: number) => {
    if (value > bar) missed += 1;
    return `${Math.round(value)}${value > bar ? " (!)" : ""}`;
  };
  console.log(
    `| ${game} | ${cell(found.paint, bars.paint)} | ${cell(found.input, bars.input)} | ${cell(found.newcomer, bars.newcomer)} | ${cell(found.reply, bars.reply)} |`,
  );
}
await browser.close();
await stopServer(server);
if (missed > 0) console.log(`\n${missed} over their bars`);
process.exitCode = missed > 0 ? 1 : 0;
