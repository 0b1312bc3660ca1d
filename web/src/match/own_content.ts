// Content that a person has made in this browser, by game: a list in localStorage. Whether a document is sound is checked
// by the engine that plays it.

// The JSON of a content file (content/schema/).
export type ContentDocument = {
  readonly game: string;
  readonly kind: string;
  readonly name: string; // for notation and records
  readonly title?: string; // for people
  readonly [field: string]: unknown;
};

const place = "sounder.own";
export const longestTitle = 40;

export const titleOf = ({ title, name }: ContentDocument): string => title?.trim() || name;

// A name as the schemas allow it, of a title; never one of `taken`.
export function nameFor(title: string, taken: readonly string[], untitled: string): string {
  const plain = title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, longestTitle - 3);
  const name = plain || untitled;
  return taken.includes(name) ? `my-${name}` : name;
}

const isDocument = (one: unknown): one is ContentDocument => {
  const { game, kind, name, title } = { ...(one as Partial<ContentDocument> | null) };
  return [game, kind, name].every((text) => typeof text === "string") && ["string", "undefined"].includes(typeof title);
};

function read(): readonly ContentDocument[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? "[]");
    return Array.isArray(found) ? found.filter(isDocument) : [];
  } catch {
    return [];
  }
}

function write(all: readonly ContentDocument[]): boolean {
  try {
    localStorage.setItem(place, JSON.stringify(all));
    return true;
  } catch {
    return false; // no storage, or a full one
  }
}

const isOf =
  ({ game, kind, name }: Pick<ContentDocument, "game" | "kind" | "name">) =>
  (other: ContentDocument): boolean =>
    other.game === game && other.kind === kind && other.name === name;

// The newest first.
export const ownContent = (game: string, kind?: string): readonly ContentDocument[] =>
  read().filter((one) => one.game === game && (kind === undefined || one.kind === kind));

// Replaces the one of the same name. Returns whether it could be kept.
export const keepOwn = (document: ContentDocument): boolean =>
  write([document, ...read().filter((one) => !isOf(document)(one))]);

export const forgetOwn = (document: ContentDocument): boolean => write(read().filter((one) => !isOf(document)(one)));

// The address of a form with such content chosen, and the choice in an address.
export const askFor = ({ kind, name }: ContentDocument): string => `own=${encodeURIComponent(`${kind}:${name}`)}`;

export function askedOwn(
  game: string,
  query: URLSearchParams,
): Readonly<Record<string, { readonly name: string; readonly document: unknown }>> {
  const asked = query.get("own");
  const found = ownContent(game).find(({ kind, name }) => `${kind}:${name}` === asked);
  return found ? { [found.kind]: { name: found.name, document: found } } : {};
}
