/** Gathers people of its own on a shift that begins in a quarter of an hour, whatever the hour is, and prints their event and codes as JSON. */
import { openSql } from "@platform/kernel/sql";
import { gatherCrowd } from "@product/database/testing/gate-crowd";

const size = 24;

const db = openSql({ url: process.env["DATABASE_URL"]! });
try {
  const query = async (statement: string, values: unknown[] = []) => ({
    rows: await db.rows<Record<string, unknown>>(statement, values),
  });
  const { event, comers } = await gatherCrowd(query, { size, hours: 12 });
  process.stdout.write(JSON.stringify({ event, people: comers.map(({ worker }) => worker) }));
} finally {
  await db.close();
}
