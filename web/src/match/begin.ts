// Puts a new match on the shelf and returns its id.
import { keep } from "./shelf";
import { freshSeed, seated, type RecordFile } from "./record";

export type MatchSetup = Pick<RecordFile, "game" | "seats"> & Partial<Pick<RecordFile, "options" | "content">>;

// The version of the rules is added when an engine opens the match (withRules); beginning does not wait for an engine.
export async function begin({ seats, ...plan }: MatchSetup): Promise<string> {
  return keepRecord({
    sounder: 2,
    dice: { kind: "seeded", seed: freshSeed() },
    moves: [],
    seats: seats.map(seated),
    ...plan,
  });
}

// `moves` is the number of moves on the board. Not every entry is a move.
export async function keepRecord(record: RecordFile, moves = 0, over = false): Promise<string> {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1)); // works without HTTPS, unlike randomUUID
  const id = number.toString(16).padStart(8, "0");
  await keep({ id, game: record.game, players: record.seats.map(seated), moves, over, changed: Date.now() }, record);
  return id;
}
