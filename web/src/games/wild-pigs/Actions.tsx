// The dock: the end of the turn and what needs no place on the board; or what can be done with the thing that is looked at.
import { useEffect, useRef } from "preact/hooks";
import type { Move } from "../../generated/wild-pigs";
import { Sign } from "./art";
import { harmsTo, movesFor } from "./logic";
import { Unseen, type Props } from "./parts";
import { choose, focusBoard, useShared } from "./store";

// What stands by itself, the end of the turn first.
const quick = ["move.end", "move.pass", "move.prepare"];

export function Actions(props: Props) {
  const { view, play } = props;
  const { chosen, byKeys, more } = useShared();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (byKeys && chosen) box.current?.querySelector<HTMLElement>("[data-move], [data-mark=why]")?.focus({ preventScroll: true });
  }, [chosen, more]);
  const close = () => {
    if (box.current?.contains(document.activeElement)) focusBoard();
    choose(null);
  };
  const act = (texts: string | readonly string[]) => {
    if (chosen) close();
    play(texts);
  };
  const all = props.question?.moves ?? [];
  const looking = chosen !== null && view.phase === "act";
  const moves = looking ? movesFor(all, chosen) : view.phase === "act" ? quick.flatMap((key) => all.filter((move) => move.key === key)) : all;
  return (
    <div class="wp-actions" ref={box} onKeyDown={({ key }) => (key === "Escape" ? close() : key === "ArrowUp" && focusBoard())}>
      {more ? (
        <more.Choices {...props} chosen={looking ? chosen : null} moves={moves} act={act} close={close} />
      ) : (
        moves.map((move) => <MoveButton key={move.text} board={props} move={move} act={act} />)
      )}
    </div>
  );
}

export type Acting = { act(texts: string | readonly string[]): void };
type MoveProps = Acting & { readonly board: Props; readonly move: Move; readonly primary?: boolean };

export function MoveButton({ board: { view, eyes, text, button }, move, act, primary = move.key === "move.end" }: MoveProps) {
  const harms = move.key === "move.end" && !view.at_boss ? harmsTo(view, eyes) : [];
  const wounds = harms.reduce((sum, one) => sum + one.wounds, 0);
  return (
    <button
      class={primary ? "primary" : ""}
      data-move={move.text}
      data-mark={move.key === "move.end" ? "end" : `do-${move.text}`}
      onClick={() => act(move.text)}
    >
      {move.key === "move.prepare" ? (
        <>
          +1 <Sign name={move.token} />
          <span aria-hidden="true">{text(move.token)}</span>
          <Unseen>{button(move)}</Unseen>
        </>
      ) : (
        button(move)
      )}
      {wounds > 0 && (
        <b>
          <Sign name="wound" />
          <span aria-hidden="true">{wounds}</span>
          <Unseen>{text("n_wounds", { n: wounds })}</Unseen>
        </b>
      )}
    </button>
  );
}
