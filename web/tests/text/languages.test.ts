import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { en } from "../../src/text/en";
import { fr } from "../../src/text/fr";
import { it as italian } from "../../src/text/it";
import { textsOf, usualLanguage } from "../../src/text/languages";

const sources = (folder: string): readonly string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? sources(path) : /\.tsx?$/.test(name) ? [readFileSync(path, "utf8")] : [];
  });
const placesOf = (entry: string | { readonly one: string; readonly other: string }): readonly string[] =>
  [...new Set((typeof entry === "string" ? entry : `${entry.one} ${entry.other}`).match(/\{\w+\}/g) ?? [])].sort();

describe.each([
  ["Italian", italian],
  ["French", fr],
] as const)("%s", (_, texts) => {
  it("has every text, none left in English, with the same places", () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(en).sort());
    for (const [key, entry] of Object.entries(en)) expect([key, placesOf(texts[key as keyof typeof en])]).toEqual([key, placesOf(entry)]);
    const same = Object.entries(en).filter(([key, entry]) => typeof entry === "string" && texts[key as keyof typeof en] === entry && /[a-z]{3}/.test(entry));
    expect(same.map(([key]) => key).filter((key) => !["title", "pause", "scores", "labLevel", "tutorialStep", "reviewBetter"].includes(key))).toEqual([]);
  });
});

describe("languages", () => {
  it("takes the first that the browser asks for and we speak", () => {
    expect(usualLanguage(["de-DE", "fr-CA", "it"])).toBe("fr");
    expect(usualLanguage(["ja"])).toBe("en");
  });
  it("has a pseudo-locale that keeps places", async () => expect((await textsOf("xx")).by).toBe("[by {designer}~~]"));
  it("has no text that nothing says", () => {
    const code = sources("src").filter((text) => !text.includes("export const en =") && !/export const (it|fr): Texts/.test(text)).join("\n");
    expect(Object.keys(en).filter((key) => !code.includes(`"${key}"`))).toEqual([]);
  });
});
