// Puts a new match on the shelf and returns its id.
import { fitBot, fitOf, levelMet } from "./fit";
import { offeredAt } from "./levels";
import { freshSeed, seated, type KeptPlayer, type RecordFile } from "./record";
import { all, keep } from "./shelf";

export type MatchSetup = Pick<RecordFile, "game" | "seats"> & Partial<Pick<RecordFile, "options" | "content">>;

// The version of the rules is added when an engine opens the match (withRules); beginning does not wait for an engine.
export async function begin({ seats, ...plan }: MatchSetup): Promise<string> {
  const players = await withLevels(plan.game, seats.map(seated));
  const record: RecordFile = {
    sounder: 2,
    dice: { kind: "seeded", seed: freshSeed() },
    moves: [],
    seats: players.map(({ fit: _fit, ...player }) => player),
    ...plan,
  };
  return keepRecord(record, 0, false, players);
}

// Bots that match the person get the level that they have now.
async function withLevels(game: string, players: readonly KeptPlayer[]): Promise<readonly KeptPlayer[]> {
  if (!players.some(({ is }) => is === fitBot)) return players;
  const level = levelMet(fitOf(await all().catch(() => []), game), offeredAt(game, players.length));
  return players.map((player) => (player.is === fitBot ? { is: `bot:${level}`, fit: true } : player));
}

// `moves` is the number of moves on the board. Not every entry is a move.
export async function keepRecord(
  record: RecordFile,
  moves = 0,
  over = false,
  players: readonly KeptPlayer[] = record.seats.map(seated),
): Promise<string> {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1)); // works without HTTPS, unlike randomUUID
  const id = number.toString(16).padStart(8, "0");
  await keep({ id, game: record.game, players, moves, over, changed: Date.now() }, record);
  return id;
}
