// State that several components share. It is forgotten when no component uses it any more.
import { useLayoutEffect, useState } from "preact/hooks";

export type Store<State> = {
  now(): State;
  set(next: State): void;
  use(): State; // hook: the state; the component is drawn again after every change
};

export function createStore<State>(first: State): Store<State> {
  let state = first;
  const watchers = new Set<() => void>();
  return {
    now: () => state,
    set(next) {
      state = next;
      for (const watcher of [...watchers]) watcher();
    },
    use() {
      const [, redraw] = useState({});
      useLayoutEffect(() => {
        const changed = () => redraw({});
        watchers.add(changed);
        return () => {
          watchers.delete(changed);
          if (watchers.size === 0) state = first;
        };
      }, []);
      return state;
    },
  };
}
