// The panel of one case: a variant with the bots in its seats.
import { Words } from "../shared/Words";
import { AheadFrom } from "./figures/AheadFrom";
import { WinCurve } from "./figures/WinCurve";
import { Judge } from "./figures/Judge";
import { Luck } from "./figures/Luck";
import { Scores } from "./figures/Scores";
import { Spread } from "./figures/Spread";
import { WinShares } from "./figures/WinShares";
import { Events } from "./Events";
import { Glance } from "./Glance";
import { BoardHeat } from "./moves/BoardHeat";
import { boards } from "./moves/board";
import { MoveScatter } from "./moves/MoveScatter";
import { MoveTable } from "./moves/MoveTable";
import { Occupied } from "./moves/Occupied";
import { Openings } from "./moves/Openings";
import { botsOf } from "./seats";
import type { CaseSummary } from "./summary";
import { say } from "./text/say";

type Props = { readonly one: CaseSummary; readonly name: string; readonly withWords: boolean; readonly whole: boolean };

export function CasePanel({ one, name, withWords, whole }: Props) {
  const maps = boards(one.kinds, one.maps[0]);
  return (
    <article class="case">
      <header>
        <h2>{withWords ? name : say("single")}</h2>
        <p class="note">
          {say("matches", { n: one.matches })}, {botsOf(one)}
          {one.setup ? `, ${one.setup}` : ""}
        </p>
      </header>
      {one.matches === 0 ? (
        <p class="note">{say("noMatches")}</p>
      ) : (
        <>
          {withWords ? (
            <ul class="verdicts">
              {one.words.map((words) => (
                <li key={words}>
                  <Words text={words} />
                </li>
              ))}
            </ul>
          ) : null}
          <Glance one={one} />
          <div class="figures">
            <WinShares one={one} />
            <Scores one={one} />
          </div>
          <div class="figures flowing">
            <Spread title="turnsTitle" caption="turnsCaption" spread={one.turns} />
            <Spread title="movesTitle" caption="movesCaption" spread={one.moves} />
            <Spread title="margin" caption="marginCaption" spread={one.margins} />
          </div>
          {one.course_matches > 0 ? (
            <>
              <div class="figures">
                <WinCurve one={one} />
                {one.judge ? <Judge judge={one.judge} /> : null}
              </div>
              <div class="figures flowing">
                <Spread title="leadChanges" caption="leadChangesCaption" spread={one.lead_changes} />
                <AheadFrom one={one} />
              </div>
            </>
          ) : null}
          <div class="figures">
            <Luck one={one} />
          </div>
          <h2>{say("kinds")}</h2>
          <p class="honest">{say("kindsHonest")}</p>
          <p class="note">{say("kindsRules")}</p>
          <div class="figures">
            <MoveScatter one={one} />
          </div>
          <MoveTable one={one} whole={whole} />
          <Openings one={one} />
          <Events one={one} />
          {maps.length + one.maps.length > 0 ? (
            <>
              <h2>{say("boards")}</h2>
              <div class="figures">
                {one.maps.map((map) => (
                  <Occupied key={map.name} map={map} />
                ))}
                {maps.map((board) => (
                  <BoardHeat key={board.verb} board={board} />
                ))}
              </div>
            </>
          ) : null}
        </>
      )}
    </article>
  );
}
