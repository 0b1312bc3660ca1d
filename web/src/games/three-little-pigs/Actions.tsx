// The dock's buttons: roll, stop, where the chosen tile goes, which house the wolf visits, done.
import { useRef } from "preact/hooks";
import { diceKeys, useGoOn, useHand, ways } from "./hand";
import { found, purchases, type Props } from "./moves";

export function Actions(props: Props) {
  const { view, question, play, remark, text, button } = props;
  const moves = question?.moves ?? [];
  const hand = useHand(props);
  const { rolling, again, loose, chosen, aimed } = hand;
  const row = useRef<HTMLDivElement>(null);
  useGoOn(row, "[data-mark=roll]", question);
  const keys = (event: KeyboardEvent) => {
    ways.onKeyDown();
    diceKeys(event, hand, (die) => view.dice[die]?.locked ?? false);
  };
  const places = chosen ? purchases(moves, chosen) : aimed ? [aimed] : found(moves, "move.blow");
  return (
    <div class="row tp-choices" ref={row} onPointerDown={ways.onPointerDown} onKeyDown={keys}>
      {rolling && (
        <button
          key="roll"
          class={again ? "primary" : ""}
          data-mark="roll"
          data-move={again?.text}
          aria-disabled={!again}
          onClick={() => (again ? hand.roll() : remark(text("allKept")))}
        >
          {text("rollAgain", { n: loose.length })}
        </button>
      )}
      {found(moves, "move.stop").map((stop) => (
        <button
          key="stop"
          class={again ? "" : "primary"}
          data-mark="stop"
          data-move={stop.text}
          onClick={() => play(stop.text)}
        >
          {text("stop")}
        </button>
      ))}
      {places.map((move) => (
        <button
          key={move.text}
          class={aimed || places.length === 1 ? "primary" : ""}
          data-move={move.text}
          onClick={() => play(move.text)}
        >
          {button(move)}
        </button>
      ))}
      {found(moves, "move.done").map((done) => (
        <button key="done" data-mark="done" data-move={done.text} onClick={() => play(done.text)}>
          {text("done")}
        </button>
      ))}
    </div>
  );
}
