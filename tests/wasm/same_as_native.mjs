// One engine: the native build and the browser's play the same matches to the same states, of every game and number of
// seats. `node same_as_native.mjs engine.wasm sounder 1000`
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { loadEngine } from "../../src/wasm/engine.mjs";

const [wasm, sounder, count] = process.argv.slice(2);
const matches = Number(count);
const engine = await loadEngine(readFileSync(wasm));
const native = (...words) => execFileSync(sounder, words, { encoding: "utf8", maxBuffer: 1 << 26, stdio: ["ignore", "pipe", "pipe"] });

let passed = 0;
let failed = 0;
function check(name, test) {
  try {
    const wrong = test();
    if (wrong) throw new Error(wrong);
    passed += 1;
    console.log(`ok ${name}`);
  } catch (error) {
    failed += 1;
    console.log(`not ok ${name}: ${error.message}`);
  }
}

const { games } = engine.ask("games");
check("the engine knows games", () => games.length === 0 && "it has none");

for (const { id, min_seats, max_seats } of games) {
  for (let seats = min_seats; seats <= max_seats; seats += 1) {
    check(`${matches} matches of ${id} with ${seats} seats`, () => {
      const there = native("signature", "--list", id, "--seats", String(seats), "--matches", count).trim().split("\n");
      const here = engine.ask("final_hashes", id, seats, matches).hashes;
      if (there.length !== matches || here.length !== matches) return `${there.length} native and ${here.length} wasm matches`;
      if (new Set(here).size < matches / 100) return "nearly all matches end alike, so there is nothing to compare";
      const different = here.findIndex((hash, k) => hash !== there[k]);
      return different >= 0 && `match ${different} ends in ${there[different]} natively, in ${here[different]} in wasm`;
    });
  }
}

// Records are read by the same code, and refused in the same words.
for (const { id, rules, min_seats } of games) {
  const record = (moves) => JSON.stringify({ sounder: 1, game: id, rules, seats: Array(min_seats).fill("somebody"), moves });
  check(`a record of ${id} replays`, () => {
    const replayed = engine.ask("replay", record([]));
    return (replayed.moves !== 0 || replayed.over) && JSON.stringify(replayed);
  });
  check(`a wrong move of ${id} is refused in the same words`, () => {
    const told = (ask) => {
      try {
        return ask();
      } catch (error) {
        return error.stderr ?? error.message;
      }
    };
    const here = told(() => engine.ask("replay", record(["xyzzy"])));
    const there = told(() => execFileSync(sounder, ["verify", "-"], { encoding: "utf8", input: record(["xyzzy"]), stdio: "pipe" }));
    const reason = (text) => String(text).slice(String(text).indexOf("move 1")).trim();
    return (!reason(here).includes("xyzzy") || reason(here) !== reason(there)) && `"${here}" in wasm, "${there}" natively`;
  });
}

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
