// Taking moves back: which ones, and what is asked first.
import type { Person } from "../../games/game";
import type { Situation, Undo } from "../../match/situation";
import type { Shell } from "../shell";
import { nameAt } from "./people";

import { sure } from "./sure";

export { waysBack } from "../../match/way_back";

// Asks whose move it is if people share the device, and warns that others must agree or that the match becomes
// practice.
function question(
  { seat, how, ask }: Undo,
  people: readonly Person[],
  { asked, practice }: Situation,
  say: Shell["say"],
): string {
  const name = nameAt(people, seat);
  if (how === "when_agreed")
    return say("undoAgreed", { name, names: ask.map((one) => nameAt(people, one)).join(", ") });
  if (how === "as_practice") return practice ? "" : say("undoPractice");
  return asked[0]?.seat === seat || people.some(({ you }) => you) ? "" : say("undoOther", { name });
}

export async function isSure(...of: Parameters<typeof question>): Promise<boolean> {
  const words = question(...of);
  const [, , , say] = of;
  return words === "" || sure(words, say("undo"), say("cancel"));
}
