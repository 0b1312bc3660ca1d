// A match on its screen: question, board, tools and panels, in this browser or at a table. It knows no game.
import type { ComponentType } from "preact";
import { useCallback, useEffect, useState } from "preact/hooks";
import { useScene } from "../../match/use_scene";
import type { MatchSource } from "../../match/source";
import { BoardFrame } from "../frame/BoardFrame";
import { Icon } from "../frame/PageFrame";
import { useBoard } from "../frame/use_board";
import type { EndingProps } from "../parts/Ending";
import { nameAt } from "../parts/people";
import { useLazy } from "../parts/use_lazy";
import { useSounds } from "../parts/use_sounds";
import { wantsStillness } from "../settings";
import { useShell } from "../shell";
import type { LoadedGame } from "../use_game";
import { Choices } from "./Choices";
import { Prompt } from "./Prompt";
import type { TableExtras } from "./table";
import { Tools } from "./Tools";
import { useHint } from "./use_hint";
import { useMoves } from "./use_moves";
import { usePanel } from "./use_panel";
import { usePanels } from "./use_panels";

export type MatchScreenProps = {
  readonly source: MatchSource;
  readonly game: LoadedGame;
  readonly id: string;
  readonly tableExtras?: TableExtras;
};

export function MatchScreen({ source, game, id, tableExtras }: MatchScreenProps) {
  const { settings } = useShell();
  const scene = useScene(source);
  const { result, view, turn, asked } = scene.situation;
  const tools = useBoard(source, game, tableExtras?.people);
  const { people, localizer, bubble } = tools;
  const panels = usePanels(result !== null);
  const hinting = useHint(source, scene, game, panels);
  const moves = useMoves({ source, scene, tools, panels, hinting, atTable: tableExtras !== undefined });
  const [looking, setLooking] = useState(false); // the end card is closed to look at the board
  const look = useCallback(() => setLooking(true), []);
  useEffect(() => void (!result && setLooking(false)), [result !== null]); // it comes again when a match that went on ends
  useSounds(scene, settings.sound, bubble.words !== "");
  const Marks = useLazy(hinting.hint !== null, async () => (await import("../parts/HintPanel")).HintMarks);
  const Ending = useLazy<ComponentType<EndingProps>>(
    result !== null,
    async () => tableExtras?.Ending ?? (await import("../parts/Ending")).Ending,
  );
  const HandOver = useLazy(scene.handOver !== null, async () => (await import("../parts/HandOver")).HandOver);
  const question = asked[0] ?? null;
  const board = tools.propsOf({
    view,
    viewer: scene.viewer,
    question,
    stories: scene.stories,
    hints: hinting.moves,
    play: moves.play,
    ...(question && { peek: (move) => source.peek(question.seat, move) }),
  });
  const panel = usePanel({ source, id, game, scene, tools, board, panels, hinting, moves, tableExtras });
  if (scene.handOver)
    return HandOver && <HandOver name={nameAt(people, scene.handOver)} go={() => source.takeOver()} />;
  const { module } = game;
  return (
    <BoardFrame
      kind="match"
      game={game}
      tools={tools}
      scene={scene}
      note={tableExtras?.note}
      title={source.facts.title}
      turn={turn}
      moves={scene.stories.length}
      thinking={scene.thinking ?? undefined}
      touched={(event) => (bubble.touched(event), source.hurry())}
      progress={tools.progressOf(view)}
      menu={<MenuButton open={panels.shown === "menu"} press={() => panels.toggle("menu")} />}
      board={board}
      dock={
        <>
          <Prompt scene={scene} tools={tools} waiting={tableExtras?.waiting} />
          {tableExtras?.notes}
          <Choices
            source={source}
            scene={scene}
            module={module}
            board={board}
            lingers={!tableExtras?.moveWaits}
            skippable={!tableExtras}
            scores={result && looking ? () => setLooking(false) : null}
          />
          <Tools panels={panels} hinting={hinting} moves={moves} asked={question !== null} tableExtras={tableExtras} />
        </>
      }
      panel={panel}
    >
      {Marks && hinting.hint && hinting.hint !== "thinking" && <Marks hint={hinting.hint} />}
      {result && Ending && !looking && (
        <Ending
          source={source}
          game={game}
          localizer={localizer}
          scene={scene}
          result={result}
          people={people}
          id={id}
          still={wantsStillness(settings)}
          close={look}
        />
      )}
    </BoardFrame>
  );
}

type MenuButtonProps = { readonly open: boolean; readonly press: () => void };

export function MenuButton({ open, press }: MenuButtonProps) {
  const { say } = useShell();
  return (
    <button class="tool" aria-label={say("menu")} aria-expanded={open} onClick={press}>
      <Icon path="M4 7h16M4 12h16M4 17h16" />
    </button>
  );
}
