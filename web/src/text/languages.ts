// The languages of the app. "xx" is the pseudo-locale of the tests: its texts are longer and accented, so untranslated
// ones stand out.
import first from "virtual:first-texts";
import type { TextKey } from "../generated/shell";
import type { Values } from "../shared/text_table";
import { localizerFrom, type Catalogue } from "../i18n/localizer";

export type { TextKey };

export type Language = "en" | "it" | "fr" | "xx";
export const languages: readonly { readonly id: Language; readonly name: string }[] = [
  { id: "en", name: "English" },
  { id: "it", name: "Italiano" },
  { id: "fr", name: "Fran\u00e7ais" },
];

// TypeScript infers the literal type of the JSON; the code uses it as a catalogue.
const catalogue = (json: unknown): Catalogue => json as Catalogue;
// The English texts of the first pages, which are part of the main script.
export const firstTexts: Catalogue = first;

export const accented = (text: string): string =>
  text
    .split(/(\{\w+\})/)
    .map((part) =>
      part.startsWith("{")
        ? part
        : part.replace(
            /[aeiouc]/g,
            (letter) =>
              ({ a: "\u00e5", e: "\u00e9", i: "\u00ef", o: "\u00f8", u: "\u00fc", c: "\u00e7" })[letter] ?? letter,
          ),
    )
    .join("");

// A text in all languages, written beside its subject and not in a catalogue.
export type InEveryLanguage = Readonly<Record<Exclude<Language, "xx">, string>>;
export const inLanguage = (text: InEveryLanguage, language: Language): string =>
  language === "xx" ? `[${accented(text.en)}~~]` : text[language];

// The texts of a language. In English only those of the first pages unless `all` is set.
export async function textsOf(language: Language, all: boolean): Promise<Catalogue> {
  if (language === "it") return catalogue((await import("../generated/shell.it.json")).default);
  if (language === "fr") return catalogue((await import("../generated/shell.fr.json")).default);
  return all ? catalogue((await import("../generated/shell.en.json")).default) : firstTexts;
}

// The shell's texts by key, with values filled in.
export function formatterOf(texts: Catalogue, language: Language): (key: TextKey, values?: Values) => string {
  const pseudo = language === "xx";
  const numbers = new Intl.NumberFormat(pseudo ? "en" : language);
  const name = (seat: string): string => seat;
  const localizer = localizerFrom([texts], {
    nameOf: name,
    isYou: () => false,
    number: (n) => numbers.format(n),
    ...(pseudo && { dress: accented }),
  });
  return (key, values) => (pseudo ? `[${localizer.text(key, values)}~~]` : localizer.text(key, values));
}

// The first of the browser's languages that the app has.
export function defaultLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const known = languages.find(({ id }) => tag.toLowerCase().startsWith(id));
    if (known) return known.id;
  }
  return "en";
}
