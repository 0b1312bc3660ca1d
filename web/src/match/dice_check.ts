// Checks the dice of a record. Seeded dice are drawn again by the engine. Fair dice (docs/records.md) are checked here
// with WebCrypto: the secret must fit its commitment, and every draw must follow from secret and nonces.
import type { EngineLink } from "../engine/link";
import type { RecordFile } from "./record";
import type { Story } from "./situation";

export type DiceVerdict =
  | { readonly checked: number }
  | { readonly none: true }
  | { readonly insecure: true }
  | { readonly wrong: string };
export type Chances = {
  readonly chances: readonly { readonly move: string; readonly weight: number }[];
  readonly move: string;
};
type FairDice = { readonly secret: string; readonly commitment: string; readonly nonces: readonly string[] };

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export class FairDraws {
  private constructor(
    private readonly key: CryptoKey,
    private readonly nonces: readonly string[],
  ) {}

  // Null if the secret does not fit its commitment.
  static async of({ secret, commitment, nonces }: FairDice): Promise<FairDraws | null> {
    const bytes = bytesOf(secret);
    if (hexOf(await crypto.subtle.digest("SHA-256", bytes)) !== commitment) return null;
    return new FairDraws(
      await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]),
      nonces,
    );
  }

  // As src/match/fair/fair_chance.cpp: each block gives four big-endian numbers; numbers past the last whole multiple
  // of the weights are rejected.
  async draw(number: number, { chances }: Chances): Promise<string | undefined> {
    const total = BigInt(chances.reduce((sum, { weight }) => sum + weight, 0));
    const fair = 2n ** 64n - (2n ** 64n % total);
    const prefix = `${this.nonces.map((nonce) => `${nonce}|`).join("")}${number}|`;
    for (let block = 0; ; block += 1) {
      const mac = new DataView(await crypto.subtle.sign("HMAC", this.key, new TextEncoder().encode(prefix + block)));
      for (let at = 0; at < mac.byteLength; at += 8) {
        const drawn = mac.getBigUint64(at);
        if (drawn >= fair) continue;
        let ticket = Number(drawn % total);
        for (const { move, weight } of chances) {
          if (ticket < weight) return move;
          ticket -= weight;
        }
      }
    }
  }
}

async function checkFair(engine: EngineLink, dice: FairDice): Promise<DiceVerdict> {
  if (!crypto.subtle) return { insecure: true }; // browsers offer WebCrypto only over HTTPS and on localhost
  const draws = await FairDraws.of(dice);
  if (!draws) return { wrong: "the secret is not the one that was committed to" };
  const { stories } = await engine.call<{ readonly stories: readonly Story[] }>("stories", "", 0);
  let checked = 0;
  for (const { seat, number } of stories) {
    if (seat !== null) continue;
    const chances = await engine.call<Chances>("chances", number - 1);
    const drawn = await draws.draw(checked, chances);
    if (drawn !== chances.move) return { wrong: `move ${number} is "${chances.move}", the dice gave "${drawn}"` };
    checked += 1;
  }
  return { checked };
}

// The record must be the one that is open in the engine.
export async function checkDice(engine: EngineLink, { dice }: RecordFile): Promise<DiceVerdict> {
  if (!dice) return { none: true };
  try {
    return dice.kind === "seeded"
      ? await engine.call<{ readonly checked: number }>("check_dice")
      : await checkFair(engine, dice as unknown as FairDice);
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) };
  }
}
