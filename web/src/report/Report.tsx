// The report of a run: what was run, the findings, then the figures of each case.
import { useState } from "preact/hooks";
import { Tabs } from "../shared/Tabs";
import { CasePanel } from "./CasePanel";
import { Comparison } from "./Comparison";
import { HowToRead } from "./HowToRead";
import { Needed } from "./Needed";
import { PigMark } from "./PigMark";
import { RunFacts } from "./RunFacts";
import { caseNames } from "./seats";
import { Skill } from "./Skill";
import { Findings } from "./Findings";
import type { RunSummary } from "./summary";
import { say } from "./text/say";
import "./report.css";

export function Report({ summary, whole }: { readonly summary: RunSummary; readonly whole: boolean }) {
  const [chosen, choose] = useState(0);
  const names = caseNames(summary.cases);
  // Cases that only bar one kind of move are told together, in one table.
  const shown = summary.cases.flatMap((one, i) => (one.restricted ? [] : [i]));
  const several = shown.length > 1;
  const panel = (nth: number) => {
    const i = shown[nth] ?? 0;
    const one = summary.cases[i];
    return one ? <CasePanel one={one} name={names[i] ?? ""} withWords={several} whole={whole} /> : null;
  };
  return (
    <>
      <header class="masthead">
        <p class="brand">
          <PigMark />
          {say("lab")}
        </p>
        <h1>{summary.title}</h1>
      </header>
      <main>
        {summary.complete ? null : <p class="honest">{say("unfinished")}</p>}
        <Findings summary={summary} names={names} />
        <RunFacts summary={summary} names={names} />
        {summary.skill.length > 0 ? <Skill skill={summary.skill} /> : null}
        {summary.needed ? <Needed needed={summary.needed} /> : null}
        {summary.comparisons.length > 0 ? <Comparison summary={summary} names={names} /> : null}
        {several ? (
          <Tabs
            label={say("variants")}
            names={shown.map((i) => names[i] ?? "")}
            chosen={chosen}
            choose={choose}
            all={whole}
            panel={panel}
          />
        ) : (
          panel(0)
        )}
        <HowToRead />
      </main>
    </>
  );
}
