// A hint: the bot's best moves with their shares and the reason, and rings around them on the board.
import { useLayoutEffect, useState } from "preact/hooks";
import type { Hint } from "../../match/situation";
import { Words } from "../../shared/Words";
import type { GameLocalizer } from "../../text/game_localizer";
import { useShell } from "../shell";
import "./hint.css";

const best = 3;

function usePercent(): (millionths: number) => string {
  const { language } = useShell();
  const percent = new Intl.NumberFormat(language === "xx" ? "en" : language, {
    style: "percent",
    maximumFractionDigits: 0,
  });
  return (millionths) => percent.format(millionths / 1e6);
}

type Props = {
  readonly hint: Hint | "thinking";
  readonly localizer: GameLocalizer;
  readonly play: (move: string) => void;
};

export function HintPanel({ hint, localizer, play }: Props) {
  const { say } = useShell();
  const percent = usePercent();
  if (hint === "thinking") return <p aria-live="polite">{say("hintThinking")}</p>;
  return (
    <div class="hint" aria-live="polite">
      <ol>
        {hint.best.slice(0, best).map(({ move, share_in_millionths: share, chosen_in_millionths: chosen }) => (
          <li key={move.text}>
            <button onClick={() => play(move.text)}>{localizer.button(move)}</button>
            {share !== undefined && <span class="quiet"> {say("hintShare", { percent: percent(share) })}</span>}
            {chosen !== undefined && <span class="quiet"> {say("hintChosen", { percent: percent(chosen) })}</span>}
          </li>
        ))}
      </ol>
      {hint.why && (
        <p>
          <Words text={say("hintWhy", { why: localizer.say(hint.why) })} />
        </p>
      )}
    </div>
  );
}

type Mark = { readonly rank: number; readonly words: string; readonly box: DOMRect };

// The positions of the controls for these moves: on the board if possible, else in the dock.
function marksOf(hint: Hint, words: (rank: number, share: number | undefined) => string): readonly Mark[] {
  const all = [...document.querySelectorAll<HTMLElement>(".board [data-move], .board [data-hint], .dock [data-move]")];
  const controls = all.filter((one) => one.checkVisibility()); // without those on a hidden tab of the board
  return hint.best.slice(0, best).flatMap(({ move, share_in_millionths, chosen_in_millionths }, i) => {
    const share = share_in_millionths ?? chosen_in_millionths;
    const control = controls.find(({ dataset }) => dataset["move"] === move.text || dataset["hint"] === move.text);
    return control ? [{ rank: i + 1, words: words(i + 1, share), box: control.getBoundingClientRect() }] : [];
  });
}

export function HintMarks({ hint }: { readonly hint: Hint }) {
  const percent = usePercent();
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useLayoutEffect(() => {
    const look = () => setMarks(marksOf(hint, (rank, share) => (share === undefined ? `${rank}` : percent(share))));
    const soon = () => void requestAnimationFrame(look);
    look();
    soon();
    const moved = new MutationObserver(soon); // a board may turn to the part that has the hint's control
    const board = document.querySelector(".board");
    if (board) moved.observe(board, { subtree: true, childList: true, attributes: true });
    const moments = ["resize", "scroll", "click"] as const; // events after which controls may have moved
    for (const moment of moments) addEventListener(moment, soon, true);
    return () => {
      moved.disconnect();
      moments.forEach((moment) => removeEventListener(moment, soon, true));
    };
  }, [hint]);
  return (
    <div aria-hidden="true">
      {marks.map(({ rank, words, box }) => (
        <div
          key={rank}
          class="hint-mark"
          data-rank={rank}
          style={{ left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` }}
        >
          <b>{words}</b>
        </div>
      ))}
    </div>
  );
}
