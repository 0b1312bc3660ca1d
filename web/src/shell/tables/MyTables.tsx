// This browser's tables on the home page. Those waiting for this person come first.
import { useEffect, useState } from "preact/hooks";
import { gameEntry } from "../../games/list";
import { allTables, forgetTable, type MyTable } from "../../match/my_tables";
import type { TableSummary } from "../../match/remote/protocol";
import { seatNames, type SeatName } from "../../match/situation";
import "../parts/my_matches.css";
import { botOfLevel } from "../parts/names";
import { useShell } from "../shell";
import { sure } from "../parts/sure";
import { tableSummaries } from "./table_summaries";
import { callServer } from "./server";
import "./tables.css";
import { listed, TableWords, useTableSay } from "./words";

type Known = { readonly mine: readonly MyTable[]; readonly now: readonly TableSummary[] | null };

const lookEvery = 20_000; // milliseconds

function useTables(): readonly [Known, () => void] {
  const [known, setKnown] = useState<Known>({ mine: [], now: null });
  const [reads, readAgain] = useState(0);
  useEffect(() => {
    const line = callServer();
    const look = async () => {
      const mine = await allTables().catch(() => []);
      setKnown((before) => ({ ...before, mine }));
      if (mine.length === 0) return;
      const now = await tableSummaries(mine, (body) => line.request(body)).catch(() => null);
      if (now) setKnown({ mine, now });
    };
    void look();
    const timer = setInterval(() => void (document.visibilityState === "visible" && look()), lookEvery);
    return () => {
      clearInterval(timer);
      line.close();
    };
  }, [reads]);
  return [known, () => readAgain((n) => n + 1)];
}

export const MyTables = () => (
  <TableWords>
    <List />
  </TableWords>
);

const goesOn = (one: TableSummary | undefined): boolean => one?.stage !== "over" && one?.stage !== "ended";
// Tables where it is this person's turn, then running ones; within each by last change.
const rank = (one: TableSummary | undefined): number => (one?.asked ? 0 : goesOn(one) ? 1 : 2);

const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

// "2 hours ago", "yesterday"; the date of what is older than a month.
function ageOf(changed: number, language: string): string {
  const past = Date.now() - changed;
  if (past > 31 * 86_400_000)
    return new Date(changed).toLocaleDateString(language, { day: "numeric", month: "long", year: "numeric" });
  const [unit, length] = units.find(([, milliseconds]) => past >= milliseconds) ?? ["minute", 60_000];
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.floor(past / length), unit);
}

// Names that occur several times, such as those of bots, once with their number.
const namedOnce = (names: readonly string[]): readonly string[] =>
  [...new Set(names)].map((name) => {
    const times = names.filter((one) => one === name).length;
    return times > 1 ? `${times} × ${name}` : name;
  });

function List() {
  const say = useTableSay();
  const { language } = useShell();
  const [{ mine, now }, changed] = useTables();
  const rows = mine.map((one) => ({ one, now: now?.find(({ table }) => table === one.table) }));
  rows.sort(
    (a, b) => rank(a.now) - rank(b.now) || (b.now?.changed ?? b.one.changed) - (a.now?.changed ?? a.one.changed),
  );
  if (rows.length === 0) return null;
  const forget = async (table: string) => {
    if (!(await sure(say("forgetSure"), say("remove"), say("cancel")))) return;
    await forgetTable(table);
    changed();
  };
  const words = (found: TableSummary | undefined): string =>
    found === undefined
      ? say("notKnown")
      : found.stage === undefined
        ? say(found.other_version ? "otherVersionShort" : "noTable")
        : found.asked
          ? say("yourTurn")
          : found.turn?.length
            ? say("waitingFor", { names: listed(namesIn(found, found.turn)) })
            : say(`stage_${found.stage}`);
  const nameOf = (name: string): string =>
    name.startsWith("bot:") ? botOfLevel(name.slice(4), say) : name || say("somebody");
  const namesIn = ({ names }: TableSummary, seats: readonly SeatName[]) =>
    namedOnce(seats.map((seat) => nameOf(names[seatNames.indexOf(seat)] ?? "")));
  const finished = rows.filter(({ now: found }) => !goesOn(found));
  const row = ({ one, now: found }: (typeof rows)[number]) => {
    const title = gameEntry(found?.game ?? one.game)?.title ?? say("tableWord");
    const others = namedOnce(
      (found?.names ?? []).filter((name) => name !== one.name && name !== "open" && name !== "closed").map(nameOf),
    );
    return (
      <li key={one.table} data-asked={found?.asked === true}>
        <div>
          <strong>{title}</strong>
          <span class="quiet">
            <b class="stage">{words(found)}</b>
            {others.length > 0 && ` · ${others.join(", ")}`}
            {found?.moves ? ` · ${say("movesMade", { n: found.moves })}` : ""} ·{" "}
            {ageOf(found?.changed ?? one.changed, language === "xx" ? "en" : language)}
          </span>
        </div>
        <a
          class={found?.asked ? "button primary" : "button"}
          href={`#/table/${one.table}`}
          aria-label={`${say("openTable")}${say("colon")}${title}`}
        >
          {say("openTable")}
        </a>
        <button
          class="quiet-button"
          onClick={() => void forget(one.table)}
          aria-label={`${say("remove")}${say("colon")}${title}`}
        >
          ✕
        </button>
      </li>
    );
  };
  return (
    <section class="my-tables" aria-labelledby="tables">
      <h2 id="tables">{say("myTables")}</h2>
      <ul class="matches">{rows.filter(({ now: found }) => goesOn(found)).map(row)}</ul>
      {finished.length > 0 && (
        <details>
          <summary>{say("finishedTables", { n: finished.length })}</summary>
          <ul class="matches">{finished.map(row)}</ul>
        </details>
      )}
    </section>
  );
}
