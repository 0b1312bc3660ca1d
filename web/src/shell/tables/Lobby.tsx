// The page before the match: who sits where, how others join, and the start.
import { useMemo, useState } from "preact/hooks";
import { gameEntry } from "../../games/list";
import { levelsFor } from "../../match/levels";
import { forgetTable } from "../../match/my_tables";
import { Denied } from "../../match/remote/connection";
import type { CommandBody } from "../../match/remote/connection";
import type { TableSeat, TableState } from "../../match/remote/protocol";
import type { RemoteTable } from "../../match/remote/table";
import type { SeatName } from "../../match/situation";
import { gameLocalizer } from "../../text/game_localizer";
import { Chip } from "../parts/GameCard";
import { botOfLevel } from "../parts/names";
import { tellApart } from "../parts/people";
import { PigFace } from "../../shared/PigFace";
import "../pages/new_match.css";
import { go } from "../route";
import { useShell } from "../shell";
import { useEngine } from "../use_engine";
import { useGame } from "../use_game";
import { sure } from "../parts/sure";
import { clockWords } from "./clocks";
import { ConnectionNote } from "./ConnectionNote";
import { NameField, Rename } from "./Rename";
import { Invitation, OtherDevice } from "./Share";
import { Lines, Speak } from "./Talk";
import { listed, useTableSay, whyDenied } from "./words";

type Props = { readonly table: RemoteTable; readonly state: TableState };

export const isPerson = ({ is }: TableSeat): boolean => is === "person";
export const myNameAt = (table: RemoteTable, { places }: TableState): string =>
  places.find(({ seat }) => seat === table.seat)?.name ?? "";
const plays = (place: TableSeat): boolean => isPerson(place) || place.is.startsWith("bot:");

// Sends commands. The second value is the reason why the last one was refused.
export function useCommand(table: RemoteTable): readonly [(body: CommandBody) => Promise<boolean>, string] {
  const say = useTableSay();
  const [trouble, setTrouble] = useState("");
  const send = async (body: CommandBody): Promise<boolean> => {
    setTrouble("");
    try {
      await table.request(body);
      return true;
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      setTrouble(whyDenied(error, say));
      return false;
    }
  };
  return [send, trouble];
}

export function Lobby({ table, state }: Props) {
  const say = useTableSay();
  const title = gameEntry(state.game)?.title ?? state.game;
  const host = table.seat !== null && table.seat === state.host;
  const hostName = state.places.find(({ seat }) => seat === state.host)?.name ?? "";
  const [send, trouble] = useCommand(table);
  const leave = async () => {
    const words = host ? (["endTableSure", "endTable"] as const) : (["leaveSure", "leave"] as const);
    if (!(await sure(say(words[0]), say(words[1]), say("cancel")))) return;
    if (!(await send({ is: "leave" }))) return;
    await forgetTable(table.id).catch(() => undefined);
    go("");
  };
  return (
    <div class="page lobby">
      <h1>
        {say("tableWord")}
        {say("colon")}
        {title}
      </h1>
      <ConnectionNote line={table.connection} />
      {!table.seat && <JoinForm table={table} state={state} title={say("sitTitle", { name: hostName, game: title })} />}
      <Places table={table} state={state} host={host} send={send} />
      {trouble && (
        <p class="refusal" role="alert">
          {say("refused", { why: trouble })}
        </p>
      )}
      {table.seat && <Begin state={state} host={host} hostName={hostName} start={() => void send({ is: "start" })} />}
      {host && <Invitation table={table} />}
      <LobbyTalk table={table} state={state} send={send} />
      {!host && <Invitation table={table} />}
      <p class="quiet">
        {say("clock")}
        {say("colon")}
        {clockWords(state.clock, say)} · {say("undoRule")}
        {say("colon")}
        {say(`undo_${state.undo}`)} · {say("graceMinutes", { n: Math.round((state.grace ?? 60) / 60) })} ·{" "}
        {say("hints")}
        {say("colon")}
        {say(state.hints ? "hints_on" : "hints_off")}
        {table.watching > 0 &&
          !state.places.some(({ is }) => is === "open") &&
          ` · ${say("watching", { n: table.watching })}`}
        {table.watchers.length > 0 && ` (${listed(table.watchers)})`}
      </p>
      {table.seat && <OtherDevice table={table} />}
      {table.seat && (
        <button class="quiet-button" onClick={() => void leave()}>
          {say(host ? "endTable" : "leave")}
        </button>
      )}
    </div>
  );
}

