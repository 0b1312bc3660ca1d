// The dock: ending the turn, and the present moves with pigs and items, as pictures of their results. Actions are
// chosen on the card and goods are bought in the market.
import type { ComponentChildren } from "preact";
import type { Move } from "../../generated/happy-pigs";
import { ActionIcon, Coin, GoodIcon, PigArt } from "./art";
import { ends, hasPlace } from "./moves";
import { usePicked } from "./picked";
import type { Props } from "./props";
import type { Size } from "./view";

const Arrow = () => (
  <svg class="hp-arrow" viewBox="0 0 12 12" aria-hidden="true">
    <path d="M1 6h9M6.5 2.5 10 6 6.5 9.5" fill="none" stroke="currentColor" stroke-width="2" />
  </svg>
);

const Pictured = ({ size, vaccinated = false }: { readonly size: Size; readonly vaccinated?: boolean }) => (
  <span class="hp-icon" data-size={size}>
    <PigArt size={size} vaccinated={vaccinated} />
  </span>
);

// From what, with what, to what.
const becoming = (from: ComponentChildren, to: ComponentChildren) => (
  <>
    {from}
    <Arrow />
    {to}
  </>
);

function picture(move: Move): ComponentChildren {
  switch (move.key) {
    case "move.mate":
      return becoming(
        move.amulet ? <GoodIcon good="amulet" /> : <ActionIcon action="mate" />,
        <Pictured size={move.newborn} />,
      );
    case "move.take":
      return <GoodIcon good={move.item} />;
    case "move.sell":
      return becoming(
        <Pictured size={move.pig} vaccinated={move.vaccinated} />,
        <>
          <Coin />
          <b>{move.price}</b>
        </>,
      );
    case "move.vaccinate":
      return becoming(
        <>
          <Pictured size={move.pig} />
          <GoodIcon good="vaccine" />
        </>,
        <Pictured size={move.pig} vaccinated />,
      );
    case "move.feed":
      return becoming(
        <>
          <Pictured size={move.pig} vaccinated={move.vaccinated} />
          {move.supplement && <GoodIcon good="supplement" />}
        </>,
        <Pictured size={move.becomes} vaccinated={move.vaccinated} />,
      );
    case "move.grow":
      return becoming(
        <Pictured size={move.pig} vaccinated={move.vaccinated} />,
        <Pictured size={move.becomes} vaccinated={move.vaccinated} />,
      );
    default:
      return null;
  }
}

export function Actions(board: Props) {
  const { question, play, button, text } = board;
  const [picked, tap] = usePicked(board);
  if (!question) return null;
  const end = question.moves.find(ends);
  const chosen = question.moves.find((move) => hasPlace(move) && move.text === picked);
  return (
    <div class="hp-actions" data-mark="actions">
      {end && (
        <button
          class={end.text === picked ? "hp-done primary" : "hp-done"}
          data-move={end.text}
          data-mark="done"
          onClick={(event) => tap(event, end.text)}
        >
          {end.text === picked ? text("tapAgain", { what: button(end) }) : button(end)}
        </button>
      )}
      {chosen && (
        <button class="hp-done primary" data-move={chosen.text} onClick={() => play(chosen.text)}>
          {button(chosen)}
        </button>
      )}
      {question.moves
        .filter((move) => !hasPlace(move) && !ends(move))
        .map((move) => (
          <button
            class="hp-option"
            key={move.text}
            data-move={move.text}
            data-mark={move.text}
            onClick={() => play(move.text)}
          >
            <span class="hp-picture">{picture(move)}</span>
            <span>{button(move)}</span>
          </button>
        ))}
    </div>
  );
}
