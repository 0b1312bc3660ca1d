// The board of Wild Pigs: whole matches by touch and keyboard, fights and purchases in few taps, the tutorial, and the
// page as read without colours or by a screen reader.
import { fullDescribe, fullIt, isFull, some } from "../tier";
import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tutorial } from "../../src/games/wild-pigs/tutorial";
import { sideways } from "../browser/opened";
import { dice } from "../games/played";
import { objections } from "../browser/axe";
import { movesMade, myTurn, playNow, shelve, Site, type Visit } from "./opened";
import { swipe } from "./touch";

const id = "wild-pigs";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

// A match that begins with the same cards every time.
async function seated(options: BrowserContextOptions, seed = 5, moves: readonly string[] = []): Promise<Visit> {
  const visit = await site.on(options);
  const { page } = visit;
  await shelve(page, "one", {
    sounder: 1,
    game: id,
    rules: 1,
    seats: ["human", "bot:casual"],
    dice: { kind: "seeded", seed },
    moves,
  });
  await page.evaluate(() => void (location.hash = "#/match/one"));
  await myTurn(page);
  return visit;
}

// Controls that lie over one another or are smaller than a finger, as far as they can be seen.
const inTheWay = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const seen = (one: Element) => {
      let { left, top, right, bottom } = one.getBoundingClientRect();
      for (let up = one.parentElement; up; up = up.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(up);
        const box = up.getBoundingClientRect();
        if (overflowX !== "visible") [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        if (overflowY !== "visible") [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      }
      return { left, top, right: Math.min(right, innerWidth), bottom: Math.min(bottom, innerHeight) };
    };
    const name = (one: Element | undefined) => one?.getAttribute("data-mark") ?? one?.textContent ?? "";
    // The tabs lie below the line about the selected thing; its moves are beside its sticky close button.
    const all = [...document.querySelectorAll(".board button, .dock button:not([data-mark=close])")].filter(
      (one) => !(one.closest(".wp-tabs") && document.querySelector(".wp-look")),
    );
    const boxes = all.map(seen);
    return all.flatMap((one, i) => {
      const a = boxes[i];
      if (!a || a.right - a.left < 1 || a.bottom - a.top < 1) return [];
      const { width, height } = one.getBoundingClientRect();
      const small = width < 43.9 || height < 43.9 ? [`${name(one)} is ${width} x ${height}`] : [];
      const over = boxes.flatMap((b, k) =>
        k > i &&
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
          ? [`${name(one)} over ${name(all[k])}`]
          : [],
      );
      return [...small, ...over];
    });
  });

const moved = (page: Page, before: number) =>
  page.waitForFunction(
    (count) =>
      Number(document.querySelector<HTMLElement>(".frame")?.dataset["moves"]) > count ||
      document.querySelector(".ending"),
    before,
  );

// What the screen offers, taken at one moment: things on the board that can be played with, and buttons of the dock.
const offered = (page: Page) =>
  page.evaluate(() => ({
    glowing: [...document.querySelectorAll<HTMLElement>(".wp-board button[data-glow=true]")].map(
      (one) => one.dataset["mark"] ?? "",
    ),
    moves: [...document.querySelectorAll<HTMLElement>(".dock [data-move]")].map((one) => one.dataset["move"] ?? ""),
  }));

const marked = (page: Page, mark: string): Locator => page.locator(`[data-mark="${mark}"]`).first();

type Touch = (one: Locator) => Promise<void>;
const tap: Touch = (one) => one.tap();
const click: Touch = (one) => one.click();

// Something on the board, behind a tab or not.
async function lookAt(page: Page, mark: string, touch: Touch = tap): Promise<void> {
  if (!(await marked(page, mark).isVisible()))
    await touch(marked(page, /^(ware|mine)-/.test(mark) ? "tab-market" : "tab-lanes"));
  await touch(marked(page, mark));
  await page.locator(`[data-mark="${mark}"][aria-pressed=true]`).first().waitFor();
}

