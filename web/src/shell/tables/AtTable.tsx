// The match of a table among friends, on the same board as any other match, with the people around it.
import { createContext } from "preact";
import { useContext, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Person } from "../../games/game";
import { gameEntry } from "../../games/list";
import type { TableSeat, TableState } from "../../match/remote/protocol";
import { RemoteMatch } from "../../match/remote/remote";
import type { RemoteTable } from "../../match/remote/table";
import { seatNames, type Facts, type SeatName } from "../../match/situation";
import type { Scene } from "../../match/source";
import { useScene } from "../../match/use_scene";
import { gameLocalizer } from "../../text/game_localizer";
import { MatchScreen } from "../match/MatchScreen";
import { botOfLevel } from "../parts/names";
import { namedIn, tellApart } from "../parts/people";
import { wantsStillness } from "../settings";
import { useShell } from "../shell";
import { useEngine } from "../use_engine";
import { useGame, type LoadedGame } from "../use_game";
import { SeatClock } from "./clocks";
import { Notices } from "./Notices";
import { TableEnding } from "./TableEnding";
import { Talk } from "./Talk";
import { useMuted } from "./mute";
import { useTurnCall } from "./turn_call";
import { listed, useTableSay, whyDenied, type TableSay } from "./words";

const pauseBetweenMoves = 420; // milliseconds, as in a match of this browser

const TableContext = createContext<RemoteTable | null>(null);
export function useRemoteTable(): RemoteTable {
  const table = useContext(TableContext);
  if (!table) throw new Error("at no table");
  return table;
}

// The match: opened when there is something to show, closed with the page.
function useMatch(table: RemoteTable, facts: Facts | undefined, still: boolean): RemoteMatch | null {
  const say = useTableSay();
  const [match, setMatch] = useState<RemoteMatch | null>(null);
  const pace = useRef(0);
  pace.current = still ? 60 : pauseBetweenMoves;
  const words = useRef(say);
  words.current = say;
  useEffect(() => {
    const engine = facts && gameEntry(facts.id)?.engine;
    if (!facts || !engine) return;
    const open = new RemoteMatch(
      table,
      facts,
      engine,
      () => pace.current,
      (denied) => whyDenied(denied, words.current),
    );
    setMatch(open);
    return () => open.close();
  }, [table, facts]);
  return match;
}

// The name at a seat. A bot that plays for a person is named beside the person.
export function nameOfPlace({ is, name, by, seat }: TableSeat, say: TableSay, mine: boolean): string {
  if (is.startsWith("bot:")) return botOfLevel(is.slice(4), say);
  const own = mine ? say("you") : name || say("person", { n: seatNames.indexOf(seat) + 1 });
  return by ? say("playedByBot", { name: own }) : own;
}

function peopleOf(
  { places }: TableState,
  mine: string | null,
  facts: Facts,
  game: LoadedGame,
  language: Parameters<typeof gameLocalizer>[1],
  say: TableSay,
): readonly Person[] {
  const localizer = gameLocalizer(game.words, language, (seat) => ({ name: seat, you: false }));
  const roles = facts.roles[places.length - facts.min_seats] ?? [];
  const telling = tellApart(roles);
  const names = places.map((place) => nameOfPlace(place, say, place.seat === mine));
  return places.map(({ seat, is }, i) => {
    const name = names[i] ?? seat;
    const twins = names.filter((one) => one === name).length > 1;
    return {
      seat,
      name: !twins ? name : is === "person" ? `${name} ${i + 1}` : say("botNumber", { n: i + 1 }),
      you: seat === mine,
      role: telling && roles[i] ? localizer.say(roles[i]) : "",
    };
  });
}

