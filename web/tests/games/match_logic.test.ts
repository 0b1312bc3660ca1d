// The logic of matches and shell: links, addresses, intervals, checking of dice, taking back.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import type { EngineLink } from "../../src/engine/link";
import { checkDice, type Chances } from "../../src/match/dice_check";
import { compared, difference, foundIn, unevenSeats, wilson, type Match } from "../../src/match/experiment";
import { packed, unpacked } from "../../src/match/link";
import type { MatchStore, StoredProgress } from "../../src/match/journal";
import { LocalMatch } from "../../src/match/local";
import type { TabLock } from "../../src/match/tab_lock";
import { recordIn, type RecordFile } from "../../src/match/record";
import type { Frame, Opened, SeatName, Story } from "../../src/match/situation";
import { wayBack, waysBack } from "../../src/match/way_back";
import { routeOf } from "../../src/shell/route";
import { engineOf } from "./played";

describe("links", () => {
  it("hold a record whole", async () => {
    const record = JSON.stringify({
      game: "x",
      moves: Array.from({ length: 300 }, (_, i) => `plant ${i}`),
      names: "Zoë, 猪",
    });
    const link = await packed(record);
    expect(link).toMatch(/^[\w-]+$/);
    expect(link.length).toBeLessThan(record.length / 2);
    expect(await unpacked(link)).toBe(record);
  });
  it("are taken apart", () => {
    const { page, parts, query } = routeOf("#/replay/r.ab-_9?at=12");
    expect([page, parts, query.get("at")]).toEqual(["replay", ["r.ab-_9"], "12"]);
    expect(routeOf("").page).toBe("");
  });
  it("are taken apart also where they are no text", () => {
    const { page, parts } = routeOf("#/match/%00%ff/%41");
    expect([page, parts]).toEqual(["match", ["%00%ff", "A"]]);
  });
  it("hold a record or something else", () => {
    expect(recordIn('{"game":"x","seats":[],"moves":[]}')?.game).toBe("x");
    for (const other of ["", "{", "7", "null", "[]", '{"moves":[]}', '{"game":"x","seats":"p1","moves":3}'])
      expect(recordIn(other)).toBeNull();
  });
});

type Taken = { readonly entries: readonly unknown[]; readonly frames: readonly Frame[] };

// A match at the engine's table, with all stories as a page has them.
async function tableOf(game: string, seats: readonly string[], seed = 5) {
  const { engine, facts } = await engineOf(game);
  const record = {
    sounder: 2,
    game,
    rules: facts.rules,
    seats: seats.map((is) => ({ is })),
    dice: { kind: "seeded", seed },
    moves: [],
  };
  let stories: readonly Story[] = [];
  let frame: Frame;
  const show = (shown: Frame) => {
    frame = shown;
    stories = [...stories.slice(0, shown.kept), ...shown.stories];
  };
  const take = (question: string, ...given: readonly (string | number)[]) =>
    (engine.ask(question, ...given) as Taken).frames.forEach(show);
  show((engine.ask("open", JSON.stringify(record), 1) as Opened).frames[0]);
  return {
    engine,
    record,
    take,
    now: () => ({ ...frame, stories }),
    // Plays the first legal move of every seat, bots included, until this number of moves is made.
    play(moves: number): void {
      while (stories.length < moves && frame.situation.turn !== "over") {
        const [question] = frame.situation.asked;
        if (frame.situation.turn === "chance") take("draw");
        else if (frame.hand_over) take("hand_over");
        else if (question)
          take("play", question.seat, question.moves[(stories.length * 7) % question.moves.length]?.text ?? "");
        else
          take(
            "play",
            frame.thinking ?? "",
            (engine.ask("choose", frame.thinking ?? "", "novice", 1) as { readonly move: string }).move,
          );
      }
    },
  };
}

