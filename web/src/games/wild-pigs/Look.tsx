// What is looked at, with everything that can be done with it.
import type { Move } from "../../generated/wild-pigs";
import { Boar, Sign } from "./art";
import { Penalty, Reward, WareFacts } from "./cards";
import { movesFor, plansFor, uses, wishFor, type Chosen } from "./logic";
import { GainList, Pips, plansOf, Points, wareName } from "./parts";
import { Paying, Plans } from "./Paying";
import { MoveButton, type SheetProps } from "./Sheet";
import { colours, type Pig, type View, type Ware } from "./view";

export function Looked({ sheet, chosen }: { readonly sheet: SheetProps; readonly chosen: Chosen }) {
  const { text, question } = sheet;
  const moves = movesFor(question?.moves ?? [], chosen);
  const [first] = moves;
  return (
    <>
      <Facts sheet={sheet} chosen={chosen} />
      {chosen.kind === "pig" || chosen.kind === "threshold" ? (
        first && <Fight sheet={sheet} move={first} chosen={chosen} />
      ) : chosen.kind === "token" && chosen.token === "conversion" ? (
        <Conversions sheet={sheet} moves={moves} />
      ) : (
        <div class="row">
          {moves.map((move, i) => (
            <MoveButton key={move.text} sheet={sheet} move={move} primary={i === 0 && !uses(move)} />
          ))}
        </div>
      )}
      {question && !first && (
        <button onClick={() => sheet.play(wishFor(chosen))} data-mark="why">
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

function PigFacts({ sheet, pig, front }: { readonly sheet: SheetProps; readonly pig: Pig; readonly front: boolean }) {
  const { text, eyes, cardName } = sheet;
  const danger = !front ? "waits" : eyes && pig.dangerous_to?.includes(eyes) ? "threatens" : "harmless";
  return (
    <div class="wp-look">
      <Boar type={pig.type} enraged={pig.enraged} />
      <div>
        <p class="wp-line">
          <b>{cardName("threats", pig.id, pig.name)}</b> <Points n={pig.vp} text={text} />
        </p>
        <p class="wp-line wp-small">
          <span>
            <Sign name={pig.type} /> {text(pig.type)}
          </span>
          {pig.enraged && <span>{text("enraged")}</span>}
          {pig.weights > 0 && <span>{text("weights", { n: pig.weights })}</span>}
          {colours.some((c) => pig.more[c]) && <Pips of={pig.more} text={text} before="+" />}
        </p>
        <p class="wp-line">
          {text("cost")} <Pips of={pig.cost} text={text} /> {text("spoils")} <GainList of={pig.spoils} text={text} />
        </p>
        {eyes && <p class="wp-small">{text(danger)}</p>}
      </div>
    </div>
  );
}

function Facts({ sheet, chosen }: { readonly sheet: SheetProps; readonly chosen: Chosen }) {
  const { view, text, say, cardName } = sheet;
  switch (chosen.kind) {
    case "pig": {
      const pig = view.lanes[chosen.lane]?.[chosen.row];
      return pig ? <PigFacts sheet={sheet} pig={pig} front={chosen.row === "front"} /> : null;
    }
    case "threshold": {
      const one = view.boss.thresholds[chosen.n - 1];
      return one ? (
        <div>
          <b>{cardName("bosses", one.id, one.name)}</b>
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
            <b>{wareName(sheet, ware)}</b> {ware.vp > 0 && <Points n={ware.vp} text={text} />} {text("cost")} <Pips of={ware.cost} text={text} />
          </p>
          <WareFacts ware={ware} props={sheet} />
        </div>
      ) : null;
    }
    case "stance":
      return (
        <div>
          <p class="wp-line">
            <Sign name={chosen.stance} /> <b>{text(chosen.stance)}</b> <Pips of={view.stances[chosen.stance].income} text={text} before="+" /> {text("aTurn")}
          </p>
          <p class="wp-small">{say(view.stances[chosen.stance].attacked_by)}</p>
        </div>
      );
    case "token":
      return (
        <p class="wp-line">
          <Sign name={chosen.token} /> <b>{text(chosen.token)}</b> {say(view.tokens[chosen.token])}
        </p>
      );
  }
}

// Each way to pay is one tap; where there are too many the fight is begun and paid for step by step.
function Fight({ sheet, move, chosen }: { readonly sheet: SheetProps; readonly move: Move; readonly chosen: Chosen }) {
  const plans = plansFor(plansOf(sheet), chosen);
  if (plans.length > 0) return <Plans sheet={sheet} plans={plans} />;
  return (
    <div class="row">
      <MoveButton sheet={sheet} move={move} primary />
      <span class="wp-small">{sheet.text("manyWays")}</span>
    </div>
  );
}

// From which colour to which, and how many.
function Conversions({ sheet, moves }: { readonly sheet: SheetProps; readonly moves: readonly Move[] }) {
  const { text, button } = sheet;
  const conversions = moves.flatMap((move) => (move.key === "move.convert" ? [move] : []));
  return (
    <>
      <div class="row">{moves.map((move) => move.key === "move.prepare" && <MoveButton key={move.text} sheet={sheet} move={move} primary />)}</div>
      <div class="wp-convert">
        {colours.flatMap((from) =>
          colours.map((to) => {
            const ways = conversions.filter((move) => move.from === from && move.to === to);
            return ways.length > 0 ? (
              <div class="wp-line" key={from + to}>
                <span>
                  {text(from)} → {text(to)}
                </span>
                {ways.map((move) => (
                  <button key={move.n} data-move={move.text} aria-label={button(move)} onClick={() => sheet.act(move.text)}>
                    {move.n}
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
export function Owing({ sheet, moves }: { readonly sheet: SheetProps; readonly moves: readonly Move[] }) {
  const { view, text } = sheet;
  if (view.fight) return <Paying sheet={sheet} fight={view.fight} moves={moves} />;
  return (
    <section class="wp-sheet" aria-label={text("pick")}>
      <p>{text("pick")}</p>
      <div class="row">
        {moves.map((move) => (
          <MoveButton key={move.text} sheet={sheet} move={move} />
        ))}
      </div>
    </section>
  );
}
