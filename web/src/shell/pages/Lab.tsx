// Small experiments in the browser's worker, and the reports of the program.
import { useEffect, useRef, useState } from "preact/hooks";
import { EngineLink } from "../../engine/link";
import { games, gameLine } from "../../games/list";
import { Experiment, type Found } from "../../match/experiment";
import { nameOfLevel } from "../parts/names";
import { OpenReport } from "../parts/OpenReport";
import { useShell } from "../shell";
import "./new_match.css";
import "./lab.css";

const levels = ["novice", "casual", "strong"] as const;
const sizes = [50, 200, 1000] as const;

export function Lab() {
  const { say } = useShell();
  const [game, setGame] = useState(games[0]?.id ?? "");
  const [seats, setSeats] = useState(games[0]?.seats[0] ?? 2);
  const [level, setLevel] = useState<string>("casual");
  const [matches, setMatches] = useState<number>(200);
  const [found, setFound] = useState<Found | null>(null);
  const running = useRef<EngineLink | null>(null);
  const [busy, setBusy] = useState(false);
  const line = gameLine(game);
  useEffect(() => void (document.title = `${say("lab")} · ${say("title")}`));
  useEffect(() => () => running.current?.stop(), []);

  const stop = () => {
    running.current?.stop();
    running.current = null;
    setBusy(false);
  };
  const run = async () => {
    if (!line) return;
    const engine = new EngineLink(line.engine);
    running.current = engine;
    setBusy(true);
    const experiment = new Experiment(game, Array<string>(seats).fill(`bot:${level}`));
    await experiment.run(engine, matches, setFound).catch(() => undefined); // stopped: what was played stays
    if (running.current === engine) stop();
  };
  return (
    <div class="page lab">
      <h1>{say("labTitle")}</h1>
      <p>{say("labAbout")}</p>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          void (busy ? stop() : run());
        }}
      >
        <label class="field">
          <span>{say("labGame")}</span>
          <select
            value={game}
            onChange={(event) => {
              setGame(event.currentTarget.value);
              setSeats(gameLine(event.currentTarget.value)?.seats[0] ?? 2);
              setFound(null);
            }}
          >
            {games.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{say("howMany")}</span>
          <select value={seats} onChange={(event) => setSeats(Number(event.currentTarget.value))}>
            {line && Array.from({ length: line.seats[1] - line.seats[0] + 1 }, (_, i) => line.seats[0] + i).map((n) => <option key={n}>{n}</option>)}
          </select>
        </label>
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
        <button class="primary" type="submit">
          {say(busy ? "labStop" : "labRun")}
        </button>
      </form>
      {busy && <progress max={matches} value={found?.matches ?? 0} aria-label={say("labRun")} />}
      {found && found.matches > 0 && <Findings found={found} />}
      <p>{say("labCommand")}</p>
      <pre tabIndex={0}>
        <code>{`./sounder lab run ${game} --games 10000 --seats ${seats} --bots ${level} --out first`}</code>
      </pre>
      <OpenReport />
    </div>
  );
}

function Findings({ found }: { readonly found: Found }) {
  const { say, language } = useShell();
  const tongue = language === "xx" ? "en" : language;
  const percent = new Intl.NumberFormat(tongue, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const number = new Intl.NumberFormat(tongue, { maximumFractionDigits: 1 });
  const fair = 1 / found.seats.length;
  const unfair = found.seats.filter(({ low, high }) => low > fair || high < fair);
  return (
    <section aria-live="polite" class="lab-found">
      <h2>{say("labDone", { n: found.matches })}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{say("labSeat")}</th>
            <th scope="col">{say("labWins")}</th>
            <th scope="col">{say("labInterval")}</th>
            <th scope="col">{say("labScore")}</th>
          </tr>
        </thead>
        <tbody>
          {found.seats.map(({ seat, share, low, high, score }) => (
            <tr key={seat}>
              <th scope="row">{seat}</th>
              <td>{percent.format(share)}</td>
              <td>
                {percent.format(low)} – {percent.format(high)}
              </td>
              <td>{number.format(score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {say("labMoves", { n: number.format(found.moves) })}. {say("labFair", { percent: percent.format(fair) })}{" "}
        {unfair.length > 0 ? say("labVerdictUnfair", { names: unfair.map(({ seat }) => seat).join(", ") }) : say("labVerdictFair")}
      </p>
    </section>
  );
}
