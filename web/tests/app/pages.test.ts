// Every page in every language and both themes: no console message, no sideways scrolling, no axe violation, no text
// outside the catalogues.
import { fullIt, some } from "../tier";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sideways } from "../browser/opened";
import { objections } from "../browser/axe";
import { ids, myTurn, playNow, Site } from "./opened";
import { untranslated } from "./untranslated";

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const pages = ["", "#/settings", "#/lab", ...ids.flatMap((id) => [`#/new/${id}`, `#/learn/${id}`, `#/rules/${id}`])];
// A phone of 320 px whose browser shows a scrollbar beside the page.
const narrowest = { width: 304, height: 568 };
// Addresses in rules that are no links.
const bare = (page: Page) =>
  page
    .locator(".rules p")
    .evaluateAll((all) =>
      all.flatMap((one) =>
        (one.textContent?.match(/https?:\/\/\S*[\w/]/g) ?? []).filter(
          (address) => !one.querySelector(`a[href="${address}"]`),
        ),
      ),
    );
const settled = (page: Page) =>
  page.waitForFunction(() => document.querySelector("main")?.children.length && !document.querySelector(".waiting"));

describe.each(some(["light", "dark"] as const))("by %s", (scheme) => {
  it.each(pages)("page %s is sound", async (hash) => {
    for (const size of some(["phone", "desktop"] as const)) {
      const { context, page, said } = await site.visit(hash, { size, scheme });
      await settled(page);
      expect(await objections(page)).toEqual([]);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      if (size === "phone") {
        await page.setViewportSize(narrowest);
        expect(await sideways(page)).toBeLessThanOrEqual(0);
      }
      expect(await bare(page)).toEqual([]);
      expect(said).toEqual([]);
      await context.close();
    }
  });

  fullIt.each(ids)("a match of %s is sound", async (id) => {
    const { context, page, said } = await site.visit("", { scheme });
    await playNow(page, id);
    expect(await objections(page)).toEqual([]);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: "Hint" }).click();
    await page.getByRole("button", { name: "Hint", pressed: true }).click(); // on the board now; again: the list
    await page.waitForSelector(".hint ol");
    expect(await objections(page)).toEqual([]);
    expect(said).toEqual([]);
    await context.close();
  });
});

describe("in other languages", () => {
  it.each(
    some(["", "#/settings", "#/lab", ...ids.map((id) => `#/new/${id}`)]),
  )("page %s says nothing outside the catalogue", async (hash) => {
    const { context, page } = await site.visit(hash, { settings: { language: "xx" } });
    await settled(page);
    await page.waitForFunction(() => document.body.textContent?.includes("~~"));
    expect(await untranslated(page)).toEqual([]);
    await context.close();
  });

  fullIt.each(ids)("a match of %s says nothing outside the catalogue", async (id) => {
    const { context, page } = await site.visit("", { settings: { language: "xx" } });
    await playNow(page, id);
    expect(await untranslated(page)).toEqual([]);
    await context.close();
  });

  it.each(
    some([
      ["it-IT", "it", "Gioca subito"],
      ["fr-FR", "fr", "Jouer tout de suite"],
    ]),
  )("speaks %s to those who ask for it", async (language, lang, words) => {
    const { context, page, said } = await site.visit("", { language });
    await page.getByText(words).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang);
    await page.goto(`${page.url().split("#")[0]}#/settings`);
    await page.getByText("English").click();
    await page.getByRole("heading", { name: "Settings" }).waitFor();
    expect(said).toEqual([]);
    await context.close();
  });

  fullIt.each(ids)("plays %s in Italian and French", async (id) => {
    for (const language of ["it-IT", "fr-FR"]) {
      const { context, page, said } = await site.visit("", { language });
      await playNow(page, id);
      await page.evaluate(() => document.querySelector<HTMLElement>(".dock [data-move], .board [data-move]")?.click());
      await myTurn(page);
      expect(said).toEqual([]);
      await context.close();
    }
  });
});
