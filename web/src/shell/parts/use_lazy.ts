// Hook: a part of the app, usually a component, that is loaded with its texts when first wanted.
import { useEffect, useState } from "preact/hooks";
import { useShell } from "../shell";

export function useLazy<Part>(wanted: boolean, load: () => Promise<Part>): Part | null {
  const { allTexts } = useShell();
  const [loaded, setLoaded] = useState<{ readonly part: Part } | null>(null);
  useEffect(() => {
    if (wanted && !loaded) void Promise.all([load(), allTexts()]).then(([part]) => setLoaded({ part }));
  }, [wanted]);
  return loaded?.part ?? null;
}
