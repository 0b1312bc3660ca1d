// Happy Pigs to the end by mouse, touch and keyboard. Every decision has its controls on the screen, at every size.
import { fullIt, isFull, some } from "../tier";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Situation, Story } from "../../src/match/situation";
import type { View } from "../../src/games/happy-pigs/view";
import { sideways } from "../browser/opened";
import { dice, engineOf } from "../games/played";
import { objections } from "../browser/axe";
import { movesMade, myTurn, playNow, shelve, Site } from "./opened";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

// Moves up to the n-th time that the first seat is asked for something (and the view is such), played by casual bots.
async function until(asks: string, seats: number, n = 3, such: (view: View) => boolean = () => true) {
  const { engine, facts } = await engineOf("happy-pigs");
  const record = {
    sounder: 1,
    game: facts.id,
    rules: facts.rules,
    seats: Array(seats).fill("human"),
    options: {},
    content: {},
    dice: { kind: "seeded", seed: 7 },
  };
  engine.ask("open", JSON.stringify({ ...record, moves: [] }));
  const played: string[] = [];
  let found: readonly string[] = [];
  for (let times = 0; times < n; ) {
    const situation = engine.ask("situation", "p1", "p1,p2,p3,p4,p5,p6", -1) as Situation;
    if (situation.turn === "over") break;
    if (situation.turn === "chance") {
      engine.ask("draw");
      continue;
    }
    if (situation.asked.some(({ seat, says }) => seat === "p1" && says.key === asks) && such(situation.view as View)) {
      const { stories } = engine.ask("stories", "p1", 0) as { readonly stories: readonly Story[] };
      const own = [...played];
      found = stories.map(({ seat, move }) => (seat === null ? move?.text : own.shift()) ?? "");
      times += 1;
    }
    const seat = situation.asked[0]?.seat ?? "p1";
    const { move } = engine.ask("choose", seat, "casual", 3 + played.length) as { readonly move: string };
    engine.ask("play", seat, move);
    played.push(`${seat}: ${move}`);
  }
  return found;
}

type Screen = { readonly width: number; readonly height: number };
const phone: Screen = { width: 360, height: 740 };
type Opened = { readonly context: BrowserContext; readonly page: Page };

async function fresh(
  viewport: Screen,
  more: { readonly hasTouch?: boolean; readonly forcedColors?: "active"; readonly locale?: string } = {},
): Promise<Opened> {
  const context = await site.browser.newContext({ viewport, reducedMotion: "reduce", locale: "en-GB", ...more });
  const page = await context.newPage();
  await page.goto(site.address);
  await page.waitForSelector("main");
  return { context, page };
}

let tables = 0;
async function sitDown(page: Page, moves: readonly string[], seats = 2, options = {}): Promise<void> {
  const id = `table${(tables += 1)}`;
  const players = ["human", ...Array<string>(seats - 1).fill("bot:casual")];
  await shelve(page, id, {
    sounder: 1,
    game: "happy-pigs",
    rules: 1,
    seats: players,
    options,
    moves,
    dice: { kind: "seeded", seed: 7 },
  });
  await page.goto(`${site.address}#/`);
  await page.waitForSelector(".home"); // away from the match before
  await page.goto(`${site.address}#/match/${id}`);
  await page.waitForSelector(`.hp[data-seats="${seats}"]`);
  await myTurn(page);
}

const further = (page: Page, made: number): Promise<unknown> =>
  page.waitForFunction(
    (before) =>
      document.querySelector(".ending") ||
      Number(document.querySelector<HTMLElement>(".frame")?.dataset["moves"]) > before,
    made,
  );

const controls = ".hp [data-move]:not([data-legal=false]), .hp-actions [data-move]";
const verbs = ["choose", "neutral", "feed", "mate", "buy", "sell", "vaccinate", "done"] as const;

