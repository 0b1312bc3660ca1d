// Loads the parts that the first move does not need: the wolf and the awards.
import { useEffect, useState } from "preact/hooks";

type Extras = typeof import("./extras");
let loaded: Extras | null = null;

export function useExtras(wanted: boolean): Extras | null {
  const [, seen] = useState(loaded);
  useEffect(() => {
    if (wanted && !loaded) void import("./extras").then((extras) => seen((loaded = extras)));
  }, [wanted]);
  return loaded;
}
