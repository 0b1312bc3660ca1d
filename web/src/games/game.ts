// What a game brings to the shell, which knows no game by name. One folder a game; see README.md beside this file.
import type { ComponentType } from "preact";
import type { Proof } from "../match/peaks";
import type { Message, Move, Peek, Question, Result, SeatName, Story } from "../match/situation";
import type { InEveryLanguage, Language } from "../text/languages";
import type { Rules } from "../i18n/load";
import type { Catalogue } from "../i18n/localizer";

// What the home page says of a game before anything else of it is loaded; `home.ts` in its folder. The engine says the same: a test.
export type HomeCard = {
  readonly title: string;
  readonly designer: string;
  readonly seats: readonly [least: number, most: number];
  readonly minutes: number;
  readonly about: InEveryLanguage; // one line
  readonly roles?: readonly InEveryLanguage[]; // by seat, with as few seats as can be; left out where it does not matter where one sits
  readonly Card: ComponentType; // a picture
};

export type Person = {
  readonly seat: SeatName;
  readonly name: string; // "You", "Ada", "Casual bot"
  readonly you: boolean; // the reader: the only person at the table
  readonly role: string; // translated; empty where a game has one role for all
};

// A game's own types of what its engine says (web/src/generated/<game>.ts) go in place of `Move` and `Message`.
export interface BoardProps<View, M extends Move = Move, S extends Message = Message> {
  readonly view: View;
  readonly viewer: SeatName | null; // whose; null for somebody who only watches
  readonly question: Question<M> | null; // what is asked of the person at this screen, with every legal move
  readonly last: readonly Story<M, S>[]; // what was done since this person's last own move, for marks and motion
  readonly stories: readonly Story<M, S>[]; // all that was done, up to this view
  readonly people: readonly Person[];
  readonly still: boolean; // no motion: the reader wants none, or is scrubbing through a replay
  readonly hints: readonly M[]; // what a bot would play, best first. The shell rings controls with that `data-move`, or a `data-hint`
  // Plays a move by its text, or the moves of a plan as one. What is not legal is refused by the engine, and the shell says why:
  // boards need not check.
  play(text: string | readonly string[]): void;
  // Says something where the finger was: why a tap does nothing.
  remark(words: string): void;
  // How things would look after a legal move.
  peek(text: string): Promise<Peek<S> & { readonly view: View }>;
  // What the engine said, in the reader's language: a prompt, what followed from a move, an effect.
  say(message: Message): string;
  // What a move is called on a button.
  button(move: Message): string;
  // A line of the story: the move and what followed from it.
  line(story: Story): string;
  // What a card is called: built-in cards have names in every language, own content keeps its author's.
  cardName(kind: string, id: string, name: string): string;
  // The game's own texts, in the reader's language.
  text(key: string, values?: Readonly<Record<string, string | number>>): string;
}

// A figure beside a seat's name: points, money, pumpkins left.
export type Chip = { readonly label: string; readonly value: string | number };

// The words of a game in one language: the board's own texts by key, and the compiled catalogues for what the engine says
// (src/generated/<game>.<language>.json; bots' reasons come when somebody asks for them).
export type GameWords = {
  readonly texts: Readonly<Record<string, string | { readonly one: string; readonly other: string }>>;
  readonly catalogues: readonly Catalogue[];
};

export type { Rules, RulesSection } from "../i18n/load";

// A step of the tutorial: words, and the moves that lead on. Without `expect` there is a button to go on; `then` are moves of others
// and of chance that follow by themselves, as records write them ("p2: choose feed", "roll DWWWR"). The last step wins the match.
export type TutorialStep = {
  readonly say: string; // a text key
  readonly expect?: readonly string[]; // any of these moves; [] for any legal one
  readonly pays?: readonly string[]; // moves that follow the expected one, as one plan with it or one by one
  readonly light?: readonly string[]; // marks on the board that should glow: data-mark values
  readonly then?: readonly string[];
};
export type Tutorial = {
  readonly options?: Readonly<Record<string, number | boolean | string>>;
  readonly seats: number;
  readonly me: SeatName;
  readonly begin: readonly string[];
  readonly steps: readonly TutorialStep[];
};

// What a game adds to the end card (`ending.tsx` in its folder).
export type Ending<View> = {
  // A picture fit for how it ended; `won`: by somebody at this device.
  readonly Art?: ComponentType<{
    readonly view: View;
    readonly result: Result;
    readonly people: readonly Person[];
    readonly won: boolean;
    readonly still: boolean;
  }>;
  // How it ended, beside scores and ranks: a sentence or two, of the game's own texts or of what its engine says.
  sentence(view: View, result: Result, text: BoardProps<View>["text"], say: BoardProps<View>["say"]): string;
  // How the scores came about: a line for each thing that counts, a figure a seat.
  tally?(
    view: View,
    result: Result,
    text: BoardProps<View>["text"],
    say: BoardProps<View>["say"],
    stories: readonly Story[],
  ): readonly TallyLine[];
};
export type TallyLine = { readonly label: string; readonly values: readonly (number | string)[] };

export interface GameModule<View, M extends Move = Move, S extends Message = Message> {
  readonly id: string;
  readonly Board: ComponentType<BoardProps<View, M, S>>;
  // In place of the plain list of buttons under the board; must offer every legal move that the board does not.
  readonly Actions?: ComponentType<BoardProps<View, M, S>>;
  // Moves with a control of their own on the board: the plain list leaves them out.
  onBoard?(move: M): boolean;
  chips(view: View, seat: SeatName, text: BoardProps<View>["text"]): readonly Chip[];
  // The section of the rules that matters now.
  ruleFor(view: View): string;
  // What the end card shows of it; loaded when a match is over.
  ending(): Promise<Ending<View>>;
  // Where the bots' numbers can't be trusted yet: what a bot's reason proves. Best and worst moves are then named by proofs alone.
  readonly proof?: Proof;
  // Drawings that the rules page shows, by name.
  readonly Picture?: ComponentType<{ readonly name: string }>;
  words(language: Language): Promise<GameWords>;
  rules(language: Language): Promise<Rules>;
  tutorial(): Promise<Tutorial>;
}

// Views and what is said differ; the shell only hands them through. (`module satisfies GameModule<View, ...> as unknown as AnyGameModule`.)
export type AnyGameModule = GameModule<unknown>;
