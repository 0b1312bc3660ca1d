// The matches of this browser, kept in IndexedDB after every move: a reload or a crash loses nothing.
export type Kept = {
  readonly id: string;
  readonly game: string;
  readonly record: string;
  readonly players: readonly string[];
  readonly moves: number;
  readonly over: boolean;
  readonly changed: number; // milliseconds since 1970
};

const opened = (): Promise<IDBDatabase> =>
  new Promise((done, failed) => {
    const asked = indexedDB.open("sounder", 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore("matches", { keyPath: "id" });
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error ?? new Error("no storage"));
  });

async function within<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened();
  try {
    return await new Promise<T>((done, failed) => {
      const transaction = database.transaction("matches", mode, { durability: "strict" });
      const asked = act(transaction.objectStore("matches"));
      transaction.oncomplete = () => done(asked.result);
      transaction.onerror = transaction.onabort = () => failed(transaction.error ?? new Error("no storage"));
    });
  } finally {
    database.close();
  }
}

export const keep = (match: Kept): Promise<IDBValidKey> => within("readwrite", (store) => store.put(match));
export const find = (id: string): Promise<Kept | undefined> => within("readonly", (store) => store.get(id) as IDBRequest<Kept | undefined>);
export const forget = (id: string): Promise<undefined> => within("readwrite", (store) => store.delete(id));
export const all = async (): Promise<readonly Kept[]> =>
  (await within("readonly", (store) => store.getAll() as IDBRequest<Kept[]>)).sort((a, b) => b.changed - a.changed);
