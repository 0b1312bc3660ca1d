// A link to a seat, or the code of another device. The key is tried before it is kept. If this browser already has
// another seat at the table, the person is asked.
import { useEffect, useState } from "preact/hooks";
import { findTable, forgetTable, keepTable } from "../../match/my_tables";
import { Denied } from "../../match/remote/connection";
import type { TableSummary } from "../../match/remote/protocol";
import { seatNames } from "../../match/situation";
import { Nowhere } from "../parts/Nowhere";
import { ConnectionNote } from "./ConnectionNote";
import { tableSummaries } from "./table_summaries";
import { useServerLink } from "./use_server_link";
import { useTableSay, whyDenied, type TableSay } from "./words";

// The seats of the key in the link and of the key in this browser, if they are valid.
type Seats = { readonly offered: TableSummary | undefined; readonly held: TableSummary | undefined };

type Props = { readonly id: string; readonly secret: string };

// Removes the key from the address, where others could read it.
const sitDown = (id: string) => location.replace(`#/table/${id}`);

// Forgets the nonce and the name of another seat.
async function take({ id, secret }: Props, name: string): Promise<void> {
  await forgetTable(id);
  await keepTable({ table: id, secret, name });
  sitDown(id);
}

const nameIn = ({ names, seat }: TableSummary, say: TableSay): string => {
  const place = seat ? seatNames.indexOf(seat) : 0;
  return names[place] || say("person", { n: place + 1 });
};

function useSeats({ id, secret }: Props) {
  const say = useTableSay();
  const line = useServerLink()?.connection;
  const [seats, setSeats] = useState<Seats | null>(null);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    if (!line) return;
    const look = async () => {
      const mine = await findTable(id).catch(() => undefined);
      const keys = [{ table: id, secret }, ...(mine?.secret ? [mine] : [])];
      const found = await tableSummaries(keys, (body) => line.request(body));
      const [offered, held] = found.map((one) => (one.seat ? one : undefined));
      if (found[0]?.other_version || (offered && offered.seat === held?.seat)) sitDown(id);
      else if (offered && !held) await take({ id, secret }, nameIn(offered, say));
      else setSeats({ offered, held });
    };
    look().catch((error: unknown) => {
      if (!(error instanceof Denied)) throw error;
      if (error.code !== "withdrawn") setTrouble(whyDenied(error, say));
    });
  }, [line, id, secret]);
  return { line, seats, trouble };
}

export function SeatLink({ id, secret }: Props) {
  const say = useTableSay();
  const { line, seats, trouble } = useSeats({ id, secret });
  if (trouble) return <Nowhere why={trouble} />;
  if (!seats)
    return (
      <div class="page">
        <p class="waiting">{say("loading")}</p>
        {line && <ConnectionNote line={line} />}
      </div>
    );
  const { offered, held } = seats;
  const name = offered && nameIn(offered, say);
  return (
    <div class="page">
      <h1>{say("tableWord")}</h1>
      <p role="alert">
        {offered && held
          ? say("otherSeat", { mine: nameIn(held, say), name: name ?? "" })
          : say(held ? "wrongLinkSeated" : "wrongLink")}
      </p>
      <div class="row">
        <button class="primary" onClick={() => sitDown(id)}>
          {say(held ? "toMySeat" : "watchIt")}
        </button>
        {name && <button onClick={() => void take({ id, secret }, name)}>{say("takeTheSeat", { name })}</button>}
        <a class="button" href="#/">
          {say("backHome")}
        </a>
      </div>
    </div>
  );
}
