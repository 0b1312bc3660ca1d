// The worker in which bots think. It opens the match when a bot is first asked, and follows the entries made since.
import { EngineLink, Interrupted } from "../engine/link";
import type { Entry } from "./record";
import type { Hint, SeatName } from "./situation";

export class BotWorker {
  private readonly engine: EngineLink;
  private entries: Entry[] = [];
  private sent = -1; // number of entries the worker has; -1: no record is open

  constructor(
    url: string,
    private record: string,
    private readonly seed: number,
  ) {
    this.engine = new EngineLink(url);
  }

  // Starts again with a record that has all entries.
  reset(record: string): void {
    this.record = record;
    this.entries = [];
    this.sent = -1;
  }

  follow(entries: readonly Entry[]): void {
    this.entries.push(...entries);
  }

  // Null if it was interrupted; the caller asks again.
  async choose(seat: SeatName, level: string): Promise<string | null> {
    try {
      return (await this.engine.call<{ readonly move: string }>("choose", seat, level, this.seed, this.catchUp())).move;
    } catch (error) {
      if (error instanceof Interrupted) return null;
      throw error;
    }
  }

  async hint(at: number, seat: SeatName, level: string): Promise<Hint> {
    void this.engine.call("follow", this.catchUp()).catch(() => undefined); // the call of the hint reports the error
    return this.engine.call("hint", at, seat, level, this.seed, 0);
  }

  // Ends the thinking.
  interrupt(): void {
    this.engine.interrupt();
    this.sent = -1;
  }

  stop(): void {
    this.engine.stop();
  }

  private catchUp(): string {
    if (this.sent < 0) void this.engine.call("open", this.record).catch(() => undefined); // the next call reports the error
    const news = this.entries.slice(Math.max(0, this.sent));
    this.sent = this.entries.length;
    return JSON.stringify(news);
  }
}
