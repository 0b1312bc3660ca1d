// The opponents that match the person: their level in each game, and a button to begin again.
import { gameEntry } from "../../games/list";
import { fitOf, gamesOfFit } from "../../match/fit";
import { beginFitAgain, type MatchInfo } from "../../match/shelf";
import { useShell } from "../shell";
import { nameOfLevel } from "./names";
import { sure } from "./sure";

type Props = { readonly kept: readonly MatchInfo[]; readonly changed: () => void };

export function FitLevels({ kept, changed }: Props) {
  const { say } = useShell();
  const games = gamesOfFit(kept);
  if (games.length === 0) return null;
  const again = async (game: string, title: string) => {
    if (!(await sure(say("fitAgainSure", { game: title }), say("fitAgain"), say("cancel")))) return;
    await beginFitAgain(game);
    changed();
  };
  return (
    <ul class="fit-levels" aria-label={say("fitsMe")}>
      {games.map((game) => {
        const title = gameEntry(game)?.title ?? game;
        return (
          <li key={game}>
            <span>
              <strong>{title}</strong> {say("fitsMeAt", { level: nameOfLevel(fitOf(kept, game).level, say) })}
            </span>
            <button onClick={() => void again(game, title)} aria-label={`${say("fitAgain")}: ${title}`}>
              {say("fitAgain")}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
