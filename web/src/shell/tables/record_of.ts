// The record of a table for its replay, as far as this seat may know it.
import { findTable } from "../../match/my_tables";
import { RemoteTable } from "../../match/remote/table";
import { build } from "../build";
import { openWire } from "./server";

export async function recordOf(id: string): Promise<string | null> {
  const table = new RemoteTable((await findTable(id).catch(() => undefined)) ?? { table: id }, openWire, build());
  try {
    const closed = new Promise<null>((done) => table.watch(() => table.closedTo && done(null)));
    const answer = await Promise.race([table.request({ is: "record" }), closed]);
    return answer?.is === "record"
      ? typeof answer.record === "string"
        ? answer.record
        : JSON.stringify(answer.record)
      : null;
  } finally {
    table.close();
  }
}
