// The names of people and bots.
import { botLevel, type Player } from "../../match/record";
import type { TextKey } from "../../text/languages";
import type { Shell } from "../shell";

const levels: Readonly<Record<string, TextKey>> = {
  novice: "level_novice",
  casual: "level_casual",
  strong: "level_strong",
  master: "level_master",
};

export const levelIds: readonly string[] = Object.keys(levels);

export const nameOfLevel = (level: string, say: Shell["say"]): string => {
  const key = levels[level];
  return key ? say(key) : level;
};

// "human" is a person without a name: "You" if there is only one person.
export function nameOfPlayer(player: Player, place: number, say: Shell["say"], alone = true): string {
  const level = botLevel(player);
  if (level !== null) return say("bot", { level: nameOfLevel(level, say) });
  return player.name ?? (alone ? say("you") : say("person", { n: place + 1 }));
}
