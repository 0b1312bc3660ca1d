// What every page can reach: the reader's language and settings.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Values } from "../shared/text_table";
import type { TextKey, Language } from "../text/languages";
import type { Settings } from "./settings";

export type Shell = {
  readonly say: (key: TextKey, values?: Values) => string;
  readonly allTexts: () => Promise<void>; // for what is loaded later: `say` has the words of the first pages until then
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
