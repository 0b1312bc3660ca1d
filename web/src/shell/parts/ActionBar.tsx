// Every legal move as a button: the plain bar leaves out those that the board has controls for, the list that can be opened has all.
import type { BoardProps } from "../../games/game";
import { useShell } from "../shell";

type Props = { readonly board: BoardProps<unknown>; readonly moves: readonly string[] };

export function MoveButtons({ board, moves }: Props) {
  return (
    <div class="row">
      {moves.map((move) => (
        <button key={move} data-move={move} onClick={() => board.play(move)}>
          {board.tell(move)}
        </button>
      ))}
    </div>
  );
}

export function AllMoves({ board, moves }: Props) {
  const { say } = useShell();
  return (
    <details class="all-moves">
      <summary>{say("allMoves")}</summary>
      <MoveButtons board={board} moves={moves} />
    </details>
  );
}
