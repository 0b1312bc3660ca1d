// A match played in this browser: people at one device, bots in a second worker. Every move is one call to the engine's
// worker, whose answer has the entries to store and the frames to show. The bots' worker follows the same entries, so
// its search goes on from where it was.
import { EngineLink } from "../engine/link";
import type { TabLock } from "./tab_lock";
import { botLevel, withRules, type Entry, type Player, type RecordFile } from "./record";
import type { MatchSource, Scene } from "./source";
import type { Facts, Frame, Hint, Opened, Peek, SeatName } from "./situation";
import { seatNames } from "./situation";
import { BotWorker } from "./bot_worker";

type Progress = { readonly moves: number; readonly over: boolean };

// Where the match is stored (match/shelf.ts), and whether this tab may write.
export type MatchStore = {
  readonly find: () => Promise<{ readonly record: string } | undefined>;
  readonly add: (count: number, entries: readonly Entry[], now: Progress, begun?: string) => Promise<boolean>;
  readonly tabLock: TabLock;
};

// The pause after an automatic move, in milliseconds.
export type Pace = () => number;

type Dispatched = { readonly entries?: readonly Entry[]; readonly frames: readonly Frame[] };

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

export class LocalMatch implements MatchSource {
  private readonly watchers = new Set<() => void>();
  private current: Scene;
  private running = false;
  private kept = true;
  private hurried = false;
  private closed = false;
  private taking: Promise<void> = Promise.resolve();
  private unkept: readonly Entry[] = []; // entries that could not be stored; they go with the next move
  private storing: Promise<unknown> = Promise.resolve();
  private generation = 0; // number of records opened; answers of an older one are ignored
  private reopening = false;
  private stale = false; // the shelf has changed

  private constructor(
    readonly facts: Facts,
    readonly players: readonly Player[],
    private readonly engine: EngineLink,
    private readonly bots: BotWorker,
    private readonly matchStore: MatchStore,
    private readonly pace: Pace,
    private count: number, // entries on the shelf
    private following: boolean,
    first: Frame,
  ) {
    this.current = this.shown(first, []);
  }

  static async open(url: string, record: string, store: MatchStore, pace: Pace): Promise<LocalMatch> {
    const link = new EngineLink(url);
    try {
      const { games } = await link.call<{ readonly games: readonly Facts[] }>("games");
      const [facts] = games;
      if (!facts) throw new Error("the engine has no game");
      const following = !store.tabLock.writes;
      const begun = await begunHere(store, record, facts);
      const { players, frames } = await openRecord(link, begun, following);
      const { dice, moves } = JSON.parse(record) as RecordFile;
      const bots = new BotWorker(url, begun, dice?.kind === "seeded" ? dice.seed % 2 ** 31 : 1);
      const match = new LocalMatch(facts, players, link, bots, store, pace, moves.length, following, frames[0]);
      match.sitDown();
      return match;
    } catch (error) {
      link.stop();
      throw error;
    }
  }

  scene(): Scene {
    return this.current;
  }

  watch(changed: () => void): () => void {
    this.watchers.add(changed);
    return () => this.watchers.delete(changed);
  }

  async play(seat: SeatName, texts: string | readonly string[]): Promise<void> {
    await this.dispatch("play", seat, typeof texts === "string" ? texts : texts.join("\n"));
    void this.goOn();
  }

  async undo(seat: SeatName, to = -1): Promise<void> {
    await this.dispatch("undo", seat, to);
    void this.goOn();
  }

  // A tap that makes a move skips nothing: its consequences are shown at the default pace.
  hurry(): void {
    this.hurried ||= this.current.situation.asked.length === 0;
  }

  takeOver(): void {
    void this.dispatch("hand_over");
  }

  playHere(): void {
    this.matchStore.tabLock.steal();
  }

  peek(seat: SeatName, move: string): Promise<Peek> {
    return this.engine.call("peek", seat, move);
  }

  // In the bots' worker, so the board is not blocked.
  hint(seat: SeatName, level: string): Promise<Hint> {
    return this.bots.hint(this.current.situation.at, seat, level);
  }

  stopHint(): void {
    this.bots.interrupt();
  }

  async record(): Promise<string> {
    return (await this.engine.call<{ readonly record: string }>("record")).record;
  }

  close(): void {
    this.closed = true;
    this.engine.stop();
    this.bots.stop();
    const leave = () => this.matchStore.tabLock.close();
    void this.storing.then(leave, leave); // the lock is kept until this tab has written
  }

  // Runs the actions one after another, in the order of the answers: each frame builds on the one before.
  private inTurn(act: () => Promise<void>): Promise<void> {
    this.taking = this.taking.catch(() => undefined).then(act);
    return this.taking;
  }

