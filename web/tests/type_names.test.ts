// No two exported types of src/ share a name. Games are apart from each other: each has its own `View`, `Props` or
// `Pig`. Generated files may repeat a name: their types are the same thing, or narrower (a game's `Move` is a `Move`).
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "generated" ? [] : filesIn(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });

const gameOf = (path: string): string | undefined => /games\/([^/]+)\//.exec(path)?.[1];

it("has one exported type by each name", () => {
  const found = new Map<string, string[]>();
  for (const path of filesIn("src"))
    for (const [, name = ""] of readFileSync(path, "utf8").matchAll(
      /^export (?:abstract )?(?:type|interface|class|enum) (\w+)/gm,
    ))
      found.set(name, [...(found.get(name) ?? []), path]);
  const clashes = [...found].filter(([, paths]) =>
    paths.some((path, i) =>
      paths.slice(i + 1).some((other) => {
        const [mine, its] = [gameOf(path), gameOf(other)];
        return mine === undefined || its === undefined || mine === its;
      }),
    ),
  );
  expect(found.size).toBeGreaterThan(150);
  expect(clashes).toEqual([]);
});
