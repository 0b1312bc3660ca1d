// A match played in this browser: people at one device, bots in a second worker, every move kept before the next.
import { EngineLink } from "../engine/link";
import { botLevel, withRules, type RecordFile } from "./record";
import type { MatchSource, Scene } from "./source";
import type { Facts, Hint, Peek, SeatName, Situation, Story } from "./situation";
import { seatNames } from "./situation";

export type Keeping = (record: string, moves: number, over: boolean) => Promise<unknown>;

// How long an automatic move is left to be seen before the next, in milliseconds.
export type Pace = () => number;

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

export class LocalMatch implements MatchSource {
  private readonly watchers = new Set<() => void>();
  private current: Scene;
  private running = false;
  private kept = true;
  private hurried = false;
  private closed = false;
  private holder: SeatName | null; // who has the device, where people share it

  private constructor(
    readonly facts: Facts,
    readonly players: readonly string[],
    private readonly table: EngineLink,
    private readonly thinker: EngineLink,
    private readonly keep: Keeping,
    private readonly pace: Pace,
    private readonly seed: number,
    first: Situation,
  ) {
    const people = this.people();
    this.holder = people.length === 1 ? (people[0] ?? null) : null;
    this.current = { situation: first, stories: [], eyes: null, handOver: null, thinking: null, kept: true };
  }

  static async open(engine: string, record: string, keep: Keeping, pace: Pace): Promise<LocalMatch> {
    const table = new EngineLink(engine);
    try {
      const { games } = await table.ask<{ readonly games: readonly Facts[] }>("games");
      const [facts] = games;
      if (!facts) throw new Error("the engine has no game");
      const begun = withRules(record, facts.rules);
      await table.ask("open", begun);
      if (begun !== record) await keep(begun, 0, false).catch(() => undefined); // the next move is kept anyhow
      const { seats, dice } = JSON.parse(record) as RecordFile;
      const seed = dice?.kind === "seeded" ? dice.seed % 2 ** 31 : 1;
      const first = await table.ask<Situation>("situation", "", "", -1);
      const match = new LocalMatch(facts, seats, table, new EngineLink(engine), keep, pace, seed, first);
      await match.look();
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
    await this.table.ask("play", seat, typeof texts === "string" ? texts : texts.join("\n"));
    await this.changed();
    void this.goOn();
  }

  async undo(seat: SeatName): Promise<void> {
    await this.table.ask("undo", seat);
    await this.changed();
  }

  hurry(): void {
    this.hurried = true;
  }

  takeOver(): void {
    this.holder = this.current.handOver;
    void this.look();
  }

  peek(seat: SeatName, move: string): Promise<Peek> {
    return this.table.ask("peek", seat, move);
  }

  // In the bots' worker, so that the board stays alive meanwhile.
  async hint(seat: SeatName, level: string): Promise<Hint> {
    await this.thinker.ask("open", await this.record());
    return this.thinker.ask("hint", this.current.situation.at, seat, level, this.seed, 0);
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

  private people(): readonly SeatName[] {
    return seatNames.filter((_, i) => i < this.players.length && botLevel(this.players[i] ?? "") === null);
  }

  // Kept first, shown then: what was seen is never lost.
  private async changed(): Promise<void> {
    const { at, turn } = await this.table.ask<Situation>("situation", "", "", -1);
    this.kept = await this.keep(await this.record(), at, turn === "over").then(
      () => true,
      () => false,
    );
    await this.look();
  }

  // Whose question is shown: of the people asked the one who has the device, else the first.
  private async look(thinking: SeatName | null = null): Promise<void> {
    const people = this.people();
    const plain = await this.table.ask<Situation>("situation", "", people.join(","), -1);
    const asked = plain.asked.find(({ seat }) => seat === this.holder) ?? plain.asked[0];
    const others = people.filter((seat) => seat !== asked?.seat);
    const secret = asked !== undefined && others.some((seat) => asked.secret_from.includes(seat));
    const handOver = asked !== undefined && secret && this.holder !== asked.seat ? asked.seat : null;
    if (asked && !handOver) this.holder = asked.seat;
    if (asked) this.hurried = false;
    const eyes = handOver ? null : (asked?.seat ?? (people.length === 1 ? (people[0] ?? null) : null));
    const situation = await this.table.ask<Situation>("situation", eyes ?? "", handOver ? "" : (asked?.seat ?? ""), -1);
    const known = eyes === this.current.eyes ? this.current.stories.slice(0, situation.at) : [];
    const { stories } = await this.table.ask<{ readonly stories: readonly Story[] }>("stories", eyes ?? "", known.length);
    this.current = { situation, stories: [...known, ...stories], eyes, handOver, thinking, kept: this.kept };
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
    const { turn, seats } = this.current.situation;
    if (turn === "over") return false;
    const began = performance.now();
    if (turn === "chance") {
      await this.table.ask("draw");
    } else {
      const bot = seats.find((seat) => botLevel(this.players[seatNames.indexOf(seat)] ?? "") !== null);
      if (!bot) return false;
      await this.look(bot);
      const level = botLevel(this.players[seatNames.indexOf(bot)] ?? "") ?? "casual";
      await this.thinker.ask("open", await this.record());
      const { move } = await this.thinker.ask<{ readonly move: string }>("choose", bot, level, this.seed);
      await wait(Math.max(0, this.pause() - (performance.now() - began)));
      if (this.closed) return false;
      await this.table.ask("play", bot, move);
    }
    await this.changed();
    if (turn === "chance") await wait(this.pause() * 0.6);
    return true;
  }

  private pause(): number {
    return this.hurried ? 0 : this.pace();
  }
}
