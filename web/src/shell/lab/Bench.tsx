// The lab's form, its run and what was found.
import { useEffect, useRef, useState } from "preact/hooks";
import { Refusal } from "../../engine/link";
import { designedKind } from "../../games/list";
import type { GameLocalizer } from "../../text/game_localizer";
import { botOfLevel, nameOfLevel } from "../parts/names";
import { tellApart } from "../parts/people";
import { ownFile, ownKept, whatIfs, type WhatIf } from "../parts/whatifs";
import { useShell } from "../shell";
import type { Ready } from "../use_engine";
import { FileButton } from "../parts/FileButton";
import { Select } from "./fields";
import { Findings } from "./Findings";
import { useRun, type LabPlan, type LabRunner } from "./use_run";

const levels = ["novice", "casual", "strong"] as const;
const sizes = [50, 200, 1000] as const;

type Props = { readonly ready: Ready; readonly localizer: GameLocalizer };

// The variants on offer and the chosen one. A content file of the reader's own is one more.
function useVariant({ ready: { engine, facts }, localizer }: Props, seats: number) {
  const { say } = useShell();
  const [own, setOwn] = useState<readonly WhatIf[]>([]);
  const [chosen, choose] = useState("");
  const [error, setError] = useState("");
  const [kept] = useState(() => ownKept(facts.id));
  const offered = [...whatIfs(facts, seats, localizer, say), ...kept, ...own];
  const bring = async (file: File) => {
    const text = await file.text();
    try {
      const { kind, name } = await engine.call<{ readonly kind: string; readonly name: string }>(
        "check_content",
        text,
        file.name,
      );
      const brought = ownFile(kind, name, file.name, JSON.parse(text) as unknown);
      setOwn([...own.filter(({ id }) => id !== brought.id), brought]);
      choose(brought.id);
      setError("");
    } catch (failed) {
      if (!(failed instanceof Refusal)) throw failed;
      setError(failed.message);
    }
  };
  return { offered, whatIf: offered.find(({ id }) => id === chosen) ?? null, choose, bring, error };
}

// The names of the roles, numbered if all seats have the same one.
function namesOf({ roles, min_seats }: Ready["facts"], seats: number, localizer: GameLocalizer): readonly string[] {
  const all = roles[seats - min_seats] ?? [];
  const telling = tellApart(all);
  return all.map((role, i) => (telling ? localizer.say(role) : `${localizer.say(role)} ${i + 1}`));
}

export function Bench(props: Props) {
  const { say } = useShell();
  const { facts } = props.ready;
  const [seats, setSeats] = useState(facts.min_seats);
  const [level, setLevel] = useState<string>("casual");
  const [matches, setMatches] = useState<number>(200);
  const { offered, whatIf, choose, bring, error } = useVariant(props, seats);
  const runner = useRun();
  const plan: LabPlan = {
    game: facts.id,
    title: `${facts.title}, ${botOfLevel(level, say)}`,
    names: namesOf(facts, seats, props.localizer),
    level,
    matches,
    whatIf,
  };
  const why = error || runner.error;
  return (
    <>
      <form onSubmit={(event) => (event.preventDefault(), runner.busy ? runner.stop() : void runner.begin(plan))}>
        <fieldset disabled={runner.busy}>
          <legend>{say("labWho")}</legend>
          <div class="row">
            <Select
              label={say("howMany")}
              value={seats}
              values={Array.from({ length: facts.max_seats - facts.min_seats + 1 }, (_, i) => facts.min_seats + i).map(
                (n) => [n, String(n)] as const,
              )}
              choose={(n) => setSeats(Number(n))}
            />
            <Select
              label={say("labLevel")}
              value={level}
              values={levels.map((one) => [one, nameOfLevel(one, say)] as const)}
              choose={setLevel}
            />
            <Select
              label={say("labMatches")}
              value={matches}
              values={sizes.map((n) => [n, String(n)] as const)}
              choose={(n) => setMatches(Number(n))}
            />
          </div>
        </fieldset>
        <fieldset disabled={runner.busy}>
          <legend>{say("labWhatIf")}</legend>
          <Select
            label={say("labVariant")}
            value={whatIf?.id ?? ""}
            values={[["", say("labAsUsual")] as const, ...offered.map(({ id, name }) => [id, name] as const)]}
            choose={choose}
          />
          <p class="file-line">
            <FileButton label={say("labOwn")} open={(file) => void bring(file)} />
            <span class="quiet">{say("labOwnHelp")}</span>
          </p>
          {designedKind(facts.id) && <a href={`#/design/${facts.id}`}>{say("designOwn")}</a>}
        </fieldset>
        <Controls runner={runner} matches={matches} />
      </form>
      {why && (
        <p class="lab-trouble" role="alert">
          {say("refused", { why })}
        </p>
      )}
      {runner.run?.found && <Findings plan={runner.run.plan} found={runner.run.found} busy={runner.busy} />}
      <Command plan={plan} seats={seats} />
    </>
  );
}

type ControlsProps = { readonly runner: LabRunner; readonly matches: number };

function Controls({ runner: { run, busy }, matches }: ControlsProps) {
  const { say } = useShell();
  const row = useRef<HTMLDivElement>(null);
  const watching = busy && run?.found != null;
  // On a phone the results are below the screen: scrolls to them.
  useEffect(() => {
    if (watching && row.current && row.current.getBoundingClientRect().bottom > innerHeight / 2)
      row.current.scrollIntoView();
  }, [watching]);
  return (
    <div class="row" ref={row}>
      <button class="primary" type="submit">
        {say(busy ? "labStop" : "labRun")}
      </button>
      {busy && <progress max={matches} value={run?.found?.standard.matches ?? 0} aria-label={say("labRun")} />}
    </div>
  );
}

function Command({ plan: { game, level, whatIf }, seats }: { readonly plan: LabPlan; readonly seats: number }) {
  const { say } = useShell();
  const words = [
    "./sounder lab run",
    game,
    "--games 10000 --seats",
    seats,
    "--bots",
    level,
    whatIf?.command,
    "--out first",
  ];
  return (
    <details>
      <summary>{say("labCommand")}</summary>
      <pre tabIndex={0}>
        <code>{words.filter(Boolean).join(" ")}</code>
      </pre>
    </details>
  );
}
