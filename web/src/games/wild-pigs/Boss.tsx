// The boss with its thresholds.
import { BossArt } from "./boss_art";
import { Penalty, Reward } from "./cards";
import { glowOf, type Choosing } from "./Field";
import { keyOf, type Chosen } from "./logic";
import { Group, Pips, type Props } from "./parts";

export function BossField(props: Props & Choosing) {
  const { view, text, people, chosen, choose, cardName } = props;
  const boss = cardName("bosses", view.boss.id, view.boss.name);
  return (
    <div class="wp-boss">
      <div class="wp-boss-head">
        <BossArt era={view.era} />
        <b>{boss}</b>
      </div>
      <Group label={boss} name="wp-thresholds">
        {view.boss.thresholds.map((one, i) => {
          const what: Chosen = { kind: "threshold", n: i + 1 };
          const names = people.filter(({ seat }) => one.paid_by.includes(seat)).map(({ name }) => name);
          return (
            <button
              key={i}
              class="wp-threshold"
              data-glow={glowOf(props, what)}
              data-mark={`threshold${i + 1}`}
              aria-pressed={chosen !== null && keyOf(chosen) === keyOf(what)}
              onClick={() => choose(what)}
            >
              <b>
                {i + 1}. {cardName("bosses", one.id, one.name)}
              </b>
              <span>
                {text("cost")} <Pips of={one.cost} text={text} />
              </span>
              <span>
                {text("reward")} <Reward of={one.reward} text={text} />
              </span>
              {one.penalty && (
                <span>
                  {text("penalty")} <Penalty of={one.penalty} text={text} />
                </span>
              )}
              {names.length > 0 && <em>{text("paidBy", { names: names.join(", ") })}</em>}
            </button>
          );
        })}
      </Group>
    </div>
  );
}
