// A match played in this browser: people at one device, bots in a second worker. Every move is one question to the table's worker; its
// answer has what to keep and what to show. The bots' worker follows the same events, so bots think on from where they were.
import { EngineLink } from "../engine/link";
import { botLevel, withRules, type Entry, type Player, type RecordFile } from "./record";
import type { MatchSource, Scene } from "./source";
import type { Facts, Frame, Hint, Opened, Peek, SeatName } from "./situation";
import { seatNames } from "./situation";

// Keeps what happened after the first `count` entries, and how many moves there are then.
export type Keeping = (count: number, entries: readonly Entry[], now: { readonly moves: number; readonly over: boolean }, begun?: string) => Promise<unknown>;

// How long an automatic move is left to be seen before the next, in milliseconds.
export type Pace = () => number;

type Taken = { readonly entries: readonly Entry[]; readonly frames: readonly Frame[] };

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

// The bots' worker: opened when a bot is first asked, then told what happened since.
class Thinker {
  private readonly engine: EngineLink;
  private happened: Entry[] = [];
  private told = -1; // of what happened; -1: nothing is open

  constructor(
    url: string,
    private readonly record: string,
    private readonly seed: number,
  ) {
    this.engine = new EngineLink(url);
  }

  hear(entries: readonly Entry[]): void {
    this.happened.push(...entries);
  }

  async choose(seat: SeatName, level: string): Promise<string> {
    return (await this.engine.ask<{ readonly move: string }>("choose", seat, level, this.seed, this.news())).move;
  }

  async hint(at: number, seat: SeatName, level: string): Promise<Hint> {
    void this.engine.ask("follow", this.news()).catch(() => undefined); // the hint says what is wrong
    return this.engine.ask("hint", at, seat, level, this.seed, 0);
  }

  // Whatever it thinks about is not wanted any more.
  interrupt(): void {
    this.engine.interrupt();
    this.told = -1;
  }

  stop(): void {
    this.engine.stop();
  }

  private news(): string {
    if (this.told < 0) void this.engine.ask("open", this.record).catch(() => undefined); // whoever asks next is told
    const news = this.happened.slice(Math.max(0, this.told));
    this.told = this.happened.length;
    return JSON.stringify(news);
  }
}

export class LocalMatch implements MatchSource {
  private readonly watchers = new Set<() => void>();
  private current: Scene;
  private running = false;
  private kept = true;
  private hurried = false;
  private closed = false;
  private taking: Promise<void> = Promise.resolve();
  private unkept: readonly Entry[] = []; // what this browser could not keep goes with the next move

  private constructor(
    readonly facts: Facts,
    readonly players: readonly Player[],
    private readonly table: EngineLink,
    private readonly thinker: Thinker,
    private readonly keep: Keeping,
    private readonly pace: Pace,
    private count: number, // of the entries that are kept
    first: Frame,
  ) {
    this.current = { ...shown(first, []), kept: true };
  }

  static async open(engine: string, record: string, keep: Keeping, pace: Pace): Promise<LocalMatch> {
    const table = new EngineLink(engine);
    try {
      const { games } = await table.ask<{ readonly games: readonly Facts[] }>("games");
      const [facts] = games;
      if (!facts) throw new Error("the engine has no game");
      const begun = withRules(record, facts.rules);
      const { players, frames } = await table.ask<Opened>("open", begun, 1);
      const { dice, moves } = JSON.parse(record) as RecordFile;
      if (begun !== record) await keep(moves.length, [], { moves: 0, over: false }, begun).catch(() => undefined); // it can be opened without
      const thinker = new Thinker(engine, begun, dice?.kind === "seeded" ? dice.seed % 2 ** 31 : 1);
      const match = new LocalMatch(facts, players, table, thinker, keep, pace, moves.length, frames[0]);
      void match.goOn();
      return match;
    } catch (error) {
      table.stop();
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
    await this.take(await this.table.ask<Taken>("play", seat, typeof texts === "string" ? texts : texts.join("\n")));
    void this.goOn();
  }

  async undo(seat: SeatName, to = -1): Promise<void> {
    await this.take(await this.table.ask<Taken>("undo", seat, to));
    void this.goOn();
  }

  hurry(): void {
    this.hurried = true;
  }

  takeOver(): void {
    void this.table.ask<Pick<Taken, "frames">>("hand_over").then(({ frames }) => this.take({ entries: [], frames }));
  }

  peek(seat: SeatName, move: string): Promise<Peek> {
    return this.table.ask("peek", seat, move);
  }

  // In the bots' worker, so that the board stays alive meanwhile.
  hint(seat: SeatName, level: string): Promise<Hint> {
    return this.thinker.hint(this.current.situation.at, seat, level);
  }

  stopHint(): void {
    this.thinker.interrupt();
  }

  async record(): Promise<string> {
    return (await this.table.ask<{ readonly record: string }>("record")).record;
  }

  close(): void {
    this.closed = true;
    this.table.stop();
    this.thinker.stop();
  }

  // One after the other, as the table answered: a frame is shown on top of the one before.
  private take(taken: Taken): Promise<void> {
    this.taking = this.taking.catch(() => undefined).then(() => this.keepAndShow(taken));
    return this.taking;
  }

  // Kept first, shown then: what was seen is never lost.
  private async keepAndShow({ entries, frames }: Taken): Promise<void> {
    const last = frames[frames.length - 1];
    if (!last) return;
    this.thinker.hear(entries);
    if (entries.length > 0) await this.store(entries, { moves: last.situation.at, over: last.situation.turn === "over" });
    for (const frame of frames) {
      if (this.closed) return;
      this.show(frame);
      if (frame !== last) await wait(this.pause() * 0.6);
    }
  }

  private async store(entries: readonly Entry[], now: { readonly moves: number; readonly over: boolean }): Promise<void> {
    this.unkept = [...this.unkept, ...entries];
    if (this.closed) return;
    try {
      await this.keep(this.count, this.unkept, now);
      this.count += this.unkept.length;
      this.unkept = [];
      this.kept = true;
    } catch {
      this.kept = false;
    }
  }

  private show(frame: Frame): void {
    if (frame.situation.asked.length > 0) this.hurried = false;
    this.current = { ...shown(frame, this.current.stories), kept: this.kept };
    for (const watcher of this.watchers) watcher();
  }

  // Plays for chance and the bots until a person is asked.
  private async goOn(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      while (!this.closed && (await this.stepAlone()));
    } catch (error) {
      if (!this.closed) throw error;
    } finally {
      this.running = false;
    }
  }

  private async stepAlone(): Promise<boolean> {
    const { situation, thinking } = this.current;
    if (situation.turn === "chance") {
      await this.take(await this.table.ask<Taken>("draw"));
      return true;
    }
    if (thinking === null) return false;
    const began = performance.now();
    const move = await this.thinker.choose(thinking, botLevel(this.players[seatNames.indexOf(thinking)] ?? { is: "" }) ?? "casual");
    await wait(Math.max(0, this.pause() - (performance.now() - began)));
    if (this.closed || this.current.situation !== situation) return !this.closed; // something was taken back meanwhile
    await this.take(await this.table.ask<Taken>("play", thinking, move));
    return true;
  }

  private pause(): number {
    return this.hurried ? 0 : this.pace();
  }
}

// A frame on top of the stories that were shown before.
const shown = ({ situation, eyes, hand_over, thinking, kept, stories, said }: Frame, before: Scene["stories"]): Omit<Scene, "kept"> => ({
  situation,
  eyes,
  handOver: hand_over,
  thinking,
  stories: [...before.slice(0, kept), ...stories],
  said,
});
