// A line to the server for a page that sits at no table; it ends with the page.
import { useEffect, useState } from "preact/hooks";
import type { Connection, LinkState } from "../../match/remote/connection";
import { callServer } from "./server";

export type Line = { readonly line: Connection; readonly standing: LinkState };

export function useLine(): Line | null {
  const [state, setState] = useState<Line | null>(null);
  useEffect(() => {
    let line: Connection | null = null;
    const look = () => line && setState({ line, standing: line.linkState });
    line = callServer(look);
    look();
    return () => line?.close();
  }, []);
  return state;
}
