// An engine in a worker: asked one question after another, so the page never waits for it.
import type { Message } from "../match/situation";
import { loadEngine, type Engine } from "../../../src/wasm/engine.mjs";

export type Asked = { readonly id: number; readonly question: string; readonly given: readonly (string | number)[] };
export type Answered = { readonly id: number; readonly answer: unknown } | { readonly id: number; readonly trouble: string; readonly because?: Message };

let engine: Promise<Engine> | undefined;

self.onmessage = async ({ data }: MessageEvent<{ readonly load: string } | Asked>) => {
  if ("load" in data) {
    engine = WebAssembly.compileStreaming(fetch(data.load)).then(loadEngine);
    engine.catch(() => undefined); // whoever asks is told
    return;
  }
  const { id, question, given } = data;
  try {
    if (!engine) throw new Error("no engine was loaded");
    self.postMessage({ id, answer: (await engine).ask(question, ...given) } satisfies Answered);
  } catch (error) {
    const { because } = error as { readonly because?: Message };
    self.postMessage({ id, trouble: error instanceof Error ? error.message : String(error), ...(because && { because }) } satisfies Answered);
  }
};
