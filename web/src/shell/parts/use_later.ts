// A component that is loaded when it is first wanted.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

export function useLater<Props>(wanted: boolean, load: () => Promise<ComponentType<Props>>): ComponentType<Props> | null {
  const [loaded, setLoaded] = useState<{ readonly part: ComponentType<Props> } | null>(null);
  useEffect(() => {
    if (wanted && !loaded) void load().then((part) => setLoaded({ part }));
  }, [wanted]);
  return loaded?.part ?? null;
}
