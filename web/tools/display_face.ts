// Writes src/generated/display.woff2: the display face (Fredoka, SIL Open Font License:
// public/display-face-licence.txt) with only the characters of the catalogues.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subset from "subset-font";
import type { Plugin } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));
const whole = createRequire(import.meta.url).resolve("@fontsource/fredoka/files/fredoka-latin-600-normal.woff2");

// All that can be said: the catalogues, the boards' own texts, what the home page says of a game.
const isText = (path: string): boolean =>
  /\bwords\/\w+(\.tables)?\.(json|ts)$|\bhome\.ts$/.test(path.replaceAll("\\", "/"));

export function characters(): string {
  const files = ["content", "web/src/games"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter(isText)
      .map((path) => join(root, folder, path)),
  );
  const letters = new Set(["X", ...files.map((file) => readFileSync(file, "utf8"))].join("")); // X is in names that people have
  return [...letters]
    .filter((letter) => letter >= " ")
    .sort()
    .join("");
}

export function displayFace(): Plugin {
  return {
    name: "sounder:display-face",
    async buildStart() {
      const bytes = await subset(readFileSync(whole), characters(), { targetFormat: "woff2" });
      mkdirSync(join(root, "web/src/generated"), { recursive: true });
      writeFileSync(join(root, "web/src/generated/display.woff2"), bytes);
    },
  };
}
