// The board of Bite the Pumpkin: whole matches by mouse, touch and keyboard, taps that may and may not act, faces, the
// tutorial.
import { fullDescribe, fullIt, isFull } from "../tier";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { middle } from "../../src/games/bite-the-pumpkin/cells";
import { tutorial } from "../../src/games/bite-the-pumpkin/tutorial";
import { sideways } from "../browser/opened";
import { dice } from "../games/played";
import { objections } from "../browser/axe";
import { movesMade, myTurn, playNow, Site, shelve, type Visit } from "./opened";
import { swipe } from "./touch";

const id = "bite-the-pumpkin";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

// A match put on the shelf as if it had been played so far.
async function shelved(
  page: Page,
  moves: readonly string[],
  seats: readonly string[],
  name = "shelved",
): Promise<void> {
  await shelve(page, name, { sounder: 1, game: id, rules: 1, seats, moves, dice: { kind: "seeded", seed: 5 } });
  await page.evaluate((to) => void (location.hash = `#/match/${to}`), name);
  await myTurn(page);
}

const moved = (page: Page, before: number) =>
  page.waitForFunction(
    (count) => Number(document.querySelector<HTMLElement>(".frame")?.dataset["moves"]) > count,
    before,
  );
const offers = (page: Page) =>
  page.locator(".bp-bites button").evaluateAll((buttons) => buttons.map((button) => button.textContent ?? "").sort());
const lit = (page: Page) => page.locator(".bp-cell[data-lit=true]");
const bubble = async (page: Page) => (await page.waitForSelector(".bubble")).textContent();

type Screen = { readonly width: number; readonly height: number };
const screens: readonly Screen[] = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

// A device with a finger.
const touching = (viewport: Screen = { width: 360, height: 740 }): Promise<Visit> =>
  site.on({ viewport, hasTouch: true, isMobile: true });

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly name: string;
};
const boxes = (page: Page, selector: string): Promise<readonly Box[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return {
        x,
        y,
        width,
        height,
        name: one.getAttribute("data-cell") ?? one.getAttribute("aria-label") ?? one.textContent ?? "",
      };
    }),
  );
const overlap = (a: Box, b: Box): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.5 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.5;

// Which face is where.
const faces = async (page: Page): Promise<Readonly<Record<string, string>>> => {
  const pigs = await page
    .locator(".bp-pig")
    .evaluateAll((all) => all.map((pig) => [pig.getAttribute("data-pig") ?? "", (pig as SVGElement).style.transform]));
  return Object.fromEntries(pigs) as Record<string, string>;
};

// One decision with the board's own controls: a cell, the rim, or pig and vegetable until the bite is whole.
async function decide(page: Page, roll: (below: number) => number, finger = false): Promise<void> {
  const before = await movesMade(page);
  const way = page.locator("button.bp-way");
  if ((await way.count()) > 0) await way.nth(roll(4)).click();
  else if ((await page.locator("[data-phase=bite]").count()) > 0)
    for (
      let taps = 0;
      taps < 12 && (await movesMade(page)) === before && (await page.locator("[data-phase=bite]").count()) > 0;
      taps += 1
    ) {
      const choices = await page
        .locator(".bp-cell[data-lit=true]:not([aria-selected=true])")
        .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("data-cell") ?? ""));
      const state = () =>
        page
          .locator(".bp-board")
          .evaluate((one) =>
            [...one.querySelectorAll("[data-lit=true]")]
              .map((cell) => cell.ariaLabel + (cell.ariaSelected ?? ""))
              .join(),
          );
      const old = await state();
      const cell = page.locator(`[data-cell="${choices[roll(choices.length)] ?? ""}"]`);
      await (finger ? cell.tap() : cell.click());
      await expect.poll(state).not.toBe(old);
    }
  else
    await lit(page)
      .nth(roll(await lit(page).count()))
      .click();
  await moved(page, before);
}

