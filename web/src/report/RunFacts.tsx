// The setup of a run in words, with the command that repeats it.
import type { ComponentChildren } from "preact";
import { count } from "../shared/format";
import { botsOf, seatName } from "./seats";
import type { RunSummary } from "./summary";
import { say } from "./text/say";

type Fact = { readonly name: string; readonly words: ComponentChildren };

const distinct = (words: readonly string[]): readonly string[] => [...new Set(words)];

function factsOf(summary: RunSummary, names: readonly string[]): readonly Fact[] {
  const { cases } = summary;
  const played = cases.map((one) => one.matches);
  const matches = Math.max(0, ...played);
  const setups = distinct(cases.map((one) => one.setup || say("runSetupNone")));
  const restricted = cases.filter((one) => one.restricted).length;
  const whole = cases.flatMap((one, i) => (one.restricted ? [] : [names[i] ?? ""]));
  const barred = cases.flatMap((one, i) =>
    (one.restricted ? [] : one.barred).flatMap((kind, seat) => {
      const who = one.seats[seat];
      return kind && who
        ? [`${cases.length > 1 ? `${names[i] ?? ""}: ` : ""}${say("runBarredSeat", { seat: seatName(who), kind })}`]
        : [];
    }),
  );
  const forfeits = cases.reduce((sum, one) => sum + one.forfeits, 0);
  const luck = Math.max(0, ...cases.map((one) => one.luck_matches));
  return [
    { name: say("runGame"), words: distinct(cases.map((one) => one.title)).join(", ") },
    ...(whole.length > 1 ? [{ name: say("runVariants"), words: whole.join(", ") }] : []),
    ...(restricted > 0 ? [{ name: say("runRestricted"), words: say("runRestrictedWords", { n: restricted }) }] : []),
    {
      name: say("runSetup"),
      words:
        setups.length === 1
          ? setups[0]
          : cases.map((one, i) => `${names[i] ?? ""}: ${one.setup || say("runSetupNone")}`).join("; "),
    },
    { name: say("runBots"), words: distinct(cases.map(botsOf)).join("; ") },
    {
      name: say("runMatches"),
      words: `${cases.length > 1 ? say("runMatchesEach", { n: matches }) : say("matches", { n: matches })}${
        played.every((n) => n === summary.planned)
          ? ""
          : ` (${say("runPlanned", { n: distinct(played.map(count)).join(", "), planned: summary.planned })})`
      }`,
    },
    { name: say("runSeed"), words: `${summary.seed} (${say("runSeedWords")})` },
    ...(luck > 0 ? [{ name: say("runLuck"), words: say("runLuckWords", { n: luck }) }] : []),
    ...(barred.length > 0 ? [{ name: say("runBarred"), words: barred.join("; ") }] : []),
    ...(forfeits > 0 ? [{ name: say("runForfeits"), words: say("runForfeitsWords", { n: forfeits }) }] : []),
  ];
}

export function RunFacts({ summary, names }: { readonly summary: RunSummary; readonly names: readonly string[] }) {
  return (
    <section aria-labelledby="run">
      <h2 id="run">{say("run")}</h2>
      <dl class="facts">
        {factsOf(summary, names).map(({ name, words }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