// One decision by pointing alone: something that glows and what the dock offers for it, or what the dock asks.
async function decide(page: Page, roll: (below: number) => number, touch: Touch): Promise<string> {
  const before = await movesMade(page);
  const quick = await offered(page);
  const things = quick.glowing.filter((mark) => !mark.startsWith("tab-"));
  const at = roll(things.length + Math.min(quick.moves.length, 1));
  const mark = things[at];
  if (mark !== undefined) await lookAt(page, mark, touch);
  await page.locator(".dock [data-move]").first().waitFor();
  const { moves } = await offered(page);
  const k = roll(moves.length);
  await touch(page.locator(".dock [data-move]").nth(k));
  await moved(page, before);
  return moves[k] ?? "";
}

// The wounds that the lanes say I will take when the turn ends.
const foretold = (page: Page): Promise<number> =>
  page
    .locator(".wp-strike")
    .evaluateAll((all) => all.reduce((sum, one) => sum + Number((one as HTMLElement).dataset["wounds"] ?? 0), 0));

describe("a match", () => {
  const screens = [
    ["a desktop by mouse, in the dark", { ...desktop, colorScheme: "dark" }, 32, click],
    ["a phone by taps, in the light", { ...phone, colorScheme: "light" }, 33, tap],
  ] as const;
  it.each(some(screens))("is played to the end on %s", async (_, options, seed, touch) => {
    const { context, page, said } = await seated(options, seed);
    // WP-38: the line of both bosses opens their cards, from the first round on.
    await touch(marked(page, "bosses"));
    await page.locator(".wp-boss-cards li").nth(5).waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".wp-boss-cards").waitFor({ state: "detached" });
    const roll = dice(seed);
    const looked = new Set<string>();
    const done = new Set<string>();
    const place = await page.locator("[data-board]").boundingBox();
    while ((await myTurn(page)) === "asked") {
      const at = await page.evaluate(() => {
        const { era } = (document.querySelector(".wp-all") as HTMLElement).dataset;
        return `${era} ${document.querySelector(".wp-boss") ? "boss" : document.querySelector(".wp-look") ? "fight" : "lanes"}`;
      });
      if (!looked.has(at)) {
        looked.add(at);
        if (isFull || looked.size === 1) expect(await objections(page), at).toEqual([]);
        expect(await sideways(page), at).toBe(0);
        expect(await inTheWay(page), at).toEqual([]);
      }
      const move = await decide(page, roll, touch);
      done.add(move.split(" ")[0] ?? "");
      expect(await page.locator("[data-board]").boundingBox(), move).toEqual(place);
    }
    for (const at of ["day lanes", "day boss", "night lanes", "night boss"]) expect([...looked]).toContain(at);
    for (const kind of ["fight", "stance", "buy", "end"]) expect([...done]).toContain(kind);
    expect(await page.locator(".ending h2").textContent()).not.toBe("");
    await page.locator(".ending .wp-end").waitFor();
    expect(await page.locator(".ending").textContent()).toMatch(/VP/);
    expect(await objections(page, ".ending"), "at the end").toEqual([]);
    expect(said).toEqual([]);
    await context.close();
  });

  fullIt("shows on the lanes who will attack before it happens, and what another stance would change", async () => {
    const { context, page } = await seated({ ...desktop, hasTouch: true }, 7);
    const wounds = async () =>
      Number(/Wounds\D*(\d+)/.exec((await page.locator(".seats li").first().textContent()) ?? "")?.[1]);
    let told = 0;
    const changed = new Set<number>();
    while (told < 3 && (await myTurn(page)) === "asked") {
      const { moves, glowing } = await offered(page);
      const expected = await foretold(page);
      if (expected > 0 && changed.size === 0)
        for (const mark of glowing.filter((one) => one.startsWith("stance-"))) {
          await lookAt(page, mark);
          await page.locator(".wp-lanes[data-foreseen=true]").waitFor();
          changed.add(await foretold(page));
          await marked(page, "close").tap();
          await page.locator(".wp-lanes[data-foreseen=false]").waitFor();
          expect(await foretold(page)).toBe(expected);
        }
      const before = await movesMade(page);
      const had = await wounds();
      const thieves = await page.locator(".wp-strike i").count(); // who find too little wound instead
      await page.locator(".dock [data-move]").first().tap();
      await moved(page, before);
      if (moves[0] !== "end" || expected === 0 || thieves > 0) continue;
      await expect.poll(wounds).toBe(had + expected);
      told += 1;
    }
    expect(told).toBe(3);
    expect(changed.size).toBeGreaterThan(0);
    expect(
      [...changed].some((n) => n === 0),
      "some stance is safe",
    ).toBe(true);
    await context.close();
  });

  fullIt("says why a pig can't be fought yet", async () => {
    const { context, page, said } = await seated(phone);
    await page.locator(".wp-pig[data-glow=false]").first().tap();
    await marked(page, "why").tap();
    await page.waitForSelector(".refusal");
    expect(await page.locator(".refusal").textContent()).toMatch(/it costs \d+ (red|blue|green)/i);
    expect(await objections(page)).toEqual([]);
    await marked(page, "close").tap();
    await marked(page, "why").waitFor({ state: "detached" });
    expect(said).toEqual([]);
    await context.close();
  });

  fullIt("opens every turn at the lanes, whatever was looked at", async () => {
    const { context, page } = await seated(phone);
    await marked(page, "tab-market").tap();
    await page.locator(".wp-markets").waitFor();
    expect(await page.locator(".wp-lanes").isVisible()).toBe(false);
    for (const move of ["prepare wild", "end"]) {
      const before = await movesMade(page);
      await page.locator(`.dock [data-move="${move}"]`).tap();
      await moved(page, before);
      if (move === "prepare wild") expect(await page.locator(".wp-markets").isVisible()).toBe(true); // still the same turn
    }
    await myTurn(page);
    expect(await page.locator(".wp-lanes").isVisible()).toBe(true);
    expect(await page.locator(".wp-markets").isVisible()).toBe(false);
    await context.close();
  });
});

