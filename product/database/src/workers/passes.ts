/**
 * The pass of a worker: its code, which the gate reads, and its link. Both follow from a secret key and a number, so that they lie
 * nowhere; their hashes are kept to find the worker by. With another number they are others.
 */
import { asc, eq, inArray } from "drizzle-orm";
import { keyedHash } from "@product/database/keyed-hash";
import { passes } from "@product/database/tables/day/pass";
import type { Transaction } from "@product/database/write";
import { sha256Of } from "./contract-links.ts";
import { recordsOf } from "./merged-records.ts";

export type Pass = typeof passes.$inferSelect;

/** Opaque, of 128 bits. */
export const passCodeOf = (workerId: string, number: number): string =>
  keyedHash(`pass code ${workerId} ${number}`).subarray(0, 16).toString("base64url");

export const passTokenOf = (workerId: string, number: number): string =>
  keyedHash(`pass link ${workerId} ${number}`).toString("base64url");

const hashesOf = (workerId: string, number: number) => ({
  codeHash: sha256Of(passCodeOf(workerId, number)),
  tokenHash: sha256Of(passTokenOf(workerId, number)),
});

/** Made the first time that it is wanted. */
export async function passFor(tx: Transaction, workerId: string, now: Date): Promise<Pass> {
  await tx
    .insert(passes)
    .values({ workerId, ...hashesOf(workerId, 1), issuedAt: now })
    .onConflictDoNothing();
  const [pass] = await tx.select().from(passes).where(eq(passes.workerId, workerId)).for("update");
  return pass!;
}

/** From now on code, link and phone of before are good for nothing; nor those of records that became part of theirs. */
export async function replacePass(tx: Transaction, workerId: string, now: Date): Promise<Pass> {
  await passFor(tx, workerId, now);
  const currentPasses = await tx
    .select()
    .from(passes)
    .where(inArray(passes.workerId, await recordsOf(tx, workerId)))
    .orderBy(asc(passes.workerId))
    .for("update");
  let replaced: Pass | undefined;
  for (const { workerId: whose, number } of currentPasses) {
    const [pass] = await tx
      .update(passes)
      .set({
        number: number + 1,
        ...hashesOf(whose, number + 1),
        issuedAt: now,
        keyAlgorithm: null,
        publicKey: null,
        keySince: null,
      })
      .where(eq(passes.workerId, whose))
      .returning();
    if (whose === workerId) replaced = pass;
  }
  return replaced!;
}
