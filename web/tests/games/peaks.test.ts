// Best and worst moves found by the real engines in matches of bots: by evaluation, and by proofs only in games that
// say so.
import { describe, expect, it } from "vitest";
import type { EngineLink } from "../../src/engine/link";
import { games } from "../../src/games/list";
import { evaluatedPeaks, provenPeaks, type Looking } from "../../src/match/peaks";
import type { Hint, Result, SeatName, Situation, Story } from "../../src/match/situation";
import { engineOf } from "./played";

// A finished match of a weak seat and a stronger one, on the table of its engine.
async function finished(id: string, seed: number): Promise<{ readonly looking: Looking; readonly result: Result }> {
  const { engine, facts } = await engineOf(id);
  const seats = [{ is: "human" }, { is: "human" }];
  engine.ask(
    "open",
    JSON.stringify({ sounder: 2, game: id, rules: facts.rules, seats, dice: { kind: "seeded", seed }, moves: [] }),
    1,
  );
  for (;;) {
    const { turn, seats: asked, result } = engine.ask("situation", "", "", -1) as Situation;
    if (result) {
      const { stories } = engine.ask("stories", "", 0) as { readonly stories: readonly Story[] };
      const link = {
        call: async (question: string, ...given: readonly (string | number)[]) => engine.ask(question, ...given),
      };
      return {
        looking: { engine: link as unknown as EngineLink, stories, people: ["p1", "p2"], level: "strong" },
        result,
      };
    }
    const seat: SeatName = asked[0] ?? "p1";
    if (turn === "chance") engine.ask("draw");
    else
      engine.ask(
        "play",
        seat,
        (engine.ask("choose", seat, seat === "p1" ? "novice" : "casual", seed, "[]") as { readonly move: string }).move,
      );
  }
}

describe.each(games.map(({ id, load }) => [id, load] as const))("%s", (id, load) => {
  it("names moves that were made, for what they are", async () => {
    const { proof } = await load();
    let found = 0;
    for (let seed = 1; seed <= 12 && found === 0; seed += 1) {
      const { looking, result } = await finished(id, seed);
      const { best, worst } = proof ? await provenPeaks(looking, result.winners, proof) : await evaluatedPeaks(looking);
      for (const peak of [best, worst]) {
        if (!peak) continue;
        found += 1;
        expect(looking.stories[peak.number - 1]).toMatchObject({ seat: peak.seat, move: { text: peak.played.text } });
        expect(peak.gained === null).toBe(proof !== undefined);
      }
      if (worst) expect(worst.better?.text).not.toBe(worst.played.text);
      if (best?.gained && worst?.gained) expect(best.gained).toBeGreaterThan(worst.gained);
      if (proof && worst) {
        const hint = await looking.engine.call<Hint>("hint", worst.number - 1, worst.seat, looking.level, 1, 0);
        expect(hint.why && proof(hint.why)).toBe("won"); // it was won, and then no more
      }
    }
    expect(found).toBeGreaterThan(0);
  });
});