describe("a match on a phone", () => {
  // Whatever is asked is looked at once.
  async function look(page: Page, phase: string): Promise<void> {
    if (isFull || phase === "place_pig") expect(await objections(page), phase).toEqual([]);
    expect(await sideways(page)).toBe(0);
    for (const { width, height } of await page
      .locator(".bp-board button")
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON() as DOMRect))) {
      expect(width, phase).toBeGreaterThanOrEqual(43.9);
      expect(height, phase).toBeGreaterThanOrEqual(43.9);
    }
  }

  it("is played to the end on the board by mouse", async () => {
    const { context, page, said } = await site.visit();
    const roll = dice(21);
    await playNow(page, id);
    const looked = new Set<string>();
    while ((await myTurn(page)) === "asked") {
      const phase = (await page.locator(".bp-board").getAttribute("data-phase")) ?? "";
      if (!looked.has(phase)) await look(page, phase);
      looked.add(phase);
      await decide(page, roll);
    }
    expect([...looked]).toContain("place_pig");
    expect([...looked]).toContain("run");
    expect(await page.locator(".ending h2").textContent()).toContain("win");
    expect(await objections(page), "at the end").toEqual([]);
    expect(await sideways(page)).toBe(0);
    expect(said).toEqual([]);
    await context.close();
  });

  fullIt("is as sound by night", async () => {
    const { context, page, said } = await site.visit("", { scheme: "dark" });
    for (const [phase, moves] of [
      ["place_pig", []],
      ["run", placed],
      ["plant", [...placed, "run west"]],
      ["bite", played],
    ] as const) {
      await shelved(page, moves, ["human", "human"], `night-${phase}`);
      await page.waitForSelector(`.bp-board[data-phase=${phase}]`);
      await look(page, phase);
    }
    expect(said).toEqual([]);
    await context.close();
  });

  fullIt("plants as the farmer, and says why a cell can't be planted", async () => {
    const { context, page, said } = await site.visit();
    await shelved(page, [], ["bot:casual", "human"]);
    await page.locator('[data-cell="d4"]').click();
    await page.waitForSelector(".refusal");
    expect(await page.locator(".refusal").textContent()).toContain("a tree on d4");
    const cell = (await lit(page).first().getAttribute("data-cell")) ?? "";
    const before = await movesMade(page);
    await page.locator(`[data-cell="${cell}"]`).click();
    await moved(page, before);
    await page.getByRole("button", { name: "Log" }).click();
    await expect.poll(() => page.locator(".log").textContent()).toContain(`a pumpkin on ${cell}.`);
    expect(said).toEqual([]);
    await context.close();
  });
});

const placed = [...tutorial.begin, "pig g1", "plant a1"];
const played = [
  ...tutorial.begin,
  ...tutorial.steps.slice(0, 4).flatMap(({ expect: moves, then }) => [...(moves ?? []), ...(then ?? [])]),
];

fullDescribe("bites", () => {
  it("are chosen by tapping pig, then pumpkin, and can be undone", async () => {
    const { context, page, said } = await site.visit();
    await shelved(page, played, ["human", "human"]);
    expect(await page.locator(".bp-board").getAttribute("data-phase")).toBe("bite");
    expect(await objections(page)).toEqual([]);
    await page.locator('[data-cell="c5"]').click();
    expect(
      (await lit(page).evaluateAll((cells) => cells.map((cell) => cell.getAttribute("data-cell")))).sort(),
    ).toEqual(["b5", "c5", "c6"]);
    expect(await offers(page)).toEqual(["c5 eats b5", "c5 eats c6"]); // only what answers the question
    expect(await page.locator(".bp-how").textContent()).toBe("What does the pig on c5 eat?");
    await page.locator('[data-cell="c5"]').click(); // never mind
    await page.locator('[data-cell="b5"]').click();
    expect(await page.locator(".bp-how").textContent()).toBe("Which pig eats b5?");
    expect(await offers(page)).toEqual(["c4 eats b5", "c5 eats b5"]);
    await page.locator('[data-cell="b5"]').click();
    await page.locator('[data-cell="c5"]').click();
    await page.locator('[data-cell="e1"]').click();
    await page.waitForSelector(".refusal");
    expect(await page.locator(".refusal").textContent()).toContain("does not reach e1");
    const before = await movesMade(page);
    await page.locator('[data-cell="b5"]').click();
    await moved(page, before);
    expect(await page.locator("p[aria-live=polite]").allTextContents()).toContainEqual(
      expect.stringContaining("c5 eats b5."),
    );
    expect(await page.locator('[data-cell="c5"]').getAttribute("aria-label")).toContain("lying");
    await page.getByRole("button", { name: "Undo" }).click();
    await page.waitForSelector("[data-phase=bite]");
    await page.getByRole("button", { name: "c4 eats b5 and c5 eats c6" }).first().click();
    await page.waitForSelector("[data-phase=run]");
    expect(said).toEqual([]);
    await context.close();
  });
});