it.each(some(["light", "dark"] as const))("plays by the board's controls, %s", async (scheme) => {
  const { context, page, said } = await site.visit("", { scheme });
  await playNow(page, "happy-pigs");
  const roll = dice(scheme === "light" ? 5 : 6);
  const looked = new Set<string>();
  // By night a few rounds are enough: colours differ, nothing else.
  let clicks = 0;
  while ((await myTurn(page)) === "asked" && (scheme === "light" || clicks < 16)) {
    await page.waitForSelector(`${controls}, .ending`);
    const moves = await page
      .locator(controls)
      .evaluateAll((found) => found.map((one) => one.getAttribute("data-move") ?? ""));
    if (moves.length === 0) continue; // a bot chose at the same time, and what was asked is answered
    const verb = verbs.find((one) => moves[0]?.startsWith(one)) ?? "other";
    if (!looked.has(verb)) {
      looked.add(verb);
      if (isFull || looked.size === 1) expect(await objections(page), verb).toEqual([]);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      const small = await page.locator(controls).evaluateAll((found) =>
        found
          .map((one) => ({
            move: one.getAttribute("data-move"),
            box: one.getBoundingClientRect(),
            pig: one.className === "hp-tap",
          }))
          .filter(({ box, pig }) => Math.min(box.width, box.height) < (pig ? 30 : 43.5)) // pigs of a kind are in the dock, too
          .map(({ move, box }) => `${move} ${box.width} x ${box.height}`),
      );
      expect(small).toEqual([]);
    }
    const made = await movesMade(page);
    await page.locator(controls).nth(roll(moves.length)).click();
    clicks += 1;
    await further(page, made);
  }
  if (scheme === "light") {
    expect(await page.locator(".standings li").count()).toBe(2);
    expect(await objections(page)).toEqual([]);
    expect([...looked]).toEqual(expect.arrayContaining(["choose", "buy"]));
  }
  expect(clicks).toBeGreaterThanOrEqual(16); // a whole match has a choice a round at least
  expect(said).toEqual([]);
  await context.close();
});

it("vaccinates a pig with one tap in any turn of one's own", async () => {
  const { context, page } = await fresh(phone, { hasTouch: true });
  const options = { first_seat: "p1", vaccinate_any_time: true };
  const button = page.getByRole("button", { name: "Vaccinate an average pig" });
  await sitDown(page, ["buy average", "buy vaccine"], 2, options);
  expect(await button.count()).toBe(2); // the pig itself, and one in the dock
  await page.locator('.hp-tap[data-move="vaccinate average"]').tap();
  await button.first().waitFor({ state: "detached" });
  expect(await page.locator('.hp [data-move="buy vaccine"]').count()).toBe(1); // still shopping

  // Where a tap on the pig feeds it, its vaccine is beside.
  const round = ["card Fresh Clover", "p2: choose sell", "p2: neutral mate", "choose feed"];
  await sitDown(page, ["buy average", "buy vaccine", "done", "done", ...round], 2, options);
  expect(await page.locator('.hp-tap[data-move="feed average"]').count()).toBe(1);
  expect(await button.count()).toBe(1);
  await page.locator(".hp-shot").tap();
  await page.locator('.hp-tap[data-move="feed average vaccinated"]').waitFor();
  expect(await page.locator(".hp-shot").count()).toBe(0);
  await context.close();
});

// Texts of the market and of the dock that do not fit where they stand.
const cut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".hp-ware, .hp-act, .hp-done, .hp-sign")].flatMap((one) => {
      const box = one.getBoundingClientRect();
      const words = document.createRange();
      // The icon of an action makes room where its name needs it.
      words.selectNodeContents(one.querySelector(".hp-act-name")?.lastChild ?? one.querySelector(".hp-ware-in") ?? one);
      const { left, right, top, bottom } = words.getBoundingClientRect();
      const fits = left >= box.left - 1 && right <= box.right + 1 && top >= box.top - 1 && bottom <= box.bottom + 1;
      return fits ? [] : [`${one.className}: ${one.textContent}`];
    }),
  );

it.each(
  some(["en-GB", "it", "fr"]),
)("cuts no price and no button, also where a card changes prices, %s", async (locale) => {
  const moves = await until("ask.buy", 2, 1, ({ market }) =>
    market.some((ware) => ware.sells_for !== (ware.price ?? 0) && ware.sells_for),
  );
  for (const width of [360, 320]) {
    const { context, page } = await fresh({ width, height: 740 }, { hasTouch: true, locale });
    await sitDown(page, moves);
    expect(await cut(page)).toEqual([]);
    await page.locator(".hp-done").tap();
    await page.locator(".hp-done.primary").waitFor(); // asks for a second tap
    expect(await cut(page)).toEqual([]);
    await context.close();
  }
});

