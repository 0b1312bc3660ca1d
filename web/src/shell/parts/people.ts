// Who sits at the table, by name and role.
import type { Person } from "../../games/game";
import { botLevel } from "../../match/record";
import { seatNames } from "../../match/situation";
import type { MatchSource } from "../../match/source";
import { speechOf } from "../../text/game_speech";
import type { Language } from "../../text/languages";
import type { Shell } from "../shell";
import type { LoadedGame } from "../use_game";
import { nameOfPlayer } from "./names";

export function peopleAt(source: Pick<MatchSource, "facts" | "players">, game: LoadedGame, language: Language, say: Shell["say"]): readonly Person[] {
  const { tell } = speechOf(game.words, language, (seat) => seat);
  const roles = source.facts.roles[source.players.length - source.facts.min_seats] ?? [];
  const telling = new Set(roles).size > 1;
  const alone = source.players.filter((player) => botLevel(player) === null).length === 1;
  const bots = source.players.map((player) => botLevel(player));
  return source.players.map((player, i) => {
    const name = nameOfPlayer(player, i, say, alone);
    const level = bots[i];
    const twins = bots.filter((one) => one !== null && one === level).length > 1;
    return { seat: seatNames[i] ?? "p1", name: twins ? `${name} ${i + 1}` : name, role: telling ? tell(roles[i] ?? "") : "" };
  });
}
