// A sheet over the page. It takes the focus and gives it back. Escape, the browser's back button and a pull down close
// it. A link followed from it replaces its history entry.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { onSheet } from "../route";

const farEnough = 60; // pixels

type Pull = {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
};

// Number of open sheets. A sheet that follows another uses the same history entry, which a reload keeps.
let open = 0;

function takeEntry(): () => void {
  open += 1;
  if (!onSheet()) history.pushState({ ...(history.state as object | null), sheet: true }, "");
  return () => {
    open -= 1;
    setTimeout(() => open === 0 && onSheet() && history.back()); // removes the entry unless the next sheet uses it
  };
}

// A link opened in a new tab changes nothing here.
function followed(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href^='#/']") : null;
  if (!link || !onSheet() || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  location.replace(link.href);
}

export function useSheet(box: RefObject<HTMLElement>, close: (() => void) | null, isSheet: boolean): Pull {
  const closing = useRef(close);
  closing.current = close;
  const from = useRef<number | null>(null);
  // Layout effect: a following sheet must be counted before the first one is gone.
  useLayoutEffect(() => {
    if (!close) return;
    const before = document.activeElement;
    const sheet = box.current;
    const shut = () => closing.current?.();
    const pressed = (event: KeyboardEvent) => void (event.key === "Escape" && shut());
    addEventListener("keydown", pressed);
    sheet?.focus({ preventScroll: true });
    const giveBack = isSheet ? takeEntry() : () => undefined;
    if (isSheet) {
      addEventListener("popstate", shut);
      addEventListener("click", followed);
    }
    return () => {
      removeEventListener("keydown", pressed);
      removeEventListener("popstate", shut);
      removeEventListener("click", followed);
      giveBack();
      const lost =
        document.activeElement === document.body ||
        document.activeElement === null ||
        sheet?.contains(document.activeElement);
      if (lost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [close === null, isSheet]);
  return {
    onPointerDown: ({ clientY }) => void (from.current = clientY),
    onPointerUp: ({ clientY }) => {
      if (isSheet && from.current !== null && clientY - from.current > farEnough) closing.current?.();
      from.current = null;
    },
  };
}
