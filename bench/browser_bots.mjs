// How long bots think in a browser on a slow machine: milliseconds a decision of each game and level, in Chromium whose
// processor is slowed down, over the decisions of matches of casual bots with two seats. The engines run in the page
// itself, since Chromium does not slow down workers.
// `node bench/browser_bots.mjs build/wasm [SLOWDOWN, else 4] [MATCHES, else 2]`; exit status 1 if a level takes longer than it may
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const { chromium } = createRequire(new URL("../web/package.json", import.meta.url))("playwright-core");
const [folder = "build/wasm", slowdown = "4", matches = "2"] = process.argv.slice(2);
const root = new URL("..", import.meta.url);
const games = ["bite-the-pumpkin", "three-little-pigs", "happy-pigs", "wild-pigs"];
const levels = ["beginner", "novice", "casual", "strong", "master"];
const bars = { beginner: 25, novice: 25, casual: 25, strong: 150, master: 800 }; // ms, 95 of 100 decisions
const timedByMaster = 12; // every so many decisions, since it takes long

const base64 = (path) => (existsSync(path) ? readFileSync(path).toString("base64") : "");

// Runs in the page: plays the matches, and asks every level for a move at every decision.
async function play({ module, engine, net, levels, matches, everyOfMaster }) {
  const bytesOf = (text) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
  const { loadEngine } = await import(URL.createObjectURL(new Blob([module], { type: "text/javascript" })));
  const wasm = await WebAssembly.compile(bytesOf(engine));
  const nets = bytesOf(net);
  const loaded = async () => {
    const own = await loadEngine(wasm);
    const ask = (...question) => {
      const answer = own.ask(...question);
      if (!answer.misses_nets) return answer;
      own.ask("take_nets", nets, nets.length);
      return own.ask(...question);
    };
    return { ask };
  };
  const times = Object.fromEntries(levels.map((level) => [level, []]));
  for (let seed = 1; seed <= matches; seed += 1) {
    const table = await loaded();
    const thinkers = await Promise.all(levels.map(loaded));
    const [{ id, rules }] = table.ask("games").games;
    const seats = [{ is: "bot:casual" }, { is: "bot:casual" }];
    const record = JSON.stringify({ sounder: 2, game: id, rules, seats, dice: { kind: "seeded", seed }, moves: [] });
    const news = levels.map(() => []);
    let [frame] = table.ask("open", record, 1).frames;
    for (const thinker of thinkers) thinker.ask("open", record);
    const take = ({ entries, frames }) => {
      for (const own of news) own.push(...entries);
      frame = frames[frames.length - 1];
    };
    for (let n = 0; frame.situation.turn !== "over"; n += 1) {
      if (frame.situation.turn === "chance") {
        take(table.ask("draw"));
        continue;
      }
      const seat = frame.thinking;
      let chosen = "";
      levels.forEach((level, i) => {
        if (level === "master" && n % everyOfMaster !== 0) return;
        const began = performance.now();
        const { move } = thinkers[i].ask("choose", seat, level, seed, JSON.stringify(news[i]));
        const took = performance.now() - began;
        if (n > 0) times[level].push(took); // the first one compiles and loads the net
        news[i] = [];
        if (level === "casual") chosen = move;
      });
      take(table.ask("play", seat, chosen));
    }
  }
  return times;
}

const browser = await chromium.launch({
  executablePath: process.env.SOUNDER_CHROMIUM ?? "/usr/bin/chromium-headless-shell",
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage();
const client = await page.context().newCDPSession(page);
await client.send("Emulation.setCPUThrottlingRate", { rate: Number(slowdown) });
const module = readFileSync(new URL("src/wasm/engine.mjs", root), "utf8");
let late = false;
console.log(`| processor ${slowdown} times slower, ms: median, 95 of 100 under, slowest | ${levels.join(" | ")} |`);
console.log(`|---${"|---".repeat(levels.length)}|`);
for (const game of games) {
  const times = await page.evaluate(`(${play})(${JSON.stringify({
    module,
    engine: base64(join(folder, `engine-${game}.wasm`)),
    net: base64(new URL(`content/nets/${game}.net`, root)),
    levels,
    matches: Number(matches),
    everyOfMaster: timedByMaster,
  })})`);
  const cells = levels.map((level) => {
    const sorted = times[level].sort((a, b) => a - b);
    const [median, most] = [0.5, 0.95].map((part) => sorted[Math.floor(part * sorted.length)]);
    late ||= most > bars[level];
    return [median, most, sorted[sorted.length - 1]].map((ms) => ms.toFixed(1)).join(", ");
  });
  console.log(`| ${game} | ${cells.join(" | ")} |`);
}
await browser.close();
process.exit(late ? 1 : 0);
