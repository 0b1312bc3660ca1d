// The page of The Three Little Pigs: matches to the end by mouse, touch and keyboard; controls that keep their position
// and size in every box; dice, wolf and spinner; five seats with the variant `veteran`; the tutorial.
import { fullIt, isFull, some } from "../tier";
import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tutorial } from "../../src/games/three-little-pigs/tutorial";
import { sideways } from "../browser/opened";
import type { Entry } from "../../src/match/record";
import { objections } from "../browser/axe";
import { movesMade, myTurn, playNow, Site, shelve, type Visit } from "./opened";

const id = "three-little-pigs";
let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

// What can be touched on the board and is too small for a finger.
const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".tp button")]
      .filter((button) => button.getBoundingClientRect().width < 44 || button.getBoundingClientRect().height < 44)
      .map(
        (button) =>
          `${button.className} ${button.getBoundingClientRect().width}x${button.getBoundingClientRect().height}`,
      ),
  );

// A match with these moves made, on a device of its own.
async function seated(device: BrowserContextOptions, moves: readonly Entry[], seed = 7, options = {}): Promise<Visit> {
  const visit = await site.on(device);
  const { page } = visit;
  const seats = ["human", "bot:casual"];
  await shelve(page, "one", {
    sounder: 1,
    game: id,
    rules: 1,
    seats,
    options: { first_seat: "p1", ...options },
    dice: { kind: "seeded", seed },
    moves,
  });
  await page.evaluate(() => void (location.hash = "#/match/one"));
  await myTurn(page);
  return visit;
}
const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const threeDoors = [...tutorial.begin, "reroll 2 3", "roll DDWDx"];
const visit = tutorial.steps.findIndex(({ say }) => say === "learnWolf");
const toTheWolf = [
  ...tutorial.begin,
  ...tutorial.steps.slice(0, visit).flatMap(({ expect: [move] = [], then = [] }) => [...(move ? [move] : []), ...then]),
];

// Controls that lie over one another, are smaller than a finger, or are cut off although every turn needs them.
const inTheWay = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const whole = (one: Element) => one.getBoundingClientRect();
    const seen = (one: Element) => {
      let { left, top, right, bottom } = whole(one);
      for (let up = one.parentElement; up; up = up.parentElement) {
        if (getComputedStyle(up).overflowX === "visible") continue;
        const box = whole(up);
        [left, top, right, bottom] = [
          Math.max(left, box.left),
          Math.max(top, box.top),
          Math.min(right, box.right),
          Math.min(bottom, box.bottom),
        ];
      }
      return { left, top, right: Math.min(right, innerWidth), bottom: Math.min(bottom, innerHeight) };
    };
    const name = (one: Element) => one.getAttribute("data-mark") ?? (one.getAttribute("class") || one.textContent);
    const all = [...document.querySelectorAll(".frame :is(button, a), .tp-wheel, .tp-end")];
    const boxes = all.map(seen);
    const found: string[] = [];
    all.forEach((one, i) => {
      const a = boxes[i];
      if (!a || a.right <= a.left || a.bottom <= a.top) return;
      const { width, height } = whole(one);
      if (one.matches("button") && (width < 43.9 || height < 43.9)) found.push(`${name(one)} is ${width} x ${height}`);
      boxes.slice(i + 1).forEach((b, k) => {
        const over =
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
        if (over) found.push(`${name(one)} over ${name(all[i + 1 + k] ?? one)}`);
      });
    });
    for (const one of document.querySelectorAll(
      ".tp-die, .tp-wheel, .tp-stack, [data-mark=roll], [data-mark=stop], .tp-own .tp-target, .tp-owner",
    )) {
      if (one.closest(".tp-rivals > :nth-child(n + 2)")) continue;
      const { left, top, right, bottom } = whole(one);
      const { left: l, top: t, right: r, bottom: b } = seen(one);
      if (l - left > 1 || t - top > 1 || right - r > 1 || bottom - b > 1) found.push(`${name(one)} is cut off`);
    }
    return found;
  });

const phaseOf = (page: Page): Promise<string | null> => page.getAttribute(".tp", "data-phase");

const moved = (page: Page, before: number): Promise<unknown> =>
  page.waitForFunction(
    (count) => Number(document.querySelector<HTMLElement>(".frame")?.dataset["moves"]) > count,
    before,
  );

// Dice to keep or to let go so that the commonest picture is kept; three of it are enough.
async function plan(page: Page): Promise<{ readonly toggles: readonly number[]; readonly stop: boolean }> {
  const dice = await page.locator(".tp-die").evaluateAll((all) =>
    all.map((die) => ({
      face: die.hasAttribute("aria-pressed")
        ? (die.getAttribute("aria-label") ?? "").replace(/^.*: (\w+).*$/, "$1")
        : "",
      kept: die.getAttribute("aria-pressed") === "true",
    })),
  );
  const count = (face: string): number => dice.filter((die) => face !== "" && die.face === face).length;
  const best = dice.map(({ face }) => face).sort((a, b) => count(b) - count(a))[0] ?? "";
  return {
    toggles: dice.flatMap(({ face, kept }, place) => (face !== "" && kept !== (face === best) ? [place] : [])),
    stop: count(best) >= 3,
  };
}

