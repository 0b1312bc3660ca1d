// The line to the server, which may break at any time and is taken up again by itself. What was asked and not answered is sent again
// with the same id, so the server does it once and answers what it answered first. A line that is silent is given up after a few seconds.
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
export type ServerTrouble = "storage" | "draining" | "limit"; // limit: at the door, which is tried again

// As much of a WebSocket as is needed.
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

// Whoever has the line: how to come to the table (again), and who hears what comes.
export interface ConnectionListener {
  readonly seq: number;
  enterCommand(): Omit<ToServerOf<"enter">, "is" | "id"> | null; // null: at no table
  onMessage(message: ToApp): void;
  onRefused(code: Code, words: string): void; // at the door
  onChange(): void; // how the line stands
}

// What the server did not do; `because` where the rules refuse.
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
  sent: boolean; // over some line: it may have been done
};

const lookEvery = 400; // milliseconds
const longestSilence = 5000; // the server lets everybody hear of it every two seconds
const graceAfterSleep = 2500;
const beatEvery = 15_000;
const greetWithin = 8000;
const resendAfter = 2000;
const firstRetry = 500;
const longestRetry = 15_000;

// Nobody may guess it: whoever knows the id of a command can ask for its answer.
const freshId = (): string => [...crypto.getRandomValues(new Uint32Array(4))].map((n) => n.toString(36)).join("");

// A move that waited for the line, and the shares of the dice: nobody is there to ask for them once more.
const isAutomatic = ({ is }: Command): boolean => is === "play" || is === "commit" || is === "reveal";

type Without<T> = T extends unknown ? Omit<T, "id"> : never;
export type CommandBody = Without<Command>;

export class Connection {
  linkState: LinkState = "connecting";
  trouble: ServerTrouble | null = null;
  notice = ""; // what the host of the server tells everybody
  retryAt = 0; // performance.now() of the next try, while offline
  private wire: Wire | null = null;
  private greeted = false;
  private enteringId = ""; // the id of that command
  private readonly pending = new Map<string, PendingCommand>();
  private tries = 0;
  private limitedTries = 0; // how often the door was shut for now, one time after the other
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

  // The answer, however long it takes and however often the line breaks meanwhile; or why not. An id from before a reload: what was asked
  // then is asked again.
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

  // What waits is not wanted any more. False: it was sent already, so it may have been done all the same.
  withdraw(id: string): boolean {
    const asked = this.pending.get(id);
    this.pending.delete(id);
    asked?.failed(new Denied("withdrawn", "withdrawn"));
    return asked?.sent === false;
  }

  // Comes to the table again: it has moved on, or one has another seat there.
  catchUp(): void {
    if (this.greeted) this.enter();
  }

  // Does not wait for the next try.
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

  // ---- The line ----

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
    const wait = Math.min(longestRetry, firstRetry * 2 ** this.tries) * (0.5 + Math.random() / 2); // not all guests at once
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

  // The device has slept, or has a network again: is the line still one?
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

  // Silence is a broken line, whatever the browser thinks of it.
  private checkSilence(): void {
    if (!this.greeted) return;
    const now = performance.now();
    if (now - this.heardAt > longestSilence) this.lost();
    else if (now - this.toldAt > beatEvery) this.send({ is: "beat", seq: this.listener.seq });
  }

  // ---- What is said ----

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
      this.trouble = null; // of before: what still is comes after the welcome
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

  // Where the server can't store now, or where it was too much at once, what was asked waits; all else is an answer.
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
