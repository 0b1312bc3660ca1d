// State shared by board and dock: the selected thing, and the parts loaded after the first view.
import { useEffect, useState } from "preact/hooks";
import type { Looked } from "./logic";
import type * as More from "./more";
import type { View } from "./view";
import { laterTexts } from "./words/load";

export type BoardUi = {
  readonly chosen: Looked | null;
  readonly byKeys: boolean; // chosen with the keyboard: the focus follows
  readonly foreseen: View | null; // the view with the selected stance
  readonly more: typeof More | null;
};

let now: BoardUi = { chosen: null, byKeys: false, foreseen: null, more: null };
const watchers = new Set<(now: BoardUi) => void>();
function change(what: Partial<BoardUi>): void {
  now = { ...now, ...what };
  for (const watcher of watchers) watcher(now);
}

export const choose = (chosen: Looked | null, byKeys = false): void => change({ chosen, byKeys, foreseen: null });
export const foresee = (foreseen: View | null): void => change({ foreseen });

let loading: Promise<typeof More> | null = null;
export const loadMore = (): Promise<typeof More> =>
  (loading ??= Promise.all([import("./more"), laterTexts()]).then(
    ([more]) => (change({ more }), more),
    (error: unknown) => {
      loading = null; // the next call tries again
      throw error;
    },
  ));

export function useShared(): BoardUi {
  const [seen, see] = useState(now);
  useEffect(() => {
    see(now);
    watchers.add(see);
    return () => void watchers.delete(see);
  }, []);
  return seen;
}

// The board's one stop in the tab order.
export const focusBoard = (): void =>
  document.querySelector<HTMLElement>('.wp-board button[tabindex="0"]')?.focus({ preventScroll: true });
