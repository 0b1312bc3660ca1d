// Each seat's first move, and how often the seat then won.
import { DataTable } from "../../shared/DataTable";
import { count, percentRange, pointsRange } from "../../shared/format";
import { seatName } from "../seats";
import type { CaseSummary, OpeningSummary } from "../summary";
import { say } from "../text/say";
import type { Verdict } from "./kinds";
import { verdictWords } from "./VerdictMark";

const most = 24;

export function openingVerdict({ effect, few, stands }: OpeningSummary): Verdict {
  if (effect === null) return "none";
  return few ? "few" : stands ? "significant" : "noise";
}

// Significant ones first, then the most common.
export function inOrder(openings: readonly OpeningSummary[]): readonly OpeningSummary[] {
  return [...openings].sort((a, b) => Number(b.stands) - Number(a.stands) || b.opened - a.opened);
}

export function Openings({ one }: { readonly one: CaseSummary }) {
  if (one.openings.length === 0) return null;
  const shown = inOrder(one.openings).slice(0, most);
  const dash = "\u2013";
  return (
    <section aria-label={say("openings")}>
      <h2>{say("openings")}</h2>
      <p class="note">
        {say("openingsCaption")} {shown.length < one.openings.length ? say("openingsMore", { n: most }) : ""}
      </p>
      <DataTable
        caption={say("openings")}
        columns={[
          say("kind"),
          say("seat"),
          say("openingTimes"),
          say("openingWin"),
          say("effectPoints"),
          say("verdict"),
        ]}
        rows={shown.map((opening) => [
          opening.kind,
          seatName(opening),
          count(opening.opened),
          opening.win ? percentRange(opening.win) : dash,
          opening.effect ? pointsRange(opening.effect) : dash,
          verdictWords(openingVerdict(opening)),
        ])}
      />
    </section>
  );
}
