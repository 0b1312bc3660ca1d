// A game's words in the reader's language: its own texts by key, what the engine says by catalogue.
import { speaker } from "../shared/catalogue";
import type { BoardProps, GameWords } from "../games/game";
import type { Message, SeatName } from "../match/situation";
import { speechFrom } from "../words/speak";
import { accented, type Language } from "./languages";
import { Phrasebook } from "./phrasebook";

export type Speech = Pick<BoardProps<unknown>, "say" | "button" | "line" | "cardName" | "text" | "tell">;

// How a sentence names a seat: what to print, and whether it is the reader.
export type Named = { readonly name: string; readonly you: boolean };

const ands: Readonly<Record<Language, string>> = { en: "and", it: "e", fr: "et", xx: "&" };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
// A game that still speaks English says it whole: the move is part of what is told.
const isRaw = (message: Message | null | undefined): boolean => message?.key === "raw";

export function speechOf(words: GameWords, language: Language, named: (seat: SeatName) => Named): Speech {
  const book = new Phrasebook(words.phrases ?? { phrases: [] }, ands[language], (seat) => named(seat as SeatName).name);
  const pseudo = language === "xx";
  const speak = speechFrom(words.books ?? [], {
    nameOf: (seat) => named(seat as SeatName).name,
    isYou: (seat) => named(seat as SeatName).you,
    ...(pseudo && { dress: accented }),
  });
  const texts = speaker(words.texts, pseudo ? "en" : language);
  const dressed = (text: string): string => (pseudo ? `[${accented(text)}~~]` : text);
  const bracketed = (text: string): string => (pseudo ? `[${text}~~]` : text); // its parts are accented where they are not names
  const tell = (sentence: string): string => dressed(capital(book.translate(sentence).text));
  const english = (message: Message): string => tell(String(message["english"] ?? ""));
  const say = (message: Message): string => (isRaw(message) ? english(message) : bracketed(speak.say(message)));
  return {
    say,
    button: (move) => (isRaw(move) ? english(move) : bracketed(speak.button(move))),
    cardName: speak.card,
    text: (key, values) => dressed(texts(key, values)),
    tell,
    // Empty for a move that is a secret and of which nothing is known.
    line: ({ seat, move, told }) => {
      const sentences = told.map(say);
      if (move && !isRaw(move)) sentences.unshift(bracketed(speak.story(move, seat)));
      return sentences.join(" ");
    },
  };
}
