// The identity of pigs. A view lists pigs only by cell, so each pig is followed from its first cell through all stories
// and keeps its face after a reload and in a replay. Runs are followed by the rules (BP-11, BP-12); if the view
// differs, the view is right.
import type { Story } from "../../match/situation";
import type { Vegetable } from "../../generated/bite-the-pumpkin";
import { fileOf, rankOf, stepOf, stepped, type Direction, type Pig } from "./cells";
import { bitesOf, type Move, type GameMessage } from "./messages";

export type Runner = {
  readonly id: number;
  readonly steps: number;
  readonly hit: number | null; // the pig it ran into
  readonly behind: number; // number of pigs that stopped before it
};
export type Run = { readonly number: number; readonly direction: Direction; readonly runners: readonly Runner[] };
export type Herd = { readonly pigs: readonly Pig[]; readonly run: Run | null };

const beside = (a: string, b: string): boolean =>
  a !== b && Math.abs(fileOf(a) - fileOf(b)) < 2 && Math.abs(rankOf(a) - rankOf(b)) < 2;
const order = (cell: string): number => 8 * rankOf(cell) + fileOf(cell); // as the engine counts cells

class Memory {
  readonly cells: string[] = []; // by pig
  run: Run | null = null;
  private readonly food = new Map<string, Vegetable>();
  private readonly fed = new Set<string>(); // what was eaten in this turn, and where the eater is
  constructor(private readonly trees: readonly string[]) {}

  apply(number: number, one: GameMessage): void {
    if (one.key === "move.pig" || one.key === "told.pig") this.cells.push(one.cell);
    if (one.key === "move.plant" || one.key === "told.planted") this.food.set(one.cell, one.vegetable);
    if (one.key === "told.eaten") this.share(one.vegetable, one.cells);
    if (one.key === "told.all_lie") this.fed.clear();
    if (one.key === "move.run") this.go(number, one.direction);
  }

  eat(pig: string, food: string): void {
    this.fed.add(`${this.food.get(food)} ${pig}`);
    this.food.delete(food);
  }

  // Messages about forced bites name only the food. The pigs are gone through in the engine's order; each has eaten or
  // found nothing left.
  private share(kind: Vegetable, eaten: readonly string[]): void {
    const guests = this.cells.filter((cell) => !this.fed.has(`${kind} ${cell}`)).sort((a, b) => order(a) - order(b));
    const hungry = (pig: string) =>
      [...this.food].every(([cell, what]) => what !== kind || eaten.includes(cell) || !beside(pig, cell));
    const find = (at: number, left: readonly string[]): (readonly [string, string])[] | null => {
      const pig = guests[at];
      if (pig === undefined) return left.length === 0 ? [] : null;
      for (const cell of left) {
        const rest = beside(pig, cell) ? find(at + 1, without(left, cell)) : null;
        if (rest) return [[pig, cell], ...rest];
      }
      return hungry(pig) ? find(at + 1, left) : null;
    };
    for (const [pig, cell] of find(0, eaten) ?? []) this.eat(pig, cell);
  }

  private lies(cell: string): boolean {
    return this.fed.has(`pumpkin ${cell}`) || this.fed.has(`broccoli ${cell}`);
  }

  private go(number: number, direction: Direction): void {
    const { x, y } = stepOf[direction];
    const front = (cell: string) => x * fileOf(cell) - y * rankOf(cell);
    const runners: Runner[] = [];
    const ids = this.cells.map((_, id) => id).sort((a, b) => front(this.cells[b] ?? "") - front(this.cells[a] ?? ""));
    for (const id of ids.filter((one) => !this.lies(this.cells[one] ?? ""))) {
      let cell = this.cells[id] ?? "";
      let steps = 0;
      for (let next = stepped(cell, direction); this.free(next); next = stepped(cell, direction)) {
        cell = next;
        steps += 1;
        this.cells[id] = cell;
      }
      const met = this.cells.indexOf(stepped(cell, direction));
      const hit = met < 0 || met === id || steps === 0 ? null : met;
      runners.push({ id, steps, hit, behind: 1 + (runners.find((one) => one.id === hit)?.behind ?? -1) });
    }
    this.run = { number, direction, runners };
    this.fed.clear();
  }

  private free(cell: string): boolean {
    return !this.cells.includes(cell) && !this.food.has(cell) && !this.trees.includes(cell);
  }
}

const without = (cells: readonly string[], one: string): readonly string[] => cells.filter((cell) => cell !== one);

export function herdOf(stories: readonly Story<Move, GameMessage>[], trees: readonly string[]): Herd {
  const memory = new Memory(trees);
  for (const { number, move, told } of stories) {
    for (const { pig, food } of bitesOf(move)) memory.eat(pig, food);
    for (const one of move ? [move, ...told] : told) memory.apply(number, one);
  }
  return { pigs: memory.cells.map((cell, id) => ({ id, cell })), run: memory.run };
}
