// A match played in this browser: people at one device, bots in a second worker. Every move is one call to the engine's
// worker, whose answer has the entries to store and the frames to show. The bots' worker follows the same entries, so
// its search goes on from where it was.
import { EngineLink } from "../engine/link";
import { Journal, type MatchStore } from "./journal";
import { followsAtOnce } from "./pace";
import { next, plays, type Phase, type PhaseEvent } from "./phase";
import { botLevel, withRules, type Entry, type KeptPlayer, type RecordFile } from "./record";
import type { MatchSource, Scene } from "./source";
import type { Facts, Frame, Hint, Opened, Peek, SeatName } from "./situation";
import { seatNames } from "./situation";
import { BotWorker } from "./bot_worker";

// The pause after an automatic move, in milliseconds.
export type Pace = () => number;

type Dispatched = { readonly entries?: readonly Entry[]; readonly frames: readonly Frame[] };

export class LocalMatch implements MatchSource {
  private readonly watchers = new Set<() => void>();
  private readonly journal: Journal;
  private phase: Phase;
  private current: Scene;
  private hurried = false;
  private wake: () => void = () => undefined; // ends the present pause
  private queue: Promise<void> = Promise.resolve();
  private generation = 0; // number of records opened; answers of an older one are ignored

  private constructor(
    readonly facts: Facts,
    readonly players: readonly KeptPlayer[],
    private readonly engine: EngineLink,
    private readonly bots: BotWorker,
    private readonly store: MatchStore,
    private readonly pace: Pace,
    entries: number, // on the shelf
    following: boolean,
    first: Frame,
  ) {
    this.journal = new Journal(store, entries);
    this.phase = following ? "following" : "resting";
    this.current = this.shown(first, []);
  }

  // `kept` are the players as the shelf has them.
  static async open(
    url: string,
    record: string,
    store: MatchStore,
    pace: Pace,
    kept: readonly KeptPlayer[] = [],
  ): Promise<LocalMatch> {
    const link = new EngineLink(url);
    try {
      const { games } = await link.call<{ readonly games: readonly Facts[] }>("games");
      const [facts] = games;
      if (!facts) throw new Error("the engine has no game");
      const following = !store.tabLock.writes;
      const begun = await begunHere(store, record, facts);
      const opened = await openRecord(link, begun, following);
      const players = opened.players.map((player, i) => (kept[i]?.fit ? { ...player, fit: true } : player));
      const { dice, moves } = JSON.parse(record) as RecordFile;
      const bots = new BotWorker(url, begun, dice?.kind === "seeded" ? dice.seed % 2 ** 31 : 1);
      const match = new LocalMatch(facts, players, link, bots, store, pace, moves.length, following, opened.frames[0]);
      match.begin();
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
    if (this.current.situation.asked.length > 0) return;
    this.hurried = true;
    this.wake();
  }

  takeOver(): void {
    void this.dispatch("hand_over");
  }

  playHere(): void {
    this.store.tabLock.steal();
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
    this.enter("close");
    this.engine.stop();
    this.bots.stop();
    this.journal.close();
  }

  // ---- Changes ----

  private enter(event: PhaseEvent): boolean {
    const phase = next(this.phase, event);
    if (phase) this.phase = phase;
    return phase !== null;
  }

  // Runs the actions one after another, in the order of the answers: each frame builds on the one before.
  private inOrder(act: () => Promise<void>): Promise<void> {
    this.queue = this.queue.catch(() => undefined).then(act);
    return this.queue;
  }

  // Makes one change to the match, if this tab plays it.
  private async dispatch(call: string, ...args: readonly (string | number)[]): Promise<void> {
    if (!plays(this.phase)) return;
    const { generation } = this;
    const dispatched = await this.engine.call<Dispatched>(call, ...args);
    await this.inOrder(async () => {
      if (plays(this.phase) && generation === this.generation) await this.keepAndShow(dispatched);
    });
  }

  // Stores before showing: what was seen is never lost.
  private async keepAndShow({ entries = [], frames }: Dispatched): Promise<void> {
    const last = frames[frames.length - 1];
    if (!last) return;
    this.bots.follow(entries);
    const { at, turn, result, practice } = last.situation;
    if (
      entries.length > 0 &&
      !(await this.journal.add(entries, {
        moves: at,
        over: turn === "over",
        ...(result && { winners: result.winners }),
        ...(practice && { practice }),
      }))
    ) {
      this.enter("changed");
      return this.readAgain();
    }
    for (const frame of frames) {
      if (this.phase === "closed") return;
      this.show(frame);
      if (frame !== last) await this.rest(0.6 * this.pause());
    }
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
    const following = this.phase === "following";
    return {
      situation: following ? { ...situation, undo: [] } : situation,
      viewer,
      handOver: hand_over,
      thinking,
      stories: [...before.slice(0, kept), ...stories],
      said,
      kept: this.journal.kept,
      following,
    };
  }

  // ---- Other tabs ----

  private begin(): void {
    this.store.tabLock.listen(() => {
      if (this.enter("changed")) void this.inOrder(() => this.readAgain()).catch(() => undefined);
    });
    void this.goOn();
  }

  // Opens the match as it is on the shelf, which is the truth when tabs come and go or two of them wrote.
  private async readAgain(): Promise<void> {
    if (!this.enter("read")) return;
    this.generation += 1;
    const following = !this.store.tabLock.writes;
    try {
      const kept = await this.store.find();
      if (kept && this.phase === "reading") await this.reopen(kept.record, following);
    } finally {
      this.enter(following ? "follows" : "plays");
    }
    void this.goOn();
  }

  private async reopen(kept: string, following: boolean): Promise<void> {
    const record = await begunHere(this.store, kept, this.facts);
    const { frames } = await openRecord(this.engine, record, following);
    this.bots.reset(record);
    this.journal.restart((JSON.parse(record) as RecordFile).moves.length);
    if (this.enter(following ? "follows" : "plays")) this.show(frames[0]);
  }

  // ---- Chance and bots ----

  // Plays for chance and the bots until a person is asked. After the record was read again, another loop goes on.
  private async goOn(): Promise<void> {
    const { generation } = this;
    if (!this.enter("advance")) return;
    const goesOn = () => this.phase === "advancing" && generation === this.generation;
    try {
      while (goesOn() && this.movesAlone()) await this.stepAlone(goesOn);
    } catch (error) {
      if (this.phase !== "closed") throw error;
    } finally {
      if (generation === this.generation) this.enter("rest");
    }
  }

  private movesAlone(): boolean {
    return this.current.situation.turn === "chance" || this.current.thinking !== null;
  }

  private async stepAlone(goesOn: () => boolean): Promise<void> {
    const { situation, thinking } = this.current;
    if (situation.turn === "chance" || thinking === null) return this.dispatch("draw");
    const began = performance.now();
    const move = await this.bots.choose(
      thinking,
      botLevel(this.players[seatNames.indexOf(thinking)] ?? { is: "" }) ?? "casual",
    );
    const latest = this.current.stories[this.current.stories.length - 1];
    const pause = followsAtOnce(situation.seats.length, latest, thinking) ? 0 : this.pause();
    await this.rest(pause - (performance.now() - began));
    // Asked again if it was interrupted or a move was taken back meanwhile.
    if (goesOn() && move !== null && this.current.situation === situation) await this.dispatch("play", thinking, move);
  }

  private rest(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      this.wake = done;
      if (milliseconds > 0) setTimeout(done, milliseconds);
      else done();
    });
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
