// A sound for whatever happened last, if the reader wants sounds.
import { useEffect, useRef } from "preact/hooks";
import type { Scene } from "../../match/source";

export function useSounds({ situation, stories, eyes }: Scene, wanted: boolean): void {
  const heard = useRef(stories.length);
  useEffect(() => {
    const latest = stories[stories.length - 1];
    const more = stories.length > heard.current;
    heard.current = stories.length;
    if (!wanted || !more || !latest) return;
    void import("./sound").then(({ sounds }) => {
      if (situation.turn === "over") sounds.over();
      else if (latest.seat === null) sounds.chance();
      else if (latest.seat === eyes) sounds.mine();
      else sounds.theirs();
    });
  }, [stories.length]);
}
