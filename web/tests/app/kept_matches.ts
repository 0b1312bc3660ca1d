// Whole matches of a person against casual bots, played by the real engine in Node and kept in the browser as if they
// had been played there: the same ones every time.
import type { Page } from "playwright-core";
import type { RecordFile } from "../../src/match/record";
import type { Situation } from "../../src/match/situation";
import { engineOf } from "../games/played";
import { shelve } from "./opened";

// `mine`: number of moves after which the person is asked and nothing moves automatically.
export type KeptMatch = { readonly record: RecordFile; readonly mine: readonly number[] };

export async function playedMatch(game: string, seed = 2026, seats?: number | "most"): Promise<KeptMatch> {
  const { engine, facts } = await engineOf(game);
  const many = seats === "most" ? facts.max_seats : (seats ?? facts.min_seats);
  const players = ["human", ...Array<string>(many - 1).fill("bot:casual")].map((is) => ({ is }));
  const begun: RecordFile = {
    sounder: 2,
    game,
    rules: facts.rules,
    seats: players,
    dice: { kind: "seeded", seed },
    moves: [],
  };
  engine.ask("open", JSON.stringify(begun), 1);
  const mine: number[] = [];
  for (;;) {
    const { turn, at, seats: moving } = engine.ask("situation", "p1", "", -1) as Situation;
    if (turn === "over") break;
    const [seat] = moving;
    if (moving.includes("p1")) mine.push(at);
    if (turn === "chance") engine.ask("draw");
    else
      engine.ask(
        "play",
        seat ?? "",
        (engine.ask("choose", seat ?? "", "casual", seed, "[]") as { readonly move: string }).move,
      );
  }
  const { record } = engine.ask("record") as { readonly record: string };
  return { record: JSON.parse(record) as RecordFile, mine };
}

// As it stood when the person was asked about so far into the match: 0 is the beginning, 1 the last question.
export function asFarAs({ record, mine }: KeptMatch, share: number): RecordFile {
  const { result: _result, ...open } = record;
  return { ...open, moves: record.moves.slice(0, mine[Math.round(share * (mine.length - 1))]) };
}

// Puts matches on the shelf of a page that is open already.
export async function shelveAll(page: Page, records: ReadonlyMap<string, RecordFile>): Promise<void> {
  for (const [id, record] of records) await shelve(page, id, record);
}
