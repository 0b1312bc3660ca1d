// Puts a new match on the shelf and says under which id.
import { keep } from "./shelf";
import { freshSeed, seated, type RecordFile } from "./record";

export type MatchSetup = Pick<RecordFile, "game" | "seats"> & Partial<Pick<RecordFile, "options" | "content">>;

// Which version of the rules is played, the engine says when the match is opened (withRules): nobody waits for it here.
export async function begin({ seats, ...plan }: MatchSetup): Promise<string> {
  return keepRecord({
    sounder: 2,
    dice: { kind: "seeded", seed: freshSeed() },
    moves: [],
    seats: seats.map(seated),
    ...plan,
  });
}

// So many moves are on its board: not all that happened in it was a move.
export async function keepRecord(record: RecordFile, moves = 0, over = false): Promise<string> {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1)); // there also without HTTPS, unlike randomUUID
  const id = number.toString(16).padStart(8, "0");
  await keep({ id, game: record.game, players: record.seats.map(seated), moves, over, changed: Date.now() }, record);
  return id;
}

// A bot at once: one person, casual bots in the other seats.
export const usualSeats = (seats: number): readonly string[] => [
  "human",
  ...Array<string>(seats - 1).fill("bot:casual"),
];
