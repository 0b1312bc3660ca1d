// Four browsers at one table of the real server, where everybody acts at the same time (HP-19), to the end.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBrowser } from "../browser/browser";
import { dice } from "../games/played";
import { friendAt, leave, type Friend, type Way } from "./friends";
import { seated } from "../../src/match/record";
import { defaultSeed, movesMade, myTurn, shelve } from "./opened";
import { startServer, stopServer, type Running } from "./real_server";

let browser: Browser;
let server: Running;
const folder = mkdtempSync(join(tmpdir(), "sounder-together-"));
beforeAll(async () => {
  server = await startServer("--data", folder);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  if (server) await stopServer(server);
  rmSync(folder, { recursive: true, force: true });
});

const way = (watch?: Way["watch"]): Way => ({ browser, address: server.address, ...(watch && { watch }) });

// One supplement for all, and no purchases before round one.
const scarce = {
  game: "happy-pigs",
  kind: "market",
  name: "scarce",
  money: 45,
  purchases: 0,
  unused_action: 1,
  prices: { piglet: 3, small: 6, average: 10, big: 15, vaccine: 1, supplement: 1, amulet: 1, field: 10 },
  field_step: 5,
  reserve: { piglet: 50, small: 48, average: 48, big: 50, vaccine: 25, supplement: 1, amulet: 25, field: 20 },
};

// What the server sends to a page can be held back: then its player does not see yet what the others do.
class Line {
  private held: (string | Buffer)[] | null = null;
  private send: (message: string | Buffer) => void = () => undefined;

  readonly watch = async (page: Page): Promise<void> => {
    await page.routeWebSocket(/\/play$/, (socket) => {
      const onward = socket.connectToServer();
      this.send = (message) => socket.send(message);
      onward.onMessage((message) => (this.held ? this.held.push(message) : socket.send(message)));
    });
  };
  hold(): void {
    this.held = [];
  }
  release(): void {
    for (const message of this.held ?? []) this.send(message);
    this.held = null;
  }
}

const together = (page: Page) => page.locator("[data-option=together] input[value='1']");
const seatCount = (page: Page, n: number) => page.locator(`input[name=count][value='${n}']`).check();
const move = (page: Page, text: string) => page.locator(`[data-move="${text}"]`);
const acting = (page: Page) => page.locator(".hp[data-phase=act][data-asked=buy]").waitFor();
const prompt = (page: Page) => page.locator(".prompt").textContent();
const made = (page: Page, moves: number) =>
  page.waitForFunction((n) => Number(document.querySelector<HTMLElement>(".frame")?.dataset["moves"]) >= n, moves);

