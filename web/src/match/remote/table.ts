// A table among friends as this session sees it: state, chat, clocks and frames, kept up to date by its Connection.
// RemoteMatch shows the match.
import type { Frame, SeatName, Story } from "../situation";
import { keepTable, type MyTable } from "../my_tables";
import { Connection, type ConnectionListener, type Wire, type CommandBody } from "./connection";
import { commitOf, freshNonce } from "./nonce";
import type { Answer, Code, ChatLine, SeatTime, TableState, ToApp, ToAppOf } from "./protocol";

// A frame with all stories so far.
export type ShownFrame = { readonly frame: Frame; readonly stories: readonly Story[] };

export type ClockReading = { readonly at: number; readonly times: readonly SeatTime[] }; // `at`: performance.now() when the times were right

type Known = Partial<MyTable> & Pick<MyTable, "table">;
type Means = {
  readonly keep?: (part: Known) => Promise<void>;
  readonly now?: () => number; // milliseconds
  readonly watcher?: string; // the name under which this person watches
};
type Watcher = (news: readonly ShownFrame[]) => void;

// What was said at tables of this page, by the id of the rematch.
const carried = new Map<string, readonly ChatLine[]>();
const before = 1e6; // numbers of lines of earlier tables are less than 0

export class RemoteTable implements ConnectionListener {
  seq = 0;
  epoch = ""; // the history that sequence numbers belong to
  state: TableState | null = null;
  seat: SeatName | null = null;
  question: number | null = null;
  times: ClockReading = { at: 0, times: [] };
  lines: readonly ChatLine[] = [];
  shown: ShownFrame | null = null; // the newest
  watching = 0; // people without a seat
  watchers: readonly string[] = []; // the names of those who said one
  closedTo: Code | null = null; // why the server refused entry: no such table, or a wrong key
  readonly connection: Connection;
  private readonly listeners = new Set<Watcher>();
  private readonly goneAt = new Map<SeatName, number>(); // performance.now()
  private behind: ReturnType<typeof setTimeout> | undefined;
  private readonly keep: Required<Means>["keep"];
  private readonly now: () => number;
  private readonly watcher: string;
  private promising = false;
  private revealed = false;

  constructor(
    private key: Known,
    open: () => Wire,
    app: string,
    { keep = keepTable, now = () => performance.now(), watcher = "" }: Means = {},
  ) {
    this.keep = keep;
    this.now = now;
    this.watcher = watcher;
    this.connection = new Connection(open, app, this);
  }

  get id(): string {
    return this.key.table;
  }

  get mine(): Known {
    return this.key;
  }

  // The chat, with that of earlier matches of the series.
  get talk(): readonly ChatLine[] {
    return [...(carried.get(this.id) ?? []), ...this.lines];
  }

  private carry(table: string): void {
    carried.set(
      table,
      this.talk.map(({ seat: _, ...line }) => ({ ...line, number: line.number - before })),
    );
  }

  // Calls `heard` after every change, with the new frames.
  watch(heard: Watcher): () => void {
    this.listeners.add(heard);
    return () => this.listeners.delete(heard);
  }

  // Commands with a sequence number carry the epoch. After a restored backup the server rejects numbers of an older
  // epoch.
  request(body: CommandBody, id?: string): Promise<Answer> {
    const quotes = body.is === "play" || body.is === "undo" || body.is === "agree";
    return this.connection.request(quotes ? { epoch: this.epoch, ...body } : body, id);
  }

  // Milliseconds until a bot may take the seat of somebody who is away; null for who is here.
  graceLeft(seat: SeatName): number | null {
    const gone = this.goneAt.get(seat);
    return gone === undefined ? null : Math.max(0, gone + (this.state?.grace ?? leastGrace) * 1000 - this.now());
  }

  private noteAbsences(fresh = false): void {
    for (const { seat, is, here, away = 0 } of this.state?.places ?? [])
      if (is !== "person" || here) this.goneAt.delete(seat);
      else if (fresh || !this.goneAt.has(seat)) this.goneAt.set(seat, this.now() - (fresh ? away : 0));
  }

  // Takes an open seat.
  async join(name: string, seat?: SeatName): Promise<void> {
    const promise = await this.promise();
    const answer = await this.request({ is: "join", table: this.id, name, ...(seat && { seat }), ...promise });
    if (answer.is !== "seated") return;
    await this.remember({ secret: answer.secret, name });
    this.seq = 0; // another viewer gets other frames
    this.connection.catchUp();
  }

  // Changes this person's name at the table and on the home page.
  async rename(name: string): Promise<void> {
    await this.request({ is: "rename", name });
    await this.remember({ name });
  }

  // Begins a rematch. Returns the id of the new table, where the same keys are valid.
  async rematch(): Promise<string> {
    if (!this.state?.next) await this.request({ is: "rematch" });
    const table = await this.nextTable();
    const { secret = "", name = "" } = this.key;
    await this.keep({ table, secret, name, game: this.state?.game ?? "" });
    return table;
  }

  private nextTable(): Promise<string> {
    return new Promise((done) => {
      const look = () => {
        if (!this.state?.next) return;
        unwatch();
        done(this.state.next);
      };
      const unwatch = this.watch(look);
      look();
    });
  }

