// What the build has compiled of a game's words and what its rules page says, loaded for one language when it is needed.
import type { Rules } from "../games/game";
import type { Language } from "../text/languages";
import type { Book } from "./speak";

const books = import.meta.glob<Book>(["../generated/*.json", "!../generated/*.picture.json"], { import: "default" });
const pages = import.meta.glob<Rules>("../../../content/*/rules/*.json", { import: "default" });

const spoken = (language: Language): string => (language === "xx" ? "en" : language); // the pseudo-locale dresses English up

// What the engine says of a game, its bots' reasons, and what doors say whatever the game.
export const booksOf = (game: string, language: Language): Promise<readonly Book[]> =>
  Promise.all(
    [`${game}.${spoken(language)}`, `${game}.${spoken(language)}.why`, `shell.${spoken(language)}`].flatMap(
      (name) => books[`../generated/${name}.json`]?.() ?? [],
    ),
  );

export const rulesOf = async (game: string, language: Language): Promise<Rules> =>
  (await pages[`../../../content/${game}/rules/${spoken(language)}.json`]?.()) ?? { sections: [] };