describe("going back", () => {
  const own = (stories: readonly Story[], seat: SeatName) =>
    stories.filter((story) => story.seat === seat && !story.inside).map(({ number }) => number);

  it.each([
    "bite-the-pumpkin",
    "three-little-pigs",
    "happy-pigs",
    "wild-pigs",
  ])("is offered to every decision of %s against bots, at its price", async (game) => {
    const table = await tableOf(game, ["human", "bot:novice"]);
    table.play(60);
    const { situation, stories } = table.now();
    const ways = waysBack(situation, stories);
    expect([...ways.keys()]).toEqual(own(stories, "p1"));
    expect(ways.size).toBeGreaterThan(5);
    const [first, ...later] = own(stories, "p1");
    expect(ways.get(first ?? 0)?.how).toBe("as_practice");
    expect(situation.practice).toBe(false);
    const middle = later[Math.floor(later.length / 2)] ?? 0;
    table.take("undo", "p1", ways.get(middle)?.to ?? -1);
    const back = table.now();
    expect([back.situation.at, back.stories.length, back.situation.practice]).toEqual([middle - 1, middle - 1, true]);
    expect(back.situation.asked.map(({ seat }) => seat)).toContain("p1");
    expect(back.said.map(({ key }) => key)).toEqual(["told.practice_begins"]);
    const { record } = table.engine.ask("record") as { readonly record: string };
    expect(JSON.parse(record)).toMatchObject({
      moves: expect.arrayContaining([{ back_to: middle - 1, by: "p1", practice: true }]) as unknown,
    });
    table.play(middle + 20); // and on from there
    expect(table.now().situation.practice).toBe(true);
  });

  it("is free inside one's own turn", async () => {
    const table = await tableOf("bite-the-pumpkin", ["human", "bot:novice"]);
    const moves = [
      "pig e2",
      "plant c8",
      "pig h8",
      "plant d8",
      "pig h7",
      "plant a8",
      "pig h6",
      "plant d1",
      "pig h5",
      "plant f1",
      "bite e2xd1",
    ];
    moves.forEach((text, i) => table.take("play", i % 2 ? "p2" : "p1", text));
    const { situation, stories } = table.now();
    const prices = [...waysBack(situation, stories)].map(([number, { how }]) => [number, how]);
    expect(prices).toEqual([...[1, 3, 5, 7, 9].map((number) => [number, "as_practice"]), [11, "freely"]]);
    expect(situation.undo[0]?.how).toBe("freely"); // the price of the last move
    table.take("undo", "p1", 10);
    expect([table.now().situation.at, table.now().situation.practice]).toEqual([10, false]);
  });

  it("asks the other people, and stops where something became known", async () => {
    const table = await tableOf("bite-the-pumpkin", ["human", "human"]);
    table.play(6);
    const { situation, stories } = table.now();
    const ways = [...waysBack(situation, stories).values()].map(({ seat, how, to, ask }) => [seat, how, to, ...ask]);
    // Both by turns: the seat of the last move may take it back, too.
    expect(ways).toEqual([
      ["p1", "when_agreed", 0, "p2"],
      ["p2", "when_agreed", 1, "p1"],
      ["p1", "when_agreed", 2, "p2"],
      ["p2", "when_agreed", 3, "p1"],
      ["p1", "when_agreed", 4, "p2"],
      ["p2", "when_agreed", 5, "p1"],
    ]);
    const dice = await tableOf("three-little-pigs", ["human", "human"]);
    dice.play(60);
    const later = dice.now();
    expect(waysBack(later.situation, later.stories).has(own(later.stories, "p1")[0] ?? 0)).toBe(false);
  });

  it("is not to the middle of a move", async () => {
    const table = await tableOf("wild-pigs", ["human", "bot:novice"]);
    for (
      let moves = 20;
      !table.now().stories.some((story) => story.inside && story.seat === "p1") && moves < 1000;
      moves += 20
    )
      table.play(moves);
    const { situation, stories } = table.now();
    const inside = stories.find((story) => story.inside && story.seat === "p1");
    expect(inside && wayBack(situation, inside)).toBeUndefined();
    expect(inside && stories[inside.number - 2]?.seat).toBe("p1"); // it had begun with an own move
  });
});

// A worker with the real engine, in Node; the first question of a kind may be left open.
function workerOf(game: string, held: { question: string | null }) {
  return class {
    onmessage: (event: { readonly data: unknown }) => void = () => undefined;
    private readonly engine = engineOf(game);
    private gone = false;
    postMessage({
      id,
      name,
      args,
    }: {
      readonly id?: number;
      readonly name?: string;
      readonly args?: readonly (string | number)[];
    }): void {
      if (id === undefined || !name) return;
      if (name === held.question) return void (held.question = null);
      void this.engine.then(
        ({ engine }) => !this.gone && this.onmessage({ data: { id, answer: engine.ask(name, ...(args ?? [])) } }),
      );
    }
    terminate(): void {
      this.gone = true;
    }
  };
}

