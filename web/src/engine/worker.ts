// An engine in a worker. It answers one request after another, so the page is never blocked.
import type { Message } from "../match/situation";
import { loadEngine, type Engine } from "../../../src/wasm/engine.mjs";

export type EngineRequest = {
  readonly id: number;
  readonly name: string;
  readonly args: readonly (string | number)[];
};
export type EngineReply =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: string; readonly because?: Message };

let engine: Promise<Engine> | undefined;
let answered = Promise.resolve();

const nets = import.meta.glob<string>("../../../content/nets/*.net", { query: "?url", import: "default", eager: true });

// The nets of a game, for bots that use them. Offline they play without.
async function netsOf(game: string): Promise<Uint8Array> {
  const answer = await fetch(nets[`../../../content/nets/${game}.net`] ?? "").catch(() => null);
  return new Uint8Array(answer?.ok ? await answer.arrayBuffer() : []);
}

async function call(name: string, args: EngineRequest["args"]): Promise<unknown> {
  if (!engine) throw new Error("no engine was loaded");
  const { ask } = await engine;
  const answer = ask(name, ...args) as { readonly misses_nets?: string };
  if (!answer.misses_nets) return answer;
  const bytes = await netsOf(answer.misses_nets);
  ask("take_nets", bytes, bytes.length);
  return ask(name, ...args);
}

self.onmessage = ({ data }: MessageEvent<{ readonly load: string } | EngineRequest>) => {
  if ("load" in data) {
    engine = WebAssembly.compileStreaming(fetch(data.load)).then(loadEngine);
    engine.catch(() => undefined); // the next request reports the error
    return;
  }
  answered = answered.then(() => answer(data));
};

async function answer({ id, name, args }: EngineRequest): Promise<void> {
  try {
    self.postMessage({ id, answer: await call(name, args) } satisfies EngineReply);
  } catch (error) {
    const { because } = error as { readonly because?: Message };
    self.postMessage({
      id,
      error: error instanceof Error ? error.message : String(error),
      ...(because && { because }),
    } satisfies EngineReply);
  }
}
