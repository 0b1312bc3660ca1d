// The texts of the page for content of one's own: the shell's and the game's.
import { useEffect, useState } from "preact/hooks";
import type { DesignKey } from "../../generated/shell";
import type { Catalogue } from "../../i18n/localizer";
import type { Values } from "../../shared/text_table";
import { formatterOf, textsOf, type Language, type TextKey } from "../../text/languages";
import { useShell } from "../shell";

// What every game's `design` catalogue has.
type GameKey = "designTitle" | "designAbout" | "designUntitled";
export type DesignSay = (key: TextKey | DesignKey | GameKey, values?: Values) => string;

const catalogues = import.meta.glob<Catalogue>("../../generated/*.design.json", { import: "default" });

async function sayerOf(game: string, language: Language): Promise<DesignSay> {
  const spoken = language === "xx" ? "en" : language; // the pseudo-locale is made from English
  const [texts, ...more] = await Promise.all([
    textsOf(language, true),
    catalogues[`../../generated/shell.${spoken}.design.json`]?.(),
    catalogues[`../../generated/${game}.${spoken}.design.json`]?.(),
  ]);
  const all = Object.assign({}, texts.x, ...more.map((one) => one?.x)) as Catalogue["x"];
  return formatterOf({ ...texts, ...(all && { x: all }) }, language) as DesignSay;
}

export function useDesignSay(game: string): DesignSay | null {
  const { language } = useShell();
  const [say, setSay] = useState<{ readonly say: DesignSay } | null>(null);
  useEffect(() => {
    let current = true;
    void sayerOf(game, language).then((found) => current && setSay({ say: found }));
    return () => void (current = false);
  }, [game, language]);
  return say?.say ?? null;
}
