// The same match in several tabs: one writes, the others follow what it does and may take over. Whoever writes holds a lock of the browser
// that is named after the match; when its tab is closed, or crashes, the next that waits for the lock gets it. A browser without locks
// (a page without HTTPS) lets every tab write: there the shelf refuses what does not go on from where it is.

export class TabLock {
  writes = true;
  private readonly channel: BroadcastChannel;
  private changed: (() => void) | null = null;
  private missed = false; // something changed before anybody listened
  private waits = false;
  private left = false;
  private release: () => void = () => undefined;

  private constructor(private readonly name: string) {
    this.channel = new BroadcastChannel(name);
    this.channel.onmessage = () => this.change();
  }

  // Writes if nobody else does.
  static async acquire(id: string): Promise<TabLock> {
    const lock = new TabLock(`sounder.match.${id}`);
    if ("locks" in navigator) await new Promise<void>((known) => lock.ask({ ifAvailable: true }, known));
    lock.missed = false; // whoever sits down reads what there is
    return lock;
  }

  // `changed` is called when another tab has written, and when this one begins or ceases to write.
  listen(changed: () => void): void {
    this.changed = changed;
    if (this.missed) changed();
  }

  // This tab has written.
  announce(): void {
    if (!this.left) this.channel.postMessage(null);
  }

  // From now on this tab writes, and whoever did follows.
  steal(): void {
    if (!this.writes) this.ask({ steal: true });
  }

  close(): void {
    this.left = true;
    this.release();
    this.channel.close();
  }

  private ask(options: LockOptions, known?: () => void): void {
    let held = false;
    const answered = (lock: Lock | null): Promise<void> | undefined => {
      if (this.left) return undefined;
      held = lock !== null;
      this.setWrites(held);
      known?.();
      return held ? new Promise((over) => (this.release = over)) : undefined;
    };
    const stolen = () => held && !this.left && this.setWrites(false);
    navigator.locks.request(this.name, options, answered).catch(stolen);
  }

  // Whoever does not write stands in line, once.
  private setWrites(writes: boolean): void {
    this.writes = writes;
    this.change();
    if (writes || this.waits) return;
    this.waits = true;
    this.ask({}, () => (this.waits = false));
  }

  private change(): void {
    if (this.changed) this.changed();
    else this.missed = true;
  }
}
