// Notes in the dock: the link state, a pending move, proposals. A new chat line lies over the board for a moment and
// lets taps through.
import { useEffect, useState } from "preact/hooks";
import type { Person } from "../../games/game";
import type { ChatLine, TableState } from "../../match/remote/protocol";
import type { RemoteMatch } from "../../match/remote/remote";
import type { RemoteTable } from "../../match/remote/table";
import { seatNames, type SeatName } from "../../match/situation";
import type { Scene } from "../../match/source";
import type { GameLocalizer } from "../../text/game_localizer";
import { nameAt } from "../parts/people";
import { ConnectionNote } from "./ConnectionNote";
import { useCommand } from "./Lobby";
import { emptyShares } from "./shares";
import { lineText } from "./Talk";
import { listed, useTableSay } from "./words";

type Props = {
  readonly table: RemoteTable;
  readonly state: TableState;
  readonly match: RemoteMatch;
  readonly scene: Scene;
  readonly people: readonly Person[];
  readonly localizer: GameLocalizer;
  readonly lines: readonly ChatLine[];
  readonly late: boolean; // this person was in the lobby without a seat when the match began
};

export function Notices(props: Props) {
  const say = useTableSay();
  const { table } = props;
  const [send, trouble] = useCommand(table);
  const [noticed, setNoticed] = useState("");
  return (
    <>
      <div class="dock-notes">
        <WaitingMove {...props} />
        <ConnectionNote
          line={table.connection}
          seated={table.seat !== null && props.state.stage === "playing"}
          grace={table.seat && props.state.stage === "playing" ? props.state.grace : undefined}
        />
        {table.connection.notice !== noticed && (
          <div class="note" role="status">
            <p>{table.connection.notice}</p>
            <button onClick={() => setNoticed(table.connection.notice)}>{say("fine")}</button>
          </div>
        )}
        <EmptyShares state={props.state} />
        <Late {...props} />
        <Proposed {...props} send={send} />
        <Decision {...props} />
        <Absent {...props} send={send} />
        {trouble && (
          <p class="note refusal" role="alert">
            {say("refused", { why: trouble })}
          </p>
        )}
      </div>
      <JustSaid {...props} />
    </>
  );
}

// People without a part in the dice. Everybody is told during the match, not only after it.
function EmptyShares({ state }: Pick<Props, "state">) {
  const say = useTableSay();
  const [read, setRead] = useState(false);
  const empty = emptyShares(state);
  if (read || empty.length === 0) return null;
  const names = empty.map(({ name, seat }) => name || say("person", { n: seatNames.indexOf(seat) + 1 }));
  return (
    <div class="note" role="status" data-empty-shares={empty.map(({ seat }) => seat).join(" ")}>
      <p>{say("diceNoShare", { names: listed(names) })}</p>
      <button onClick={() => setRead(true)}>{say("fine")}</button>
    </div>
  );
}

