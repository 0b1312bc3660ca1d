// Effects of cards and rewards of thresholds, in signs and words.
import type { ComponentChildren } from "preact";
import { Sign } from "./art";
import { GainList, Pips, Points, type Props, type Text } from "./parts";
import { colours, type Threshold, type MarketCard } from "./view";

type Income = NonNullable<Extract<MarketCard, { unlocks_mass?: boolean }>["day"]>;

function IncomeOf({ of, text }: { readonly of: Income; readonly text: Text }) {
  return (
    <>
      {colours.some((c) => of[c]) && <Pips of={of} text={text} before="+" />}{" "}
      {of.stance ? `+${of.stance} ${text("stanceColour")}` : ""}
      {of.least ? `+${of.least} ${text("leastColour")}` : ""}
    </>
  );
}

// One line if day and night are the same, else one for each.
function ByEra({
  day,
  night,
  text,
  show,
}: {
  readonly day: unknown;
  readonly night: unknown;
  readonly text: Text;
  readonly show: (era: "day" | "night") => ComponentChildren;
}) {
  if (JSON.stringify(day) === JSON.stringify(night)) return <span>{show("day")}</span>;
  return (
    <>
      {(["day", "night"] as const).map((era) => (
        <span key={era}>
          <Sign name={era} label={text(era)} /> {(era === "day" ? day : night) ? show(era) : "–"}
        </span>
      ))}
    </>
  );
}

export const wareName = ({ cardName }: Pick<Props, "cardName">, ware: MarketCard): string =>
  cardName("uses" in ware ? "weapons" : "upgrades", ware.id, ware.name);

type WareProps = {
  readonly ware: MarketCard;
  readonly props: Pick<Props, "text" | "say">;
  readonly left?: number | undefined;
};

export function WareFacts({ ware, props: { text, say }, left }: WareProps) {
  const onKill = ware.on_kill && Object.keys(ware.on_kill).length > 0 && (
    <span>
      {text("onKill")}: <GainList of={ware.on_kill} text={text} />
    </span>
  );
  if ("uses" in ware)
    return (
      <span class="wp-facts">
        <ByEra
          day={ware.day}
          night={ware.night}
          text={text}
          show={(era) => <Pips of={ware[era]} text={text} before="−" />}
        />
        {ware.reach && (
          <span>
            <Sign name="reach" /> {text("reach")}
          </span>
        )}
        {onKill}
        <span>{text("uses", { n: left ?? ware.uses })}</span>
      </span>
    );
  return (
    <span class="wp-facts">
      {(ware.day || ware.night) && (
        <ByEra
          day={ware.day}
          night={ware.night}
          text={text}
          show={(era) => (
            <>
              <IncomeOf of={ware[era] ?? {}} text={text} /> {text("aTurn")}
            </>
          )}
        />
      )}
      {ware.does.map((effect) => (
        <span key={effect.key}>{say(effect)}</span>
      ))}
      {onKill}
    </span>
  );
}

export function Reward({ of, text }: { readonly of: Threshold["reward"]; readonly text: Text }) {
  return (
    <span class="wp-gains">
      {of.vp && <Points n={of.vp} text={text} />}
      {of.heal && <span>{text("heal", { n: of.heal })}</span>}
      {of.free_weapon && <span>{text("free_weapon")}</span>}
      <GainList of={of} text={text} />
    </span>
  );
}

export function Penalty({ of, text }: { readonly of: NonNullable<Threshold["penalty"]>; readonly text: Text }) {
  return (
    <span class="wp-gains">
      {of.wounds && <span>{text("n_wounds", { n: of.wounds })}</span>}
      {of.cubes && <span>−{text("n_cubes", { n: of.cubes })}</span>}
      {of.tokens && <span>−{text("n_tokens", { n: of.tokens })}</span>}
    </span>
  );
}

type ThresholdProps = Pick<Props, "text" | "cardName" | "people"> & {
  readonly of: Threshold;
  readonly number?: number;
};

export function ThresholdFacts({ of, number, text, cardName, people }: ThresholdProps) {
  const names = people.filter(({ seat }) => of.paid_by.includes(seat)).map(({ name }) => name);
  return (
    <>
      <b>
        {number && `${number}. `}
        {cardName("bosses", of.id, of.name)}
      </b>{" "}
      <span>
        {text("cost")} <Pips of={of.cost} text={text} />
      </span>{" "}
      <span>
        {text("reward")} <Reward of={of.reward} text={text} />
      </span>{" "}
      {of.penalty && (
        <span>
          {text("penalty")} <Penalty of={of.penalty} text={text} />
        </span>
      )}{" "}
      {names.length > 0 && <em>{text("paidBy", { names: names.join(", ") })}</em>}
    </>
  );
}