function LobbyTalk({ table, state, send }: Omit<PlacesProps, "host">) {
  const say = useTableSay();
  const people = state.places.map(({ seat, name = "" }) => ({ seat, name, you: seat === table.seat, role: "" }));
  if (!table.seat && table.talk.length === 0) return null;
  return (
    <section class="box" aria-labelledby="lobby-talk">
      <h2 id="lobby-talk">{say("talk")}</h2>
      <Lines lines={table.talk} people={people} />
      {table.seat && <Speak send={send} />}
    </section>
  );
}

// "Ben 2" where a Ben sits; nothing where nobody has this name.
function freeName(wanted: string, { places }: TableState): string {
  const taken = new Set(places.map(({ name = "" }) => name.toLowerCase()));
  if (!taken.has(wanted.toLowerCase())) return "";
  let n = 2;
  while (taken.has(`${wanted} ${n}`.toLowerCase())) n += 1;
  return `${wanted} ${n}`;
}

// The form to take an open seat.
function JoinForm({ table, state, title }: Props & { readonly title: string }) {
  const { settings, change } = useShell();
  const say = useTableSay();
  const [name, setName] = useState(settings.name ?? "");
  const [trouble, setTrouble] = useState("");
  const [free, setFree] = useState(""); // a name like the wished one that nobody has here
  const open = state.places.some(({ is }) => is === "open");
  if (!open) return <p class="box">{say("noSeat")}</p>;
  const join = async (wanted: string) => {
    setTrouble("");
    setFree("");
    try {
      await table.join(wanted);
      change({ name: wanted });
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      const other = error.code === "bad_name" ? freeName(wanted, state) : "";
      setFree(other);
      setTrouble(other ? say("nameTaken", { name: wanted }) : say("refused", { why: whyDenied(error, say) }));
    }
  };
  return (
    <form class="box sit-down" onSubmit={(event) => (event.preventDefault(), void join(name.trim()))}>
      <h2>{title}</h2>
      <div class="row">
        <NameField name={name} type={setName} />
        <button class="primary" type="submit">
          {say("sitDown")}
        </button>
      </div>
      {trouble && (
        <p class="refusal" role="alert">
          {trouble}
        </p>
      )}
      {free && (
        <button type="button" onClick={() => void join(free)}>
          {say("sitDownAs", { name: free })}
        </button>
      )}
    </form>
  );
}

type PlacesProps = Props & { readonly host: boolean; readonly send: (body: CommandBody) => Promise<boolean> };

// The order of seats in which two have changed places.
const swapped = ({ places }: TableState, one: SeatName, two: SeatName): SeatName[] =>
  places.map(({ seat }) => (seat === one ? two : seat === two ? one : seat));

function shuffled({ places }: TableState): SeatName[] {
  const order = places.map(({ seat }) => seat);
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = Math.floor(Math.random() * (i + 1));
    [order[i], order[j]] = [order[j] ?? "p1", order[i] ?? "p1"];
  }
  return order;
}

type DeedsProps = PlacesProps & { readonly place: TableSeat; readonly above: TableSeat | undefined };

// What may be done with a seat before the match: a guest changes to an open one, the host moves people, hands over or
// removes somebody; where the host stays away somebody else takes over.
function Deeds({ table, state, host, send, place, above }: DeedsProps) {
  const say = useTableSay();
  const { seat } = place;
  const name = place.name || say("somebody");
  if (!table.seat || state.stage !== "gathering") return null;
  const remove = async () => {
    if (await sure(say("removeSure", { name }), say("removeGuest", { name }), say("cancel")))
      await send({ is: "place", seat, as: "open" });
  };
  const arrange = (one: SeatName, two: SeatName) => void send({ is: "arrange", order: swapped(state, one, two) });
  if (!host) {
    const mine = table.seat;
    if (place.is === "open") return <button onClick={() => arrange(mine, seat)}>{say("sitHere")}</button>;
    if (seat === state.host && table.graceLeft(seat) === 0)
      return <button onClick={() => void send({ is: "host", seat: mine })}>{say("becomeHost")}</button>;
    return null;
  }
  const other = isPerson(place) && seat !== table.seat;
  const called = other || isPerson(place) ? name : say("seatNumber", { n: state.places.indexOf(place) + 1 });
  return (
    <span class="place-deeds">
      {above && (
        <button aria-label={say("moveUp", { name: called })} onClick={() => arrange(seat, above.seat)}>
          ↑
        </button>
      )}
      {other && (
        <details class="more">
          <summary aria-label={`${say("menu")}${say("colon")}${name}`}>…</summary>
          <button onClick={() => void send({ is: "host", seat })}>{say("makeHost", { name })}</button>
          <button onClick={() => void remove()}>{say("removeGuest", { name })}</button>
        </details>
      )}
    </span>
  );
}

