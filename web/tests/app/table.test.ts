// A match in the page: one call to the worker for each move, ways back and their prices, matches of an older shelf.
import { fullIt } from "../tier";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { packed } from "../../src/match/link";
import { listen } from "./newcomer";
import { answer, movesMade, myTurn, playNow, shelve, shelved, Site } from "./opened";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

type Counting = { asked: string[] };

it("asks the table once a move, and the bots' worker once a move of theirs", async () => {
  const { context, page, said } = await site.visit();
  await page.evaluate(() => {
    const counting = window as unknown as Counting;
    counting.asked = [];
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: { readonly name?: string }) {
      if (message.name) counting.asked.push(message.name);
      (post as (this: Worker, message: unknown) => void).call(this, message);
    };
  });
  await playNow(page, "bite-the-pumpkin");
  const asked = () => page.evaluate(() => (window as unknown as Counting).asked.splice(0));
  await asked();
  // The herd's pig, then the farmer's pumpkin.
  for (let move = 0; move < 3; move += 1) {
    const before = await movesMade(page);
    await page.locator(".bp-cell[data-lit=true]").first().click();
    await page.waitForFunction(
      (count) => Number(document.querySelector<HTMLElement>(".frame")?.dataset["moves"]) >= count + 2,
      before,
    );
    await myTurn(page);
    expect(await asked()).toEqual(move === 0 ? ["play", "open", "choose", "play"] : ["play", "choose", "play"]);
  }
  expect(said).toEqual([]);
  await context.close();
});

it("offers to decide any own move again in the story, as practice", async () => {
  const { context, page, said } = await site.visit("", { size: "phone" });
  await playNow(page, "bite-the-pumpkin");
  for (const moves of [2, 4]) {
    await page.locator(".bp-cell[data-lit=true]").first().click();
    await page.waitForFunction(
      (wanted) => Number(document.querySelector<HTMLElement>(".frame")?.dataset["moves"]) === wanted,
      moves,
    );
    await myTurn(page);
  }
  await page.getByRole("button", { name: "Log" }).click();
  await page.locator("[data-back='1']").waitFor();
  expect(
    await page.locator("[data-back]").evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset["back"])),
  ).toEqual(["1", "3"]);
  await page.locator("[data-back='1']").click();
  await answer(page);
  await page.waitForFunction(() => document.querySelector<HTMLElement>(".frame")?.dataset["moves"] === "0");
  expect(await page.locator(".prompt").textContent()).toContain("Practice");
  expect(said).toEqual([]);
  await context.close();
});

fullIt("lets one go back from what became known only as practice, and says so", async () => {
  const { context, page, said } = await site.visit();
  const moves = ["pig d5", "plant a1", "pig d6", "plant a2"];
  await shelve(page, "back", {
    sounder: 1,
    game: "bite-the-pumpkin",
    rules: 1,
    seats: ["human", "bot:casual"],
    moves,
    dice: { kind: "seeded", seed: 5 },
  });
  await page.evaluate(() => void (location.hash = "#/match/back"));
  await myTurn(page);
  const undo = page.locator(".tools button").first();
  await undo.click();
  expect(await answer(page)).toContain("practice");
  await page.waitForFunction(() => Number(document.querySelector<HTMLElement>(".frame")?.dataset["moves"]) === 2);
  expect(await page.locator(".prompt").textContent()).toContain("Practice");
  await undo.click(); // practice already: no second question
  await page.waitForFunction(() => Number(document.querySelector<HTMLElement>(".frame")?.dataset["moves"]) === 0);
  await page.reload();
  await myTurn(page);
  expect(await movesMade(page)).toBe(0);
  expect(await page.locator(".prompt").textContent()).toContain("Practice");
  expect(said).toEqual([]);
  await context.close();
});

it("takes back the last move of whoever made it at this device, and says whose it is", async () => {
  const { context, page, said } = await site.visit();
  await shelve(page, "both", {
    sounder: 1,
    game: "bite-the-pumpkin",
    rules: 1,
    seats: ["Ann", "Ben"],
    moves: ["pig d5", "plant a1"],
  });
  await page.evaluate(() => void (location.hash = "#/match/both"));
  await myTurn(page);
  const asked: string[] = [];
  const undo = page.locator(".tools button").first();
  const left = (moves: number) =>
    page.waitForFunction((n) => Number(document.querySelector<HTMLElement>(".frame")?.dataset["moves"]) === n, moves);
  await undo.click();
  asked.push(await answer(page, false));
  expect(await movesMade(page)).toBe(2);
  for (const moves of [1, 0]) {
    await undo.click();
    asked.push(await answer(page));
    await left(moves);
  }
  expect(asked.map((words) => /Ann|Ben/.exec(words)?.[0])).toEqual(["Ben", "Ben", "Ann"]);
  expect(await undo.isDisabled()).toBe(true);
  expect(said).toEqual([]);
  await context.close();
});