fullIt("blinks when nothing else moves, and not for a reader who wants stillness", async () => {
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    const { context, page } = await seated({ ...phone, reducedMotion });
    await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.includes("later-"))); // comes late
    const eyes = await page
      .locator(".wp-pig .blink")
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).animationName));
    expect(eyes.length).toBeGreaterThan(1);
    expect(new Set(eyes)).toEqual(new Set([reducedMotion === "reduce" ? "none" : "blink"]));
    await context.close();
  }
});

fullDescribe("the board in its box", () => {
  const screens = [
    [320, 568],
    [360, 740],
    [640, 400],
    [740, 360],
    [768, 1024],
    [1280, 800],
    [1920, 1080],
  ] as const;
  it.each(
    screens,
  )("has nothing over anything and all of a usual move on the screen at %i x %i", async (width, height) => {
    const { context, page } = await seated({ viewport: { width, height } });
    await page.locator(".wp-rivals").waitFor({ state: "attached" });
    const box = await page.locator("[data-board]").boundingBox();
    const whole = await page.evaluate(() =>
      [...document.querySelectorAll(".wp-pig, .wp-wheel button, .wp-tokens button")]
        .filter((one) => {
          const board = document.querySelector("[data-board]")?.getBoundingClientRect();
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return (
            !board ||
            left < board.left - 1 ||
            right > board.right + 1 ||
            top < board.top - 1 ||
            bottom > board.bottom + 1
          );
        })
        .map((one) => (one as HTMLElement).dataset["mark"]),
    );
    expect(whole, "outside of the board").toEqual([]);
    expect(await inTheWay(page)).toEqual([]);
    for (const tab of ["market", "rivals"])
      if (await marked(page, `tab-${tab}`).isVisible()) {
        await marked(page, `tab-${tab}`).click();
        expect(await inTheWay(page), tab).toEqual([]);
        expect(await objections(page, ".board"), tab).toEqual([]);
      }
    // The board fills its box: down to the last row.
    const last = await page.evaluate(() => document.querySelector(".wp-all")?.getBoundingClientRect().bottom ?? 0);
    expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) - last)).toBeLessThan(12);
    expect(
      await page.evaluate(
        () =>
          (document.querySelector(".board") as HTMLElement).scrollHeight -
          (document.querySelector(".board") as HTMLElement).clientHeight,
      ),
    ).toBe(0);
    await context.close();
  });

  it("shows cubes, tokens and slots in the market, too, and all cards without scrolling", async () => {
    for (const options of [phone, desktop]) {
      const { context, page } = await seated(options);
      await page.locator(".wp-rivals").waitFor({ state: "attached" });
      if (options === phone) await marked(page, "tab-market").tap();
      for (const part of [".wp-cubes", ".wp-tokens", ".wp-mine", ".wp-markets", ".wp-ware >> nth=-1"])
        expect(await page.locator(part).first().isVisible(), part).toBe(true);
      const hidden = await page
        .locator(".wp-markets, .wp-mine")
        .evaluateAll((all) => all.map((one) => one.scrollHeight - one.clientHeight));
      expect(hidden).toEqual([0, 0]);
      await context.close();
    }
  });

  it("offers another slot beside the own cards while a wild token can pay for it", async () => {
    const { context, page } = await seated(phone);
    const slot = page.locator(".wp-own[data-kind=upgrades] .wp-extend");
    while (!(await slot.count())) {
      const before = await movesMade(page);
      await page.locator(".dock [data-move]").first().click();
      await moved(page, before);
      await myTurn(page);
    }
    await tap(marked(page, "tab-market"));
    const before = await movesMade(page);
    await slot.tap();
    await moved(page, before);
    await page.locator(".wp-own[data-kind=upgrades] .wp-slot:not(.wp-extend)").nth(1).waitFor();
    expect(await slot.count()).toBe(0); // one a turn (WP-9)
    await context.close();
  });

  it("names the fight on its button, and closes what is looked at by Escape, a tap outside and a tap on it", async () => {
    const { context, page } = await seated(desktop);
    await page.locator(".wp-rivals").waitFor();
    const button = page.locator(".dock .wp-plan.primary");
    // The first boar that can be paid for.
    while (!(await page.locator(".wp-pig[data-glow=true]").count())) {
      const before = await movesMade(page);
      await page.locator(".dock [data-move]").first().click();
      await moved(page, before);
      await myTurn(page);
    }
    const pig = page.locator(".wp-pig[data-glow=true]").first();
    const look = page.locator(".wp-look");
    const ways: readonly (() => Promise<void>)[] = [
      () => page.keyboard.press("Escape"),
      () => page.locator(".wp-status").click(),
      () => look.click(),
    ];
    for (const close of ways) {
      const ends = await page.locator('.dock [data-move="end"]').count();
      await pig.click();
      expect(await button.textContent()).toContain(`Fight ${await pig.locator(".wp-name").textContent()}`);
      expect(await page.locator('.dock [data-move="end"]').count()).toBe(ends);
      await close();
      await look.waitFor({ state: "detached" });
    }
    await context.close();
  });
});

