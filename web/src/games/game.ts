// The interface between a game and the shell, which knows no game by name. Each game has a folder; see README.md beside
// this file.
import type { ComponentChildren, ComponentType } from "preact";
import type { ContentDocument } from "../match/own_content";
import type { Proof } from "../match/peaks";
import type { Message, Move, Peek, Question, Result, SeatName, Story } from "../match/situation";
import type { SignName } from "../shared/Sign";
import type { InEveryLanguage, Language } from "../text/languages";
import type { Rules } from "../i18n/load";
import type { Catalogue } from "../i18n/localizer";

// The card of a game on the home page, loaded before anything else of it: `home.ts` in its folder. A test compares it
// with the engine's facts.
export type HomeCard = {
  readonly title: string;
  readonly designer: string;
  readonly seats: readonly [least: number, most: number];
  readonly minutes: number;
  readonly about: InEveryLanguage; // one line
  readonly roles?: readonly InEveryLanguage[]; // by seat, for the smallest number of seats; missing if all seats are alike
  readonly Card: ComponentType; // a picture
  readonly designs?: string; // the kind of content that it has an editor for (`design.tsx`)
};

export type Person = {
  readonly seat: SeatName;
  readonly name: string; // "You", "Ada"; a bot has one of eight names
  readonly you: boolean; // the reader, if there is only one person at the table
  readonly role: string; // translated; empty where a game has one role for all
  // Of a bot. The weakest has rank 1. `fits`: the level follows the person, and its name says so.
  readonly level?: { readonly name: string; readonly rank: number; readonly fits?: boolean };
};

// A game puts its own types of moves and messages (web/src/generated/<game>.ts) in place of `Move` and `Message`.
export interface BoardProps<View, M extends Move = Move, S extends Message = Message> {
  readonly view: View;
  readonly viewer: SeatName | null; // null for the audience
  readonly question: Question<M> | null; // the question to the person at this screen, with every legal move
  readonly last: readonly Story<M, S>[]; // moves since the viewer's last own move, for marks and motion
  readonly stories: readonly Story<M, S>[]; // all moves up to this view
  readonly people: readonly Person[];
  readonly still: boolean; // no motion: the reader wants none, or steps through a replay
  readonly hints: readonly M[]; // what a bot would play, best first. The shell rings controls with that `data-move`, or a `data-hint`
  // Plays a move by its text, or the moves of a plan as one. The engine refuses illegal moves and the shell shows the
  // reason, so boards need not check.
  play(text: string | readonly string[]): void;
  // Shows a text at the touched point: why a tap does nothing.
  remark(words: string): void;
  // The view after a legal move that is only tried.
  peek(text: string): Promise<Peek<S> & { readonly view: View }>;
  // A message as a sentence: a prompt, a consequence of a move, an effect.
  say(message: Message): string;
  // The label of a move on a button.
  button(move: Message): string;
  // A line of the story: a move and its consequences.
  line(story: Story): string;
  // The name of a card: built-in cards have one in every language, own content keeps its author's.
  cardName(kind: string, id: string, name: string): string;
  // The game's own texts, in the reader's language.
  text(key: string, values?: Readonly<Record<string, string | number>>): string;
}

// A figure beside a seat's name: points, coins, pumpkins left. The label explains the sign.
export type Chip = { readonly label: string; readonly value: string | number; readonly sign: SignName };

// How far a match is, in words and as a share.
export type Progress = { readonly words: string; readonly done: number; readonly of: number };

// The words of a game in one language: the board's texts by key, and the compiled catalogues of the engine's messages
// (src/generated/<game>.<language>.json; reasons of bots are loaded on demand).
export type GameWords = {
  readonly texts: Readonly<Record<string, string | { readonly one: string; readonly other: string }>>;
  readonly catalogues: readonly Catalogue[];
};

export type { Rules, RulesSection } from "../i18n/load";