it("sells a field by its sign, which names the price", async () => {
  const { context, page } = await fresh(phone);
  await sitDown(page, []);
  const fields = page.locator('[data-big="true"] .hp-field');
  const count = await fields.count();
  const before = await movesMade(page);
  expect(await page.locator(".hp-sign").textContent()).toBe("10");
  await page.locator(".hp-sign").click();
  await further(page, before);
  expect(await fields.count()).toBe(count + 1);
  await context.close();
});

fullIt("small pigs are hit by a finger beside them, and none of them instead of another", async () => {
  const { context, page } = await fresh({ width: 320, height: 568 });
  await sitDown(page, await until("ask.sell", 2, 4));
  const missed = await page.locator(".hp-tap").evaluateAll((taps) => {
    const reach = [-21, -10, 0, 10, 21];
    const small = taps.filter((one) => Math.min(one.clientWidth, one.clientHeight) < 44);
    const points = small.flatMap((tap) => {
      const { x, y, width, height } = tap.getBoundingClientRect();
      const pig = tap.parentElement;
      return reach.flatMap((dx) =>
        reach.map((dy) => ({
          pig,
          own: Math.abs(dx) < width / 2 - 2 && Math.abs(dy) < height / 2 - 2,
          x: x + width / 2 + dx,
          y: y + height / 2 + dy,
        })),
      );
    });
    const wrong = points.filter(({ pig, own, x, y }) => {
      const found = document.elementFromPoint(x, y)?.closest(".hp-pig");
      return own ? found !== pig : !found;
    });
    return {
      small: small.length,
      wrong: wrong.map(({ x, y }) => `${x}, ${y}: ${document.elementFromPoint(x, y)?.className}`),
    };
  });
  expect(missed.small).toBeGreaterThan(0);
  expect(missed.wrong).toEqual([]);
  await context.close();
});

fullIt("says why an illegal tap is refused", async () => {
  const { context, page } = await site.visit("");
  await playNow(page, "happy-pigs");
  for (let n = 0; n < 2; n += 1) {
    await page.locator('.hp [data-move="buy big"]').click();
    await page.waitForFunction(
      (pigs) => document.querySelectorAll('.hp-land[data-big="true"] .hp-pig').length > pigs,
      n,
    );
  }
  await page.locator('.hp [data-move="buy big"]').click();
  expect(await page.getByRole("alert").textContent()).toContain("no room");
  await context.close();
});

fullIt("lets pigs be dragged about", async () => {
  const { context, page } = await site.visit("");
  await playNow(page, "happy-pigs");
  await page.locator('.hp [data-move="buy piglet"]').click();
  const pig = page.locator('.hp-land[data-big="true"] .hp-pig').first();
  await pig.waitFor();
  const land = await page.locator('.hp-land[data-big="true"] .hp-field').first().boundingBox();
  const before = await pig.boundingBox();
  if (!land || !before) throw new Error("no pig on the land");
  const unit = land.width / 6;
  const left = before.x - land.x > 2 * unit ? land.x : land.x + 4 * unit;
  await page.mouse.move(before.x + unit, before.y + unit);
  await page.mouse.down();
  await page.mouse.move(left + unit, land.y + 3 * unit, { steps: 5 });
  await page.mouse.up();
  const after = await pig.boundingBox();
  expect(Math.round(((after?.x ?? 0) - left) / unit)).toBe(0);
  expect(Math.round(((after?.y ?? 0) - land.y) / unit)).toBe(2);
  await context.close();
});

