// Luck: the effect of chance moves on each seat.
import { Figure } from "../../shared/Figure";
import { percent, percentRange, points, pointsRange, signed } from "../../shared/format";
import { seatColour, seatName } from "../seats";
import type { CaseSummary } from "../summary";
import { say } from "../text/say";
import { around, intervalRows, type IntervalRow } from "./intervalRows";

export function Luck({ one }: { readonly one: CaseSummary }) {
  const seats = one.seats.flatMap((seat, i) =>
    seat.luck ? [{ ...seat.luck, name: seatName(seat), colour: seatColour(i) }] : [],
  );
  if (one.luck_matches === 0 || seats.length === 0) return <p class="note">{say("luckAbsent")}</p>;
  if (seats.every((seat) => seat.deviation === 0))
    return <p class="note">{say("luckNone", { n: one.luck_matches })}</p>;
  const rows: readonly IntervalRow[] = seats.map(({ name, colour, mean, low, high, deviation }) => ({
    name,
    colour,
    value: mean,
    low,
    high,
    words: pointsRange({ value: mean, low, high }),
    spread: [mean - deviation, mean + deviation],
  }));
  const domain = around([0, ...rows.flatMap((row) => [row.low, row.high, ...(row.spread ?? [])])], [-9, 9]);
  return (
    <Figure
      wide
      title={say("luck")}
      caption={`${say("luckCaption", { n: one.luck_matches })} ${say("luckier", {
        share: percentRange(one.luckier_won),
        fair: percent(one.seats[0]?.fair ?? 0),
      })}`}
      draw={(width) =>
        intervalRows({
          rows,
          width,
          reference: 0,
          domain,
          label: say("luckMean"),
          format: (value) => signed(100 * value, 0),
        })
      }
      table={{
        columns: [say("seat"), say("luckMean"), say("interval"), say("luckSpread")],
        rows: seats.map((seat) => [
          seat.name,
          points(seat.mean),
          `${points(seat.low)} to ${points(seat.high)}`,
          points(seat.deviation).replace("+", "\u00b1"),
        ]),
      }}
      tableName={say("numbers")}
    />
  );
}