fullDescribe("running", () => {
  it("shows where all pigs would stop while a direction is focused, and runs by keyboard", async () => {
    const { context, page, said } = await site.visit();
    await shelved(page, placed, ["human", "human"]);
    const west = page.locator('button[data-way="west"]');
    await west.focus();
    await page.waitForSelector(".bp-ghost");
    expect(await page.locator(".bp-ghost").count()).toBe(await page.locator(".bp-trail").count());
    const promised = (await west.getAttribute("aria-description")) ?? "";
    await page.keyboard.press("ArrowUp");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("data-move"))).toBe("run north");
    await page.keyboard.press("ArrowLeft");
    const before = await movesMade(page);
    await page.keyboard.press("ArrowLeft"); // the same again runs
    await moved(page, before);
    const pigs = await page
      .locator('.bp-cell[aria-label*="pig"]')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("data-cell") ?? ""));
    expect(promised.match(/[a-h][1-8]/g)?.sort()).toEqual(pigs.sort());
    // The farmer at the same keyboard goes on from a cell of the meadow.
    await page.waitForSelector("[data-phase=plant]");
    await page.waitForFunction(() => document.activeElement?.matches(".bp-cell"));
    expect(said).toEqual([]);
    await context.close();
  });

  it("runs by a line drawn with the mouse, unless it is taken back", async () => {
    const { context, page, said } = await site.visit();
    await shelved(page, placed, ["human", "human"]);
    const box = await page.locator(".bp-meadow").boundingBox();
    const x = (box?.x ?? 0) + 180;
    const y = (box?.y ?? 0) + 190;
    const before = await movesMade(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 70, y + 5, { steps: 5 });
    await page.waitForSelector(".bp-ghost");
    await page.mouse.move(x, y, { steps: 5 });
    await page.mouse.up();
    expect(await page.locator("[data-phase=run]").count()).toBe(1);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 70, y + 5, { steps: 5 });
    await page.mouse.up();
    await moved(page, before);
    expect(await page.locator(".prompt").textContent()).toContain("Plant");
    expect(await page.locator('[data-way="west"]').getAttribute("data-ran")).toBe("true");
    expect(said).toEqual([]);
    await context.close();
  });

  it.each(screens)("has its boards on the rim, over no cell, at $width x $height", async (viewport) => {
    const { context, page, said } = await touching(viewport);
    await shelved(page, placed, ["human", "human"]);
    const ways = await boxes(page, "button.bp-way");
    const cells = await boxes(page, ".bp-cell");
    expect(ways.length).toBe(4);
    for (const way of ways) {
      expect(Math.min(way.width, way.height), way.name).toBeGreaterThanOrEqual(43.9);
      expect(cells.filter((cell) => overlap(way, cell)).map(({ name }) => name)).toEqual([]);
    }
    // A tap on a pig at the edge is no run, and the reason is shown.
    const before = await movesMade(page);
    await page.locator('[data-cell="h5"]').tap();
    expect(await bubble(page)).toContain("All standing pigs run together");
    expect(await movesMade(page)).toBe(before);
    expect(await page.locator("[data-phase=run]").count()).toBe(1);
    expect(said).toEqual([]);
    await context.close();
  });

  it("takes two taps of a finger: the first shows, the second runs", async () => {
    const { context, page, said } = await touching();
    await shelved(page, placed, ["human", "human"]);
    const before = await movesMade(page);
    const way = (direction: string) => page.locator(`button[data-way="${direction}"]`);
    await way("east").tap();
    await page.waitForSelector(".bp-ghost");
    expect(await way("east").getAttribute("data-aimed")).toBe("true");
    await way("north").tap(); // another thought
    await page.waitForSelector('[data-way="north"][data-aimed="true"]');
    expect(await way("east").getAttribute("data-aimed")).toBe("false");
    expect(await page.locator(".dock [data-move]").getAttribute("data-move")).toBe("run north");
    expect(await movesMade(page)).toBe(before);
    await way("north").tap();
    await moved(page, before);
    expect(await page.locator('[data-way="north"]').getAttribute("data-ran")).toBe("true");
    expect(said).toEqual([]);
    await context.close();
  });

  it("takes two strokes of a finger", async () => {
    const { context, page, said } = await touching();
    await shelved(page, placed, ["human", "human"]);
    const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(".bp-meadow").boundingBox()) ?? {};
    const middle = { x: x + width / 2, y: y + height / 2 };
    const before = await movesMade(page);
    await swipe(page, middle, -90, 4);
    await page.waitForSelector('[data-way="west"][data-aimed="true"]');
    expect(await movesMade(page)).toBe(before);
    await swipe(page, middle, -90, 4);
    await moved(page, before);
    expect(said).toEqual([]);
    await context.close();
  });

  it("lets one see who bumped into whom, in the order in which they stop", async () => {
    const { context, page } = await site.visit();
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await shelved(page, placed, ["human", "human"]);
    await page.locator('button[data-way="east"]').click();
    await page.waitForSelector(".bp-clash"); // d1 runs into g1, which has run to h1
    const late = (pig: number) =>
      page
        .locator(`[data-pig="${pig}"] .bp-bump`)
        .evaluate((one) => Number.parseFloat(getComputedStyle(one).animationDelay));
    expect(await page.locator(".bp-clash").count()).toBe(1);
    expect(
      await page
        .locator(".bp-push")
        .evaluateAll((all) => all.map((one) => one.closest("[data-pig]")?.getAttribute("data-pig"))),
    ).toEqual(["4"]);
    expect(await late(3)).toBeGreaterThan(await late(4));
    await context.close();
  });
});

