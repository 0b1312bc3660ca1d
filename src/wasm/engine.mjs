// Loads the engine and calls it: text in, parsed JSON out. Works in a page, in a worker and in Node. No code is
// generated at run time, so a page needs no more than 'wasm-unsafe-eval' in its CSP.

const notSupported = 52; // of WASI

// What the engine imports: the clock, for bots that think for a number of milliseconds, and the environment variables,
// of which there are none. The engine aborts only when it is broken.
const surroundings = (engine) => ({
  env: { emscripten_notify_memory_growth: () => {} },
  wasi_snapshot_preview1: {
    proc_exit: (status) => {
      throw new Error(`the engine stopped with status ${status}`);
    },
    clock_time_get: (_clock, _precision, address) => {
      const nanoseconds = BigInt(Math.round(performance.now() * 1e6));
      new DataView(engine.memory.buffer).setBigUint64(address, nanoseconds, true);
      return 0;
    },
    environ_sizes_get: () => notSupported,
    environ_get: () => notSupported,
  },
});

// From the bytes of an engine or from a compiled module.
export async function loadEngine(source) {
  const engine = {};
  const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source);
  const instance = await WebAssembly.instantiate(module, surroundings(engine));
  engine.memory = instance.exports.memory;
  const { memory, malloc, free, _initialize, ...functions } = instance.exports;
  _initialize();

  const textAt = (address) => {
    const all = new Uint8Array(memory.buffer);
    return new TextDecoder().decode(all.subarray(address, all.indexOf(0, address)));
  };
  const copied = (given) => {
    const encoded = typeof given === "string" ? new TextEncoder().encode(given) : given;
    const address = malloc(encoded.length + 1);
    const all = new Uint8Array(memory.buffer);
    all.set(encoded, address);
    all[address + encoded.length] = 0;
    return address;
  };

  // engine.ask("final_hashes", "bite-the-pumpkin", 2, 1000). An error is thrown as an Error with the engine's text; if
  // the rules refuse a move, its `because` is the message with the reason. Bytes are passed as they are.
  const ask = (name, ...given) => {
    const texts = [];
    const values = given.map((value) => {
      if (typeof value === "number") return value;
      texts.push(copied(value));
      return texts[texts.length - 1];
    });
    const answer = JSON.parse(textAt(functions[`sounder_${name}`](...values)));
    texts.forEach((address) => free(address));
    if ("trouble" in answer) throw Object.assign(new Error(answer.trouble), { because: answer.because });
    return answer;
  };
  return { ask };
}
