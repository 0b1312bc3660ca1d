// A match at a table among friends. It shows the frames of the server one after another, and keeps a move until the
// server has answered. Hints and previews are computed by an engine in this browser, from what this seat may know.
import { EngineLink, Refusal } from "../../engine/link";
import type { Player, RecordFile } from "../record";
import type { Facts, Hint, Opened, Peek, Question, SeatName } from "../situation";
import type { MatchSource, Scene } from "../source";
import { Denied } from "./connection";
import type { RemoteTable, ShownFrame } from "./table";

// A move that was made and is not answered yet.
export type PendingMove = {
  readonly id: string;
  readonly question: number;
  readonly epoch: string;
  readonly texts: readonly string[];
};

// Keeps a pending move over a reload. It is sent again with the same id, so the server plays it once.
export type PendingMoveStore = { read(): PendingMove | null; keep(waiting: PendingMove | null): void };

const seenWaitingAfter = 350; // milliseconds; a move answered earlier is never shown as waiting
const tooManyToWatch = 12; // frames that arrive together are shown without pauses beyond this number

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

export class RemoteMatch implements MatchSource {
  pendingMove: PendingMove | null = null; // the move that is shown as waiting
  private preview: unknown = null; // the view after the pending move
  lostMove: string | null = null; // why a move from before a reload was not played
  private current: Scene;
  private queue: ShownFrame[] = [];
  private showing = false;
  private hurried = false;
  private closed = false;
  private readonly watchers = new Set<() => void>();
  private readonly unwatch: () => void;
  private analysis: AnalysisEngine | null = null;

  constructor(
    private readonly table: RemoteTable,
    readonly facts: Facts,
    private readonly engine: string,
    private readonly pace: () => number,
    private readonly whyNot: (denied: Denied) => string,
    private readonly pendingMoves: PendingMoveStore = pendingMoveStore(table.id),
  ) {
    if (!table.shown) throw new Error("there is nothing on the table yet");
    this.current = sceneOf(table.shown);
    this.unwatch = table.watch((news) => this.enqueue(news));
    void this.resend();
  }

  get players(): readonly Player[] {
    return (this.table.state?.places ?? []).map(({ is, name }) =>
      is.startsWith("bot:") ? { is } : { is: "human", ...(name && { name }) },
    );
  }

  // While a move is pending nothing else is asked. After the end nobody is awaited and nothing is taken back.
  scene(): Scene {
    const { current } = this;
    const { situation } = current;
    const stage = this.table.state?.stage;
    if (stage === "ended")
      return {
        ...current,
        thinking: null,
        situation: { ...situation, ...nothingAsked, turn: "over", seats: [], result: situation.result ?? noResult },
      };
    if (this.pendingMove && this.preview)
      return { ...current, situation: { ...situation, ...nothingAsked, view: this.preview } };
    return this.pendingMove || stage === "over"
      ? { ...current, situation: { ...situation, ...nothingAsked } }
      : current;
  }

  // The question that the pending move hides.
  hiddenQuestion(): Question | null {
    return this.current.situation.asked[0] ?? null;
  }

  watch(changed: () => void): () => void {
    this.watchers.add(changed);
    return () => this.watchers.delete(changed);
  }

  async play(_seat: SeatName, texts: string | readonly string[]): Promise<void> {
    const { question } = this.table;
    if (question === null || this.pendingMove)
      throw new Refusal(this.whyNot(new Denied("not_now", "nothing is asked")));
    await this.send({
      id: this.table.connection.freshId(),
      question,
      epoch: this.table.epoch,
      texts: typeof texts === "string" ? [texts] : texts,
    });
  }

  // Withdraws the pending move. If it was sent before the connection broke, the next frames show whether it was played.
  takeBack(): void {
    if (this.pendingMove) this.table.connection.withdraw(this.pendingMove.id);
  }

  async undo(_seat: SeatName, to = -1): Promise<void> {
    await this.settle(this.table.request({ is: "undo", seq: this.table.seq, ...(to >= 0 && { to }) }));
  }

  hurry(): void {
    this.hurried ||= this.showing;
  }

  takeOver(): void {}

  playHere(): void {}

  peek(seat: SeatName, move: string): Promise<Peek> {
    return this.analysisEngine().peek(seat, move);
  }

  hint(seat: SeatName, level: string): Promise<Hint> {
    return this.analysisEngine().hint(seat, level);
  }

  stopHint(): void {
    this.analysis?.stop();
    this.analysis = null;
  }

  async record(): Promise<string> {
    const answer = await this.table.request({ is: "record" });
    if (answer.is !== "record") throw new Refusal("no record");
    return typeof answer.record === "string" ? answer.record : JSON.stringify(answer.record);
  }

  close(): void {
    this.closed = true;
    this.unwatch();
    this.stopHint();
    this.watchers.clear();
  }

  // ---- Moves ----

  private async send(move: PendingMove): Promise<void> {
    this.pendingMoves.keep(move);
    const late = setTimeout(() => this.wait(move), this.table.connection.linkState === "live" ? seenWaitingAfter : 0);
    try {
      await this.settle(
        this.table.request({ is: "play", question: move.question, epoch: move.epoch, texts: move.texts }, move.id),
      );
    } finally {
      clearTimeout(late);
      if (!this.closed) this.pendingMoves.keep(null); // a page that is left sends the move again when it is opened
      this.wait(null);
    }
  }