describe("a finger", () => {
  fullIt("places with two taps, and may change its mind between them", async () => {
    const { context, page, said } = await touching();
    await shelved(page, [], ["human", "human"]);
    await page.locator('[data-cell="c4"]').tap();
    await page.waitForSelector(".bp-ghost");
    await page.locator('[data-cell="c5"]').tap();
    await page.waitForSelector('.dock [data-move="pig c5"]');
    expect(await page.locator('[data-cell="c5"]').getAttribute("aria-selected")).toBe("true");
    expect(await movesMade(page)).toBe(0);
    await page.locator('[data-cell="c5"]').tap();
    await moved(page, 0);
    expect(await page.locator('[data-cell="c5"]').getAttribute("aria-label")).toContain("pig");
    await page.locator('[data-cell="h1"]').tap(); // the farmer, with the button in the dock
    await page.locator(".dock .primary").tap();
    await moved(page, 1);
    expect(said).toEqual([]);
    await context.close();
  });

  fullIt("plays a match to the end by taps alone", async () => {
    const { context, page, said } = await touching();
    const roll = dice(31);
    await shelved(page, [], ["human", "bot:casual"]);
    while ((await myTurn(page)) === "asked") {
      const before = await movesMade(page);
      const running = (await page.locator("button.bp-way").count()) > 0;
      if ((await page.locator("[data-phase=bite]").count()) > 0) await decide(page, roll, true);
      else {
        const all = running ? page.locator("button.bp-way") : lit(page);
        const one = all.nth(roll(await all.count()));
        await one.tap();
        await page.waitForSelector(".dock .primary[data-move]");
        expect(await movesMade(page)).toBe(before);
        await one.tap();
        await moved(page, before);
      }
    }
    await page.waitForSelector(".bp-end"); // its picture comes after the card
    expect(said).toEqual([]);
    await context.close();
  });
});

fullDescribe("a tap that can't be played says why", () => {
  const eaten = [...placed, "run west", "plant e1"]; // a pig lies
  it.each([
    ["a pig that lies, when it is time to run", eaten, "lying", "lies down and skips this run"],
    ["a cell, when it is time to run", eaten, "empty", "choose an arrow on the rim"],
    ["a pig without food, when it is time to bite", played, "a8", "no food beside it"],
    ["food that nobody reaches", played, "h7", "No pig stands beside h7"],
    ["a tree, when it is time to bite", played, "d4", "Tap a pig, then what it eats."],
  ] as const)("%s", async (_, moves, at, why) => {
    const { context, page, said } = await touching();
    await shelved(page, moves, ["human", "human"]);
    const cell = /^[a-h]\d$/.test(at)
      ? page.locator(`[data-cell="${at}"]`)
      : page.locator(`.bp-cell[aria-label*="${at}"]`).first();
    await cell.tap();
    expect(await bubble(page)).toContain(why);
    expect(said).toEqual([]);
    await context.close();
  });

  it("when the match is over", async () => {
    const { context, page, said } = await site.visit();
    await shelved(page, [], ["bot:novice", "bot:novice"]);
    await page.locator(".end-close").click();
    await page.locator('[data-cell="c6"]').click();
    expect(await bubble(page)).toContain("The match is over.");
    expect(said).toEqual([]);
    await context.close();
  });
});

