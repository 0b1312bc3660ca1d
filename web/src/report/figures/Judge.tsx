// The reliability of the estimate of who is ahead: how often seats won, by tenth of the estimate.
import { axisX, axisY, dot, gridY, line, plot, ruleX } from "@observablehq/plot";
import { Figure } from "../../shared/Figure";
import { count, percent, percentRange } from "../../shared/format";
import { seatColour } from "../seats";
import type { JudgeSummary } from "../summary";
import { say } from "../text/say";

type Tenth = JudgeSummary["tenths"][number];

const met = (judge: JudgeSummary): readonly Tenth[] => judge.tenths.filter(({ cases }) => cases > 0);

function draw(judge: JudgeSummary, width: number): Element {
  const rows = met(judge).map(({ promised, won }) => ({ promised, ...won }));
  const tickFormat = (value: number) => percent(value, 0);
  return plot({
    width,
    height: 300,
    marginLeft: 52,
    marginRight: 14,
    marginTop: 28,
    marginBottom: 40,
    x: { domain: [0, 1] },
    y: { domain: [0, 1] },
    marks: [
      gridY({ ticks: 4, stroke: "var(--line)", strokeOpacity: 0.7 }),
      axisY({ ticks: 4, tickSize: 0, tickFormat, label: say("judgeWon"), labelArrow: "none" }),
      axisX({
        ticks: 4,
        tickSize: 0,
        tickFormat,
        label: say("judgePromised"),
        labelAnchor: "center",
        labelArrow: "none",
      }),
      line(
        [
          [0, 0],
          [1, 1],
        ],
        { stroke: "var(--ink)", strokeDasharray: "4 3", strokeOpacity: 0.8 },
      ),
      ruleX(rows, { x: "promised", y1: "low", y2: "high", stroke: seatColour(0), strokeWidth: 2 }),
      dot(rows, { x: "promised", y: "value", r: 5, fill: seatColour(0) }),
    ],
  });
}

export function Judge({ judge }: { readonly judge: JudgeSummary }) {
  return (
    <Figure
      wide
      title={say("judge")}
      caption={say("judgeCaption", {
        moment: judge.moment,
        seat: judge.seat,
        promised: percent(judge.promised),
        won: percent(judge.won),
      })}
      draw={(width) => draw(judge, width)}
      table={{
        columns: [say("judgePromised"), say("judgeWon"), say("judgeCases")],
        rows: met(judge).map(({ promised, won, cases }) => [percent(promised), percentRange(won), count(cases)]),
      }}
      tableName={say("numbers")}
    />
  );
}
