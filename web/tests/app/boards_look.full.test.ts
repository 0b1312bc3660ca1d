// Compares each board at two fixed moments with the pictures in tests/looks: the box [data-board], on a phone in the
// light theme and on a desktop in the dark one. `npm run looks:update` writes new pictures; look at the difference
// before you commit it.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { PNG } from "pngjs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asFarAs, playedMatch, shelveAll, type KeptMatch } from "./kept_matches";
import { ids, myTurn, Site } from "./opened";

const update = process.env["SOUNDER_WRITE_LOOKS"] === "1";
const folder = fileURLToPath(new URL("../looks/", import.meta.url));
const failures = fileURLToPath(new URL("../../shots/looks/", import.meta.url)); // what was seen instead
const command = "`npm run looks:update` takes it";

// The edge of a shape may lie a pixel beside where it was, and be smoothed otherwise: a pixel differs when its red,
// green or blue lies outside of what the nine pixels around that place have in the other picture, by more than
// `colours` of 255. Such a share may.
const colours = 24;
const share = 0.001;
const most = 600_000; // bytes of all pictures

const moments = { early: 0.3, late: 0.8 } as const; // how far into the match
type Moment = keyof typeof moments;
const names = Object.keys(moments) as Moment[];
const looks = [
  { size: "phone", scheme: "light" },
  { size: "desktop", scheme: "dark" },
] as const;

// Machines draw letters differently, so letters are invisible but keep their space.
const quiet = `*, *::before, *::after { font-family: "DejaVu Sans" !important; -webkit-text-fill-color: transparent !important; text-shadow: none !important }
  svg text { fill: transparent !important; stroke: none !important }`;

// The match is kept, so that bots that have learned something change no picture.
async function keptFor(game: string): Promise<KeptMatch> {
  const file = `${folder}${game}.json`;
  if (update && !existsSync(file)) writeFileSync(file, `${JSON.stringify(await playedMatch(game, 31))}\n`);
  expect(existsSync(file), `tests/looks/${game}.json is missing: ${command}`).toBe(true);
  return JSON.parse(readFileSync(file, "utf8")) as KeptMatch;
}

async function pictureOf(page: Page): Promise<PNG> {
  await page.addStyleTag({ content: quiet });
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  const box = await page.locator("[data-board]").boundingBox();
  if (!box) throw new Error("no [data-board]");
  return PNG.sync.read(await page.screenshot({ clip: box, animations: "disabled", caret: "hide" }));
}

// Sixteen steps of each colour are far within the tolerance and take half the space.
function written(picture: PNG): Buffer {
  const rough = new PNG({ width: picture.width, height: picture.height });
  picture.data.forEach((value, i) => void (rough.data[i] = 17 * Math.round(value / 17)));
  return PNG.sync.write(rough, { colorType: 2, filterType: 0, deflateLevel: 9, deflateStrategy: 0 });
}

// Which pixels differ, by their place in the data.
function differing(before: PNG, now: PNG): readonly number[] {
  const { width, height } = before;
  const at = (column: number, row: number): number => 4 * (row * width + column);
  const alike = (i: number): boolean =>
    [0, 1, 2].every((channel) => Math.abs((before.data[i + channel] ?? 0) - (now.data[i + channel] ?? 0)) <= colours);
  // Whether a's pixel lies between the least and the most of the nine in b.
  const within = (a: PNG, b: PNG, column: number, row: number): boolean => {
    const around = [-1, 0, 1].flatMap((r) =>
      [-1, 0, 1].map((c) =>
        at(Math.min(width - 1, Math.max(0, column + c)), Math.min(height - 1, Math.max(0, row + r))),
      ),
    );
    return [0, 1, 2].every((channel) => {
      const [value = 0, others] = [a.data[at(column, row) + channel], around.map((i) => b.data[i + channel] ?? 0)];
      return value >= Math.min(...others) - colours && value <= Math.max(...others) + colours;
    });
  };
  const found: number[] = [];
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const i = at(column, row);
      if (!alike(i) && !(within(before, now, column, row) && within(now, before, column, row))) found.push(i);
    }
  return found;
}

// What was seen, and the same with red where it differs.
function keepFailure(name: string, now: PNG, places: readonly number[]): void {
  mkdirSync(failures, { recursive: true });
  writeFileSync(`${failures}${name}.png`, PNG.sync.write(now));
  for (const i of places) now.data.set([255, 0, 0, 255], i);
  writeFileSync(`${failures}${name}-difference.png`, PNG.sync.write(now));
}

const sizeOf = ({ width, height }: PNG): string => `${width} x ${height}`;

function holdAgainst(name: string, now: PNG): void {
  const file = `${folder}${name}.png`;
  expect(existsSync(file), `tests/looks/${name}.png is missing: ${command}`).toBe(true);
  const before = PNG.sync.read(readFileSync(file));
  const places = sizeOf(before) === sizeOf(now) ? differing(before, now) : [];
  const differ = places.length / (now.width * now.height);
  if (differ > share || sizeOf(before) !== sizeOf(now)) keepFailure(name, now, places);
  expect(sizeOf(now), `${name}: its size; if it is meant, ${command} anew`).toBe(sizeOf(before));
  expect(
    differ,
    `${name}: pixels that differ, see shots/looks/${name}-difference.png; if it is meant, ${command} anew`,
  ).toBeLessThanOrEqual(share);
}

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

describe.each(ids)("the board of %s", (game) => {
  it.each(looks)("looks as it did, $size, $scheme", async ({ size, scheme }) => {
    const kept = await keptFor(game);
    const { context, page, said, address } = await site.visit("", { size, scheme });
    await shelveAll(page, new Map(names.map((moment) => [moment, asFarAs(kept, moments[moment])])));
    for (const moment of names) {
      await page.goto(`${address}#/match/${moment}`);
      await page.reload();
      expect(await myTurn(page)).toBe("asked");
      await page.locator(".frame:not([data-thinking])").waitFor(); // where all choose at once a bot has
      const now = await pictureOf(page);
      const name = `${game}-${moment}-${size}`;
      if (update) writeFileSync(`${folder}${name}.png`, written(now));
      else holdAgainst(name, now);
    }
    expect(said).toEqual([]);
    await context.close();
  });
});

it("takes little room", () => {
  const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(`${folder}${name}`).size, 0);
  expect(bytes).toBeLessThan(most);
});

// The eye of this test: it sees a small thing that is gone, and not that everything lies half a pixel beside.
it("sees what has changed, and nothing else", async () => {
  const { context, page } = await site.visit("");
  const drawn = async (pigs: string): Promise<PNG> => {
    await page.setContent(
      `<svg viewBox="0 0 352 512" width="352" height="512"><rect width="352" height="512" fill="#cfe0a8"/>${pigs}</svg>`,
    );
    return PNG.sync.read(await page.locator("svg").screenshot());
  };
  const pig = (x: number) => `<circle cx="${x}" cy="200" r="14" fill="#f4b3ad" stroke="#3a2419" stroke-width="3"/>`;
  const before = PNG.sync.read(written(await drawn(pig(100) + pig(200))));
  const may = share * before.width * before.height;
  expect(differing(before, await drawn(pig(100.5) + pig(200.5))).length).toBeLessThanOrEqual(may);
  expect(differing(before, await drawn(pig(100))).length).toBeGreaterThan(may);
  await context.close();
});
