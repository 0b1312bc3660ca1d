// A match at a table among friends, over a connection controlled by the test.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Refusal } from "../../src/engine/link";
import type { MyTable } from "../../src/match/my_tables";
import { recordSoFar, RemoteMatch, type PendingMoveStore, type PendingMove } from "../../src/match/remote/remote";
import { RemoteTable } from "../../src/match/remote/table";
import type { Facts } from "../../src/match/situation";
import { entered, frame, Lines, news, pretendBrowser, state, story } from "./fake_line";

const facts = { id: "bite-the-pumpkin", rules: 1, min_seats: 2, roles: [] } as unknown as Facts;
let lines: Lines;
let table: RemoteTable;
let kept: Partial<MyTable>[];
let pocket: PendingMoveStore & { move: PendingMove | null };

beforeEach(() => {
  vi.useFakeTimers();
  pretendBrowser();
  lines = new Lines();
  kept = [];
  pocket = { move: null, read: () => pocket.move, keep: (move) => void (pocket.move = move) };
  table = new RemoteTable({ table: "abc", secret: "s", nonce: "00ff" }, lines.open, "build", {
    keep: async (part) => void kept.push(part),
  });
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const sat = (pace = 0): RemoteMatch => {
  lines.last.enters();
  return new RemoteMatch(
    table,
    facts,
    "engine",
    () => pace,
    ({ code }) => code,
    pocket,
  );
};
const settle = () => vi.advanceTimersByTimeAsync(0);
const ok = (seq = 4) => lines.last.says({ is: "ok", re: lines.last.one("play").id, seq });

it("shows what the server shows, and quotes the question it answers", async () => {
  const match = sat();
  expect(match.scene().situation.asked).toHaveLength(1);
  const played = match.play("p1", "a");
  expect(lines.last.one("play")).toMatchObject({ question: 3, texts: ["a"] });
  lines.last.says(news(4, [frame(1, 0, [story(1, "p1", "a")])]));
  ok();
  await played;
  expect(match.scene().stories.map(({ number }) => number)).toEqual([1]);
  expect(match.pendingMove).toBe(null);
});

it("ignores news that comes twice or too late", async () => {
  const match = sat();
  const first = news(4, [frame(1, 0, [story(1, "p1", "a")])]);
  const second = news(5, [frame(2, 1, [story(2, "p2", "b")])]);
  for (const one of [first, first, second, first]) lines.last.says(one);
  await settle();
  expect(match.scene().stories.map(({ move }) => move?.text)).toEqual(["a", "b"]);
});

it("forgets the chat that was erased while the line was down", async () => {
  sat();
  const said = [4, 5].map((number) => ({ number, seat: "p2" as const, name: "Bo", text: "oink", at: 0 }));
  lines.last.says({ ...news(5, [frame(1, 0, [story(1, "p1", "a")])]), lines: said });
  expect(table.lines).toEqual(said);
  lines.last.breaks();
  vi.advanceTimersByTime(600);
  lines.last.greets();
  const erased = { number: 5, seat: "p2" as const, name: "", text: "", at: 0 };
  lines.last.enters({ seq: 5, frames: [frame(1, 1, [])], lines: [erased] });
  expect(table.lines).toEqual([erased]);
});

it("takes back what was taken back", async () => {
  const match = sat();
  lines.last.says(news(4, [frame(2, 0, [story(1, "p1", "a"), story(2, "p2", "b")])]));
  lines.last.says(news(5, [frame(1, 1, [])]));
  await settle();
  expect(match.scene().stories).toHaveLength(1);
});

it("awaits nobody and takes nothing back after an end without a result", () => {
  const match = sat();
  expect(match.scene().situation.result).toBe(null);
  lines.last.says({ ...news(4, []), state: { ...state, stage: "ended", ended: "agreed" } });
  expect(match.scene().situation).toMatchObject({
    turn: "over",
    seats: [],
    asked: [],
    undo: [],
    result: { winners: [] },
  });
});

it("knows how long a bot has to wait for whoever is away, also when it comes later", () => {
  const away = (here: boolean, since?: number) => ({
    ...state,
    grace: 120,
    places: state.places.map((place, i) => (i === 0 ? place : { ...place, here, ...(since && { away: since }) })),
  });
  const absent = { is: "beat", seq: 3, now: 0, here: ["p1"] } as const;
  lines.last.enters({ state: away(true) });
  expect(table.graceLeft("p2")).toBe(null);
  lines.last.says(absent);
  expect(table.graceLeft("p2")).toBe(120_000);
  for (let second = 0; second < 50; ++second) {
    vi.advanceTimersByTime(1000);
    lines.last.says(absent); // a silent line would be dropped
  }
  lines.last.says({ is: "beat", seq: 3, now: 0, here: ["p1"], watching: 1, watchers: ["Eve"] });
  expect(table.graceLeft("p2")).toBe(70_000);
  expect(table.watchers).toEqual(["Eve"]);
  lines.last.says({ is: "beat", seq: 3, now: 0, here: ["p1", "p2"] });
  expect(table.graceLeft("p2")).toBe(null);
  lines.last.enters({ state: away(false, 100_000) });
  expect(table.graceLeft("p2")).toBe(20_000);
  vi.advanceTimersByTime(30_000);
  expect(table.graceLeft("p2")).toBe(0);
});

it("leaves everybody time to read a reveal", async () => {
  const match = sat(10);
  lines.last.says(news(4, [frame(1, 0, [story(1, "p2", null)])]));
  lines.last.says(
    news(5, [frame(2, 0, [story(1, "p2", "b"), story(2, "p1", "a")]), frame(3, 2, [story(3, "p1", "c")])]),
  );
  await vi.advanceTimersByTimeAsync(39);
  expect(match.scene().stories).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(match.scene().stories).toHaveLength(3);
});

it("comes back from where it was after the line broke", async () => {
  const match = sat();
  lines.last.says(news(4, [frame(1, 0, [story(1, "p1", "a")])]));
  lines.last.breaks();
  vi.advanceTimersByTime(600);
  lines.last.greets();
  expect(lines.last.one("enter").since).toBe(4);
  lines.last.enters({ seq: 6, frames: [frame(3, 1, [story(2, "p2", "b"), story(3, "p1", "c")])] });
  await settle();
  expect(match.scene().stories.map(({ move }) => move?.text)).toEqual(["a", "b", "c"]);
});

it("begins anew where the server's tables were set back, and plays by the numbers of now", async () => {
  const match = sat();
  lines.last.says({
    ...news(4, [frame(1, 0, [story(1, "p1", "a")])]),
    lines: [{ number: 4, seat: "p2", name: "Bo", text: "well played", at: 0 }],
  });
  lines.last.breaks();
  vi.advanceTimersByTime(600);
  lines.last.greets();
  expect(lines.last.one("enter")).toMatchObject({ since: 4, epoch: "one" });
  lines.last.enters({ seq: 6, epoch: "two", frames: [frame(1, 0, [story(1, "p1", "z")], "p1")], question: 6 });
  await settle();
  expect(match.scene().stories.map(({ move }) => move?.text)).toEqual(["z"]);
  expect(table.lines).toEqual([]); // the line was never said
  const played = match.play("p1", "a");
  expect(lines.last.one("play")).toMatchObject({ question: 6, epoch: "two" });
  ok(7);
  await played;
  lines.last.breaks();
  vi.advanceTimersByTime(600);
  lines.last.greets();
  expect(lines.last.one("enter")).toMatchObject({ since: 6, epoch: "two" });
});

it("shows its nonce once more where the tables were set back to before that", async () => {
  const revealing = {
    state: { ...state, stage: "revealing" as const, dice: { commitment: "c", commits: ["x", "y"], nonces: ["", ""] } },
    frames: [],
  };
  lines.last.enters(revealing);
  await settle();
  lines.last.says({ is: "ok", re: lines.last.one("reveal").id, seq: 4 });
  lines.last.breaks();
  vi.advanceTimersByTime(600);
  lines.last.enters({ ...revealing, epoch: "two" });
  await settle();
  expect(lines.last.heard("reveal")).toHaveLength(1);
});

it("says of which history the question is that a waiting move answers", async () => {
  const match = sat();
  lines.last.breaks();
  const played = match.play("p1", "a");
  const refused = expect(played).rejects.toMatchObject({ message: "outdated" });
  vi.advanceTimersByTime(600);
  lines.last.enters({ epoch: "two" });
  expect(lines.last.one("play")).toMatchObject({ question: 3, epoch: "one" });
  expect(pocket.move).toMatchObject({ epoch: "one" });
  lines.last.says({
    is: "no",
    re: lines.last.one("play").id,
    code: "outdated",
    words: "the tables were set back since",
  });
  await refused;
  lines.last.says({ ...entered, epoch: "two", re: lines.last.one("enter").id }); // it has looked what has happened
  match.undo("p1").catch(() => undefined);
  expect(lines.last.one("undo")).toMatchObject({ epoch: "two" });
  table.request({ is: "agree", number: 3, yes: true }).catch(() => undefined);
  expect(lines.last.one("agree")).toMatchObject({ epoch: "two" });
});

it("asks for everything where something between is missing", async () => {
  const match = sat();
  lines.last.says(news(9, [frame(5, 4, [story(5, "p1", "e")])]));
  expect(lines.last.one("enter").since).toBe(undefined);
  lines.last.says({
    ...news(9, []),
    is: "entered",
    re: lines.last.one("enter").id,
    host: true,
    state,
    epoch: "one",
    frames: [frame(1, 0, [story(1, "p1", "a")])],
  });
  await settle();
  expect(match.scene().stories).toHaveLength(1);
});

it("catches up when the server says that it is ahead and its news does not come", async () => {
  sat();
  lines.last.says({ is: "beat", seq: 5, now: 0, here: ["p1"] });
  expect(table.state?.places.map(({ here }) => here)).toEqual([true, false]);
  expect(lines.last.heard("enter")).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(lines.last.heard("enter")).toHaveLength(2);
  expect(lines.last.one("enter").since).toBe(3);
});

it("does not ask again for news that comes in time", async () => {
  sat();
  lines.last.says({ is: "beat", seq: 4, now: 0, here: ["p1", "p2"] });
  lines.last.says(news(4, []));
  vi.advanceTimersByTime(1000);
  expect(lines.last.heard("enter")).toHaveLength(1);
});

it("shows a move that waits for the line, asks nothing else meanwhile, and sends it", async () => {
  const match = sat();
  lines.last.breaks();
  const played = match.play("p1", "a");
  await settle();
  expect(match.pendingMove).toMatchObject({ texts: ["a"], question: 3 });
  expect(match.scene().situation.asked).toEqual([]);
  expect(pocket.move).toMatchObject({ texts: ["a"] });
  await expect(match.play("p1", "b")).rejects.toBeInstanceOf(Refusal);
  vi.advanceTimersByTime(600);
  lines.last.enters({ frames: [] });
  expect(lines.last.heard("play").map(({ texts }) => texts)).toEqual([["a"]]);
  ok();
  await played;
  expect(match.pendingMove).toBe(null);
  expect(pocket.move).toBe(null);
});

it("is not shown as waiting where the answer comes soon", async () => {
  const match = sat();
  const played = match.play("p1", "a");
  await vi.advanceTimersByTimeAsync(300);
  expect(match.pendingMove).toBe(null);
  await vi.advanceTimersByTimeAsync(100);
  expect(match.pendingMove).not.toBe(null);
  ok();
  await played;
});

it("takes a move back that waits, and asks again", async () => {
  const match = sat();
  lines.last.breaks();
  const played = match.play("p1", "a");
  const refused = expect(played).rejects.toBeInstanceOf(Refusal);
  await settle();
  match.takeBack();
  await refused;
  expect(match.scene().situation.asked).toHaveLength(1);
  vi.advanceTimersByTime(600);
  lines.last.enters({ frames: [] });
  expect(lines.last.heard("play")).toEqual([]);
});

it("asks a move of before a reload again with its id", async () => {
  pocket.move = { id: "old-1", question: 3, epoch: "one", texts: ["a"] };
  const match = sat();
  expect(lines.last.one("play")).toMatchObject({ id: "old-1", question: 3 });
  ok();
  await settle();
  expect(match.lostMove).toBe(null);
  expect(pocket.move).toBe(null);
});

it("says so where a move of before a reload was not made", async () => {
  pocket.move = { id: "old-1", question: 2, epoch: "one", texts: ["a"] };
  const match = sat();
  lines.last.says({ is: "no", re: "old-1", code: "outdated", words: "the question was another" });
  await settle();
  expect(match.lostMove).toBe("outdated");
  expect(lines.last.heard("enter")).toHaveLength(2); // it looks what has happened
});

it("keeps a move in its pocket when the page is left before the answer", async () => {
  const match = sat();
  lines.last.breaks();
  match.play("p1", "a").catch(() => undefined);
  await settle();
  match.close();
  table.close();
  await settle();
  expect(pocket.move).toMatchObject({ texts: ["a"] });
});

it("refuses as the rules do, with their reason", async () => {
  const match = sat();
  const played = match.play("p1", "a");
  lines.last.says({
    is: "no",
    re: lines.last.one("play").id,
    code: "refused",
    words: "",
    because: { key: "refuse.x" },
  });
  await expect(played).rejects.toMatchObject({ because: { key: "refuse.x" } });
});

it("shows frames one after the other, all at once for whoever is in a hurry", async () => {
  const match = sat(400);
  const frames = [1, 2, 3].map((n) => frame(n, n - 1, [story(n, "p2", `m${n}`)]));
  lines.last.says(news(4, frames));
  expect(match.scene().stories).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(400);
  expect(match.scene().stories).toHaveLength(2);
  match.hurry();
  await vi.advanceTimersByTimeAsync(400);
  expect(match.scene().stories).toHaveLength(3);
  const more = [4, 5].map((n) => frame(n, n - 1, [story(n, "p2", `m${n}`)]));
  lines.last.says(news(5, more));
  expect(match.scene().stories).toHaveLength(4);
});

it("shows its nonce by itself when the match begins, after it has kept what the others promised", async () => {
  lines.last.enters({
    state: { ...state, stage: "revealing", dice: { commitment: "c", commits: ["x", "y"], nonces: ["", ""] } },
    frames: [],
  });
  await settle();
  expect(kept).toContainEqual(expect.objectContaining({ promised: { commitment: "c", commits: ["x", "y"] } }));
  expect(lines.last.one("reveal").nonce).toBe("00ff");
});

it("promises while people sit down where it has not", async () => {
  vi.useRealTimers();
  lines.last.enters({
    state: { ...state, stage: "gathering", dice: { commitment: "c", commits: ["", ""], nonces: ["", ""] } },
    frames: [],
  });
  await vi.waitFor(() => lines.last.one("commit"));
  expect(lines.last.one("commit").commit).toMatch(/^[0-9a-f]{64}$/);
  expect(kept).toContainEqual(expect.objectContaining({ nonce: "00ff" }));
});

it("knows the match up to the first secret", () => {
  const stories = [story(1, "p1", "a"), story(2, null, "roll 3"), story(3, "p2", null), story(4, "p1", "d")];
  const record = JSON.parse(
    recordSoFar({ state, shown: { frame: frame(4, 0, []), stories } }, facts, [{ is: "human" }, { is: "bot:casual" }]),
  ) as {
    readonly moves: readonly string[];
  };
  expect(record.moves).toEqual(["p1: a", "roll 3"]);
});
