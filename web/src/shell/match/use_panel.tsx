// Hook: the open panel of a match. Its parts are loaded when first used.
import type { JSX } from "preact";
import type { BoardProps } from "../../games/game";
import type { MatchSource, Scene } from "../../match/source";
import type { Panel } from "../frame/PageFrame";
import type { BoardTools } from "../frame/use_board";
import { AllMoves } from "../parts/ActionBar";
import { useLazy } from "../parts/use_lazy";
import { useShell } from "../shell";
import type { LoadedGame } from "../use_game";
import type { TableExtras } from "./table";
import type { Hinting } from "./use_hint";
import type { Moves } from "./use_moves";
import type { Panels, Shown } from "./use_panels";

type Given = {
  readonly source: MatchSource;
  readonly id: string;
  readonly game: LoadedGame;
  readonly scene: Scene;
  readonly tools: BoardTools;
  readonly board: BoardProps<unknown>;
  readonly panels: Panels;
  readonly hinting: Hinting;
  readonly moves: Moves;
  readonly tableExtras: TableExtras | undefined;
};

export function usePanel(given: Given): Panel | null {
  const { source, id, game, scene, tools, board, panels, hinting, moves, tableExtras } = given;
  const { say } = useShell();
  const { shown, chosen } = panels;
  const { question } = board;
  const Story = useLazy(shown === "story", async () => (await import("../parts/Log")).Log);
  const Rules = useLazy(shown === "rules", async () => (await import("../parts/RulesPanel")).RulesPanel);
  const Hints = useLazy(hinting.hint !== null, async () => (await import("../parts/HintPanel")).HintPanel);
  const Menu = useLazy(shown === "menu" || shown === "keys", () => import("../parts/Menu"));
  const contents: Readonly<Record<Shown, () => readonly [title: string, content: JSX.Element | null]>> = {
    story: () => [
      say("log"),
      Story && (
        <Story
          module={game.module}
          view={scene.situation.view}
          stories={scene.stories}
          localizer={tools.localizer}
          id={id}
          ways={moves.ways}
          goBack={moves.goBack}
        />
      ),
    ],
    rules: () => [
      say("rulesWord"),
      Rules && <Rules game={game} at={game.module.ruleFor(scene.situation.view)} id={id} />,
    ],
    hint: () => [
      say("hintTitle"),
      Hints && hinting.hint && <Hints hint={hinting.hint} localizer={tools.localizer} play={moves.play} />,
    ],
    moves: () => [say("allMoves"), <AllMoves board={board} moves={question?.moves ?? []} />],
    talk: () => tableExtras?.talk ?? ["", null],
    menu: () => [
      say("menu"),
      Menu && (
        <Menu.Menu
          game={game.module.id}
          id={id}
          own={tableExtras ? null : source}
          over={scene.situation.result !== null}
          showMoves={question ? () => panels.open("moves") : null}
          showKeys={() => panels.open("keys")}
        />
      ),
    ],
    keys: () => [say("keys"), Menu && <Menu.Keys />],
  };
  if (!shown) return null;
  const [title, content] = contents[shown]();
  return { title, content, close: chosen === null ? null : shown === "hint" ? hinting.forget : () => panels.close() };
}
