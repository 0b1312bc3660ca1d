// A layout of one's own (BP-2): planting, alone or in pairs across the middle, and its short form in a link.
import { longestTitle, type ContentDocument } from "../../match/own_content";
import { cellAt, fileOf, rankOf } from "./cells";

export const mostTrees = 20;

export const blank: ContentDocument = { game: "bite-the-pumpkin", kind: "layout", name: "my-trees", trees: [] };

export const treesIn = ({ trees }: ContentDocument): readonly string[] =>
  Array.isArray(trees) ? trees.filter((one): one is string => typeof one === "string") : [];

// The square across the middle of the meadow: half a turn, as in the layouts `hedge` and, but for one tree, `orchard`.
export const partnerOf = (cell: string): string => cellAt(7 - fileOf(cell), 7 - rankOf(cell));

export const cellsOf = (cell: string, symmetric: boolean): readonly string[] =>
  symmetric ? [cell, partnerOf(cell)] : [cell];

const sorted = (trees: readonly string[]): readonly string[] =>
  [...new Set(trees)].sort((a, b) => rankOf(a) - rankOf(b) || fileOf(a) - fileOf(b));

export type Pressed = {
  readonly trees: readonly string[];
  readonly planted: boolean;
  readonly cells: readonly string[];
};

// A press on a square: its trees go if it has one, else they are planted. Null if there would be too many.
export function pressedAt(trees: readonly string[], cell: string, symmetric: boolean): Pressed | null {
  const both = cellsOf(cell, symmetric);
  const planted = !trees.includes(cell);
  const cells = both.filter((one) => trees.includes(one) !== planted);
  const after = planted ? [...trees, ...cells] : trees.filter((one) => !both.includes(one));
  return after.length > mostTrees ? null : { trees: sorted(after), planted, cells };
}

// "1.a6b2d4.My trees": the version, the trees, the title.
export function pack(document: ContentDocument): string {
  const title = document.title?.trim();
  return `1.${sorted(treesIn(document)).join("")}${title ? `.${title}` : ""}`;
}

export function unpack(code: string): ContentDocument | "newer" | null {
  const found = /^1\.((?:[a-h][1-8])*)(?:\.(.*))?$/s.exec(code);
  if (!found) return /^(?!1\.)[1-9]\d*\./.test(code) ? "newer" : null;
  const [, cells = "", title] = found;
  const trees = cells.match(/../g) ?? [];
  if (new Set(trees).size < trees.length || trees.length > mostTrees) return null;
  return { ...blank, ...(title && { title: title.slice(0, longestTitle) }), trees: sorted(trees) };
}
