// The pages of tables among friends, against a server controlled by the test: their looks, and their behaviour after
// errors. The real server: tables.test.ts.
import { fullIt, some } from "../tier";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { objections } from "../browser/axe";
import { sizes, type Size } from "../browser/browser";
import { sideways } from "../browser/opened";
import { engineOf } from "../games/played";
import { PretendServer } from "../tables/pretend_server";
import { myTurn, movesMade, Site } from "./opened";
import { untranslated } from "./untranslated";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const table = "#/table/abcdefghijkl";

async function serverOf(game: string): Promise<PretendServer> {
  const { engine, facts } = await engineOf(game);
  return new PretendServer(engine, facts);
}

type Wishes = {
  readonly size?: Size;
  readonly scheme?: "light" | "dark";
  readonly settings?: Readonly<Record<string, unknown>>;
};
type Guest = {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly said: string[];
  readonly asked: string[];
};

async function guest(
  server: PretendServer,
  hash: string,
  { size = "phone", scheme = "light", settings }: Wishes = {},
): Promise<Guest> {
  const context = await site.browser.newContext({
    viewport: sizes[size],
    colorScheme: scheme,
    reducedMotion: "reduce",
    locale: "en-GB",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await server.serve(context);
  if (settings)
    await context.addInitScript((kept) => localStorage.setItem("sounder.settings", kept), JSON.stringify(settings));
  const page = await context.newPage();
  const said: string[] = [];
  const asked: string[] = [];
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && said.push(message.text()));
  page.on("pageerror", (error) => said.push(error.message));
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(site.address + hash);
  await page.waitForSelector("main");
  return { context, page, said, asked };
}

const host = (server: PretendServer, wishes: Wishes = {}) => guest(server, `${table}/secret-of-p1`, wishes);
const note = (page: Page) => page.locator(".note");
const firstMove = (page: Page) => page.locator(".board [data-move]:visible, .dock [data-move]:visible").first();

async function sound(page: Page): Promise<void> {
  expect(await objections(page)).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
}

fullIt("sets a table, seats a friend with two taps, and both play", async () => {
  const server = await serverOf("bite-the-pumpkin");
  const ada = await guest(server, "");
  await ada.page.locator('.game-card[data-game="bite-the-pumpkin"] a', { hasText: "Play with friends" }).click();
  await ada.page.getByLabel("Your name").fill("Ada");
  await ada.page.getByRole("button", { name: "Set the table" }).click();
  await ada.page.locator(".places").waitFor();
  expect(ada.page.url()).toContain(table);
  const link = await ada.page.getByLabel("Link to this table").inputValue();
  await ada.page.getByRole("button", { name: "Copy" }).first().click();
  await ada.page.getByText("Copied.").waitFor();
  expect(await ada.page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  expect(await ada.page.getByRole("button", { name: "Start the match" }).isDisabled()).toBe(true);

  const bo = await guest(server, link.slice(link.indexOf("#")));
  await bo.page.getByLabel("Your name").fill("Bo");
  await bo.page.keyboard.press("Enter");
  await bo.page.getByText("Waiting for Ada to start the match.").waitFor();
  await ada.page.locator(".places", { hasText: "Bo" }).waitFor();
  await ada.page.getByRole("button", { name: "Start the match" }).click();
  await Promise.all([myTurn(ada.page), bo.page.locator(".frame.match").waitFor()]);
  expect(await ada.page.title()).toContain("Your turn");
  expect(await bo.page.title()).not.toContain("Your turn");
  await firstMove(ada.page).click();
  await myTurn(bo.page);
  expect(await movesMade(ada.page)).toBe(1);
  await bo.page.reload(); // the same seat
  await myTurn(bo.page);
  expect([...ada.said, ...bo.said]).toEqual([]);
  await ada.context.close();
  await bo.context.close();
});

fullIt("keeps the key of a personal link, and takes it out of the address", async () => {
  const server = await serverOf("bite-the-pumpkin");
  server.set(["Ada", "open"]);
  const { context, page } = await host(server);
  await page.locator('.places [data-mine="true"]', { hasText: "Ada" }).waitFor();
  expect(page.url()).not.toContain("secret");
  await page.reload();
  await page.locator('.places [data-mine="true"]').waitFor();
  await page.goBack();
  expect(page.url()).not.toContain("secret");
  await context.close();
});

const mySeat = (page: Page, name: string) => page.locator('.places [data-mine="true"]', { hasText: name });

it("keeps the seat when a link to it is opened that does not work", async () => {
  const server = await serverOf("bite-the-pumpkin");
  server.set(["Ada", "open"]);
  const { context, page } = await host(server);
  await mySeat(page, "Ada").waitFor();
  await page.goto(`${site.address}${table}/anything`);
  await page.getByText("This seat link does not work. You still have your own seat.").waitFor();
  await sound(page);
  await page.getByRole("button", { name: "Stay in my seat" }).click();
  await mySeat(page, "Ada").waitFor();
  await context.close();
});

it("asks before a link to another seat takes the place of one's own", async () => {
  const server = await serverOf("bite-the-pumpkin");
  server.set(["Ada", "Bo"]);
  const { context, page } = await host(server);
  await mySeat(page, "Ada").waitFor();
  const question = "You already sit here as Ada. This link is for the seat of Bo. Do you want to change seats?";
  await page.goto(`${site.address}${table}/secret-of-p2`);
  await page.getByText(question).waitFor();
  await sound(page);
  await page.getByRole("button", { name: "Stay in my seat" }).click();
  await mySeat(page, "Ada").waitFor();
  await page.goto(`${site.address}${table}/secret-of-p2`);
  await page.getByRole("button", { name: "Take the seat of Bo" }).click();
  await mySeat(page, "Bo").waitFor();
  expect(page.url()).not.toContain("secret");
  await context.close();
});

fullIt("lets whoever has no seat watch when a link to one does not work", async () => {
  const server = await serverOf("bite-the-pumpkin");
  server.set(["Ada", "Bo"]);
  const { context, page } = await guest(server, `${table}/anything`);
  await page.getByText("This seat link does not work. Please ask for a new one.").waitFor();
  await page.getByRole("button", { name: "Watch the match" }).click();
  await page.locator(".places").waitFor();
  expect(await page.locator('[data-mine="true"]').count()).toBe(0);
  await context.close();
});

it("says of a table that another version has made that it can't be opened, and keeps the seat", async () => {
  const server = await serverOf("bite-the-pumpkin");
  server.set(["Ada", "Bo"]);
  const { context, page } = await host(server);
  await mySeat(page, "Ada").waitFor();
  server.otherVersion = true;
  await page.reload();
  await page.getByText("This table was made by another version of Sounder").waitFor();
  await sound(page);
  await page.goto(site.address);
  await page.locator(".my-tables li", { hasText: "made by another version" }).waitFor();
  server.otherVersion = false;
  await page.goto(site.address + table);
  await mySeat(page, "Ada").waitFor();
  await context.close();
});

it("lets a move wait for the line, in words, and sends it when there is one", async () => {
  const server = await serverOf("three-little-pigs");
  server.set(["Ada", "Bo"]);
  server.start();
  const { context, page } = await host(server);
  await myTurn(page);
  const before = await movesMade(page);
  await server.cut();
  await note(page).filter({ hasText: "You are offline" }).waitFor();
  await firstMove(page).click();
  await page.locator("[data-waiting]").waitFor();
  expect(await page.locator("[data-move]").count()).toBe(0); // nothing else is asked
  await page.getByRole("button", { name: "Take it back" }).click();
  await myTurn(page);
  await firstMove(page).click();
  await page.locator("[data-waiting]").waitFor();
  server.deaf = false;
  // Gone if the app has just reconnected.
  await page
    .getByRole("button", { name: "Try now" })
    .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLButtonElement).click()));
  await page.waitForFunction(
    (n) => Number(document.querySelector<HTMLElement>(".frame")?.dataset["moves"]) > n,
    before,
  );
  expect(await note(page).count()).toBe(0);
  await context.close();
});

