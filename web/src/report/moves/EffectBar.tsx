// An effect and its interval on a scale shared by all rows of a table. The number stands beside it, so readers skip it.
import type { Interval } from "../summary";
import "./effect_bar.css";

type Props = { readonly effect: Interval; readonly domain: readonly [number, number]; readonly sure: boolean };

const width = 76;
const height = 14;

export function EffectBar({ effect, domain: [low, high], sure }: Props) {
  const at = (value: number) => 4 + ((Math.min(high, Math.max(low, value)) - low) / (high - low)) * (width - 8);
  const tone = !sure ? "unsure" : effect.value > 0 ? "more" : "less";
  return (
    <svg
      class={`effect-bar ${tone}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <line class="zero" x1={at(0)} x2={at(0)} y1={0} y2={height} />
      <line x1={at(effect.low)} x2={at(effect.high)} y1={height / 2} y2={height / 2} />
      <circle cx={at(effect.value)} cy={height / 2} r={3.5} />
    </svg>
  );
}
