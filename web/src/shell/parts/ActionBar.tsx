// Legal moves as buttons. The dock leaves out moves with a control on the board; the list in the menu has all.
import type { BoardProps } from "../../games/game";
import type { Move } from "../../match/situation";
import { useShell } from "../shell";

type Props = { readonly board: BoardProps<unknown>; readonly moves: readonly Move[] };

const buttons = (board: BoardProps<unknown>, moves: readonly Move[]) =>
  moves.map((move) => (
    <button key={move.text} data-move={move.text} onClick={() => board.play(move.text)}>
      {board.button(move)}
    </button>
  ));

export function MoveButtons({ board, moves }: Props) {
  const { say } = useShell();
  if (moves.length === 0) return null;
  return (
    <div class="row" role="group" aria-label={say("moves")}>
      {buttons(board, moves)}
    </div>
  );
}

export function AllMoves({ board, moves }: Props) {
  const { say } = useShell();
  return (
    <div class="all-moves row" role="group" aria-label={say("allMoves")}>
      {buttons(board, moves)}
    </div>
  );
}
