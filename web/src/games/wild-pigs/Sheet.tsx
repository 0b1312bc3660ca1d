// The sheet at the foot of the board: what is asked, or the one thing that is looked at with everything that can be done with it.
import type { ComponentChildren } from "preact";
import { Sign } from "./art";
import type { Choosing } from "./Field";
import { harmsTo } from "./logic";
import type * as More from "./more";
import type { Props } from "./parts";
import { tokens, type Plan } from "./view";

export type SheetProps = Props & Choosing & { readonly more: typeof More | null; close(): void; act(move: string, plan?: Plan): void };

type MoveProps = { readonly sheet: SheetProps; readonly move: string; readonly plan?: Plan; readonly primary?: boolean; readonly children?: ComponentChildren };

export function Move({ sheet, move, plan, primary = false, children }: MoveProps) {
  return (
    <button class={primary ? "primary" : ""} data-move={move} data-mark={`do-${move}`} onClick={() => sheet.act(move, plan)}>
      {children ?? sheet.tell(move)}
    </button>
  );
}

export function Sheet(sheet: SheetProps) {
  const { chosen, question, view, text, close, more } = sheet;
  if (question && view.phase !== "act") return more ? <more.Owing sheet={sheet} moves={question.moves} /> : null;
  if (!chosen || !more) return question ? <Asked {...sheet} /> : null;
  return (
    <section class="wp-sheet" aria-live="polite">
      <button class="wp-close" onClick={close} aria-label={text("close")}>
        ×
      </button>
      <more.Looked sheet={sheet} chosen={chosen} />
    </section>
  );
}

// My turn, nothing looked at: what threatens, and the quick moves.
function Asked(sheet: SheetProps) {
  const { question, view, text, eyes } = sheet;
  const moves = question?.moves ?? [];
  const harms = harmsTo(view, eyes);
  const quick = moves.filter((move) => /^(prepare|pass|end)\b/.test(move));
  const mainOpen = moves.some((move) => /^(prepare|pass|stance)\b/.test(move));
  return (
    <section class="wp-sheet" aria-label={text("danger")}>
      {!view.at_boss && (
        <p class="wp-forecast" data-harm={harms.length > 0}>
          {harms.length === 0 ? (
            text("safe")
          ) : (
            <>
              <Sign name="wound" /> {text("danger")}{" "}
              {harms
                .map(({ name, wounds, steals }) => (steals ? text("dangerSteals", { name, n: steals }) : wounds ? text("dangerWounds", { name, n: wounds }) : text("dangerNone", { name })))
                .join("; ")}
            </>
          )}
        </p>
      )}
      <p class="wp-small">{text(view.at_boss ? "doBoss" : mainOpen ? "doMain" : "doFree")}</p>
      <div class="row">
        {quick.map((move) => {
          const token = tokens.find((one) => move === `prepare ${one}`);
          return (
            <Move key={move} sheet={sheet} move={move} primary={move === "end"}>
              {token && (
                <>
                  <Sign name={token} />
                  <span aria-hidden="true">{text(token)}</span>
                  <span class="visually-hidden">{sheet.tell(move)}</span>
                </>
              )}
            </Move>
          );
        })}
      </div>
    </section>
  );
}
