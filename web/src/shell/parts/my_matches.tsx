// The matches of this browser on the home page: the last running one as a large button, the others in a list.
import { gameEntry } from "../../games/list";
import { outcomeOf } from "../../match/outcome";
import { all, forget, type MatchInfo } from "../../match/shelf";
import { seatNames } from "../../match/situation";
import type { Language } from "../../text/languages";
import { build } from "../build";
import { routeOf } from "../route";
import type { Settings } from "../settings";
import { useShell, type Shell } from "../shell";
import { playNow } from "./GameCard";
import { levelOf, nameOfPlayer } from "./names";
import { Statistics } from "./Statistics";
import { sure } from "./sure";
import { Delete, Download } from "./Unopened";
import "./my_matches.css";

const titleOf = (match: MatchInfo): string => gameEntry(match.game)?.title ?? match.game;

// Who plays: people, and bots with their level.
const playersOf = ({ players }: MatchInfo, say: Shell["say"]): string =>
  players
    .map((player, i) => {
      const level = levelOf(player, say);
      return nameOfPlayer(players, i, say) + (level ? ` (${level.name})` : "");
    })
    .join(", ");

// "today", "3 days ago"; after a week the date.
function dayOf({ changed }: MatchInfo, language: Language): string {
  const spoken = language === "xx" ? "en" : language;
  const date = new Date(changed);
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(changed).setHours(0, 0, 0, 0)) / 86_400_000);
  return days < 7
    ? new Intl.RelativeTimeFormat(spoken, { numeric: "auto" }).format(-days, "day")
    : date.toLocaleDateString(spoken, { day: "numeric", month: "long", year: "numeric" });
}

// Whether this version of the app failed to open it.
const isClosed = ({ closedTo }: MatchInfo): boolean => closedTo === build();

type Props = { readonly match: MatchInfo; readonly changed: () => void };

// A picture of the game.
function Picture({ match }: { readonly match: MatchInfo }) {
  const Drawn = gameEntry(match.game)?.Card;
  return (
    <span class="card-art" aria-hidden="true">
      {Drawn && <Drawn />}
    </span>
  );
}

function Remove({ match, changed }: Props) {
  const { say } = useShell();
  const remove = async () => {
    if (!(await sure(say("removeSure"), say("deleteIt"), say("cancel")))) return;
    await forget(match.id);
    changed();
  };
  return (
    <button class="quiet-button" onClick={() => void remove()} aria-label={`${say("remove")}: ${titleOf(match)}`}>
      ✕
    </button>
  );
}

export function Continue({ match, changed }: Props) {
  const { say } = useShell();
  return (
    <section class="continue" aria-label={say("goOn")}>
      <a href={`#/match/${match.id}`}>
        <Picture match={match} />
        <span class="continue-words">
          <span>{say("goOn")}</span>
          <strong>{titleOf(match)}</strong>
          <span class="quiet">
            {playersOf(match, say)} · {say("movesMade", { n: match.moves })}
          </span>
        </span>
      </a>
      <Remove match={match} changed={changed} />
    </section>
  );
}

const outcomes = {
  won: "outcome_won",
  shared: "outcome_shared",
  lost: "outcome_lost",
  gaveUp: "outcome_gaveUp",
} as const;

function State({ match }: { readonly match: MatchInfo }) {
  const { say } = useShell();
  const outcome = outcomeOf(match);
  const winners = (match.winners ?? []).map((seat) => nameOfPlayer(match.players, seatNames.indexOf(seat), say, false));
  const words = isClosed(match)
    ? say("cannotOpenShort")
    : outcome !== null
      ? say(outcomes[outcome])
      : winners.length > 0
        ? say("winsOne", { name: winners.join(", ") })
        : match.over
          ? say("over")
          : "";
  return words ? (
    <b class="outcome" data-outcome={outcome}>
      {words}
    </b>
  ) : null;
}

export function List({ kept, changed }: { readonly kept: readonly MatchInfo[]; readonly changed: () => void }) {
  const { say, language } = useShell();
  return (
    <>
      <ul class="matches">
        {kept.map((match) => (
          <li key={match.id}>
            <Picture match={match} />
            <div>
              <span>
                <strong>{titleOf(match)}</strong> <State match={match} />
              </span>
              <span class="quiet">
                {playersOf(match, say)} · {dayOf(match, language)}
              </span>
            </div>
            {isClosed(match) ? (
              <>
                <Download id={match.id} />
                <Delete id={match.id} done={changed} />
              </>
            ) : (
              <>
                <a class="button" href={match.gaveUp ? `#/replay/${match.id}` : `#/match/${match.id}`}>
                  {say(match.over ? "look" : "goOn")}
                </a>
                <Remove match={match} changed={changed} />
              </>
            )}
          </li>
        ))}
      </ul>
      <Statistics kept={kept} changed={changed} />
    </>
  );
}

// A shortcut to a game: opens its running match, or begins one with the last choices. Going back leads to the home
// page.
export async function playAsked(id: string, settings: Settings): Promise<void> {
  const game = gameEntry(id);
  const kept = await all().catch(() => []);
  if (!game || routeOf(location.hash).query.get("play") !== id) return; // the page may have changed meanwhile
  const running = kept.find((match) => match.game === game.id && !match.over && !isClosed(match));
  history.replaceState(null, "", "#/");
  location.hash = `#/match/${running?.id ?? (await playNow(game, settings))}`;
}
