// The bots' worker: opened when a bot is first asked, then told what happened since.
import { EngineLink, Interrupted } from "../engine/link";
import type { Entry } from "./record";
import type { Hint, SeatName } from "./situation";

export class BotWorker {
  private readonly engine: EngineLink;
  private entries: Entry[] = [];
  private sent = -1; // of what happened; -1: nothing is open

  constructor(
    url: string,
    private record: string,
    private readonly seed: number,
  ) {
    this.engine = new EngineLink(url);
  }

  // All that happened is in the record.
  reset(record: string): void {
    this.record = record;
    this.entries = [];
    this.sent = -1;
  }

  follow(entries: readonly Entry[]): void {
    this.entries.push(...entries);
  }

  // Null where it was interrupted: then it is to be asked again.
  async choose(seat: SeatName, level: string): Promise<string | null> {
    try {
      return (await this.engine.call<{ readonly move: string }>("choose", seat, level, this.seed, this.catchUp())).move;
    } catch (error) {
      if (error instanceof Interrupted) return null;
      throw error;
    }
  }

  async hint(at: number, seat: SeatName, level: string): Promise<Hint> {
    void this.engine.call("follow", this.catchUp()).catch(() => undefined); // the hint says what is wrong
    return this.engine.call("hint", at, seat, level, this.seed, 0);
  }

  // Whatever it thinks about is not wanted any more.
  interrupt(): void {
    this.engine.interrupt();
    this.sent = -1;
  }

  stop(): void {
    this.engine.stop();
  }

  private catchUp(): string {
    if (this.sent < 0) void this.engine.call("open", this.record).catch(() => undefined); // whoever asks next is told
    const news = this.entries.slice(Math.max(0, this.sent));
    this.sent = this.entries.length;
    return JSON.stringify(news);
  }
}
