// Reports of the real program in Chromium, at phone and desktop size, light and dark: accessible, quiet, not too wide.
import { fullIt, some } from "../tier";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Reports, runs, type Run } from "../reports";
import { objections } from "./axe";
import { openBrowser, schemes, sizes, type Size } from "./browser";
import { openReport, sideways } from "./opened";

const reports = new Reports();
const files = new Map<Run, string>();
let browser: Browser;

beforeAll(async () => {
  for (const run of some(runs)) files.set(run, reports.make(run));
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  reports.remove();
});
const open = (run: Run, size?: Size, scheme?: "light" | "dark") =>
  openReport(browser, files.get(run) ?? "", size, scheme);

// Themes differ in nothing but colours, so the dark one is asked about contrast alone.
const violations = (page: Page, scheme: "light" | "dark"): Promise<readonly string[]> =>
  objections(page, "html", scheme === "dark" ? ["color-contrast"] : undefined);

describe.each(some(runs))("the report of %s", (run) => {
  for (const size of some(Object.keys(sizes) as Size[]))
    for (const scheme of some(schemes))
      it(`is quiet, accessible and not too wide on a ${size} in the ${scheme}`, async () => {
        const { page, said, asked } = await open(run, size, scheme);
        expect(await sideways(page)).toBe(0);
        expect(await violations(page, scheme)).toEqual([]);
        await page.evaluate(() => document.querySelectorAll("details").forEach((details) => (details.open = true)));
        expect(await sideways(page)).toBe(0);
        expect(await page.locator("svg.plot").count()).toBe(await page.locator("figure").count());
        expect(await page.locator("figure details table").count()).toBe(await page.locator("figure").count());
        expect(said).toEqual([]);
        expect(asked.filter((address) => !/^(file|data):/.test(address))).toEqual([]);
        await page.context().close();
      });
});

fullIt("a report is accessible with every table of numbers open", async () => {
  const { page } = await open("three-little-pigs", "phone");
  await page.evaluate(() => document.querySelectorAll("details").forEach((details) => (details.open = true)));
  expect(await violations(page, "light")).toEqual([]);
  await page.context().close();
});

fullIt("nothing is wider than its box at any width between", async () => {
  const { page } = await open("wild-pigs");
  for (const width of [360, 500, 700, 900, 1100, 1121, 1140, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))); // drawn
    expect(await sideways(page), `page at ${width}`).toBe(0);
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll(".figure, .move-table, .plain-words, .glance > div")]
        .filter((box) => box.scrollWidth > box.clientWidth + 1)
        .map((box) => box.textContent?.slice(0, 40)),
    );
    expect(wide, `boxes at ${width}`).toEqual([]);
  }
  await page.context().close();
});