fullIt("asks the others before their moves are taken back", async () => {
  const { context, page, said } = await site.visit();
  await shelve(page, "both", {
    sounder: 1,
    game: "bite-the-pumpkin",
    rules: 1,
    seats: ["Ann", "Ben"],
    moves: ["pig d5", "plant a1"],
  });
  await page.evaluate(() => void (location.hash = "#/match/both"));
  await myTurn(page);
  const asked: string[] = [];
  await page.getByRole("button", { name: "Log" }).click();
  const back = page.locator("[data-back='1']");
  await back.click();
  asked.push(await answer(page, false));
  expect(await movesMade(page)).toBe(2);
  await back.click();
  asked.push(await answer(page));
  await page.waitForFunction(() => Number(document.querySelector<HTMLElement>(".frame")?.dataset["moves"]) === 0);
  expect(asked).toEqual([expect.stringMatching(/Ann.*Ben/), expect.stringMatching(/Ann.*Ben/)]); // whose move, and who must agree
  expect(said).toEqual([]);
  await context.close();
});

fullIt("forgets a hint with the question it was for", async () => {
  const { context, page, said } = await site.visit("", { size: "desktop" });
  await playNow(page, "bite-the-pumpkin");
  const hint = page.getByRole("button", { name: "Hint" });
  await hint.click();
  const panel = page.getByRole("complementary", { name: "What a strong bot would play" });
  await panel.locator(".hint li").first().waitFor();
  // Another tab takes the match: nobody is asked here any more.
  const tab = await context.newPage();
  await tab.goto(page.url());
  await tab.getByRole("button", { name: "Play here" }).click();
  await page.locator(".elsewhere").waitFor();
  await panel.waitFor({ state: "detached" });
  expect(await hint.getAttribute("aria-pressed")).toBe("false");
  expect(said).toEqual([]);
  await context.close();
});

it("begins one match, however often Play now is tapped", async () => {
  const { context, page, said } = await site.visit();
  await page
    .locator(".game-card button.primary")
    .first()
    .evaluate((button: HTMLElement) => (button.click(), button.click()));
  await myTurn(page);
  expect(await shelved(page)).toBe(1);
  expect(said).toEqual([]);
  await context.close();
});

fullIt("goes on with matches that were kept before moves had rows of their own", async () => {
  const { context, page: bare, address } = await site.visit();
  const moves = ["pig d5", "plant a1", "pig d6", "plant a2"];
  const record = JSON.stringify({
    sounder: 1,
    game: "bite-the-pumpkin",
    rules: 1,
    seats: ["Ann", "bot:casual"],
    moves,
  });
  const kept = JSON.stringify({
    id: "old",
    game: "bite-the-pumpkin",
    record,
    players: ["Ann", "bot:casual"],
    moves: 4,
    over: false,
    changed: 1,
  });
  await bare.goto(`${address}icon.svg`); // a page of this place without the app; it has no icon, and the browser says so when it likes
  await bare.evaluate(
    ([match]) =>
      new Promise<void>((done, failed) => {
        indexedDB.deleteDatabase("sounder").onsuccess = () => {
          const asked = indexedDB.open("sounder", 1);
          asked.onupgradeneeded = () => asked.result.createObjectStore("matches", { keyPath: "id" });
          asked.onerror = () => failed(asked.error);
          asked.onsuccess = () => {
            const transaction = asked.result.transaction("matches", "readwrite");
            transaction.objectStore("matches").put(JSON.parse(match ?? ""));
            transaction.oncomplete = () => (asked.result.close(), done());
          };
        };
      }),
    [kept],
  );
  await bare.close();
  const page = await context.newPage();
  const said = listen(page);
  await page.goto(address);
  await page.locator(".continue a").click();
  await myTurn(page);
  expect(await movesMade(page)).toBe(4);
  expect(await page.locator("main").textContent()).toContain("Ann");
  await page.locator(".bp-cell[data-lit=true]").first().click();
  await page.waitForFunction(() => Number(document.querySelector<HTMLElement>(".frame")?.dataset["moves"]) >= 6);
  await page.reload();
  await myTurn(page);
  expect(await movesMade(page)).toBeGreaterThanOrEqual(6);
  expect(said).toEqual([]);
  await context.close();
});

fullIt("says that a match with fair dice goes on with others", async () => {
  const record = readFileSync(
    new URL("../../../tests/records/version-1/happy-pigs-in-progress.json", import.meta.url),
    "utf8",
  );
  const { context, page, said } = await site.visit(`#/replay/r.${await packed(record)}`);
  const playOn = page.getByRole("button", { name: "Play on" });
  await playOn.click();
  expect(await answer(page, false)).toContain("dice of this browser");
  await page.locator(".frame.replay").waitFor();
  await playOn.click();
  await answer(page);
  await page.locator(".frame.match").waitFor();
  expect(said).toEqual([]);
  await context.close();
});
