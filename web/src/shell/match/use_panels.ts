// Hook: which panel is open. On a desktop the story is open where nothing else is.
import { useEffect, useState } from "preact/hooks";
import { useWide } from "../frame/PageFrame";

export type Shown = "story" | "rules" | "hint" | "moves" | "menu" | "keys" | "talk";

export type Panels = {
  readonly chosen: Shown | null; // opened by the reader
  readonly shown: Shown | null;
  readonly wide: boolean; // panels stand beside the board
  open(one: Shown): void;
  toggle(one: Shown): void;
  close(one?: Shown): void; // this one, or any
  uncover(): void; // closes what lies over the board
};

export function usePanels(over: boolean): Panels {
  const wide = useWide();
  const [chosen, choose] = useState<Shown | null>(null);
  useEffect(() => void (over && choose(null)), [over]); // the end card comes
  useEffect(() => {
    const pressed = ({ key, target }: KeyboardEvent) => {
      if (key === "?" && !(target instanceof Element && target.closest("input, textarea"))) choose("keys");
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
  return {
    chosen,
    shown: chosen ?? (wide ? "story" : null),
    wide,
    open: choose,
    toggle: (one) => choose(chosen === one ? null : one),
    close: (one) => choose((now) => (one === undefined || now === one ? null : now)),
    uncover: () => !wide && choose(null),
  };
}
