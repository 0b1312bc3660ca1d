// What the shell works out without a page: names of bots, results of matches, links.
import { describe, expect, it } from "vitest";
import { levelsFor, reseated } from "../src/match/levels";
import { packed, shareable, unpacked } from "../src/match/link";
import { hasWon, outcomeOf, tallies } from "../src/match/outcome";
import type { MatchInfo } from "../src/match/shelf";
import { nameOfPlayer } from "../src/shell/parts/names";
import { formatterOf, firstTexts } from "../src/text/languages";

const say = formatterOf(firstTexts, "en");
const seats = (...levels: readonly string[]) => levels.map((level) => ({ is: level ? `bot:${level}` : "human" }));

describe("bots", () => {
  it.each([
    ["novice", "master"],
    ["casual", "casual"],
    ["greedy", "strong"],
  ])("have six different names of at most six letters: %s and %s", (one, other) => {
    const players = seats(one, other, one, other, one, other);
    const names = players.map((_, i) => nameOfPlayer(players, i, say));
    expect(new Set(names).size).toBe(6);
    for (const name of names) expect(name).toMatch(/^[A-Z][a-z]{3,5}$/);
  });

  it("keep their name from match to match, and another level has another name", () => {
    const nameOf = (level: string) => nameOfPlayer(seats("", level), 1, say);
    expect(new Set(["novice", "casual", "strong", "master"].map(nameOf)).size).toBe(4);
    expect(nameOf("casual")).toBe(nameOfPlayer(seats("casual", ""), 0, say)); // also with sides swapped
  });

  it("whose level is not offered at a larger table are replaced by the strongest that is", () => {
    const facts = {
      min_seats: 2,
      levels: [
        ["casual", "strong", "master"],
        ["casual", "strong"],
      ],
    };
    expect(levelsFor(facts, 2)).toContain("master");
    const levels = levelsFor(facts, 3);
    expect(levels).toEqual(["casual", "strong"]);
    const seated = ["bot:master", "bot:casual", "bot:fit", "human"].map((as) => reseated(as, levels));
    expect(seated).toEqual(["bot:strong", "bot:casual", "bot:fit", "human"]);
  });
});

const match = (more: Partial<MatchInfo>): MatchInfo => ({
  id: "m",
  game: "happy-pigs",
  players: seats("", "casual"),
  moves: 9,
  over: true,
  changed: 1,
  ...more,
});

describe("results", () => {
  it("are those of the only person", () => {
    expect(outcomeOf(match({ winners: ["p1"] }))).toBe("won");
    expect(outcomeOf(match({ winners: ["p2"] }))).toBe("lost");
    expect(outcomeOf(match({ winners: ["p1", "p2"] }))).toBe("shared");
    expect(outcomeOf(match({ gaveUp: true }))).toBe("gaveUp");
    expect(outcomeOf(match({}))).toBe(null); // kept before winners were
    expect(outcomeOf(match({ winners: ["p1"], players: seats("", "") }))).toBe(null);
  });

  it("say whether the person has won a game", () => {
    expect(hasWon([], "happy-pigs")).toBe(false);
    expect(hasWon([match({ winners: ["p2"] }), match({ gaveUp: true })], "happy-pigs")).toBe(false);
    expect(hasWon([match({ winners: ["p1"] })], "wild-pigs")).toBe(false); // another game
    expect(hasWon([match({ winners: ["p2"] }), match({ winners: ["p1", "p2"] })], "happy-pigs")).toBe(true);
  });

  it("are counted by game and level", () => {
    const kept = [
      match({ winners: ["p1"] }),
      match({ winners: ["p2"] }),
      match({ gaveUp: true }),
      match({ winners: ["p1"], players: seats("", "master") }),
      match({ winners: ["p1"], players: seats("", "master", "casual") }), // of two levels: not counted
      match({ over: false }),
    ];
    expect(tallies(kept)).toEqual([
      { game: "happy-pigs", level: "casual", won: 1, played: 3 },
      { game: "happy-pigs", level: "master", won: 1, played: 1 },
    ]);
  });
});

describe("a shared record", () => {
  const record = JSON.stringify({
    sounder: 2,
    game: "happy-pigs",
    seats: [{ is: "human" }, { is: "bot:casual" }],
    moves: [],
  });

  it("has the name of the only person, if there is one", async () => {
    const open = async (text: string) => (JSON.parse(await unpacked(await packed(text))) as { seats: unknown }).seats;
    expect(await open(shareable(record, "Ada"))).toEqual([{ is: "human", name: "Ada" }, { is: "bot:casual" }]);
    expect(shareable(record)).toBe(record);
  });
});
