// Restricted play: what a side loses when its bot may not make one kind of move.
import { Figure } from "../shared/Figure";
import { count, pointsRange, signed } from "../shared/format";
import { Words } from "../shared/Words";
import { around, intervalRows, type IntervalRow } from "./figures/intervalRows";
import { seatName } from "./seats";
import type { NeededSummary } from "./summary";
import { say } from "./text/say";

type OneRow = NeededSummary["rows"][number];

const colourOf = ({ stands, loss }: OneRow): string =>
  !stands ? "var(--noise)" : loss.value > 0 ? "var(--less)" : "var(--more)";

export function Needed({ needed }: { readonly needed: NeededSummary }) {
  const rows: readonly IntervalRow[] = needed.rows.map((row) => ({
    ...row.loss,
    name: `${row.seat} \u00b7 ${row.kind}`,
    words: pointsRange(row.loss),
    colour: colourOf(row),
  }));
  const domain = around([0, ...rows.flatMap((row) => [row.low, row.high])], [-1, 1]);
  return (
    <section aria-labelledby="needed">
      <h2 id="needed">{say("needed")}</h2>
      <ul class="verdicts">
        {needed.words.map((words) => (
          <li key={words}>
            <Words text={words} />
          </li>
        ))}
      </ul>
      <div class="figures">
        <Figure
          wide
          title={say("neededLoss")}
          caption={say("neededCaption")}
          draw={(width) =>
            intervalRows({
              rows,
              width,
              reference: 0,
              domain,
              label: say("neededLoss"),
              format: (value) => signed(100 * value, 0),
            })
          }
          table={{
            columns: [say("kind"), say("neededSide"), say("neededTaken"), say("neededLoss"), say("verdict")],
            rows: needed.rows.map((row) => [
              row.kind,
              seatName(row),
              count(row.taken),
              pointsRange(row.loss),
              row.verdict,
            ]),
          }}
          tableName={say("numbers")}
        />
      </div>
    </section>
  );
}
