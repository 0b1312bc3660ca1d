// The messages of this game (src/rules/bite_the_pumpkin/messages.h) in the forms that the board needs.
import type { Move, GameMessage } from "../../generated/bite-the-pumpkin";
import type { Message } from "../../match/situation";

export type { Move, GameMessage };
type Of<Key extends GameMessage["key"]> = Extract<GameMessage, { readonly key: Key }>;
export type OneBite = Of<"bite.one">;

const isOneBite = (message: Message): message is OneBite => message.key === "bite.one";
export const bitesOf = (move: Move | null): readonly OneBite[] =>
  move?.key === "move.bite" ? move.bites.filter(isOneBite) : [];

// The cell of a move that places a piece.
export const cellOf = (move: Move | null): string | null =>
  move?.key === "move.pig" || move?.key === "move.plant" ? move.cell : null;

// Notation of moves that are not offered: the engine refuses them with the reason.
export const notation = {
  pig: (cell: string): string => `pig ${cell}`,
  plant: (cell: string): string => `plant ${cell}`,
  bite: (bites: readonly { readonly pig: string; readonly food: string }[]): string =>
    `bite ${bites.map(({ pig, food }) => `${pig}x${food}`).join(" ")}`,
};
