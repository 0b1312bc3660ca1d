// What is looked at, with everything that can be done with it; and the ways to pay for a fight.
import { useEffect, useState } from "preact/hooks";
import type { OldPeek as Peek } from "../old";
import { Boar, Sign } from "./art";
import { Penalty, Reward, WareFacts } from "./cards";
import { incomes, movesFor, type Chosen } from "./logic";
import { GainList, Pips, Points } from "./parts";
import { planMoves, wishFor } from "./plans";
import { Move, type SheetProps } from "./Sheet";
import { colours, type Plan, type View, type Ware } from "./view";
import { card } from "./words/names";

const mostPlans = 12; // as buttons; more are chosen step by step

export function Looked({ sheet, chosen }: { readonly sheet: SheetProps; readonly chosen: Chosen }) {
  const { view, text, question } = sheet;
  const moves = movesFor(view, question?.moves ?? [], chosen);
  const wish = wishFor(view, chosen);
  return (
    <>
      <Facts sheet={sheet} chosen={chosen} />
      {chosen.kind === "pig" || chosen.kind === "threshold" ? (
        moves[0] && <Fight key={moves[0]} sheet={sheet} move={moves[0]} />
      ) : chosen.kind === "token" && chosen.token === "conversion" ? (
        <Conversions sheet={sheet} moves={moves} />
      ) : (
        <div class="row">
          {moves.map((move, i) => (
            <Move key={move} sheet={sheet} move={move} primary={i === 0 && !move.startsWith("use")} />
          ))}
        </div>
      )}
      {question && moves.length === 0 && (
        <button onClick={() => sheet.play(wish)} data-mark="why">
          {text("whyNot")}
        </button>
      )}
    </>
  );
}

const everyWare = (view: View): readonly Ware[] => [
  ...view.markets.upgrades.new_stock,
  ...view.markets.upgrades.carryover,
  ...view.markets.weapons.new_stock,
  ...view.markets.weapons.carryover,
  ...view.seats.flatMap(({ upgrades, weapons }) => [...upgrades, ...weapons]),
];

function Facts({ sheet, chosen }: { readonly sheet: SheetProps; readonly chosen: Chosen }) {
  const { view, text, eyes } = sheet;
  switch (chosen.kind) {
    case "pig": {
      const pig = view.lanes[chosen.lane]?.[chosen.row];
      if (!pig) return null;
      const danger = chosen.row !== "front" ? "waits" : eyes && pig.dangerous_to?.includes(eyes) ? "threatens" : "harmless";
      return (
        <div class="wp-look">
          <Boar type={pig.type} enraged={pig.enraged} />
          <div>
            <p class="wp-line">
              <b>{pig.name}</b> <Points n={pig.vp} text={text} />
            </p>
            <p class="wp-line wp-small">
              <span>
                <Sign name={pig.type} /> {text(pig.type)}
              </span>
              {pig.enraged && (
                <span>
                  {text("enraged")} <Pips of={{ R: 2 }} text={text} before="+" />
                </span>
              )}
              {pig.weights > 0 && (
                <span>
                  {text("weights", { n: pig.weights })} <Pips of={{ G: pig.weights }} text={text} before="+" />
                </span>
              )}
            </p>
            <p class="wp-line">
              {text("cost")} <Pips of={pig.cost} text={text} /> {text("spoils")} <GainList of={pig.spoils} text={text} />
            </p>
            {eyes && <p class="wp-small">{text(danger)}</p>}
          </div>
        </div>
      );
    }
    case "threshold": {
      const one = view.boss.thresholds[chosen.n - 1];
      return one ? (
        <div>
          <b>{one.name}</b>
          <p class="wp-line">
            {text("cost")} <Pips of={one.cost} text={text} /> {text("reward")} <Reward of={one.reward} text={text} />
            {one.penalty && (
              <>
                {text("penalty")} <Penalty of={one.penalty} text={text} />
              </>
            )}
          </p>
        </div>
      ) : null;
    }
    case "ware": {
      const ware = everyWare(view).find(({ id }) => id === chosen.id);
      return ware ? (
        <div>
          <p class="wp-line">
            <b>{ware.name}</b> {ware.vp > 0 && <Points n={ware.vp} text={text} />} {text("cost")} <Pips of={ware.cost} text={text} />
          </p>
          <WareFacts ware={ware} text={text} />
        </div>
      ) : null;
    }
    case "stance":
      return (
        <div>
          <p class="wp-line">
            <Sign name={chosen.stance} /> <b>{text(chosen.stance)}</b> <Pips of={incomes(view.edition)[chosen.stance]} text={text} before="+" /> {text("aTurn")}
          </p>
          <p class="wp-small">{text(`weak_${chosen.stance}`)}</p>
        </div>
      );
    case "token":
      return (
        <p class="wp-line">
          <Sign name={chosen.token} /> <b>{text(chosen.token)}</b> {text(`about_${chosen.token}`)}
        </p>
      );
  }
}

