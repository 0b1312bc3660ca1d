// A connection controlled by the tests: messages of the app can be read, dropped, answered late or twice.
import { vi } from "vitest";
import type { Wire } from "../../src/match/remote/connection";
import type { TableState, ToApp, ToAppOf, ToServer, ToServerOf } from "../../src/match/remote/protocol";
import type { Frame, SeatName, Story } from "../../src/match/situation";

export class FakeWire implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  readonly sent: ToServer[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }

  close(): void {
    this.closed = true;
  }

  says(message: ToApp): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks(): void {
    this.onclose?.();
  }

  // Everything of that kind that was sent.
  heard<K extends ToServer["is"]>(kind: K): readonly ToServerOf<K>[] {
    return this.sent.filter((one): one is ToServerOf<K> => one.is === kind);
  }

  one<K extends ToServer["is"]>(kind: K): ToServerOf<K> {
    const found = this.heard(kind).at(-1);
    if (!found) throw new Error(`no ${kind} was sent: ${JSON.stringify(this.sent)}`);
    return found;
  }

  greets(): void {
    this.onopen?.();
    this.says({ is: "welcome", v: 2, build: "test", now: 0 });
  }

  enters(news: Partial<ToAppOf<"entered">> = {}): void {
    this.greets();
    this.says({ ...entered, re: this.one("enter").id, ...news });
  }
}

export class Lines {
  readonly wires: FakeWire[] = [];
  readonly open = (): FakeWire => {
    const wire = new FakeWire();
    this.wires.push(wire);
    return wire;
  };

  get last(): FakeWire {
    const wire = this.wires.at(-1);
    if (!wire) throw new Error("nobody has called");
    return wire;
  }
}

export const state: TableState = {
  id: "abc",
  stage: "playing",
  game: "bite-the-pumpkin",
  options: {},
  places: [
    { seat: "p1", is: "person", name: "Ada", here: true },
    { seat: "p2", is: "person", name: "Bo", here: true },
  ],
  watching: 0,
  clock: { kind: "none" },
  undo: "free",
};

export const story = (number: number, seat: SeatName | null, text: string | null): Story => ({
  number,
  seat,
  move: text === null ? null : { key: "move.x", text },
  told: [],
});

export const frame = (at: number, kept: number, stories: readonly Story[], asked: SeatName | null = null): Frame => ({
  situation: {
    game: "bite-the-pumpkin",
    at,
    of: at,
    turn: "decide",
    seats: ["p1"],
    asked: asked
      ? [{ seat: asked, says: { key: "ask.x" }, moves: [{ key: "move.x", text: "a" }], secret_from: [] }]
      : [],
    view: { at },
    undo: [],
    practice: false,
    result: null,
  },
  eyes: "p1",
  hand_over: null,
  thinking: null,
  kept,
  stories,
  said: [],
});

export const entered: ToAppOf<"entered"> = {
  is: "entered",
  re: "",
  seq: 3,
  now: 0,
  seat: "p1",
  host: true,
  state,
  times: [],
  lines: [],
  frames: [frame(0, 0, [], "p1")],
  question: 3,
  epoch: "one",
};

export const news = (seq: number, frames: readonly Frame[], question?: number): ToAppOf<"news"> => ({
  is: "news",
  seq,
  now: 0,
  times: [],
  lines: [],
  frames,
  ...(question !== undefined && { question }),
});

// The browser events that a connection listens to.
export function pretendBrowser(): EventTarget {
  const window = new EventTarget();
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible", hidden: false }));
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
  return window;
}
