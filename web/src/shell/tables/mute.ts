// People muted at a table, kept in this browser.
import { useState } from "preact/hooks";
import type { SeatName } from "../../match/situation";

export type Muted = { has(seat: SeatName): boolean; toggle(seat: SeatName): void };

function read(key: string): readonly SeatName[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "[]") as readonly SeatName[];
  } catch {
    return [];
  }
}

export function useMuted(table: string): Muted {
  const key = `sounder.muted.${table}`;
  const [muted, setMuted] = useState(() => read(key));
  return {
    has: (seat) => muted.includes(seat),
    toggle(seat) {
      const next = muted.includes(seat) ? muted.filter((one) => one !== seat) : [...muted, seat];
      setMuted(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Without storage it holds until the page is closed.
      }
    },
  };
}
