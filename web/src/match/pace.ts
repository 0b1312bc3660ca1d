// How long automatic moves are shown.
import type { SeatName, Story } from "./situation";

const few = 3; // seats at a table where each move of a bot is shown on its own

// Whether the next move of this bot follows at once: where many play, its whole turn is shown as one, and secret
// choices of others, of which nothing is seen, take no time.
export const followsAtOnce = (
  seats: number,
  latest: Pick<Story, "seat" | "move"> | undefined,
  bot: SeatName,
): boolean =>
  seats > few && latest !== undefined && (latest.seat === bot || (latest.seat !== null && latest.move === null));
