// What a match has changed about the opponent that matches the person, in words; empty if nothing.
import { movedBy } from "../../match/fit";
import { all } from "../../match/shelf";
import type { Shell } from "../shell";
import { nameOfLevel } from "./names";

export async function fitNote(id: string, say: Shell["say"]): Promise<string> {
  const moved = movedBy(await all().catch(() => []), id);
  return moved ? say(moved.up ? "fitUp" : "fitDown", { level: nameOfLevel(moved.level, say) }) : "";
}