fullIt("says that the line is gone from the first moment to the last, also while it tries again", async () => {
  const server = await serverOf("bite-the-pumpkin");
  server.set(["Ada", "Bo"]);
  server.start();
  const { context, page } = await host(server);
  await myTurn(page);
  await server.cut();
  await page.locator("[data-line]").waitFor();
  await page.evaluate(() => {
    const look = () =>
      document.querySelector("[data-line]") ?? document.documentElement.setAttribute("data-silent", "");
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
  });
  await expect.poll(() => server.turnedAway).toBeGreaterThan(2);
  expect(await page.locator("[data-silent]").count()).toBe(0);
  server.deaf = false;
  await page.locator("[data-line]").waitFor({ state: "detached" });
  await context.close();
});

fullIt("has whoever is to move in sight where the seats scroll", async () => {
  const server = await serverOf("wild-pigs");
  server.set(["Ada", "Bo", "Cleo"]);
  server.start();
  const mover = server.situation("").seats[0] ?? "";
  expect(mover).toBe("p3"); // the last
  const { context, page } = await host(server);
  await page.waitForFunction(() => {
    const [bar, chip] = [".seats", ".seats [data-moving=true]"].map((one) =>
      document.querySelector(one)?.getBoundingClientRect(),
    );
    return bar && chip && chip.left >= bar.left && chip.right <= bar.right + 1;
  });
  await context.close();
});

