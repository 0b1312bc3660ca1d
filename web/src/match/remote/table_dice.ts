// Checks the dice of a table: the secret must fit the commitment made before any nonce was known, this seat's own nonce
// must be among the nonces, and every draw must follow from them (docs/records.md).
import type { EngineLink } from "../../engine/link";
import { checkDice } from "../dice_check";
import type { MyTable } from "../my_tables";
import type { RecordFile } from "../record";
import { seatNames, type SeatName } from "../situation";
import { commitOf } from "./nonce";

export type DiceFinding =
  | { readonly is: "promise"; readonly seen: boolean } // the secret fits the commitment; `seen`: this browser had the commitment before the match
  | { readonly is: "mine" }
  | { readonly is: "nonces"; readonly count: number } // nonces of others that fit their commitments
  | { readonly is: "empty"; readonly seat: SeatName } // a nonce that was not shown in time
  | { readonly is: "draws"; readonly count: number }
  | { readonly is: "none" }
  | { readonly is: "insecure" } // a page without HTTPS has no WebCrypto
  | { readonly is: "wrong"; readonly why: string };

type Fair = { readonly kind: "fair"; readonly commitment: string; readonly nonces: readonly string[] };

const wrong = (why: string): readonly DiceFinding[] => [{ is: "wrong", why }];

// The record must be open in the engine.
export async function checkTableDice(
  engine: EngineLink,
  record: RecordFile,
  { nonce, promised }: Pick<Partial<MyTable>, "nonce" | "promised">,
  seat: SeatName | null,
): Promise<readonly DiceFinding[]> {
  if (record.dice?.kind !== "fair") return [{ is: "none" }];
  const { commitment, nonces } = record.dice as unknown as Fair;
  if (promised && promised.commitment !== commitment) return wrong("the server had promised another secret");
  const drawn = await checkDice(engine, record);
  if ("insecure" in drawn) return [{ is: "insecure" }];
  if ("wrong" in drawn) return wrong(drawn.wrong);
  const found: DiceFinding[] = [{ is: "promise", seen: promised !== undefined }];
  const own = seat ? seatNames.indexOf(seat) : -1;
  let others = 0;
  for (const [i, shown] of nonces.entries()) {
    const promise = promised?.commits[i];
    if (shown === "") {
      if (promise) found.push({ is: "empty", seat: seatNames[i] ?? "p1" });
      continue;
    }
    if (promise && (await commitOf(shown)) !== promise) return wrong(`the nonce of p${i + 1} is not the promised one`);
    if (i === own && nonce && shown !== nonce) return wrong("your own nonce is not in it");
    if (i === own && nonce) found.push({ is: "mine" });
    else if (promise) others += 1;
  }
  if (others > 0) found.push({ is: "nonces", count: others });
  return [...found, { is: "draws", count: "checked" in drawn ? drawn.checked : 0 }];
}
