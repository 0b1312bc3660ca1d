// The phase of a match of this browser. Every change goes through `next`, so an answer that comes late changes nothing.

export type Phase =
  | "resting" // a person is to move, or the match is over
  | "advancing" // chance and bots move
  | "following" // another tab plays; this one shows it
  | "outdated" // the shelf has changed: the record will be read again
  | "reading"
  | "closed";

export type PhaseEvent = "advance" | "rest" | "changed" | "read" | "plays" | "follows" | "close";

const transitions: Readonly<Record<Phase, Partial<Readonly<Record<PhaseEvent, Phase>>>>> = {
  resting: { advance: "advancing", changed: "outdated", close: "closed" },
  advancing: { rest: "resting", changed: "outdated", close: "closed" },
  following: { changed: "outdated", close: "closed" },
  outdated: { read: "reading", close: "closed" },
  reading: { plays: "resting", follows: "following", changed: "outdated", close: "closed" },
  closed: {},
};

// Null: nothing changes by this event.
export const next = (phase: Phase, event: PhaseEvent): Phase | null => transitions[phase][event] ?? null;

// Whether this tab may change the match.
export const plays = (phase: Phase): boolean => phase === "resting" || phase === "advancing";
