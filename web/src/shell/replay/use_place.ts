// Hook: the number of moves shown, which stands in the address, so that a reload comes back to it. Closing a sheet with
// the back button leads to an older entry, which is written again. An address from a link is read first and not
// overwritten.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Route } from "../route";

export function usePlace(route: Route, of: number, first: number): readonly [at: number, go: (at: number) => void] {
  const wanted = Number(route.query.get("at") ?? Number.NaN);
  const known = Number.isFinite(wanted) ? Math.max(0, Math.min(of, wanted)) : null;
  const [at, go] = useState(known ?? first);
  useEffect(() => void (known !== null && go(known)), [route]);
  return [at, go];
}

export function usePlaceInAddress(route: Route, at: number, review: boolean): void {
  const id = route.parts[0] ?? "";
  const known = useRef("");
  useEffect(() => void (known.current = route.address), [route]);
  useEffect(() => {
    const here = `#/replay/${encodeURIComponent(id)}`;
    const write = () => {
      history.replaceState(
        { ...(history.state as object | null), placed: true },
        "",
        `${here}?at=${at}${review ? "&review=1" : ""}`,
      );
      known.current = location.hash;
    };
    const cameBack = ({ state }: PopStateEvent) => {
      if ((state as { readonly placed?: true } | null)?.placed && location.hash.split("?")[0] === here) write();
    };
    if (location.hash === known.current) write();
    addEventListener("popstate", cameBack);
    return () => removeEventListener("popstate", cameBack);
  }, [id, at, review]);
}
