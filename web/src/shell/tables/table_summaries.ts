// The state of this browser's tables. The server answers about a limited number at a time.
import type { MyTable } from "../../match/my_tables";
import type { CommandBody } from "../../match/remote/connection";
import type { Answer, TableSummary } from "../../match/remote/protocol";

const atOnce = 64;

export async function tableSummaries(
  mine: readonly Pick<MyTable, "table" | "secret">[],
  request: (body: CommandBody) => Promise<Answer>,
): Promise<readonly TableSummary[]> {
  const found: TableSummary[] = [];
  for (let from = 0; from < mine.length; from += atOnce) {
    const tables = mine.slice(from, from + atOnce).map(({ table, secret }) => ({ table, secret }));
    const answer = await request({ is: "look", tables });
    if (answer.is === "tables") found.push(...answer.tables);
  }
  return found;
}
