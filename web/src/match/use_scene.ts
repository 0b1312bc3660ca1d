// Hook: the scene of a match source. The component is drawn again after every change.
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
