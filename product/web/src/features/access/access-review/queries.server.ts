import { and, asc, eq, isNull, lt, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { ownerKey } from "@product/domain/groups";
import type { Permission } from "@product/domain/permissions/catalogue";
import { database } from "@product/database/client";
import { accounts } from "@product/database/tables/access/account";
import { groups, memberships, staff } from "@product/database/tables/access/group";
import { isSeenBy } from "#features/ground/permissions/queries.server.ts";

export const unusedDays = 90;

export type UnusedAccess = {
  userId: string;
  name: string;
  group: { id: string; nameEn: string; nameEs: string };
  permissions: number;
  unused: Permission[];
};

/**
 * Memberships older than the term whose permissions the person has not used since, most idle first, of whom the reader sees.
 * Owners hold everything by nature and are left out.
 */
export async function unusedAccess(actor: Actor, now: Date): Promise<UnusedAccess[]> {
  const since = new Date(now.getTime() - unusedDays * 86_400_000);
  const day = since.toISOString().slice(0, 10);
  const rows = await database
    .select({
      userId: memberships.userId,
      name: accounts.name,
      group: { id: groups.id, nameEn: groups.nameEn, nameEs: groups.nameEs },
      permissions: sql<number>`(SELECT count(*)::int FROM app.group_permission p WHERE p.group_id = ${groups.id})`,
      unused: sql<Permission[]>`array(SELECT p.permission FROM app.group_permission p
        WHERE p.group_id = ${groups.id} AND NOT EXISTS (SELECT FROM app.permission_use u
          WHERE u.user_id = ${memberships.userId} AND u.permission = p.permission AND u.last_used_on >= ${day}::date)
        ORDER BY p.permission)`,
    })
    .from(memberships)
    .innerJoin(
      groups,
      and(eq(groups.id, memberships.groupId), isNull(groups.archivedAt), sql`${groups.key} <> ${ownerKey}`),
    )
    .innerJoin(staff, and(eq(staff.userId, memberships.userId), isNull(staff.deactivatedAt)))
    .innerJoin(accounts, eq(accounts.userId, memberships.userId))
    .where(and(lt(memberships.since, since), isSeenBy(actor)))
    .orderBy(asc(accounts.name), asc(groups.nameEn));
  const isIdle = (row: UnusedAccess) => row.unused.length === row.permissions;
  return rows.filter(({ unused }) => unused.length > 0).toSorted((a, b) => Number(isIdle(b)) - Number(isIdle(a)));
}
