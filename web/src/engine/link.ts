// The page's end of an engine in a worker.
import type { Answered } from "./worker";

type Waiting = { readonly done: (answer: unknown) => void; readonly failed: (error: Error) => void };

// What the engine refuses, in its own words: "d4: a tree stands there".
export class Refusal extends Error {}

export class EngineLink {
  private worker: Worker;
  private waiting = new Map<number, Waiting>();
  private count = 0;

  constructor(private readonly url: string) {
    this.worker = this.start();
  }

  ask<T>(question: string, ...given: readonly (string | number)[]): Promise<T> {
    const id = ++this.count;
    return new Promise<T>((done, failed) => {
      this.waiting.set(id, { done: (answer) => done(answer as T), failed });
      this.worker.postMessage({ id, question, given });
    });
  }

  // Ends whatever the engine is thinking about and begins with a fresh one. What was asked is refused.
  interrupt(): void {
    this.stop();
    this.worker = this.start();
  }

  stop(): void {
    this.worker.terminate();
    for (const { failed } of this.waiting.values()) failed(new Refusal("interrupted"));
    this.waiting.clear();
  }

  private start(): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Answered>) => {
      const waiting = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if ("trouble" in data) waiting?.failed(new Refusal(data.trouble));
      else waiting?.done(data.answer);
    };
    worker.postMessage({ load: this.url });
    return worker;
  }
}
