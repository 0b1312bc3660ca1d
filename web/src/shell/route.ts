// Addresses: everything is behind the #, so any file server will do and a record in a link never leaves the browser.
import { useEffect, useRef, useState } from "preact/hooks";

export type Route = {
  readonly address: string; // as it was when this was read
  readonly page: string;
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
};

// What is no text stays as it was written: the page it names says that there is no such thing.
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

// A sheet that is open has an entry of its own in the history (frame/use_sheet.ts): where one goes on from it, that is taken.
export const onSheet = (): boolean => (history.state as { readonly sheet?: true } | null)?.sheet === true;

export const go = (path: string): void => {
  if (onSheet()) location.replace(`#/${path}`);
  else location.hash = `#/${path}`;
};

// Goes to a match that is being begun: once, however often one taps.
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
    const changed = () => setRoute(routeOf(location.hash)); // a new one even for the same address: the page may have moved on from it
    addEventListener("hashchange", changed);
    return () => removeEventListener("hashchange", changed);
  }, []);
  return route;
}
