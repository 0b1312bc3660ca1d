import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { firstTexts, formatterOf, textsOf, defaultLanguage } from "../../src/text/languages";

const sources = (folder: string): readonly string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? sources(path) : /\.tsx?$/.test(name) ? [readFileSync(path, "utf8")] : [];
  });
type Words = { readonly texts: Readonly<Record<string, string>> };
const wordsOf = (language: string): Words =>
  JSON.parse(readFileSync(`../content/shell/words/${language}.json`, "utf8")) as Words;
const en = wordsOf("en").texts;
// Words that are the same in two languages.
const shared = ["title", "menu", "minutes", "pause", "scores", "labLevel", "tutorialStep", "reviewBetter"];

// That every language has every text with the same places is checked by the build (tools/words.mjs).
describe.each(["it", "fr"])("%s", (language) => {
  it("leaves no text in English", () => {
    const { texts } = wordsOf(language);
    const same = Object.entries(en).filter(([key, text]) => texts[key] === text && /[a-z]{3}/.test(text));
    expect(same.map(([key]) => key).filter((key) => !shared.includes(key))).toEqual([]);
  });
});

describe("languages", () => {
  it("takes the first that the browser asks for and we speak", () => {
    expect(defaultLanguage(["de-DE", "fr-CA", "it"])).toBe("fr");
    expect(defaultLanguage(["ja"])).toBe("en");
  });
  it("has a pseudo-locale that keeps what is given", () =>
    expect(formatterOf(firstTexts, "xx")("by", { designer: "Eve" })).toBe("[by Eve~~]"));
  it("counts as the language does", async () => {
    const french = formatterOf(await textsOf("fr", false), "fr");
    expect(french("movesMade", { n: 0 })).toBe("0 coup");
    const english = formatterOf(await textsOf("en", true), "en");
    expect(english("movesMade", { n: 0 })).toBe("0 moves");
    expect(english("labDone", { n: 12_000 })).toBe("12,000 matches played");
  });
  it("has no text that nothing says", () => {
    const code = sources("src")
      .filter((text) => !text.includes("export type TextKey"))
      .join("\n");
    expect(Object.keys(en).filter((key) => !code.includes(`"${key}"`))).toEqual([]);
  });
});
