// Events of a seat besides its moves, in games that report them: how often, how much more often for the winner, and who
// won.
import { DataTable } from "../shared/DataTable";
import { Figure } from "../shared/Figure";
import { count, decimal, percentRange, signed, type Range } from "../shared/format";
import { around, intervalRows, type IntervalRow } from "./figures/intervalRows";
import type { CaseSummary } from "./summary";
import { say } from "./text/say";

const narrow = 400; // pixels; below, a name does not fit beside a whole interval
const most = 1000; // times in a match: more than any game has

const timesRange = ({ value, low, high }: Range): string =>
  `${signed(value, 2)} (${signed(low, 2)} to ${signed(high, 2)})`;

// Apart from zero or not.
const colour = ({ low, high }: Range): string => (low > 0 ? "var(--more)" : high < 0 ? "var(--less)" : "var(--noise)");

export function Events({ one }: { readonly one: CaseSummary }) {
  if (one.events.length === 0) return null;
  const rows: readonly IntervalRow[] = one.events.map(({ event, ahead }) => ({
    ...ahead,
    name: event,
    words: timesRange(ahead),
    colour: colour(ahead),
  }));
  const domain = around([0, ...rows.flatMap((row) => [row.low, row.high])], [-most, most]);
  return (
    <section aria-label={say("events")}>
      <h2>{say("events")}</h2>
      <p class="note">{say("eventsHonest")}</p>
      <div class="figures">
        <Figure
          wide
          title={say("eventsAhead")}
          caption={say("eventsCaption")}
          draw={(width) =>
            intervalRows({
              rows: width < narrow ? rows.map((row) => ({ ...row, words: signed(row.value, 2) })) : rows,
              width,
              reference: 0,
              domain,
              label: say("eventAhead"),
              format: (value) => signed(value, 2),
            })
          }
          table={{
            columns: [say("event"), say("eventMean"), say("eventAhead")],
            rows: one.events.map(({ event, mean, ahead }) => [event, decimal(mean, 2), timesRange(ahead)]),
          }}
          tableName={say("numbers")}
        />
      </div>
      <details class="folded">
        <summary>{say("eventsByTimes")}</summary>
        <DataTable
          caption={say("eventsByTimes")}
          columns={[say("event"), say("eventTimes"), say("eventSides"), say("winShare")]}
          rows={one.events.flatMap(({ event, by_times }) =>
            by_times.map(({ times, sides, few, win }) => [
              event,
              count(times),
              `${count(sides)}${few ? ` (${say("fewMark")})` : ""}`,
              percentRange(win),
            ]),
          )}
        />
      </details>
    </section>
  );
}
