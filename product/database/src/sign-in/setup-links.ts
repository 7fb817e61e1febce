/** Links by which an owner is made: the first one, or one who was locked out. Each works once, within a day. */
import { createHash, randomBytes } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { reading } from "@product/database/pools";
import { setupLinks } from "@product/database/tables/access/account";
import { groups, memberships } from "@product/database/tables/access/group";
import { inTransaction } from "@product/database/write";

/** The token of a new link; links that were never used stop working. */
export const makeSetupLink = (): Promise<string> =>
  inTransaction(async (tx) => {
    const token = randomBytes(32).toString("base64url");
    await tx.delete(setupLinks).where(isNull(setupLinks.usedAt));
    await tx.insert(setupLinks).values({ tokenHash: setupTokenHash(token) });
    return token;
  });

export const setupTokenHash = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Whether anyone may give permissions to others; until then nobody can do anything. */
export async function hasOwner(): Promise<boolean> {
  const owners = await reading
    .select({ userId: memberships.userId })
    .from(memberships)
    .innerJoin(groups, and(eq(groups.id, memberships.groupId), eq(groups.key, "owner")))
    .limit(1);
  return owners.length > 0;
}
