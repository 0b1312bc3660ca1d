// Opens a record from outside: an engine checks it, then it goes on the shelf.
import { EngineLink } from "../engine/link";
import { gameEntry } from "../games/list";
import { keepRecord } from "../match/begin";
import type { RecordFile } from "../match/record";
import type { Opened } from "../match/situation";
import type { Shell } from "./shell";

function read(text: string): Partial<RecordFile> {
  try {
    return { ...(JSON.parse(text) as RecordFile) };
  } catch {
    return {};
  }
}

// Returns its id on the shelf. Throws the reason if it can't be opened.
export async function openRecord(text: string, say: Shell["say"]): Promise<string> {
  const record = read(text);
  if (typeof record.game !== "string") throw new Error(say("noRecord"));
  const entry = gameEntry(record.game);
  if (!entry) throw new Error(say("unknownGame", { game: record.game }));
  const engine = new EngineLink(entry.engine);
  try {
    const { at, frames } = await engine.call<Opened>("open", text);
    return await keepRecord(record as RecordFile, at, frames[0].situation.result !== null);
  } finally {
    engine.stop();
  }
}

// The file that another app shared through the service worker. It can be taken once.
export async function takeShared(): Promise<string> {
  const place = await caches.open("sounder-shared");
  const kept = await place.match("shared");
  await place.delete("shared");
  return kept ? kept.text() : "";
}
