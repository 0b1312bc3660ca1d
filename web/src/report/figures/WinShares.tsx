import { Figure } from "../../shared/Figure";
import { percent, percentRange } from "../../shared/format";
import { seatColour, seatName } from "../seats";
import type { CaseSummary } from "../summary";
import { say } from "../text/say";
import { around, intervalRows, type IntervalRow } from "./intervalRows";

export function WinShares({ one }: { readonly one: CaseSummary }) {
  const fair = one.seats[0]?.fair ?? 0;
  const rows: readonly IntervalRow[] = one.seats.map((seat, i) => ({
    ...seat.win,
    name: `${seatName(seat)} \u00b7 ${seat.bot}`,
    words: percentRange(seat.win),
    colour: seatColour(i),
  }));
  const domain = around([fair, ...rows.flatMap((row) => [row.low, row.high])], [0, 1]);
  const verdict = one.fairness.seats_uneven
    ? one.seats.some(({ uneven }) => uneven)
      ? "winsVerdictUneven"
      : "winsVerdictTogether"
    : "winsVerdictEven";
  const named = one.seats.filter(({ uneven }) => uneven).map(({ seat }) => seat);
  return (
    <Figure
      wide
      title={say("wins")}
      caption={`${say("winsCaption", { fair: percent(fair) })} ${say(verdict, { seats: named.join(", ") })}`}
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
        columns: [say("seat"), say("bot"), say("winShare"), say("interval"), say("evenShare")],
        rows: one.seats.map((seat) => [
          seatName(seat),
          seat.bot,
          percent(seat.win.value),
          `${percent(seat.win.low)} \u2013 ${percent(seat.win.high)}`,
          percent(seat.fair),
        ]),
      }}
      tableName={say("numbers")}
    />
  );
}
