import { eq } from "drizzle-orm";
import type { Person } from "@product/domain/actor";
import type { Grant, Permission } from "@product/domain/permissions/grants";
import { database } from "@product/database/client";
import { accountGrants, accounts } from "@product/database/tables/account";

/**
 * The person whose credential this is, with what they may do. One whom the product does not know yet may do nothing, nor
 * may one who must have shown a second step and has not.
 */
export async function personBehind(userId: string, assurance: "aal1" | "aal2"): Promise<Person> {
  const rows = await database
    .select({
      name: accounts.name,
      needsSecondStep: accounts.secondFactorRequired,
      permission: accountGrants.permission,
      kind: accountGrants.scopeKind,
      id: accountGrants.scopeId,
    })
    .from(accounts)
    .leftJoin(accountGrants, eq(accountGrants.userId, accounts.userId))
    .where(eq(accounts.userId, userId));
  const grants = rows.flatMap(({ permission, kind, id }): Grant[] =>
    permission
      ? [
          {
            permission: permission as Permission,
            scope: kind === "all" || !kind ? "all" : ({ kind, id } as Exclude<Grant["scope"], "all">),
          },
        ]
      : [],
  );
  const person: Person = { kind: "person", id: userId, name: rows[0]?.name ?? "", grants };
  return rows[0]?.needsSecondStep && assurance === "aal1" ? { ...person, grants: [], owesSecondStep: true } : person;
}

export type Account = typeof accounts.$inferSelect;

export const accountOf = async (userId: string): Promise<Account | undefined> =>
  (await database.select().from(accounts).where(eq(accounts.userId, userId)))[0];
