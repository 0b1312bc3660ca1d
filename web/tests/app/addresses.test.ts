// Addresses that lead nowhere: a page says so, whatever was typed, cut or changed.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { packed } from "../../src/match/link";
import { Site } from "./opened";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const gone = "This match is not in this browser any more.";
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
  it.each([
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
  ])("%s says what is wrong", async (hash, words) => {
    const { context, page, said } = await site.visit(hash);
    await page.getByText(words).waitFor();
    expect(said).toEqual([]);
    await context.close();
  });

  it("is a link that was cut anywhere, or holds something else", async () => {
    const whole = await packed(JSON.stringify(record));
    const lengths = Array.from({ length: 7 }, (_, i) => Math.floor((whole.length * (i + 1)) / 8));
    const others = await Promise.all(["7", "null", "[]", "{}", '{"game":"bite-the-pumpkin"}', '{"game":"toString","seats":[],"moves":[]}'].map(packed));
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
