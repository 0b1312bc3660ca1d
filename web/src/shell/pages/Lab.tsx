// Small experiments in the browser's workers, and reports of the program. A variant is played beside the standard game.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { EngineLink, Refusal } from "../../engine/link";
import { games, gameEntry } from "../../games/list";
import { experiment, type Compared } from "../../match/experiment";
import { gameLocalizer, type GameLocalizer } from "../../text/game_localizer";
import { cataloguesOf } from "../../i18n/load";
import type { Catalogue } from "../../i18n/localizer";
import { nameOfLevel } from "../parts/names";
import { OpenReport } from "../parts/OpenReport";
import { tellApart } from "../parts/people";
import { Shares } from "../parts/Shares";
import { ownFile, whatIfs, type WhatIf } from "../parts/whatifs";
import { useShell } from "../shell";
import { useEngine, type Ready } from "../use_engine";
import "./new_match.css";
import "./lab.css";

const levels = ["novice", "casual", "strong"] as const;
const sizes = [50, 200, 1000] as const;

// A run: its setup in words and its result so far. It stays while the form is changed.
type Run = {
  readonly title: string;
  readonly names: readonly string[];
  readonly variant: string;
  readonly found: Compared | null;
};

export function Lab() {
  const { say } = useShell();
  const [game, setGame] = useState(games[0]?.id ?? "");
  const ready = useEngine(game);
  const localizer = useLocalizer(game);
  useEffect(() => void (document.title = `${say("lab")} · ${say("title")}`));
  return (
    <div class="page lab">
      <h1>{say("labTitle")}</h1>
      <p>{say("labAbout")}</p>
      <label class="field">
        <span>{say("labGame")}</span>
        <select value={game} data-lab-game onChange={(event) => setGame(event.currentTarget.value)}>
          {games.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {ready && localizer && ready.facts.id === game ? (
        <Bench key={game} ready={ready} localizer={localizer} />
      ) : (
        <p class="waiting">{say("loading")}</p>
      )}
      <OpenReport />
    </div>
  );
}

// The localizer of a game without its board.
function useLocalizer(game: string): GameLocalizer | null {
  const { language } = useShell();
  const [catalogues, setCatalogues] = useState<readonly Catalogue[] | null>(null);
  useEffect(() => {
    let current = true;
    void cataloguesOf(game, language).then((found) => current && setCatalogues(found));
    return () => void ((current = false), setCatalogues(null));
  }, [game, language]);
  return useMemo(
    () => catalogues && gameLocalizer({ texts: {}, catalogues }, language, (seat) => ({ name: seat, you: false })),
    [catalogues, language],
  );
}

function Bench({ ready: { engine, facts }, localizer }: { readonly ready: Ready; readonly localizer: GameLocalizer }) {
  const { say } = useShell();
  const [seats, setSeats] = useState(facts.min_seats);
  const [level, setLevel] = useState<string>("casual");
  const [matches, setMatches] = useState<number>(200);
  const [own, setOwn] = useState<readonly WhatIf[]>([]);
  const [chosen, setChosen] = useState("");
  const [trouble, setTrouble] = useState("");
  const [run, setRun] = useState<Run | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef<readonly EngineLink[]>([]);
  const controls = useRef<HTMLDivElement>(null);
  const watching = busy && run?.found != null;
  const offered = [...whatIfs(facts, seats, localizer, say), ...own];
  const whatIf = offered.find(({ id }) => id === chosen) ?? null;
  useEffect(() => () => running.current.forEach((one) => one.stop()), []);
  // On a phone the results are below the screen: scrolls to them.
  useEffect(() => {
    const row = controls.current;
    if (watching && row && row.getBoundingClientRect().bottom > innerHeight / 2) row.scrollIntoView();
  }, [watching]);

  const stop = () => {
    running.current.forEach((one) => one.stop());
    running.current = [];
    setBusy(false);
  };
  const begin = async () => {
    const entry = gameEntry(facts.id);
    if (!entry) return;
    const engines = Array.from({ length: whatIf ? 2 : 1 }, () => new EngineLink(entry.engine));
    running.current = engines;
    setBusy(true);
    setTrouble("");
    const asked = {
      title: `${facts.title}, ${say("bot", { level: nameOfLevel(level, say) })}`,
      names: namesOf(facts, seats, localizer),
      variant: whatIf?.name ?? "",
    };
    setRun({ ...asked, found: null });
    const plan = {
      game: facts.id,
      players: Array<string>(seats).fill(`bot:${level}`),
      matches,
      variant: whatIf?.variant ?? null,
    };
    try {
      await experiment(plan, engines, (found) => setRun({ ...asked, found }));
    } catch (error) {
      if (running.current !== engines) return; // stopped: the results so far stay
      setTrouble(say("refused", { why: error instanceof Error ? error.message : String(error) }));
    }
    if (running.current === engines) stop();
  };
  const bring = async (file: File | undefined) => {
    if (!file) return;
    const text = await file.text();
    try {
      const { kind, name } = await engine.call<{ readonly kind: string; readonly name: string }>(
        "check_content",
        text,
        file.name,
      );
      const brought = ownFile(kind, name, file.name, JSON.parse(text) as unknown);
      setOwn([...own.filter(({ id }) => id !== brought.id), brought]);
      setChosen(brought.id);
      setTrouble("");
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setTrouble(say("refused", { why: error.message }));
    }
  };
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void (busy ? stop() : begin());
        }}
      >
        <fieldset disabled={busy}>
          <legend>{say("labWho")}</legend>
          <div class="row">
            <Choice
              label={say("howMany")}
              value={seats}
              from={facts.min_seats}
              to={facts.max_seats}
              choose={setSeats}
            />
            <label class="field">
              <span>{say("labLevel")}</span>
              <select value={level} onChange={(event) => setLevel(event.currentTarget.value)}>
                {levels.map((one) => (
                  <option key={one} value={one}>
                    {nameOfLevel(one, say)}
                  </option>
                ))}
              </select>
            </label>
            <label class="field">
              <span>{say("labMatches")}</span>
              <select value={matches} onChange={(event) => setMatches(Number(event.currentTarget.value))}>
                {sizes.map((n) => (
                  <option key={n}>{n}</option>
                ))}
              </select>
            </label>
          </div>
        </fieldset>
        <fieldset disabled={busy}>
          <legend>{say("labWhatIf")}</legend>
          <label class="field">
            <span>{say("labVariant")}</span>
            <select value={whatIf?.id ?? ""} data-what-if onChange={(event) => setChosen(event.currentTarget.value)}>
              <option value="">{say("labAsUsual")}</option>
              {offered.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label class="field">
            <span>{say("labOwn")}</span>
            <input
              type="file"
              accept=".json,application/json"
              onChange={(event) => void bring(event.currentTarget.files?.[0])}
            />
          </label>
          <p class="quiet">{say("labOwnHelp")}</p>
        </fieldset>
        <div class="row" ref={controls}>
          <button class="primary" type="submit">
            {say(busy ? "labStop" : "labRun")}
          </button>
          {busy && <progress max={matches} value={run?.found?.standard.matches ?? 0} aria-label={say("labRun")} />}
        </div>
      </form>
      {trouble && (
        <p class="lab-trouble" role="alert">
          {trouble}
        </p>
      )}
      {run?.found && <Findings run={run} found={run.found} busy={busy} />}
      <p>{say("labCommand")}</p>
      <pre tabIndex={0}>
        <code>
          {[
            "./sounder lab run",
            facts.id,
            "--games 10000 --seats",
            seats,
            "--bots",
            level,
            whatIf?.command,
            "--out first",
          ]
            .filter(Boolean)
            .join(" ")}
        </code>
      </pre>
    </>
  );
}

