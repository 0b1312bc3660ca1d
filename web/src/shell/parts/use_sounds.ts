// Hook: plays a sound for every change, if the reader wants sounds.
import { useEffect, useRef } from "preact/hooks";
import type { Scene } from "../../match/source";

type Heard = Pick<Scene, "stories" | "viewer"> & { readonly situation: Pick<Scene["situation"], "result"> };

const sounds = () => import("./sound");

export function useSounds({ situation, stories, viewer }: Heard, wanted: boolean, refused: boolean): void {
  const heard = useRef(stories.length);
  useEffect(() => {
    const news = stories.slice(heard.current);
    heard.current = stories.length;
    if (!wanted || news.length === 0) return;
    const { result } = situation;
    void sounds().then(({ soundOf, endSound }) => {
      soundOf(news, viewer);
      if (result) endSound(viewer === null ? "over" : result.winners.includes(viewer) ? "won" : "lost");
    });
  }, [stories.length]);
  useEffect(() => {
    if (wanted && refused) void sounds().then(({ sounds: { refused: no } }) => no(0));
  }, [refused]);
}
