// Writes sw.js: src/offline/service_worker.ts with the list of all files of the app and their hashes. The version is
// the hash of that list, so equal files are the same version.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { transformWithEsbuild, type Plugin } from "vite";

const source = "src/offline/service_worker.ts";

// Not kept: icons for the home screen and licences, which few visitors need, and what chat programs look at.
const isLeftOut = (path: string): boolean => path === "sw.js" || /^link\/|\.(png|txt)$/.test(path);

// Files needed early come first.
const order = ["index.html", "assets/index", "assets/"];
const rank = (path: string): number => {
  const found = order.findIndex((start) => path.startsWith(start));
  return found < 0 ? order.length : found;
};

function filesUnder(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(folder, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join("/"),
    )
    .filter((path) => !isLeftOut(path))
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

const integrityOf = (file: string): string =>
  `sha256-${createHash("sha256").update(readFileSync(file)).digest("base64")}`;

export function offline(): Plugin {
  let folder = "";
  return {
    name: "sounder:offline",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    // When all files are written, those that are only copied too.
    async closeBundle() {
      const list = JSON.stringify(
        Object.fromEntries(filesUnder(folder).map((path) => [path, integrityOf(join(folder, path))])),
      );
      const version = createHash("sha256").update(list).digest("hex").slice(0, 12);
      const { code } = await transformWithEsbuild(readFileSync(source, "utf8"), source, {
        minify: true,
        target: "es2022",
        define: { __FILES__: list, __VERSION__: JSON.stringify(version) },
      });
      writeFileSync(join(folder, "sw.js"), code.replace(/export\s*\{\s*\};?\s*$/, ""));
    },
  };
}
