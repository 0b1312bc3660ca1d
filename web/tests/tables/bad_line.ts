// A connection between page and server that fails, by a seed. Each failure is applied to a move of the page; they come
// in turn from a list, with a few moves between them. Files pass unchanged; so does everything before `spoil`.
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { dice } from "../games/played";
import type { ToServer } from "../../src/match/remote/protocol";

export const mischiefs = [
  "drop", // the move does not arrive, and the connection closes
  "cut_answer", // the move arrives; its answer is cut off, and the connection closes
  "half_close", // the page sees the connection close, the server does not
  "black_hole", // nothing passes any more, and no side is told
  "twice", // the move arrives two times
  "splinter", // from now on in pieces of a few bytes
  "slow", // from now on everything comes late
] as const;
export type Mischief = (typeof mischiefs)[number];

// Failures that the page has to show.
export const breaks = (one: Mischief): boolean =>
  one === "drop" || one === "cut_answer" || one === "half_close" || one === "black_hole";

const mostMovesBetween = 1;
const longestDelay = 300; // milliseconds
const longestSplinter = 9; // bytes

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

export class BadLine {
  readonly done: Mischief[] = [];
  private list: Mischief[] = [];
  private wait = 0; // moves until the next
  private readonly sockets = new Set<Socket>();
  private readonly roll: (below: number) => number;

  private constructor(
    private readonly server: Server,
    private target: number,
    seed: number,
  ) {
    this.roll = dice(seed);
    server.on("connection", (page) => this.came(page));
  }

  static async to(address: string, seed = 1): Promise<BadLine> {
    const server = createServer({ allowHalfOpen: true, noDelay: true });
    const line = new BadLine(server, Number(new URL(address).port), seed);
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    return line;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  // From now on to a server at this address.
  leadTo(address: string): void {
    this.target = Number(new URL(address).port);
  }

  // From now on, each of these once, in an order of its own.
  spoil(list: readonly Mischief[] = mischiefs): void {
    this.list = [...list];
    for (let i = this.list.length - 1; i > 0; i -= 1) {
      const j = this.roll(i + 1);
      [this.list[i], this.list[j]] = [this.list[j] as Mischief, this.list[i] as Mischief];
    }
    this.wait = this.roll(mostMovesBetween + 1);
  }

  // All lines are gone, as when a device sleeps.
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((over) => this.server.close(over));
  }

  // What is done to this move, if anything.
  next(): Mischief | undefined {
    if (this.list.length === 0 || this.wait-- > 0) return undefined;
    this.wait = this.roll(mostMovesBetween + 1);
    const one = this.list.shift();
    if (one) this.done.push(one);
    return one;
  }

  pieces(bytes: Buffer): readonly Buffer[] {
    const pieces: Buffer[] = [];
    for (let at = 0; at < bytes.length; ) {
      const size = 1 + this.roll(longestSplinter);
      pieces.push(bytes.subarray(at, at + size));
      at += size;
    }
    return pieces;
  }

  delay(): number {
    return this.roll(longestDelay);
  }

  // So much of it comes through.
  share(bytes: Buffer): Buffer {
    return bytes.subarray(0, this.roll(bytes.length));
  }

  private came(page: Socket): void {
    const server = connect({ port: this.target, host: "127.0.0.1", allowHalfOpen: true, noDelay: true });
    for (const socket of [page, server]) {
      this.sockets.add(socket);
      socket.on("error", () => undefined).on("close", () => this.sockets.delete(socket));
    }
    new Pair(this, page, server);
  }
}

// One connection: the page's half of it, and the server's.
class Pair {
  private manner: Mischief | null = null;
  private asked: Buffer = Buffer.alloc(0); // of the page, not yet a whole frame
  private upgraded = false;
  private upward = Promise.resolve();
  private downward = Promise.resolve();

  constructor(
    private readonly line: BadLine,
    private readonly page: Socket,
    private readonly server: Socket,
  ) {
    page.on("data", (bytes) => this.fromPage(bytes));
    server.on("data", (bytes) => this.fromServer(bytes));
    page.on("close", () => this.manner !== "half_close" && server.destroy());
    page.on("end", () => this.manner !== "half_close" && void this.upward.then(() => server.end()));
    server.on("close", () => this.manner !== "black_hole" && page.destroy());
    server.on("end", () => this.manner !== "black_hole" && void this.downward.then(() => page.end()));
  }

  private fromPage(bytes: Buffer): void {
    if (this.manner === "black_hole" || this.manner === "half_close") return;
    if (!this.upgraded) {
      this.upgraded = /^GET \/play /.test(bytes.toString("latin1"));
      this.up(bytes);
      return;
    }
    this.asked = Buffer.concat([this.asked, bytes]);
    for (let size = frameSize(this.asked); size <= this.asked.length; size = frameSize(this.asked)) {
      const frame = this.asked.subarray(0, size);
      this.asked = this.asked.subarray(size);
      this.told(frame);
    }
  }

  private told(frame: Buffer): void {
    const mischief = isMove(frame) ? this.line.next() : undefined;
    if (mischief) this.manner = mischief;
    if (mischief === "drop") this.page.destroy();
    else if (mischief === "half_close") this.page.end();
    else if (this.manner !== "black_hole" && this.manner !== "half_close")
      this.up(mischief === "twice" ? Buffer.concat([frame, frame]) : frame);
  }

  private fromServer(bytes: Buffer): void {
    if (this.manner === "black_hole" || this.manner === "half_close") return;
    if (this.manner !== "cut_answer") {
      this.downward = this.pass(bytes, this.page, this.downward);
      return;
    }
    this.page.end(this.line.share(bytes), () => this.page.destroy());
  }

  private up(bytes: Buffer): void {
    this.upward = this.pass(bytes, this.server, this.upward);
  }

  // In order, in the manner of this moment.
  private async pass(bytes: Buffer, to: Socket, before: Promise<void>): Promise<void> {
    const { manner } = this;
    await before;
    if (manner === "slow") await pause(this.line.delay());
    for (const piece of manner === "splinter" ? this.line.pieces(bytes) : [bytes]) if (to.writable) to.write(piece);
  }
}

// Of the frame at the beginning, as far as can be told (RFC 6455, 5.2); what a browser sends is masked and never longer
// than 64 KB.
function frameSize(bytes: Buffer): number {
  if (bytes.length < 4) return Infinity;
  const length = (bytes[1] ?? 0) & 127;
  return length < 126 ? 6 + length : 8 + bytes.readUInt16BE(2);
}

function isMove(frame: Buffer): boolean {
  if (((frame[0] ?? 0) & 15) !== 1) return false; // no text
  const at = ((frame[1] ?? 0) & 127) < 126 ? 2 : 4;
  const mask = frame.subarray(at, at + 4);
  const text = Buffer.from(frame.subarray(at + 4).map((byte, i) => byte ^ (mask[i % 4] ?? 0))).toString("utf8");
  return (JSON.parse(text) as ToServer).is === "play";
}
