// The matches of this browser on the home page: the last running one as a large button, the others in a list.
import { gameEntry } from "../../games/list";
import { all, forget, type MatchInfo } from "../../match/shelf";
import { build } from "../build";
import { routeOf } from "../route";
import type { Settings } from "../settings";
import { useShell, type Shell } from "../shell";
import { playNow } from "./GameCard";
import { nameOfPlayer } from "./names";
import { Delete, Download } from "./Unopened";
import "./my_matches.css";

const titleOf = (match: MatchInfo): string => gameEntry(match.game)?.title ?? match.game;
const factsOf = (match: MatchInfo, say: Shell["say"]): string =>
  `${match.players.map((player, i) => nameOfPlayer(player, i, say)).join(", ")} · ${say("movesMade", { n: match.moves })}`;

// Whether this version of the app failed to open it.
const isClosed = ({ closedTo }: MatchInfo): boolean => closedTo === build();

type Props = { readonly match: MatchInfo; readonly changed: () => void };

function Remove({ match, changed }: Props) {
  const { say } = useShell();
  const remove = () => confirm(say("removeSure")) && void forget(match.id).then(changed);
  return (
    <button class="quiet-button" onClick={remove} aria-label={`${say("remove")}: ${titleOf(match)}`}>
      ✕
    </button>
  );
}

export function Continue({ match, changed }: Props) {
  const { say } = useShell();
  const Picture = gameEntry(match.game)?.Card;
  return (
    <section class="continue" aria-label={say("goOn")}>
      <a href={`#/match/${match.id}`}>
        <span class="card-art" aria-hidden="true">
          {Picture && <Picture />}
        </span>
        <span class="continue-words">
          <span>{say("goOn")}</span>
          <strong>{titleOf(match)}</strong>
          <span class="quiet">{factsOf(match, say)}</span>
        </span>
      </a>
      <Remove match={match} changed={changed} />
    </section>
  );
}

export function List({ kept, changed }: { readonly kept: readonly MatchInfo[]; readonly changed: () => void }) {
  const { say, language } = useShell();
  return (
    <ul class="matches">
      {kept.map((match) => (
        <li key={match.id}>
          <div>
            <strong>{titleOf(match)}</strong>
            <span class="quiet">
              {factsOf(match, say)}
              {match.over && ` · ${say("over")}`}
              {isClosed(match) && ` · ${say("cannotOpenShort")}`} ·{" "}
              {new Date(match.changed).toLocaleDateString(language)}
            </span>
          </div>
          {isClosed(match) ? (
            <>
              <Download id={match.id} />
              <Delete id={match.id} done={changed} />
            </>
          ) : (
            <>
              <a class="button" href={match.over ? `#/replay/${match.id}` : `#/match/${match.id}`}>
                {say(match.over ? "look" : "goOn")}
              </a>
              <Remove match={match} changed={changed} />
            </>
          )}
        </li>
      ))}
    </ul>
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