// A step of the tutorial: a text, and the moves that lead on. Without `expect` there is a button to go on. `then` are
// moves of others and of chance that follow, as records write them ("p2: choose feed", "roll DWWWR"). The last step
// wins the match.
export type TutorialStep = {
  readonly say: string; // a text key
  readonly expect?: readonly string[]; // any of these moves; [] for any legal one
  readonly pays?: readonly string[]; // moves that follow the expected one, as one plan with it or one by one
  readonly light?: readonly string[]; // data-mark values of the marks that glow
  readonly then?: readonly string[];
};
export type Tutorial = {
  readonly options?: Readonly<Record<string, number | boolean | string>>;
  readonly content?: Readonly<Record<string, { readonly name: string }>>;
  readonly seats: number;
  readonly me: SeatName;
  readonly begin: readonly string[];
  readonly steps: readonly TutorialStep[];
};

// The part of a game in the end card (`ending.tsx` in its folder).
export type Ending<View> = {
  // A picture of the end; `won`: a person at this device has won, or nobody here has played.
  readonly Art?: ComponentType<{
    readonly view: View;
    readonly result: Result;
    readonly people: readonly Person[];
    readonly won: boolean;
    readonly still: boolean;
  }>;
  // One or two sentences about the end, besides scores and ranks.
  sentence(view: View, result: Result, text: BoardProps<View>["text"], say: BoardProps<View>["say"]): string;
  // The parts of the scores: a line for each, with a figure for every seat.
  tally?(
    view: View,
    result: Result,
    text: BoardProps<View>["text"],
    say: BoardProps<View>["say"],
    stories: readonly Story[],
  ): readonly TallyLine[];
};
export type TallyLine = { readonly label: string; readonly values: readonly (number | string)[] };

// An editor for content of one's own (`design.tsx` in its folder).
export type DesignProps = {
  readonly document: ContentDocument;
  readonly canUndo: boolean;
  change(next: ContentDocument, told: string): void; // `told` says it in words
  undo(told: string): void;
  tell(words: string, refused?: boolean): void;
  text: BoardProps<unknown>["text"]; // of the board
  say: DesignSay;
};
// The texts of the shell and of the game's `design` catalogue.
type DesignSay = (key: string, values?: Readonly<Record<string, string | number>>) => string;
export type Design = {
  readonly blank: ContentDocument;
  readonly Editor: ComponentType<DesignProps>;
  readonly Small: ComponentType<{ readonly document: ContentDocument }>; // a small picture
  count(document: ContentDocument, say: DesignSay): string; // how much of it there is
  // A short form for a link. `unpack` returns "newer" for a form of a later version, null for what is none.
  pack(document: ContentDocument): string;
  unpack(code: string): ContentDocument | "newer" | null;
};

export interface GameModule<View, M extends Move = Move, S extends Message = Message> {
  readonly id: string;
  readonly Board: ComponentType<BoardProps<View, M, S>>;
  // Replaces the plain list of buttons under the board. It must offer every legal move that the board does not.
  readonly Actions?: ComponentType<BoardProps<View, M, S>>;
  // Moves with a control of their own on the board: the plain list leaves them out.
  onBoard?(move: M): boolean;
  chips(view: View, seat: SeatName, text: BoardProps<View>["text"]): readonly Chip[];
  progress(view: View, text: BoardProps<View>["text"]): Progress | null; // null before the first turn
  // Draws the face of a seat that is no pig; without it, or where it draws nothing, a pig with the seat's hat is shown.
  face?(view: View, seat: SeatName): ComponentChildren;
  // The section of the rules that matters now.
  ruleFor(view: View): string;
  // The part in the end card, loaded when a match is over.
  ending(): Promise<Ending<View>>;
  // For games whose evaluations are not reliable: what a bot's reason proves. Best and worst moves are then found by
  // proofs only.
  readonly proof?: Proof;
  design?(): Promise<Design>;
  // Drawings that the rules page shows, by name.
  readonly Picture?: ComponentType<{ readonly name: string }>;
  words(language: Language): Promise<GameWords>;
  rules(language: Language): Promise<Rules>;
  tutorial(): Promise<Tutorial>;
}

// A game module without its types, as the shell sees it (`module satisfies GameModule<View, ...> as unknown as
// AnyGameModule`).
export type AnyGameModule = GameModule<unknown>;
