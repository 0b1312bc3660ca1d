// The page's end of an engine in a worker.
import type { Message } from "../match/situation";
import type { EngineReply } from "./worker";

type Waiting = { readonly done: (answer: unknown) => void; readonly failed: (error: Error) => void };

// An engine that is loaded in advance. There is one at most.
let spare: { readonly url: string; readonly worker: Worker } | null = null;

function load(url: string): Worker {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.postMessage({ load: url });
  return worker;
}

export function warmEngine(url: string): void {
  if (spare?.url === url) return;
  spare?.worker.terminate();
  spare = { url, worker: load(url) };
}

function takeSpare(url: string): Worker | null {
  if (spare?.url !== url) return null;
  const { worker } = spare;
  spare = null;
  return worker;
}

// A call that the engine refused. The text is for developers; if the rules refuse a move, `because` is the reason as a
// message.
export class Refusal extends Error {
  constructor(
    words: string,
    readonly because?: Message,
  ) {
    super(words);
  }
}

export class Interrupted extends Refusal {}

// Whether the engine refused the call. Otherwise the call did not reach it.
export const isRefused = (error: unknown): error is Refusal =>
  error instanceof Refusal && !(error instanceof Interrupted);

export class EngineLink {
  private worker: Worker;
  private waiting = new Map<number, Waiting>();
  private count = 0;

  constructor(private readonly url: string) {
    this.worker = this.start();
  }

  call<T>(name: string, ...args: readonly (string | number)[]): Promise<T> {
    const id = ++this.count;
    return new Promise<T>((done, failed) => {
      this.waiting.set(id, { done: (answer) => done(answer as T), failed });
      this.worker.postMessage({ id, name, args });
    });
  }

  // Replaces the engine by a fresh one. Pending calls are rejected.
  interrupt(): void {
    this.stop();
    this.worker = this.start();
  }

  stop(): void {
    this.worker.terminate();
    this.fail(new Interrupted("interrupted"));
  }

  private fail(error: Refusal): void {
    for (const { failed } of this.waiting.values()) failed(error);
    this.waiting.clear();
  }

  private start(): Worker {
    const worker = takeSpare(this.url) ?? load(this.url);
    worker.onmessage = ({ data }: MessageEvent<EngineReply>) => {
      const waiting = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if ("error" in data) waiting?.failed(new Refusal(data.error, data.because));
      else waiting?.done(data.answer);
    };
    worker.onerror = ({ message }) => this.fail(new Interrupted(message || "the engine can't be loaded"));
    return worker;
  }
}
