// The connection to the server. It reconnects after every break. A command without an answer is sent again with the
// same id, so the server does it once and repeats its first answer. A silent connection is dropped after a few seconds.
import type { Message } from "../situation";
import {
  messageIn,
  protocolVersion,
  type Answer,
  type Code,
  type Command,
  type ToApp,
  type ToAppOf,
  type ToServer,
  type ToServerOf,
} from "./protocol";

export type LinkState = "connecting" | "live" | "catching_up" | "offline" | "outdated";
export type ServerTrouble = "storage" | "draining" | "limit"; // limit: too many commands; entering is tried again

// The part of a WebSocket that is used.
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

// The owner of a connection: enters its table after every (re)connect and gets the messages.
export interface ConnectionListener {
  readonly seq: number;
  enterCommand(): Omit<ToServerOf<"enter">, "is" | "id"> | null; // null if there is no table to enter
  onMessage(message: ToApp): void;
  onRefused(code: Code, words: string): void; // the table could not be entered
  onChange(): void; // link state, trouble or notice changed
}

// A command that the server refused. `because` is the message of the rules, if they refuse.
export class Denied extends Error {
  constructor(
    readonly code: Code | "withdrawn",
    words: string,
    readonly because?: Message,
  ) {
    super(words);
  }
}

type PendingCommand = {
  readonly command: Command;
  readonly done: (answer: Answer) => void;
  readonly failed: (error: Denied) => void;
  sent: boolean; // once sent, the server may have done it
};

const lookEvery = 400; // milliseconds
const longestSilence = 5000; // the server sends a beat every two seconds
const graceAfterSleep = 2500;
const beatEvery = 15_000;
const greetWithin = 8000;
const resendAfter = 2000;
const firstRetry = 500;
const longestRetry = 15_000;

// Ids must not be guessable: anyone who knows the id of a command can ask for its answer.
const freshId = (): string => [...crypto.getRandomValues(new Uint32Array(4))].map((n) => n.toString(36)).join("");

// Commands that are repeated after `limit` without a person: pending moves, and the parts in the dice.
const isAutomatic = ({ is }: Command): boolean => is === "play" || is === "commit" || is === "reveal";

type Without<T> = T extends unknown ? Omit<T, "id"> : never;
export type CommandBody = Without<Command>;

export class Connection {
  linkState: LinkState = "connecting";
  trouble: ServerTrouble | null = null;
  notice = ""; // the notice of the operator
  retryAt = 0; // performance.now() of the next try, while offline
  private wire: Wire | null = null;
  private greeted = false;
  private enteringId = ""; // the id of the pending `enter`
  private readonly pending = new Map<string, PendingCommand>();
  private tries = 0;
  private limitedTries = 0; // consecutive answers `limit` to `enter`
  private heardAt = 0; // performance.now()
  private toldAt = 0;
  private closed = false;
  private readonly session = freshId();
  private count = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private greeting: ReturnType<typeof setTimeout> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;
  private readonly silenceCheck: ReturnType<typeof setInterval>;
  private readonly unlisten: () => void;

  constructor(
    private readonly open: () => Wire,
    private readonly app: string,
    private readonly listener: ConnectionListener,
  ) {
    this.silenceCheck = setInterval(() => this.checkSilence(), lookEvery);
    this.unlisten = this.listen();
    this.connect();
  }

  // Resolves with the answer, over any number of reconnects; rejects with Denied. An id from before a reload repeats
  // that command.
  request(body: CommandBody, id = this.freshId()): Promise<Answer> {
    const command = { ...body, id } as Command;
    return new Promise((done, failed) => {
      const asked: PendingCommand = { command, done, failed, sent: false };
      this.pending.set(id, asked);
      if (this.linkState === "live") this.sendCommand(asked);
    });
  }

  freshId(): string {
    return `${this.session}-${++this.count}`;
  }

  // Gives a pending command up. False if it was sent already: the server may have done it.
  withdraw(id: string): boolean {
    const asked = this.pending.get(id);
    this.pending.delete(id);
    asked?.failed(new Denied("withdrawn", "withdrawn"));
    return asked?.sent === false;
  }

  // Enters the table again, for missing news or another seat.
  catchUp(): void {
    if (this.greeted) this.enter();
  }

  // Tries to connect now.
  tryNow(): void {
    if (this.closed || this.linkState === "outdated") return;
    if (this.wire === null) this.connect();
    else this.heardAt = Math.max(this.heardAt, performance.now() - longestSilence + graceAfterSleep);
  }

  close(): void {
    this.closed = true;
    this.unlisten();
    clearInterval(this.silenceCheck);
    for (const timer of [this.retry, this.greeting, this.again]) clearTimeout(timer);
    this.drop();
    for (const { failed } of this.pending.values()) failed(new Denied("withdrawn", "the page was left"));
    this.pending.clear();
  }

  // ---- Connecting ----

