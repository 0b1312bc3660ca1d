// The bytes that the real server sends: cold until the first move is offered, and warm.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, sizes } from "../browser/browser";
import { gameIds, listen, openHome, playNow, untilKept } from "./newcomer";
import { CountedLine, startServer, stopServer, type Running } from "./real_server";

const most = 150_000; // bytes, headers included, for any game

let browser: Browser;
let server: Running;
let line: CountedLine;
beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  if (server) await stopServer(server);
});

// Stops the page's clock: timers of a second or more wait until `timeGoesOn`. Files that are loaded when the page is
// idle must not be counted only because the machine is slow.
type Held = { timeGoesOn(): void };
function timeStands(): void {
  const now = performance.now.bind(performance);
  const later = window.setTimeout.bind(window);
  const held: (() => void)[] = [];
  performance.now = () => 0;
  window.setTimeout = ((then: () => void, after = 0) =>
    after < 1000 ? later(then, after) : (held.push(() => later(then, after)), 0)) as typeof setTimeout;
  (window as unknown as Held).timeGoesOn = () => {
    performance.now = now;
    window.setTimeout = later as typeof setTimeout;
    for (const begin of held) begin();
  };
}

const table = (): string =>
  line.passed.map(({ path, status, bytes }) => `${String(bytes).padStart(7)} ${status} ${path}`).join("\n");

describe.each(gameIds)("%s", (game) => {
  it(`takes at most ${most / 1000} KB from cold to the first move, and nothing when warm`, async () => {
    line = await CountedLine.to(server.address);
    const context = await browser.newContext({ viewport: sizes.phone, hasTouch: true, locale: "en" });
    const cold = await context.newPage();
    const said = listen(cold);
    await cold.addInitScript(timeStands);
    await openHome(cold, line.address);
    await playNow(cold, game);
    const bytes = line.bytes();
    console.log(`${game}: ${bytes} bytes from cold to the first move\n${table()}`);
    expect(bytes, table()).toBeLessThanOrEqual(most);
    expect(line.passed.filter(({ status }) => status >= 400)).toEqual([]);

    await cold.evaluate(() => (window as unknown as Held).timeGoesOn());
    await untilKept(cold);
    await cold.close();
    line.forget();
    const warm = await context.newPage();
    const saidWarm = listen(warm);
    await openHome(warm, line.address);
    await playNow(warm, game);
    // The browser itself may ask whether there is a new version, and is told that there is none.
    const question = line.passed.filter(({ path, status, body }) => path === "/sw.js" && status === 304 && body === 0);
    expect(
      line.passed.filter((one) => !question.includes(one)),
      table(),
    ).toEqual([]);
    expect([...said, ...saidWarm]).toEqual([]);
    await context.close();
    await line.cut();
  });
});
