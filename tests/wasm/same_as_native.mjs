// One engine: the native build and the browser's play the same matches to the same states, of every game and number of
// seats. `node same_as_native.mjs build/wasm sounder 1000 [--numbers]`: with the word also
// the observation encodings, whose engines are the target `encodings`.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadEngine } from "../../src/wasm/engine.mjs";
import { loadEngineWithNets } from "./engine_with_nets.mjs";

const [engines, sounder, count, ...words] = process.argv.slice(2);
const withEncodings = words.includes("--numbers");
const matches = Number(count);
// Every game is an engine of its own.
const files = readdirSync(engines).filter((name) => /^engine-.*\.wasm$/.test(name));
const games = await Promise.all(files.map(async (name) => {
  const engine = await loadEngineWithNets(readFileSync(join(engines, name)));
  return { engine, ...engine.ask("games").games[0] };
}));
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

check("there are engines of four games", () => games.length !== 4 && `there are ${games.length}`);

for (const { engine, id, min_seats, max_seats } of games) {
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

// What those observe who learn, and what they may do, number by number.
const encodingMatches = Math.ceil(matches / 10);
for (const { id, min_seats, max_seats } of withEncodings ? games : []) {
  const encoding = await loadEngine(readFileSync(join(engines, `encoding-${id}.wasm`)));
  for (let seats = min_seats; seats <= max_seats; seats += 1) {
    check(`${encodingMatches} matches of ${id} with ${seats} seats, as observations`, () => {
      const words = ["signature", "--list", id, "--seats", String(seats), "--matches", String(encodingMatches), "--numbers"];
      const there = native(...words).trim().split("\n");
      const here = encoding.ask("encoding_hashes", id, seats, encodingMatches).hashes;
      const different = there.findIndex((hash, k) => hash !== here[k]);
      if (there.length !== encodingMatches || new Set(there).size !== encodingMatches) return "there is nothing to compare";
      return different >= 0 && `match ${different} is ${there[different]} natively, ${here[different]} in wasm`;
    });
  }
}

// Records are read by the same code, and refused for the same reason.
for (const { engine, id, rules, min_seats } of games) {
  const record = (moves) => JSON.stringify({ sounder: 2, game: id, rules, seats: Array(min_seats).fill({ is: "human" }), moves });
  check(`a record of ${id} replays`, () => {
    const replayed = engine.ask("replay", record([]));
    return (replayed.moves !== 0 || replayed.over) && JSON.stringify(replayed);
  });
  check(`a wrong move of ${id} is refused at the same place, with a reason`, () => {
    const told = (ask) => {
      try {
        return { message: ask() };
      } catch (error) {
        return error;
      }
    };
    const here = told(() => engine.ask("replay", record(["xyzzy"])));
    const there = told(() => execFileSync(sounder, ["verify", "-"], { encoding: "utf8", input: record(["xyzzy"]), stdio: "pipe" }));
    const place = (text) => String(text).slice(String(text).indexOf("move 1")).trim();
    // The engine gives its reason as a message; the program has put it into words behind the same place.
    const same = place(here.message).includes("xyzzy") && place(there.stderr).startsWith(`${place(here.message)}: `) && here.because?.key.startsWith("refuse.");
    return !same && `"${here.message}" because ${JSON.stringify(here.because)} in wasm, "${there.stderr}" natively`;
  });
}

// Bots think the same thoughts: the same move, the same numbers, the same words, at every level that a page would use.
const folder = mkdtempSync(join(tmpdir(), "sounder-"));
for (const { engine, id, min_seats } of games) {
  const file = join(folder, `${id}.json`);
  const seats = Array(min_seats).fill("bot:random").join(",");
  native("play", id, "--seats", seats, "--seed", "3", "--record", file);
  const record = readFileSync(file, "utf8");
  const moves = JSON.parse(record).moves.length;
  engine.ask("open", record);
  for (const level of ["novice", "casual", "strong"]) {
    check(`${level} thinks the same about ${id}`, () => {
      let asked = 0;
      for (let at = 0; at < moves && asked < 6; at += Math.ceil(moves / 12)) {
        let there;
        try {
          there = native("hint", file, "--at", String(at), "--level", level, "--seed", "9", "--json").trim();
        } catch (error) {
          if (String(error.stderr).includes("chance is to move")) continue;
          throw error;
        }
        asked += 1;
        const here = JSON.stringify(engine.ask("hint", at, JSON.parse(there).seat, level, 9, 0));
        if (here !== there) return `after ${at} moves ${here} in wasm, ${there} natively`;
      }
      return asked < 3 && `only ${asked} positions to compare`;
    });
  }
}
rmSync(folder, { recursive: true });

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
