// The props of every part of the board, and names that they all need.
import type { Move, GameMessage } from "../../generated/happy-pigs";
import type { BoardProps } from "../game";
import type { SeatName } from "../../match/situation";
import type { SeasonCard, View } from "./view";

export type Props = BoardProps<View, Move, GameMessage>;

export const nameOf = ({ people }: Props, seat: SeatName): string =>
  people.find((one) => one.seat === seat)?.name ?? seat;
export const nameOfCard = ({ cardName }: Props, card: SeasonCard): string => cardName("deck", card.id, card.name);
export const effectOf = ({ say }: Props, card: SeasonCard): string => card.effect.map(say).join(" ");
