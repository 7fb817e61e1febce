/**
 * Stored form of recovery codes: a hash under a key that no backup holds readable, so that guessing offline is worth
 * nothing.
 */
import { createHash } from "node:crypto";
import { and, eq, notLike } from "drizzle-orm";
import { normalisedRecoveryCode } from "@product/domain/credentials";
import { keyedHash } from "@product/database/keyed-hash";
import { recoveryCodes } from "@product/database/tables/access/account";
import { inTransaction } from "@product/database/write";

/** The same code of two people has two hashes, and neither says that it is the same. */
export const hashOfRecoveryCode = (userId: string, code: string): string =>
  keyed(userId, createHash("sha256").update(normalisedRecoveryCode(code)).digest("hex"));

const mark = "keyed:";

// Over the quick hash, so that those kept from before could be keyed without their codes.
const keyed = (userId: string, quick: string): string =>
  mark + keyedHash(`recovery code ${userId} ${quick}`).toString("base64url");

/** Keys what an older version, or a backup from its time, left as quick hashes. Bookkeeping, so that no act is written. */
export const keyRecoveryCodes = (): Promise<void> =>
  inTransaction(async (tx) => {
    const quick = notLike(recoveryCodes.codeHash, `${mark}%`);
    for (const { userId, codeHash } of await tx.select().from(recoveryCodes).where(quick).for("update"))
      await tx
        .update(recoveryCodes)
        .set({ codeHash: keyed(userId, codeHash) })
        .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)));
  });
