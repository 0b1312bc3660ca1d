// The large buttons of the dock: the moves without a control on the board.
import type { AnyGameModule, BoardProps } from "../../games/game";
import type { MatchSource, Scene } from "../../match/source";
import { MoveButtons } from "../parts/ActionBar";
import { Elsewhere } from "../parts/Elsewhere";
import { useShell } from "../shell";

type Props = {
  readonly source: MatchSource;
  readonly scene: Scene;
  readonly module: AnyGameModule;
  readonly board: BoardProps<unknown>;
  readonly scores: (() => void) | null; // shows the end card again
};

const takeFocus = (button: HTMLElement | null) => button?.focus({ preventScroll: true });

export function Choices({ source, scene, module, board, scores }: Props) {
  const { say } = useShell();
  return (
    <div class="choices">
      {board.question && <Offered module={module} board={board} />}
      {scene.following && !scene.situation.result && <Elsewhere playHere={() => source.playHere()} />}
      {scores && (
        <button class="primary" ref={takeFocus} onClick={scores}>
          {say("scores")}
        </button>
      )}
    </div>
  );
}

type OfferedProps = Pick<Props, "module" | "board">;

// What the game makes of its moves, or a plain list.
export function Offered({ module, board }: OfferedProps) {
  if (module.Actions) return <module.Actions {...board} />;
  return <MoveButtons board={board} moves={board.question?.moves.filter((move) => !module.onBoard?.(move)) ?? []} />;
}
