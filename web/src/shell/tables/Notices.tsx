// Cards over the dock: the link state, a pending move, proposals, new chat lines. They push nothing aside.
import { useEffect, useState } from "preact/hooks";
import type { Person } from "../../games/game";
import type { ChatLine, TableState } from "../../match/remote/protocol";
import type { RemoteMatch } from "../../match/remote/remote";
import type { RemoteTable } from "../../match/remote/table";
import { seatNames } from "../../match/situation";
import type { Scene } from "../../match/source";
import type { GameLocalizer } from "../../text/game_localizer";
import { nameAt } from "../parts/people";
import { ConnectionNote } from "./ConnectionNote";
import { useCommand } from "./Lobby";
import { emptyShares } from "./shares";
import { lineText } from "./Talk";
import { useTableSay } from "./words";

type Props = {
  readonly table: RemoteTable;
  readonly state: TableState;
  readonly match: RemoteMatch;
  readonly scene: Scene;
  readonly people: readonly Person[];
  readonly localizer: GameLocalizer;
  readonly lines: readonly ChatLine[];
};

export function Notices(props: Props) {
  const say = useTableSay();
  const { table } = props;
  const [send, trouble] = useCommand(table);
  const [noticed, setNoticed] = useState("");
  return (
    <div class="cards">
      <ConnectionNote line={table.connection} />
      {table.connection.notice !== noticed && (
        <div class="note" role="status">
          <p>{table.connection.notice}</p>
          <button onClick={() => setNoticed(table.connection.notice)}>{say("fine")}</button>
        </div>
      )}
      {props.state.stage === "ended" && (
        <div class="note" role="status">
          <p>{say("matchEnded")}</p>
          <a class="button" href="#/">
            {say("home")}
          </a>
        </div>
      )}
      <EmptyShares state={props.state} />
      <WaitingMove {...props} />
      <Proposed {...props} send={send} />
      <Absent {...props} send={send} />
      <JustSaid {...props} />
      {trouble && (
        <p class="note refusal" role="alert">
          {say("refused", { why: trouble })}
        </p>
      )}
    </div>
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
      <p>{say("diceNoShare", { names: new Intl.ListFormat(document.documentElement.lang || "en").format(names) })}</p>
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

function Proposed({ table, state: { proposal }, people, send }: SendProps) {
  const say = useTableSay();
  if (!proposal) return null;
  const { number, kind, by, seat, waits } = proposal;
  const name = nameAt(people, by);
  const answer = (yes: boolean) => void send({ is: "agree", number, yes });
  const waited = new Intl.ListFormat(document.documentElement.lang || "en").format(
    waits.map((one) => nameAt(people, one)),
  );
  if (by === table.seat)
    return (
      <div class="note" role="status" data-proposal={kind}>
        <p>{say("waitsFor", { names: waited })}</p>
        <button onClick={() => answer(false)}>{say("withdraw")}</button>
      </div>
    );
  const words =
    kind === "undo"
      ? say("wantsUndo", { name })
      : kind === "end"
        ? say("wantsEnd", { name })
        : say("wantsBot", { name, other: seat ? nameAt(people, seat) : "" });
  const mine = table.seat !== null && waits.includes(table.seat);
  return (
    <div class="note" role={mine ? "alert" : "status"} data-proposal={kind}>
      <p>{words}</p>
      {mine && (
        <>
          <button class="primary" onClick={() => answer(true)}>
            {say("yes")}
          </button>
          <button onClick={() => answer(false)}>{say("no")}</button>
        </>
      )}
    </div>
  );
}

const patience = 20_000; // milliseconds before a bot is offered for an absent person

// An absent person whose turn it is; or this person, if a bot has taken over.
function Absent({ table, state, scene, people, send }: SendProps) {
  const say = useTableSay();
  const mine = state.places.find(({ seat }) => seat === table.seat);
  const away = state.places.find(
    ({ seat, is, here, by }) =>
      is === "person" && !here && !by && seat !== table.seat && scene.situation.seats.includes(seat),
  );
  const [long, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!away) return;
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, [away?.seat]);
  if (state.stage !== "playing" || !table.seat) return null;
  if (mine?.by)
    return (
      <div class="note" role="status">
        <p>{say("botForYou")}</p>
        <button class="primary" onClick={() => void send({ is: "return" })}>
          {say("iAmBack")}
        </button>
      </div>
    );
  if (!away || !long || state.proposal) return null;
  return (
    <div class="note" role="status">
      <p>{say("isAway", { name: nameAt(people, away.seat) })}</p>
      <button onClick={() => void send({ is: "propose", kind: "bot", seat: away.seat })}>{say("letBot")}</button>
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
    <div aria-live="polite">
      {fresh && (
        <p class="note said">
          <strong>{fresh.seat ? nameAt(people, fresh.seat) : fresh.name}:</strong> {lineText(fresh, say)}
        </p>
      )}
    </div>
  );
}