// How a fight could be paid, before it is begun: each plan is one tap.
function Fight({ sheet, move }: { readonly sheet: SheetProps; readonly move: string }) {
  const [seen, setSeen] = useState<(Peek & { readonly view: View }) | null>(null);
  useEffect(() => {
    let current = true;
    sheet.peek(move).then(
      (found) => current && setSeen(found),
      () => undefined, // the plain button is enough
    );
    return () => void (current = false);
  }, [move]);
  const fight = seen?.view.fight;
  if (fight && fight.plan_count <= mostPlans)
    return (
      <>
        <Discounts sheet={sheet} fight={fight} />
        <Plans sheet={sheet} plans={fight.plans} move={() => move} />
      </>
    );
  const paid = seen?.story.split("; ").find((clause) => / pays /.test(clause));
  return (
    <div class="row">
      <Move sheet={sheet} move={move} primary />
      {fight ? <span class="wp-small">{sheet.text("ways", { n: fight.plan_count })}</span> : paid && <span class="wp-small">{sheet.tell(paid)}</span>}
    </div>
  );
}

// Inside of a fight: the plans that are left, or the engine's own steps where there are many.
function Paying({ sheet, fight, moves }: { readonly sheet: SheetProps; readonly fight: NonNullable<View["fight"]>; readonly moves: readonly string[] }) {
  const weapons = sheet.view.phase === "weapons";
  const few = fight.plan_count <= mostPlans;
  return (
    <section class="wp-sheet" aria-label={sheet.text("cost")}>
      <p class="wp-line">
        {sheet.text("cost")} <Pips of={fight.cost} text={sheet.text} /> <span class="wp-small">{sheet.text("ways", { n: fight.plan_count })}</span>
      </p>
      <Discounts sheet={sheet} fight={fight} />
      {few ? (
        <Plans sheet={sheet} plans={fight.plans} move={(plan) => (weapons ? planMoves(plan).weapons : planMoves(plan).payment)} />
      ) : (
        <div class="row">
          {moves.map((move) => (
            <Move key={move} sheet={sheet} move={move} />
          ))}
        </div>
      )}
    </section>
  );
}

function Discounts({ sheet: { text }, fight }: { readonly sheet: SheetProps; readonly fight: NonNullable<View["fight"]> }) {
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

function Plans({ sheet, plans, move }: { readonly sheet: SheetProps; readonly plans: readonly Plan[]; readonly move: (plan: Plan) => string }) {
  const { text } = sheet;
  const armed = plans.some((plan) => plan.weapons.length > 0);
  return (
    <div class="wp-plans">
      {plans.map((plan) => (
        <Move key={Object.values(planMoves(plan)).join()} sheet={sheet} move={move(plan)} plan={plan}>
          {(armed || plan.weapons.length > 0) && <span>{plan.weapons.length ? plan.weapons.map(card).join(" + ") : text("bare")}</span>}
          <Pips of={plan.cubes} text={text} />
          {plan.attack > 0 && (
            <span>
              +{plan.attack}
              <Sign name="attack" label={text("attack")} />
            </span>
          )}
          {colours.map((c) =>
            plan.wild[c] ? (
              <span key={c}>
                +{plan.wild[c]}
                <Sign name="wild" label={text("wild")} />={text(c)}
              </span>
            ) : null,
          )}
          {plan.discount && <span>−{text(plan.discount)}</span>}
        </Move>
      ))}
    </div>
  );
}

// From which colour to which, and how many.
function Conversions({ sheet, moves }: { readonly sheet: SheetProps; readonly moves: readonly string[] }) {
  const { text, tell } = sheet;
  return (
    <>
      <div class="row">
        {moves.filter((move) => move.startsWith("prepare")).map((move) => (
          <Move key={move} sheet={sheet} move={move} primary />
        ))}
      </div>
      <div class="wp-convert">
        {colours.flatMap((from) =>
          colours.map((to) => {
            const ways = moves.filter((move) => move.startsWith("convert") && move.endsWith(` ${from} to ${to}`));
            return ways.length ? (
              <div class="wp-line" key={from + to}>
                <span>
                  {text(from)} → {text(to)}
                </span>
                {ways.map((move) => (
                  <button key={move} data-move={move} aria-label={tell(move)} onClick={() => sheet.act(move)}>
                    {move.split(" ")[1]}
                  </button>
                ))}
              </div>
            ) : null;
          }),
        )}
      </div>
    </>
  );
}

// Inside of a fight, or something is to be lost.
export function Owing({ sheet, moves }: { readonly sheet: SheetProps; readonly moves: readonly string[] }) {
  const { view, text } = sheet;
  if (view.fight) return <Paying sheet={sheet} fight={view.fight} moves={moves} />;
  return (
    <section class="wp-sheet" aria-label={text("pick")}>
      <p>{text("pick")}</p>
      <div class="row">
        {moves.map((move) => (
          <Move key={move} sheet={sheet} move={move} />
        ))}
      </div>
    </section>
  );
}
