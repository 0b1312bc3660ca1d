// The phases of a match of this browser.
import { describe, expect, it } from "vitest";
import { next, plays, type Phase, type PhaseEvent } from "../../src/match/phase";

const after = (phase: Phase, ...events: readonly PhaseEvent[]): Phase =>
  events.reduce((now, event) => next(now, event) ?? now, phase);

describe("a match of this browser", () => {
  it("rests, lets chance and bots move, and rests again", () => {
    expect(after("resting", "advance")).toBe("advancing");
    expect(after("resting", "advance", "rest")).toBe("resting");
    expect(next("advancing", "advance"), "one loop at a time").toBeNull();
  });
  it("is played by one tab only", () => {
    for (const phase of ["following", "outdated", "reading", "closed"] as const) {
      expect(plays(phase), phase).toBe(false);
      expect(next(phase, "advance"), phase).toBeNull();
    }
  });
  it("is read again once for every change, also for one that comes while it is read", () => {
    expect(next("outdated", "changed")).toBeNull();
    expect(after("advancing", "changed", "read", "plays")).toBe("resting");
    expect(after("resting", "changed", "read", "changed", "plays")).toBe("outdated");
    expect(after("following", "changed", "read", "follows")).toBe("following");
  });
  it("stays closed", () => {
    const events: readonly PhaseEvent[] = ["advance", "rest", "changed", "read", "plays", "follows", "close"];
    expect(after("advancing", "close", ...events)).toBe("closed");
  });
});
