// The end card of a table: a rematch with everybody one seat on, the replay, the record, and the check of the dice.
import { useEffect, useState } from "preact/hooks";
import { gameEntry } from "../../games/list";
import { keepRecord } from "../../match/begin";
import { addressOf, saveFile } from "../../match/link";
import { findTable, keepTable } from "../../match/my_tables";
import type { RecordFile } from "../../match/record";
import { find } from "../../match/shelf";
import type { MatchSource } from "../../match/source";
import type { TableState } from "../../match/remote/protocol";
import { EndCard, takeFocus } from "../parts/EndCard";
import type { EndingProps } from "../parts/Ending";
import { PeakLines } from "../parts/PeakLines";
import type { RemoteTable } from "../../match/remote/table";
import type { Result } from "../../match/situation";
import { nameAt } from "../parts/people";
import { shareLink } from "../parts/share";
import { SharedNote, type SharedLink } from "../parts/SharedNote";
import { go } from "../route";
import { useRemoteTable } from "./AtTable";
import { useCommand } from "./Lobby";
import { lineText } from "./Talk";
import { DiceReport } from "./DiceReport";
import { useTableSay, type TableSay } from "./words";

// Puts the finished match on this browser's shelf, once, for replay and review.
async function shelved(table: string, source: MatchSource, moves: number): Promise<string> {
  const known = (await findTable(table))?.kept;
  if (known && (await find(known))) return known;
  const kept = await keepRecord(JSON.parse(await source.record()) as RecordFile, moves, true);
  await keepTable({ table, kept });
  return kept;
}

const howItEnded = ({ ended, ended_by: by }: TableState, people: EndingProps["people"], say: TableSay): string =>
  say(`ended_${ended ?? "agreed"}`, { name: by ? nameAt(people, by) : "" });

type StandingProps = Pick<EndingProps, "game" | "localizer" | "scene" | "people">;

// What the seats show beside the board, for a match without a result.
function Standing({ game, localizer, scene, people }: StandingProps) {
  const say = useTableSay();
  const seats = people.map((person) => ({
    ...person,
    chips: game.module.chips(scene.situation.view, person.seat, localizer.text),
  }));
  return (
    <ul class="standings" aria-label={say("asItStood")}>
      {seats.map(({ seat, name, chips }) => (
        <li key={seat}>
          {name}{" "}
          {chips.map(({ label, value }) => (
            <span key={label}>
              {label} <b>{value}</b>{" "}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

const signs = ["wave", "good_game"] as const;

// A wave or "good game", with what the others have said since the end.
function Farewell({ table, people }: { readonly table: RemoteTable } & Pick<EndingProps, "people">) {
  const say = useTableSay();
  const [send] = useCommand(table);
  const [since] = useState(table.lines.at(-1)?.number ?? 0);
  const said = table.lines.filter(({ number }) => number > since);
  return (
    <>
      {table.seat &&
        signs.map((sign) => (
          <button key={sign} onClick={() => void send({ is: "react", reaction: "bravo", sign })}>
            {say(`react_${sign}`)}
          </button>
        ))}
      <p class="farewell" role="status">
        {said
          .map((line) => `${line.seat ? nameAt(people, line.seat) : line.name}${say("colon")}${lineText(line, say)}`)
          .join(" · ")}
      </p>
    </>
  );
}

// What the series of rematches stands at, this match counted.
function seriesWords(
  { series, stage, ended, ended_by: by }: TableState,
  won: Result["winners"],
  people: EndingProps["people"],
  say: TableSay,
) {
  if (!series || (stage === "ended" && ended !== "resigned" && ended !== "draw")) return "";
  const winners = ended === "resigned" ? people.map(({ seat }) => seat).filter((seat) => seat !== by) : won;
  const wins = people.map(({ seat, name }, i) => `${name} ${(series.wins[i] ?? 0) + (winners.includes(seat) ? 1 : 0)}`);
  return say("series", { n: series.played + 1, wins: wins.join(" · ") });
}

export function TableEnding({ source, game, localizer, scene, result, people, still, close }: EndingProps) {
  const say = useTableSay();
  const table = useRemoteTable();
  const [kept, setKept] = useState<string | null>(null);
  const [shared, setShared] = useState<SharedLink>(null);
  const [checking, setChecking] = useState(false);
  const [trouble, setTrouble] = useState("");
  useEffect(() => void shelved(table.id, source, scene.situation.at).then(setKept, () => undefined), [source]);
  const again = async () => {
    setTrouble("");
    try {
      go(`table/${await table.rematch()}`);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  const share = async () => {
    setShared(await shareLink(await addressOf(await source.record())));
  };
  const { state } = table;
  const next = state?.next;
  const unfinished = state?.stage === "ended";
  const buttons = (
    <>
      {table.seat ? (
        <button class="primary" data-long={next !== undefined} ref={takeFocus} onClick={() => void again()}>
          {say(next ? "rematchJoin" : "rematch")}
          {!next && <span class="swapped">&nbsp;{say("rematchSeats")}</span>}
        </button>
      ) : (
        next && (
          <a class="button primary" data-long href={`#/table/${next}`}>
            {say("watchNext")}
          </a>
        )
      )}
      {kept && (
        <>
          <a class="button" href={`#/replay/${kept}?at=0`}>
            {say("replay")}
          </a>
          <a class="button" href={`#/replay/${kept}?review=1`}>
            {say("review")}
          </a>
        </>
      )}
      {trouble && (
        <p class="refusal" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
  return (
    <EndCard
      game={game}
      localizer={localizer}
      view={scene.situation.view}
      result={result}
      stories={scene.stories}
      people={people}
      practice={scene.situation.practice}
      still={still}
      close={close}
      buttons={buttons}
      unfinished={
        unfinished
          ? [
              howItEnded(state, people, say),
              <Standing game={game} localizer={localizer} scene={scene} people={people} />,
            ]
          : null
      }
    >
      {state && <p class="series">{seriesWords(state, result.winners, people, say)}</p>}
      {next && (
        <p role="status">
          {state?.next_by && state.next_by !== table.seat
            ? say("rematchBy", { name: nameAt(people, state.next_by) })
            : say("rematchReady")}
        </p>
      )}
      <div class="row end-more">
        <Farewell table={table} people={people} />
        <button onClick={() => void share()}>{say("share")}</button>
        <button onClick={() => void source.record().then((record) => saveFile(`${game.module.id}.json`, record))}>
          {say("exportFile")}
        </button>
        {state?.dice && (
          <button aria-expanded={checking} onClick={() => setChecking(true)}>
            {say("checkDice")}
          </button>
        )}
        <SharedNote shared={shared} />
      </div>
      {checking && (
        <DiceReport
          source={source}
          mine={table.mine}
          seat={table.seat}
          people={people}
          engine={gameEntry(game.module.id)?.engine ?? ""}
        />
      )}
      {kept && !unfinished && <PeakLines source={source} game={game} localizer={localizer} result={result} id={kept} />}
    </EndCard>
  );
}
