// Hook: making moves and taking them back. A refusal is shown where the finger was.
import { useRef } from "preact/hooks";
import type { Undo } from "../../match/situation";
import type { MatchSource, Scene } from "../../match/source";
import type { BoardTools } from "../frame/use_board";
import { isSure, waysBack } from "../parts/take_back";
import { useShell } from "../shell";
import type { Hinting } from "./use_hint";
import type { Panels } from "./use_panels";

export type Moves = {
  play(texts: string | readonly string[]): void;
  readonly ways: ReadonlyMap<number, Undo>; // ways back, by number of the move
  goBack(way: Undo): Promise<void>;
};

type Given = {
  readonly source: MatchSource;
  readonly scene: Scene;
  readonly tools: BoardTools;
  readonly panels: Panels;
  readonly hinting: Hinting;
  readonly atTable: boolean; // among friends, where the server asks the others to agree
};

export function useMoves({
  source,
  scene,
  tools: { bubble, people, refused },
  panels,
  hinting,
  atTable,
}: Given): Moves {
  const { say } = useShell();
  const busy = useRef(false);
  const { situation, stories } = scene;
  const question = situation.asked[0];
  const attempt = async (act: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    bubble.say("");
    hinting.forget();
    panels.uncover();
    try {
      await act();
    } catch (error) {
      await refused(error);
    } finally {
      busy.current = false;
    }
  };
  return {
    play: (texts) => question && void attempt(() => source.play(question.seat, texts)),
    ways: question || atTable || situation.result ? waysBack(situation, stories) : new Map(),
    async goBack(way) {
      const sure = (atTable && way.how === "when_agreed") || (await isSure(way, people, situation, say));
      if (sure) await attempt(() => source.undo(way.seat, way.to));
    },
  };
}