// The middle of an element that has come to rest.
async function middle(page: Page, selector: string): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator(selector).boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
}

it.each([
  ["what is looked at", "down", ".wp-pig", ".wp-look", 0, 90],
  ["what is looked at", "sideways", ".wp-pig", ".wp-look", 120, 0],
  ["a sheet", "down", ".tool:has-text('Rules')", ".panel-head", 0, 120],
] as const)("closes %s by a swipe %s", async (_, __, opener, handle, x, y) => {
  const { context, page } = await seated(phone);
  await page.locator(opener).first().tap();
  await page.locator(".rules-panel h3, .wp-said").first().waitFor();
  await swipe(page, await middle(page, handle), x, y);
  await page.locator(handle).waitFor({ state: "detached" });
  await context.close();
});

// Where an element's own colour is, in parts of its width and height.
async function filled(page: Page, one: Locator, x: number, y: number): Promise<boolean> {
  const box = await one.boundingBox();
  if (!box) throw new Error("not to be seen");
  const picture = [...(await page.screenshot({ clip: box }))];
  const [corner, pixel] = await page.evaluate(
    async ([bytes, right, down]) => {
      const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const drawing = canvas.getContext("2d");
      drawing?.drawImage(image, 0, 0);
      const at = (px: number, py: number) =>
        [
          ...(drawing?.getImageData(Math.floor(px * image.width), Math.floor(py * image.height), 1, 1).data ?? []),
        ].join();
      return [getComputedStyle(document.body).backgroundColor, `rgba(${at(right, down)})`] as const;
    },
    [picture, x, y] as const,
  );
  const numbers = (text: string) => (text.match(/\d+/g) ?? []).slice(0, 3).map(Number);
  return numbers(corner).some((part, i) => Math.abs(part - (numbers(pixel)[i] ?? 0)) > 60);
}

