// node embed.mjs PAGE.html OUT.cpp: the page as C++ text, cut where the data of a run goes. The text is in short pieces
// because compilers limit the length of literals.
import { readFileSync, writeFileSync } from "node:fs";

const mark = "@SUMMARY@";
const pieceLength = 8000;
const [page, out] = process.argv.slice(2);
const parts = readFileSync(page).toString("latin1").split(mark); // bytes as they are
if (parts.length !== 2) throw new Error(`${page} has the mark ${mark} ${parts.length - 1} times, expected once`);

// Octal escapes have at most three digits, so no digit that follows can be taken for theirs.
const escaped = (byte) => {
  const code = byte.charCodeAt(0);
  if (byte === '"' || byte === "\\" || byte === "?") return `\\${byte}`;
  return code < 32 || code > 126 ? `\\${code.toString(8).padStart(3, "0")}` : byte;
};
const literals = (text) =>
  (text.match(new RegExp(`[^]{1,${pieceLength}}`, "g")) ?? [])
    .map((piece) => `    std::string_view("${[...piece].map(escaped).join("")}", ${piece.length}),\n`)
    .join("");

writeFileSync(
  out,
  `// Made from web/ by web/tools/embed.mjs.
#include "lab/report_page.h"

namespace sounder::lab {
namespace {

constexpr std::string_view before[] = {
${literals(parts[0])}};
constexpr std::string_view after[] = {
${literals(parts[1])}};

}  // namespace

ReportPage report_page() { return {before, after}; }

}  // namespace sounder::lab
`,
);
