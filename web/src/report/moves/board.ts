// Kinds such as `plant c4` are a verb and a cell of an 8 x 8 board: together they make a map for each verb.
import type { KindSummary } from "../summary";

export type BoardCell = { readonly file: string; readonly rank: number; readonly kind: KindSummary };
export type Board = { readonly verb: string; readonly cells: readonly BoardCell[] };

export const files = ["a", "b", "c", "d", "e", "f", "g", "h"] as const;
export const ranks = [8, 7, 6, 5, 4, 3, 2, 1] as const;
const onBoard = /^(.+) ([a-h])([1-8])$/;

// A handful of cells is no map.
const fewestCells = 8;

export function boards(kinds: readonly KindSummary[]): readonly Board[] {
  const verbs = new Map<string, BoardCell[]>();
  for (const kind of kinds) {
    const [, verb, file, rank] = onBoard.exec(kind.kind) ?? [];
    if (verb === undefined || file === undefined) continue;
    const cells = verbs.get(verb) ?? [];
    cells.push({ file, rank: Number(rank), kind });
    verbs.set(verb, cells);
  }
  return [...verbs].filter(([, cells]) => cells.length >= fewestCells).map(([verb, cells]) => ({ verb, cells }));
}
