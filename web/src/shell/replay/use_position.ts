// Hook: a record in its engine at one place, seen by one viewer.
import { useEffect, useState } from "preact/hooks";
import type { EngineLink } from "../../engine/link";
import type { SeatName, Situation, Story } from "../../match/situation";

export type ReplayPosition = { readonly situation: Situation | null; readonly stories: readonly Story[] };

export function usePosition(engine: EngineLink, viewer: SeatName | "", at: number): ReplayPosition {
  const [situation, setSituation] = useState<Situation | null>(null);
  const [stories, setStories] = useState<readonly Story[]>([]);
  const ignore = () => undefined;
  useEffect(() => {
    let current = true;
    void engine.call<Situation>("situation", viewer, "", at).then((found) => current && setSituation(found), ignore);
    return () => void (current = false);
  }, [engine, viewer, at]);
  useEffect(() => {
    void engine
      .call<{ readonly stories: readonly Story[] }>("stories", viewer, 0)
      .then((found) => setStories(found.stories), ignore);
  }, [engine, viewer]);
  return { situation, stories };
}