fullIt("shows the whole link to the table where there is room", async () => {
  const server = await serverOf("bite-the-pumpkin");
  server.set(["Ada", "open"]);
  const { context, page } = await host(server, { size: "desktop" });
  const link = page.getByLabel("Link to this table");
  expect(await link.evaluate((field) => field.scrollWidth <= field.clientWidth)).toBe(true);
  await context.close();
});

fullIt("sends a move that waited across a reload, once", async () => {
  const server = await serverOf("three-little-pigs");
  server.set(["Ada", "Bo"]);
  server.start();
  const { context, page } = await host(server);
  page.on("dialog", (dialog) => void dialog.accept()); // the page is not closed over it without a question
  await myTurn(page);
  const before = server.situation("").at;
  await server.cut();
  await firstMove(page).click();
  await page.locator("[data-waiting]").waitFor();
  server.deaf = false;
  await page.reload();
  await page.waitForFunction(
    (n) => Number(document.querySelector<HTMLElement>(".frame")?.dataset["moves"]) > n,
    before,
  );
  const after = server.situation("").at;
  await page.reload();
  await myTurn(page);
  expect(server.situation("").at).toBe(after);
  await context.close();
});

fullIt("says so where the server refuses, and asks again", async () => {
  const server = await serverOf("bite-the-pumpkin");
  server.set(["Ada", "Bo"]);
  server.start();
  const { context, page } = await host(server);
  await myTurn(page);
  server.refuses = { is: "no", code: "outdated", words: "something happened" };
  await firstMove(page).click();
  await page.locator(".bubble", { hasText: "Something has happened meanwhile" }).waitFor();
  await myTurn(page);
  await context.close();
});

it("tells everybody what is asked, who is awaited, who said no and how the match ended", async () => {
  const server = await serverOf("happy-pigs");
  server.set(["Ada", "Bo", "Cleo"]);
  server.start();
  const ada = await host(server);
  const cleo = await guest(server, `${table}/secret-of-p3`);
  const eve = await guest(server, table);
  await eve.page.locator(".prompt", { hasText: "You are watching." }).waitFor();
  server.change({ proposal: { number: 7, kind: "end", by: "p1", waits: ["p2"], agreed: ["p3"] } });
  await note(ada.page).filter({ hasText: "Yes: Cleo. Waiting for Bo to answer." }).waitFor();
  await note(cleo.page).filter({ hasText: "Ada asks to end the match here. Yes: You. Waiting for Bo" }).waitFor();
  await note(eve.page).filter({ hasText: "Ada asks to end the match here." }).waitFor();
  expect(await eve.page.getByRole("button", { name: "Yes" }).count()).toBe(0);
  server.change({
    proposal: undefined as never,
    decided: { number: server.seq + 1, kind: "end", by: "p1", came: "refused", who: "p2" },
  });
  await note(ada.page).filter({ hasText: "Bo said no. The match goes on." }).waitFor();
  await note(eve.page).filter({ hasText: "Bo said no." }).waitFor();
  await sound(ada.page);
  server.change({ stage: "ended", ended: "agreed", decided: undefined as never });
  await ada.page.getByRole("dialog", { name: "The match was ended by agreement." }).waitFor();
  await ada.page.getByRole("button", { name: "Rematch" }).waitFor();
  await ada.page.locator(".ending").getByRole("link", { name: "Replay" }).waitFor();
  await ada.page.getByRole("list", { name: "As it stood" }).waitFor();
  expect(await ada.page.locator(".seats [data-moving=true]").count()).toBe(0);
  expect(await ada.page.locator(".dock").textContent()).not.toContain("Waiting for");
  await sound(ada.page);
  await Promise.all([ada, cleo, eve].map(({ context }) => context.close()));
});

