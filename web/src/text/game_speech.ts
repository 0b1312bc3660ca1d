// A game's words in the reader's language: its own texts by key, what the engine says by catalogue.
import { formatter } from "../shared/text_table";
import type { BoardProps, GameWords } from "../games/game";
import type { SeatName } from "../match/situation";
import { speechFrom } from "../i18n/speak";
import { accented, type Language } from "./languages";

export type Speech = Pick<BoardProps<unknown>, "say" | "button" | "line" | "cardName" | "text"> & {
  word(key: string): string; // what the catalogue calls an option, a value, a kind of content
};

// How a sentence names a seat: what to print, and whether it is the reader.
export type Named = { readonly name: string; readonly you: boolean };

export function speechOf(words: GameWords, language: Language, named: (seat: SeatName) => Named): Speech {
  const pseudo = language === "xx";
  const speak = speechFrom(words.catalogues, {
    nameOf: (seat) => named(seat as SeatName).name,
    isYou: (seat) => named(seat as SeatName).you,
    ...(pseudo && { dress: accented }),
  });
  const texts = formatter(words.texts, pseudo ? "en" : language);
  const bracketed = (text: string): string => (pseudo ? `[${text}~~]` : text); // its parts are accented where they are not names
  const say: Speech["say"] = (message) => bracketed(speak.say(message));
  const secret = (seat: SeatName | null): string =>
    say(seat ? { key: "told.chosen_in_secret", who: seat } : { key: "told.drawn_in_secret" });
  return {
    say,
    button: (move) => bracketed(speak.button(move)),
    cardName: speak.card,
    text: (key, values) => (pseudo ? bracketed(accented(texts(key, values))) : texts(key, values)),
    word: (key) => bracketed(speak.text(key)),
    // Of a secret nothing more may be known than that there is one.
    line: ({ seat, move, told }) =>
      [move ? bracketed(speak.story(move, seat)) : secret(seat), ...told.map(say)].join(" "),
  };
}
