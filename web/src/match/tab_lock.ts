// Decides which tab writes a match that is open in several. The writing tab holds a lock of the browser named after the
// match; the others follow it and may take over. When the writing tab is closed or crashes, the next tab that waits
// gets the lock. In a browser without locks (a page without HTTPS) every tab writes; the shelf then refuses entries
// that do not continue what it has.

export class TabLock {
  writes = true;
  private readonly channel: BroadcastChannel;
  private changed: (() => void) | null = null;
  private missed = false; // a change came before `listen`
  private waits = false;
  private left = false;
  private release: () => void = () => undefined;

  private constructor(private readonly name: string) {
    this.channel = new BroadcastChannel(name);
    this.channel.onmessage = () => this.change();
  }

  // The lock of a match; this tab writes if no other does.
  static async acquire(id: string): Promise<TabLock> {
    const lock = new TabLock(`sounder.match.${id}`);
    if ("locks" in navigator) await new Promise<void>((known) => lock.ask({ ifAvailable: true }, known));
    lock.missed = false; // the caller reads the match after this
    return lock;
  }

  // `changed` is called when another tab has written, and when this one begins or ceases to write.
  listen(changed: () => void): void {
    this.changed = changed;
    if (this.missed) changed();
  }

  // Tells the other tabs that this one has written.
  announce(): void {
    if (!this.left) this.channel.postMessage(null);
  }

  // Takes the lock from the tab that has it.
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

  // A tab that does not write waits for the lock, with one request.
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