fullDescribe("faces", () => {
  const later = [...placed, "run west", "plant e1", "run north", "plant d1"];
  it("stay with their pigs through a reload and a replay", async () => {
    const { context, page, said } = await site.visit();
    await shelved(page, placed, ["human", "human"]);
    const moments: Readonly<Record<string, string>>[] = [await faces(page)];
    for (const [i, text] of later.slice(placed.length).entries()) {
      await page.locator(`.bp-board [data-move="${text}"]`).click();
      await moved(page, placed.length + i);
      moments.push(await faces(page));
    }
    const now = moments[moments.length - 1];
    const at = (...cells: readonly string[]) =>
      Object.fromEntries(
        cells.map((cell, i) => [`${i}`, `translate(${middle(cell).x}px, ${middle(cell).y}px)`] as const),
      );
    expect(moments[0]).toEqual(at("a8", "c2", "h5", "d1", "g1")); // as they were placed
    expect(now).toEqual(at("a8", "c5", "f5", "b1", "c4"));
    await page.reload();
    await page.waitForSelector(".bp-pig");
    expect(await faces(page)).toEqual(now);
    // A replay that begins in the middle, goes on, and leaps back.
    for (const move of [12, 13, 14, 10, 11]) {
      await page.evaluate((to) => void (location.hash = `#/replay/shelved?at=${to}`), move);
      await expect.poll(() => faces(page)).toEqual(moments[move - placed.length]);
    }
    expect(said).toEqual([]);
    await context.close();
  });
});

fullDescribe("the meadow", () => {
  it.each(
    screens,
  )("is a square that fills its box at $width x $height, and no control lies on another", async (viewport) => {
    const { context, page, said } = await touching(viewport);
    for (const moves of [[], placed, played]) {
      await shelved(page, moves, ["human", "human"], `after${moves.length}`);
      await page.waitForSelector(`[data-moves="${moves.length}"]`);
      const [board] = await boxes(page, "[data-board]");
      const [meadow] = await boxes(page, ".bp-meadow");
      const [field] = await boxes(page, ".bp-field");
      if (!board || !meadow || !field) throw new Error("no board");
      expect(Math.abs(meadow.width - meadow.height)).toBeLessThan(0.5);
      expect(field.x).toBeGreaterThanOrEqual(board.x - 0.5);
      expect(field.y).toBeGreaterThanOrEqual(board.y - 0.5);
      expect(field.x + field.width).toBeLessThanOrEqual(board.x + board.width + 0.5);
      expect(field.y + field.height).toBeLessThanOrEqual(board.y + board.height + 0.5);
      expect(meadow.width / Math.min(board.width, board.height)).toBeGreaterThan(0.84);
      expect(
        await page
          .locator("[data-board]")
          .evaluate((one) => [one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth]),
      ).toEqual([0, 0]);
      const controls = await boxes(page, ".frame button:not(.bp-bites button), .frame a");
      const pairs = controls.flatMap((a, i) =>
        controls.slice(i + 1).flatMap((b) => (overlap(a, b) ? [`${a.name} and ${b.name}`] : [])),
      );
      expect(pairs).toEqual([]);
    }
    expect(said).toEqual([]);
    await context.close();
  });

  it("tells without colours what may be chosen and what is", async () => {
    const { context, page } = await site.visit();
    await page.emulateMedia({ forcedColors: "active" });
    await shelved(page, [], ["human", "human"]);
    const ring = (cell: string) =>
      page.locator(`[data-cell="${cell}"]`).evaluate((one) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(one, "::after");
        return `${borderTopWidth} ${borderTopStyle}`;
      });
    expect(await ring("c5")).toBe("3px solid");
    expect(await ring("d4")).toMatch(/ none$/); // a tree
    await shelved(page, placed, ["human", "human"], "placed");
    const board = page.locator('button[data-way="east"]');
    const edge = () => board.evaluate((one) => getComputedStyle(one, "::before").borderTopStyle);
    expect(await edge()).toBe("solid");
    await board.focus();
    await page.waitForSelector('[data-way="east"][data-aimed="true"]');
    expect(await edge()).toBe("double");
    await context.close();
  });
});

