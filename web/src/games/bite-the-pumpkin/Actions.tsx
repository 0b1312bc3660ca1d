// The dock: bites in words, a move that waits for its second tap, or a short instruction.
import type { BoardProps } from "../game";
import { useHand, type Hand } from "./hand";
import { mealOf } from "./meal";
import type { Move, GameMessage } from "./messages";
import type { View } from "./view";

const mostOffers = 6; // the rest by tapping, or in the list of all moves

type Props = BoardProps<View, Move, GameMessage>;

export function Actions(props: Props) {
  const { view, question, play, button, text } = props;
  const [hand, change] = useHand(question);
  if (view.phase === "bite") return <Bites {...props} hand={hand} change={change} />;
  const poised = question?.moves.find((move) => move.text === hand.poised);
  const how = view.phase === "run" ? "howRun" : "howPlace";
  return (
    <div class="row bp-dock">
      {poised && (
        <button class="primary" data-move={poised.text} onClick={() => play(poised.text)}>
          {button(poised)}
        </button>
      )}
      <p class="bp-how quiet" aria-live="polite">
        {poised ? (
          text("again")
        ) : (
          <>
            <span class="bp-byMouse">{text(how)}</span>
            <span class="bp-byTouch">{text(`${how}Touch`)}</span>
          </>
        )}
      </p>
    </div>
  );
}

type BitesProps = Props & { readonly hand: Hand; readonly change: (to: Partial<Hand>) => void };

function Bites({ hand, change, ...props }: BitesProps) {
  const { view, hints, play, say, button, text } = props;
  const meal = mealOf(props, hand, change);
  const { held, bites } = hand;
  const rank = (move: Move) => hints.findIndex((hint) => hint.text === move.text) + 1 || 9;
  const offers = held
    ? meal.answers.map((bite) => ({ words: say(bite), move: meal.lastWay(bite), take: () => meal.take(bite) }))
    : [...meal.whole]
        .sort((a, b) => rank(a) - rank(b))
        .slice(0, mostOffers)
        .map((move) => ({ words: button(move), move, take: () => play(move.text) }));
  return (
    <div class="row bp-dock bp-bites">
      <p class="bp-how" aria-live="polite">
        {held ? text(view.pigs.includes(held) ? "pickFood" : "pickPig", { cell: held }) : text("pickOr")}
      </p>
      {bites.map((bite) => (
        <button key={say(bite)} aria-label={text("unbite", { bite: say(bite) })} onClick={() => meal.undo(bite)}>
          {say(bite)} ×
        </button>
      ))}
      {offers.map(({ words, move, take }) => {
        const look = () => change({ meal: move ?? null });
        const away = () => change({ meal: null });
        return (
          <button
            key={words}
            data-move={move?.text}
            onClick={take}
            onFocus={look}
            onPointerEnter={look}
            onBlur={away}
            onPointerLeave={away}
          >
            {words}
          </button>
        );
      })}
    </div>
  );
}
