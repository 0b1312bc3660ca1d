// Loads the compiled catalogues and the rules page of a game, for one language, on demand.
import first from "virtual:first-texts";
import type { Catalogue } from "./localizer";

// A section of the rules page. Text has **bold** and `notation`; `picture` names a drawing of the game.
export type RulesSection = {
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly picture?: string;
};
export type Rules = { readonly sections: readonly RulesSection[] };

const catalogues = import.meta.glob<Catalogue>(
  [
    "../generated/*.json",
    "!../generated/*.{design,picture,tables,why}.json",
    "!../generated/terminal.*",
    "!../generated/shell.en.json",
  ],
  {
    import: "default",
  },
);

const spoken = (language: string): string => (language === "xx" ? "en" : language); // the pseudo-locale is made from English
const named = (name: string): Promise<Catalogue> =>
  catalogues[`../generated/${name}.json`]?.() ?? Promise.resolve(first);

// The catalogue of a game's messages, and that of the front ends.
export const cataloguesOf = (game: string, language: string): Promise<readonly Catalogue[]> =>
  Promise.all([named(`${game}.${spoken(language)}`), named(`shell.${spoken(language)}`)]);

// The reasons of bots.
export const reasonsOf = async (game: string, language: string): Promise<readonly Catalogue[]> =>
  (await import("./load_later")).reasonsIn(game, spoken(language));

export const rulesOf = async (game: string, language: string): Promise<Rules> =>
  (await import("./load_later")).rulesIn(game, spoken(language));