it("lets guests choose a seat and talk before the match, and the host move them, hand over and start", async () => {
  const server = await serverOf("bite-the-pumpkin");
  server.set(["Ada", "Bo", "open"]);
  const ada = await host(server);
  const bo = await guest(server, `${table}/secret-of-p2`);
  const place = (page: Page, i: number, name: string) => page.locator(".places li").nth(i).filter({ hasText: name });
  await bo.page.getByText("Waiting for Ada to start the match.").waitFor();
  await bo.page.getByRole("button", { name: "Sit here" }).click();
  await place(ada.page, 2, "Bo").waitFor();
  await ada.page.getByRole("button", { name: "Move Bo up" }).click();
  await place(bo.page, 1, "Bo").waitFor();
  await bo.page.getByLabel("Say something").fill("Ready!");
  await bo.page.keyboard.press("Enter");
  await ada.page.locator(".lines", { hasText: "Bo: Ready!" }).waitFor();
  await sound(ada.page);
  await ada.page.locator(".places summary").click();
  await ada.page.getByRole("button", { name: "Make Bo the host" }).click();
  await bo.page.getByRole("button", { name: "Start the match" }).waitFor();
  server.place("p1", { here: false });
  await bo.page.getByText("Not here yet: Ada.").waitFor();
  await sound(bo.page);
  await Promise.all([ada, bo].map(({ context }) => context.close()));
});

it("offers the host addresses that friends can open where the link is of this computer alone", async () => {
  const server = await serverOf("bite-the-pumpkin");
  server.set(["Ada", "Bo", "open"]);
  server.reach = { origins: ["http://192.168.1.20:8080", "http://10.1.2.3:8080"], only_here: false };
  const ada = await host(server);
  const invitation = ada.page.locator("section", { hasText: "Invite friends" });
  const link = ada.page.getByLabel("Link to this table");
  await invitation.getByText("Friends on other devices can’t open it.").waitFor();
  const own = await link.inputValue();
  const picture = await invitation.locator(".qr").innerHTML();
  await invitation.getByRole("button", { name: "192.168.1.20:8080" }).click();
  await invitation.getByText("Friends in the same network can open this link.").waitFor();
  expect(await link.inputValue()).toBe(own.replace(/^http:..[^/]+/, "http://192.168.1.20:8080"));
  expect(await invitation.locator(".qr").innerHTML()).not.toBe(picture);
  await sound(ada.page);
  await invitation.getByRole("button", { name: "This computer only" }).click();
  expect(await link.inputValue()).toBe(own);
  server.reach = { origins: [], only_here: true };
  await ada.page.reload();
  await invitation.getByText("start the server with “sounder serve --address 0.0.0.0”").waitFor();
  await sound(ada.page);
  await ada.context.close();
  const asked = server.reachAsked;
  const bo = await guest(server, `${table}/secret-of-p2`);
  await bo.page.getByText("Friends on other devices can’t open it.").waitFor();
  expect(server.reachAsked).toBe(asked); // a guest has nothing to ask
  await bo.context.close();
});

it("has the button that sets a table on the first screen of a phone, however many sit down", async () => {
  const server = await serverOf("happy-pigs");
  const { context, page } = await guest(server, "#/friends/happy-pigs");
  const button = page.getByRole("button", { name: "Set the table" });
  for (const seats of ["2", "6"]) {
    await page.getByRole("radio", { name: seats, exact: true }).check();
    await page.evaluate(() => scrollTo(0, 0));
    const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(sizes.phone.height);
    const hit = ([left, top]: readonly number[]) =>
      document.elementFromPoint(left ?? 0, top ?? 0)?.closest("button")?.type;
    expect(await page.evaluate(hit, [x + width / 2, y + height / 2])).toBe("submit");
    await sound(page);
  }
  await page.getByText("More choices").click();
  await sound(page);
  for (const field of await page.getByRole("radio").all()) {
    await field.focus(); // the bar hides nothing that has the focus
    const under = (one: HTMLElement | SVGElement) =>
      one.getBoundingClientRect().bottom - (document.querySelector(".form-end")?.getBoundingClientRect().top ?? 0);
    expect(await field.evaluate(under)).toBeLessThanOrEqual(0);
  }
  await context.close();
});

