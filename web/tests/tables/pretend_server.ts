// A server of one table, controlled by the tests. It stores nothing but sends the messages of the real one. It is used
// for the looks of pages and for errors; the real server is in tests/app/tables.test.ts.
import type { BrowserContext, WebSocketRoute } from "playwright-core";
import type { Engine } from "../../../src/wasm/engine.mjs";
import {
  messageIn,
  type Answer,
  type TableKey,
  type ChatLine,
  type TableSeat,
  type SeatTime,
  type TableState,
  type TableSummary,
  type ToApp,
  type ToAppOf,
  type ToServer,
  type ToServerOf,
} from "../../src/match/remote/protocol";
import { seatNames, type Facts, type Frame, type SeatName, type Situation } from "../../src/match/situation";

type Session = { readonly wire: WebSocketRoute; seat: SeatName | null; sits: boolean };

const seatOf = (secret: string): SeatName | null => seatNames.find((seat) => secret === `secret-of-${seat}`) ?? null;

export class PretendServer {
  state: TableState | null = null;
  seq = 1;
  lines: ChatLine[] = [];
  times: SeatTime[] = [];
  deaf = false; // says and hears nothing
  turnedAway = 0; // calls while it was deaf
  refuses: ToApp | null = null; // what the next command is answered
  otherVersion = false; // made the table
  reach: Omit<ToAppOf<"reach">, "is" | "re"> | null = null; // what the host is told; null: nothing
  reachAsked = 0;
  enters: Partial<TableSeat> = {}; // what who enters is told besides of those who are away
  private readonly sessions = new Set<Session>();

  constructor(
    private readonly engine: Engine,
    readonly facts: Facts,
  ) {}

  async serve(context: BrowserContext): Promise<void> {
    await context.routeWebSocket(/\/play$/, (wire) => {
      if (this.deaf) {
        this.turnedAway += 1;
        return void wire.close();
      }
      const session: Session = { wire, seat: null, sits: false };
      this.sessions.add(session);
      wire.onMessage((data) => !this.deaf && this.hear(session, JSON.parse(String(data)) as ToServer));
      wire.onClose(() => this.sessions.delete(session));
    });
  }

  // Closes all connections.
  async cut(): Promise<void> {
    this.deaf = true;
    for (const { wire } of this.sessions) await wire.close();
    this.sessions.clear();
  }

  change(part: Partial<TableState>): void {
    if (!this.state) throw new Error("there is no table");
    this.state = { ...this.state, ...part };
    this.publish();
  }

  place(seat: SeatName, part: Partial<TableSeat>): void {
    this.change({ places: (this.state?.places ?? []).map((one) => (one.seat === seat ? { ...one, ...part } : one)) });
  }

  say(seat: SeatName, text: string): void {
    this.lines.push({ number: this.seq + 1, seat, name: this.nameOf(seat), text, at: 0 });
    this.publish();
  }

  // A table that has come so far, without anybody's help.
  set(names: readonly string[], part: Partial<TableState> = {}): void {
    const places = names.map((name, i): TableSeat => {
      const seat = seatNames[i] ?? "p1";
      return name.startsWith("bot:") || name === "open"
        ? { seat, is: name, here: false }
        : { seat, is: "person", name, here: true };
    });
    this.state = {
      id: "abcdefghijkl",
      stage: "gathering",
      game: this.facts.id,
      options: {},
      places,
      watching: 0,
      host: "p1",
      clock: { kind: "none" },
      undo: "free",
      ...part,
    };
  }

  start(): void {
    const seats = (this.state?.places ?? []).map(({ is }) => ({ is: is.startsWith("bot:") ? is : "human" }));
    this.engine.ask(
      "open",
      JSON.stringify({
        sounder: 2,
        game: this.facts.id,
        rules: this.facts.rules,
        seats,
        dice: { kind: "seeded", seed: 5 },
        moves: [],
      }),
      1,
    );
    this.goOn();
    this.change({ stage: "playing" });
  }

