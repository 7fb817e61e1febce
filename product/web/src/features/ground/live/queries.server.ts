import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { z } from "zod";
import { isPermitted, type Actor } from "@product/domain/actor";
import { ownerKey } from "@product/domain/groups";
import type { Permission } from "@product/domain/permissions/catalogue";
import { scopesOf } from "@product/domain/permissions/grants";
import { database } from "@product/database/client";
import { accounts } from "@product/database/tables/access/account";
import { groups, memberships, staff } from "@product/database/tables/access/group";

const userIds = z.array(z.uuid()).max(50);

/**
 * The names of people who have a record of this kind open, for those who may have it open too; undefined for others. Only of
 * colleagues who may see such records where the one who asks may: nobody else can be there.
 */
export async function namesOfPeopleHere(
  actor: Actor,
  needed: Permission | undefined,
  ids: readonly string[],
): Promise<{ id: string; name: string }[] | undefined> {
  if (!needed || !isPermitted(actor, needed)) return undefined;
  const wanted = userIds.safeParse(ids);
  if (!wanted.success || wanted.data.length === 0) return [];
  return database
    .selectDistinct({ id: accounts.userId, name: accounts.name })
    .from(accounts)
    .innerJoin(staff, and(eq(staff.userId, accounts.userId), isNull(staff.deactivatedAt)))
    .innerJoin(memberships, eq(memberships.userId, staff.userId))
    .innerJoin(groups, and(eq(groups.id, memberships.groupId), isNull(groups.archivedAt)))
    .where(and(inArray(accounts.userId, wanted.data), gives(needed), isWhere(actor, needed)));
}

const gives = (permission: Permission) => sql`(${groups.key} = ${ownerKey} OR EXISTS (
  SELECT FROM app.group_permission p WHERE p.group_id = ${groups.id} AND p.permission = ${permission}))`;

/** Everywhere, or at one of the places where the one who asks may see such records. */
function isWhere(actor: Actor, permission: Permission) {
  const scopes = actor.kind === "person" ? scopesOf(actor.grants, permission) : "all";
  if (scopes === "all") return undefined;
  const here = scopes.map(({ kind, id }) => and(eq(memberships.scopeKind, kind), eq(memberships.scopeId, id)));
  return or(eq(memberships.scopeKind, "all"), ...here);
}
