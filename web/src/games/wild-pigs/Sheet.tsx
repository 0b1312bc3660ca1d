// The sheet at the foot of the board: what is asked, or the one thing that is looked at with everything that can be done with it.
import type { ComponentChildren } from "preact";
import type { Move } from "../../generated/wild-pigs";
import { Sign } from "./art";
import type { Choosing } from "./Field";
import { harmsTo } from "./logic";
import type * as More from "./more";
import type { Props } from "./parts";

export type SheetProps = Props & Choosing & { readonly more: typeof More | null; close(): void; act(texts: string | readonly string[]): void };

type MoveProps = { readonly sheet: SheetProps; readonly move: Move; readonly primary?: boolean; readonly children?: ComponentChildren };

export function MoveButton({ sheet, move, primary = false, children }: MoveProps) {
  return (
    <button class={primary ? "primary" : ""} data-move={move.text} data-mark={`do-${move.text}`} onClick={() => sheet.act(move.text)}>
      {children ?? sheet.button(move)}
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
  const { question, view, text } = sheet;
  const moves = question?.moves ?? [];
  const mainOpen = moves.some(({ key }) => key === "move.prepare" || key === "move.pass" || key === "move.stance");
  return (
    <section class="wp-sheet" aria-label={text("danger")}>
      {!view.at_boss && <Forecast {...sheet} />}
      <p class="wp-small">{text(view.at_boss ? "doBoss" : mainOpen ? "doMain" : "doFree")}</p>
      <div class="row">
        {moves.map((move) =>
          move.key === "move.prepare" ? (
            <MoveButton key={move.text} sheet={sheet} move={move}>
              <Sign name={move.token} />
              <span aria-hidden="true">{text(move.token)}</span>
              <span class="visually-hidden">{sheet.button(move)}</span>
            </MoveButton>
          ) : move.key === "move.pass" || move.key === "move.end" ? (
            <MoveButton key={move.text} sheet={sheet} move={move} primary={move.key === "move.end"} />
          ) : null,
        )}
      </div>
    </section>
  );
}

function Forecast({ view, text, eyes, cardName }: SheetProps) {
  const harms = harmsTo(view, eyes);
  return (
    <p class="wp-forecast" data-harm={harms.length > 0}>
      {harms.length === 0 ? (
        text("safe")
      ) : (
        <>
          <Sign name="wound" /> {text("danger")}{" "}
          {harms
            .map(({ pig, wounds, steals }) => {
              const name = cardName("threats", pig.id, pig.name);
              return steals ? text("dangerSteals", { name, n: steals }) : wounds ? text("dangerWounds", { name, n: wounds }) : text("dangerNone", { name });
            })
            .join("; ")}
        </>
      )}
    </p>
  );
}
