import { sql } from "drizzle-orm";
import { inTransaction } from "@product/database/write";

/** A number that no other process gets at the same time. */
export async function nextUploadNumber(): Promise<number> {
  const { rows } = await inTransaction((tx) => tx.execute(sql`SELECT nextval('app.upload_turn') % 1000000 AS turn`));
  return Number(rows[0]!["turn"]);
}