type Touch = (one: Locator) => Promise<void>;
const click: Touch = (one) => one.click();

// Keeps the commonest picture and goes on while there are fewer than three of it.
async function chooseDice(page: Page, touch: Touch = click): Promise<void> {
  const { toggles, stop } = await plan(page);
  for (const place of toggles) await touch(page.locator(`[data-mark=die-${place + 1}]`));
  expect((await plan(page)).toggles).toEqual([]);
  await touch(page.locator(stop ? "[data-mark=stop]" : "[data-mark=roll]"));
}

async function act(page: Page, nth: number, touch: Touch = click): Promise<void> {
  const phase = await phaseOf(page);
  if (phase === "choose_dice") return chooseDice(page, touch);
  if (phase === "buy") {
    const lit = page.locator(".tp-stack[data-lit=buy]");
    await touch(lit.nth(nth % (await lit.count())));
  }
  const places = page.locator(".tp-target");
  const place = places.nth(nth % (await places.count()));
  await touch(place);
  // A finger aims first.
  if (phase === "blow" && touch !== click) await touch(page.locator(".dock [data-move^=blow]"));
}

describe.each(some(["light", "dark"] as const))("by %s", (scheme) => {
  // By night until all has been asked: colours differ, nothing else.
  it("is played by mouse on a phone with the board's controls", async () => {
    const { context, page, said } = await site.visit("", { scheme });
    await playNow(page, id);
    const looked = new Set<string>();
    const enough = () => scheme === "dark" && looked.has("choose_dice") && looked.has("buy");
    for (let n = 0; (await myTurn(page)) === "asked" && n < 300 && !enough(); n += 1) {
      const phase = (await phaseOf(page)) ?? "";
      if (!looked.has(phase)) {
        looked.add(phase);
        if (isFull || looked.size === 1) expect(await objections(page), phase).toEqual([]);
        expect(await tooSmall(page), phase).toEqual([]);
        expect(await sideways(page), phase).toBeLessThanOrEqual(0);
      }
      const before = await movesMade(page);
      await act(page, n);
      await moved(page, before);
    }
    if (scheme === "light") expect(await page.locator(".ending h2").textContent()).not.toBe("");
    expect([...looked]).toEqual(expect.arrayContaining(["choose_dice", "buy"]));
    expect(await objections(page)).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(said).toEqual([]);
    await context.close();
  });

  fullIt("seats five veterans on a phone", async () => {
    const { context, page, said } = await site.visit("", { scheme });
    const seats = ["human", "bot:casual", "bot:casual", "bot:casual", "bot:casual"];
    const tops = ["straw door", "straw window", "wood door", "wood window", "brick door", "brick window"].map(
      (kind) => `top ${kind} plain`,
    );
    // All but the last have started a house.
    const turns = [
      "roll DDWRx",
      "stop",
      "top straw door plain",
      "roll WWDRx",
      "stop",
      "top straw window plain",
      "roll DDDWx",
      "stop",
      "buy wood door on new",
      "top wood door plain",
      "roll WWWDx",
      "stop",
      "buy wood window on new",
      "top wood window plain",
    ];
    const moves = [...tops, ...turns];
    await shelve(page, "five", {
      sounder: 1,
      game: "three-little-pigs",
      rules: 1,
      seats,
      options: { veteran: true, first_seat: "p1" },
      dice: { kind: "seeded", seed: 5 },
      moves,
    });
    await page.evaluate(() => void (location.hash = "#/match/five"));
    await page.waitForSelector(".tp-awards");
    await myTurn(page);
    expect(await page.locator(".tp-plot").count()).toBe(5);
    expect(await page.locator(".tp-awards li").count()).toBe(6);
    expect(await objections(page)).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await tooSmall(page)).toEqual([]);
    expect(said).toEqual([]);
    await context.close();
  });
});

