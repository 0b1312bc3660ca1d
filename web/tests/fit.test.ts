// The opponent that matches the person: the rule, by the cases that the terminal's tests read, too
// (tests/bots/fit.cpp), and what counts for it.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { afterMatch, fitOf, gamesOfFit, levelMet, movedBy, type Fit } from "../src/match/fit";
import { levels } from "../src/match/levels";
import type { MatchInfo } from "../src/match/shelf";

type Case = {
  readonly says: string;
  readonly offered?: readonly string[];
  readonly level: string;
  readonly met?: string;
  readonly results: string;
  readonly then: string;
  readonly streak: number;
};
const cases = JSON.parse(
  readFileSync(new URL("../../tests/bots/fit.json", import.meta.url), "utf8"),
) as readonly Case[];

it.each(cases)("$says", ({ offered = levels, level, met = level, results, then, streak }) => {
  const begun: Fit = { level, streak: 0 };
  expect(levelMet(begun, offered)).toBe(met);
  const end = [...results].reduce((fit, result) => afterMatch(fit, result === "W", offered), begun);
  expect(end).toEqual({ level: then, streak });
});

// Matches against one bot that matches, one after the other, by their ends: W won, L lost, R resigned, P won as
// practice.
const ends: Readonly<Record<string, Partial<MatchInfo>>> = {
  W: { winners: ["p1"] },
  L: { winners: ["p2"] },
  R: { gaveUp: true },
  P: { winners: ["p1"], practice: true },
  "-": { over: false },
};
const played = (results: string, level = "novice", fit: boolean | null = true): readonly MatchInfo[] =>
  [...results].map((result, i) => ({
    id: `${level}${i}`,
    game: "happy-pigs",
    players: [{ is: "human" }, { is: `bot:${level}`, ...(fit !== null && { fit }) }],
    moves: 9,
    over: true,
    changed: i,
    ...ends[result],
  }));
const later = (matches: readonly MatchInfo[]) => matches.map((match) => ({ ...match, changed: match.changed + 100 }));

describe("the level that matches", () => {
  it("is beginner for who has won nothing", () => {
    expect(fitOf([], "happy-pigs")).toEqual({ level: "beginner", streak: 0 });
    expect(fitOf(played("LLL", "casual", null), "happy-pigs").level).toBe("beginner");
  });

  it("begins at the strongest level that the person has beaten in this game", () => {
    const kept = [...played("LW", "casual", null), ...played("LLL", "strong", null)];
    expect(fitOf(kept, "happy-pigs")).toEqual({ level: "casual", streak: 0 });
    expect(fitOf(kept, "wild-pigs").level).toBe("beginner");
  });

  it("follows matches in the order of their ends, and a resignation is a loss", () => {
    expect(fitOf([...played("WWW")].reverse(), "happy-pigs")).toEqual({ level: "casual", streak: 0 });
    expect(fitOf(played("LRL"), "happy-pigs")).toEqual({ level: "beginner", streak: 0 });
  });

  it("does not follow practice, matches that go on, or opponents chosen by their level", () => {
    expect(fitOf(played("WPW-"), "happy-pigs")).toEqual({ level: "novice", streak: 2 });
    expect(fitOf([...played("W"), ...later(played("WWW", "master", null))], "happy-pigs")).toEqual({
      level: "novice",
      streak: 1,
    });
  });

  it("does not follow matches of several people or against other bots, too", () => {
    const [match] = played("W");
    if (!match) throw new Error("no match");
    const others = [{ is: "human" }, { is: "bot:master" }].map((other, i) => ({
      ...match,
      id: `other${i}`,
      players: [...match.players, other],
    }));
    expect(gamesOfFit(others)).toEqual([]);
    expect(fitOf([match, ...others], "happy-pigs").streak).toBe(1);
  });

  it("does not go beyond what was offered at a table of that size", () => {
    const five = played("WWW", "strong").map((match) => ({
      ...match,
      game: "three-little-pigs",
      players: [...match.players, ...Array.from({ length: 3 }, () => ({ is: "bot:strong", fit: true }))],
    }));
    expect(fitOf(five, "three-little-pigs")).toEqual({ level: "strong", streak: 0 });
    expect(movedBy(five, "strong2")).toBe(null);
  });

  it("is told by the match that moved it, and by no other", () => {
    const kept = played("WWW");
    expect(movedBy(kept, "novice2")).toEqual({ up: true, level: "casual" });
    expect(movedBy(kept, "novice1")).toBe(null);
    expect(movedBy(kept.slice(0, 2), "novice1")).toBe(null);
    expect(movedBy(played("WLLL"), "novice3")).toEqual({ up: false, level: "beginner" });
    expect(movedBy([...kept, ...later(played("L", "casual"))], "novice2")).toBe(null); // another match has come since
  });

  it("is beginner again after the person began again, and with the matches deleted what is left says", () => {
    expect(fitOf(played("WWW", "strong", false), "happy-pigs")).toEqual({ level: "beginner", streak: 0 });
    expect(fitOf([...played("WWW", "strong", false), ...later(played("W", "beginner"))], "happy-pigs")).toEqual({
      level: "beginner",
      streak: 1,
    });
    expect(fitOf(played("WWWW").slice(1), "happy-pigs").level).toBe("casual");
  });
});
