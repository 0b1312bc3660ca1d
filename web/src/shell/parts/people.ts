// The people and bots of a match, with names and roles.
import type { Person } from "../../games/game";
import { botLevel } from "../../match/record";
import { seatNames, type Message, type SeatName } from "../../match/situation";
import type { MatchSource } from "../../match/source";
import { gameLocalizer, type Named } from "../../text/game_localizer";
import type { Language } from "../../text/languages";
import type { Shell } from "../shell";
import type { LoadedGame } from "../use_game";
import { nameOfPlayer } from "./names";

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
): readonly Person[] {
  const localizer = gameLocalizer(game.words, language, (seat) => ({ name: seat, you: false }));
  const roles = source.facts.roles[source.players.length - source.facts.min_seats] ?? [];
  const telling = tellApart(roles);
  const alone = source.players.filter((player) => botLevel(player) === null).length === 1;
  const bots = source.players.map((player) => botLevel(player));
  return source.players.map((player, i) => {
    const name = nameOfPlayer(player, i, say, alone);
    const level = bots[i];
    const twins = bots.filter((one) => one !== null && one === level).length > 1;
    return {
      seat: seatNames[i] ?? "p1",
      name: twins ? `${name} ${i + 1}` : name,
      you: alone && level === null,
      role: telling && roles[i] ? localizer.say(roles[i]) : "",
    };
  });
}
