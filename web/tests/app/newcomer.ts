// The first visit: open the home page, tap Play now, be offered a move.
import type { Page } from "playwright-core";

export { gameIds } from "../../src/games/ids";

export async function openHome(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator(".game-card button.primary").first().waitFor();
}

export async function playNow(page: Page, game: string): Promise<void> {
  await page.locator(`.game-card[data-game="${game}"] button.primary`).click();
  await untilAsked(page);
}

export async function untilAsked(page: Page): Promise<void> {
  await page.locator('.prompt[data-mine="true"]').waitFor();
  await page.locator("[data-move]").first().waitFor({ state: "attached" });
}

// Errors, warnings and refusals of the content policy: there should be none.
export function listen(page: Page): readonly string[] {
  const said: string[] = [];
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && said.push(message.text()));
  page.on("pageerror", (error) => said.push(error.message));
  return said;
}

// The service worker has everything.
export const untilKept = (page: Page): Promise<unknown> =>
  page.evaluate(() => navigator.serviceWorker.ready.then((found) => found.active?.scriptURL));
