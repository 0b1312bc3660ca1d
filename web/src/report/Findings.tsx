// The findings in plain words, at the top of the report.
import { Words } from "../shared/Words";
import type { RunSummary } from "./summary";
import { say } from "./text/say";

export function Findings({ summary, names }: { readonly summary: RunSummary; readonly names: readonly string[] }) {
  const several = summary.cases.filter((one) => !one.restricted).length > 1;
  return (
    <section class="plain-words" aria-labelledby="findings">
      <h2 id="findings">{say("findings")}</h2>
      {summary.stopping ? <p class="honest">{summary.stopping}</p> : null}
      {several ? (
        <ul class="verdicts">
          {summary.cases.map((one, i) =>
            one.restricted ? null : (
              <li key={i}>
                <strong>{names[i]}</strong>: <Words text={one.words[0] ?? say("noMatches")} />
              </li>
            ),
          )}
        </ul>
      ) : (
        <ul class="verdicts leading">
          {(summary.cases[0]?.words ?? []).map((words) => (
            <li key={words}>
              <Words text={words} />
            </li>
          ))}
        </ul>
      )}
      <p class="note">{say("findingsNote")}</p>
    </section>
  );
}
