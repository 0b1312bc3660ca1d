// A bridge for boards whose engine still speaks English: what they were given before messages. Goes with the last of them.
import type { ComponentType } from "preact";
import type { Move, Question, SeatName, Situation, Story } from "../match/situation";
import type { BoardProps } from "./game";

export type OldStory = { readonly number: number; readonly seat: SeatName | null; readonly move: string | null; readonly story: string };
export type OldQuestion = { readonly seat: SeatName; readonly prompt: string; readonly moves: readonly string[]; readonly secret_from: readonly SeatName[] };
export type OldPeek = { readonly view: unknown; readonly story: string };
export type OldBoardProps<View> = Omit<BoardProps<View>, "question" | "last" | "peek" | "play"> & {
  readonly question: OldQuestion | null;
  readonly last: readonly OldStory[];
  play(move: string): void;
  peek(move: string): Promise<OldPeek & { readonly view: View }>;
};

const englishOf = (told: Story["told"]): string => told.map(({ english }) => String(english)).join("; ");
export const oldStory = ({ number, seat, move, told }: Story): OldStory => ({ number, seat, move: move?.text ?? null, story: englishOf(told) });

// Boards watch the question, so the same one stays the same object.
const known = new WeakMap<Question, OldQuestion>();
export function oldQuestion(question: Question): OldQuestion {
  const { seat, says, moves, secret_from } = question;
  const old = known.get(question) ?? { seat, prompt: String(says["english"]), moves: moves.map(({ text }) => text), secret_from };
  known.set(question, old);
  return old;
}
export const oldSituation = (situation: Situation): Omit<Situation, "asked"> & { readonly asked: readonly OldQuestion[] } => ({
  ...situation,
  asked: situation.asked.map(oldQuestion),
});

export const oldBoard =
  <View,>(Board: ComponentType<OldBoardProps<View>>): ComponentType<BoardProps<View>> =>
  ({ question, last, peek, ...props }) => (
    <Board
      {...props}
      question={question && oldQuestion(question)}
      last={last.map(oldStory)}
      peek={async (move) => {
        const { view, told } = await peek(move);
        return { view, story: englishOf(told) };
      }}
    />
  );

export const oldOnBoard = (has: (move: string) => boolean) => (move: Move) => has(move.text);
