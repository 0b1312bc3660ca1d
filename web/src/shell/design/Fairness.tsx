// How often each side wins on a design, at two levels: both intervals, while the bots play.
import type { GameEntry } from "../../games/list";
import { unevenSeats, type Found } from "../../match/experiment";
import type { ContentDocument } from "../../match/own_content";
import { botOfLevel } from "../parts/names";
import { Shares } from "../parts/Shares";
import { trialLevels, trialMatches, useTrials } from "./use_trials";
import type { DesignSay } from "./words";

type Props = {
  readonly game: GameEntry;
  readonly roles: readonly string[]; // by seat
  readonly document: ContentDocument;
  readonly sound: boolean;
  readonly say: DesignSay;
};

export function Fairness({ game, roles, document, sound, say }: Props) {
  const trials = useTrials(game);
  const [novice, casual] = trials.found;
  const levels = trialLevels.map((level) => botOfLevel(level, say));
  const played = Math.min(novice?.matches ?? 0, casual?.matches ?? 0);
  return (
    <section aria-labelledby="fair-title" class="design-fair">
      <h2 id="fair-title">{say("designFair")}</h2>
      <p class="quiet">{say("designFairAbout", { n: trialMatches })}</p>
      <div class="row">
        <button disabled={!sound} onClick={() => (trials.busy ? trials.stop() : trials.begin(document))}>
          {say(trials.busy ? "labStop" : "labRun")}
        </button>
        {trials.busy && <progress max={trialMatches} value={played} aria-label={say("designFair")} />}
      </div>
      {trials.error && (
        <p class="refusal" role="alert">
          {say("refused", { why: trials.error })}
        </p>
      )}
      {novice && casual && (
        <>
          <p role="status" aria-busy={trials.busy}>
            {say("designFairDone", { n: played, of: trialMatches })}
          </p>
          <Shares
            names={roles}
            usual={levels[0] ?? ""}
            variant={levels[1] ?? ""}
            compared={{ standard: novice, variant: casual, changes: [] }}
          />
          {!trials.busy &&
            [novice, casual].map((found, i) => <p key={i}>{verdict(found, levels[i] ?? "", roles, say)}</p>)}
        </>
      )}
    </section>
  );
}

function verdict(found: Found, level: string, roles: readonly string[], say: DesignSay): string {
  const ahead = unevenSeats(found).find((i) => (found.seats[i]?.share.value ?? 0) > 1 / roles.length);
  return ahead === undefined ? say("designEven", { level }) : say("designAhead", { level, name: roles[ahead] ?? "" });
}
