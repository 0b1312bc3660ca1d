// Loads the board's texts in two parts: those of the first view, and those of the parts loaded later.
import type { Language } from "../../../text/languages";
import type { GameWords } from "../../game";
import { texts as english } from "./en";

const first = {
  en: async () => ({ texts: english }),
  it: () => import("./it"),
  fr: () => import("./fr"),
};
const later = {
  en: () => import("./later.en"),
  it: () => import("./later.it"),
  fr: () => import("./later.fr"),
};

let shown: { -readonly [key in string]: GameWords["texts"][string] } = {};
let spoken: keyof typeof first = "en";
let whole = false; // the later ones have been asked for

export async function firstTexts(language: Language): Promise<GameWords["texts"]> {
  spoken = language === "xx" ? "en" : language;
  shown = { ...(await first[spoken]()).texts };
  if (whole) await laterTexts();
  return shown;
}

export async function laterTexts(): Promise<void> {
  whole = true;
  Object.assign(shown, (await later[spoken]()).texts);
}
