// The opponent that matches a person: its level follows the person's results in a game. It is worked out from the
// matches that this browser keeps, so it is saved and deleted with them. src/bots/fit.h has the same rule.
import { levels, offeredAt } from "./levels";
import { isWin, outcomeOf, tallies } from "./outcome";
import { botLevel } from "./record";
import type { MatchInfo } from "./shelf";

// The choice, where others are levels. No record has it: a match is begun with the level that the person meets.
export const fitChoice = "fit";
export const fitBot = `bot:${fitChoice}`;

// `streak`: wins in a row since the level last could move; losses are negative.
export type Fit = { readonly level: string; readonly streak: number };

const movesAfter = 3; // wins or losses in a row

const indexMet = ({ level }: Fit, offered: readonly string[]): number =>
  offered.includes(level) ? offered.indexOf(level) : offered.length - 1;

// The level that the person meets where these are offered, from weak to strong.
export const levelMet = (fit: Fit, offered: readonly string[]): string => offered[indexMet(fit, offered)] ?? fit.level;

export function afterMatch(fit: Fit, won: boolean, offered: readonly string[]): Fit {
  const streak = won ? Math.max(fit.streak, 0) + 1 : Math.min(fit.streak, 0) - 1;
  if (Math.abs(streak) < movesAfter) return { ...fit, streak };
  return { level: offered[indexMet(fit, offered) + (won ? 1 : -1)] ?? fit.level, streak: 0 };
}

// Whether the result counts: one person finished or resigned it, against bots that match alone.
const counts = (match: MatchInfo): boolean =>
  match.over &&
  !match.practice &&
  outcomeOf(match) !== null &&
  match.players.every((player) => botLevel(player) === null || player.fit === true);

const counted = (kept: readonly MatchInfo[], game: string): readonly MatchInfo[] =>
  kept.filter((match) => match.game === game && counts(match)).sort((a, b) => a.changed - b.changed);

const levelOf = ({ players }: MatchInfo): string | undefined =>
  players.map(botLevel).find((level) => level !== null) ?? undefined;

// Before the first match that counts: the strongest level that the person has beaten, unless they began again.
function start(kept: readonly MatchInfo[], game: string): string {
  const own = kept.filter((match) => match.game === game);
  const again = own.some(({ players }) => players.some(({ fit }) => fit === false));
  const beaten = again ? [] : tallies(own).flatMap(({ level, won }) => (won > 0 ? [levels.indexOf(level)] : []));
  return levels[Math.max(0, ...beaten)] ?? "";
}

// How it stood before and after each match that counts. The first of them says where it began.
function historyOf(kept: readonly MatchInfo[], game: string): readonly Fit[] {
  const matches = counted(kept, game);
  let fit: Fit = { level: (matches[0] && levelOf(matches[0])) ?? start(kept, game), streak: 0 };
  const step = (match: MatchInfo) =>
    (fit = afterMatch(fit, isWin(outcomeOf(match)), offeredAt(game, match.players.length)));
  return [fit, ...matches.map(step)];
}

// How it stands now.
export const fitOf = (kept: readonly MatchInfo[], game: string): Fit =>
  historyOf(kept, game).at(-1) ?? { level: "", streak: 0 };

// The games in which matches have counted.
export const gamesOfFit = (kept: readonly MatchInfo[]): readonly string[] => [
  ...new Set(kept.filter(counts).map(({ game }) => game)),
];

// The level to which the last match that counts has led; null if another was the last, or it led to none.
export function movedBy(
  kept: readonly MatchInfo[],
  id: string,
): { readonly up: boolean; readonly level: string } | null {
  const game = kept.find((match) => match.id === id)?.game ?? "";
  if (counted(kept, game).at(-1)?.id !== id) return null;
  const [before, now] = historyOf(kept, game).slice(-2);
  return before && now && before.level !== now.level
    ? { up: levels.indexOf(now.level) > levels.indexOf(before.level), level: now.level }
    : null;
}