// Phones both ways, a tablet, a desktop; and what a page has left where everything is twice as large.
const screens = [
  [740, 360],
  [320, 568],
  [360, 740],
  [640, 400],
  [960, 540],
  [384, 512],
  [568, 320],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;
fullIt.each(screens)("at %i x %i no control is squashed, covered or cut off", async (width, height) => {
  const { context, page, said } = await site.visit();
  await playNow(page, id);
  await page.setViewportSize({ width, height });
  expect(await inTheWay(page)).toEqual([]);
  for (let n = 0; (await phaseOf(page)) !== "buy"; n += 1) {
    expect(n).toBeLessThan(20);
    const before = await movesMade(page);
    await chooseDice(page);
    await moved(page, before);
    await myTurn(page);
  }
  expect(await inTheWay(page)).toEqual([]);
  expect(said).toEqual([]);
  await context.close();
});

it("is played to the end by taps on a phone", async () => {
  const { context, page, said } = await seated(phone, [], 9);
  const box = () => page.locator("[data-board]").boundingBox();
  const place = await box();
  let aims = 0;
  for (let n = 0; (await myTurn(page)) === "asked"; n += 1) {
    expect(n).toBeLessThan(300);
    const before = await movesMade(page);
    if ((await phaseOf(page)) === "blow") aims += 1;
    await act(page, n, (one) => one.tap());
    await moved(page, before);
    expect(await box()).toEqual(place);
  }
  expect(aims).toBeGreaterThan(0);
  expect(said).toEqual([]);
  await context.close();
});

fullIt("is played to the end by keys, at most four for a decision", async () => {
  const { context, page, said } = await seated({ viewport: { width: 1280, height: 800 } }, []);
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute("data-mark") ?? document.activeElement?.className ?? "");
  for (let n = 0; (await focused()) !== "roll"; n += 1) {
    expect(n).toBeLessThan(40);
    await page.keyboard.press("Tab");
  }
  const decisions = new Set<string>();
  for (let n = 0; (await myTurn(page)) === "asked"; n += 1) {
    expect(n).toBeLessThan(300);
    const before = await movesMade(page);
    const phase = (await phaseOf(page)) ?? "";
    decisions.add(phase);
    let presses = 0;
    const press = async (key: string) => {
      presses += 1;
      await page.keyboard.press(key);
    };
    if (phase === "choose_dice") {
      expect(await focused()).toBe("roll");
      const { toggles, stop } = await plan(page);
      for (const place of stop ? [] : toggles.slice(0, 3)) await press(String(place + 1));
      if (stop) await press("Tab");
    } else if (phase === "buy") {
      expect(await focused()).toMatch(/^(straw|wood|brick)-/);
      await press("Enter");
      await expect.poll(focused).toBe("tp-target");
    } else expect(await focused()).toBe("tp-target");
    await press("Enter");
    expect(presses).toBeLessThanOrEqual(4);
    await moved(page, before);
  }
  expect([...decisions].sort()).toEqual(["blow", "buy", "choose_dice"]);
  expect(said).toEqual([]);
  await context.close();
});

fullIt("a finger aims the wolf before he blows", async () => {
  const { context, page, said } = await seated(phone, toTheWolf);
  const before = await movesMade(page);
  const house = page.locator(".tp-rivals .tp-target").first();
  await house.tap();
  await page.locator(".tp-house .tp-wolf[data-doing=comes]").waitFor();
  expect(await house.getAttribute("data-aimed")).toBe("true");
  expect(await movesMade(page)).toBe(before);
  await house.tap();
  await moved(page, before);
  expect(said).toEqual([]);
  await context.close();
});

fullIt("the wolf blows, tiles fly, the needle turns, and dice tumble and land one after the other", async () => {
  const { context, page, said } = await seated({ ...phone, reducedMotion: "no-preference" }, toTheWolf, 3);
  await page.locator(".tp-rivals .tp-target").first().tap();
  await page.waitForFunction(() =>
    [...document.querySelectorAll(".tp-cube")].every((cube) => cube.getAnimations().length === 0),
  );
  // What begins to move from here on, and on what.
  const began = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const note = (what: string, { target }: Event) => {
      const one = target as Element;
      seen.push(
        `${what} ${one.closest("[data-mark^=die]")?.getAttribute("data-mark") ?? one.getAttribute("data-doing") ?? one.getAttribute("class")}`,
      );
    };
    addEventListener("animationstart", (event) => note(event.animationName, event));
    addEventListener("transitionrun", (event) => note(event.propertyName, event));
    return seen;
  });
  await page.locator(".dock [data-move^=blow]").tap();
  const until = (what: string) =>
    page.waitForFunction(([seen, wanted]) => seen.some((one) => one.startsWith(wanted)), [began, what] as const);
  for (const what of ["tp-gust", "tp-away tp-tile", "transform tp-needle", "tp-go blows", "tp-roll die-5"])
    await until(what);
  const dice = (await began.jsonValue()).filter((one) => one.startsWith("tp-roll"));
  expect(dice.slice(0, 5)).toEqual([1, 2, 3, 4, 5].map((n) => `tp-roll die-${n}`));
  expect(await page.locator(".tp-cube").evaluateAll((all) => all.map((cube) => cube.children.length))).toEqual([
    6, 6, 6, 6, 6,
  ]);
  expect(said).toEqual([]);
  await context.close();
});

