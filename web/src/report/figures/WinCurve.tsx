// Lead over time: the win chance of each seat, with quantile bands.
import { areaY, axisX, axisY, gridY, lineY, plot, ruleY, text } from "@observablehq/plot";
import { Figure } from "../../shared/Figure";
import { percent } from "../../shared/format";
import { seatColour, seatName } from "../seats";
import { timeSteps, type CaseSummary } from "../summary";
import { say } from "../text/say";

const quantiles = [10, 25, 50, 75, 90];

function draw(one: CaseSummary, width: number): Element {
  const beside = width >= 560 && one.seats.length <= 3;
  const rows = one.seats.flatMap((seat, i) =>
    seat.course.map(([q10, q25, q50, q75, q90], step) => ({
      name: seatName(seat),
      colour: seatColour(i),
      time: step / timeSteps,
      q10,
      q25,
      q50,
      q75,
      q90,
    })),
  );
  const facet = beside ? { fx: "name" } : { fy: "name" };
  const scale = { domain: one.seats.map(seatName), axis: null, padding: 0.08 };
  const fair = one.seats[0]?.fair ?? 0;
  return plot({
    width,
    height: beside ? 270 : one.seats.length * 160 + 46,
    marginLeft: 44,
    marginRight: 10,
    marginTop: 8,
    marginBottom: 38,
    x: { domain: [0, 1] },
    y: { domain: [0, 1] },
    ...(beside ? { fx: scale } : { fy: scale }),
    marks: [
      gridY({ ticks: 4, stroke: "var(--line)", strokeOpacity: 0.7 }),
      axisY({ ticks: 4, tickSize: 0, tickFormat: (value: number) => percent(value, 0), label: null }),
      axisX({
        ticks: [0, 0.25, 0.5, 0.75, 1],
        tickSize: 0,
        tickFormat: (value: number) => percent(value, 0),
        label: say("time"),
        labelAnchor: "center",
        labelArrow: "none",
      }),
      areaY(rows, { ...facet, x: "time", y1: "q10", y2: "q90", fill: "colour", fillOpacity: 0.2, curve: "monotone-x" }),
      areaY(rows, {
        ...facet,
        x: "time",
        y1: "q25",
        y2: "q75",
        fill: "colour",
        fillOpacity: 0.35,
        curve: "monotone-x",
      }),
      ruleY([fair], { stroke: "var(--ink)", strokeDasharray: "4 3", strokeOpacity: 0.8 }),
      lineY(rows, { ...facet, x: "time", y: "q50", stroke: "colour", strokeWidth: 3, curve: "monotone-x" }),
      text(
        one.seats.map((seat) => ({ name: seatName(seat) })),
        {
          ...facet,
          text: "name",
          frameAnchor: "top-left",
          dx: 6,
          dy: 6,
          fill: "var(--ink)",
          fontWeight: 600,
          fontSize: 13,
          stroke: "var(--card)",
          strokeWidth: 4,
        },
      ),
    ],
  });
}

export function WinCurve({ one }: { readonly one: CaseSummary }) {
  const columns = one.seats.flatMap((seat) => quantiles.map((q) => `${seat.seat}: ${say("quantileOf", { n: q })}`));
  return (
    <Figure
      wide
      title={say("winCurveTitle")}
      caption={say("winCurveCaption")}
      draw={(width) => draw(one, width)}
      table={{
        columns: [say("time"), ...columns],
        rows: Array.from({ length: timeSteps + 1 }, (_, step) => [
          percent(step / timeSteps, 0),
          ...one.seats.flatMap((seat) => (seat.course[step] ?? []).map((chance) => percent(chance, 0))),
        ]),
      }}
      tableName={say("numbers")}
    />
  );
}
