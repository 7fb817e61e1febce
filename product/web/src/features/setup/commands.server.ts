import { theSystem } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { everyPermission } from "@product/domain/permissions/grants";
import { Refused } from "@product/domain/refusals";
import { accountGrants, accounts, setupLinks } from "@product/database/tables/account";
import { perform } from "#request/perform.ts";
import { isOpen } from "./queries.server.ts";

export type NewOwner = { userId: string; name: string; language: Locale };

/** Uses the link up and gives everything to the person; `makeCredential` opens the door at the service, inside the same deed. */
export const setUpOwner = (
  token: string,
  { name, language }: Omit<NewOwner, "userId">,
  makeCredential: () => Promise<string>,
) =>
  perform(theSystem, "owner.set-up", async ({ tx, now, on }) => {
    const taken = await tx.update(setupLinks).set({ usedAt: now }).where(isOpen(token, now)).returning();
    if (taken.length === 0) throw new Refused({ code: "setup.link-used" });
    const userId = await makeCredential();
    on({ userId });
    await tx
      .insert(accounts)
      .values({ userId, name, language })
      .onConflictDoUpdate({ target: accounts.userId, set: { name, language, updatedAt: now } });
    await tx
      .insert(accountGrants)
      .values(everyPermission.map((permission) => ({ userId, permission })))
      .onConflictDoNothing();
    return { userId };
  });
