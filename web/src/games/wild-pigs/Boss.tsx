// The boss with its thresholds.
import { BossArt } from "./boss_art";
import { Penalty, Reward } from "./cards";
import { pressing, type Choosing } from "./Field";
import { Pips, type Props } from "./parts";
import { Scroll } from "./Scroll";

export function BossField(props: Props & Choosing) {
  const { view, text, people, cardName } = props;
  const boss = cardName("bosses", view.boss.id, view.boss.name);
  return (
    <div class="wp-boss">
      <div class="wp-boss-head">
        <BossArt era={view.era} />
        <b aria-hidden="true">{boss}</b>
      </div>
      <Scroll name="wp-thresholds" label={boss}>
        {view.boss.thresholds.map((one, i) => {
          const names = people.filter(({ seat }) => one.paid_by.includes(seat)).map(({ name }) => name);
          return (
            <button
              key={i}
              class="wp-threshold"
              data-fought={view.fight?.threshold === i + 1}
              {...pressing(props, { kind: "threshold", n: i + 1 }, `threshold${i + 1}`)}
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
      </Scroll>
    </div>
  );
}
