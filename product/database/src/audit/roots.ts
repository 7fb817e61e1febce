/** Signs the end of the chain once a day, so that its newest part cannot be cut off and sealed again unseen. */
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { desc } from "drizzle-orm";
import type pg from "pg";
import { actRoots, actSeals } from "@product/database/tables/ground/act";
import { inTransaction } from "@product/database/write";

export type Root = Pick<typeof actRoots.$inferSelect, "day" | "seq" | "hash">;

/** Signs for `day` if that was not done yet. */
export const signRoot = (secret: string, day: string): Promise<void> =>
  inTransaction(async (tx) => {
    const [last] = await tx.select().from(actSeals).orderBy(desc(actSeals.seq)).limit(1);
    if (!last) return;
    const root = { day, seq: last.seq, hash: last.hash };
    await tx
      .insert(actRoots)
      .values({ ...root, signature: signatureOf(secret, root) })
      .onConflictDoNothing();
  });

export const isSignedBy = (secret: string, root: Root, signature: Buffer): boolean =>
  signature.length === 32 && timingSafeEqual(signature, signatureOf(secret, root));

/** With another secret, within the caller's transaction. A signature that was false stays false. */
export async function resignRoots(client: pg.Client, { from, to }: { from: string; to: string }): Promise<number> {
  const { rows } = await client.query<Root & { signature: Buffer }>(
    "SELECT day::text AS day, seq, hash, signature FROM app.act_root",
  );
  const good = rows.filter((root) => isSignedBy(from, root, root.signature));
  // Nothing but the signature changes, and it is checked before: the wall may be opened for that.
  await client.query("ALTER TABLE app.act_root DISABLE TRIGGER act_root_is_append_only");
  for (const root of good)
    await client.query("UPDATE app.act_root SET signature = $2 WHERE day = $1", [root.day, signatureOf(to, root)]);
  await client.query("ALTER TABLE app.act_root ENABLE TRIGGER act_root_is_append_only");
  return good.length;
}

const signatureOf = (secret: string, { day, seq, hash }: Root): Buffer =>
  createHmac("sha256", Buffer.from(hkdfSync("sha256", secret, "", "cuadrante audit roots", 32)))
    .update(JSON.stringify([day, String(seq), hash.toString("hex")]))
    .digest();