type ChoiceProps = {
  readonly label: string;
  readonly value: number;
  readonly from: number;
  readonly to: number;
  readonly choose: (n: number) => void;
};
const Choice = ({ label, value, from, to, choose }: ChoiceProps) => (
  <label class="field">
    <span>{label}</span>
    <select value={value} onChange={(event) => choose(Number(event.currentTarget.value))}>
      {Array.from({ length: to - from + 1 }, (_, i) => from + i).map((n) => (
        <option key={n}>{n}</option>
      ))}
    </select>
  </label>
);

// The names of the roles, numbered if all seats have the same one.
function namesOf({ roles, min_seats }: Ready["facts"], seats: number, localizer: GameLocalizer): readonly string[] {
  const all = roles[seats - min_seats] ?? [];
  const telling = tellApart(all);
  return all.map((role, i) => (telling ? localizer.say(role) : `${localizer.say(role)} ${i + 1}`));
}

function Findings({
  run: { title, names, variant },
  found,
  busy,
}: {
  readonly run: Run;
  readonly found: Compared;
  readonly busy: boolean;
}) {
  const { say, language } = useShell();
  const number = new Intl.NumberFormat(language === "xx" ? "en" : language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const { standard, variant: other } = found;
  const fair = 1 / names.length;
  const unfair = names.filter(
    (_, i) => (standard.seats[i]?.share.low ?? 0) > fair || (standard.seats[i]?.share.high ?? 1) < fair,
  );
  const verdict = unfair.length > 0 ? say("labVerdictUnfair", { names: unfair.join(", ") }) : say("labVerdictFair");
  return (
    <section class="lab-found">
      <h2>{title}</h2>
      <p role="status" aria-busy={busy}>
        {say("labDone", { n: standard.matches })} {other && say("labSameSeeds")}
      </p>
      <Shares names={names} variant={variant} compared={found} />
      <p>{verdict}</p>
      <div class="lab-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{say("labScore")}</th>
              <th scope="col">{say("labUsual")}</th>
              {other && <th scope="col">{variant}</th>}
            </tr>
          </thead>
          <tbody>
            {names.map((name, i) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{number.format(standard.seats[i]?.score ?? 0)}</td>
                {other && <td>{number.format(other.seats[i]?.score ?? 0)}</td>}
              </tr>
            ))}
            <tr>
              <th scope="row">{say("labMovesEach")}</th>
              <td>{number.format(standard.moves)}</td>
              {other && <td>{number.format(other.moves)}</td>}
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  );
}
