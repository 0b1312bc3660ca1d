// Catalogues and pages of a game that are loaded on demand: the reasons of bots, and the rules.
import type { Rules } from "./load";
import type { Catalogue } from "./localizer";

const reasons = import.meta.glob<Catalogue>(
  ["../generated/*.why.json", "!../generated/terminal.*", "!../generated/shell.*"],
  { import: "default" },
);
const pages = import.meta.glob<Rules>("../../../content/*/rules/*.json", { import: "default" });

// In English the first texts (tools/first_texts.ts) lack those of the front ends.
export async function reasonsIn(game: string, language: string): Promise<readonly Catalogue[]> {
  const [catalogue, ...shell] = await Promise.all([
    reasons[`../generated/${game}.${language}.why.json`]?.(),
    ...(language === "en" ? [import("../generated/shell.en.json").then((all): unknown => all.default)] : []),
  ]);
  return [...(catalogue ? [catalogue] : []), ...(shell as readonly Catalogue[])];
}

export const rulesIn = async (game: string, language: string): Promise<Rules> =>
  (await (
    pages[`../../../content/${game}/rules/${language}.json`] ?? pages[`../../../content/${game}/rules/en.json`]
  )?.()) ?? { sections: [] };
