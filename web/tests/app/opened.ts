// The app in a fresh browser profile, with all console messages.
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from "playwright-core";
import { seated, type RecordFile } from "../../src/match/record";
import type { MatchInfo } from "../../src/match/shelf";
import { openBrowser, sizes, type Size } from "../browser/browser";
import { serveApp, type Served } from "./serve";

export { gameIds as ids } from "../../src/games/ids";

export type Visit = {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly said: string[];
  readonly address: string;
};
export type Wishes = {
  readonly size?: Size;
  readonly scheme?: "light" | "dark";
  readonly language?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly seed?: number; // of the matches begun there
};

export const defaultSeed = Number(process.env["SOUNDER_TEST_SEED"] ?? 2026); // another one tries other matches

// The page takes seeds and names of matches from the browser's own chance. Here that is the same every time, so that
// what fails once fails again; it goes on where it was after a reload, or a second match would have the first one's
// name.
export function sameChance(seed: number): void {
  let state = Number(sessionStorage.getItem("test.chance") ?? seed);
  const real = crypto.getRandomValues.bind(crypto) as typeof crypto.getRandomValues; // axe asks, too, for bytes
  crypto.getRandomValues = <T extends ArrayBufferView>(array: T): T => {
    if (!(array instanceof Uint32Array)) return real(array);
    for (let i = 0; i < array.length; i += 1) array[i] = state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    sessionStorage.setItem("test.chance", String(state));
    return array;
  };
}

// Where a hand would click to make a move, after scrolling what scrolls; null where nothing can be clicked. The share,
// from 0 to 1, says which. It runs in the page, whatever drives the browser.
export function placeToClick(share: number): { readonly x: number; readonly y: number } | null {
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
}

// What the home page offers comes when the shelf has answered: until then there is a header and nothing to reach behind
// it.
const arrived = ".game-card, main:not([data-page=home])";

export class Site {
  private constructor(
    readonly browser: Browser,
    private readonly served: Served,
  ) {}

  static async open(): Promise<Site> {
    return new Site(await openBrowser(), await serveApp());
  }

  async visit(
    hash = "",
    { size = "phone", scheme = "light", language = "en-GB", settings, seed = defaultSeed }: Wishes = {},
  ): Promise<Visit> {
    const context = await this.browser.newContext({
      viewport: sizes[size],
      colorScheme: scheme,
      reducedMotion: "reduce",
      locale: language,
      permissions: ["clipboard-read", "clipboard-write"],
    });
    await context.addInitScript(sameChance, seed);
    if (settings)
      await context.addInitScript((kept) => localStorage.setItem("sounder.settings", kept), JSON.stringify(settings));
    const page = await context.newPage();
    const said: string[] = [];
    page.on(
      "console",
      (message) => ["error", "warning"].includes(message.type()) && said.push(`${message.type()}: ${message.text()}`),
    );
    page.on("pageerror", (error) => said.push(`error: ${error.message}`));
    await page.goto(this.served.address + hash);
    await page.waitForSelector(arrived);
    return { context, page, said, address: this.served.address };
  }

  get address(): string {
    return this.served.address;
  }

  // The home page on a device of its own, where the app is not kept.
  async on(device: BrowserContextOptions): Promise<Visit> {
    const context = await this.browser.newContext({
      reducedMotion: "reduce",
      locale: "en-GB",
      serviceWorkers: "block",
      ...device,
    });
    const page = await context.newPage();
    const said: string[] = [];
    page.on("console", (message) => message.type() === "error" && said.push(message.text()));
    page.on("pageerror", (error) => said.push(error.message));
    await page.goto(this.served.address);
    await page.waitForSelector(".game-card");
    return { context, page, said, address: this.served.address };
  }

  async close(): Promise<void> {
    await this.browser.close();
    this.served.server.close();
  }
}

// The level of the opponent in a game, as the home page shows it.
export const opponentIn = (page: Page, id: string): Locator =>
  page.locator(`.game-card[data-game=${id}]`).getByRole("combobox").first();

// Plays against a casual bot unless a test has chosen another level.
export async function playNow(page: Page, id: string, level: string | null = "casual"): Promise<void> {
  if (level !== null) await opponentIn(page, id).selectOption(level);
  await page.locator(`.game-card[data-game=${id}] button`).first().click();
  await myTurn(page);
}

export const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluate((one) => one === document.activeElement);

// Plays now by Tab and Enter alone.
export async function beginByKeys(page: Page, id: string): Promise<void> {
  const button = page.locator(`.game-card[data-game=${id}] button.primary`);
  await button.waitFor();
  for (let i = 0; i < 40 && !(await hasFocus(button)); i += 1) await page.keyboard.press("Tab");
  if (!(await hasFocus(button))) throw new Error("Tab does not lead to Play now");
  await page.keyboard.press("Enter");
}

// Waits until only a person is asked and the controls are there (a part of a board may load late), or until the match
// is over. Returns which. A bot that chooses at the same time would make a move that looks like the answer to what the
// person does next.
export async function myTurn(page: Page): Promise<"asked" | "over"> {
  const found = await page.waitForSelector(
    ".frame:not([data-thinking]):has([data-move]) .prompt[data-mine=true], .ending",
  );
  return (await found.getAttribute("class"))?.includes("ending") ? "over" : "asked";
}

export const movesMade = (page: Page): Promise<number> =>
  page.locator(".frame").getAttribute("data-moves").then(Number);

// A match put on the page's shelf as if it had been played so far; the page itself makes the shelf. `more` is for what
// its record does not say.
export async function shelve(
  page: Page,
  id: string,
  record: RecordFile,
  more: Partial<Pick<MatchInfo, "over" | "winners" | "gaveUp" | "players" | "changed">> = {},
): Promise<void> {
  const players = record.seats.map(seated);
  const begun = JSON.stringify({ ...record, sounder: 2, seats: players, moves: [] } satisfies RecordFile);
  const head = {
    id,
    game: record.game,
    players,
    moves: record.moves.length,
    over: false,
    changed: 1,
    begun,
    count: record.moves.length,
    ...more,
  };
  await page.waitForFunction(async () =>
    (await indexedDB.databases()).some(({ name, version }) => name === "sounder" && version),
  );
  await page.evaluate(
    ([kept, entries]) =>
      new Promise<void>((done, failed) => {
        const asked = indexedDB.open("sounder");
        asked.onerror = () => failed(asked.error);
        asked.onsuccess = () => {
          const transaction = asked.result.transaction(["matches", "happened"], "readwrite");
          transaction.objectStore("matches").put(JSON.parse(kept ?? ""));
          transaction.objectStore("happened").add(JSON.parse(entries ?? ""));
          transaction.oncomplete = () => (asked.result.close(), done());
        };
      }),
    [JSON.stringify(head), JSON.stringify({ id, entries: record.moves })],
  );
}

// Answers the question that the app has asked. Returns its words.
export async function answer(page: Page, yes = true): Promise<string> {
  const dialog = page.locator("dialog.sure");
  const words = (await dialog.locator("p").textContent()) ?? "";
  await dialog.locator(yes ? "button.primary" : "button:not(.primary)").click();
  await dialog.waitFor({ state: "detached" });
  return words;
}

// How many matches the page's shelf has.
export const shelved = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done, failed) => {
        const asked = indexedDB.open("sounder");
        asked.onerror = () => failed(asked.error);
        asked.onsuccess = () => {
          const count = asked.result.transaction("matches").objectStore("matches").count();
          count.onsuccess = () => (asked.result.close(), done(count.result));
        };
      }),
  );
