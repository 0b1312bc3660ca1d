// The story in turns: what one seat does until another one does something.
import type { Story } from "../../match/situation";

export type Turn = readonly [Story, ...Story[]];

// Chance within a turn belongs to it, and a single draw to the turn that it begins; several draws stand for themselves.
export function turnsOf(stories: readonly Story[]): Turn[] {
  const turns: [Story, ...Story[]][] = [];
  let drawn: Story[] = [];
  for (const story of stories) {
    if (story.seat === null) {
      drawn.push(story);
      continue;
    }
    const turn = turns[turns.length - 1];
    if (turn && turn.some(({ seat }) => seat === story.seat)) turn.push(...drawn, story);
    else {
      const [only, ...more] = drawn;
      if (only && more.length > 0) turns.push([only, ...more]);
      turns.push(only && more.length === 0 ? [only, story] : [story]);
    }
    drawn = [];
  }
  const [first, ...rest] = drawn;
  if (first) turns.push([first, ...rest]);
  return turns;
}
