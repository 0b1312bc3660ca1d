// How many keys a decision takes: what a bot would play is played by keyboard alone, by the way a person would go who
// knows Tab, arrow keys and, on a grid, the names of the cells. The focus stays where the last decision left it.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Entry, RecordFile } from "../../src/match/record";
import { dice, engineOf } from "../games/played";
import { ids, movesMade, myTurn, playNow, Site, defaultSeed } from "./opened";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const counted = 24; // decisions, after the first
const most = 4; // key presses
const lost = 12; // a way that is longer is none

// What the shelf has of the match on this page.
const kept = (page: Page): Promise<RecordFile> =>
  page.evaluate(async () => {
    const id = location.hash.split("/")[2] ?? "";
    const answer = <T>(asked: IDBRequest<T>): Promise<T> =>
      new Promise((done) => (asked.onsuccess = () => done(asked.result)));
    const database = await answer(indexedDB.open("sounder"));
    const transaction = database.transaction(["matches", "happened"]);
    const head = await answer(transaction.objectStore("matches").get(id) as IDBRequest<{ readonly begun: string }>);
    const rows = await answer(
      transaction.objectStore("happened").index("id").getAll(id) as IDBRequest<{ readonly entries: Entry[] }[]>,
    );
    database.close();
    return { ...(JSON.parse(head.begun) as RecordFile), moves: rows.flatMap(({ entries }) => entries) };
  });

// The move a bot would make where the page stands, if one control makes it; else one of those offered. A novice's
// matches are longer.
async function target(
  page: Page,
  game: Awaited<ReturnType<typeof engineOf>>,
  seed: number,
  roll: (below: number) => number,
): Promise<string> {
  game.engine.ask("open", JSON.stringify({ ...(await kept(page)), rules: game.facts.rules }), 1);
  const { move } = game.engine.ask("choose", "p1", seed % 2 === 0 ? "casual" : "novice", seed, "[]") as {
    readonly move: string;
  };
  const offered = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-move]")]
      .filter((one) => one.checkVisibility() && !one.matches(":disabled, [aria-disabled=true]"))
      .map((one) => one.dataset["move"] ?? ""),
  );
  return offered.includes(move) ? move : (offered[roll(offered.length)] ?? "");
}

// The next key on the way from the focus to the control; Enter when it is there.
const nextKey = (page: Page, move: string, before: readonly string[]): Promise<string> =>
  page.evaluate(
    ([wanted, pressed]) => {
      const shown = (one: HTMLElement): boolean => one.checkVisibility() && !one.matches(":disabled");
      const all = [...document.querySelectorAll<HTMLElement>(`[data-move="${CSS.escape(wanted ?? "")}"]`)].filter(
        shown,
      );
      const here = document.activeElement instanceof HTMLElement ? document.activeElement : document.body;
      if (all.includes(here)) return "Enter";
      // What Tab does not reach is in a group with one stop in the tab order and arrow keys inside: the nearest around
      // it with a stop.
      const stops = [
        ...document.querySelectorAll<HTMLElement>("a[href], button, input, select, summary, [tabindex]"),
      ].filter((one) => shown(one) && (one.tabIndex >= 0 || one === here));
      const groupOf = (one: HTMLElement): HTMLElement | null => {
        if (one.tabIndex >= 0) return null;
        for (let box = one.parentElement; box; box = box.parentElement)
          if (stops.some((stop) => stop !== one && box?.contains(stop))) return box;
        return null;
      };
      const there =
        all.find((one) => groupOf(one)?.contains(here)) ?? all.find(({ tabIndex }) => tabIndex >= 0) ?? all[0];
      if (!there) return "";
      const group = groupOf(there);
      if (group?.contains(here)) {
        const [name] = /[a-h][1-8]/.exec(wanted ?? "") ?? [];
        const [from, to] = [here.getBoundingClientRect(), there.getBoundingClientRect()];
        const [right, down] = [
          to.x + to.width / 2 - from.x - from.width / 2,
          to.y + to.height / 2 - from.y - from.height / 2,
        ];
        const across = right > 0 ? "ArrowRight" : "ArrowLeft";
        const along = down > 0 ? "ArrowDown" : "ArrowUp";
        const ways = Math.abs(right) > Math.abs(down) ? [across, along] : [along, across];
        const steps = Math.round(Math.abs(right) / from.width) + Math.round(Math.abs(down) / from.height);
        const letters = name && group.closest("[role=grid]") && steps > 2 ? [...name] : [];
        const key = [...letters, ...ways].find(
          (one) => !pressed.includes(`${one} at ${here.dataset["move"] ?? here.dataset["cell"] ?? here.id}`),
        );
        if (key) return key;
      }
      const goal = there.tabIndex >= 0 ? there : (stops.find((one) => group?.contains(one)) ?? there);
      const place = stops.indexOf(here);
      const distance = stops.indexOf(goal) - place;
      // From the page itself Tab leads to the first stop.
      return place >= 0 && distance < 0 ? "Shift+Tab" : "Tab";
    },
    [move, before] as const,
  );

// Plays the move with real keys; how many it took.
async function played(page: Page, move: string): Promise<readonly string[]> {
  const made = await movesMade(page);
  const keys: string[] = [];
  const tried: string[] = [];
  while (keys.length < lost && (await movesMade(page)) === made) {
    const key = await nextKey(page, move, tried);
    if (key === "") break;
    const where = await page.evaluate(() => {
      const here = document.activeElement as HTMLElement | null;
      return here?.dataset["move"] ?? here?.dataset["cell"] ?? here?.id ?? "";
    });
    tried.push(`${key} at ${where}`);
    keys.push(key);
    await page.keyboard.press(key);
    if (key === "Enter")
      await page.waitForFunction(
        (count) =>
          Number(document.querySelector<HTMLElement>(".frame")?.dataset["moves"]) !== count ||
          document.querySelector(".ending"),
        made,
      );
  }
  return keys;
}

const ranked = (numbers: readonly number[], share: number): number =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.ceil(share * numbers.length) - 1)] ?? 0;

type Way = { readonly move: string; readonly keys: readonly string[] };

// The decisions of one match after its first, when the focus is where the one before left it.
async function waysOf(id: string, seed: number, wanted: number): Promise<readonly Way[]> {
  const game = await engineOf(id);
  const { context, page, said } = await site.visit("", { size: "desktop", seed });
  const roll = dice(seed);
  await playNow(page, id);
  const ways: Way[] = [];
  while (ways.length <= wanted && (await myTurn(page)) === "asked") {
    await page.locator("[data-move]:visible").first().waitFor();
    // Waits until the page has moved the focus.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const move = await target(page, game, seed, roll);
    ways.push({ move, keys: await played(page, move) });
  }
  expect(said).toEqual([]);
  await context.close();
  return ways.slice(1);
}

it.each(ids)("a decision of %s takes few keys", async (id) => {
  const ways: Way[] = [];
  for (let seed = defaultSeed; ways.length < counted; seed += 1)
    ways.push(...(await waysOf(id, seed, counted - ways.length)));
  const presses = ways.map(({ keys }) => keys.length);
  const story = ways.map(({ move, keys }) => `${keys.length}: ${move} by ${keys.join(" ")}`).join("\n");
  const [median, high] = [ranked(presses, 0.5), ranked(presses, 0.9)];
  if (process.env["SOUNDER_TEST_TELL"]) console.log(`${id}: median ${median}, 90th percentile ${high}\n${story}`);
  expect(median, story).toBeLessThanOrEqual(most);
  expect(high, story).toBeLessThanOrEqual(most);
});
