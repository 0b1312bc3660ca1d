// A match source as a hook: draws again whenever something changes.
import { useEffect, useState } from "preact/hooks";
import type { MatchSource, Scene } from "./source";

export function useScene(source: MatchSource): Scene {
  const [scene, setScene] = useState(source.scene());
  useEffect(() => {
    setScene(source.scene());
    return source.watch(() => setScene(source.scene()));
  }, [source]);
  return scene;
}