fullDescribe("where the reader has chosen the colours", () => {
  it.each([
    "light",
    "dark",
  ] as const)("costs keep their shapes, and what is legal is marked (%s)", async (colorScheme) => {
    const { context, page } = await seated({ ...desktop, forcedColors: "active", colorScheme, deviceScaleFactor: 3 });
    const pip = (colour: string) => page.locator(`.wp-cubes b[data-colour=${colour}]`);
    const shape = async (colour: string) => [
      await filled(page, pip(colour), 0.04, 0.06), // upper left
      await filled(page, pip(colour), 0.04, 0.94), // lower left
      await filled(page, pip(colour), 0.12, 0.6),
    ];
    expect(await shape("R"), "peaked").toEqual([false, true, true]);
    expect(await shape("B"), "round").toEqual([false, false, true]);
    expect(await shape("G"), "square").toEqual([true, true, true]);

    const looks = (one: Locator) =>
      one.evaluate((button) => {
        const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(button);
        return `${borderTopStyle} ${borderTopWidth} ${outlineStyle}`;
      });
    await page.locator(".wp-rivals").waitFor();
    for (const kind of [".wp-tokens button", ".wp-ware"]) {
      const legal = page.locator(`${kind}[data-glow=true]`).first();
      const not = page.locator(`${kind}[data-glow=false]`).first();
      expect(await looks(legal), kind).not.toBe(await looks(not));
    }
    expect(await looks(page.locator(".wp-wheel button[data-glow=true]").first())).not.toBe(
      await looks(page.locator(".wp-wheel button[data-now=true]")),
    );
    await context.close();
  });
});

type Node = {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly childIds?: readonly string[];
};

fullIt("screen readers hear every card of the market once", async () => {
  const { context, page } = await seated(desktop);
  await page.locator(".wp-rivals").waitFor();
  const devtools = await context.newCDPSession(page);
  const { nodes } = (await devtools.send("Accessibility.getFullAXTree")) as unknown as {
    readonly nodes: readonly Node[];
  };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  // What is below a button, read on its own.
  const parts = (node: Node): readonly string[] =>
    (node.childIds ?? []).flatMap((child) => {
      const one = byId.get(child);
      if (!one || one.role?.value === "InlineTextBox") return [];
      const words =
        one.ignored || !["StaticText", "image"].includes(one.role?.value ?? "") ? [] : [one.name?.value ?? ""];
      return [...words, ...parts(one)];
    });
  const plain = (text: string) => text.replace(/\s+/g, "");
  const wares = await page.locator(".wp-ware > b:first-of-type").allTextContents();
  expect(wares.length).toBeGreaterThan(5);
  for (const ware of wares) {
    const [button, ...more] = nodes.filter(
      ({ role, name }) => role?.value === "button" && name?.value?.startsWith(ware),
    );
    expect(more.length + 1, ware).toBe(wares.filter((one) => one === ware).length);
    if (!button) throw new Error(ware);
    expect(plain(parts(button).join("")), ware).toBe(plain(button.name?.value ?? ""));
  }
  // A shelf's name is its group's, and is not read again as a line of text.
  const named = nodes.filter(({ ignored, name }) => !ignored && name?.value === "New").map(({ role }) => role?.value);
  expect(named).toEqual(["group", "group"]);
  await context.close();
});