// A move that the server has not answered. It can be withdrawn, and closing the page asks first.
function WaitingMove({ match, localizer }: Props) {
  const say = useTableSay();
  const { pendingMove, lostMove } = match;
  const [gone, setGone] = useState("");
  useEffect(() => {
    if (!pendingMove) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [pendingMove]);
  if (lostMove && lostMove !== gone)
    return (
      <div class="note" role="alert">
        <p>{say("moveLost", { why: lostMove })}</p>
        <button onClick={() => setGone(lostMove)}>{say("fine")}</button>
      </div>
    );
  if (!pendingMove) return null;
  const known = match.hiddenQuestion()?.moves.find(({ text }) => text === pendingMove.texts[0]);
  const words = known ? localizer.button(known) : pendingMove.texts.join(", ");
  return (
    <div class="note" role="status" data-waiting={pendingMove.texts.join(" ")}>
      <p>{say("moveWaits", { move: words })}</p>
      <button onClick={() => match.takeBack()}>{say("takeBack")}</button>
    </div>
  );
}

type SendProps = Props & { readonly send: ReturnType<typeof useCommand>[0] };

// What somebody asks for, who has said yes and who is awaited: for everybody, also for those who only watch.
function Proposed({ table, state: { proposal }, scene, people, localizer, send }: SendProps) {
  const say = useTableSay();
  if (!proposal) return null;
  const { number, kind, by, seat, to, waits, agreed = [], draw } = proposal;
  const name = nameAt(people, by);
  const move = scene.stories[to ?? -1]?.move;
  const wants = {
    undo: () => say("wantsUndo", { name, move: move ? localizer.button(move) : "…" }),
    end: () => say(draw ? "wantsDraw" : "wantsEnd", { name }),
    bot: () => say("wantsBot", { name, other: seat ? nameAt(people, seat) : "" }),
  };
  const own = by === table.seat;
  const mine = table.seat !== null && waits.includes(table.seat);
  const named = (seats: readonly SeatName[]) => listed(seats.map((one) => nameAt(people, one)));
  const others = waits.filter((one) => one !== table.seat);
  const words = [
    !own && wants[kind](),
    mine && say(draw ? "accept" : "allow"),
    agreed.length > 0 && say("saidYes", { names: named(agreed) }),
    others.length > 0 && say("waitsFor", { names: named(others) }),
  ];
  const answer = (yes: boolean) => void send({ is: "agree", number, yes });
  return (
    <div class="note" role={mine ? "alert" : "status"} data-proposal={kind}>
      <p>{words.filter(Boolean).join(" ")}</p>
      {mine && (
        <>
          <button class="primary" onClick={() => answer(true)}>
            {say("yes")}
          </button>
          <button onClick={() => answer(false)}>{say("no")}</button>
        </>
      )}
      {own && <button onClick={() => answer(false)}>{say("withdraw")}</button>}
    </div>
  );
}

const justNow = 2; // events
const longEnough = 10_000; // milliseconds to read an answer to somebody else

// How the last proposal came out, for everybody but who decided it. Who asked puts the answer away.
function Decision({ table, state: { decided }, people }: Props) {
  const say = useTableSay();
  const [read, setRead] = useState(decided && decided.number + justNow < table.seq ? decided.number : 0);
  const number = decided?.number ?? 0;
  const asked = decided?.by === table.seat;
  useEffect(() => {
    if (asked || number <= read) return;
    const timer = setTimeout(() => setRead(number), longEnough);
    return () => clearTimeout(timer);
  }, [number, asked]);
  if (!decided || number <= read || decided.came === "agreed" || decided.who === table.seat) return null;
  const { came, kind, seat } = decided;
  const who = decided.who ? nameAt(people, decided.who) : "";
  const other = seat ? nameAt(people, seat) : "";
  const words =
    came === "refused"
      ? say("saidNo", { who })
      : came === "withdrawn"
        ? say("withdrew", { who })
        : kind === "bot"
          ? say("isBack", { other })
          : who && say("playedOn", { who });
  const then = kind === "undo" ? say("moveStays") : kind === "end" ? say("goesOn") : say("noBot", { other });
  return (
    <div class="note" role="status" data-decided={came}>
      <p>
        {words} {then}
      </p>
      <button onClick={() => setRead(number)}>{say("fine")}</button>
    </div>
  );
}

const clockTime = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

// A person who is away and whose turn it is; or this person, if a bot has taken over.
function Absent({ table, state, scene, people, send }: SendProps) {
  const say = useTableSay();
  const mine = state.places.find(({ seat }) => seat === table.seat);
  const away = state.places.find(
    ({ seat, is, here, by }) =>
      is === "person" && !here && !by && seat !== table.seat && scene.situation.seats.includes(seat),
  );
  const left = away ? (table.graceLeft(away.seat) ?? 0) : 0;
  const [, tick] = useState(0);
  useEffect(() => {
    if (left === 0) return;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [away?.seat, left === 0]);
  if (state.stage !== "playing" || !table.seat) return null;
  if (mine?.by)
    return (
      <div class="note" role="status">
        <p>{say(`botFor_${mine.why ?? "away"}`)}</p>
        {mine.why !== "resigned" && (
          <button class="primary" onClick={() => void send({ is: "return" })}>
            {say("iAmBack")}
          </button>
        )}
      </div>
    );
  if (!away || state.proposal) return null;
  const name = nameAt(people, away.seat);
  return (
    <div class="note" role="status" data-away={away.seat}>
      <p>
        {say("isAway", { name })}
        {left > 0 && <span aria-hidden="true"> {say("botIn", { time: clockTime(left) })}</span>}
      </p>
      {left === 0 && (
        <button onClick={() => void send({ is: "propose", kind: "bot", seat: away.seat })}>
          {say("letBot", { name })}
        </button>
      )}
    </div>
  );
}

// Somebody who came when the match had begun, or whose seat was taken meanwhile.
function Late({ late }: Props) {
  const say = useTableSay();
  const [read, setRead] = useState(false);
  if (!late || read) return null;
  return (
    <div class="note" role="status" data-late>
      <p>{say("lateStart")}</p>
      <button onClick={() => setRead(true)}>{say("fine")}</button>
    </div>
  );
}

const staysFor = 5000; // milliseconds

function JustSaid({ table, lines, people }: Props) {
  const say = useTableSay();
  const latest = lines.at(-1);
  const [seen, setSeen] = useState(latest?.number ?? 0);
  const fresh = latest && latest.number > seen && latest.seat !== table.seat ? latest : null;
  useEffect(() => {
    if (!latest || latest.number <= seen) return;
    const timer = setTimeout(() => setSeen(latest.number), staysFor);
    return () => clearTimeout(timer);
  }, [latest?.number]);
  return (
    <div class="just-said" aria-live="polite">
      {fresh && (
        <p class="note said">
          <strong>{fresh.seat ? nameAt(people, fresh.seat) : fresh.name}</strong>
          {say("colon")}
          {lineText(fresh, say)}
        </p>
      )}
    </div>
  );
}