it("says that a name has no more letters", async () => {
  const server = await serverOf("bite-the-pumpkin");
  server.set(["Ada", "open"]);
  const { context, page } = await guest(server, table);
  const field = page.getByLabel("Your name");
  await field.fill("Chiara-Magdalena");
  expect(await page.getByText("A name has 24 letters at most.").count()).toBe(0);
  await field.press("End");
  await page.keyboard.type(" von Oinkhausen");
  await page.getByText("A name has 24 letters at most.").waitFor();
  expect(await field.inputValue()).toBe("Chiara-Magdalena von Oin");
  await sound(page);
  await context.close();
});

it("proposes another name where somebody has the same", async () => {
  const server = await serverOf("bite-the-pumpkin");
  server.set(["Ben", "open"]);
  const { context, page } = await guest(server, table);
  await page.getByText("Ben invites you to play Bite the Pumpkin").waitFor();
  await page.getByLabel("Your name").fill("Ben");
  server.refuses = { is: "no", code: "bad_name", words: "somebody here is called so" };
  await page.getByRole("button", { name: "Sit down" }).click();
  await page.getByText("Somebody here is already called Ben.").waitFor();
  await page.getByRole("button", { name: "Sit down as Ben 2" }).click();
  await page.locator(".places", { hasText: "Ben 2" }).waitFor();
  await context.close();
});

it("covers nothing that is to be tapped, offline on a phone", async () => {
  const server = await serverOf("happy-pigs");
  server.set(["Ada", "Bo"]);
  server.start();
  const { context, page } = await host(server);
  await myTurn(page);
  await server.cut();
  await note(page).filter({ hasText: "You are offline" }).waitFor();
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".board [data-move], .dock [data-move]")]
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.top >= 0 && box.bottom <= innerHeight)
      .filter(({ one, box }) => {
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return hit?.closest(".note, .just-said") || (hit?.closest(".dock") && !one.closest(".dock"));
      })
      .map(({ one }) => one.outerHTML.slice(0, 80)),
  );
  expect(covered).toEqual([]);
  await sound(page);
  await context.close();
});

fullIt("shows what is proposed with a yes and a no, and lets a bot play for whoever is away", async () => {
  const server = await serverOf("happy-pigs");
  server.set(["Ada", "Bo", "Cleo"]);
  server.start();
  const { context, page } = await host(server);
  await page.locator(".frame.match").waitFor();
  server.change({ proposal: { number: 7, kind: "undo", by: "p2", waits: ["p1"] } });
  await note(page).filter({ hasText: "Bo asks to undo" }).getByRole("button", { name: "Yes" }).click();
  await note(page).waitFor({ state: "detached" });
  server.place("p3", { here: false });
  server.enters = { away: 300_000 };
  await page.reload();
  await page.locator('.seats [data-seat="p3"]', { hasText: "away" }).waitFor();
  await page.getByRole("button", { name: "Table" }).click();
  await page.locator(".talk").getByRole("button", { name: "Let a bot play" }).click();
  await note(page).filter({ hasText: "Waiting for Bo to answer" }).waitFor();
  server.place("p1", { by: "bot:casual" });
  server.change({ proposal: undefined as never });
  await note(page)
    .filter({ hasText: "a bot plays for you" })
    .getByRole("button", { name: "Take my seat back" })
    .waitFor();
  await context.close();
});

fullIt("talks, mutes, and counts what was not read", async () => {
  const server = await serverOf("happy-pigs");
  server.set(["Ada", "Bo", "Cleo"]);
  server.start();
  const { context, page } = await host(server);
  await page.locator(".frame.match").waitFor();
  server.say("p2", "Hello Ada");
  await note(page).filter({ hasText: "Hello Ada" }).waitFor();
  await page.getByRole("button", { name: "Table (1)" }).click();
  await page.getByLabel("Say something").fill("Hello Bo");
  await page.keyboard.press("Enter");
  await page.locator(".lines", { hasText: "You: Hello Bo" }).waitFor();
  await page.getByRole("button", { name: "Oink!" }).click();
  await page.locator(".lines", { hasText: "You: Oink!" }).waitFor();
  await page.getByRole("button", { name: "Mute: Bo" }).click();
  expect(await page.locator(".lines").textContent()).not.toContain("Hello Ada");
  await page.reload();
  await page.getByRole("button", { name: "Table" }).click();
  expect(await page.locator(".lines").textContent()).not.toContain("Hello Ada");
  await context.close();
});