// Who has chosen in secret while others still choose.
function chosen({ stories, situation, viewer }: Scene): ReadonlySet<SeatName> {
  const seats = new Set<SeatName>();
  if (situation.together) return seats;
  for (let i = stories.length - 1; i >= 0; i -= 1) {
    const { seat, move } = stories[i] ?? {};
    if (!seat || (move && seat !== viewer)) break;
    seats.add(seat);
  }
  const secret = stories.slice(stories.length - seats.size).some(({ move }) => !move);
  return secret || (situation.seats.length > 1 && seats.size > 0) ? seats : new Set();
}

// Whom the match waits for, by name.
function waiting({ situation: { turn, seats } }: Scene, state: TableState, people: readonly Person[], say: TableSay) {
  if (turn !== "decide") return "";
  const gone = state.places.filter(({ seat, is, here, by }) => seats.includes(seat) && is === "person" && !here && !by);
  const names = listed(people.filter(({ seat, you }) => seats.includes(seat) && !you).map(({ name }) => name));
  return say(seats.length === 1 && gone.length === 1 ? "waitingAway" : "waitingFor", { names });
}

type AtTableProps = { readonly table: RemoteTable; readonly late: boolean };

export function AtTable({ table, late }: AtTableProps) {
  const { settings } = useShell();
  const say = useTableSay();
  const still = wantsStillness(settings);
  const { state } = table;
  const ready = useEngine(state?.game ?? "");
  const game = useGame(state?.game ?? "");
  const match = useMatch(table, ready?.facts, still);
  if (!state || !game || !match) return <p class="waiting">{say("loading")}</p>;
  return (
    <TableContext.Provider value={table}>
      <Sitting table={table} late={late} state={state} match={match} game={game} />
    </TableContext.Provider>
  );
}

type Props = AtTableProps & {
  readonly state: TableState;
  readonly match: RemoteMatch;
  readonly game: LoadedGame;
};

function Sitting({ table, late, state, match, game }: Props) {
  const { language } = useShell();
  const say = useTableSay();
  const scene = useScene(match);
  const muted = useMuted(table.id);
  const [read, setRead] = useState(() => table.lines.at(-1)?.number ?? 0);
  const people = useMemo(
    () => peopleOf(state, table.seat, match.facts, game, language, say),
    [JSON.stringify(state.places.map(({ is, name, by }) => [is, name, by])), table.seat, match, game, language, say],
  );
  const localizer = useMemo(() => gameLocalizer(game.words, language, namedIn(people)), [game, language, people]);
  const asked = scene.situation.asked.length > 0;
  useTurnCall(asked, match.facts.title, scene.stories.length);
  const heard = table.talk.filter(({ seat }) => !seat || !muted.has(seat));
  const waits = waiting(scene, state, people, say);
  const ready = chosen(scene);
  const news = heard.filter(({ number, seat }) => number > read && seat !== table.seat).length;
  return (
    <MatchScreen
      source={match}
      game={game}
      id={`t.${table.id}`}
      tableExtras={{
        people,
        note: (seat) => {
          const place = state.places.find((one) => one.seat === seat);
          return (
            <>
              <SeatClock times={table.times} seat={seat} />
              {place?.is === "person" && !place.here && !place.by && <span class="seat-away">{say("awayWord")}</span>}
              {ready.has(seat) && (
                <span class="seat-chosen" title={say("hasChosen")}>
                  <span aria-hidden="true">✓</span>
                  <span class="visually-hidden">{say("hasChosen")}</span>
                </span>
              )}
            </>
          );
        },
        talk: [
          say("talk"),
          <Talk table={table} state={state} people={people} lines={heard} muted={muted} seen={setRead} />,
        ],
        news,
        notes: (
          <Notices
            table={table}
            state={state}
            match={match}
            scene={scene}
            people={people}
            localizer={localizer}
            lines={heard}
            late={late}
          />
        ),
        waiting: table.seat ? waits : `${say("youWatch")} ${waits}`.trim(),
        moveWaits: match.pendingMove !== null,
        tools: { undo: table.seat !== null, hint: table.seat !== null && state.hints !== false },
        Ending: TableEnding,
      }}
    />
  );
}
