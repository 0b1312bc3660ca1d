// What a finished match of one person was for that person, and how many were won.
import { botLevel } from "./record";
import type { MatchInfo } from "./shelf";
import { seatNames } from "./situation";

export type Outcome = "won" | "shared" | "lost" | "gaveUp";

// Null for a match that goes on, was played by several people or ended before winners were kept.
export function outcomeOf({
  players,
  winners,
  gaveUp,
}: Pick<MatchInfo, "players" | "winners" | "gaveUp">): Outcome | null {
  const people = players.flatMap((player, i) => (botLevel(player) === null ? [seatNames[i] ?? "p1"] : []));
  const [me] = people;
  if (me === undefined || people.length > 1) return null;
  if (winners === undefined) return gaveUp ? "gaveUp" : null;
  return !winners.includes(me) ? "lost" : winners.length > 1 ? "shared" : "won";
}

// Matches against bots of one level in one game.
export type Tally = { readonly game: string; readonly level: string; readonly won: number; readonly played: number };

// Only matches whose bots have one level count. A shared victory counts as won.
export function tallies(kept: readonly MatchInfo[]): readonly Tally[] {
  const found = new Map<string, Tally>();
  for (const match of kept) {
    const outcome = outcomeOf(match);
    const levels = new Set(match.players.map(botLevel).filter((level) => level !== null));
    const [level] = levels;
    if (outcome === null || level === undefined || levels.size > 1) continue;
    const key = `${match.game} ${level}`;
    const { won, played } = found.get(key) ?? { won: 0, played: 0 };
    const wins = outcome === "won" || outcome === "shared" ? 1 : 0;
    found.set(key, { game: match.game, level, won: won + wins, played: played + 1 });
  }
  return [...found.values()].sort((a, b) => (a.game + a.level < b.game + b.level ? -1 : 1));
}
