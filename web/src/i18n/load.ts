// What the build has compiled of a game's words and what its rules page says, loaded for one language when it is needed.
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
    "!../generated/*.{picture,tables,why}.json",
    "!../generated/terminal.*",
    "!../generated/shell.en.json",
  ],
  {
    import: "default",
  },
);

const spoken = (language: string): string => (language === "xx" ? "en" : language); // the pseudo-locale dresses English up
const named = (name: string): Promise<Catalogue> =>
  catalogues[`../generated/${name}.json`]?.() ?? Promise.resolve(first);

// What the engine says of a game, and what doors say whatever the game.
export const cataloguesOf = (game: string, language: string): Promise<readonly Catalogue[]> =>
  Promise.all([named(`${game}.${spoken(language)}`), named(`shell.${spoken(language)}`)]);

// Why a bot would play a move: for whoever asks.
export const reasonsOf = async (game: string, language: string): Promise<readonly Catalogue[]> =>
  (await import("./load_later")).reasonsIn(game, spoken(language));

export const rulesOf = async (game: string, language: string): Promise<Rules> =>
  (await import("./load_later")).rulesIn(game, spoken(language));
