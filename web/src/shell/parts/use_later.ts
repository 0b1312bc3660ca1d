// A component that is loaded when it is first wanted, with the words it may use.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useShell } from "../shell";

export function useLater<Props>(wanted: boolean, load: () => Promise<ComponentType<Props>>): ComponentType<Props> | null {
  const { allTexts } = useShell();
  const [loaded, setLoaded] = useState<{ readonly part: ComponentType<Props> } | null>(null);
  useEffect(() => {
    if (wanted && !loaded) void Promise.all([load(), allTexts()]).then(([part]) => setLoaded({ part }));
  }, [wanted]);
  return loaded?.part ?? null;
}