  private wait(move: PendingMove | null): void {
    if (this.pendingMove === move) return;
    this.pendingMove = move;
    this.preview = null;
    this.tell();
    if (move && this.table.connection.linkState !== "live") void this.previewOf(move);
  }

  // Draws the pending move on the board. Without an engine the board stays as it is.
  private async previewOf(move: PendingMove): Promise<void> {
    const seat = this.current.viewer;
    const [text = ""] = move.texts;
    if (!seat || move.texts.length !== 1) return;
    try {
      const { view } = await this.peek(seat, text);
      if (this.pendingMove !== move) return;
      this.preview = view;
      this.tell();
    } catch {
      // such as an engine that was never loaded
    }
  }

  // Sends the move that was pending before a reload.
  private async resend(): Promise<void> {
    const move = this.pendingMoves.read();
    if (!move) return;
    try {
      await this.send(move);
    } catch (error) {
      if (this.closed || error instanceof Withdrawn) return;
      this.lostMove = error instanceof Error ? error.message : String(error);
      this.tell();
    }
  }

  // Turns what the server denies into a Refusal. After `outdated` the table is entered again.
  private async settle(answered: Promise<unknown>): Promise<void> {
    try {
      await answered;
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      if (error.code === "outdated") this.table.connection.catchUp();
      if (error.code === "withdrawn") throw new Withdrawn(this.whyNot(error));
      throw new Refusal(this.whyNot(error), error.because);
    }
  }

  // ---- What is shown ----

  private enqueue(news: readonly ShownFrame[]): void {
    this.queue.push(...news);
    if (news.length === 0) this.tell();
    else void this.show();
  }

  private async show(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    for (let next = this.queue.shift(); next && !this.closed; next = this.queue.shift()) {
      const before = this.current;
      this.current = sceneOf(next);
      this.tell();
      const slow = reveals(before, this.current) ? paceOfReveal : 1;
      const live = this.current.situation.together ?? false; // everybody acts: what others do delays nobody
      const pause =
        live || this.hurried || this.queue.length > tooManyToWatch || document.hidden ? 0 : slow * this.pace();
      if (this.queue.length > 0 && pause > 0) await wait(pause);
    }
    this.showing = this.hurried = false;
  }

  private tell(): void {
    for (const watcher of this.watchers) watcher();
  }

  private analysisEngine(): AnalysisEngine {
    return (this.analysis ??= new AnalysisEngine(this.engine, () => recordSoFar(this.table, this.facts, this.players)));
  }
}

// A move withdrawn by its player, which needs no explanation.
export class Withdrawn extends Refusal {}

const paceOfReveal = 4; // times the usual pause: everybody reads who chose what

// Whether moves that were secret are told.
const reveals = (before: Scene, now: Scene): boolean =>
  before.stories.some(({ move }) => !move) && now.stories.every(({ move }) => move);

const nothingAsked = { asked: [], undo: [] } as const;
const noResult = { winners: [], scores: [], ranks: [] } as const;

const sceneOf = ({ frame, stories }: ShownFrame): Scene => ({
  situation: { ...frame.situation, undo: frame.situation.undo.filter(({ seat }) => seat === frame.eyes) }, // without the ways back of other seats
  stories,
  said: frame.said,
  viewer: frame.eyes,
  handOver: null,
  thinking: frame.thinking,
  kept: true,
  following: false,
});

// The record up to the first move that is still secret.
export function recordSoFar(
  table: Pick<RemoteTable, "state" | "shown">,
  facts: Pick<Facts, "id" | "rules">,
  players: readonly Player[],
): string {
  const { options, content } = (table.state ?? {}) as Pick<RecordFile, "options" | "content">;
  const moves: string[] = [];
  for (const { seat, move } of table.shown?.stories ?? []) {
    if (!move) break;
    moves.push(seat ? `${seat}: ${move.text}` : move.text);
  }
  const seats = players.map(({ is }) => ({ is }));
  return JSON.stringify({
    sounder: 2,
    game: facts.id,
    rules: facts.rules,
    seats,
    ...(options && { options }),
    ...(content && { content }),
    moves,
  });
}

// An engine in this browser with the known part of the match open in it.
class AnalysisEngine {
  private readonly engine: EngineLink;
  private open: { readonly record: string; readonly at: Promise<number> } | null = null;

  constructor(
    url: string,
    private readonly record: () => string,
  ) {
    this.engine = new EngineLink(url);
  }

  async peek(seat: SeatName, move: string): Promise<Peek> {
    await this.catchUp();
    return this.engine.call("peek", seat, move);
  }

  async hint(seat: SeatName, level: string): Promise<Hint> {
    return this.engine.call("hint", await this.catchUp(), seat, level, 1, 0);
  }

  stop(): void {
    this.engine.stop();
  }

  // Opens the present record. Returns the number of moves on the board.
  private catchUp(): Promise<number> {
    const record = this.record();
    if (this.open?.record !== record)
      this.open = { record, at: this.engine.call<Opened>("open", record).then(({ at }) => at) };
    return this.open.at;
  }
}

function pendingMoveStore(table: string): PendingMoveStore {
  const key = `sounder.waiting.${table}`;
  return {
    read() {
      try {
        return JSON.parse(localStorage.getItem(key) ?? "null") as PendingMove | null;
      } catch {
        return null;
      }
    },
    keep(waiting) {
      try {
        if (waiting) localStorage.setItem(key, JSON.stringify(waiting));
        else localStorage.removeItem(key);
      } catch {
        // A browser without storage: the move is pending until the page is closed, which asks first.
      }
    },
  };
}
