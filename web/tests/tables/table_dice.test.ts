// The check of a table's dice against the commitments made before the match.
import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import type { EngineLink } from "../../src/engine/link";
import type { RecordFile } from "../../src/match/record";
import { checkTableDice } from "../../src/match/remote/table_dice";

const hashOf = (bytes: string | Buffer): string => createHash("sha256").update(bytes).digest("hex");
const secret = "ab".repeat(32);
const [mine, other] = ["11".repeat(16), "22".repeat(16)];
const promised = { commitment: hashOf(Buffer.from(secret, "hex")), commits: [hashOf(mine), hashOf(other), ""] };

// One draw: a coin that the record says fell on `move`.
const engineWith = (move: string) =>
  ({
    call: async (question: string) =>
      question === "stories"
        ? { stories: [{ seat: null, number: 1 }] }
        : { chances: ["heads", "tails"].map((one) => ({ move: one, weight: 1 })), move },
  }) as unknown as EngineLink;

const record = (nonces: readonly string[], commitment = promised.commitment): RecordFile => ({
  sounder: 2,
  game: "x",
  seats: [],
  moves: [],
  dice: { kind: "fair", secret, commitment, nonces },
});

async function checked(file: RecordFile, kept = { nonce: mine, promised }) {
  const both = await Promise.all(["heads", "tails"].map((move) => checkTableDice(engineWith(move), file, kept, "p1")));
  const fine = both.filter((found) => found.every(({ is }) => is !== "wrong"));
  return {
    fine: fine.length,
    words: (fine[0] ?? both[0] ?? []).map((one) => (one.is === "wrong" ? `wrong: ${one.why}` : one.is)),
  };
}

it("finds one side of the coin true, and says what was checked", async () => {
  expect(await checked(record([mine, other, ""]))).toEqual({ fine: 1, words: ["promise", "mine", "nonces", "draws"] });
});

it("names a seat that did not show what it had promised", async () => {
  expect((await checked(record([mine, "", ""]))).words).toEqual(["promise", "mine", "empty", "draws"]);
});

it("does not take another secret, another nonce of mine, or another of theirs", async () => {
  const elsewhere = { ...promised, commitment: hashOf("something else") };
  expect(await checked(record([mine, other, ""]), { nonce: mine, promised: elsewhere })).toMatchObject({
    fine: 0,
    words: [expect.stringContaining("another secret")],
  });
  expect(await checked(record([other, other, ""]))).toMatchObject({ fine: 0 });
  expect(await checked(record([mine, mine, ""]))).toMatchObject({ fine: 0 });
});
