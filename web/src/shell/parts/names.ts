// The names of people and bots.
import type { Person } from "../../games/game";
import { levels } from "../../match/levels";
import { botLevel, type KeptPlayer, type Player } from "../../match/record";
import type { TextKey } from "../../text/languages";
import type { Shell } from "../shell";

const levelTexts: Readonly<Record<string, TextKey>> = {
  beginner: "level_beginner",
  novice: "level_novice",
  casual: "level_casual",
  strong: "level_strong",
  master: "level_master",
};

export const nameOfLevel = (level: string, say: Shell["say"]): string => {
  const key = levelTexts[level];
  return key ? say(key) : level;
};

// A bot of a level, in words: where the level is not the first word, it has no capital.
export function botOfLevel(level: string, say: Shell["say"]): string {
  const words = say("bot", { level: nameOfLevel(level, say) });
  return words.charAt(0) + words.slice(1).toLocaleLowerCase();
}

// Bots are shown with these names, which are stored nowhere. The level of the first bot says with which name the
// seats begin, so an opponent of one level always has the same name.
const firstNames: Readonly<Record<string, number>> = { beginner: 1, novice: 0, casual: 2, strong: 4, master: 6 };
export const botNames = ["Otto", "Boris", "Hazel", "Bruno", "Rosie", "Felix", "Pippa", "Toby"] as const;

// A person without a name is "You" if there is only one person.
export function nameOfPlayer(players: readonly Player[], place: number, say: Shell["say"], alone = true): string {
  const player = players[place];
  const levels = players.map(botLevel);
  if (levels[place] != null) {
    const first = firstNames[levels.find((one) => one !== null) ?? ""] ?? 0;
    const before = levels.slice(0, place).filter((one) => one !== null).length;
    return botNames[(before + first) % botNames.length] ?? "";
  }
  return player?.name ?? (alone ? say("you") : say("person", { n: place + 1 }));
}

export const levelOf = (player: KeptPlayer, say: Shell["say"]): Person["level"] => {
  const level = botLevel(player);
  if (level === null) return undefined;
  const name = nameOfLevel(level, say);
  const rank = levels.indexOf(level) + 1;
  return player.fit ? { name: say("levelFits", { level: name }), rank, fits: true } : { name, rank };
};
