// An engine in Node whose bots have their nets, as the browser's worker gives them: when a question needs them.
import { existsSync, readFileSync } from "node:fs";
import { loadEngine } from "../../src/wasm/engine.mjs";

const fileOf = (game) => new URL(`../../content/nets/${game}.net`, import.meta.url);

export async function loadEngineWithNets(source) {
  const engine = await loadEngine(source);
  const ask = (question, ...given) => {
    const answer = engine.ask(question, ...given);
    if (!answer.misses_nets) return answer;
    const file = fileOf(answer.misses_nets);
    const bytes = existsSync(file) ? readFileSync(file) : new Uint8Array(0);
    engine.ask("take_nets", bytes, bytes.length);
    return engine.ask(question, ...given);
  };
  return { ask };
}
