// The seats with their figures and whose turn it is. A name has its own line; everything else gives way first.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Chip, Person } from "../../games/game";
import type { SeatName } from "../../match/situation";
import type { Scene } from "../../match/source";
import { PigFace } from "../parts/PigFace";
import { useShell } from "../shell";

type Props = {
  readonly scene: Pick<Scene, "situation">;
  readonly people: readonly Person[];
  readonly chips: (seat: SeatName) => readonly Chip[];
  readonly note?: ((seat: SeatName) => ComponentChildren) | undefined;
};

export function SeatBar({ scene, people, chips, note }: Props) {
  const { say } = useShell();
  const bar = useRef<HTMLUListElement>(null);
  const [first] = scene.situation.seats;
  // If the bar is too narrow, the seat to move is scrolled into view.
  useEffect(() => {
    const chip = bar.current?.querySelector<HTMLElement>(`[data-seat=${first}]`);
    if (bar.current && chip) bar.current.scrollLeft = chip.offsetLeft - bar.current.offsetLeft - 24;
  }, [first]);
  return (
    <ul class="seats" ref={bar} tabIndex={people.length > 2 ? 0 : undefined} aria-label={say("seatsWord")}>
      {people.map(({ seat, name, role }) => {
        const moving = scene.situation.seats.includes(seat);
        return (
          <li key={seat} data-seat={seat} data-moving={moving} aria-current={moving ? "step" : undefined}>
            <PigFace />
            <span class="seat-name">
              {name}
              {moving && <span class="visually-hidden"> ({say("turnOf", { name })})</span>}
            </span>{" "}
            <span class="seat-more">
              {chips(seat).map(({ label, value }) => (
                <span class="seat-figure" key={label} title={label}>
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
