// Friends at one table of the real server, each in a browser profile of their own, who click controls that make a move.
import { expect } from "vitest";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { sizes, type Size } from "../browser/browser";
import { dice } from "../games/played";
import { myTurn, placeToClick } from "./opened";

export type Friend = { readonly context: BrowserContext; readonly page: Page; readonly said: string[] };

export type Way = {
  readonly browser: Browser;
  readonly address: string;
  readonly watch?: (page: Page) => Promise<unknown>;
};

export async function friendAt({ browser, address, watch }: Way, hash: string, size: Size = "phone"): Promise<Friend> {
  const context = await browser.newContext({
    viewport: sizes[size],
    reducedMotion: "reduce",
    locale: "en-GB",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const said: string[] = [];
  page.on("pageerror", (error) => said.push(error.message));
  await watch?.(page);
  await page.goto(address + hash);
  return { context, page, said };
}

export type Two = { readonly ada: Friend; readonly bo: Friend; readonly link: string };

type Act<T> = (one: T) => Promise<unknown>;

// A table with two people: the host on a phone, a friend at a desk, who may come another way. `more`: of the table,
// before it is set; `then`: by the friend, before the match.
export async function twoAt(
  game: string,
  way: Way,
  more?: Act<Page>,
  other: Way = way,
  then?: Act<Friend>,
): Promise<Two> {
  const ada = await friendAt(way, `#/friends/${game}`);
  await ada.page.getByLabel("Your name").fill("Ada");
  await more?.(ada.page);
  await ada.page.getByRole("button", { name: "Set the table" }).click();
  const link = await ada.page.getByLabel("Link to this table").inputValue();
  const bo = await friendAt(other, link.slice(link.indexOf("#")), "desktop");
  await bo.page.getByLabel("Your name").fill("Bo");
  await bo.page.getByRole("button", { name: "Sit down" }).click();
  await ada.page.locator(".places", { hasText: "Bo" }).waitFor();
  await then?.(bo);
  await ada.page.getByRole("button", { name: "Start the match" }).click();
  await Promise.all([ada, bo].map(({ page }) => page.locator(".frame.match").waitFor()));
  return { ada, bo, link };
}

// Chooses what is folded away on the form of a table.
export async function choosing(page: Page, label: string): Promise<void> {
  await page.getByText("More choices").click();
  await page.getByLabel(label).check();
}

export async function leave(...guests: readonly Friend[]): Promise<void> {
  expect(guests.flatMap(({ said }) => said)).toEqual([]);
  for (const { context } of guests) await context.close();
}

// What changes with every move.
const situation = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      `${document.querySelector<HTMLElement>(".frame")?.dataset["moves"]} ${document.querySelector(".ending, [data-waiting]") !== null}`,
  );

// Played; or only chosen, or refused: then another click follows.
export async function click(page: Page, lot: number): Promise<void> {
  const before = await situation(page);
  const place = await page.evaluate(placeToClick, lot);
  if (place) await page.mouse.click(place.x, place.y);
  await page
    .waitForFunction(
      (was) =>
        `${document.querySelector<HTMLElement>(".frame")?.dataset["moves"]} ${document.querySelector(".ending, [data-waiting]") !== null}` !==
        was,
      before,
      { timeout: 1000 },
    )
    .catch(() => undefined);
}

const longest = 1500; // clicks

// Clicks controls that make a move until the match is over. `between` is called once, after `after` clicks.
export async function plays(
  { page }: Friend,
  seed: number,
  after: number,
  between: () => Promise<unknown>,
): Promise<void> {
  const roll = dice(seed);
  for (let clicks = 0; clicks < longest; clicks += 1) {
    if ((await myTurn(page)) === "over") return;
    if (clicks === after) await between();
    else await click(page, roll(1000) / 1000);
  }
  throw new Error(`not over after ${longest} clicks`);
}
