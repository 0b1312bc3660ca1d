// Clocks: chosen before a match, described in words, shown while they run.
import { useEffect, useState } from "preact/hooks";
import type { Clock } from "../../match/remote/protocol";
import type { ClockReading } from "../../match/remote/table";
import type { SeatName } from "../../match/situation";
import { Chip } from "../parts/GameCard";
import { Pills } from "../parts/variants";
import { useTableSay, type TableSay } from "./words";

export const defaultClock: Clock = { kind: "none" };

const kinds: readonly Clock["kind"][] = ["none", "move", "match", "days"];
const choices: Readonly<Record<Clock["kind"], readonly Clock[]>> = {
  none: [{ kind: "none" }],
  move: [30, 60, 120, 300].map((seconds) => ({ kind: "move", seconds })),
  match: [
    [300, 5],
    [600, 10],
    [1200, 15],
    [2400, 20],
  ].map(([seconds = 0, more = 0]) => ({ kind: "match", seconds, more })),
  days: [1, 3, 7].map((days) => ({ kind: "days", days })),
};
const defaultChoice: Readonly<Record<Clock["kind"], number>> = { none: 0, move: 1, match: 1, days: 1 };

export function clockWords({ kind, seconds = 0, more = 0, days = 0 }: Clock, say: TableSay): string {
  if (kind === "move")
    return seconds < 60 ? say("clockSeconds", { n: seconds }) : say("clockMinutes", { n: seconds / 60 });
  if (kind === "match") return say("clockMatch", { n: seconds / 60, more });
  if (kind === "days") return say("clockDays", { n: days });
  return say("clock_none");
}

type Props = { readonly clock: Clock; readonly choose: (clock: Clock) => void };

export function ClockFields({ clock, choose }: Props) {
  const say = useTableSay();
  const ofKind = choices[clock.kind];
  const names = {
    none: say("clock_none"),
    move: say("clock_move"),
    match: say("clock_match"),
    days: say("clock_days"),
  };
  return (
    <>
      <Pills
        name="clock"
        value={kinds.indexOf(clock.kind)}
        values={kinds.map((kind, i) => [i, names[kind]])}
        choose={(n) => {
          const kind = kinds[n] ?? "none";
          choose(choices[kind][defaultChoice[kind]] ?? defaultClock);
        }}
      />
      {ofKind.length > 1 && (
        <Chip
          name={names[clock.kind]}
          value={ofKind.findIndex((one) => JSON.stringify(one) === JSON.stringify(clock))}
          values={ofKind.map((one, i) => [i, clockWords(one, say)])}
          choose={(n) => choose(ofKind[Number(n)] ?? clock)}
        />
      )}
      {clock.kind !== "none" && <p class="quiet">{say("clockAbout")}</p>}
    </>
  );
}

const leftOf = ({ at, times }: ClockReading, seat: SeatName, now: number): number | null => {
  const time = times.find((one) => one.seat === seat);
  return time ? Math.max(0, time.left - (time.runs ? now - at : 0)) : null;
};

function written(milliseconds: number, say: TableSay): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= 2 * 86_400) return say("daysLeft", { n: Math.floor(seconds / 86_400) });
  const two = (n: number) => String(n).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

const soon = 20_000; // milliseconds

// The time a seat has left. It is drawn every second while it runs, and not read out each time.
export function SeatClock({ times, seat }: { readonly times: ClockReading; readonly seat: SeatName }) {
  const say = useTableSay();
  const [, tick] = useState(0);
  const runs = times.times.some((one) => one.seat === seat && one.runs);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick((n) => n + 1), 500);
    return () => clearInterval(timer);
  }, [runs]);
  const left = leftOf(times, seat, performance.now());
  if (left === null) return null;
  return (
    <span class="seat-clock" role="timer" data-runs={runs} data-soon={left < soon} aria-label={say("timeLeft")}>
      {written(left, say)}
    </span>
  );
}
