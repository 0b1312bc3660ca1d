// A game's words in the reader's language: its own texts by key, the engine's sentences and moves by phrase.
import { speaker } from "../shared/catalogue";
import type { BoardProps, GameWords } from "../games/game";
import { accented, type Language } from "./languages";
import { Phrasebook } from "./phrasebook";

export type Speech = Pick<BoardProps<unknown>, "tell" | "text">;

const ands: Readonly<Record<Language, string>> = { en: "and", it: "e", fr: "et", xx: "&" };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function speechOf(words: GameWords, language: Language, nameOf: (seat: string) => string): Speech {
  const book = new Phrasebook(words.phrases, ands[language], nameOf);
  const say = speaker(words.texts, language === "xx" ? "en" : language);
  const dressed = (text: string): string => (language === "xx" ? `[${accented(text)}~~]` : text);
  return {
    tell: (sentence) => dressed(capital(book.translate(sentence).text)),
    text: (key, values) => dressed(say(key, values)),
  };
}
