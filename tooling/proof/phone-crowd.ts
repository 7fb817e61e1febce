/** Gathers people of its own on a shift that is on, each with a pass that no phone holds yet, and prints their event and links as JSON. */
import { createHash, randomBytes } from "node:crypto";
import { openSql } from "@platform/kernel/sql";
import { gatherCrowd } from "@product/database/testing/gate-crowd";

const size = 6;

const db = openSql({ url: process.env["DATABASE_URL"]! });
try {
  const query = async (statement: string, values: unknown[] = []) => ({
    rows: await db.rows<Record<string, unknown>>(statement, values),
  });
  const { event, comers } = await gatherCrowd(query, { size, hours: 12 });
  const passes = comers.map(({ id, worker }) => ({ id, worker, token: randomBytes(32).toString("base64url") }));
  for (const { id, token } of passes)
    await query(
      `UPDATE app.pass SET token_hash = $2, key_algorithm = NULL, public_key = NULL, key_since = NULL WHERE worker_id = $1`,
      [id, createHash("sha256").update(token).digest()],
    );
  process.stdout.write(JSON.stringify({ event, passes }));
} finally {
  await db.close();
}
