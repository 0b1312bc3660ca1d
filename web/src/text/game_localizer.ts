// The words of a game in the reader's language: the board's texts by key, and the engine's messages by catalogue.
import { formatter } from "../shared/text_table";
import type { BoardProps, GameWords } from "../games/game";
import type { SeatName } from "../match/situation";
import { localizerFrom } from "../i18n/localizer";
import { accented, type Language } from "./languages";

export type GameLocalizer = Pick<BoardProps<unknown>, "say" | "button" | "line" | "cardName" | "text"> & {
  word(key: string): string; // the name of an option, a value or a kind of content
};

// How a sentence names a seat: what to print, and whether it is the reader.
export type Named = { readonly name: string; readonly you: boolean };

export function gameLocalizer(words: GameWords, language: Language, named: (seat: SeatName) => Named): GameLocalizer {
  const pseudo = language === "xx";
  const localizer = localizerFrom(words.catalogues, {
    nameOf: (seat) => named(seat as SeatName).name,
    isYou: (seat) => named(seat as SeatName).you,
    ...(pseudo && { dress: accented }),
  });
  const texts = formatter(words.texts, pseudo ? "en" : language);
  const bracketed = (text: string): string => (pseudo ? `[${text}~~]` : text); // all parts but names are accented already
  const say: GameLocalizer["say"] = (message) => bracketed(localizer.say(message));
  const secret = (seat: SeatName | null): string =>
    say(seat ? { key: "told.chosen_in_secret", who: seat } : { key: "told.drawn_in_secret" });
  return {
    say,
    button: (move) => bracketed(localizer.button(move)),
    cardName: localizer.card,
    text: (key, values) => (pseudo ? bracketed(accented(texts(key, values))) : texts(key, values)),
    word: (key) => bracketed(localizer.text(key)),
    // A secret move is only mentioned.
    line: ({ seat, move, told }) =>
      [move ? bracketed(localizer.story(move, seat)) : secret(seat), ...told.map(say)].join(" "),
  };
}
