// The dock: the end of the turn and moves without a place on the board, or the moves of the selected thing.
import { useEffect, useRef } from "preact/hooks";
import type { Move } from "../../generated/wild-pigs";
import { Sign } from "./art";
import { harmsTo, keyOf, movesFor, uses } from "./logic";
import { Unseen, type Props } from "./parts";
import { choose, focusBoard, useShared } from "./store";

// Moves that belong to nothing on the board, the end of the turn first.
const quick = ["move.end", "move.pass", "move.prepare"];

export function Actions(props: Props) {
  const { view, play } = props;
  const { chosen, byKeys, more } = useShared();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (byKeys && chosen)
      box.current?.querySelector<HTMLElement>("[data-move], [data-mark=why]")?.focus({ preventScroll: true });
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
  const moves = looking
    ? movesFor(all, chosen)
    : view.phase === "act"
      ? quick.flatMap((key) => all.filter((move) => move.key === key))
      : all;
  const plans = more ? more.plansNow(props, looking ? chosen : null) : [];
  const fight = looking ? moves.find(({ key }) => key === "move.fight" || key === "move.threshold") : undefined;
  const end = looking && all.find(({ key }) => key === "move.end");
  return (
    <div
      class="wp-actions"
      ref={box}
      onKeyDown={({ key }) => (key === "Escape" ? close() : key === "ArrowUp" && focusBoard())}
    >
      {more && (fight || plans.length > 0) ? (
        <more.Plans key={looking && keyOf(chosen)} board={props} plans={plans} fight={fight} act={act} />
      ) : (
        moves.map((move, i) => (
          <MoveButton
            key={move.text}
            board={props}
            move={move}
            act={act}
            primary={looking ? i === 0 && !uses(move) : move.key === "move.end"}
          />
        ))
      )}
      {more && <more.Beside {...props} chosen={looking ? chosen : null} moves={moves} act={act} close={close} />}
      {end && <MoveButton board={props} move={end} act={act} primary={false} />}
    </div>
  );
}

export type Acting = { act(texts: string | readonly string[]): void };
type MoveProps = Acting & { readonly board: Props; readonly move: Move; readonly primary: boolean };

export function MoveButton({ board: { view, viewer, text, button }, move, act, primary }: MoveProps) {
  const harms = move.key === "move.end" && !view.at_boss ? harmsTo(view, viewer) : [];
  // Short enough for many in a row.
  const drawn =
    move.key === "move.prepare" ? (
      <>
        + <Sign name={move.token} /> {text(move.token)}
      </>
    ) : move.key === "move.convert" ? (
      <>
        <b data-colour={move.from}>{move.n}</b> → <b data-colour={move.to}>{move.n}</b>
      </>
    ) : null;
  const wounds = harms.reduce((sum, one) => sum + one.wounds, 0);
  return (
    <button
      class={primary ? "primary" : ""}
      data-move={move.text}
      data-mark={move.key === "move.end" ? "end" : `do-${move.text}`}
      onClick={() => act(move.text)}
    >
      {drawn ? (
        <>
          <span aria-hidden="true">{drawn}</span>
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
