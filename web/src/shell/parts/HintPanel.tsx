// What the bot would play: its best moves with what they promise, and why.
import type { Hint } from "../../match/situation";
import { Words } from "../../shared/Words";
import type { Speech } from "../../text/game_speech";
import { useShell } from "../shell";

type Props = { readonly hint: Hint | "thinking"; readonly speech: Speech; readonly play: (move: string) => void; readonly close: () => void };

export function HintPanel({ hint, speech, play, close }: Props) {
  const { say, language } = useShell();
  const percent = new Intl.NumberFormat(language === "xx" ? "en" : language, { style: "percent", maximumFractionDigits: 0 });
  return (
    <aside class="hint" aria-live="polite">
      <h2>{say("hintTitle")}</h2>
      {hint === "thinking" ? (
        <p>{say("hintThinking")}</p>
      ) : (
        <>
          <ol>
            {hint.best.slice(0, 3).map(({ move, share_in_millionths: share }) => (
              <li key={move.text}>
                <button onClick={() => play(move.text)}>{speech.button(move)}</button>
                {share !== undefined && <span class="quiet"> {say("hintShare", { percent: percent.format(share / 1e6) })}</span>}
              </li>
            ))}
          </ol>
          {hint.why && (
            <p>
              <Words text={say("hintWhy", { why: speech.say(hint.why) })} />
            </p>
          )}
        </>
      )}
      <button onClick={close}>{say("close")}</button>
    </aside>
  );
}
