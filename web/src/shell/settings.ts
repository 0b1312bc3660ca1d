// The settings of the reader, in localStorage.
import { defaultLanguage, type Language, type TextKey } from "../text/languages";

// The opponents and the seat that the person has chosen in a game.
export type Choice = { readonly level: string; readonly seat: number };

export const speeds = { slow: 2, usual: 1, fast: 0.3 } as const; // how long moves of bots are shown
export type Speed = keyof typeof speeds;
export const speedTexts = [
  ["slow", "speed_slow"],
  ["usual", "speed_usual"],
  ["fast", "speed_fast"],
] as const satisfies readonly (readonly [Speed, TextKey])[];

export type Settings = {
  readonly language: Language;
  readonly sound: boolean;
  readonly speed: Speed;
  readonly motion: "auto" | "off";
  readonly theme: "auto" | "light" | "dark";
  readonly hints: string; // level
  readonly plays: Readonly<Record<string, Partial<Choice>>>; // by game; what was never chosen is missing
  readonly name?: string; // the name at tables among friends
};

const key = "sounder.settings";

export function readSettings(): Settings {
  const defaults: Settings = {
    language: defaultLanguage(navigator.languages),
    sound: false,
    speed: "usual",
    motion: "auto",
    theme: "auto",
    hints: "strong",
    plays: {},
  };
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<Settings>) };
  } catch {
    return defaults;
  }
}

export function keepSettings(settings: Settings): void {
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // A browser without storage: the choice holds until the page is closed.
  }
}

export const wantsStillness = (settings: Settings): boolean =>
  settings.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