async function fourAt(line: Line): Promise<readonly [Friend, Friend, Friend, Friend]> {
  const ada = await friendAt(way(), "#/friends/happy-pigs", "desktop");
  const { page } = ada;
  await page.getByLabel("Your name").fill("Ada");
  await seatCount(page, 4);
  expect(await together(page).isChecked()).toBe(true); // proposed, and in sight
  await seatCount(page, 3);
  expect(await together(page).isChecked()).toBe(false);
  await seatCount(page, 4);
  await page.locator("details.variants > summary").last().click();
  await page.locator("[data-content=market] summary").click();
  await page
    .locator("[data-content=market] input[type=file]")
    .setInputFiles({ name: "scarce.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(scarce)) });
  await page.getByText("scarce.json: ok").waitFor();
  await page.getByRole("button", { name: "Set the table" }).click();
  const link = await page.getByLabel("Link to this table").inputValue();
  const sits = async (name: string, watch?: Way["watch"]): Promise<Friend> => {
    const friend = await friendAt(way(watch), link.slice(link.indexOf("#")), "desktop");
    await friend.page.getByLabel("Your name").fill(name);
    await friend.page.getByRole("button", { name: "Sit down" }).click();
    await page.locator(".places", { hasText: name }).waitFor();
    return friend;
  };
  const all = [ada, await sits("Bo", line.watch), await sits("Cy"), await sits("Di")] as const;
  await page.getByRole("button", { name: "Start the match" }).click();
  await Promise.all(all.map((one) => one.page.locator(".frame.match").waitFor()));
  return all;
}

// Finishes each turn, now and then after something else.
async function plays({ page }: Friend, seed: number): Promise<void> {
  const roll = dice(seed);
  while ((await myTurn(page)) === "asked") {
    const before = await movesMade(page);
    const choices = page.locator("[data-move]:not([data-legal=false])");
    const done = move(page, "done");
    const wanted = (await done.count()) > 0 && roll(8) > 0 ? done.first() : choices.nth(roll(await choices.count()));
    await wanted.click({ timeout: 1000 }).catch(() => undefined); // another seat's move may have taken it away
    await made(page, before + 1);
  }
}

it("four act at the same time, and a tile runs short", async () => {
  const line = new Line();
  const all = await fourAt(line);
  const [ada, bo, cy, di] = all.map(({ page }) => page) as [Page, Page, Page, Page];
  for (const page of [ada, bo, cy, di]) await move(page, "choose buy").click();
  await Promise.all([ada, bo, cy, di].map(acting)); // everybody is asked

  // What Di does is seen by Ada, whose own question stays as it is.
  const asked = await prompt(ada);
  const moves = await movesMade(ada);
  await ada.evaluate(() => {
    const seen = new Set<string>();
    (window as unknown as { seen: Set<string> }).seen = seen;
    const note = () => seen.add(document.querySelector(".prompt")?.textContent ?? "");
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await move(di, "buy small").click();
  await made(ada, moves + 1);
  await ada.locator(".hp-rival", { hasText: "Di" }).locator(".hp-doings", { hasText: /\S/ }).waitFor();
  expect(await ada.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual([asked]);
  await acting(ada);

  // Bo does not see yet that Ada has taken the last supplement.
  line.hold();
  await move(ada, "buy supplement").click();
  await made(cy, moves + 2);
  expect(await move(cy, "buy supplement").getAttribute("data-legal")).toBe("false");
  await move(bo, "buy supplement").click();
  line.release();
  await bo.getByText("There is no supplement left in the reserve.").first().waitFor();
  await acting(bo); // and is asked again
  await move(bo, "buy amulet").click();
  await made(bo, moves + 3);

  await Promise.all(all.map((one, i) => plays(one, defaultSeed + i)));
  const told = await Promise.all(all.map(({ page }) => page.locator(".standings").textContent()));
  const names = ["Ada", "Bo", "Cy", "Di"];
  expect(new Set(told.map((words, i) => words?.replaceAll("You", names[i] ?? ""))).size).toBe(1);
  await leave(...all);
});

it("one person acts before the bots, in a match of this browser", async () => {
  const me = await friendAt(way(), "", "desktop");
  await shelve(me.page, "together", {
    sounder: 2,
    game: "happy-pigs",
    rules: 1,
    seats: ["human", "bot:novice", "bot:casual", "bot:novice"].map(seated),
    options: { together: true, first_seat: "p2" },
    dice: { kind: "seeded", seed: 3 },
    moves: [],
  });
  await me.page.evaluate(() => void (location.hash = "#/match/together"));
  await myTurn(me.page);
  await move(me.page, "buy big").click();
  await move(me.page, "done").click();
  await move(me.page, "choose sell").click();
  await me.page.locator(".hp[data-phase=act][data-asked=sell]").waitFor();
  expect(await me.page.locator(".hp-holding[data-asked=true]").count()).toBeGreaterThan(1); // the bots have not finished
  await move(me.page, "sell big").first().click();
  await me.page.locator(".hp[data-phase=choose][data-asked=choose]").waitFor(); // the bots have, and a card is drawn
  await leave(me);
});