fullIt("plays to the end by taps of a finger, and nothing final by one tap", async () => {
  const { context, page } = await fresh(phone, { hasTouch: true });
  await sitDown(page, []);
  const box = await page.locator("[data-board]").boundingBox();
  expect(box?.y).toBeLessThanOrEqual(100);
  const roll = dice(3);
  const twice = new Set<string>();
  while ((await myTurn(page)) === "asked") {
    const moves = await page
      .locator(controls)
      .evaluateAll((found) => found.map((one) => one.getAttribute("data-move") ?? ""));
    if (moves.length === 0) continue;
    const made = await movesMade(page);
    const control = page.locator(controls).nth(roll(moves.length));
    const move = (await control.getAttribute("data-move")) ?? "";
    await control.tap();
    const kind = move.split(" ")[0] ?? "";
    if (["choose", "neutral", "done"].includes(kind)) {
      const armed = page.locator(`.hp-done.primary[data-move="${move}"]`);
      await armed.waitFor(); // still asked, though a bot may have chosen meanwhile
      twice.add(kind);
      await (roll(2) ? control : armed).tap();
      await armed.waitFor({ state: "detached" });
    } else await further(page, made);
    expect(await page.locator("[data-board]").boundingBox()).toEqual(box);
  }
  expect([...twice].sort()).toEqual(["choose", "done", "neutral"]);
  expect(await page.locator(".standings li").count()).toBe(2);
  await context.close();
});

fullIt("plays to the end by keys, four at most for a decision", async () => {
  const { context, page } = await fresh({ width: 1280, height: 800 });
  await sitDown(page, []);
  await page.locator(".hp-ware").first().focus();
  const roll = dice(8);
  const focused = () =>
    page.evaluate(() => {
      const { dataset, className } = document.activeElement as HTMLElement;
      return { move: dataset["move"], legal: dataset["legal"] !== "false", done: className.startsWith("hp-done") };
    });
  let decisions = 0;
  while ((await myTurn(page)) === "asked") {
    await page.waitForFunction(
      () => document.querySelector(".ending") || (document.activeElement as HTMLElement).dataset["move"],
    );
    if (await page.locator(".ending").count()) break;
    const made = await movesMade(page);
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };
    const choosing = await page.locator("button.hp-act").count();
    const stop = !choosing && (roll(2) === 0 || !(await focused()).legal) && (await page.locator(".hp-done").count());
    if (stop) while (!(await focused()).done && keys < 6) await press("Tab");
    else for (let arrows = roll(3); choosing && arrows > 0; arrows -= 1) await press("ArrowRight");
    await press("Enter");
    expect(keys, (await focused()).move).toBeLessThanOrEqual(4);
    await further(page, made);
    decisions += 1;
  }
  expect(decisions).toBeGreaterThanOrEqual(32); // two decisions each round: the own action and the neutral one
  await context.close();
});

const screens: readonly Screen[] = [
  { width: 320, height: 568 },
  phone,
  { width: 740, height: 360 },
  { width: 640, height: 400 },
  { width: 1280, height: 800 },
];
const questions = ["shop", "choose_in_secret", "neutral", "feed", "mate", "buy", "sell", "grow", "vaccinate"];

// What lies over each other or outside of the screen, of all that one needs for a move.
const faults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const needed =
      ".hp-act, button.hp-ware, .hp-head, .hp-land[data-big=true], .hp-holding, .hp-rival[data-open=false], .hp-done";
    const inStrip = (one: Element) => one.closest(".hp-others");
    const found = [...document.querySelectorAll(needed)].filter(
      (one) => one === one.closest(".hp-rival") || !inStrip(one),
    );
    const name = (one: Element) => `${one.className} ${one.getAttribute("data-move") ?? ""}`;
    const boxes = found.map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const strip = inStrip(one)?.getBoundingClientRect(); // it scrolls, and shows a part
      const shown = strip && {
        left: Math.max(left, strip.left),
        top: Math.max(top, strip.top),
        right: Math.min(right, strip.right),
        bottom: Math.min(bottom, strip.bottom),
      };
      return [one, shown ?? { left, top, right, bottom }] as const;
    });
    const overlaps = boxes.flatMap(([one, a], i) =>
      boxes
        .slice(i + 1)
        .filter(
          ([, b]) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1,
        )
        .map(([other]) => `${name(one)} over ${name(other)}`),
    );
    const outside = boxes.filter(
      ([, { left, top, right, bottom }]) =>
        left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5,
    );
    const board = document.querySelector(".board");
    const scrolls = board && [board.scrollWidth - board.clientWidth, board.scrollHeight - board.clientHeight];
    return [
      ...overlaps,
      ...outside.map(([one]) => `${name(one)} outside`),
      ...(scrolls?.some((by) => by > 0) ? [`the board scrolls by ${scrolls}`] : []),
    ];
  });

