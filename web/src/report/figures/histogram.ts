// Bars of a histogram; several histograms are stacked.
import { axisX, axisY, gridY, plot, rectY, ruleX, ruleY, text } from "@observablehq/plot";
import { percent } from "../../shared/format";
import type { Bin } from "../bins";

export type Series = {
  readonly name: string;
  readonly colour: string;
  readonly mean?: number;
  readonly bins: readonly Bin[];
};

type Options = {
  readonly series: readonly Series[];
  readonly width: number;
  readonly label: string;
  readonly height?: number; // of one series
  readonly format?: (value: number) => string;
};

const fewestBars = 7;

// Bars stand over their whole numbers: the bar of 7 goes from 6.5 to 7.5.
export function drawHistogram({ series, width, label, height = 150, format = String }: Options): Element {
  const bars = series.flatMap(({ name, colour, bins }) =>
    bins.map(({ from, to, share }) => ({ name, colour, x1: from - 0.5, x2: to - 0.5, share })),
  );
  const means = series.flatMap(({ name, mean }) => (mean === undefined ? [] : [{ name, mean }]));
  const top = Math.max(...bars.map((bar) => bar.share));
  const narrowest = Math.min(...bars.map((bar) => bar.x1));
  const widest = Math.max(...bars.map((bar) => bar.x2));
  const several = series.length > 1;
  const few = widest - narrowest <= 12;
  // Two bars need not fill the whole width.
  const room = few ? Math.max(0.3, (fewestBars - (widest - narrowest)) / 2) : 0;
  const ticks = few
    ? Array.from({ length: Math.round(widest - narrowest) }, (_, i) => narrowest + 0.5 + i)
    : width < 480
      ? 5
      : 9;
  const inset = bars.length / series.length > 60 ? 0.2 : 0.75;
  return plot({
    width,
    height: series.length * height + 46,
    marginLeft: 40,
    marginRight: 8,
    marginTop: several ? 6 : 14,
    marginBottom: 38,
    x: { domain: [narrowest - room, widest + room] },
    y: { domain: [0, top * (several ? 1.3 : 1.05)] },
    ...(several ? { fy: { domain: series.map(({ name }) => name), axis: null, padding: 0.14 } } : {}),
    marks: [
      gridY({ ticks: 3, stroke: "var(--line)", strokeOpacity: 0.7 }),
      axisY({ ticks: 3, tickSize: 0, tickFormat: (share: number) => percent(share, top < 0.04 ? 1 : 0), label: null }),
      axisX({
        ticks,
        tickSize: 0,
        tickFormat: (value: number) => (Number.isInteger(value) ? format(value) : ""),
        label,
        labelAnchor: "center",
        labelArrow: "none",
      }),
      rectY(bars, {
        x1: "x1",
        x2: "x2",
        y: "share",
        fill: "colour",
        fillOpacity: 0.85,
        inset: 0,
        insetLeft: inset,
        insetRight: inset,
        ...(several ? { fy: "name" } : {}),
      }),
      ruleY([0], { stroke: "var(--quiet)" }),
      ruleX(means, { x: "mean", stroke: "var(--ink)", strokeWidth: 1.75, ...(several ? { fy: "name" } : {}) }),
      several
        ? text(series, {
            fy: "name",
            text: "name",
            frameAnchor: "top-left",
            dx: 6,
            fill: "var(--ink)",
            fontWeight: 600,
            fontSize: 13,
            stroke: "var(--card)",
            strokeWidth: 4,
          })
        : null,
    ],
  });
}
