// The dock while something is selected: all its moves; every way to pay is one tap.
import { useEffect, useState } from "preact/hooks";
import type { Move, Plan, GameMessage } from "../../generated/wild-pigs";
import { MoveButton, type Acting } from "./Actions";
import { Sign } from "./art";
import { harmWords } from "./Field";
import { harmsTo, type Looked } from "./logic";
import { plansFor, plansOf, attemptFor } from "./offers";
import { Pips, type Props, type Text } from "./parts";
import type { Cubes } from "./view";

type BesideProps = Props & Acting & { readonly chosen: Looked | null; readonly moves: readonly Move[]; close(): void };

// The ways to pay that stand for the moves of this step.
export const plansNow = (props: Props, chosen: Looked | null): readonly Plan[] =>
  chosen ? plansFor(plansOf(props), chosen) : props.view.phase === "act" ? [] : plansOf(props);

type PlansProps = Acting & {
  readonly board: Props;
  readonly plans: readonly Plan[];
  readonly fight: Move | undefined; // what is paid for, if that is still to be said
};

// Each plan is one tap: all its moves are played at once. Weapons are named where there is a choice of them. The first
// plan's button says what it does, and the others wait behind a tap.
export function Plans({ board, plans: known, fight, act }: PlansProps) {
  const { text, say, button, cardName, peek } = board;
  // The question names plans only where they are few; the view after its first step has some of the others.
  const [found, find] = useState<readonly Plan[]>([]);
  useEffect(() => {
    let current = true;
    if (fight && known.length === 0)
      peek(fight.text).then(
        ({ view }) =>
          current &&
          find(
            (view.fight?.plans ?? []).map(
              (plan) => ({ ...plan, texts: [fight.text, ...plan.texts] }) as unknown as Plan,
            ),
          ),
        () => undefined,
      );
    return () => void (current = false);
  }, [fight?.text]);
  const plans = known.length > 0 ? known : found;
  const [all, showAll] = useState(!fight);
  const armed = plans.some(({ weapons }) => weapons.length > 0);
  const one = (plan: Plan, i: number) => (
    <button
      class={fight && i === 0 ? "wp-plan primary" : "wp-plan"}
      key={plan.texts.join()}
      data-move={plan.texts[0]}
      onClick={() => act(plan.texts)}
    >
      <span class="visually-hidden">{say(plan)}</span>
      {fight && i === 0 && (
        <span aria-hidden="true" class="wp-verb">
          {button(fight)}
        </span>
      )}
      {armed && (
        <span aria-hidden="true" class="wp-small">
          {plan.weapons.length > 0
            ? plan.weapons.map(({ of, id, name }) => cardName(of, id, name)).join(" + ")
            : text("bare")}
        </span>
      )}
      <Paid parts={plan.paid as readonly GameMessage[]} text={text} />
    </button>
  );
  if (fight && plans.length === 0) return <MoveButton board={board} move={fight} act={act} primary />;
  return (
    <>
      {(all ? plans : plans.slice(0, 1)).map(one)}
      {!all && plans.length > 1 && (
        <button data-mark="other-ways" onClick={() => showAll(true)}>
          {text("otherWays", { n: plans.length - 1 })}
        </button>
      )}
    </>
  );
}

// Beside the moves: why there are none, the close button, and the end of the turn.
export function Beside(props: BesideProps) {
  const { chosen, moves, text, view, play, close } = props;
  return (
    <>
      {chosen && moves.length === 0 && (
        <button onClick={() => play(attemptFor(chosen))} data-mark="why">
          {text("whyNot")}
        </button>
      )}
      {chosen && (
        <button class="wp-close" data-mark="close" aria-label={text("close")} onClick={close}>
          ×
        </button>
      )}
      {!chosen && view.phase === "act" && !view.at_boss && <Forecast {...props} />}
    </>
  );
}

// In a large dock: the pigs that attack when the turn ends. The lanes show the same.
function Forecast({ view, text, viewer, cardName }: Props) {
  const harms = harmsTo(view, viewer);
  return (
    <p class="wp-forecast" data-harm={harms.length > 0}>
      {harms.length === 0
        ? text("safe")
        : `${text("danger")} ${harms.map(({ pig, ...harm }) => `${cardName("threats", pig.id, pig.name)}${text("colon")}${harmWords(harm, text)}`).join("; ")}.`}
    </p>
  );
}

// Cubes first, then tokens with their signs.
function Paid({ parts, text }: { readonly parts: readonly GameMessage[]; readonly text: Text }) {
  const cubes: Partial<Record<keyof Cubes, number>> = {};
  for (const part of parts) if (part.key === "amount.cubes") cubes[part.colour] = part.n;
  return (
    <span aria-hidden="true" class="wp-paid">
      <Pips of={cubes} text={text} />
      {parts.map((part) =>
        part.key === "amount.tokens" ? (
          <span key={part.token}>
            {" "}
            +{part.n}
            <Sign name={part.token} />
          </span>
        ) : part.key === "amount.wild" ? (
          <span key={part.colour}>
            {" "}
            +{part.n}
            <Sign name="wild" />=<b data-colour={part.colour} />
          </span>
        ) : null,
      )}
    </span>
  );
}
