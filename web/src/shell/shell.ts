// The context that every page can use: texts, language and settings.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Values } from "../shared/text_table";
import type { TextKey, Language } from "../text/languages";
import type { Settings } from "./settings";

export type Shell = {
  readonly say: (key: TextKey, values?: Values) => string;
  readonly allTexts: () => Promise<void>; // loads all texts; before that `say` has only those of the first pages
  readonly language: Language;
  readonly settings: Settings;
  readonly change: (part: Partial<Settings>) => void;
};

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error("outside of the shell");
  return shell;
}