fullIt("shows clocks that run", async () => {
  const server = await serverOf("bite-the-pumpkin");
  server.set(["Ada", "Bo"], { clock: { kind: "move", seconds: 600 } });
  server.times = [
    { seat: "p1", left: 601_000, runs: true },
    { seat: "p2", left: 15_000, runs: false },
  ];
  server.start();
  const { context, page } = await host(server);
  const [mine, other] = [page.locator('[data-seat="p1"] .seat-clock'), page.locator('[data-seat="p2"] .seat-clock')];
  await mine.filter({ hasText: /^9:\d\d/ }).waitFor();
  expect(await other.textContent()).toBe("0:15");
  await context.close();
});

fullIt("has my tables on the home page, those where I am asked first, and nothing of them for a newcomer", async () => {
  const server = await serverOf("bite-the-pumpkin");
  server.set(["Ada", "Bo"]);
  const newcomer = await guest(server, "");
  await newcomer.page.locator(".game-card").first().waitFor();
  expect(newcomer.asked.filter((one) => /MyTables|tables/.test(one))).toEqual([]);
  await newcomer.context.close();
  const { context, page } = await host(server);
  await page.locator(".places").waitFor();
  await page.goto(`${site.address}#/table/zzzzzzzzzzzz/secret-of-p1`);
  await page.locator(".places").waitFor();
  await page.goto(site.address);
  await page.locator('.my-tables li[data-asked="true"]').waitFor();
  expect(await page.locator(".my-tables li").first().getAttribute("data-asked")).toBe("true");
  await sound(page);
  await context.close();
});

describe.each(some(["light", "dark"] as const))("by %s", (scheme) => {
  it.each(
    some(["phone", "desktop"] as const),
  )("is sound at the size of a %s, before, during and after a match", async (size) => {
    const server = await serverOf("three-little-pigs");
    const { context, page, said } = await guest(server, "#/friends/three-little-pigs", { size, scheme });
    await page.getByLabel("Your name").fill("Ada");
    await page.getByLabel("Each move").check();
    await sound(page);
    await page.getByRole("button", { name: "Set the table" }).click();
    await page.locator(".places").waitFor();
    await page.getByText("My seat on another device").click();
    await page.getByRole("button", { name: "A short code to type" }).click();
    await page.getByText("ABCD 2345").waitFor();
    await sound(page);
    const friend = await guest(server, table, { size, scheme });
    await friend.page.locator(".sit-down").waitFor();
    await sound(friend.page);
    await friend.context.close();
    server.place("p2", { is: "person", name: "Bo", here: true });
    server.start();
    await page.locator(".frame.match").waitFor();
    server.change({ proposal: { number: 7, kind: "end", by: "p2", waits: ["p1"] } });
    await note(page).first().waitFor();
    await sound(page);
    server.change({ proposal: undefined as never });
    await page.getByRole("button", { name: "Table" }).click();
    await page.locator(".talk").waitFor();
    await sound(page);
    await page.keyboard.press("Escape");
    server.play(2000);
    await page.locator(".ending").waitFor();
    await page.locator(".ending").getByRole("link", { name: "Replay" }).waitFor();
    await sound(page);
    expect(said).toEqual([]);
    await context.close();
  });
});

fullIt("says nothing outside the catalogue", async () => {
  const server = await serverOf("happy-pigs");
  server.set(["Ada", "Bo", "open", "bot:casual"], { watching: 2 });
  const names = ["Ada", "Bo", "Cleo", "Ada:", "Bo:", "Hello"];
  const { context, page } = await host(server, { settings: { language: "xx" } });
  await page.locator(".places").waitFor();
  await page.waitForFunction(() => document.body.textContent?.includes("~~"));
  expect(await untranslated(page, names)).toEqual([]);
  server.place("p3", { is: "person", name: "Cleo", here: false });
  server.start();
  server.say("p2", "Hello");
  await page.locator(".frame.match").waitFor();
  await page.locator(".tools .tool").last().click();
  await page.locator(".talk").waitFor();
  server.change({ proposal: { number: 7, kind: "bot", by: "p2", seat: "p3", waits: ["p1"] } });
  await page.locator("[data-proposal]").waitFor();
  expect(await untranslated(page, names)).toEqual([]);
  await page.goto(`${site.address}#/friends/happy-pigs`);
  await page.getByRole("radio").first().waitFor();
  expect(await untranslated(page, names)).toEqual([]);
  await context.close();
});
