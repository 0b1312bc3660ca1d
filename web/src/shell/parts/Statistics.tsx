// Matches won and lost, by game and level. They are counted from the matches that this browser keeps.
import { gameEntry } from "../../games/list";
import { saveFile } from "../../match/link";
import { fitOf, gamesOfFit } from "../../match/fit";
import { tallies } from "../../match/outcome";
import { find, forget, type MatchInfo } from "../../match/shelf";
import { useShell } from "../shell";
import { FitLevels } from "./FitLevels";
import { nameOfLevel } from "./names";
import { sure } from "./sure";

type Props = { readonly kept: readonly MatchInfo[]; readonly changed: () => void };

export function Statistics({ kept, changed }: Props) {
  const { say } = useShell();
  const rows = tallies(kept);
  if (rows.length === 0) return null;
  const over = kept.filter((match) => match.over);
  const save = async () => {
    const found = await Promise.all(over.map(({ id }) => find(id)));
    const records = found.flatMap((one) => (one ? [JSON.parse(one.record) as unknown] : []));
    const fit = Object.fromEntries(gamesOfFit(kept).map((game) => [game, fitOf(kept, game)]));
    saveFile("sounder-matches.json", JSON.stringify({ records, fit }));
  };
  const remove = async () => {
    if (!(await sure(say("removeAllSure", { n: over.length }), say("deleteIt"), say("cancel")))) return;
    for (const { id } of over) await forget(id);
    changed();
  };
  return (
    <details class="statistics">
      <summary>{say("wonAndLost")}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{say("labGame")}</th>
            <th scope="col">{say("opponent")}</th>
            <th scope="col">{say("outcome_won")}</th>
            <th scope="col">{say("outcome_lost")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ game, level, won, played }) => (
            <tr key={game + level}>
              <th scope="row">{gameEntry(game)?.title ?? game}</th>
              <td>{nameOfLevel(level, say)}</td>
              <td>{won}</td>
              <td>{played - won}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <FitLevels kept={kept} changed={changed} />
      <div class="row">
        <button onClick={() => void save()}>{say("saveAll")}</button>
        <button onClick={() => void remove()}>{say("removeAll")}</button>
      </div>
    </details>
  );
}
