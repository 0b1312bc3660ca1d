// Does a move late in a match cost more than an early one? Plays whole matches as the browser does, with an engine for the table and one
// for the bots, and says what a move costs in each around the 10th and the 150th. Later positions have more to say (more pigs, more
// moves to offer), so the size of the table's answers stands beside it. `node bench/long_match.mjs build/wasm [MATCHES]`
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadEngineWithNets } from "../tests/wasm/engine_with_nets.mjs";

const [folder = "build/wasm", matches = "40"] = process.argv.slice(2);
const windows = [10, 150];
const half = 10;

const timed = (act) => {
  const began = performance.now();
  const answer = act();
  return [answer, 1000 * (performance.now() - began)];
};

async function measure(id) {
  const bytes = readFileSync(join(folder, `engine-${id}.wasm`));
  const [table, thinker] = [await loadEngineWithNets(bytes), await loadEngineWithNets(bytes)];
  const [{ rules }] = table.ask("games").games;
  const costs = windows.map(() => ({ table: [], bot: [], bytes: [] }));
  const note = (at, which, cost) => {
    windows.forEach((middle, i) => Math.abs(at - middle) <= half && costs[i][which].push(cost));
  };
  for (let seed = 1; seed <= Number(matches); seed += 1) {
    const record = { sounder: 2, game: id, rules, seats: [{ is: "human" }, { is: "bot:novice" }], dice: { kind: "seeded", seed }, moves: [] };
    let frame = table.ask("open", JSON.stringify(record), 1).frames[0];
    thinker.ask("open", JSON.stringify(record));
    let news = [];
    const take = (act) => {
      const [{ entries, frames }, cost] = timed(act);
      if (frame.situation.turn !== "chance") {
        note(frame.situation.at, "table", cost);
        note(frame.situation.at, "bytes", JSON.stringify({ entries, frames }).length);
      }
      news.push(...entries);
      frame = frames[frames.length - 1];
    };
    for (let n = 0; frame.situation.turn !== "over"; n += 1) {
      const { situation, thinking } = frame;
      if (situation.turn === "chance") {
        take(() => table.ask("draw"));
      } else if (thinking) {
        const [{ move }, cost] = timed(() => thinker.ask("choose", thinking, "novice", seed, JSON.stringify(news)));
        news = [];
        note(situation.at, "bot", cost);
        take(() => table.ask("play", thinking, move));
      } else {
        const [question] = situation.asked;
        take(() => table.ask("play", question.seat, question.moves[(7 * n + seed) % question.moves.length].text));
      }
    }
  }
  const median = (all) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN;
  windows.forEach((middle, i) => {
    const { table: own, bot, bytes } = costs[i];
    const per = (1000 * median(own)) / median(bytes);
    console.log(
      `${id}, move ${middle}: table ${median(own).toFixed(0)} us for ${median(bytes)} bytes, ${per.toFixed(1)} ns a byte (${own.length} moves); ` +
        `novice bot ${median(bot).toFixed(0)} us (${bot.length})`,
    );
  });
}

for (const id of ["happy-pigs", "wild-pigs"]) await measure(id);
