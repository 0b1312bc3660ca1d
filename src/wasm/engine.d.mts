export interface Engine {
  ask(question: string, ...given: readonly (string | number | Uint8Array)[]): unknown;
}
export function loadEngine(source: BufferSource | WebAssembly.Module): Promise<Engine>;
