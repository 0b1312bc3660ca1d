// A move that was tapped once. A move that can't be taken back waits for a second tap. Board and dock both show it.
import { useEffect, useState } from "preact/hooks";
import type { Props } from "./props";

let picked: { readonly of: string; readonly text: string } | null = null;
const hearers = new Set<() => void>();

export function usePicked({ view, question, play }: Props) {
  const [, redraw] = useState(0);
  useEffect(() => {
    const hear = () => redraw((n) => n + 1);
    hearers.add(hear);
    return () => void hearers.delete(hear);
  }, []);
  // Others choose at the same time, so the same question may come again.
  const of = question ? JSON.stringify([view.round, view.phase, question.seat, question.says]) : "";
  const now = question && picked?.of === of ? picked.text : null;
  // Mouse and keyboard show their target before the press, so they need no second one.
  const tap = (event: Event, text: string) => {
    if (!question || (event as PointerEvent).pointerType !== "touch" || now === text) return play(text);
    picked = { of, text };
    for (const hear of hearers) hear();
  };
  return [now, tap] as const;
}
