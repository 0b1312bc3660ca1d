// The distribution of one measured number over all matches: a histogram with the mean.
import { Figure } from "../../shared/Figure";
import { count, decimal, decimalRange, percent } from "../../shared/format";
import { binName, bins, binWidth } from "../bins";
import type { Spread as SpreadSummary } from "../summary";
import { say, type ReportTextKey } from "../text/say";
import { drawHistogram } from "./histogram";

type Props = {
  readonly title: ReportTextKey;
  readonly caption: ReportTextKey;
  readonly spread: SpreadSummary;
  readonly colour?: string;
};

const most = 36;

export function Spread({ title, caption, spread, colour = "var(--accent)" }: Props) {
  const width = binWidth([spread.histogram], most);
  const all = bins(spread.histogram, width);
  const series = [{ name: say(title), colour, mean: spread.mean.value, bins: all }];
  if (spread.least === spread.most)
    return (
      <p class="note">
        {say(title)}: {say("always", { value: spread.least })}
      </p>
    );
  return (
    <Figure
      title={say(title)}
      caption={say(caption, { mean: decimalRange(spread.mean), least: spread.least, most: spread.most })}
      draw={(room) => drawHistogram({ series, width: room, label: say(title), height: 170 })}
      table={{
        columns: [say(title), say("matchesCount"), say("shareOfMatches")],
        rows: [
          ...all.map((bin) => [binName(bin), count(bin.count), percent(bin.share)]),
          [say("mean"), decimal(spread.mean.value), `${say("spread")} ${decimal(spread.deviation)}`],
        ],
      }}
      tableName={say("numbers")}
    />
  );
}