// Farms measure their box, and are drawn to fit a frame later.
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))),
  );

fullIt.each([2, 6])("has everything on the screen for every decision, %i seats", async (seats) => {
  const asked = questions.filter((one) => seats === 2 || one !== "neutral");
  const games = await Promise.all(asked.map(async (one) => [one, await until(`ask.${one}`, seats)] as const));
  const { context, page } = await fresh(phone, { hasTouch: true });
  for (const [one, moves] of games) {
    expect(moves.length > 0 || one === "shop", one).toBe(true);
    await sitDown(page, moves, seats);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await drawn(page);
      expect(await faults(page), `${one} at ${screen.width} x ${screen.height}`).toEqual([]);
    }
  }
  await context.close();
});

fullIt("lets a rival's farm grow in place, and shrink again", async () => {
  const { context, page } = await fresh(phone, { hasTouch: true });
  await sitDown(page, await until("ask.choose_in_secret", 4), 4);
  const rival = page.locator(".hp-rival").nth(1);
  const small = await rival.locator(".hp-land").boundingBox();
  await rival.locator(".hp-look").tap();
  await page.waitForSelector('.hp-rival[data-open="true"]');
  expect(await rival.boundingBox()).toEqual(await page.locator(".hp-fit").boundingBox());
  await expect
    .poll(async () => (await rival.locator(".hp-land").boundingBox())?.width)
    .toBeGreaterThan(2 * (small?.width ?? 999));
  await rival.locator(".hp-look").tap();
  await expect.poll(() => rival.locator(".hp-land").boundingBox()).toEqual(small);
  await rival.locator(".hp-look").press("Enter");
  expect(await rival.getAttribute("data-open")).toBe("true");
  await page.keyboard.press("Escape");
  await page.waitForSelector('.hp-rival[data-open="true"]', { state: "detached" });
  await context.close();
});

fullIt("shows the whole card by a tap on its head", async () => {
  const { context, page } = await fresh(phone, { hasTouch: true });
  await sitDown(page, await until("ask.choose_in_secret", 2));
  await page.locator(".hp-head").tap();
  const whole = page.locator(".hp-details");
  await whole.waitFor();
  expect(await whole.textContent()).toContain("round 3 of 16");
  expect(await page.locator(".hp-says").textContent()).toBe(await whole.locator(".hp-effect").textContent());
  await whole.tap();
  await whole.waitFor({ state: "detached" });
  await page.locator(".hp-head").press("Enter");
  await whole.waitFor();
  await page.keyboard.press("Escape");
  await whole.waitFor({ state: "detached" });
  await context.close();
});

fullIt("reads a ware and an action once, and says why the market is shut", async () => {
  const { context, page } = await fresh(phone);
  await sitDown(page, []);
  expect(await page.getByRole("button", { name: "Piglet: costs 3, 50 left", exact: true }).count()).toBe(1);
  await sitDown(page, await until("ask.choose_in_secret", 2));
  expect(await page.getByRole("button", { name: "Play feed: 6", exact: true }).count()).toBe(1);
  await page.locator(".hp-ware").first().click();
  expect(await page.getByRole("alert").textContent()).toContain("market");
  await context.close();
});

fullIt("tells what can be done without colours", async () => {
  const { context, page } = await fresh(phone, { forcedColors: "active" });
  const look = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => {
        const { borderTopStyle, borderTopColor, borderTopWidth } = getComputedStyle(one);
        return [borderTopStyle, borderTopColor, borderTopWidth].join(" ");
      });
  await sitDown(page, await until("ask.sell", 2));
  const tap = await look(".hp-tap");
  const idle = await look(".hp-act");
  await sitDown(page, await until("ask.choose_in_secret", 2));
  expect(await look("button.hp-act")).toBe(tap);
  expect(idle).not.toBe(tap);
  const poor = ({ farms, asked }: View) => farms.some(({ seat, money }) => seat === asked[0] && money < 15);
  await sitDown(page, await until("ask.shop", 2, 1, poor));
  expect(await look("button.hp-ware[data-legal=true]")).toBe(tap);
  expect(await look("button.hp-ware[data-legal=false]")).toContain("dashed");
  await context.close();
});