// Of the only tab.
const tabLock = {
  writes: true,
  listen: () => undefined,
  announce: () => undefined,
  close: () => undefined,
} as unknown as TabLock;

describe("a match of this browser", () => {
  it("has its bot asked again when a hint is stopped that bot's worker thought about", async () => {
    const held: { question: string | null } = { question: "choose" };
    const patience = { timeout: 60_000 };
    vi.stubGlobal("Worker", workerOf("bite-the-pumpkin", held));
    const { record } = await tableOf("bite-the-pumpkin", ["human", "bot:novice"]);
    const store = { tabLock, find: () => Promise.resolve(undefined), add: () => Promise.resolve(true) };
    const match = await LocalMatch.open("engine", JSON.stringify(record), store, () => 0);
    await match.play("p1", match.scene().situation.asked[0]?.moves[0]?.text ?? "");
    await vi.waitUntil(() => held.question === null, patience); // the bot thinks
    match.stopHint();
    await vi.waitUntil(() => match.scene().stories.length === 2, patience);
    expect(match.scene().situation.asked[0]?.seat).toBe("p1");
    match.close();
    vi.unstubAllGlobals();
  });

  it("keeps that it has become practice, and knows which bots match the person", async () => {
    vi.stubGlobal("Worker", workerOf("bite-the-pumpkin", { question: null }));
    const { record } = await tableOf("bite-the-pumpkin", ["human", "bot:novice"]);
    const kept: StoredProgress[] = [];
    const add: MatchStore["add"] = (_count, _entries, now) => (kept.push(now), Promise.resolve(true));
    const store = { tabLock, find: () => Promise.resolve(undefined), add };
    const players = [{ is: "human" }, { is: "bot:novice", fit: true }];
    const match = await LocalMatch.open("engine", JSON.stringify(record), store, () => 0, players);
    expect(match.players).toEqual(players);
    await match.play("p1", match.scene().situation.asked[0]?.moves[0]?.text ?? "");
    await vi.waitUntil(() => match.scene().stories.length === 2, { timeout: 60_000 });
    expect(kept.some(({ practice }) => practice)).toBe(false);
    await match.undo("p1", 0);
    expect(kept.at(-1)).toMatchObject({ moves: 0, practice: true });
    match.close();
    vi.unstubAllGlobals();
  });
});

describe("a table where another is watched", () => {
  it("has the same stories, asks nobody, and shows what all may see", async () => {
    const played = await tableOf("happy-pigs", ["human", "human"]);
    const { engine } = await engineOf("happy-pigs");
    for (let moves = 0; moves < 60; moves += 4) {
      played.play(moves);
      const { record } = played.engine.ask("record") as { readonly record: string };
      const [shown] = (engine.ask("open", record, 1, 1) as Opened).frames;
      expect([shown.situation.asked, shown.eyes, shown.hand_over]).toEqual([[], null, null]);
      expect(shown.stories.map(({ number }) => number)).toEqual(played.now().stories.map(({ number }) => number));
    }
    expect(played.now().stories.length).toBeGreaterThan(50);
  });
});

// Newcombe 1998, table I: 81 of 263 and 15 of 148.
describe("Wilson's interval", () => {
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
  ])("of %i in %i is the published one", (wins, n, low, high) => {
    const [least, most] = wilson(wins / n, n);
    expect(least).toBeCloseTo(low, 4);
    expect(most).toBeCloseTo(high, 4);
  });
});

