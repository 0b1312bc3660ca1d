// Addresses of pages. Everything is behind the #, so any file server can serve the app and a record in a link never
// leaves the browser.
import { useEffect, useRef, useState } from "preact/hooks";

export type Route = {
  readonly address: string; // the address when it was read
  readonly page: string;
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
};

// A part that is not valid stays as it is; the page reports that nothing is there.
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function routeOf(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?", 2);
  const [page = "", ...parts] = path.split("/").map(decoded);
  return { address: hash, page, parts, query: new URLSearchParams(query) };
}

// An open sheet has its own history entry (frame/use_sheet.ts), which a link followed from it replaces.
export const onSheet = (): boolean => (history.state as { readonly sheet?: true } | null)?.sheet === true;

export const go = (path: string): void => {
  if (onSheet()) location.replace(`#/${path}`);
  else location.hash = `#/${path}`;
};

// Goes to a match that is being started. Repeated taps have no effect.
export function useBegin(): (begun: () => Promise<string>) => Promise<void> {
  const going = useRef<Promise<void> | null>(null);
  return (begun) =>
    (going.current ??= begun().then(
      (id) => go(`match/${id}`),
      (error) => {
        going.current = null;
        throw error;
      },
    ));
}

export function useRoute(): Route {
  const [route, setRoute] = useState(() => routeOf(location.hash));
  useEffect(() => {
    const changed = () => setRoute(routeOf(location.hash)); // a new object even for the same address: the page may have moved on from it
    addEventListener("hashchange", changed);
    return () => removeEventListener("hashchange", changed);
  }, []);
  return route;
}
