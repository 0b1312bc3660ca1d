// The frame around a game's board: what match, replay and lesson have in common.
import type { ComponentProps } from "preact";
import type { BoardProps } from "../../games/game";
import type { LoadedGame } from "../use_game";
import { Bubble } from "./Bubble";
import { PageFrame } from "./PageFrame";
import { SeatBar } from "./SeatBar";
import type { BoardTools } from "./use_board";

type Props = Omit<ComponentProps<typeof PageFrame>, "game" | "seats" | "board"> & {
  readonly game: LoadedGame;
  readonly tools: BoardTools;
  readonly board: BoardProps<unknown>;
} & Pick<ComponentProps<typeof SeatBar>, "scene" | "note">;

export function BoardFrame({ game: { module }, tools, board, scene, note, children, ...rest }: Props) {
  const { people, bubble, chipsOf } = tools;
  return (
    <PageFrame
      game={module.id}
      touched={bubble.touched}
      {...rest}
      seats={<SeatBar scene={scene} people={people} module={module} chips={chipsOf(board.view)} note={note} />}
      board={<module.Board {...board} />}
    >
      {children}
      <Bubble {...bubble} />
    </PageFrame>
  );
}
