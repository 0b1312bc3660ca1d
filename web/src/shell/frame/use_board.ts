// Hook: what match, replay and lesson share around a board: the people, their words, the bubble, the board's props.
import { useMemo } from "preact/hooks";
import { Refusal } from "../../engine/link";
import type { BoardProps, Chip, Person, Progress } from "../../games/game";
import type { SeatName, Story } from "../../match/situation";
import type { MatchSource } from "../../match/source";
import { gameLocalizer, type GameLocalizer } from "../../text/game_localizer";
import { namedIn, peopleAt } from "../parts/people";
import { wantsStillness } from "../settings";
import { useShell } from "../shell";
import type { LoadedGame } from "../use_game";
import { useBubble, type Bubbles } from "./Bubble";

type Props = BoardProps<unknown>;

// What is shown. Without `play` and `peek` nothing can be done, as in a replay.
export type Position = Pick<Props, "view" | "viewer" | "question" | "stories"> &
  Partial<Pick<Props, "last" | "hints" | "play" | "peek">>;

export type BoardTools = {
  readonly people: readonly Person[];
  readonly localizer: GameLocalizer;
  readonly bubble: Bubbles;
  propsOf(position: Position): Props;
  chipsOf(view: unknown): (seat: SeatName) => readonly Chip[];
  progressOf(view: unknown): Progress | null;
  // Shows why the engine refused; throws what is no refusal.
  refused(error: unknown): Promise<void>;
};

// The moves since the viewer's last own move.
export function lastMoves(stories: readonly Story[], viewer: SeatName | null): readonly Story[] {
  if (viewer === null) return stories.slice(-1);
  let from = stories.length;
  while (from > 0 && stories[from - 1]?.seat !== viewer) from -= 1;
  return from === stories.length ? stories.slice(-1) : stories.slice(from);
}

export function useBoard(
  source: Pick<MatchSource, "facts" | "players">,
  game: LoadedGame,
  given?: readonly Person[], // at a table among friends
  watching = false, // a match of others: nobody is "You"
): BoardTools {
  const { say, language, settings } = useShell();
  const bubble = useBubble();
  const alone = useMemo(() => peopleAt(source, game, language, say, watching), [source, game, language, say, watching]);
  const people = given ?? alone;
  const localizer = useMemo(() => gameLocalizer(game.words, language, namedIn(people)), [game, language, people]);
  return {
    people,
    localizer,
    bubble,
    propsOf: ({ view, viewer, question, stories, last, hints, play, peek }) => ({
      view,
      viewer,
      question,
      stories,
      last: last ?? lastMoves(stories, viewer),
      hints: hints ?? [],
      people,
      still: wantsStillness(settings),
      play: play ?? (() => undefined),
      remark: bubble.say,
      peek: peek ?? (() => Promise.reject(new Refusal("nobody is asked"))),
      ...localizer,
    }),
    chipsOf: (view) => (seat) => game.module.chips(view, seat, localizer.text),
    progressOf: (view) => game.module.progress(view, localizer.text),
    async refused(error) {
      if (!(error instanceof Refusal)) throw error;
      const { because, message } = error;
      const words = because && (await game.explain().catch(() => null)); // else the engine's own text
      const why = words ? gameLocalizer(words, language, namedIn(people)).say(because) : message;
      bubble.say(say("refused", { why }));
    },
  };
}