fullIt("nothing moves for a reader who wants no motion", async () => {
  const { context, page } = await seated(phone, toTheWolf, 3);
  await page.locator(".tp-rivals .tp-target").first().tap();
  await page.locator(".dock [data-move^=blow]").tap();
  await page.waitForFunction(() => document.querySelector(".tp")?.getAttribute("data-phase") !== "blow");
  expect(await page.evaluate(() => document.querySelector(".tp")?.getAnimations({ subtree: true }).length)).toBe(0);
  expect(await page.locator(".tp-tile[data-lost]").count()).toBe(0);
  await context.close();
});

fullIt("with forced colours what can be bought, kept and built on is told by its frame", async () => {
  const { context, page } = await seated({ viewport: { width: 360, height: 740 }, forcedColors: "active" }, threeDoors);
  const frame = (one: Locator) =>
    one.evaluate((found) => `${getComputedStyle(found).outlineStyle} ${getComputedStyle(found).outlineWidth}`);
  const die = page.locator("[data-mark=die-1]");
  const loose = await frame(die);
  await die.click();
  expect(await frame(die)).not.toBe(loose);
  expect(await frame(page.locator("[data-mark=straw-door]"))).not.toBe(
    await frame(page.locator("[data-mark=brick-roof]")),
  );
  const before = await movesMade(page);
  await page.locator("[data-mark=stop]").click();
  await moved(page, before);
  const [lit, dark, place] = [
    page.locator(".tp-stack[data-lit=buy]").first(),
    page.locator("[data-mark=brick-roof]"),
    page.locator(".tp-target").first(),
  ];
  await lit.waitFor();
  expect(await frame(lit)).not.toBe(await frame(dark));
  expect(await frame(place)).toMatch(/^solid/);
  await context.close();
});

it("a hint for dice selects them", async () => {
  const { context, page, said } = await seated(phone, tutorial.begin);
  const roll = page.locator("[data-mark=roll]");
  await page.getByRole("button", { name: "Hint" }).click();
  await page.locator(".hint-mark[data-rank='1']").waitFor();
  await page.locator("[data-mark=roll][data-move^=reroll]").waitFor();
  expect(await roll.getAttribute("data-move")).toMatch(/^reroll /);
  const named = (await roll.getAttribute("data-move"))?.split(" ").length ?? 0;
  const loose = page.locator(".tp-die[aria-pressed='false']");
  expect(await loose.count()).toBe(named - 1);
  expect(said).toEqual([]);
  await context.close();
});

fullIt("a tap that can do nothing says why", async () => {
  const { context, page, said } = await seated(phone, threeDoors);
  const why = page.getByRole("alert");
  await page.locator("[data-mark=die-5]").tap({ force: true }); // a wolf; to a finger it is a die like others
  expect(await why.textContent()).toContain("locked");
  for (const place of [1, 2, 3, 4]) await page.locator(`[data-mark=die-${place}]`).tap();
  await page.locator("[data-mark=roll]").tap({ force: true });
  expect(await why.textContent()).toContain("All dice are kept");
  await page.locator("[data-mark=stop]").tap();
  await page.locator(".tp-stack[data-lit=buy]").first().waitFor();
  await page.locator("[data-mark=die-1]").tap({ force: true });
  expect(await why.textContent()).toContain("rolling is over");
  expect(said).toEqual([]);
  await context.close();
});

fullIt("why a tile can't be bought is said in words", async () => {
  const { context, page, said } = await site.visit();
  await playNow(page, id);
  await page.locator("[data-mark=brick-roof]").click();
  expect(await page.getByRole("alert").textContent()).toMatch(/^Not possible: .{12}/);
  expect(said).toEqual([]);
  await context.close();
});

fullIt.each(["phone", "desktop"] as const)(
  "the tutorial is played to its end on a %s with what glows",
  async (size) => {
    const { context, page, said } = await site.visit(`#/learn/${id}`, { size });
    const steps = tutorial.steps;
    for (const [i, { expect: expected }] of steps.entries()) {
      await page.getByText(`${i + 1} of ${steps.length}`, { exact: true }).waitFor();
      if (i < 2) expect(await objections(page)).toEqual([]);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      const [move = ""] = expected ?? [];
      if (!expected) await page.getByRole("button", { name: "Go on" }).click();
      else if (move.startsWith("reroll")) {
        await page.locator("[data-mark=roll]").click(); // all dice: not the move of the tutorial
        await page.getByText("Try one of the glowing places.").waitFor();
        for (const die of [1, 4]) await page.locator(`[data-mark=die-${die}]`).click();
        await page.locator("[data-mark=roll]").click();
      } else await page.locator(`.frame [data-move="${move}"]`).first().click();
    }
    await page.getByRole("button", { name: "Play now" }).waitFor();
    expect(said).toEqual([]);
    await context.close();
  },
);
