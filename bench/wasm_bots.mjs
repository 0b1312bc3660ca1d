// How long bots think in WebAssembly: milliseconds a decision, of every game and level, over the decisions of one match of casual bots.
// `node bench/wasm_bots.mjs build/wasm build/dev/sounder`
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadEngineWithNets } from "../tests/wasm/engine_with_nets.mjs";

const [engines, sounder] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "sounder-"));

const quantile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];

console.log("game               level     decisions  median ms  95 % under  slowest");
for (const name of readdirSync(engines).filter((file) => /^engine-.*\.wasm$/.test(file))) {
  const engine = await loadEngineWithNets(readFileSync(join(engines, name)));
  const { id, min_seats } = engine.ask("games").games[0];
  const file = join(folder, `${id}.json`);
  execFileSync(sounder, ["play", id, "--seats", Array(min_seats).fill("bot:casual").join(","), "--seed", "3", "--record", file], { stdio: "ignore" });
  const record = readFileSync(file, "utf8");
  const moves = JSON.parse(record).moves.length;
  engine.ask("open", record);
  for (const level of ["novice", "casual", "strong", "master"]) {
    const times = [];
    const step = level === "master" ? Math.ceil(moves / 40) : 1;
    for (let at = 0; at < moves; at += step) {
      for (let seat = 1; seat <= min_seats; seat += 1) {
        const began = performance.now();
        try {
          engine.ask("hint", at, `p${seat}`, level, 1, 0);
        } catch {
          continue; // chance, or another seat, is to move
        }
        times.push(performance.now() - began);
      }
    }
    times.sort((a, b) => a - b);
    const cell = (number) => number.toFixed(1).padStart(9);
    console.log(`${id.padEnd(18)} ${level.padEnd(9)} ${String(times.length).padStart(9)} ${cell(quantile(times, 0.5))}  ${cell(quantile(times, 0.95))} ${cell(times[times.length - 1])}`);
  }
}
rmSync(folder, { recursive: true });
