import { Figure } from "../../shared/Figure";
import { count, percent } from "../../shared/format";
import { bins, median } from "../bins";
import { timeSteps, type CaseSummary } from "../summary";
import { say } from "../text/say";
import { drawHistogram } from "./histogram";

const at = (step: number): string => percent(step / timeSteps, 0);

export function AheadFrom({ one }: { readonly one: CaseSummary }) {
  const all = bins(one.ahead_from, 1);
  // Both ends of the scale are always there, so that early and late look early and late.
  const whole = [0, timeSteps].flatMap((step) =>
    all.some((bin) => bin.from === step) ? [] : [{ from: step, to: step + 1, count: 0, share: 0 }],
  );
  const series = [{ name: say("ahead"), colour: "var(--accent)", bins: [...all, ...whole] }];
  return (
    <Figure
      title={say("ahead")}
      caption={say("aheadCaption", { median: at(median(one.ahead_from)) })}
      draw={(width) => drawHistogram({ series, width, label: say("time"), height: 170, format: at })}
      table={{
        columns: [say("aheadAt"), say("matchesCount"), say("shareOfMatches")],
        rows: all.map((bin) => [at(bin.from), count(bin.count), percent(bin.share)]),
      }}
      tableName={say("numbers")}
    />
  );
}
