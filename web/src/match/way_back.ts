// Which moves made by people at this device can be taken back by their owner, and at what price.
import type { Situation, Story, Undo } from "./situation";

// Undefined for a move of chance or of a bot, and for one that can't be taken back. `to` moves stay after
// `source.undo(way.seat, way.to)`.
export function wayBack(
  { undo }: Pick<Situation, "undo">,
  story: Pick<Story, "number" | "seat" | "inside">,
): Undo | undefined {
  if (story.inside) return undefined;
  const price = undo.find((one) => one.seat === story.seat && one.to < story.number);
  return price && { ...price, to: story.number - 1 };
}

// The same for all moves, by number.
export function waysBack(situation: Pick<Situation, "undo">, stories: readonly Story[]): ReadonlyMap<number, Undo> {
  const ways = new Map<number, Undo>();
  for (const story of stories) {
    const way = wayBack(situation, story);
    if (way) ways.set(story.number, way);
  }
  return ways;
}
