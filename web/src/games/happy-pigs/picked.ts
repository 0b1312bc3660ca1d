// A move that was tapped once. A move that can't be taken back waits for a second tap. Board and dock both show it.
import { createStore } from "../../shared/store";
import type { Props } from "./props";

const store = createStore<{ readonly of: string; readonly text: string } | null>(null);

export function usePicked({ view, question, play }: Props) {
  const picked = store.use();
  // Others choose at the same time, so the same question may come again.
  const of = question ? JSON.stringify([view.round, view.phase, question.seat, question.says]) : "";
  const now = question && picked?.of === of ? picked.text : null;
  // Mouse and keyboard show their target before the press, so they need no second one.
  const tap = (event: Event, text: string) => {
    if (!question || (event as PointerEvent).pointerType !== "touch" || now === text) return play(text);
    store.set({ of, text });
  };
  return [now, tap] as const;
}
