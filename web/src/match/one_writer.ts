// The same match in several tabs: one writes, the others follow what it does and may take over. Whoever writes holds a lock of the browser
// that is named after the match; when its tab is closed, or crashes, the next that waits for the lock gets it. A browser without locks
// (a page without HTTPS) lets every tab write: there the shelf refuses what does not go on from where it is.

export class Desk {
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
  static async sit(id: string): Promise<Desk> {
    const desk = new Desk(`sounder.match.${id}`);
    if ("locks" in navigator) await new Promise<void>((known) => desk.ask({ ifAvailable: true }, known));
    desk.missed = false; // whoever sits down reads what there is
    return desk;
  }

  // `changed` is called when another tab has written, and when this one begins or ceases to write.
  listen(changed: () => void): void {
    this.changed = changed;
    if (this.missed) changed();
  }

  // This tab has written.
  tell(): void {
    if (!this.left) this.channel.postMessage(null);
  }

  // From now on this tab writes, and whoever did follows.
  take(): void {
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
      this.turn(held);
      known?.();
      return held ? new Promise((over) => (this.release = over)) : undefined;
    };
    const stolen = () => held && !this.left && this.turn(false);
    navigator.locks.request(this.name, options, answered).catch(stolen);
  }

  // Whoever does not write stands in line, once.
  private turn(writes: boolean): void {
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
