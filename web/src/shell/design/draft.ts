// What is being designed, with the steps that can be taken back. A step changes the board; the name stays what it is.
import { nameFor, type ContentDocument } from "../../match/own_content";

export type Draft = { readonly now: ContentDocument; readonly past: readonly ContentDocument[] };

export const begun = (document: ContentDocument): Draft => ({ now: document, past: [] });

export const changed = ({ now, past }: Draft, next: ContentDocument): Draft => ({ now: next, past: [...past, now] });

export function undone({ now, past }: Draft): Draft {
  const before = past[past.length - 1];
  if (!before) return { now, past };
  const { title: _, ...board } = before;
  const { name, title } = now;
  return { now: { ...board, name, ...(title !== undefined && { title }) }, past: past.slice(0, -1) };
}

// `taken` are the names of the built-in ones.
export function entitled(
  document: ContentDocument,
  title: string,
  taken: readonly string[],
  untitled: string,
): ContentDocument {
  const { title: _, ...rest } = document;
  return { ...rest, name: nameFor(title, taken, untitled), ...(title && { title }) };
}
