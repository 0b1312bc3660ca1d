// Kinds of moves such as `plant c4` name a cell of the lab's maps. The kinds of one verb make a map, too.
import type { CaseSummary, KindSummary } from "../summary";

type Ground = Pick<CaseSummary["maps"][number], "columns" | "rows">;

export type BoardCell = { readonly file: string; readonly rank: string; readonly kind: KindSummary };
export type Board = {
  readonly verb: string;
  readonly files: readonly string[];
  readonly ranks: readonly string[];
  readonly cells: readonly BoardCell[];
};

// A handful of cells is no map.
const fewestCells = 8;

// The first row is drawn lowest.
export function boards(kinds: readonly KindSummary[], ground: Ground | undefined): readonly Board[] {
  if (!ground) return [];
  const { columns: files, rows } = ground;
  const places = files.flatMap((file) => rows.map((rank) => ({ file, rank, ending: ` ${file}${rank}` })));
  const verbs = new Map<string, BoardCell[]>();
  for (const kind of kinds) {
    const place = places.find(({ ending }) => kind.kind.endsWith(ending));
    if (!place) continue;
    const verb = kind.kind.slice(0, -place.ending.length);
    verbs.set(verb, [...(verbs.get(verb) ?? []), { file: place.file, rank: place.rank, kind }]);
  }
  return [...verbs]
    .filter(([, cells]) => cells.length >= fewestCells)
    .map(([verb, cells]) => ({ verb, files, ranks: [...rows].reverse(), cells }));
}
