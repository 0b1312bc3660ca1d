// The texts of tables among friends, loaded with the first page that needs them.
import { createContext, type ComponentChildren } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import type { TablesKey } from "../../generated/shell";
import type { Denied } from "../../match/remote/connection";
import type { Code } from "../../match/remote/protocol";
import type { Values } from "../../shared/text_table";
import { formatterOf, textsOf, type TextKey, type Language } from "../../text/languages";
import type { Catalogue } from "../../i18n/localizer";
import { useShell } from "../shell";

export type TableSay = (key: TextKey | TablesKey, values?: Values) => string;

const catalogues = import.meta.glob<Catalogue>("../../generated/shell.*.tables.json", { import: "default" });
const Context = createContext<TableSay | null>(null);

async function sayerOf(language: Language): Promise<TableSay> {
  const spoken = language === "xx" ? "en" : language; // the pseudo-locale is made from English
  const [shell, tables] = await Promise.all([
    textsOf(language, true),
    catalogues[`../../generated/shell.${spoken}.tables.json`]?.(),
  ]);
  return formatterOf({ ...shell, x: { ...shell.x, ...tables?.x } }, language) as TableSay;
}

export function TableWords({ children }: { readonly children: ComponentChildren }) {
  const { say: plain, language } = useShell();
  const [say, setSay] = useState<{ readonly say: TableSay } | null>(null);
  useEffect(() => {
    let current = true;
    void sayerOf(language).then((found) => current && setSay({ say: found }));
    return () => void (current = false);
  }, [language]);
  if (!say) return <p class="waiting">{plain("loading")}</p>;
  return <Context.Provider value={say.say}>{children}</Context.Provider>;
}

export function useTableSay(): TableSay {
  const say = useContext(Context);
  if (!say) throw new Error("outside of the words of tables");
  return say;
}

export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(document.documentElement.lang || "en").format(names);

const refusals: Readonly<Partial<Record<Code | "withdrawn", TablesKey>>> = {
  outdated: "noOutdated",
  not_yours: "noNotYours",
  not_now: "noNotNow",
  full: "noFull",
  limit: "noLimit",
  unknown: "noUnknown",
  other_version: "otherVersion",
  too_long: "noTooLong",
  bad_name: "noBadName",
  withdrawn: "noWithdrawn",
};

// Why the server refused a command. Reasons without a text are shown as the server wrote them.
export function whyDenied({ code, message }: Pick<Denied, "code" | "message">, say: TableSay): string {
  const key = refusals[code];
  return key ? say(key) : message;
}
