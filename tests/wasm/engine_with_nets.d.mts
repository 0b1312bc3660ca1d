import type { Engine } from "../../src/wasm/engine.mjs";
export function loadEngineWithNets(source: BufferSource): Promise<Engine>;
