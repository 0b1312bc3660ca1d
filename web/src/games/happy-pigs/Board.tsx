// The table: one farm in full with the others beside it; below it, next to the dock, the season card and the market.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import "./board.css";
import { Farm } from "./Farm";
import { Market } from "./Market";
import { asked, farmOf } from "./moves";
import type { Props } from "./props";
import { Season } from "./Season";

// When the focused control disappears, the same move elsewhere or the first control gets the focus; also if the shell
// has given the focus to the prompt meanwhile.
function useKeptFocus(question: Props["question"]): void {
  const last = useRef<string | null>(null);
  const asked = useRef(question);
  asked.current = question;
  const isLost = () => document.activeElement === document.body || document.activeElement?.matches(".prompt");
  const restore = () => {
    if (!asked.current || last.current === null || !isLost()) return;
    const controls = [...document.querySelectorAll<HTMLElement>(".hp [data-move], .hp-actions [data-move]")];
    (controls.find(({ dataset }) => dataset["move"] === last.current) ?? controls[0])?.focus({ preventScroll: true });
  };
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if ((target as HTMLElement).matches(".prompt")) restore();
      else last.current = (target as HTMLElement).dataset["move"] ?? null;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useLayoutEffect(restore, [question]);
}

export function Board(board: Props) {
  const { view, question, viewer } = board;
  useKeptFocus(question);
  const farm = farmOf(view, question?.seat ?? viewer ?? view.asked[0] ?? view.first) ?? view.farms[0];
  if (!farm) return null;
  return (
    <div
      class="hp"
      data-season={view.season}
      data-still={board.still}
      data-asked={asked(question)}
      data-phase={view.phase}
      data-seats={view.farms.length}
    >
      <Farm farm={farm} board={board} />
      <Season {...board} />
      <Market {...board} />
    </div>
  );
}
