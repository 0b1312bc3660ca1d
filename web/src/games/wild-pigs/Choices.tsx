// In the dock: everything that can be done with the thing that is looked at; every way to pay is one tap.
import type { Move, Plan, Says } from "../../generated/wild-pigs";
import { MoveButton, type Acting } from "./Actions";
import { Sign } from "./art";
import { harmWords } from "./Field";
import { harmsTo, uses, type Chosen } from "./logic";
import { plansFor, plansOf, wishFor } from "./offers";
import { Pips, type Props, type Text } from "./parts";
import { colours, type Cubes } from "./view";

type ChoiceProps = Props & Acting & { readonly chosen: Chosen | null; readonly moves: readonly Move[]; close(): void };

export function Choices(props: ChoiceProps) {
  const { chosen, moves, act, text, view, play, close } = props;
  const plans = chosen ? plansFor(plansOf(props), chosen) : view.phase === "act" ? [] : plansOf(props);
  // Weapons are named where there is a choice of them.
  const armed = plans.some(({ weapons }) => weapons.length > 0);
  const conversions = chosen ? moves.flatMap((move) => (move.key === "move.convert" ? [move] : [])) : [];
  return (
    <>
      {plans.length > 0
        ? plans.map((plan) => <PlanButton key={plan.texts.join()} props={props} plan={plan} armed={armed} />)
        : moves.map(
            (move, i) =>
              (!chosen || move.key !== "move.convert") && (
                <MoveButton key={move.text} board={props} move={move} act={act} {...(chosen && { primary: i === 0 && !uses(move) })} />
              ),
          )}
      {conversions.length > 0 && <Conversions {...props} conversions={conversions} />}
      {chosen && moves.length === 0 && (
        <button onClick={() => play(wishFor(chosen))} data-mark="why">
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

// Where the dock has room for a sentence: who attacks when the turn ends. The lanes show the same.
function Forecast({ view, text, eyes, cardName }: Props) {
  const harms = harmsTo(view, eyes);
  return (
    <p class="wp-forecast" data-harm={harms.length > 0}>
      {harms.length === 0
        ? text("safe")
        : `${text("danger")} ${harms.map(({ pig, ...harm }) => `${cardName("threats", pig.id, pig.name)}: ${harmWords(harm, text)}`).join("; ")}.`}
    </p>
  );
}

// From which colour to which, and how many.
function Conversions({ conversions, text, button, act }: ChoiceProps & { readonly conversions: readonly Extract<Move, { key: "move.convert" }>[] }) {
  return colours.flatMap((from) =>
    colours.map((to) => {
      const ways = conversions.filter((move) => move.from === from && move.to === to);
      return ways.length > 0 ? (
        <span class="wp-convert" key={from + to}>
          <span aria-hidden="true">
            <b data-colour={from} /> → <b data-colour={to} />
          </span>
          {ways.map((move) => (
            <button key={move.n} data-move={move.text} aria-label={button(move)} title={`${text(from)} → ${text(to)}`} onClick={() => act(move.text)}>
              {move.n}
            </button>
          ))}
        </span>
      ) : null;
    }),
  );
}

// Each plan is one tap: all its moves are played at once.
function PlanButton({ props, plan, armed }: { readonly props: ChoiceProps; readonly plan: Plan; readonly armed: boolean }) {
  const { text, say, cardName, act } = props;
  return (
    <button class="wp-plan" data-move={plan.texts[0]} onClick={() => act(plan.texts)}>
      <span class="visually-hidden">{say(plan)}</span>
      {armed && (
        <span aria-hidden="true" class="wp-small">
          {plan.weapons.length > 0 ? plan.weapons.map(({ of, id, name }) => cardName(of, id, name)).join(" + ") : text("bare")}
        </span>
      )}
      <Paid parts={plan.paid as readonly Says[]} text={text} />
    </button>
  );
}

// Cubes first, then tokens with their signs.
function Paid({ parts, text }: { readonly parts: readonly Says[]; readonly text: Text }) {
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
