// The address of the server, which is that of the app, and connections to it.
import { Connection, type ConnectionListener, type Wire } from "../../match/remote/connection";
import { linkTo } from "../../match/link";
import { build } from "../build";
import type { SharedLink } from "../parts/SharedNote";

const address = (): string => {
  const url = new URL("play", location.href.replace(/[#?].*$/, ""));
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
};

export const openWire = (): Wire => new WebSocket(address()) as unknown as Wire;

// A connection that enters no table.
export function callServer(onChange: () => void = () => undefined): Connection {
  const listener: ConnectionListener = {
    seq: 0,
    enterCommand: () => null,
    onMessage: () => undefined,
    onRefused: () => undefined,
    onChange,
  };
  return new Connection(openWire, build(), listener);
}

export const tableAddress = (game: string, id: string, secret = ""): string =>
  linkTo(game, `table/${id}${secret && `/${secret}`}`);

let newest: SharedLink = null; // copied when the table was set
export const noteCopied = (link: SharedLink): void => void (newest = link);
export const justCopied = (link: string): SharedLink => (newest?.onClipboard && newest.link === link ? newest : null);
