// The ways to pay for a fight or a threshold.
import type { Move, Plan, Says } from "../../generated/wild-pigs";
import { Sign } from "./art";
import { Pips, plansOf, type Text } from "./parts";
import { MoveButton, type SheetProps } from "./Sheet";
import { colours, type Cubes, type View } from "./view";

type Fight = NonNullable<View["fight"]>;

// Inside of a fight: the plans that are left, or the engine's own steps where there are many.
export function Paying({ sheet, fight, moves }: { readonly sheet: SheetProps; readonly fight: Fight; readonly moves: readonly Move[] }) {
  const { text } = sheet;
  const plans = plansOf(sheet);
  return (
    <section class="wp-sheet" aria-label={text("cost")}>
      <p class="wp-line">
        {text("cost")} <Pips of={fight.cost} text={text} /> <span class="wp-small">{text("ways", { n: fight.plan_count })}</span>
      </p>
      <Discounts text={text} fight={fight} />
      {plans.length > 0 ? (
        <Plans sheet={sheet} plans={plans} />
      ) : (
        <div class="row">
          {moves.map((move) => (
            <MoveButton key={move.text} sheet={sheet} move={move} />
          ))}
        </div>
      )}
    </section>
  );
}

function Discounts({ text, fight }: { readonly text: Text; readonly fight: Fight }) {
  const steady = colours.some((c) => fight.steady[c]);
  if (!steady && !fight.open_discount) return null;
  return (
    <p class="wp-line wp-small">
      {steady && (
        <span>
          {text("off")} <Pips of={fight.steady} text={text} before="−" />
        </span>
      )}
      {fight.open_discount > 0 && <span>{text("openOff", { n: fight.open_discount })}</span>}
    </p>
  );
}

// Each plan is one tap: all its moves are played at once.
export function Plans({ sheet, plans }: { readonly sheet: SheetProps; readonly plans: readonly Plan[] }) {
  const { text, say, cardName } = sheet;
  const armed = plans.some(({ weapons }) => weapons.length > 0);
  return (
    <div class="wp-plans">
      {plans.map((plan) => (
        <button key={plan.texts.join()} data-move={plan.texts[0]} onClick={() => sheet.act(plan.texts)}>
          <span class="visually-hidden">{say(plan)}</span>
          {armed && (
            <span aria-hidden="true">
              {plan.weapons.length > 0 ? plan.weapons.map(({ of, id, name }) => cardName(of, id, name)).join(" + ") : text("bare")}
            </span>
          )}
          <Paid parts={plan.paid as readonly Says[]} text={text} />
        </button>
      ))}
    </div>
  );
}

// Cubes first, then tokens with their signs.
function Paid({ parts, text }: { readonly parts: readonly Says[]; readonly text: Text }) {
  const cubes: Partial<Record<keyof Cubes, number>> = {};
  for (const part of parts) if (part.key === "amount.cubes") cubes[part.colour] = part.n;
  return (
    <span aria-hidden="true">
      <Pips of={cubes} text={text} />
      {parts.map((part) =>
        part.key === "amount.tokens" ? (
          <span key={part.token}>
            +{part.n}
            <Sign name={part.token} />
          </span>
        ) : part.key === "amount.wild" ? (
          <span key={part.colour}>
            +{part.n}
            <Sign name="wild" />={text(part.colour)}
          </span>
        ) : null,
      )}
    </span>
  );
}