describe("the keyboard", () => {
  it("plays a match to the end with at most four keys a decision", async () => {
    const { context, page, said } = await site.visit();
    const roll = dice(41);
    await shelved(page, [], ["human", "bot:casual"]);
    await page.locator(".bp-cell[tabindex='0']").focus();
    const keys = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];
    while ((await myTurn(page)) === "asked") {
      const before = await movesMade(page);
      const phase = (await page.locator(".bp-board").getAttribute("data-phase")) ?? "";
      await page.waitForFunction(
        (run) => document.activeElement?.matches(run ? "button.bp-way" : ".bp-cell") ?? false,
        phase === "run",
      );
      const press = async (...pressed: readonly string[]) => {
        expect(pressed.length).toBeLessThanOrEqual(4);
        for (const key of pressed) await page.keyboard.press(key);
      };
      const cells = await lit(page).evaluateAll((all) => all.map((cell) => cell.getAttribute("data-cell") ?? ""));
      const cell = cells[roll(cells.length)] ?? "";
      if (phase === "run") {
        const way = keys[roll(4)] ?? "";
        const looked = await page.evaluate(() => document.activeElement?.getAttribute("data-way"));
        await press(way, ...(way === "ArrowUp" && looked === "north" ? [] : [way]));
      } else if (phase !== "bite") await press(...cell, "Enter");
      else
        for (
          let pairs = 0;
          pairs < 6 && (await movesMade(page)) === before && (await page.locator("[data-phase=bite]").count()) > 0;
          pairs += 1
        ) {
          await page.keyboard.press("Enter"); // it stands on a cell that may be chosen
          await page.waitForFunction(() => document.querySelector(".bp-cell[aria-selected=true]") !== null);
          const held = await page.evaluate(() => document.activeElement?.getAttribute("data-cell") ?? "");
          const other =
            (await lit(page).evaluateAll((all) => all.map((one) => one.getAttribute("data-cell") ?? ""))).find(
              (one) => one !== held,
            ) ?? "";
          await press(...other, "Enter"); // four with the first one
          await page.waitForFunction(
            (count) =>
              document.querySelector(".bp-cell[aria-selected=true]") === null ||
              Number(document.querySelector<HTMLElement>(".frame")?.dataset["moves"]) > count,
            before,
          );
        }
      await moved(page, before);
    }
    expect(await page.evaluate(() => document.activeElement?.closest(".ending") !== null)).toBe(true);
    expect(said).toEqual([]);
    await context.close();
  });
});

fullDescribe("three players", () => {
  it("share the meadow, with broccoli", async () => {
    const { context, page, said } = await site.visit("", { size: "desktop" });
    const roll = dice(5);
    await shelved(page, [], ["human", "human", "human"]);
    for (let moves = 0; moves < 15; moves += 1) {
      await decide(page, roll);
      await myTurn(page);
    }
    expect(await page.locator('.bp-cell[aria-label*="broccoli"]').count()).toBe(5);
    expect(await objections(page)).toEqual([]);
    expect(said).toEqual([]);
    await context.close();
  });
});

fullDescribe("learning", () => {
  it.each(["en", "it", "fr"])("the tutorial is played to its end on the board (%s)", async (language) => {
    const { context, page, said } = await site.visit(`#/learn/${id}`, { language });
    await page.waitForSelector(".bp-cell");
    const texts = new Set<string>();
    for (const step of tutorial.steps) {
      const words = (await page.locator(".lesson-say").textContent()) ?? "";
      texts.add(words);
      expect(words).not.toMatch(/^learn\d|[{}]/);
      expect(await sideways(page)).toBe(0);
      if (!step.expect) await page.locator(".dock .primary").click();
      else if (step.expect.length > 0) await page.locator(`.bp-board [data-move="${step.expect[0] ?? ""}"]`).click();
      else await page.locator(".bp-board [data-move], .dock [data-move]").first().click();
      await page.waitForFunction((old) => document.querySelector(".lesson-say")?.textContent !== old, words);
    }
    expect(texts.size).toBe(tutorial.steps.length);
    expect(said).toEqual([]);
    await context.close();
  });

  it("the rules have their pictures and no violations", async () => {
    const { context, page, said } = await site.visit(`#/rules/${id}?at=bite`);
    await page.waitForSelector("#rule-three .bp-picture");
    expect(await page.locator(".bp-picture").count()).toBe(4);
    expect(await objections(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
    expect(said).toEqual([]);
    await context.close();
  });
});