  // Makes one change to the match, if this tab plays it.
  private async dispatch(question: string, ...given: readonly (string | number)[]): Promise<void> {
    if (!this.plays()) return;
    const { generation } = this;
    const dispatched = await this.engine.call<Dispatched>(question, ...given);
    await this.inTurn(async () => {
      if (this.plays() && generation === this.generation) await this.keepAndShow(dispatched);
    });
  }

  // False while a record is reopened: the frame shown is not the engine's.
  private plays(): boolean {
    return this.matchStore.tabLock.writes && !this.following && !this.reopening && !this.closed;
  }

  // Stores before showing: what was seen is never lost.
  private async keepAndShow({ entries = [], frames }: Dispatched): Promise<void> {
    const last = frames[frames.length - 1];
    if (!last) return;
    this.bots.follow(entries);
    if (
      entries.length > 0 &&
      !(await this.storeEntries(entries, { moves: last.situation.at, over: last.situation.turn === "over" }))
    )
      return this.reopen();
    for (const frame of frames) {
      if (this.closed) return;
      this.show(frame);
      if (frame !== last) await wait(this.pause() * 0.6);
    }
  }

  // False if another tab has written.
  private async storeEntries(entries: readonly Entry[], now: Progress): Promise<boolean> {
    this.unkept = [...this.unkept, ...entries];
    try {
      const added = this.matchStore.add(this.count, this.unkept, now);
      this.storing = added;
      if (!(await added)) return false;
      this.matchStore.tabLock.announce();
      this.count += this.unkept.length;
      this.unkept = [];
      this.kept = true;
    } catch {
      this.kept = false;
    }
    return true;
  }

  private show(frame: Frame): void {
    if (frame.situation.asked.length > 0) this.hurried = false;
    this.current = this.shown(frame, this.current.stories);
    for (const watcher of this.watchers) watcher();
  }

  // A frame on top of the stories shown before. A following tab can take nothing back.
  private shown(
    { situation, eyes: viewer, hand_over, thinking, kept, stories, said }: Frame,
    before: Scene["stories"],
  ): Scene {
    return {
      situation: this.following ? { ...situation, undo: [] } : situation,
      viewer,
      handOver: hand_over,
      thinking,
      stories: [...before.slice(0, kept), ...stories],
      said,
      kept: this.kept,
      following: this.following,
    };
  }

  // ---- Other tabs ----

  private sitDown(): void {
    this.matchStore.tabLock.listen(() => {
      if (this.stale) return;
      this.stale = true;
      void this.inTurn(() => this.reopen()).catch(() => undefined);
    });
    void this.goOn();
  }

  // Opens the match as it is on the shelf, which is the truth when tabs come and go or two of them wrote.
  private async reopen(): Promise<void> {
    this.stale = false;
    const kept = await this.matchStore.find();
    if (this.closed || !kept) return;
    this.reopening = true;
    this.generation += 1;
    this.following = !this.matchStore.tabLock.writes;
    try {
      const record = await begunHere(this.matchStore, kept.record, this.facts);
      const { frames } = await openRecord(this.engine, record, this.following);
      this.bots.reset(record);
      this.count = (JSON.parse(record) as RecordFile).moves.length;
      this.unkept = [];
      this.kept = true;
      this.show(frames[0]);
    } finally {
      this.reopening = false;
    }
    void this.goOn();
  }

  // Plays for chance and the bots until a person is asked.
  private async goOn(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      while (this.plays() && (await this.stepAlone()));
    } catch (error) {
      if (!this.closed) throw error;
    } finally {
      this.running = false;
    }
  }

  private async stepAlone(): Promise<boolean> {
    const { situation, thinking } = this.current;
    if (situation.turn === "chance") {
      await this.dispatch("draw");
      return true;
    }
    if (thinking === null) return false;
    const began = performance.now();
    const move = await this.bots.choose(
      thinking,
      botLevel(this.players[seatNames.indexOf(thinking)] ?? { is: "" }) ?? "casual",
    );
    await wait(Math.max(0, this.pause() - (performance.now() - began)));
    if (this.closed || move === null || this.current.situation !== situation) return !this.closed; // a move was taken back meanwhile
    await this.dispatch("play", thinking, move);
    return true;
  }

  private pause(): number {
    return this.hurried ? 0 : this.pace();
  }
}

// Adds this engine's version of the rules to a match that has not begun. The writing tab stores it; the match also
// opens without.
async function begunHere({ add, tabLock }: MatchStore, record: string, facts: Facts): Promise<string> {
  const begun = withRules(record, facts);
  if (begun !== record && tabLock.writes) await add(0, [], { moves: 0, over: false }, begun).catch(() => undefined);
  return begun;
}

// Opens a record in the engine. In a following tab nobody is asked.
const openRecord = (engine: EngineLink, record: string, following: boolean): Promise<Opened> =>
  engine.call("open", record, 1, following ? 1 : 0);