describe("Seats that are not even", () => {
  const names = ["p1", "p2", "p3", "p4", "p5"] as const;
  const won = (wins: readonly number[]) =>
    foundIn(
      wins.flatMap((n, i) =>
        Array.from({ length: n }, (): Match => {
          const winner = names[i] ?? "p1";
          return { result: { winners: [winner], scores: wins.map(() => 0), ranks: wins.map(() => 1) }, moves: 1 };
        }),
      ),
      names.slice(0, wins.length),
    );
  it("are named with a correction for their number", () => {
    expect(unevenSeats(won([56, 57, 56, 57, 74]))).toEqual([]); // 24.7 %: its own interval misses 20 %
    expect(unevenSeats(won([50, 50, 50, 60, 90]))).toEqual([4]);
    expect(unevenSeats(won([130, 170]))).toEqual([0, 1]);
    expect(unevenSeats(won([0, 4]))).toEqual([]);
  });
  it("are found in at most 5 of 100 runs of an even game", () => {
    let state = 1;
    const random = () => {
      state = (state * 48271) % 2147483647;
      return state / 2147483647;
    };
    let alarms = 0;
    for (let run = 0; run < 400; run++) {
      const wins = [0, 0, 0, 0, 0];
      for (let i = 0; i < 300; i++) {
        const winner = Math.floor(5 * random());
        wins[winner] = (wins[winner] ?? 0) + 1;
      }
      const seats = wins.map((n, i) => ({
        seat: names[i] ?? "p1",
        share: { value: n / 300, low: 0, high: 1 },
        score: 0,
      }));
      alarms += unevenSeats({ matches: 300, moves: 1, seats }).length > 0 ? 1 : 0;
    }
    expect(alarms).toBeLessThanOrEqual(20);
  });
});

// Newcombe 1998, the paper on differences, table II: method 10.
describe("The difference of two shares", () => {
  const share = (wins: number, n: number) => {
    const [low, high] = wilson(wins / n, n);
    return { value: wins / n, low, high };
  };
  it.each([
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
    [10, 10, 0, 10, 0.6075, 1],
  ])("%i of %i against %i of %i is the published one", (wins, n, otherWins, otherN, low, high) => {
    const found = difference(share(otherWins, otherN), share(wins, n));
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });
  it("comes seat by seat, a shared victory in parts", () => {
    const match = (...winners: ("p1" | "p2")[]): Match => ({
      result: { winners, scores: [3, 5], ranks: [1, 1] },
      moves: 8,
    });
    const { standard, variant, changes } = compared(
      [match("p1"), match("p1", "p2")],
      [match("p2"), match("p2")],
      ["p1", "p2"],
    );
    expect(standard.seats.map(({ share }) => share.value)).toEqual([0.75, 0.25]);
    expect([standard.matches, standard.moves, standard.seats[1]?.score]).toEqual([2, 8, 5]);
    expect(variant?.seats.map(({ share }) => share.value)).toEqual([0, 1]);
    expect(changes.map(({ value }) => value)).toEqual([-0.75, 0.75]);
  });
});

const program = process.env["SOUNDER_BINARY"];
describe.skipIf(!program)("dice of the native program", () => {
  const engineWith = async (record: RecordFile): Promise<EngineLink> => {
    const { engine } = await engineOf(record.game);
    engine.ask("open", JSON.stringify(record));
    return {
      call: async (question: string, ...given: readonly (string | number)[]) => engine.ask(question, ...given),
    } as unknown as EngineLink;
  };
  const folder = mkdtempSync(join(tmpdir(), "sounder-"));
  const played = (name: string, ...more: readonly string[]): RecordFile => {
    const file = join(folder, name);
    execFileSync(
      program ?? "",
      ["play", "three-little-pigs", "--seats", "bot:greedy,bot:greedy", "--record", file, ...more],
      { stdio: "ignore" },
    );
    return JSON.parse(readFileSync(file, "utf8")) as RecordFile;
  };
  // Up to the first roll, which shows other faces than it did.
  const forged = async (record: RecordFile): Promise<RecordFile> => {
    const at = record.moves.findIndex((move) => typeof move === "string" && move.startsWith("roll "));
    const { chances, move } = await (await engineWith(record)).call<Chances>("chances", at);
    const { result: _result, ...open } = record;
    return { ...open, moves: [...record.moves.slice(0, at), chances.find((one) => one.move !== move)?.move ?? ""] };
  };

  it("are checked, seeded and fair, and a changed die is found", async () => {
    const fair = played("fair.json");
    for (const record of [played("seeded.json", "--seed", "5"), fair]) {
      const verdict = await checkDice(await engineWith(record), record);
      expect("checked" in verdict && verdict.checked).toBeGreaterThan(10);
      const changed = await forged(record);
      expect(Object.keys(await checkDice(await engineWith(changed), changed))).toEqual(["wrong"]);
    }
    const lie = { ...fair, dice: { ...fair.dice, commitment: "0".repeat(64) } } as RecordFile;
    expect(Object.keys(await checkDice(await engineWith(lie), lie))).toEqual(["wrong"]);
    rmSync(folder, { recursive: true });
  });
});
