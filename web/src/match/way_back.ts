// Which of the moves that were made by people at this device can be decided again, by whoever made them, and what that takes.
import type { Situation, Story, Undo } from "./situation";

// Undefined where no person decided, or it can't be decided again. `to` moves stay: `source.undo(way.seat, way.to)` goes there.
export function wayBack(
  { undo }: Pick<Situation, "undo">,
  story: Pick<Story, "number" | "seat" | "inside">,
): Undo | undefined {
  if (story.inside) return undefined;
  const price = undo.find((one) => one.seat === story.seat && one.to < story.number);
  return price && { ...price, to: story.number - 1 };
}

// The same of all of them, by the number of the move: the last takes back least.
export function waysBack(situation: Pick<Situation, "undo">, stories: readonly Story[]): ReadonlyMap<number, Undo> {
  const ways = new Map<number, Undo>();
  for (const story of stories) {
    const way = wayBack(situation, story);
    if (way) ways.set(story.number, way);
  }
  return ways;
}
