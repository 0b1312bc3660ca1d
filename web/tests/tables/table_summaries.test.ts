// The list of tables, for any number of them.
import { expect, it } from "vitest";
import type { CommandBody } from "../../src/match/remote/connection";
import type { Answer } from "../../src/match/remote/protocol";
import { tableSummaries } from "../../src/shell/tables/table_summaries";

const mostAtOnce = 64; // as the server has it

async function server(body: CommandBody): Promise<Answer> {
  if (body.is !== "look" || body.tables.length > mostAtOnce) throw new Error("at most 64 tables at once");
  return { is: "tables", re: "", tables: body.tables.map(({ table }) => ({ table, names: [] })) };
}

it("asks about all of them, in portions that the server takes", async () => {
  for (const count of [0, 1, 64, 65, 200]) {
    const mine = Array.from({ length: count }, (_, i) => ({ table: `t${i}`, secret: "s" }));
    const found = await tableSummaries(mine, server);
    expect(found.map(({ table }) => table)).toEqual(mine.map(({ table }) => table));
  }
});
