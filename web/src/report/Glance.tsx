// The few numbers that describe how a variant plays.
import { decimal, percent } from "../shared/format";
import type { CaseSummary } from "./summary";
import { say } from "./text/say";
import "./glance.css";

type Tile = { readonly name: string; readonly value: string; readonly words: string };

export function Glance({ one }: { readonly one: CaseSummary }) {
  const within = (low: number, high: number) => `${percent(low)} \u2013 ${percent(high)}`;
  const fair = percent(one.seats[0]?.fair ?? 0);
  const mean = ({ mean: { value, low, high }, least, most }: CaseSummary["turns"]) => ({
    value: decimal(value),
    words:
      least === most ? say("inEvery") : `${decimal(low)} \u2013 ${decimal(high)}; ${say("fromTo", { least, most })}`,
  });
  const tiles: readonly Tile[] = [
    { name: say("turns"), ...mean(one.turns) },
    { name: say("movesMade"), ...mean(one.moves) },
    { name: say("choices"), value: decimal(one.branching), words: say("choicesWords") },
    ...(one.course_matches === 0 ? [] : [{ name: say("leadChanges"), ...mean(one.lead_changes) }]),
    ...(one.course_matches === 0
      ? []
      : [
          {
            name: say("comebacks"),
            value: percent(one.comebacks.value),
            words: `${within(one.comebacks.low, one.comebacks.high)}; ${say("comebacksWords")}`,
          },
        ]),
    ...(one.course_matches === 0
      ? []
      : [
          {
            name: say("late"),
            value: percent(one.late.value),
            words: `${within(one.late.low, one.late.high)}; ${say("lateWords")}`,
          },
        ]),
    {
      name: say("first"),
      value: percent(one.first.value),
      words: `${within(one.first.low, one.first.high)}; ${say("firstWords", { fair })}`,
    },
    { name: say("shared"), value: percent(one.shared.value), words: within(one.shared.low, one.shared.high) },
  ];
  return (
    <dl class="glance">
      {tiles.map(({ name, value, words }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <strong>{value}</strong>
            <span>{words}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
