// The levels of our bots, from weak to strong.
import type { Facts } from "./situation";

export const levels: readonly string[] = ["beginner", "novice", "casual", "strong", "master"];

// Those that a table of this many seats is offered.
export const levelsFor = ({ levels, min_seats }: Pick<Facts, "levels" | "min_seats">, seats: number) =>
  levels[seats - min_seats] ?? [];

// The same without an engine. Its own table, which a test compares with the engines' (tests/games/list.test.ts).
const mostSeats: Readonly<Record<string, Readonly<Record<string, number>>>> = { "three-little-pigs": { master: 4 } };

export const offeredAt = (game: string, seats: number): readonly string[] =>
  levels.filter((level) => seats <= (mostSeats[game]?.[level] ?? seats));

// Who sits where when a table gets another number of seats: a bot whose level is not offered there is replaced by the
// strongest that is.
export function reseated(as: string, offered: readonly string[]): string {
  const level = as.slice("bot:".length);
  const stays = !as.startsWith("bot:") || !levels.includes(level) || offered.includes(level);
  return stays ? as : `bot:${offered.at(-1) ?? "casual"}`;
}
