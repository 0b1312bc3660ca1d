// What a reader has chosen, kept in localStorage.
import { usualLanguage, type Language } from "../text/languages";

export type Settings = {
  readonly language: Language;
  readonly sound: boolean;
  readonly motion: "auto" | "off";
  readonly theme: "auto" | "light" | "dark";
  readonly hints: string; // level
};

const key = "sounder.settings";

export function readSettings(): Settings {
  const usual: Settings = { language: usualLanguage(navigator.languages), sound: false, motion: "auto", theme: "auto", hints: "strong" };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<Settings>) };
  } catch {
    return usual;
  }
}

export function keepSettings(settings: Settings): void {
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing: the choice holds until the page is closed.
  }
}

export const wantsStillness = (settings: Settings): boolean => settings.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
