// The part of skill in the result, beside that of luck.
import { Figure } from "../shared/Figure";
import { percent, percentRange } from "../shared/format";
import { Words } from "../shared/Words";
import { around, intervalRows, type IntervalRow } from "./figures/intervalRows";
import { seatColour } from "./seats";
import type { SkillSummary } from "./summary";
import { say } from "./text/say";

const pairOf = ({ stronger, weaker }: SkillSummary): string => say("skillPair", { stronger, weaker });

export function Skill({ skill }: { readonly skill: readonly SkillSummary[] }) {
  const rows: readonly IntervalRow[] = skill.map((one) => ({
    ...one.win,
    name: pairOf(one),
    words: percentRange(one.win),
    colour: seatColour(0),
  }));
  const even = skill[0]?.even ?? 0;
  const domain = around([even, ...rows.flatMap((row) => [row.low, row.high])], [0, 1]);
  return (
    <section aria-labelledby="skill">
      <h2 id="skill">{say("skill")}</h2>
      <ul class="verdicts">
        {skill.map((one) => (
          <li key={one.words}>
            <Words text={one.words} />
          </li>
        ))}
      </ul>
      <div class="figures">
        <Figure
          title={say("skillWins")}
          caption={say("skillCaption")}
          draw={(width) =>
            intervalRows({
              rows,
              width,
              reference: even,
              domain,
              label: say("winShare"),
              format: (value) => percent(value, 0),
            })
          }
          table={{
            columns: [say("bot"), say("skillWins"), say("matchesCount"), say("skillLuck"), say("skillSpread")],
            rows: skill.map((one) => [
              pairOf(one),
              percentRange(one.win),
              String(one.matches),
              one.luckier_won ? percentRange(one.luckier_won) : "\u2013",
              one.luck_deviation === null ? "\u2013" : (100 * one.luck_deviation).toFixed(1),
            ]),
          }}
          tableName={say("numbers")}
        />
      </div>
    </section>
  );
}
