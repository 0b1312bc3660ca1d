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

// Whether the only person of a match has won one of this game, against bots of any level.
export const hasWon = (kept: readonly MatchInfo[], game: string): boolean =>
  kept.some((match) => match.game === game && isEarnest(match) && isWin(outcomeOf(match)));

// Whether it is over and was no practice.
const isEarnest = ({ over, practice }: MatchInfo): boolean => over && !practice;

// A shared victory counts as won.
export const isWin = (outcome: Outcome | null): boolean => outcome === "won" || outcome === "shared";

// Matches against bots of one level in one game.
export type Tally = { readonly game: string; readonly level: string; readonly won: number; readonly played: number };

// Only matches whose bots have one level count, and no practice.
export function tallies(kept: readonly MatchInfo[]): readonly Tally[] {
  const found = new Map<string, Tally>();
  for (const match of kept) {
    const outcome = outcomeOf(match);
    const levels = new Set(match.players.map(botLevel).filter((level) => level !== null));
    const [level] = levels;
    if (outcome === null || !isEarnest(match) || level === undefined || levels.size > 1) continue;
    const key = `${match.game} ${level}`;
    const { won, played } = found.get(key) ?? { won: 0, played: 0 };
    found.set(key, { game: match.game, level, won: won + (isWin(outcome) ? 1 : 0), played: played + 1 });
  }
  return [...found.values()].sort((a, b) => (a.game + a.level < b.game + b.level ? -1 : 1));
}
