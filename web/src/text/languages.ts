// The languages of the app, and which one is spoken. "xx" is the pseudo-locale of the tests: longer and accented, to be seen through.
import type { Catalogue } from "../shared/catalogue";
import { en, type Key } from "./en";

export type Language = "en" | "it" | "fr" | "xx";
export const languages: readonly { readonly id: Language; readonly name: string }[] = [
  { id: "en", name: "English" },
  { id: "it", name: "Italiano" },
  { id: "fr", name: "Fran\u00e7ais" },
];

export type Texts = Readonly<Record<Key, Catalogue[string]>>;

export const accented = (text: string): string =>
  text
    .split(/(\{\w+\})/)
    .map((part) => (part.startsWith("{") ? part : part.replace(/[aeiouc]/g, (letter) => ({ a: "\u00e5", e: "\u00e9", i: "\u00ef", o: "\u00f8", u: "\u00fc", c: "\u00e7" })[letter] ?? letter)))
    .join("");

// A text that stands with what it belongs to, and not in the catalogues.
export type InEveryLanguage = Readonly<Record<Exclude<Language, "xx">, string>>;
export const inLanguage = (text: InEveryLanguage, language: Language): string => (language === "xx" ? accented(text.en) : text[language]);

const pseudo = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, entry]) => [
      key,
      typeof entry === "string" ? `[${accented(entry)}~~]` : { one: `[${accented(entry.one)}~~]`, other: `[${accented(entry.other)}~~]` },
    ]),
  ) as Texts;

export async function textsOf(language: Language): Promise<Texts> {
  if (language === "it") return (await import("./it")).it;
  if (language === "fr") return (await import("./fr")).fr;
  return language === "xx" ? pseudo(en) : en;
}

// What the browser asks for, if we speak it.
export function usualLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const known = languages.find(({ id }) => tag.toLowerCase().startsWith(id));
    if (known) return known.id;
  }
  return "en";
}
