// The seats with their figures and whose turn it is. A name has its own line; everything else gives way first.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { AnyGameModule, Chip, Person } from "../../games/game";
import type { SeatName } from "../../match/situation";
import type { Scene } from "../../match/source";
import { seatColour } from "../../shared/hats";
import { Sign } from "../../shared/Sign";
import { useShell } from "../shell";
import { SeatFace } from "./SeatFace";

type Props = {
  readonly scene: Pick<Scene, "situation">;
  readonly people: readonly Person[];
  readonly module: AnyGameModule;
  readonly chips: (seat: SeatName) => readonly Chip[];
  readonly note?: ((seat: SeatName) => ComponentChildren) | undefined;
};

export function SeatBar({ scene: { situation }, people, module, chips, note }: Props) {
  const { say } = useShell();
  const bar = useRef<HTMLUListElement>(null);
  const [first] = situation.seats;
  // If the bar is too narrow, the seat to move is scrolled into view.
  useEffect(() => {
    const chip = bar.current?.querySelector<HTMLElement>(`[data-seat=${first}]`);
    if (bar.current && chip) bar.current.scrollLeft = chip.offsetLeft - bar.current.offsetLeft - 24;
  }, [first]);
  return (
    <ul
      class="seats"
      ref={bar}
      data-many={people.length > 2}
      tabIndex={people.length > 2 ? 0 : undefined}
      aria-label={say("seatsWord")}
    >
      {people.map(({ seat, name, you, role, level }) => {
        const moving = situation.seats.includes(seat);
        return (
          <li
            key={seat}
            data-seat={seat}
            data-moving={moving}
            aria-current={moving ? "step" : undefined}
            style={{ "--own": seatColour(seat) }}
          >
            <SeatFace module={module} view={situation.view} seat={seat} />
            <span class="seat-name">
              {name}
              {level && (
                <span
                  class="seat-level"
                  data-dots={"\u2022".repeat(level.rank)}
                  data-fits={level.fits || undefined}
                  title={level.name}
                >
                  {" "}
                  {level.name}
                </span>
              )}
              {moving && <span class="visually-hidden"> ({you ? say("yourTurn") : say("turnOf", { name })})</span>}
            </span>{" "}
            <span class="seat-more">
              {chips(seat).map(({ label, value, sign }) => (
                <span class="seat-figure" key={label} title={label}>
                  <Sign name={sign} />
                  <span>{label}</span> <b>{value}</b>
                </span>
              ))}
              {note?.(seat)}
              {role && <span class="quiet">{role}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
