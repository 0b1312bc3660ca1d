// How often a kind of move is taken against how much its takers win.
import { axisX, axisY, dot, gridX, gridY, plot, ruleX, ruleY, text } from "@observablehq/plot";
import { Figure } from "../../shared/Figure";
import { percent, points, pointsRange, signed } from "../../shared/format";
import type { CaseSummary } from "../summary";
import { say } from "../text/say";
import { placed } from "./labels";
import { hasContrast, sorted, verdictOf, type Contrasted } from "./kinds";
import { verdictWords } from "./VerdictMark";

const margins = { left: 46, right: 14, top: 12, bottom: 42 };

export function effectDomain(kinds: readonly Contrasted[]): readonly [number, number] {
  const sure = kinds.filter((kind) => !kind.few);
  const values = [
    0.02,
    -0.02,
    ...sure.flatMap(({ effect }) => [effect.low, effect.high]),
    ...kinds.map(({ effect }) => effect.value),
  ];
  return [Math.max(-1, Math.min(...values) * 1.05), Math.min(1, Math.max(...values) * 1.05)];
}

function draw(kinds: readonly Contrasted[], width: number): Element {
  const height = width < 480 ? 360 : 440;
  const [low, high] = effectDomain(kinds);
  const often = Math.min(1, 1.15 * Math.max(0.01, ...kinds.map((kind) => kind.rate)));
  const across = (rate: number) => margins.left + Math.sqrt(rate / often) * (width - margins.left - margins.right);
  const up = (effect: number) =>
    margins.top + ((high - effect) / (high - low)) * (height - margins.top - margins.bottom);
  const of = (verdict: string) => kinds.filter((kind) => verdictOf(kind) === verdict);
  const significant = sorted(of("significant"), { column: "verdict", falling: true });
  const names = placed(
    significant.map((kind) => ({ x: across(kind.rate), y: up(kind.effect.value), text: kind.kind })),
    width,
    width < 480 ? 6 : 14,
  );
  const rates = (width < 480 ? [0, 0.01, 0.05, 0.25, 0.5, 1] : [0, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 0.75, 1]).filter(
    (one) => one <= often,
  );
  const rate = (kind: Contrasted) => kind.rate;
  const effect = (kind: Contrasted) => kind.effect.value;
  const title = (kind: Contrasted) =>
    `${kind.kind}: ${percent(kind.rate)}, ${pointsRange(kind.effect)}, ${verdictWords(verdictOf(kind))}`;
  const range = {
    x: rate,
    y1: (kind: Contrasted) => kind.effect.low,
    y2: (kind: Contrasted) => kind.effect.high,
    clip: true,
  } as const;
  const colour = (kind: Contrasted) => (kind.effect.value > 0 ? "var(--more)" : "var(--less)");
  return plot({
    width,
    height,
    marginLeft: margins.left,
    marginRight: margins.right,
    marginTop: margins.top,
    marginBottom: margins.bottom,
    x: { type: "sqrt", domain: [0, often] },
    y: { domain: [low, high] },
    marks: [
      gridX({ ticks: rates, stroke: "var(--line)", strokeOpacity: 0.6 }),
      gridY({ ticks: 6, stroke: "var(--line)", strokeOpacity: 0.6 }),
      axisX({
        ticks: rates,
        tickSize: 0,
        tickFormat: (value: number) => percent(value, 0),
        label: say("pickRate"),
        labelAnchor: "center",
        labelArrow: "none",
      }),
      axisY({
        ticks: 6,
        tickSize: 0,
        tickFormat: (value: number) => signed(100 * value, high - low < 0.1 ? 1 : 0),
        label: null,
      }),
      ruleY([0], { stroke: "var(--ink)", strokeDasharray: "4 3" }),
      ruleX(of("few"), { ...range, stroke: "var(--noise)", strokeOpacity: 0.3, strokeDasharray: "1 4" }),
      ruleX(of("noise"), { ...range, stroke: "var(--noise)", strokeOpacity: 0.3 }),
      ruleX(significant, { ...range, stroke: colour, strokeOpacity: 0.6, strokeWidth: 1.5 }),
      dot(of("few"), {
        x: rate,
        y: effect,
        r: 4,
        fill: "var(--card)",
        stroke: "var(--noise)",
        strokeWidth: 1.5,
        title,
      }),
      dot(of("noise"), { x: rate, y: effect, r: 3, fill: "var(--noise)", title }),
      dot(significant, { x: rate, y: effect, r: 5.5, fill: colour, stroke: "var(--card)", strokeWidth: 1, title }),
      (["left", "right"] as const).map((side) =>
        text(
          names.filter((name) => name.side === side),
          {
            x: (name: { x: number }) => ((name.x - margins.left) / (width - margins.left - margins.right)) ** 2 * often,
            y: (name: { y: number }) =>
              high - ((name.y - margins.top) / (height - margins.top - margins.bottom)) * (high - low),
            text: "text",
            textAnchor: side === "right" ? "start" : "end",
            dx: side === "right" ? 9 : -9,
            fill: "var(--ink)",
            stroke: "var(--card)",
            strokeWidth: 4,
          },
        ),
      ),
    ],
  });
}

export function MoveScatter({ one }: { readonly one: CaseSummary }) {
  const kinds = one.kinds.filter(hasContrast);
  if (kinds.length === 0) return <p class="note">{say("scatterNone")}</p>;
  return (
    <Figure
      wide
      title={say("scatter")}
      caption={say("scatterCaption")}
      draw={(width) => draw(kinds, width)}
      table={{
        columns: [say("kind"), say("pickRate"), say("effectPoints"), say("interval"), say("verdict")],
        rows: sorted(kinds, { column: "verdict", falling: true }).map((kind) => [
          kind.kind,
          percent(kind.rate),
          points(kind.effect.value),
          `${points(kind.effect.low)} to ${points(kind.effect.high)}`,
          verdictWords(verdictOf(kind)),
        ]),
      }}
      tableName={say("numbers")}
    />
  );
}
