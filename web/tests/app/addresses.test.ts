// Addresses that lead nowhere, typed, cut or changed: a page reports it.
import { fullIt, some } from "../tier";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { packed } from "../../src/match/link";
import { Site } from "./opened";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const gone = "This match is no longer in this browser.";
const none = "This page does not exist.";
const cut = "This link is incomplete";

const record = {
  sounder: 2,
  game: "bite-the-pumpkin",
  rules: 1,
  seats: [{ is: "human" }, { is: "human" }],
  moves: ["pig d5", "plant a1", "pig d6", "plant a2"],
};

describe("an address that leads nowhere", () => {
  it.each(
    some(
      [
        ["#/match/%00%ff", gone],
        ["#/match/", gone],
        ["#/match/abcd1234", gone],
        ["#/replay/%ff%00", gone],
        ["#/replay/r.", cut],
        ["#/replay/r.%ff", cut],
        ["#/nowhere", none],
        ["#/%ff/%ff", none],
        ["#/constructor", none],
        ["#/__proto__", none],
        ["#/new/%ff", none],
        ["#/learn/nothing", none],
        ["#/rules/%00?at=%ff", none],
      ] as const,
      3,
    ),
  )("%s says what is wrong", async (hash, words) => {
    const { context, page, said } = await site.visit(hash);
    await page.getByText(words).waitFor();
    expect(said).toEqual([]);
    await context.close();
  });

  fullIt("is a link that was cut anywhere, or holds something else", async () => {
    const whole = await packed(JSON.stringify(record));
    const lengths = Array.from({ length: 7 }, (_, i) => Math.floor((whole.length * (i + 1)) / 8));
    const others = await Promise.all(
      ["7", "null", "[]", "{}", '{"game":"bite-the-pumpkin"}', '{"game":"toString","seats":[],"moves":[]}'].map(packed),
    );
    const { context, page, said } = await site.visit();
    for (const link of [...lengths.map((length) => whole.slice(0, length)), ...others]) {
      await page.evaluate(() => void (location.hash = "#/"));
      await page.locator('main[data-page="home"]').waitFor();
      await page.evaluate((hash) => void (location.hash = hash), `#/replay/r.${link}`);
      await page.getByText(cut).waitFor();
    }
    await page.evaluate((hash) => void (location.hash = hash), `#/replay/r.${whole}`);
    await page.locator(".frame.replay").waitFor();
    expect(said).toEqual([]);
    await context.close();
  });
});

describe("a place in a replay", () => {
  fullIt("is where the newest address says, however quickly one comes after another", async () => {
    const { context, page, said } = await site.visit(`#/replay/r.${await packed(JSON.stringify(record))}?at=1`);
    const at = page.locator('.scrubber input[type="range"]');
    const place = () => at.inputValue();
    const go = (to: number) =>
      page.evaluate((n) => void (location.hash = `${location.hash.split("?")[0]}?at=${n}`), to);
    await expect.poll(place).toBe("1");
    await page.evaluate(() => {
      const slider = document.querySelector(".scrubber input") as Element;
      const later = window.setTimeout.bind(window);
      const comes = () => {
        window.setTimeout = later as typeof window.setTimeout;
        location.hash = `${location.hash.split("?")[0]}?at=2`;
      };
      // The second address comes when the first is drawn and what follows from drawing it is still to be done.
      const drawn = () =>
        void (window.setTimeout = ((then: () => void, after?: number) =>
          later(() => (comes(), then()), after)) as typeof window.setTimeout);
      new MutationObserver((_, watch) => (watch.disconnect(), drawn())).observe(slider, {
        attributeFilter: ["aria-label"],
      });
    });
    await go(3);
    await expect.poll(place).toBe("2");
    await expect.poll(() => page.url()).toMatch(/at=2$/);
    await at.press("Home"); // redirects, and is sent back by the browser
    await expect.poll(() => page.url()).toMatch(/at=0$/);
    await go(2);
    await expect.poll(place).toBe("2");
    expect(said).toEqual([]);
    await context.close();
  });
});
