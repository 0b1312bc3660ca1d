// A sheet takes the focus and gives it back; Escape, the browser's back and a pull downwards close it.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

const farEnough = 60; // pixels

type Pull = { readonly onPointerDown: (event: PointerEvent) => void; readonly onPointerUp: (event: PointerEvent) => void };

const onSheet = (): boolean => (history.state as { readonly sheet?: true } | null)?.sheet === true;

// Sheets that are open: one follows another on the same entry of the history, and a reload leaves that entry there.
let open = 0;

function takeEntry(): () => void {
  open += 1;
  if (!onSheet()) history.pushState({ ...(history.state as object | null), sheet: true }, "");
  return () => {
    open -= 1;
    setTimeout(() => open === 0 && onSheet() && history.back()); // what was put there to be taken back, unless the next sheet has it
  };
}

export function useSheet(box: RefObject<HTMLElement>, close: (() => void) | null, isSheet: boolean): Pull {
  const closing = useRef(close);
  closing.current = close;
  const from = useRef<number | null>(null);
  // Before anything else happens: a sheet that follows another has to be known when that one has gone.
  useLayoutEffect(() => {
    if (!close) return;
    const before = document.activeElement;
    const sheet = box.current;
    const shut = () => closing.current?.();
    const pressed = (event: KeyboardEvent) => void (event.key === "Escape" && shut());
    addEventListener("keydown", pressed);
    sheet?.focus({ preventScroll: true });
    const giveBack = isSheet ? takeEntry() : () => undefined;
    if (isSheet) addEventListener("popstate", shut);
    return () => {
      removeEventListener("keydown", pressed);
      removeEventListener("popstate", shut);
      giveBack();
      const lost = document.activeElement === document.body || document.activeElement === null || sheet?.contains(document.activeElement);
      if (lost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return {
    onPointerDown: ({ clientY }) => void (from.current = clientY),
    onPointerUp: ({ clientY }) => {
      if (isSheet && from.current !== null && clientY - from.current > farEnough) closing.current?.();
      from.current = null;
    },
  };
}
