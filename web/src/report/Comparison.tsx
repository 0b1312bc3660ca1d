// Several variants: win shares on one scale, differences from the first, and their numbers side by side.
import { DataTable } from "../shared/DataTable";
import { Figure } from "../shared/Figure";
import { decimal, decimalRange, percent, percentRange, pointsRange, signed, type Range } from "../shared/format";
import { Words } from "../shared/Words";
import { around, intervalRows, type IntervalRow } from "./figures/intervalRows";
import { verdictWords } from "./moves/VerdictMark";
import { seatColour, seatName } from "./seats";
import type { RunSummary } from "./summary";
import { say } from "./text/say";

type Props = { readonly summary: RunSummary; readonly names: readonly string[] };

function Shares({ summary, names }: Props) {
  const rows: readonly IntervalRow[] = summary.cases.flatMap((one, c) =>
    (one.restricted ? [] : one.seats).map((seat, i) => ({
      ...seat.win,
      name: `${names[c] ?? ""} \u00b7 ${seat.seat}`,
      words: percentRange(seat.win),
      colour: seatColour(i),
    })),
  );
  const fair = summary.cases[0]?.seats[0]?.fair ?? 0;
  const domain = around([fair, ...rows.flatMap((row) => [row.low, row.high])], [0, 1]);
  return (
    <Figure
      title={say("compareWins")}
      caption={say("compareWinsCaption")}
      draw={(width) =>
        intervalRows({
          rows,
          width,
          reference: fair,
          domain,
          label: say("winShare"),
          format: (value) => percent(value, 0),
        })
      }
      table={{
        columns: [say("runVariant"), say("winShare"), say("interval")],
        rows: rows.map((row) => [row.name, percent(row.value), `${percent(row.low)} \u2013 ${percent(row.high)}`]),
      }}
      tableName={say("numbers")}
    />
  );
}

function Differences({ summary, names }: Props) {
  const rows: readonly IntervalRow[] = summary.comparisons.flatMap((comparison) =>
    comparison.seats.map((seat, i) => ({
      value: seat.value,
      low: seat.low,
      high: seat.high,
      name: `${names[comparison.b] ?? ""} \u00b7 ${seat.seat}`,
      words: pointsRange(seat),
      colour: seatColour(i),
    })),
  );
  if (rows.length === 0) return null;
  const variant = names[summary.comparisons[0]?.a ?? 0] ?? "";
  const domain = around([0, ...rows.flatMap((row) => [row.low, row.high])], [-1, 1]);
  const title = say("compareDifference", { variant });
  return (
    <Figure
      title={title}
      caption={say("compareDifferenceCaption", { variant })}
      draw={(width) =>
        intervalRows({
          rows,
          width,
          reference: 0,
          domain,
          label: say("differencePoints"),
          format: (value) => signed(100 * value, 0),
        })
      }
      table={{ columns: [say("runVariant"), say("differencePoints")], rows: rows.map((row) => [row.name, row.words]) }}
      tableName={say("numbers")}
    />
  );
}

const signedRange = ({ value, low, high }: Range): string =>
  `${signed(value, 2)} (${signed(low, 2)} to ${signed(high, 2)})`;

// Wins and all other measures, with one verdict each.
function Measures({ summary, names }: Props) {
  const variant = names[summary.comparisons[0]?.a ?? 0] ?? "";
  const verdict = (stands: boolean) => verdictWords(stands ? "significant" : "noise");
  const rows = summary.comparisons.flatMap(({ a, b, seats, measures }) => [
    ...seats.map((seat, i) => [
      names[b] ?? "",
      say("compareWinsOf", { seat: seat.seat }),
      percentRange(summary.cases[a]?.seats[i]?.win ?? seat),
      percentRange(summary.cases[b]?.seats[i]?.win ?? seat),
      pointsRange(seat),
      verdict(seat.stands),
    ]),
    ...measures.map((one) => [
      names[b] ?? "",
      one.measure,
      one.percent ? percentRange(one.before) : decimalRange(one.before, 2),
      one.percent ? percentRange(one.after) : decimalRange(one.after, 2),
      one.percent ? pointsRange(one.difference) : signedRange(one.difference),
      verdict(one.stands),
    ]),
  ]);
  return (
    <>
      <h3>{say("compareMeasures")}</h3>
      <p class="note">{say("compareMeasuresNote")}</p>
      <DataTable
        caption={say("compareMeasures")}
        columns={[
          say("runVariant"),
          say("compareMeasure"),
          say("compareBefore", { variant }),
          say("compareAfter"),
          say("compareChange"),
          say("verdict"),
        ]}
        rows={rows}
      />
    </>
  );
}

export function Comparison({ summary, names }: Props) {
  return (
    <section aria-labelledby="compare">
      <h2 id="compare">{say("compare")}</h2>
      <ul class="verdicts">
        {summary.comparisons.map((comparison) => (
          <li key={comparison.b}>
            <Words text={comparison.words} />
          </li>
        ))}
      </ul>
      <div class="figures">
        <Shares summary={summary} names={names} />
        <Differences summary={summary} names={names} />
      </div>
      <Measures summary={summary} names={names} />
      <h3>{say("compareNumbers")}</h3>
      <DataTable
        caption={say("compareNumbers")}
        columns={[
          say("runVariant"),
          ...(summary.cases[0]?.seats.map(seatName) ?? []),
          say("turns"),
          say("leadChanges"),
          say("comebacks"),
          say("late"),
        ]}
        rows={summary.cases.flatMap((one, i) =>
          one.restricted
            ? []
            : [
                [
                  names[i] ?? "",
                  ...(summary.cases[0]?.seats.map((_, seat) => percent(one.seats[seat]?.win.value ?? 0)) ?? []),
                  decimal(one.turns.mean.value),
                  ...(one.course_matches > 0
                    ? [decimal(one.lead_changes.mean.value), percent(one.comebacks.value), percent(one.late.value)]
                    : ["\u2013", "\u2013", "\u2013"]),
                ],
              ],
        )}
      />
    </section>
  );
}
