// The end card of a match in this browser, with what can be done next.
import { useEffect, useState } from "preact/hooks";
import type { Person } from "../../games/game";
import { begin } from "../../match/begin";
import { fitBot } from "../../match/fit";
import { addressOf } from "../../match/link";
import { seated, type Player, type RecordFile } from "../../match/record";
import type { Result } from "../../match/situation";
import type { MatchSource, Scene } from "../../match/source";
import type { GameLocalizer } from "../../text/game_localizer";
import { useBegin } from "../route";
import { useShell } from "../shell";
import type { LoadedGame } from "../use_game";
import { EndCard, takeFocus } from "./EndCard";
import { fitNote } from "./fit_note";
import { PeakLines } from "./PeakLines";
import { shareLink } from "./share";
import { SharedNote, type SharedLink } from "./SharedNote";

export type EndingProps = {
  readonly source: MatchSource;
  readonly game: LoadedGame;
  readonly localizer: GameLocalizer;
  readonly scene: Scene;
  readonly result: Result;
  readonly people: readonly Person[];
  readonly id: string;
  readonly still: boolean;
  readonly close: () => void;
};

// Everybody moves one seat on; the last takes the first seat.
const swapped = (seats: readonly Player[]): readonly Player[] => [...seats.slice(-1), ...seats.slice(0, -1)];

// Hook: what the match has changed about the opponent that matches the person; null until that is known.
function useFitNote({ players }: MatchSource, id: string): string | null {
  const { say } = useShell();
  const fits = players.some(({ fit }) => fit);
  const [note, setNote] = useState(fits ? null : "");
  useEffect(() => void (fits && fitNote(id, say).then(setNote)), [id]);
  return note;
}

export function Ending({ source, game, localizer, scene, result, people, id, still, close }: EndingProps) {
  const { say, settings } = useShell();
  const [shared, setShared] = useState<SharedLink>(null);
  const goTo = useBegin();
  const note = useFitNote(source, id);
  const again = (change = false) =>
    goTo(async () => {
      const { game: played, seats, options, content } = JSON.parse(await source.record()) as RecordFile;
      const sitting = seats.map((player, i) => (source.players[i]?.fit ? { is: fitBot } : seated(player)));
      return begin({
        game: played,
        seats: change ? swapped(sitting) : sitting,
        ...(options && { options }),
        ...(content && { content }),
      });
    });
  if (note === null) return null; // the card comes whole
  const share = async () => setShared(await shareLink(await addressOf(await source.record(), settings.name)));
  const different = JSON.stringify(swapped(source.players)) !== JSON.stringify(source.players);
  const buttons = (
    <>
      <button class="primary" ref={takeFocus} onClick={() => void again()}>
        {say("again")}
      </button>
      {different && <button onClick={() => void again(true)}>{say("swapped")}</button>}
      <a class="button" href={`#/replay/${id}?at=0`}>
        {say("replay")}
      </a>
      <a class="button" href={`#/replay/${id}?review=1`}>
        {say("review")}
      </a>
      <button onClick={() => void share()}>{say("share")}</button>
      <SharedNote shared={shared} />
    </>
  );
  return (
    <EndCard
      game={game}
      localizer={localizer}
      view={scene.situation.view}
      result={result}
      stories={scene.stories}
      people={people}
      practice={scene.situation.practice}
      note={note}
      still={still}
      close={close}
      buttons={buttons}
    >
      <PeakLines source={source} game={game} localizer={localizer} result={result} id={id} />
    </EndCard>
  );
}
