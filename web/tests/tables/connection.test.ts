// The connection to the server when it breaks, is silent, or answers late or twice.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Connection, Denied, type ConnectionListener } from "../../src/match/remote/connection";
import type { ToApp } from "../../src/match/remote/protocol";
import { entered, Lines, news, pretendBrowser } from "./fake_line";

let window: EventTarget;
let lines: Lines;
let heard: ToApp[];
let listener: ConnectionListener & { seq: number };
let line: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  window = pretendBrowser();
  lines = new Lines();
  heard = [];
  listener = {
    seq: 0,
    enterCommand: () => ({ table: "abc", secret: "s", ...(listener.seq > 0 && { since: listener.seq }) }),
    onMessage: (message) => void heard.push(message),
    onRefused: (code) => void heard.push({ is: "no", code, words: "" }),
    onChange: () => undefined,
  };
  line = new Connection(lines.open, "build", listener);
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const playing = { is: "play", question: 3, texts: ["a"] } as const;
const ok = (re: string): ToApp => ({ is: "ok", re, seq: 4 });

it("says hello, enters, and is live", () => {
  expect(line.linkState).toBe("connecting");
  lines.last.onopen?.();
  expect(lines.last.sent).toEqual([{ is: "hello", v: 2, app: "build" }]);
  lines.last.says({ is: "welcome", v: 2, build: "test", now: 0, notice: "Hello all" });
  expect(line.notice).toBe("Hello all");
  expect(line.linkState).toBe("catching_up");
  lines.last.enters();
  expect(line.linkState).toBe("live");
});

it("sends what was not answered again with the same id, in order, and takes the first answer", async () => {
  lines.last.enters();
  const first = line.request(playing);
  const second = line.request({ is: "say", text: "hi" });
  const ids = [lines.last.one("play").id, lines.last.one("say").id];
  lines.last.breaks();
  expect(line.linkState).toBe("offline");
  vi.advanceTimersByTime(600);
  lines.last.enters();
  expect(lines.wires).toHaveLength(2);
  expect(lines.last.sent.slice(-2)).toEqual([
    { ...playing, id: ids[0] },
    { is: "say", text: "hi", id: ids[1] },
  ]);
  lines.last.says(ok(ids[1] ?? "")); // out of order, and twice
  lines.last.says(ok(ids[1] ?? ""));
  lines.last.says(ok(ids[0] ?? ""));
  await expect(Promise.all([first, second])).resolves.toHaveLength(2);
  lines.last.breaks();
  vi.advanceTimersByTime(600);
  lines.last.enters();
  expect(lines.last.heard("play")).toEqual([]); // what is answered is not asked again
});

it("keeps what is asked while there is no line until there is one", async () => {
  lines.last.enters();
  lines.last.breaks();
  const answered = line.request(playing);
  vi.advanceTimersByTime(600);
  lines.last.greets();
  expect(lines.last.heard("play")).toEqual([]); // not before the table is entered
  lines.last.enters();
  lines.last.says(ok(lines.last.one("play").id));
  await answered;
});

it("says whether what is withdrawn may have been done", async () => {
  lines.last.enters();
  const sent = line.request(playing, "one");
  lines.last.breaks();
  const unsent = line.request(playing, "two");
  expect(line.withdraw("one")).toBe(false);
  expect(line.withdraw("two")).toBe(true);
  await expect(sent).rejects.toMatchObject({ code: "withdrawn" });
  await expect(unsent).rejects.toBeInstanceOf(Denied);
  vi.advanceTimersByTime(600);
  lines.last.enters();
  expect(lines.last.heard("play")).toEqual([]);
});

it("gives up a line that is silent for longer than a beat takes, and comes back from where it was", () => {
  lines.last.enters();
  listener.seq = 7;
  const quiet = lines.last;
  vi.advanceTimersByTime(4500);
  expect(line.linkState).toBe("live");
  vi.advanceTimersByTime(800);
  expect(quiet.closed).toBe(true);
  expect(line.linkState).toBe("offline");
  vi.advanceTimersByTime(600);
  lines.last.greets();
  expect(lines.last.one("enter").since).toBe(7);
  quiet.says(news(99, [])); // from a connection that was dropped
  expect(heard.filter(({ is }) => is === "news")).toEqual([]);
});

it("keeps a line that answers", () => {
  lines.last.enters();
  for (let i = 0; i < 20; ++i) {
    vi.advanceTimersByTime(5000);
    lines.last.says({ is: "beat", seq: 3, now: 0, here: [] });
  }
  expect(lines.wires).toHaveLength(1);
  expect(lines.last.heard("beat").length).toBeGreaterThan(2);
  expect(line.linkState).toBe("live");
});

it("waits longer and longer between tries, never at the same moment as everybody, and not at all when the network is back", () => {
  const times: number[] = [];
  for (let i = 0; i < 8; ++i) {
    const before = performance.now();
    lines.last.breaks();
    times.push(line.retryAt - before);
    vi.advanceTimersByTime(15_000);
  }
  expect(Math.max(...times)).toBeLessThanOrEqual(15_000);
  expect(times[0]).toBeLessThanOrEqual(500);
  expect(times.at(-1)).toBeGreaterThanOrEqual(7500);
  lines.last.breaks();
  const before = lines.wires.length;
  window.dispatchEvent(new Event("online"));
  expect(lines.wires).toHaveLength(before + 1);
});

