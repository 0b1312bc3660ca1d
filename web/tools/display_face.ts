// Writes src/generated/display.woff2 and display_more.woff2: the display face (Fredoka, SIL Open Font License:
// public/display-face-licence.txt) with only what titles are written with. The first is part of the first load.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subset from "subset-font";
import type { Plugin } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));
const whole = createRequire(import.meta.url).resolve("@fontsource/fredoka/files/fredoka-latin-600-normal.woff2");

// The letters and signs of titles. English needs only the first file; the browser fetches the second with the first
// title that has one of its characters (title_face.css). Others are drawn in the face behind.
export const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz !";
export const more =
  "\u00e0\u00e2\u00e7\u00e8\u00e9\u00ea\u00ee\u00ef\u00ec\u00f2\u00f4\u00f9\u00fb\u00c0\u00c8\u00c9\u00ca0123456789?.,:\u2019-\u2013";

const unneeded = ["GPOS", "GSUB", "GDEF", "STAT"]; // kerning is a third of a small font

// The same font without some of its tables.
function without(tags: readonly string[], font: Buffer): Buffer {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, i) => font.subarray(12 + 16 * i, 28 + 16 * i));
  const kept = tables.filter((table) => !tags.includes(table.toString("latin1", 0, 4)));
  const power = 2 ** Math.floor(Math.log2(kept.length));
  const head = Buffer.alloc(12 + 16 * kept.length);
  head.writeUInt32BE(font.readUInt32BE(0), 0);
  [kept.length, 16 * power, Math.log2(power), 16 * (kept.length - power)].forEach((n, i) =>
    head.writeUInt16BE(n, 4 + 2 * i),
  );
  const parts = [head];
  let end = head.length;
  kept.forEach((table, i) => {
    const [from, length] = [table.readUInt32BE(8), table.readUInt32BE(12)];
    const data = Buffer.alloc(Math.ceil(length / 4) * 4);
    font.copy(data, 0, from, from + length);
    table.copy(head, 12 + 16 * i);
    head.writeUInt32BE(end, 20 + 16 * i);
    parts.push(data);
    end += data.length;
  });
  return Buffer.concat(parts);
}

async function small(characters: string): Promise<Uint8Array> {
  const cut = await subset(readFileSync(whole), characters, { targetFormat: "sfnt", noLayoutClosure: true });
  return subset(without(unneeded, Buffer.from(cut)), characters, { targetFormat: "woff2" });
}

export function displayFace(): Plugin {
  return {
    name: "sounder:display-face",
    async buildStart() {
      const folder = join(root, "web/src/generated");
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, "display.woff2"), await small(letters));
      writeFileSync(join(folder, "display_more.woff2"), await small(more));
    },
  };
}
