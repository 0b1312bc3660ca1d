// The keys of this browser to tables among friends, in an IndexedDB database of their own. A mark in localStorage says
// whether there are any; without it this file is not loaded (shell/pages/Home.tsx).
import type { Dice } from "./remote/protocol";

export type MyTable = {
  readonly table: string;
  readonly secret: string;
  readonly game: string;
  readonly name: string; // the name used at the table
  readonly changed: number; // milliseconds since 1970
  readonly nonce?: string; // for the dice: shown when the match begins
  readonly promised?: Pick<Dice, "commitment" | "commits">; // the others' commitments, as seen before any nonce was shown
  readonly kept?: string; // the finished match on the shelf
};

export const mark = "sounder.tables";

const opened = (): Promise<IDBDatabase> =>
  new Promise((done, failed) => {
    const asked = indexedDB.open("sounder-tables", 1);
    asked.onupgradeneeded = () => void asked.result.createObjectStore("tables", { keyPath: "table" });
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error ?? new Error("no storage"));
  });

async function within<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => () => T): Promise<T> {
  const database = await opened();
  try {
    return await new Promise<T>((done, failed) => {
      const transaction = database.transaction("tables", mode, { durability: "strict" });
      const found = act(transaction.objectStore("tables"));
      transaction.oncomplete = () => done(found());
      transaction.onerror = transaction.onabort = () => failed(transaction.error ?? new Error("no storage"));
    });
  } finally {
    database.close();
  }
}

function markThem(): void {
  try {
    localStorage.setItem(mark, "1");
  } catch {
    // The home page then does not list the tables; their addresses still work.
  }
}

// Changes the given fields of a table and keeps the others.
export const keepTable = (part: Partial<MyTable> & Pick<MyTable, "table">): Promise<void> =>
  within("readwrite", (store) => {
    markThem();
    const asked = store.get(part.table) as IDBRequest<MyTable | undefined>;
    asked.onsuccess = () =>
      void store.put({
        secret: "",
        game: "",
        name: "",
        ...asked.result,
        changed: Date.now(),
        ...part,
      } satisfies MyTable);
    return () => undefined;
  });

export const findTable = (table: string): Promise<MyTable | undefined> =>
  within("readonly", (store) => {
    const asked = store.get(table) as IDBRequest<MyTable | undefined>;
    return () => asked.result;
  });

export const forgetTable = (table: string): Promise<void> =>
  within("readwrite", (store) => {
    store.delete(table);
    return () => undefined;
  });

// The tables with a seat, the latest first.
export const allTables = async (): Promise<readonly MyTable[]> => {
  const tables = await within("readonly", (store) => {
    const asked = store.getAll() as IDBRequest<MyTable[]>;
    return () => asked.result;
  });
  return tables.filter(({ secret }) => secret !== "").sort((a, b) => b.changed - a.changed);
};
