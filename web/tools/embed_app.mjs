// node embed_app.mjs DIST OUT.cpp OUT.bin: the files of a built app, plain and compressed, in one blob, and a table of
// their positions as C++ (src/server/file.h). Strong compression takes seconds, so it is done at build time.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const [dist, table, blob] = process.argv.slice(2);

const types = {
  html: "text/html; charset=utf-8",
  js: "text/javascript", // modules are UTF-8, and a style sheet is what its page is
  css: "text/css",
  json: "application/json",
  svg: "image/svg+xml",
  png: "image/png",
  wasm: "application/wasm",
  net: "application/octet-stream",
  woff2: "font/woff2",
  webmanifest: "application/manifest+json",
  txt: "text/plain; charset=utf-8",
};

const typeOf = (path) => {
  const type = types[path.slice(path.lastIndexOf(".") + 1)];
  if (!type)
    throw new Error(`${path}: what type is this? web/tools/embed_app.mjs knows ${Object.keys(types).join(", ")}`);
  return type;
};

// What Vite names after its content lies in assets/.
const isForever = (path) => path.startsWith("/assets/");

const nothing = Buffer.alloc(0);
const ifSmaller = (packed, plain) => (packed.length < 0.95 * plain.length ? packed : nothing);
const brotli = (bytes) =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

const byName = (a, b) => (a < b ? -1 : 1); // by code units, as C++ compares
const paths = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(
    (entry) =>
      `/${relative(dist, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join("/")}`,
  )
  .sort(byName);

const pieces = [];
let length = 0;
const put = (bytes) => {
  if (bytes.length === 0) return "{}";
  const at = length;
  pieces.push(bytes);
  length += bytes.length;
  return `part(${at}, ${bytes.length})`;
};

const lines = paths.map((path) => {
  const plain = readFileSync(join(dist, path));
  const tag = createHash("sha256").update(plain).digest("hex").slice(0, 16);
  const packed = [gzipSync(plain, { level: 9 }), brotli(plain)].map((bytes) => put(ifSmaller(bytes, plain)));
  return `    {${JSON.stringify(path)}, ${JSON.stringify(typeOf(path))}, ${isForever(path)}, "${tag}",\n     ${put(plain)}, ${packed.join(", ")}},\n`;
});

writeFileSync(blob, Buffer.concat(pieces));
writeFileSync(
  table,
  `// Made from web/ by web/tools/embed_app.mjs.
#include <cstddef>

#include "server/app/app.h"

asm(".section .rodata\\n"
    ".global sounder_app_blob\\n"
    "sounder_app_blob:\\n"
    ".incbin ${JSON.stringify(resolve(blob)).replaceAll("\\", "\\\\").replaceAll('"', '\\"')}\\n"
    ".previous\\n");
extern "C" const char sounder_app_blob[];

namespace sounder::server {
namespace {

std::string_view part(std::size_t from, std::size_t length) { return {sounder_app_blob + from, length}; }

const File files[] = {
${lines.join("")}};

}  // namespace

Files app_files() { return files; }

}  // namespace sounder::server
`,
);