  // Bots make this number of moves.
  play(moves: number): void {
    for (let i = 0; i < moves && this.situation("").turn !== "over"; ++i) this.step();
    this.publish();
  }

  situation(eyes: SeatName | ""): Situation {
    return this.engine.ask("situation", eyes, eyes, -1) as Situation;
  }

  private nameOf(seat: SeatName): string {
    return this.state?.places.find((one) => one.seat === seat)?.name ?? "";
  }

  // One decision: of a bot where one is asked.
  private step(): void {
    const { seats } = this.situation("");
    const seat = seats.find((one) => this.isBot(one)) ?? seats[0] ?? "p1";
    const { move } = this.engine.ask("choose", seat, "casual", 1, "[]") as { readonly move: string };
    this.engine.ask("play", seat, move);
    this.goOn();
  }

  private goOn(): void {
    for (;;) {
      const { turn, seats } = this.situation("");
      if (turn === "chance") this.engine.ask("draw");
      else if (turn === "decide" && seats.some((seat) => this.isBot(seat))) this.step();
      else return;
    }
  }

  private isBot(seat: SeatName): boolean {
    return this.state?.places.find((one) => one.seat === seat)?.is.startsWith("bot:") ?? false;
  }

  private frames(eyes: SeatName | null): readonly Frame[] {
    if (!["playing", "over", "ended"].includes(this.state?.stage ?? "")) return [];
    const { stories } = this.engine.ask("stories", eyes ?? "", 0) as Pick<Frame, "stories">;
    return [
      { situation: this.situation(eyes ?? ""), eyes, hand_over: null, thinking: null, kept: 0, stories, said: [] },
    ];
  }

  private publish(): void {
    this.seq += 1;
    for (const session of this.sessions) if (session.sits) this.tell(session, { is: "news", ...this.sight(session) });
  }

  private sight(session: Session) {
    if (!this.state) throw new Error("there is no table");
    const frames = this.frames(session.seat);
    const asked = session.seat && frames[0]?.situation.asked.length;
    const over = frames[0]?.situation.turn === "over";
    if (over) this.state = { ...this.state, stage: "over" };
    const seen = { seq: this.seq, now: 0, state: this.state, times: this.times, lines: this.lines, frames };
    return { ...seen, ...(session.seat && { seat: session.seat }), ...(asked && { question: this.seq }) };
  }

  private tell(session: Session, message: ToApp): void {
    const text = JSON.stringify(message);
    if (!messageIn(text)) throw new Error(`no such message: ${text}`);
    session.wire.send(text);
  }

  private hear(session: Session, message: ToServer): void {
    const answer = this.answer(session, message);
    if (answer) this.tell(session, answer);
    if (answer?.is === "ok") this.publish();
  }

  private answer(session: Session, message: ToServer): ToApp | null {
    if (message.is === "hello") return { is: "welcome", v: 2, build: "pretended", now: 0 };
    if (!("id" in message)) return null;
    const re = message.id;
    if (message.is === "enter") return this.enter(session, message);
    if (this.refuses) {
      const no = { ...this.refuses, re } as Answer;
      this.refuses = null;
      return no;
    }
    if (message.is === "make" || message.is === "join") return this.sit(session, message);
    if (message.is === "look")
      return { is: "tables", re, tables: message.tables.map((key, i) => this.summary(key, i === 1)) };
    if (message.is === "code") return { is: "code", re, code: "ABCD2345", until: 0 };
    if (message.is === "reach") {
      this.reachAsked += 1;
      return this.reach && session.seat === this.state?.host
        ? { is: "reach", re, ...this.reach }
        : { is: "no", re, code: "not_yours", words: "only a host on the server's own machine is told" };
    }
    if (message.is === "record")
      return {
        is: "record",
        re,
        record: JSON.parse((this.engine.ask("record") as { readonly record: string }).record),
      };
    this.act(session, message);
    return { is: "ok", re, seq: this.seq };
  }

