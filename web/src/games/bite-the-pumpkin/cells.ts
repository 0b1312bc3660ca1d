// Cells by name ("c4"), their positions on the drawing, and the identity of pigs from one view to the next.

const files = "abcdefgh";
export const side = 100; // of a cell, in units of the drawing

export const fileOf = (cell: string): number => files.indexOf(cell.charAt(0));
export const rankOf = (cell: string): number => Number(cell.charAt(1)) - 1;
export const cellAt = (file: number, rank: number): string => `${files.charAt(file)}${rank + 1}`;

// North-west first, as they are read.
export const rows: readonly (readonly string[])[] = Array.from({ length: 8 }, (_, row) =>
  Array.from({ length: 8 }, (_, file) => cellAt(file, 7 - row)),
);

export type Point = { readonly x: number; readonly y: number };
export const middle = (cell: string): Point => ({ x: (fileOf(cell) + 0.5) * side, y: (7.5 - rankOf(cell)) * side });

export const directions = ["north", "west", "east", "south"] as const;
export type Direction = (typeof directions)[number];
export const stepOf: Readonly<Record<Direction, Point>> = {
  north: { x: 0, y: -1 },
  south: { x: 0, y: 1 },
  east: { x: 1, y: 0 },
  west: { x: -1, y: 0 },
};

export function stepped(cell: string, direction: Direction, steps = 1): string {
  const { x, y } = stepOf[direction];
  const within = (n: number) => Math.min(7, Math.max(0, n));
  return cellAt(within(fileOf(cell) + steps * x), within(rankOf(cell) - steps * y));
}

export type Pig = { readonly id: number; readonly cell: string };

// The identity of pigs after a previewed run. Pigs run along files or ranks and never overtake, so their order on each
// line is kept.
export function follow(before: readonly Pig[], now: readonly string[]): readonly Pig[] {
  const settled = before.filter(({ cell }) => now.includes(cell));
  if (before.length === now.length && settled.length < now.length)
    for (const [line, place] of [[fileOf, rankOf] as const, [rankOf, fileOf] as const]) {
      const order = (a: string, b: string) => line(a) - line(b) || place(a) - place(b);
      const from = [...before].sort((a, b) => order(a.cell, b.cell));
      const to = [...now].sort(order);
      if (from.every(({ cell }, i) => line(cell) === line(to[i] ?? "")))
        return from.map(({ id }, i) => ({ id, cell: to[i] ?? "" })).sort((a, b) => a.id - b.id);
    }
  const come = now.filter((cell) => !settled.some((pig) => pig.cell === cell));
  const free = Array.from({ length: settled.length + come.length }, (_, id) => id).filter(
    (id) => !settled.some((pig) => pig.id === id),
  );
  return [...settled, ...come.map((cell, i) => ({ id: free[i] ?? i, cell }))].sort((a, b) => a.id - b.id);
}
