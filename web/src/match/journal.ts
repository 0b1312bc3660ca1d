// Writes the entries of a match to the shelf (match/shelf.ts). Entries that could not be stored go with the next ones.
import type { Entry } from "./record";
import type { MatchInfo } from "./shelf";
import type { TabLock } from "./tab_lock";

export type StoredProgress = Pick<MatchInfo, "moves" | "over" | "winners" | "practice">;

// Where the match is stored, and whether this tab may write.
export type MatchStore = {
  readonly find: () => Promise<{ readonly record: string } | undefined>;
  readonly add: (count: number, entries: readonly Entry[], now: StoredProgress, begun?: string) => Promise<boolean>;
  readonly tabLock: TabLock;
};

export class Journal {
  kept = true; // false: the last entries could not be stored
  private pending: readonly Entry[] = [];
  private writing: Promise<unknown> = Promise.resolve();

  // `count` is the number of entries on the shelf.
  constructor(
    private readonly store: MatchStore,
    private count: number,
  ) {}

  // Goes on from another number of entries.
  restart(count: number): void {
    this.count = count;
    this.pending = [];
    this.kept = true;
  }

  // False if another tab has written.
  async add(entries: readonly Entry[], now: StoredProgress): Promise<boolean> {
    this.pending = [...this.pending, ...entries];
    try {
      const added = this.store.add(this.count, this.pending, now);
      this.writing = added;
      if (!(await added)) return false;
      this.store.tabLock.announce();
      this.count += this.pending.length;
      this.pending = [];
      this.kept = true;
    } catch {
      this.kept = false;
    }
    return true;
  }

  // The lock is held until this tab has written.
  close(): void {
    const leave = () => this.store.tabLock.close();
    void this.writing.then(leave, leave);
  }
}
