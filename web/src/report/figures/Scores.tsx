import { Figure } from "../../shared/Figure";
import { count, decimal, decimalRange, percent } from "../../shared/format";
import { binName, bins, binWidth } from "../bins";
import { seatColour, seatName } from "../seats";
import type { CaseSummary, SeatSummary } from "../summary";
import { say } from "../text/say";
import { drawHistogram } from "./histogram";

const most = 48;

export function Scores({ one }: { readonly one: CaseSummary }) {
  const width = binWidth(
    one.seats.map((seat) => seat.score.histogram),
    most,
  );
  const digits = Math.max(...one.seats.map((seat) => seat.score.most)) < 10 ? 2 : 1;
  const mean = (seat: SeatSummary) => decimalRange(seat.score.mean, digits);
  const series = one.seats.map((seat, i) => ({
    name: `${seatName(seat)}: ${mean(seat)}`,
    colour: seatColour(i),
    mean: seat.score.mean.value,
    bins: bins(seat.score.histogram, width),
  }));
  const rows = [
    ...new Map(series.flatMap(({ bins: all }) => all.map((bin) => [bin.from, binName(bin)] as const))),
  ].sort(([a], [b]) => a - b);
  return (
    <Figure
      wide
      title={say("scores")}
      caption={width === 1 ? say("scoresCaption") : say("scoresCaptionBinned", { width })}
      draw={(room) =>
        drawHistogram({ series, width: room, label: say("score"), height: one.seats.length > 3 ? 100 : 130 })
      }
      table={{
        columns: [say("score"), ...one.seats.map(seatName)],
        rows: [
          ...rows.map(([from, name]) => [
            name,
            ...series.map(({ bins: all }) => {
              const bin = all.find((candidate) => candidate.from === from);
              return bin ? `${count(bin.count)} (${percent(bin.share)})` : "0";
            }),
          ]),
          [say("mean"), ...one.seats.map(mean)],
          [say("spread"), ...one.seats.map((seat) => decimal(seat.score.deviation))],
        ],
      }}
      tableName={say("numbers")}
    />
  );
}