it("waits a moment for a word when the page is looked at again, and gives the line up where none comes", () => {
  lines.last.enters();
  const asleep = performance.now() + 3_600_000;
  vi.spyOn(performance, "now").mockImplementation(() => asleep + (Date.now() - woken));
  const woken = Date.now();
  document.dispatchEvent(new Event("visibilitychange"));
  vi.advanceTimersByTime(2400);
  expect(line.linkState).toBe("live");
  vi.advanceTimersByTime(800);
  expect(lines.wires[0]?.closed).toBe(true);
  vi.restoreAllMocks();
});

it("says no as the server does", async () => {
  lines.last.enters();
  const answered = line.request(playing);
  lines.last.says({
    is: "no",
    re: lines.last.one("play").id,
    code: "refused",
    words: "no",
    because: { key: "refuse.over" },
  });
  await expect(answered).rejects.toMatchObject({ code: "refused", because: { key: "refuse.over" } });
});

it("waits where the server can't store, and asks again", async () => {
  lines.last.enters();
  const answered = line.request(playing);
  const { id } = lines.last.one("play");
  lines.last.says({ is: "no", re: id, code: "storage", words: "disk full" });
  expect(line.trouble).toBe("storage");
  vi.advanceTimersByTime(1999);
  lines.last.says({ is: "beat", seq: 3, now: 0, here: [] });
  vi.advanceTimersByTime(1);
  expect(lines.last.heard("play").map((one) => one.id)).toEqual([id, id]);
  lines.last.says({ is: "trouble", what: "none" });
  expect(line.trouble).toBe(null);
  lines.last.says(ok(id));
  await answered;
});

it("forgets the trouble of before when the server is back", () => {
  lines.last.enters();
  lines.last.says({ is: "trouble", what: "draining" });
  expect(line.trouble).toBe("draining");
  lines.last.breaks();
  vi.advanceTimersByTime(600);
  lines.last.enters();
  expect(line.trouble).toBe(null);
  lines.last.breaks();
  vi.advanceTimersByTime(600);
  lines.last.greets();
  lines.last.says({ is: "trouble", what: "draining" }); // it is told again where it still is so
  expect(line.trouble).toBe("draining");
});

it("tries the door again where it was too much at once, and sends what waits then", async () => {
  lines.last.enters();
  lines.last.breaks();
  const answered = line.request(playing);
  vi.advanceTimersByTime(600);
  lines.last.greets();
  const limit = () => lines.last.says({ is: "no", re: lines.last.one("enter").id, code: "limit", words: "too much" });
  limit();
  expect(heard.filter(({ is }) => is === "no")).toEqual([]); // the table is not closed to anybody
  expect(line.trouble).toBe("limit");
  const waits: number[] = [];
  for (let times = 2; times < 6; ++times) {
    const before = Date.now();
    while (lines.last.heard("enter").length < times) {
      vi.advanceTimersByTime(100);
      lines.last.says({ is: "beat", seq: 3, now: 0, here: [] });
    }
    waits.push(Date.now() - before);
    if (times < 5) limit();
  }
  expect(waits.at(-1)).toBeGreaterThan(2 * (waits[0] ?? 0)); // and not ever faster
  lines.last.says({ ...entered, re: lines.last.one("enter").id });
  expect(line.linkState).toBe("live");
  expect(line.trouble).toBe(null);
  lines.last.says(ok(lines.last.one("play").id));
  await answered;
});

it("sends a move again that came with too many others, and refuses what a person asked for", async () => {
  lines.last.enters();
  const played = line.request(playing);
  const said = line.request({ is: "say", text: "hi" });
  const { id } = lines.last.one("play");
  lines.last.says({ is: "no", re: id, code: "limit", words: "too much" });
  lines.last.says({ is: "no", re: lines.last.one("say").id, code: "limit", words: "too much" });
  await expect(said).rejects.toMatchObject({ code: "limit" });
  vi.advanceTimersByTime(2000);
  expect(lines.last.heard("play").map((one) => one.id)).toEqual([id, id]);
  lines.last.says(ok(id));
  await played;
});

it("stops trying where the app is too old", () => {
  lines.last.onopen?.();
  lines.last.says({ is: "outdated", v: 2, build: "new" });
  vi.advanceTimersByTime(60_000);
  expect(line.linkState).toBe("outdated");
  expect(lines.wires).toHaveLength(1);
});

it("does not stumble over what it can't read", () => {
  lines.last.enters();
  for (const data of ["", "{", "null", "[]", '{"is":7}', "{}"]) lines.last.onmessage?.({ data });
  expect(line.linkState).toBe("live");
});

it("is told at the door", () => {
  lines.last.greets();
  lines.last.says({ is: "no", re: lines.last.one("enter").id, code: "unknown", words: "no such table" });
  expect(heard).toEqual([{ is: "no", code: "unknown", words: "" }]);
});
