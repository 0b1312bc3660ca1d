// The people at a table and the chat.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Person } from "../../games/game";
import type { ChatLine, Reaction, TableState } from "../../match/remote/protocol";
import type { RemoteTable } from "../../match/remote/table";
import type { SeatName } from "../../match/situation";
import { nameAt } from "../parts/people";
import { sure } from "../parts/sure";
import { connectionWords } from "./ConnectionNote";
import { isPerson, myNameAt, useCommand } from "./Lobby";
import type { Muted } from "./mute";
import { Rename } from "./Rename";
import { Invitation, OtherDevice } from "./Share";
import { canNotify } from "./turn_call";
import { listed, useTableSay, type TableSay } from "./words";

const reactions: readonly Reaction[] = ["bravo", "thanks", "haha", "oh_no", "hmm", "oink"];
const longestLine = 200; // letters

export function lineText({ text, reaction, sign }: ChatLine, say: TableSay): string {
  const shown = sign ?? reaction;
  return shown ? say(`react_${shown}`) : text || say("erased");
}

const timeOf = ({ at }: ChatLine): string =>
  new Date(at).toLocaleTimeString(document.documentElement.lang || "en", { hour: "2-digit", minute: "2-digit" });

type Props = {
  readonly table: RemoteTable;
  readonly state: TableState;
  readonly people: readonly Person[];
  readonly lines: readonly ChatLine[];
  readonly muted: Muted;
  readonly seen: (number: number) => void;
};

export function Talk({ table, state, people, lines, muted, seen }: Props) {
  const say = useTableSay();
  const [send, trouble] = useCommand(table);
  const mine = state.places.find(({ seat }) => seat === table.seat);
  const latest = lines.at(-1)?.number ?? 0;
  useEffect(() => seen(latest), [latest]);
  const proposeEnd = async () => {
    if (await sure(say("endSure"), say("proposeEnd"), say("cancel"))) await send({ is: "propose", kind: "end" });
  };
  const resign = async () => {
    if (await sure(say("resignSure"), say("resign"), say("cancel"))) await send({ is: "resign" });
  };
  return (
    <div class="talk">
      <Lines lines={lines} people={people} />
      {table.seat ? <Speak send={send} /> : <p class="quiet">{say("youWatch")}</p>}
      {trouble && (
        <p class="refusal" role="alert">
          {say("refused", { why: trouble })}
        </p>
      )}
      <Who table={table} state={state} people={people} muted={muted} send={send} />
      {table.seat && <Notify />}
      {state.hints && <p class="quiet">{say("hintsAreOn")}</p>}
      {table.seat && state.stage === "playing" && !state.proposal && (
        <div class="row">
          <button onClick={() => void proposeEnd()}>{say("proposeEnd")}</button>
          {state.places.length === 2 && (
            <button onClick={() => void send({ is: "propose", kind: "end", draw: true })}>{say("offerDraw")}</button>
          )}
        </div>
      )}
      {mine && !mine.by && state.stage === "playing" && <button onClick={() => void resign()}>{say("resign")}</button>}
      {table.seat && <OtherDevice table={table} />}
      <details class="box">
        <summary>
          <strong>{say("watchLink")}</strong>
        </summary>
        <Invitation table={table} />
      </details>
    </div>
  );
}

export function Lines({ lines, people }: Pick<Props, "lines" | "people">) {
  const say = useTableSay();
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [lines.length]);
  if (lines.length === 0) return <p class="quiet">{say("nothingSaid")}</p>;
  return (
    <ul class="lines" tabIndex={0} aria-label={say("talk")}>
      {lines.map((line, i) => (
        <li key={line.number} ref={i === lines.length - 1 ? end : null}>
          <strong>{line.seat ? nameAt(people, line.seat) : line.name || say("somebody")}</strong>
          {say("colon")}
          {lineText(line, say)} {line.at > 0 && <time class="quiet">{timeOf(line)}</time>}
        </li>
      ))}
    </ul>
  );
}

export function Speak({ send }: { readonly send: ReturnType<typeof useCommand>[0] }) {
  const say = useTableSay();
  const [text, setText] = useState("");
  const submit = async (event: Event) => {
    event.preventDefault();
    if (text.trim() !== "" && (await send({ is: "say", text: text.trim() }))) setText("");
  };
  return (
    <>
      <div class="reactions" role="group" aria-label={say("reactions")}>
        {reactions.map((reaction) => (
          <button key={reaction} onClick={() => void send({ is: "react", reaction })}>
            {say(`react_${reaction}`)}
          </button>
        ))}
      </div>
      <form class="speak" onSubmit={(event) => void submit(event)}>
        <input
          aria-label={say("sayWord")}
          placeholder={say("sayWord")}
          maxLength={longestLine}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit">{say("send")}</button>
      </form>
    </>
  );
}

const mayGiveTime = (table: RemoteTable, { stage, clock }: TableState, seat: SeatName): boolean =>
  table.seat !== null &&
  stage === "playing" &&
  table.times.times.some((time) => time.seat === seat && (clock.kind === "match" || time.runs));

type WhoProps = Pick<Props, "table" | "state" | "people" | "muted"> & {
  readonly send: ReturnType<typeof useCommand>[0];
};

function Who({ table, state, people, muted, send }: WhoProps) {
  const say = useTableSay();
  const toggle = (seat: SeatName) => muted.toggle(seat);
  return (
    <section aria-labelledby="who">
      <h3 id="who">{say("whoIsHere")}</h3>
      <ul class="who">
        {state.places.map((place) => {
          const name = nameAt(people, place.seat);
          const other = isPerson(place) && place.seat !== table.seat;
          return (
            <li key={place.seat}>
              <span>
                {name} {isPerson(place) && <span class="quiet">({say(place.here ? "hereWord" : "awayWord")})</span>}
              </span>
              {other && (
                <button
                  aria-pressed={muted.has(place.seat)}
                  aria-label={`${say("mute")}${say("colon")}${name}`}
                  onClick={() => toggle(place.seat)}
                >
                  {say(muted.has(place.seat) ? "muted" : "mute")}
                </button>
              )}
              {other && !place.by && mayGiveTime(table, state, place.seat) && (
                <button onClick={() => void send({ is: "add_time", seat: place.seat })}>
                  {say("addTime", { name })}
                </button>
              )}
              {other &&
                !place.by &&
                table.graceLeft(place.seat) === 0 &&
                table.seat &&
                state.stage === "playing" &&
                !state.proposal && (
                  <button onClick={() => void send({ is: "propose", kind: "bot", seat: place.seat })}>
                    {say("letBot", { name })}
                  </button>
                )}
            </li>
          );
        })}
      </ul>
      {table.seat && state.stage === "playing" && <Rename table={table} now={myNameAt(table, state)} />}
      <p class="quiet">
        {connectionWords(table.connection, say, table.seat !== null && state.stage === "playing")}
        {table.watching > 0 && ` · ${say("watching", { n: table.watching })}`}
        {table.watchers.length > 0 && ` (${listed(table.watchers)})`}
      </p>
    </section>
  );
}

// Asks for permission only after a tap.
function Notify() {
  const say = useTableSay();
  const [state, setState] = useState(() => (canNotify() ? Notification.permission : "denied"));
  if (!canNotify()) return null;
  if (state === "granted") return <p class="quiet">{say("notifyOn")}</p>;
  if (state === "denied") return <p class="quiet">{say("notifyOff")}</p>;
  return <button onClick={() => void Notification.requestPermission().then(setState)}>{say("notifyMe")}</button>;
}
