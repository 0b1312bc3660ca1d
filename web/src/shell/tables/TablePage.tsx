// A table among friends by its address: `#/table/<id>`, or `#/table/<id>/<secret>` once for the owner of a seat.
import { useEffect, useRef, useState } from "preact/hooks";
import { gameEntry } from "../../games/list";
import { findTable, forgetTable } from "../../match/my_tables";
import { RemoteTable } from "../../match/remote/table";
import type { PageProps } from "../App";
import { build } from "../build";
import { Nowhere } from "../parts/Nowhere";
import { AtTable } from "./AtTable";
import { CodePage } from "./CodePage";
import { ConnectionNote } from "./ConnectionNote";
import { Lobby } from "./Lobby";
import { useShell } from "../shell";
import { SeatLink } from "./SeatLink";
import { openWire } from "./server";
import "./tables.css";
import { TableWords, useTableSay } from "./words";

export const TablePage = ({ route: { parts } }: PageProps) => {
  const [id = "", secret = ""] = parts;
  return (
    <TableWords>
      {id === "" ? (
        <CodePage />
      ) : secret ? (
        <SeatLink id={id} secret={secret} key={secret} />
      ) : (
        <Opened id={id} key={id} />
      )}
    </TableWords>
  );
};

// The table; the component is drawn again after every change.
function useTable(id: string): readonly [RemoteTable | null, () => void] {
  const { name } = useShell().settings;
  const [table, setTable] = useState<RemoteTable | null>(null);
  const [openings, openAgain] = useState(0);
  const [, redraw] = useState(0);
  useEffect(() => {
    let open: RemoteTable | null = null;
    let current = true;
    void findTable(id)
      .catch(() => undefined)
      .then((key) => {
        if (!current) return;
        open = new RemoteTable(key ?? { table: id }, openWire, build(), { watcher: name ?? "" });
        open.watch(() => redraw((n) => n + 1));
        setTable(open);
      });
    return () => {
      current = false;
      open?.close();
    };
  }, [id, openings]);
  return [table, () => openAgain((n) => n + 1)];
}

function Opened({ id }: { readonly id: string }) {
  const say = useTableSay();
  const [table, openAgain] = useTable(id);
  const state = table?.state;
  const late = useRef(false); // this person saw the lobby and has no seat
  useEffect(
    () =>
      void (
        !table?.shown &&
        (document.title = `${(state && gameEntry(state.game)?.title) ?? say("tableWord")} · ${say("title")}`)
      ),
  );
  if (!table) return <p class="waiting">{say("loading")}</p>;
  if (table.closedTo === "not_yours") return <WrongKey id={id} watch={openAgain} />;
  if (table.closedTo) return <Nowhere why={say(table.closedTo === "other_version" ? "otherVersion" : "noTable")} />;
  if (!state)
    return (
      <div class="page">
        <p class="waiting">{say(table.connection.linkState === "offline" ? "offlineEmpty" : "loading")}</p>
        <ConnectionNote line={table.connection} />
      </div>
    );
  if (table.shown) return <AtTable table={table} late={late.current && !table.seat} />;
  if (state.stage === "ended") return <Nowhere why={say("tableEnded")} />;
  late.current = !table.seat;
  return <Lobby table={table} state={state} />;
}

// A key that is not valid any more. Watching is still possible.
function WrongKey({ id, watch }: { readonly id: string; readonly watch: () => void }) {
  const say = useTableSay();
  return (
    <div class="page">
      <h1>{say("tableWord")}</h1>
      <p role="alert">{say("wrongKey")}</p>
      <div class="row">
        <button class="primary" onClick={() => void forgetTable(id).then(watch)}>
          {say("watchIt")}
        </button>
        <a class="button" href="#/">
          {say("backHome")}
        </a>
      </div>
    </div>
  );
}