fullDescribe("the tutorial", () => {
  it("is played by tapping what glows", async () => {
    const { context, page, said } = await site.visit(`#/learn/${id}`);
    for (const [i, step] of tutorial.steps.entries()) {
      await page.getByText(`${i + 1} of ${tutorial.steps.length}`, { exact: true }).waitFor();
      if (!step.expect) {
        await page.locator(".choices button.primary").click();
        continue;
      }
      const [mark] = step.light ?? [];
      await page.locator(".wp-rivals").waitFor({ state: "attached" });
      if (mark?.startsWith("ware-")) await marked(page, "tab-market").click();
      if (mark && mark !== "end") await marked(page, mark).click();
      await page.locator(`.dock [data-move="${step.expect[0]}"]`).first().click();
      if (i === 1) expect(await objections(page)).toEqual([]);
    }
    await page.getByRole("button", { name: "Play now" }).waitFor();
    expect(await sideways(page)).toBe(0);
    expect(said).toEqual([]);
    await context.close();
  });
});

describe("the keyboard", () => {
  const focused = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset["mark"]);

  fullIt("goes over the board with arrows, to the dock with Enter and back with Escape", async () => {
    const { context, page, said } = await site.visit("", { size: "desktop" });
    await playNow(page, id);
    await page.waitForSelector(".wp-rivals");
    expect(await page.locator('.wp-board button[tabindex="0"]').count()).toBe(1);
    await marked(page, "lane1-back").focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => focused(page)).toBe("lane2-back");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => focused(page)).toMatch(/^stance-/);
    await marked(page, "stance-tactical").focus();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => focused(page)).toBe("stance-hunkered");
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("do-stance hunkered");
    await page.keyboard.press("Escape");
    await expect.poll(() => focused(page)).toBe("stance-hunkered");
    expect(await page.locator(".wp-look").count()).toBe(0);
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("do-stance hunkered");
    const before = await movesMade(page);
    await page.keyboard.press("Enter");
    await moved(page, before);
    expect(await page.locator(".log").textContent()).toContain("You turn Hunkered.");
    expect(await focused(page)).toBe("stance-hunkered"); // where it was
    expect(said).toEqual([]);
    await context.close();
  });

  fullIt("plays to the end, in at most four presses a decision", async () => {
    const { context, page, said } = await seated(desktop, 33);
    const roll = dice(33);
    const where = () =>
      page.evaluate(() => {
        const here = document.activeElement as HTMLElement | null;
        const stop = document.querySelector<HTMLElement>('.wp-board button[tabindex="0"]');
        return {
          at: here === stop ? "board" : here?.closest(".choices") ? "dock" : "elsewhere",
          glows: stop?.dataset["glow"] === "true",
        };
      });
    let most = 0;
    let onTheBoard = 0;
    await page.locator(".prompt").focus();
    while ((await myTurn(page)) === "asked") {
      const before = await movesMade(page);
      let presses = 0;
      const press = async (key: string) => ((presses += 1), page.keyboard.press(key));
      await page.waitForFunction(() => document.activeElement !== document.body); // to the question, if the button is gone
      const { at, glows } = await where();
      const toBoard = glows && roll(3) > 0;
      if (toBoard && at === "elsewhere") await press("Tab"); // from the question to the dock, and up to the board
      if (toBoard && at !== "board") await press("ArrowUp");
      if (!toBoard) for (let far = 0; far < 8 && (await where()).at !== "dock"; far += 1) await press("Tab");
      await press("Enter");
      if (toBoard) {
        await page.waitForFunction(() => document.activeElement?.closest(".choices"));
        await press("Enter");
        onTheBoard += 1;
      }
      await moved(page, before);
      most = Math.max(most, presses);
    }
    expect(most).toBeLessThanOrEqual(4);
    expect(onTheBoard).toBeGreaterThan(5);
    expect(said).toEqual([]);
    await context.close();
  });
});