function Places({ table, state, host, send }: PlacesProps) {
  const { language } = useShell();
  const say = useTableSay();
  const game = useGame(state.game);
  const ready = useEngine(state.game);
  const localizer = useMemo(
    () => game && gameLocalizer(game.words, language, (seat) => ({ name: seat, you: false })),
    [game, language],
  );
  const roles = ready?.facts.roles[state.places.length - ready.facts.min_seats] ?? [];
  const levels = ready ? levelsFor(ready.facts, state.places.length) : [];
  const telling = tellApart(roles);
  const nameOf = ({ is, name }: TableSeat) =>
    is === "person"
      ? name || say("somebody")
      : is.startsWith("bot:")
        ? botOfLevel(is.slice(4), say)
        : say(is === "open" ? "seatOpen" : "seatClosed");
  return (
    <section class="box" aria-labelledby="places">
      <h2 id="places">{say("whoPlays")}</h2>
      <ul class="places" aria-live="polite">
        {state.places.map((place, i) => (
          <li key={place.seat} data-is={place.is} data-mine={place.seat === table.seat}>
            <PigFace seat={place.seat} />
            <span class="place-name">
              {host && !isPerson(place) ? (
                <Chip
                  name={say("seatNumber", { n: i + 1 })}
                  value={place.is}
                  values={[
                    ["open", say("seatOpen")],
                    ["closed", say("seatClosed")],
                    ...levels.map((level) => [`bot:${level}`, botOfLevel(level, say)] as const),
                  ]}
                  choose={(as) => void send({ is: "place", seat: place.seat, as })}
                />
              ) : (
                <strong>{nameOf(place)}</strong>
              )}
              <span class="quiet">
                {[
                  place.seat === table.seat && say("itsYou"),
                  place.seat === state.host && say("hostWord"),
                  telling && roles[i] && localizer?.say(roles[i]),
                  isPerson(place) && !place.here && say("awayWord"),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
            <Deeds table={table} state={state} host={host} send={send} place={place} above={state.places[i - 1]} />
          </li>
        ))}
      </ul>
      {host && state.stage === "gathering" && state.places.length > 2 && (
        <button class="quiet-button" onClick={() => void send({ is: "arrange", order: shuffled(state) })}>
          {say("shuffle")}
        </button>
      )}
      {table.seat && <Rename table={table} now={myNameAt(table, state)} />}
    </section>
  );
}

type BeginProps = {
  readonly state: TableState;
  readonly host: boolean;
  readonly hostName: string;
  readonly start: () => void;
};

function Begin({ state, host, hostName, start }: BeginProps) {
  const say = useTableSay();
  const [least = 2] = gameEntry(state.game)?.seats ?? [];
  const away = state.places.filter((one) => isPerson(one) && !one.here).map(({ name }) => name || say("somebody"));
  const missing = least - state.places.filter(plays).length;
  if (state.stage === "revealing")
    return (
      <p class="box" role="status">
        {say("revealing")}
      </p>
    );
  if (!host)
    return (
      <p class="box" role="status">
        {say("hostStarts", { name: hostName })}
      </p>
    );
  return (
    <div class="begin">
      <button class="primary" disabled={missing > 0} onClick={start}>
        {say("startMatch")}
      </button>
      <span class="quiet" role="status">
        {missing > 0
          ? say("stillMissing", { n: missing })
          : away.length > 0
            ? say("someAway", { names: listed(away) })
            : state.places.some(({ is }) => is === "open")
              ? say("openStayEmpty")
              : say("allHere")}
      </span>
    </div>
  );
}
