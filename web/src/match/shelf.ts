// The matches of this browser, in IndexedDB. A match has one row of information and one row for every move. A move adds
// a row and rewrites none, so a reload or a crash loses nothing.
import { seated, type Entry, type KeptPlayer, type Player, type RecordFile } from "./record";
import type { SeatName } from "./situation";

// What a list of matches shows.
export type MatchInfo = {
  readonly id: string;
  readonly game: string;
  readonly players: readonly KeptPlayer[];
  readonly moves: number;
  readonly over: boolean;
  readonly winners?: readonly SeatName[]; // missing in matches that ended before this was kept
  readonly gaveUp?: true; // over because the person gave it up
  readonly practice?: true; // moves were taken back after something had become known
  readonly changed: number; // milliseconds since 1970
  readonly closedTo?: string; // the build of the app that could not open it
};
// `begun` is the record without entries, `count` the number of entries.
type StoredInfo = MatchInfo & { readonly begun: string; readonly count: number };
type Row = { readonly id: string; readonly entries: readonly Entry[] };

export type StoredMatch = MatchInfo & { readonly record: string };

// Version 1 of the database had the whole record in one row.
function takeApart(transaction: IDBTransaction): void {
  const heads = transaction.objectStore("matches");
  const happened = transaction.objectStore("happened");
  heads.openCursor().onsuccess = ({ target }) => {
    const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
    if (!cursor) return;
    const { record, players, ...head } = cursor.value as Omit<StoredMatch, "players"> & {
      readonly players: readonly (Player | string)[];
    };
    const [begun, entries] = inTwo(JSON.parse(record) as RecordFile);
    cursor.update({ ...head, players: players.map(seated), begun, count: entries.length } satisfies StoredInfo);
    if (entries.length > 0) happened.add({ id: head.id, entries } satisfies Row);
    cursor.continue();
  };
}

// The record in version 2, which can hold all kinds of entries.
function inTwo({
  moves,
  seats,
  result: _result,
  ...rest
}: RecordFile): readonly [begun: string, entries: readonly Entry[]] {
  return [JSON.stringify({ ...rest, sounder: 2, seats: seats.map(seated), moves: [] } satisfies RecordFile), moves];
}

const opened = (): Promise<IDBDatabase> =>
  new Promise((done, failed) => {
    const asked = indexedDB.open("sounder", 2);
    asked.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) asked.result.createObjectStore("matches", { keyPath: "id" });
      asked.result.createObjectStore("happened", { autoIncrement: true }).createIndex("id", "id");
      if (oldVersion === 1 && asked.transaction) takeApart(asked.transaction);
    };
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error ?? new Error("no storage"));
  });

async function within<T>(
  mode: IDBTransactionMode,
  act: (heads: IDBObjectStore, happened: IDBObjectStore) => () => T,
): Promise<T> {
  const database = await opened();
  try {
    return await new Promise<T>((done, failed) => {
      const transaction = database.transaction(["matches", "happened"], mode, { durability: "strict" });
      const found = act(transaction.objectStore("matches"), transaction.objectStore("happened"));
      transaction.oncomplete = () => done(found());
      transaction.onerror = transaction.onabort = () => failed(transaction.error ?? new Error("no storage"));
    });
  } finally {
    database.close();
  }
}

// Adds a match with all its entries so far.
export const keep = (head: MatchInfo, record: RecordFile): Promise<void> =>
  within("readwrite", (heads, happened) => {
    const [begun, entries] = inTwo(record);
    heads.put({ ...head, begun, count: entries.length } satisfies StoredInfo);
    if (entries.length > 0) happened.add({ id: head.id, entries } satisfies Row);
    return () => undefined;
  });

// Adds the entries after the first `count`. Returns false and adds nothing if the shelf has another number of entries:
// another tab has written. `begun` is the record with the rules version of the engine that plays it.
export const add = (
  id: string,
  count: number,
  entries: readonly Entry[],
  now: Pick<MatchInfo, "moves" | "over" | "winners" | "practice">,
  begun?: string,
): Promise<boolean> =>
  within("readwrite", (heads, happened) => {
    const asked = heads.get(id) as IDBRequest<StoredInfo | undefined>;
    let fits = false;
    asked.onsuccess = () => {
      const head = asked.result;
      if (!head) return asked.transaction?.abort();
      fits = head.count === count;
      if (!fits) return;
      heads.put({
        ...head,
        ...(begun && { begun }),
        ...now,
        over: now.over || head.gaveUp === true,
        count: count + entries.length,
        changed: Date.now(),
      } satisfies StoredInfo);
      if (entries.length > 0) happened.add({ id, entries } satisfies Row);
    };
    return () => fits;
  });

export const find = (id: string): Promise<StoredMatch | undefined> =>
  within("readonly", (heads, happened) => {
    const head = heads.get(id) as IDBRequest<StoredInfo | undefined>;
    const rows = happened.index("id").getAll(id) as IDBRequest<Row[]>;
    return () => {
      if (!head.result) return undefined;
      const { begun, count: _count, ...rest } = head.result;
      const moves = rows.result.flatMap(({ entries }) => entries);
      return { ...rest, record: JSON.stringify({ ...(JSON.parse(begun) as RecordFile), moves }) };
    };
  });

// The person gives a match up: it is over, and lost.
export const giveUp = (id: string): Promise<void> =>
  within("readwrite", (heads) => {
    const asked = heads.get(id) as IDBRequest<StoredInfo | undefined>;
    asked.onsuccess = () =>
      asked.result &&
      void heads.put({ ...asked.result, over: true, gaveUp: true, changed: Date.now() } satisfies StoredInfo);
    return () => undefined;
  });

// Matches of the game so far say nothing more about the level that matches the person.
export const beginFitAgain = (game: string): Promise<void> =>
  within("readwrite", (heads) => {
    heads.openCursor().onsuccess = ({ target }) => {
      const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
      if (!cursor) return;
      const head = cursor.value as StoredInfo;
      const players = head.players.map((player) => (player.fit ? { ...player, fit: false } : player));
      if (head.game === game) cursor.update({ ...head, players } satisfies StoredInfo);
      cursor.continue();
    };
    return () => undefined;
  });

export const couldNotOpen = (id: string, build: string): Promise<void> =>
  within("readwrite", (heads) => {
    const asked = heads.get(id) as IDBRequest<StoredInfo | undefined>;
    asked.onsuccess = () => asked.result && void heads.put({ ...asked.result, closedTo: build } satisfies StoredInfo);
    return () => undefined;
  });

export const forget = (id: string): Promise<void> =>
  within("readwrite", (heads, happened) => {
    heads.delete(id);
    happened.index("id").openKeyCursor(id).onsuccess = ({ target }) => {
      const cursor = (target as IDBRequest<IDBCursor | null>).result;
      if (!cursor) return;
      happened.delete(cursor.primaryKey);
      cursor.continue();
    };
    return () => undefined;
  });

export const all = async (): Promise<readonly MatchInfo[]> => {
  const heads = await within("readonly", (store) => {
    const asked = store.getAll() as IDBRequest<StoredInfo[]>;
    return () => asked.result;
  });
  return heads.sort((a, b) => b.changed - a.changed);
};