  private summary({ table, secret }: TableKey, asked: boolean): TableSummary {
    if (this.otherVersion) return { table, names: [], other_version: true };
    const seat = seatOf(secret);
    if (!seat) return { table, names: [] };
    const { stage = "gathering", places = [] } = this.state ?? {};
    const names = places.map(({ is, name }) => name ?? is);
    return { table, stage, game: this.facts.id, seat, names, moves: 12, asked, changed: 1_700_000_000_000 };
  }

  private enter(session: Session, { id: re, secret }: ToServerOf<"enter">): ToApp {
    if (this.otherVersion) return { is: "no", re, code: "other_version", words: "another version has made it" };
    if (!this.state) return { is: "no", re, code: "unknown", words: "no such table" };
    session.seat = seatOf(secret ?? "");
    if (secret && !session.seat) return { is: "no", re, code: "not_yours", words: "that secret is of no seat here" };
    session.sits = true;
    return {
      is: "entered",
      re,
      host: session.seat === "p1",
      ...this.sight(session),
      state: {
        ...this.state,
        places: this.state.places.map((one) => (one.is !== "person" || one.here ? one : { ...one, ...this.enters })),
      },
      epoch: "pretended",
    };
  }

  private sit(session: Session, message: ToServerOf<"make" | "join">): ToApp {
    const re = message.id;
    if (message.is === "make") {
      const names = message.seats.map((as) => (as === "me" ? message.name : as));
      this.set(names, {
        clock: message.clock,
        undo: message.undo,
        ...(message.options !== undefined && { options: message.options }),
      });
    }
    const seat = message.is === "make" ? "p1" : this.state?.places.find(({ is }) => is === "open")?.seat;
    if (!seat) return { is: "no", re, code: "full", words: "no seat" };
    this.tell(session, {
      is: "seated",
      re,
      table: "abcdefghijkl",
      seat,
      secret: `secret-of-${seat}`,
      host: seat === "p1",
    });
    if (message.is === "join") this.place(seat, { is: "person", name: message.name, here: true });
    return { is: "beat", seq: this.seq, now: 0, here: [] };
  }

  private arrange(order: readonly SeatName[]): void {
    if (!this.state) return;
    const moved = (seat: SeatName): SeatName => seatNames[order.indexOf(seat)] ?? seat;
    const places = this.state.places.map((place) => ({ ...place, seat: moved(place.seat) }));
    places.sort((a, b) => a.seat.localeCompare(b.seat));
    this.state = { ...this.state, places, host: moved(this.state.host ?? "p1") };
    for (const session of this.sessions) if (session.seat) session.seat = moved(session.seat);
  }

  private act(session: Session, message: ToServer): void {
    if (!this.state || !session.seat) return;
    if (message.is === "start") this.start();
    else if (message.is === "arrange") this.arrange(message.order);
    else if (message.is === "host") this.state = { ...this.state, host: message.seat };
    else if (message.is === "place") this.place(message.seat, { is: message.as });
    else if (message.is === "play") {
      this.engine.ask("play", session.seat, message.texts.join("\n"));
      this.goOn();
    } else if (message.is === "say" || message.is === "react") {
      const { reaction, sign } = message.is === "react" ? message : {};
      const said =
        message.is === "say" ? { text: message.text } : { ...(reaction && { reaction }), ...(sign && { sign }) };
      this.lines.push({ number: this.seq + 1, seat: session.seat, name: this.nameOf(session.seat), at: 0, ...said });
    } else if (message.is === "propose") {
      const waits = this.state.places
        .filter(({ seat, is }) => is === "person" && seat !== session.seat && seat !== message.seat)
        .map(({ seat }) => seat);
      this.state = {
        ...this.state,
        proposal: {
          number: this.seq,
          kind: message.kind,
          by: session.seat,
          waits,
          ...(message.seat && { seat: message.seat }),
          ...(message.draw && { draw: true }),
        },
      };
    } else if (message.is === "agree") {
      const { proposal, ...rest } = this.state;
      this.state = rest;
      if (message.yes && proposal?.seat) this.place(proposal.seat, { by: "bot:casual" });
    } else if (message.is === "rematch") this.state = { ...this.state, next: "mnopqrstuvwx", next_by: session.seat };
  }
}
