import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { ownerKey } from "@product/domain/groups";
import { everyPermission, isPermission, type Permission } from "@product/domain/permissions/catalogue";
import type { Scope } from "@product/domain/permissions/grants";
import { database } from "@product/database/client";
import { accounts } from "@product/database/tables/access/account";
import {
  groupPermissions,
  groups,
  memberships,
  permissionProposals,
  staff,
} from "@product/database/tables/access/group";
import { heldEverywhere } from "./own-permissions.ts";
import { isSeenBy } from "#features/ground/permissions/queries.server.ts";

export type GroupRow = Awaited<ReturnType<typeof groupRows>>[number];

/** Every group, with how many people are in it and how much it may do. */
export async function groupRows() {
  const rows = await database
    .select({
      id: groups.id,
      key: groups.key,
      nameEn: groups.nameEn,
      nameEs: groups.nameEs,
      purposeEn: groups.purposeEn,
      purposeEs: groups.purposeEs,
      secondFactorRequired: groups.secondFactorRequired,
      isArchived: sql<boolean>`${groups.archivedAt} IS NOT NULL`,
      members: sql<number>`(SELECT count(DISTINCT m.user_id)::int FROM app.membership m
        JOIN app.staff s ON s.user_id = m.user_id AND s.deactivated_at IS NULL WHERE m.group_id = ${groups.id})`,
      permissions: sql<number>`(SELECT count(*)::int FROM app.group_permission WHERE group_id = ${groups.id})`,
      proposed: sql<number>`(SELECT count(*)::int FROM app.permission_proposal WHERE group_id = ${groups.id})`,
    })
    .from(groups);
  return rows.map(({ permissions, ...row }) => {
    const isOwner = row.key === ownerKey;
    return { ...row, isOwner, permissions: isOwner ? everyPermission.length : permissions };
  });
}

export type Group = typeof groups.$inferSelect;

export async function groupWith(id: string): Promise<(Group & { permissions: Permission[] }) | undefined> {
  const [group] = await database.select().from(groups).where(eq(groups.id, id));
  return group && { ...group, permissions: await permissionsIn(group) };
}

async function permissionsIn({ id, key }: Group): Promise<Permission[]> {
  if (key === ownerKey) return [...everyPermission];
  const rows = await database.select().from(groupPermissions).where(eq(groupPermissions.groupId, id));
  return rows.map(({ permission }) => permission).filter(isPermission);
}

/** Permissions that releases brought and that are still undecided for a group. */
export async function proposedFor(groupId: string): Promise<Permission[]> {
  const rows = await database
    .select()
    .from(permissionProposals)
    .where(eq(permissionProposals.groupId, groupId))
    .orderBy(asc(permissionProposals.permission));
  return rows.map(({ permission }) => permission).filter(isPermission);
}

/** The groups for which the actor can decide: those that give nothing that they do not hold themselves. */
export async function groupsToDecide(actor: Actor) {
  const rows = await database
    .selectDistinct({ groupId: permissionProposals.groupId })
    .from(permissionProposals)
    .innerJoin(groups, and(eq(groups.id, permissionProposals.groupId), isNull(groups.archivedAt)));
  const ownPermissions = new Set<string>(heldEverywhere(actor));
  const permissionRows = await database
    .select()
    .from(groupPermissions)
    .where(
      inArray(
        groupPermissions.groupId,
        rows.map(({ groupId }) => groupId),
      ),
    );
  const n = rows.filter(({ groupId }) =>
    permissionRows.every((each) => each.groupId !== groupId || ownPermissions.has(each.permission)),
  ).length;
  return { n, most: Number.MAX_SAFE_INTEGER };
}

export type Member = { userId: string; name: string; scope: Scope; since: Date };

/** Only members whom the reader may see. */
export async function membersOf(actor: Actor, groupId: string): Promise<Member[]> {
  const rows = await database
    .select({
      userId: memberships.userId,
      name: accounts.name,
      kind: memberships.scopeKind,
      place: memberships.scopeId,
      since: memberships.since,
    })
    .from(memberships)
    .innerJoin(accounts, eq(accounts.userId, memberships.userId))
    .innerJoin(staff, and(eq(staff.userId, memberships.userId), isNull(staff.deactivatedAt)))
    .where(and(eq(memberships.groupId, groupId), isSeenBy(actor)))
    .orderBy(asc(accounts.name));
  return rows.map(({ kind, place, ...member }) => ({
    ...member,
    scope: kind === "all" ? "all" : { kind, id: place },
  }));
}

/** Everyone of the office whom the reader sees, for choosing one; and the one who is chosen already. */
export const colleagues = (actor: Actor, chosenId: string | null = null) =>
  database
    .select({ id: accounts.userId, name: accounts.name })
    .from(accounts)
    .innerJoin(staff, and(eq(staff.userId, accounts.userId), isNull(staff.deactivatedAt)))
    .where(chosenId === null ? isSeenBy(actor) : or(eq(staff.userId, chosenId), isSeenBy(actor) ?? sql`true`))
    .orderBy(asc(accounts.name));

export type Holder = { userId: string; name: string; group: Pick<GroupRow, "id" | "nameEn" | "nameEs">; scope: Scope };

/** Holders of a permission among the people whom the reader may see: one row for each group that gives it. */
export async function holdersOf(actor: Actor, permission: Permission): Promise<Holder[]> {
  const gives = sql`(${groups.key} = ${ownerKey} OR EXISTS (
    SELECT FROM app.group_permission p WHERE p.group_id = ${groups.id} AND p.permission = ${permission}))`;
  const rows = await database
    .select({
      userId: accounts.userId,
      name: accounts.name,
      group: { id: groups.id, nameEn: groups.nameEn, nameEs: groups.nameEs },
      kind: memberships.scopeKind,
      place: memberships.scopeId,
    })
    .from(memberships)
    .innerJoin(groups, and(eq(groups.id, memberships.groupId), isNull(groups.archivedAt)))
    .innerJoin(accounts, eq(accounts.userId, memberships.userId))
    .innerJoin(staff, and(eq(staff.userId, memberships.userId), isNull(staff.deactivatedAt)))
    .where(and(gives, isSeenBy(actor)))
    .orderBy(asc(accounts.name), asc(groups.nameEn));
  return rows.map(({ kind, place, ...row }) => ({ ...row, scope: kind === "all" ? "all" : { kind, id: place } }));
}

export const isColleagueSeen = async (actor: Actor, userId: string): Promise<boolean> =>
  (await database.$count(staff, and(eq(staff.userId, userId), isSeenBy(actor)))) > 0;

export const secondFactorOf = async (userId: string): Promise<boolean> =>
  (await database.select({ has: staff.hasSecondFactor }).from(staff).where(eq(staff.userId, userId)))[0]?.has ?? false;
