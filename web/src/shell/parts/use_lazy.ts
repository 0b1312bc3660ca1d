// A part, most often a component, that is loaded when it is first wanted, with the words it may use.
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
