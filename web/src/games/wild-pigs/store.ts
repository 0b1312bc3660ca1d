// State shared by board and dock: the selected thing, and the parts loaded after the first view.
import { createStore } from "../../shared/store";
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

const store = createStore<BoardUi>({ chosen: null, byKeys: false, foreseen: null, more: null });
const change = (what: Partial<BoardUi>): void => store.set({ ...store.now(), ...what });

export const useShared = store.use;
export const choose = (chosen: Looked | null, byKeys = false): void => change({ chosen, byKeys, foreseen: null });
export const foresee = (foreseen: View | null): void => change({ foreseen });

let loading: Promise<typeof More> | null = null;

export async function loadMore(): Promise<typeof More> {
  try {
    loading ??= Promise.all([import("./more"), laterTexts()]).then(([more]) => more);
    const more = await loading;
    if (store.now().more !== more) change({ more });
    return more;
  } catch (error) {
    loading = null; // the next call tries again
    throw error;
  }
}

// The board's one stop in the tab order.
export const focusBoard = (): void =>
  document.querySelector<HTMLElement>('.wp-board button[tabindex="0"]')?.focus({ preventScroll: true });
