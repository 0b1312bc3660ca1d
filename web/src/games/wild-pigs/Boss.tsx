// The boss with its thresholds.
import { BossArt } from "./boss_art";
import { ThresholdFacts } from "./cards";
import { pressing, type Choosing } from "./Field";
import { bossHere } from "./logic";
import type { Props } from "./parts";
import { Scroll } from "./Scroll";

export function BossField(props: Props & Choosing) {
  const { view, text, people, cardName } = props;
  const here = bossHere(view);
  if (!here) return null;
  const boss = cardName("bosses", here.id, here.name);
  return (
    <div class="wp-boss">
      <div class="wp-boss-head">
        <BossArt era={view.era} />
        <b aria-hidden="true">{boss}</b>
      </div>
      <Scroll name="wp-thresholds" label={boss}>
        {here.thresholds.map((one, i) => (
          <button
            key={i}
            class="wp-threshold"
            data-fought={view.fight?.threshold === i + 1}
            {...pressing(props, { kind: "threshold", n: i + 1 }, `threshold${i + 1}`)}
          >
            <ThresholdFacts of={one} number={i + 1} text={text} cardName={cardName} people={people} />
          </button>
        ))}
      </Scroll>
    </div>
  );
}
