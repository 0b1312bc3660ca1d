// Hook: a connection to the server for a page without a table. It is closed with the page.
import { useEffect, useState } from "preact/hooks";
import type { Connection, LinkState } from "../../match/remote/connection";
import { callServer } from "./server";

export type ServerLink = { readonly connection: Connection; readonly linkState: LinkState };

export function useServerLink(): ServerLink | null {
  const [state, setState] = useState<ServerLink | null>(null);
  useEffect(() => {
    let line: Connection | null = null;
    const look = () => line && setState({ connection: line, linkState: line.linkState });
    line = callServer(look);
    look();
    return () => line?.close();
  }, []);
  return state;
}
