// Which of the moves that were made a seat may go back to, to decide again, and what that takes.
import type { SeatName, Situation, Story, Undo } from "./situation";

// Undefined where the seat decided nothing, or can't decide it again. `to` moves stay: `source.undo(way.seat, way.to)` goes there.
export function wayBack({ undo }: Pick<Situation, "undo">, seat: SeatName, story: Pick<Story, "number" | "seat" | "inside">): Undo | undefined {
  if (story.seat !== seat || story.inside) return undefined;
  const price = undo.find((one) => one.seat === seat && one.to < story.number);
  return price && { ...price, to: story.number - 1 };
}

// The same of all of them, by the number of the move.
export function waysBack(situation: Pick<Situation, "undo">, seat: SeatName, stories: readonly Story[]): ReadonlyMap<number, Undo> {
  const ways = new Map<number, Undo>();
  for (const story of stories) {
    const way = wayBack(situation, seat, story);
    if (way) ways.set(story.number, way);
  }
  return ways;
}
