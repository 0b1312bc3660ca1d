// The large buttons of the dock: the moves without a control on the board.
import type { AnyGameModule, BoardProps } from "../../games/game";
import type { MatchSource, Scene } from "../../match/source";
import { MoveButtons } from "../parts/ActionBar";
import { useLazy } from "../parts/use_lazy";
import { useShell } from "../shell";
import { useLinger } from "./use_linger";

type Props = {
  readonly source: MatchSource;
  readonly scene: Scene;
  readonly module: AnyGameModule;
  readonly board: BoardProps<unknown>;
  readonly lingers: boolean; // what was asked stays for a moment
  readonly skippable: boolean; // the moves of bots are shown one by one
  readonly scores: (() => void) | null; // shows the end card again
};

const takeFocus = (button: HTMLElement | null) => button?.focus({ preventScroll: true });

export function Choices({ source, scene, module, board, lingers, skippable, scores }: Props) {
  const { say } = useShell();
  const { result, turn } = scene.situation;
  const offered = useLinger(board.question && board, lingers && !result && !scene.following);
  const elsewhere = scene.following && !result;
  const Elsewhere = useLazy(elsewhere, async () => (await import("../parts/Elsewhere")).Elsewhere);
  const skips = !offered && skippable && (turn === "chance" || scene.thinking !== null);
  return (
    <div class="choices">
      {offered && (
        <div class="offered" inert={!board.question}>
          <Offered module={module} board={offered} />
        </div>
      )}
      {skips && <button onClick={() => source.hurry()}>» {say("hurry")}</button>}
      {elsewhere && Elsewhere && <Elsewhere playHere={() => source.playHere()} />}
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
