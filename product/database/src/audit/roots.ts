/** Signs the end of the chain once a day, so that its newest part cannot be cut off and sealed again unseen. */
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { desc } from "drizzle-orm";
import { actRoots, actSeals } from "@product/database/tables/act";
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

const signatureOf = (secret: string, { day, seq, hash }: Root): Buffer =>
  createHmac("sha256", Buffer.from(hkdfSync("sha256", secret, "", "cuadrante audit roots", 32)))
    .update(JSON.stringify([day, String(seq), hash.toString("hex")]))
    .digest();
