// Using a report: sort, filter, switch, print, by keyboard.
import { readFileSync, statSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Reports, runs, summaryIn, type Run } from "../reports";
import { openBrowser, type Size } from "./browser";
import { openReport } from "./opened";

const mostBytes = 255_000; // of the page without its numbers

const reports = new Reports();
const files = new Map<Run, string>();
let browser: Browser;

beforeAll(async () => {
  for (const run of runs) files.set(run, reports.make(run));
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  reports.remove();
});
const open = (run: Run, size?: Size, scheme?: "light" | "dark") =>
  openReport(browser, files.get(run) ?? "", size, scheme);

describe("a report", () => {
  it("is small", () => {
    const path = files.get("happy-pigs") ?? "";
    expect(statSync(path).size - summaryIn(path).length).toBeLessThan(mostBytes);
  });

  it("shows the findings first, in the lab's own words, and the whole seed", async () => {
    const { page } = await open("three-little-pigs");
    const first = JSON.parse(summaryIn(files.get("three-little-pigs") ?? "")) as { cases: { words: string[] }[] };
    expect(await page.locator("main h2").first().textContent()).toBe("Findings");
    expect(await page.locator("main li").first().textContent()).toBe(first.cases[0]?.words[0]);
    expect(await page.locator(".facts").textContent()).toContain("18446744073709551557");
    await page.context().close();
  });

  it("sorts its table by keyboard", async () => {
    const { page } = await open("happy-pigs");
    const offered = async () =>
      (await page.locator(".move-table tbody td:nth-child(2)").allTextContents()).map((text) =>
        Number(text.replaceAll(",", "")),
      );
    const heading = page.getByRole("columnheader", { name: "Offered" });
    await heading.getByRole("button").focus();
    await page.keyboard.press("Enter");
    expect(await heading.getAttribute("aria-sort")).toBe("descending");
    const falling = await offered();
    expect(falling).toEqual([...falling].sort((a, b) => b - a));
    await page.keyboard.press("Space");
    expect(await heading.getAttribute("aria-sort")).toBe("ascending");
    const rising = await offered();
    expect(rising).toEqual([...rising].sort((a, b) => a - b));
    expect(rising).not.toEqual(falling);
    await page.context().close();
  });

  it("filters its table by name and shows all rows when asked", async () => {
    const { page } = await open("wild-pigs", "phone");
    const rows = page.locator(".move-table tbody tr");
    expect(await rows.count()).toBe(20);
    await page.getByRole("button", { name: /^Show all/ }).press("Enter");
    const all = await rows.count();
    expect(all).toBeGreaterThan(40);
    await page.getByRole("searchbox").fill("stance");
    const fitting = await page.locator(".move-table tbody th").allTextContents();
    expect(fitting.length).toBeGreaterThan(0);
    expect(fitting.length).toBeLessThan(all);
    expect(fitting.every((name) => name.includes("stance"))).toBe(true);
    await page.context().close();
  });

  it("reaches every control with the Tab key", async () => {
    const { page } = await open("layouts", "phone");
    const wanted = await page.locator("summary, button:not([tabindex='-1']), select, input").count();
    const met = new Set<string>();
    for (let i = 0; i < 3 * wanted; ++i) {
      await page.keyboard.press("Tab");
      const where = await page.evaluate(() => {
        const at = document.activeElement;
        if (!at?.matches("summary, button, select, input")) return "";
        return String([...document.querySelectorAll("summary, button, select, input")].indexOf(at));
      });
      if (where) met.add(where);
      if (met.size === wanted) break;
    }
    expect(met.size).toBe(wanted);
    await page.context().close();
  });

  it("has a tab for each variant, moved by arrows", async () => {
    const { page } = await open("layouts");
    await page.getByRole("tab", { name: "classic" }).focus();
    await page.keyboard.press("ArrowRight");
    expect(await page.getByRole("tab", { name: "orchard" }).getAttribute("aria-selected")).toBe("true");
    expect(await page.getByRole("tabpanel").locator("h2").first().textContent()).toBe("orchard");
    await page.context().close();
  });

  it("has maps of the board where moves name cells", async () => {
    const { page } = await open("bite-the-pumpkin");
    expect(await page.getByRole("img", { name: "plant: how often taken" }).locator("rect").count()).toBeGreaterThan(64);
    await page.context().close();
  });

  it("shows everything on paper and folds it again", async () => {
    const { page, said } = await open("layouts");
    const closed = page.locator("details:not([open])");
    const rows = page.locator(".move-table tbody tr");
    const before = [await closed.count(), await rows.count()];
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    expect(await closed.count()).toBe(0);
    expect(await page.getByRole("tabpanel").count()).toBe(2);
    expect(await rows.count()).toBeGreaterThan(200);
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    expect([await closed.count(), await rows.count()]).toEqual(before);
    expect(said).toEqual([]);
    await page.context().close();
  });

  it("says so when its numbers are not what it expects", async () => {
    const { page } = await open("happy-pigs");
    const broken = readFileSync(files.get("happy-pigs") ?? "", "utf8").replaceAll('"branching"', '"choices"');
    await page.setContent(broken);
    await page.waitForSelector("h1");
    expect(await page.locator("main").textContent()).toContain("$.cases[0].branching");
    await page.context().close();
  });
});
