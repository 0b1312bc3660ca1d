// Texts of a page in the pseudo-locale that are in no catalogue.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { botNames } from "../../src/shell/parts/names";

// Beside what is in brackets only names may stand: of the program, games, people, languages.
const names =
  /^(Sounder|Bite the Pumpkin|The Three Little Pigs|Happy Pigs|Wild Pigs Will Attack!|English|Italiano|Français|[\W\d_]*|p[1-6]|[a-h][1-8]|[\d.×%\s–-]+)$/;

// Cards are called what their designers called them.
const cardNames = new Set(
  ["threats", "threats-rulebook", "upgrades", "weapons", "weapons-rulebook", "bosses"].flatMap((kind) =>
    [
      ...readFileSync(new URL(`../../../content/wild-pigs/${kind}.json`, import.meta.url), "utf8").matchAll(
        /"name": "([^"]+)"/g,
      ),
    ].map(([, name]) => name ?? ""),
  ),
);

export async function untranslated(page: Page, others: readonly string[] = []): Promise<readonly string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest("script, style, noscript, code, option, [data-name]")) continue;
      if (node.textContent?.trim()) found.push(node.textContent.trim());
    }
    return found;
  });
  return [
    ...new Set(
      texts.filter(
        (text) =>
          !text.includes("[") &&
          !text.includes("~~") &&
          !names.test(text) &&
          !cardNames.has(text) &&
          !(botNames as readonly string[]).includes(text) &&
          !others.includes(text),
      ),
    ),
  ];
}