  private connect(): void {
    clearTimeout(this.retry);
    const wire = this.open();
    this.wire = wire;
    this.setLinkState("connecting");
    const mine = (act: () => void) => () => void (this.wire === wire && act());
    wire.onopen = mine(() => this.send({ is: "hello", v: protocolVersion, app: this.app }));
    wire.onclose = mine(() => this.lost());
    wire.onmessage = ({ data }) => void (this.wire === wire && this.receive(data));
    clearTimeout(this.greeting);
    this.greeting = setTimeout(() => !this.greeted && this.lost(), greetWithin);
  }

  private drop(): void {
    const wire = this.wire;
    this.wire = null;
    this.greeted = false;
    this.enteringId = "";
    clearTimeout(this.greeting);
    wire?.close();
  }

  private lost(): void {
    this.drop();
    if (this.closed || this.linkState === "outdated") return;
    const wait = Math.min(longestRetry, firstRetry * 2 ** this.tries) * (0.5 + Math.random() / 2); // spread over time: not all clients at once
    this.tries += 1;
    this.retryAt = performance.now() + wait;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), wait);
    this.setLinkState("offline");
  }

  private setLinkState(state: LinkState): void {
    this.linkState = state;
    this.listener.onChange();
  }

  // Checks the connection when the device wakes up or has a network again.
  private listen(): () => void {
    const awake = () => document.visibilityState === "visible" && this.tryNow();
    const online = () => this.tryNow();
    const offline = () => this.wire && this.lost();
    document.addEventListener("visibilitychange", awake);
    addEventListener("online", online);
    addEventListener("offline", offline);
    return () => {
      document.removeEventListener("visibilitychange", awake);
      removeEventListener("online", online);
      removeEventListener("offline", offline);
    };
  }

  // Drops a silent connection, even if the browser reports it as open.
  private checkSilence(): void {
    if (!this.greeted) return;
    const now = performance.now();
    if (now - this.heardAt > longestSilence) this.lost();
    else if (now - this.toldAt > beatEvery) this.send({ is: "beat", seq: this.listener.seq });
  }

  // ---- Messages ----

  private send(message: ToServer): void {
    this.toldAt = performance.now();
    this.wire?.send(JSON.stringify(message));
  }

  private sendCommand(asked: PendingCommand): void {
    asked.sent = true;
    this.send(asked.command);
  }

  private receive(data: unknown): void {
    const message = messageIn(data);
    if (!message) return;
    this.heardAt = performance.now();
    if (message.is === "welcome") {
      this.greeted = true;
      this.tries = 0;
      this.notice = message.notice ?? "";
      this.trouble = null; // the server repeats what still holds
      this.enter();
    } else if (message.is === "outdated") {
      this.setLinkState("outdated");
      this.drop();
    } else if (message.is === "trouble") {
      this.trouble = message.what === "none" ? null : message.what;
      if (!this.trouble) this.resend();
      this.listener.onChange();
    } else if (message.is === "no") {
      this.refused(message);
    } else {
      this.listener.onMessage(message);
      if ("re" in message) this.answered(message);
      if (message.is === "entered") this.arrive();
    }
  }

  private answered(answer: Answer): void {
    const asked = this.pending.get(answer.re);
    this.pending.delete(answer.re);
    asked?.done(answer);
  }

  private enter(): void {
    const body = this.listener.enterCommand();
    if (!body) {
      this.arrive();
      return;
    }
    this.enteringId = this.freshId();
    this.setLinkState("catching_up");
    this.send({ is: "enter", id: this.enteringId, ...body });
  }

  private arrive(): void {
    this.enteringId = "";
    this.limitedTries = 0;
    if (this.trouble === "limit") this.trouble = null;
    this.setLinkState("live");
    this.resend();
  }

  // Commands stay pending while the server can't store, and after `limit` if they are automatic. Every other refusal is
  // final.
  private refused({ re = "", code, words, because }: ToAppOf<"no">): void {
    const asked = this.pending.get(re);
    const entering = re !== "" && re === this.enteringId;
    if (code === "storage" || code === "draining") {
      this.trouble = code;
      this.resendLater(resendAfter);
      this.listener.onChange();
    } else if (code === "limit" && entering) {
      this.trouble = code;
      this.resendLater(Math.min(longestRetry, resendAfter * 2 ** this.limitedTries++) * (0.75 + Math.random() / 2));
      this.listener.onChange();
    } else if (code === "limit" && asked && isAutomatic(asked.command)) {
      this.resendLater(resendAfter);
    } else if (entering) {
      this.enteringId = "";
      this.listener.onRefused(code, words);
    } else {
      this.pending.delete(re);
      asked?.failed(new Denied(code, words, because as Message | undefined));
    }
  }

  private resendLater(wait: number): void {
    clearTimeout(this.again);
    this.again = setTimeout(() => (this.enteringId ? this.enter() : this.resend()), wait);
  }

  private resend(): void {
    if (this.linkState === "live") for (const asked of this.pending.values()) this.sendCommand(asked);
  }
}
