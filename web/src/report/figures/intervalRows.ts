// Rows with a name, a dot and its interval on one scale, and the value with which they are compared.
import { axisX, dot, gridX, plot, ruleX, ruleY, text } from "@observablehq/plot";

export type IntervalRow = {
  readonly name: string;
  readonly words: string; // the figure, as text
  readonly colour: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly spread?: readonly [number, number]; // of single cases, behind the interval
};

type Options = {
  readonly rows: readonly IntervalRow[];
  readonly width: number;
  readonly reference: number;
  readonly domain: readonly [number, number];
  readonly label: string;
  readonly format: (value: number) => string;
};

const rowHeight = 46;
const letter = 7.4; // how wide one is, about

// Shortens a name so that the figure beside it fits. The table has the whole name.
export function shortened(name: string, letters: number): string {
  return name.length <= letters ? name : `${name.slice(0, Math.max(1, Math.floor(letters) - 1)).trimEnd()}\u2026`;
}

export function intervalRows({ rows, width, reference, domain, label, format }: Options): Element {
  const names = rows.map((row, i) => ({
    ...row,
    y: i - 0.2,
    name: shortened(row.name, (width - 30) / letter - row.words.length),
  }));
  const marks = rows.map((row, i) => ({ ...row, y: i + 0.22 }));
  const spreads = marks.flatMap((row) => (row.spread ? [{ ...row, from: row.spread[0], to: row.spread[1] }] : []));
  const axis = { ticks: width < 480 ? 4 : 7, tickFormat: format };
  return plot({
    width,
    height: rows.length * rowHeight + 44,
    marginTop: 4,
    marginBottom: 38,
    marginLeft: 8,
    marginRight: 14,
    x: { domain: [...domain], label },
    y: { domain: [-0.5, rows.length - 0.5], axis: null, reverse: true, range: [rows.length * rowHeight + 4, 4] },
    marks: [
      gridX({ ticks: axis.ticks, stroke: "var(--line)", strokeOpacity: 0.7 }),
      axisX({ ...axis, tickSize: 0, label, labelAnchor: "center", labelArrow: "none" }),
      ruleX([reference], { stroke: "var(--ink)", strokeDasharray: "4 3", strokeWidth: 1.5 }),
      ruleY(spreads, {
        y: "y",
        x1: "from",
        x2: "to",
        stroke: "colour",
        strokeOpacity: 0.22,
        strokeWidth: 14,
        clip: true,
      }),
      ruleY(marks, { y: "y", x1: "low", x2: "high", stroke: "colour", strokeWidth: 3, strokeLinecap: "round" }),
      dot(marks, { x: "value", y: "y", r: 5.5, fill: "colour", stroke: "var(--card)", strokeWidth: 1.5 }),
      text(names, {
        frameAnchor: "left",
        x: null,
        y: "y",
        text: "name",
        fill: "var(--ink)",
        fontWeight: 600,
        fontSize: 13,
        textAnchor: "start",
        stroke: "var(--card)",
        strokeWidth: 4,
      }),
      text(names, {
        frameAnchor: "right",
        x: null,
        y: "y",
        text: "words",
        fill: "var(--ink)",
        fontSize: 13,
        textAnchor: "end",
        stroke: "var(--card)",
        strokeWidth: 4,
      }),
    ],
  });
}

// Round bounds that hold all of these values.
export function around(values: readonly number[], within: readonly [number, number]): readonly [number, number] {
  const step = Math.max(...values) - Math.min(...values) < 0.2 ? 0.02 : 0.05;
  const low = Math.floor(Math.min(...values) / step - 0.25) * step;
  const high = Math.ceil(Math.max(...values) / step + 0.25) * step;
  return [Math.max(within[0], low), Math.min(within[1], high)];
}
