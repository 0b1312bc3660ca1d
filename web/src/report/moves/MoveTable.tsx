// All kinds of moves, sorted by any column, filtered by name and verdict. On a phone a row becomes a card, so every
// part has its role in the table as an attribute.
import { useId, useState } from "preact/hooks";
import { count, percent, percentRange, points } from "../../shared/format";
import type { CaseSummary, KindSummary } from "../summary";
import { say, type ReportTextKey } from "../text/say";
import { EffectBar } from "./EffectBar";
import { filtered, hasContrast, sorted, verdictOf, verdicts, type Column, type Filter, type Order } from "./kinds";
import { effectDomain } from "./MoveScatter";
import { VerdictMark, verdictWords } from "./VerdictMark";
import "./move_table.css";

const columns: readonly { readonly column: Column; readonly text: ReportTextKey }[] = [
  { column: "kind", text: "kind" },
  { column: "offered", text: "offered" },
  { column: "taken", text: "taken" },
  { column: "rate", text: "rate" },
  { column: "win", text: "winTaken" },
  { column: "effect", text: "effectPoints" },
  { column: "verdict", text: "verdict" },
  { column: "third1", text: "third1" },
  { column: "third2", text: "third2" },
  { column: "third3", text: "third3" },
];
const shownAtFirst = 20;
const few = 30;

function Third({ kind, third }: { readonly kind: KindSummary; readonly third: number }) {
  const when = kind.when[third];
  if (!when?.win) return <>{"\u2013"}</>;
  return (
    <span
      class={when.taken < few ? "few" : undefined}
      title={`${percentRange(when.win)}, ${say("matches", { n: when.taken })}`}
    >
      {percent(when.win.value, 0)}
      {when.taken < few ? (
        <>
          <span aria-hidden="true">*</span>
          <span class="visually-hidden"> ({say("fewMark")})</span>
        </>
      ) : null}
    </span>
  );
}

function MoveRow({ kind, domain }: { readonly kind: KindSummary; readonly domain: readonly [number, number] }) {
  const verdict = verdictOf(kind);
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        {kind.kind}
      </th>
      <td role="cell" data-label={say("offered")}>
        {count(kind.offered)}
      </td>
      <td role="cell" data-label={say("taken")}>
        {count(kind.taken)}
      </td>
      <td role="cell" data-label={say("rate")}>
        {kind.offered > 0 ? percent(kind.rate) : "\u2013"}
      </td>
      <td role="cell" data-label={say("winTaken")}>
        {kind.win_taken ? percentRange(kind.win_taken) : "\u2013"}
      </td>
      <td role="cell" class="effect" data-label={say("effectPoints")}>
        {kind.effect === null ? (
          <span title={say("noEffect")}>{"\u2013"}</span>
        ) : (
          <span class="effect-words">
            <EffectBar effect={kind.effect} domain={domain} sure={verdict === "significant"} />
            <span class={verdict === "significant" ? "sure" : undefined}>
              {points(kind.effect.value)}{" "}
              <small>
                ({points(kind.effect.low)} to {points(kind.effect.high)})
              </small>
            </span>
          </span>
        )}
      </td>
      <td role="cell" class="verdict-cell">
        <VerdictMark verdict={verdict} />
      </td>
      {[0, 1, 2].map((third) => (
        <td role="cell" key={third} data-label={say(`third${(third + 1) as 1 | 2 | 3}`)}>
          <Third kind={kind} third={third} />
        </td>
      ))}
    </tr>
  );
}

export function MoveTable({ one, whole }: { readonly one: CaseSummary; readonly whole: boolean }) {
  const id = useId();
  const [order, setOrder] = useState<Order>({ column: "verdict", falling: true });
  const [filter, setFilter] = useState<Filter>({ words: "", verdict: "all" });
  const [all, setAll] = useState(false);
  const fitting = sorted(filtered(one.kinds, filter), order);
  const shown = whole || all ? fitting : fitting.slice(0, shownAtFirst);
  const domain = effectDomain(one.kinds.filter(hasContrast));
  const by = (column: Column) =>
    setOrder((now) => ({ column, falling: now.column === column ? !now.falling : column !== "kind" }));
  return (
    <section class="move-table" aria-labelledby={id}>
      <h3 id={id}>{say("table")}</h3>
      <div class="controls">
        <label>
          {say("filter")}
          <input
            type="search"
            placeholder={say("filterPlaceholder")}
            value={filter.words}
            onInput={(event) => setFilter({ ...filter, words: event.currentTarget.value })}
          />
        </label>
        <label>
          {say("filterVerdict")}
          <select
            value={filter.verdict}
            onChange={(event) =>
              setFilter({
                ...filter,
                verdict: verdicts.find((verdict) => verdict === event.currentTarget.value) ?? "all",
              })
            }
          >
            <option value="all">{say("filterAll")}</option>
            {verdicts.map((verdict) => (
              <option key={verdict} value={verdict}>
                {verdictWords(verdict)}
              </option>
            ))}
          </select>
        </label>
        <label class="sort-choice">
          {say("sortBy")}
          <select
            value={`${order.column} ${order.falling ? "down" : "up"}`}
            onChange={(event) => {
              const [name, way] = event.currentTarget.value.split(" ");
              const found = columns.find(({ column }) => column === name);
              if (found) setOrder({ column: found.column, falling: way === "down" });
            }}
          >
            {columns.flatMap(({ column, text }) =>
              ["down", "up"].map((way) => (
                <option key={column + way} value={`${column} ${way}`}>
                  {say(text)}, {say(way === "down" ? "sortDown" : "sortUp")}
                </option>
              )),
            )}
          </select>
        </label>
      </div>
      <p class="shown" role="status">
        {fitting.length === 0 ? say("nothingFits") : say("shownOf", { shown: shown.length, n: fitting.length })}
      </p>
      <table role="table">
        <caption class="visually-hidden">{say("tableCaption")}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ column, text }) => (
              <th
                key={column}
                scope="col"
                role="columnheader"
                aria-sort={order.column === column ? (order.falling ? "descending" : "ascending") : "none"}
              >
                <button type="button" onClick={() => by(column)}>
                  {say(text)}
                  <span class="arrow" aria-hidden="true">
                    {order.column === column ? (order.falling ? "\u25bc" : "\u25b2") : "\u25bd"}
                  </span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {shown.map((kind) => (
            <MoveRow key={kind.kind} kind={kind} domain={domain} />
          ))}
        </tbody>
      </table>
      {!whole && fitting.length > shownAtFirst ? (
        <button type="button" class="more-rows" onClick={() => setAll(!all)}>
          {all ? say("showFewer") : say("showAll", { n: fitting.length })}
        </button>
      ) : null}
      <p class="shown">{say("thirdsNote")}</p>
    </section>
  );
}
