// The frame does not move. On a phone with touch the board's box begins near the top and stays within a pixel while a
// match is played, and the controls of an ordinary move are on the screen.
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { patience, sizes } from "../browser/browser";
import { dice } from "../games/played";
import { ids, myTurn, sameChance, Site, defaultSeed } from "./opened";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const enough = 40; // decisions
const highest = 100; // pixels above the board
const { width, height } = sizes.phone;

async function onAPhone(): Promise<{
  readonly context: BrowserContext;
  readonly page: Page;
  readonly said: readonly string[];
}> {
  const context = await site.browser.newContext({
    viewport: sizes.phone,
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
    locale: "en-GB",
  });
  await context.addInitScript(sameChance, defaultSeed);
  const page = await context.newPage();
  const said: string[] = [];
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && said.push(message.text()));
  page.on("pageerror", (error) => said.push(error.message));
  await page.goto(site.address);
  return { context, page, said };
}

// A name of six letters stands there whole.
const readable = (page: Page): Promise<boolean> =>
  page.locator(".seat-name").evaluateAll((names) =>
    names.every((name) => {
      name.textContent = "Martha";
      return name.scrollWidth <= name.clientWidth;
    }),
  );

it.each(ids)("names are readable at the smallest sizes in %s", async (id) => {
  for (const viewport of [
    { width: 320, height: 568 },
    { width: 740, height: 360 },
  ]) {
    const { context, page } = await site.on({ viewport });
    await page.locator(`.game-card[data-game=${id}] button`).first().click();
    await myTurn(page);
    expect(await readable(page), JSON.stringify(viewport)).toBe(true);
    await context.close();
  }
});

type Watching = { boxes: string[]; scrolled: number[] };

// Records every box of the board, at each frame and after each layout.
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: Watching = { boxes: [], scrolled: [] };
    Object.assign(window, { seen });
    const look = () => {
      const board = document.querySelector("[data-board]");
      const { x, y, width, height } = board?.getBoundingClientRect() ?? { x: -1, y: -1, width: -1, height: -1 };
      const box = `${x},${y} ${width}x${height}`;
      if (seen.boxes.at(-1) !== box) seen.boxes.push(box);
      if (scrollX !== 0 || scrollY !== 0) seen.scrolled.push(scrollY);
    };
    const every = () => (look(), requestAnimationFrame(every));
    every();
    const board = document.querySelector("[data-board]");
    if (board) new ResizeObserver(look).observe(board);
  });

type Control = {
  readonly move: string;
  readonly x: number;
  readonly y: number;
  readonly inside: boolean;
  readonly strip: boolean;
  readonly hit: boolean;
};

// Everything that makes a move: whether it lies on the screen, whether it is in a strip that scrolls inside of the
// board or the dock, whether a finger would hit it.
const controls = (page: Page): Promise<readonly Control[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element): boolean => {
      for (let one = element.parentElement; one && !one.matches("[data-board], .dock"); one = one.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(one);
        if (/auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth) return true;
        if (/auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight) return true;
      }
      return false;
    };
    return [...document.querySelectorAll<HTMLElement>("[data-move]")]
      .filter(
        (one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(":disabled, [aria-disabled=true]"),
      )
      .map((one) => {
        const box = one.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const inside = box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
        return {
          move: one.dataset["move"] ?? "",
          x,
          y,
          inside,
          strip: scrolls(one),
          hit: one.contains(document.elementFromPoint(x, y)),
        };
      });
  });

// A part of a board may still be loading: then its controls come a moment later.
async function offered(page: Page, decisions: number): Promise<readonly Control[]> {
  for (
    const end = Date.now() + patience;
    Date.now() < end;
    await page.evaluate(() => new Promise(requestAnimationFrame))
  ) {
    const all = await controls(page);
    if (all.some(({ hit }) => hit)) return all;
    if ((await page.locator(".ending").count()) > 0) return [];
  }
  throw new Error(
    `nothing on the screen can be tapped after ${decisions} decisions: ${JSON.stringify(await controls(page))}`,
  );
}

const situation = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      `${document.querySelector<HTMLElement>(".frame")?.dataset["moves"]} ${document.querySelector(".ending") !== null}`,
  );

const changed = (page: Page, before: string, timeout: number): Promise<boolean> =>
  page
    .waitForFunction(
      (was) =>
        `${document.querySelector<HTMLElement>(".frame")?.dataset["moves"]} ${document.querySelector(".ending") !== null}` !==
        was,
      before,
      { timeout },
    )
    .then(
      () => true,
      () => false,
    );

// Taps what makes a move; where the first tap only shows what would follow, a second one.
async function tap(page: Page, { x, y }: Control, before: string): Promise<boolean> {
  await page.touchscreen.tap(x, y);
  if (await changed(page, before, 500)) return true;
  await page.touchscreen.tap(x, y);
  return changed(page, before, 1500);
}

describe.each(ids)("%s", (id) => {
  it("holds still under the finger for a match, and all that a move needs is on the screen", async () => {
    const { context, page, said } = await onAPhone();
    const roll = dice(defaultSeed);
    await page.locator(`.game-card[data-game=${id}] button`).first().tap();
    await myTurn(page);
    const top = (await page.locator("[data-board]").boundingBox())?.y ?? Number.POSITIVE_INFINITY;
    expect(top).toBeLessThanOrEqual(highest);
    await watch(page);
    const outside: string[] = [];
    let decisions = 0;
    for (let taps = 0; taps < 40 * enough && decisions < enough && (await myTurn(page)) === "asked"; taps += 1) {
      const all = await offered(page, decisions);
      for (const { move, inside, strip } of all)
        if (!inside && !strip) outside.push(`${move} after ${decisions} decisions`);
      const ready = all.filter(({ hit }) => hit);
      const one = ready[roll(ready.length)];
      if (one && (await tap(page, one, await situation(page)))) decisions += 1;
    }
    const { boxes, scrolled } = await page.evaluate(() => (window as unknown as { seen: Watching }).seen);
    expect(boxes).toHaveLength(1);
    expect(scrolled).toEqual([]);
    expect(
      await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]),
    ).toEqual([width, height]);
    expect(outside).toEqual([]);
    expect(
      decisions === enough || (await page.locator(".ending").count()) === 1,
      `${decisions} decisions were made`,
    ).toBe(true);
    expect(said).toEqual([]);
    await context.close();
  });
});
