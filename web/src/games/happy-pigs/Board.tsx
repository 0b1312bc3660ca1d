// The table: a farm in full with the others beside it, and below, next to the dock, the season card and the market.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import "./board.css";
import { Farm } from "./Farm";
import { Market } from "./Market";
import { asked, farmOf } from "./moves";
import type { Props } from "./props";
import { Season } from "./Season";

// When a control goes away under the reader's finger, the same move elsewhere or the first one gets the focus.
function useKeptFocus(question: Props["question"]): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => (last.current = (target as HTMLElement).dataset["move"] ?? null);
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  // At once: a little later the prompt takes a focus that is nowhere.
  useLayoutEffect(() => {
    if (!question || last.current === null || document.activeElement !== document.body) return;
    const controls = [...document.querySelectorAll<HTMLElement>(".hp [data-move], .hp-actions [data-move]")];
    (controls.find(({ dataset }) => dataset["move"] === last.current) ?? controls[0])?.focus({ preventScroll: true });
  }, [question]);
}

export function Board(board: Props) {
  const { view, question, eyes } = board;
  useKeptFocus(question);
  const farm = farmOf(view, question?.seat ?? eyes ?? view.asked[0] ?? view.first) ?? view.farms[0];
  if (!farm) return null;
  return (
    <div class="hp" data-season={view.season} data-still={board.still} data-asked={asked(question)} data-phase={view.phase} data-seats={view.farms.length}>
      <Farm farm={farm} board={board} />
      <Season {...board} />
      <Market {...board} />
    </div>
  );
}
