// The types of this game's moves and messages, and how the board finds moves.
import type { Move, GameMessage } from "../../generated/three-little-pigs";
import type { Question, SeatName, Story } from "../../match/situation";
import type { BoardProps } from "../game";
import type { Stack, View } from "./view";

export type Drawn = Extract<GameMessage, { readonly key: `chance.${string}` }> & { readonly text: string };
export type Step = Move | Drawn;
export type Stories = readonly Story<Step, GameMessage>[];
export type Asked = Question<Step>;
export type Props = BoardProps<View, Step, GameMessage>;

type Of<Key extends Step["key"]> = Extract<Step, { readonly key: Key }>;
export type TileKind = Pick<Stack, "material" | "part">;

export const sameKind = (a: TileKind, b: TileKind): boolean => a.material === b.material && a.part === b.part;

// "straw door".
export const tileName = ({ material, part }: TileKind, text: Props["text"]): string => text(`${material}_${part}`);

export const found = <Key extends Step["key"]>(moves: readonly Step[], key: Key): readonly Of<Key>[] =>
  moves.filter((move): move is Of<Key> => move.key === key);

export const purchases = (moves: readonly Step[], kind: TileKind): readonly Of<"move.buy">[] =>
  found(moves, "move.buy").filter((move) => sameKind(move, kind));

// What a tap on a house means, or on the ground where a new one would stand.
export function moveOn(
  asked: Asked,
  seat: SeatName,
  house: number | "new",
  chosen: TileKind | null,
): Of<"move.blow"> | Of<"move.buy"> | undefined {
  const blow = found(asked.moves, "move.blow").find((move) => move.victim === seat && move.house === house);
  if (blow || !chosen || seat !== asked.seat) return blow;
  return purchases(asked.moves, chosen).find((move) =>
    house === "new" ? move.fresh : !move.fresh && move.house === house,
  );
}
