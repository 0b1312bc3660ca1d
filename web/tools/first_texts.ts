// The module "virtual:first-texts": the texts of the first pages from the shell's English catalogue. The other two
// thirds are loaded with the first later page or part, the reasons of bots with a game's own (src/i18n/load_later.ts).
import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Plugin } from "vite";

const name = "virtual:first-texts";

// Files that are loaded first, and files that get a formatter made before the rest was loaded.
const roots = ["src/shell/main.tsx", "src/shell/open_record.ts", "src/shell/parts/my_matches.tsx"];

const fileOf = (path: string): string | undefined => [`${path}.ts`, `${path}.tsx`].find(existsSync);

// All sources that these import without waiting.
function sourcesOf(files: readonly string[]): readonly string[] {
  const seen = new Map<string, string>();
  const read = (file: string) => {
    if (seen.has(file)) return;
    const source = readFileSync(file, "utf8");
    seen.set(file, source);
    for (const [, path = ""] of source.matchAll(/^(?:import|export) (?!type)[^;]*?from "(\.[^"]+)";/gm)) {
      const found = fileOf(resolve(dirname(file), path));
      if (found) read(found);
    }
  };
  files.forEach(read);
  return [...seen.values()];
}

export function firstTexts(): Plugin {
  return {
    name: "first-texts",
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      const used = new Set(
        sourcesOf(roots.map((root) => resolve(root))).flatMap((source) =>
          [...source.matchAll(/"(\w+)"/g)].map(([, word]) => word),
        ),
      );
      const {
        x: texts = {},
        m: messages = {},
        ...rest
      } = JSON.parse(readFileSync(resolve("src/generated/shell.en.json"), "utf8")) as {
        readonly x?: Record<string, unknown>;
        readonly m?: Record<string, unknown>;
      };
      const first = Object.fromEntries(Object.entries(texts).filter(([key]) => used.has(key)));
      const said = Object.fromEntries(Object.entries(messages).filter(([key]) => !key.startsWith("why.")));
      return `export default ${JSON.stringify({ ...rest, m: said, x: first })}`;
    },
  };
}
