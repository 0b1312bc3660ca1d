// The people and bots of a match, with names and roles.
import type { Person } from "../../games/game";
import { botLevel } from "../../match/record";
import { seatNames, type Message, type SeatName } from "../../match/situation";
import type { MatchSource } from "../../match/source";
import { gameLocalizer, type Named } from "../../text/game_localizer";
import type { Language } from "../../text/languages";
import type { Shell } from "../shell";
import type { LoadedGame } from "../use_game";
import { levelOf, nameOfPlayer } from "./names";

// The name of a seat in sentences.
export const namedIn =
  (people: readonly Person[]) =>
  (seat: SeatName): Named =>
    people[seatNames.indexOf(seat)] ?? { name: seat, you: false };

export const nameAt = (people: readonly Person[], seat: SeatName): string =>
  people[seatNames.indexOf(seat)]?.name ?? seat;

// Whether the roles differ; otherwise they are not shown.
export const tellApart = (roles: readonly Message[]): boolean =>
  new Set(roles.map((role) => JSON.stringify(role))).size > 1;

export function peopleAt(
  source: Pick<MatchSource, "facts" | "players">,
  game: LoadedGame,
  language: Language,
  say: Shell["say"],
  watching = false, // nobody is "You"
): readonly Person[] {
  const localizer = gameLocalizer(game.words, language, (seat) => ({ name: seat, you: false }));
  const roles = source.facts.roles[source.players.length - source.facts.min_seats] ?? [];
  const telling = tellApart(roles);
  const alone = !watching && source.players.filter((player) => botLevel(player) === null).length === 1;
  return source.players.map((player, i) => {
    const level = levelOf(player, say);
    return {
      seat: seatNames[i] ?? "p1",
      name: nameOfPlayer(source.players, i, say, alone),
      you: alone && level === undefined,
      role: telling && roles[i] ? localizer.say(roles[i]) : "",
      ...(level && { level }),
    };
  });
}
