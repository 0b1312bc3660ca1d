// Writes src/generated/display.woff2: the display face (Fredoka, SIL Open Font License:
// public/display-face-licence.txt) with only what titles are written with. It is part of the first load.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subset from "subset-font";
import type { Plugin } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));
const whole = createRequire(import.meta.url).resolve("@fontsource/fredoka/files/fredoka-latin-600-normal.woff2");

// The letters of English, Italian and French. Other characters are drawn in the face behind (title_face.css).
export const characters =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz" + "àâçèéêîïìòôùûÀÈÉÊ" + " 0123456789!?.,:’-–";

export function displayFace(): Plugin {
  return {
    name: "sounder:display-face",
    async buildStart() {
      const bytes = await subset(readFileSync(whole), characters, { targetFormat: "woff2", noLayoutClosure: true });
      mkdirSync(join(root, "web/src/generated"), { recursive: true });
      writeFileSync(join(root, "web/src/generated/display.woff2"), bytes);
    },
  };
}
