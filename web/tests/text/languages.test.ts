import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
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

// Every text of a catalogue, with where it stands.
const textsIn = (value: unknown, where: string): readonly string[] =>
  typeof value === "string"
    ? [`${where}: ${value}`]
    : Object.entries(value as object).flatMap(([key, one]) => textsIn(one, `${where}.${key}`));

// Those of the catalogues and the boards, of one language or of all.
function allTexts(language = "(en|it|fr)"): readonly string[] {
  const catalogues = readdirSync("../content", { withFileTypes: true })
    .flatMap(({ name }) => [`../content/${name}/words`, `../content/${name}/rules`])
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
    .filter((path) => new RegExp(`/${language}\\.([^/]*\\.)?json$`).test(path))
    .flatMap((path) => textsIn(JSON.parse(readFileSync(path, "utf8")), path));
  const boards = readdirSync("src/games", { recursive: true, encoding: "utf8" })
    .filter((path) => new RegExp(`\\b${language}\\.ts$`).test(path))
    .flatMap((path) =>
      readFileSync(join("src/games", path), "utf8")
        .split("\n")
        .map((line) => `${path}: ${line.trim()}`),
    )
    .filter((line) => !/: (\/\/|import )/.test(line));
  return [...catalogues, ...boards];
}

describe("texts", () => {
  it("break no French line before : ; ! and ?", () => {
    const broken = / [:;!?»](?=[\s}).,"]|$)/;
    expect(allTexts("fr").filter((text) => broken.test(text) || text.includes("« "))).toEqual([]);
  });
  it("have ’ between letters", () => {
    expect(allTexts().length).toBeGreaterThan(3000);
    expect(allTexts().filter((text) => /[a-zà-ÿ]'[a-zà-ÿ]/i.test(text))).toEqual([]);
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