  close(): void {
    clearTimeout(this.behind);
    this.connection.close();
    this.listeners.clear();
  }

  // ---- ConnectionListener ----

  enterCommand() {
    const { table, secret } = this.key;
    return {
      table,
      ...(secret ? { secret } : this.watcher && { name: this.watcher }),
      ...(this.seq > 0 && { since: this.seq, epoch: this.epoch }),
    };
  }

  onRefused(code: Code): void {
    this.closedTo = code;
    this.notify([]);
  }

  onChange(): void {
    this.notify([]);
  }

  onMessage(message: ToApp): void {
    if (message.is === "entered") {
      this.closedTo = null;
      if (message.epoch !== this.epoch) this.forget(message.epoch);
      this.lines = []; // the server sends all lines again, without erased ones
      this.apply(message);
    } else if (message.is === "news") {
      if (message.seq > this.seq) this.apply(message); // a repeated message is ignored
    } else if (message.is === "beat") {
      this.onBeat(message);
    }
  }

  // Forgets everything of another epoch.
  private forget(epoch: string): void {
    this.epoch = epoch;
    this.seq = 0;
    this.shown = null;
    this.revealed = false;
  }

  private apply(news: ToAppOf<"entered" | "news">): void {
    const frames = this.stacked(news.frames as readonly Frame[], news.is === "entered" && this.seq === 0);
    if (!frames) {
      this.beginAgain();
      return;
    }
    this.seq = news.seq;
    this.seat = news.seat ?? (news.is === "entered" ? null : this.seat);
    this.state = news.state ?? this.state;
    if (news.state) this.watching = news.state.watching;
    this.noteAbsences(news.is === "entered");
    this.question = news.question ?? null;
    this.times = { at: performance.now(), times: news.times };
    this.lines = [
      ...this.lines.filter(({ number }) => !news.lines.some((line) => line.number === number)),
      ...news.lines,
    ];
    if (this.state?.next) this.carry(this.state.next);
    clearTimeout(this.behind);
    this.behind = undefined;
    void this.takePartInDice();
    this.notify(frames);
  }

  // Puts each frame on top of the one before. Null if a frame between is missing.
  private stacked(frames: readonly Frame[], fresh: boolean): readonly ShownFrame[] | null {
    let before = fresh ? null : this.shown;
    const stack: ShownFrame[] = [];
    for (const frame of frames) {
      const stories = before?.stories ?? [];
      if (frame.kept > stories.length) return null;
      before = { frame, stories: [...stories.slice(0, frame.kept), ...frame.stories] };
      stack.push(before);
    }
    this.shown = before;
    return stack;
  }

  private beginAgain(): void {
    this.seq = 0;
    this.shown = null;
    this.connection.catchUp();
  }

  // If the server is ahead and its news does not come, enters again.
  private onBeat({ seq, here, watching = this.watching, watchers = [] }: ToAppOf<"beat">): void {
    if (seq > this.seq)
      this.behind ??= setTimeout(() => ((this.behind = undefined), this.connection.catchUp()), patience);
    if (!this.state) return;
    const places = this.state.places.map((place) => ({
      ...place,
      here: place.is === "person" ? here.includes(place.seat) : place.here,
    }));
    const before = JSON.stringify([this.state.places, this.watching, this.watchers]);
    if (before === JSON.stringify([places, watching, watchers])) return;
    this.state = { ...this.state, places };
    this.watching = watching;
    this.watchers = watchers;
    this.noteAbsences();
    this.notify([]);
  }

  private notify(news: readonly ShownFrame[]): void {
    for (const heard of this.listeners) heard(news);
  }

  // ---- The dice ----

  private async remember(part: Partial<MyTable>): Promise<void> {
    this.key = { ...this.key, ...part };
    await this.keep({ table: this.id, ...part, ...(this.state && { game: this.state.game }) }).catch(() => undefined);
  }

  private async promise(): Promise<{ readonly commit?: string }> {
    const nonce = this.key.nonce ?? freshNonce();
    const commit = await commitOf(nonce);
    if (!commit) return {};
    await this.remember({ nonce });
    return { commit };
  }

  // Commits while people sit down, remembers the commitments of the others, and reveals once the match has begun.
  private async takePartInDice(): Promise<void> {
    const { seat, state } = this;
    if (!seat || !state?.dice) return;
    const { commitment, commits, nonces } = state.dice;
    const place = state.places.findIndex((one) => one.seat === seat);
    if (state.stage === "gathering" && !commits[place] && !this.promising) {
      this.promising = true;
      const promise = await this.promise();
      if (promise.commit) await this.request({ is: "commit", commit: promise.commit }).catch(() => undefined);
      this.promising = false;
    }
    if (state.stage !== "revealing" || this.revealed) return;
    this.revealed = true;
    if (!this.key.promised) await this.remember({ promised: { commitment, commits } }); // the first commitments seen count, also after a reload
    if (this.key.nonce && commits[place] && !nonces[place])
      await this.request({ is: "reveal", nonce: this.key.nonce }).catch(() => undefined);
  }
}

const patience = 1000; // milliseconds
const leastGrace = 60; // seconds; as src/tables/table.h
