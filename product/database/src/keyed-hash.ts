/**
 * Hashes by which sensitive numbers are found again without being readable. Their key is random and lies in the database, wrapped
 * with the installation's secret: another secret wraps it anew, and every hash stays good.
 */
import { createHmac, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { createSeal } from "@platform/kernel/sealing";
import { hashKeys } from "./tables/people/worker-record.ts";
import { inTransaction } from "./write.ts";

export const hashKeyPurpose = "hash key";

let key: Buffer | undefined;

/** Makes the key where there is none. Must be called before anything is hashed. */
export async function openHashKey(secret: string): Promise<void> {
  const seal = createSeal(secret, hashKeyPurpose);
  const wrapped = await inTransaction(async (tx) => {
    await tx
      .insert(hashKeys)
      .values({ purpose: "numbers", wrappedKey: seal.close(randomBytes(32).toString("base64url")) })
      .onConflictDoNothing();
    const [row] = await tx.select().from(hashKeys).where(eq(hashKeys.purpose, "numbers"));
    return row!.wrappedKey;
  });
  key = Buffer.from(seal.open(wrapped), "base64url");
}

export function keyedHash(text: string): Buffer {
  if (!key) throw new Error("keyedHash before openHashKey");
  return createHmac("sha256", key).update(text).digest();
}
