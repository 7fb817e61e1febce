import { eq } from "drizzle-orm";
import { theSystem } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { Refused } from "@product/domain/refusals";
import { accounts, setupLinks } from "@product/database/tables/access/account";
import { groups, memberships, staff } from "@product/database/tables/access/group";
import { perform } from "#request/perform.ts";
import { isOpen } from "./queries.server.ts";

export type NewOwner = { userId: string; name: string; language: Locale; email: string };

/** Uses the link up and gives everything to the person; `makeCredential` opens the door at the service, inside the same act. */
export const setUpOwner = (
  token: string,
  { name, language, email }: Omit<NewOwner, "userId">,
  makeCredential: () => Promise<string>,
) =>
  perform(theSystem, "owner.set-up", async ({ tx, now, subject, recordChange }) => {
    const taken = await tx.update(setupLinks).set({ usedAt: now }).where(isOpen(token, now)).returning();
    if (taken.length === 0) throw new Refused({ code: "setup.link-used" });
    const userId = await makeCredential();
    subject({ userId });
    await tx
      .insert(accounts)
      .values({ userId, name, language })
      .onConflictDoUpdate({ target: accounts.userId, set: { name, language, updatedAt: now } });
    await tx
      .insert(staff)
      .values({ userId, email, joinedAt: now })
      .onConflictDoUpdate({ target: staff.userId, set: { email, joinedAt: now, deactivatedAt: null } });
    const [owners] = await tx.select({ id: groups.id }).from(groups).where(eq(groups.key, "owner"));
    await tx.insert(memberships).values({ userId, groupId: owners!.id }).onConflictDoNothing();
    recordChange({ userId }, undefined, { name, language, groups: ["owner"] });
    return { userId };
  });
