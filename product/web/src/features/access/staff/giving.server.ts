/**
 * The rules for giving groups to people: what each group gives, who may give it, and which duties should not come
 * together.
 */
import { and, eq, isNull, sql } from "drizzle-orm";
import { NotPermitted, type Actor } from "@product/domain/actor";
import { ownerKey } from "@product/domain/groups";
import { everyPermission, isPermission, type Permission } from "@product/domain/permissions/catalogue";
import { beyond, holdsOver, type Grant, type Scope } from "@product/domain/permissions/grants";
import { separationFindings, type Separation } from "@product/domain/permissions/separation";
import { Refused } from "@product/domain/refusals";
import { groups, memberships } from "@product/database/tables/access/group";
import { perform, type Transaction } from "#request/perform.ts";
import { chosenText, type Chosen } from "./chosen.ts";
import { placesToChoose } from "./places.server.ts";

/** A group at a place, with what it gives there. */
export type Membership = Chosen & { groupId: string; permissions: readonly Permission[] };

/** The groups that a person has now; archived groups give nothing. */
export async function membershipsOf(tx: Transaction, userId: string): Promise<Membership[]> {
  const rows = await tx
    .select({ ...groupFields, kind: memberships.scopeKind, placeId: memberships.scopeId })
    .from(memberships)
    .innerJoin(groups, and(eq(groups.id, memberships.groupId), isNull(groups.archivedAt)))
    .where(eq(memberships.userId, userId));
  return rows.map(({ kind, placeId, ...group }) => ({
    ...withPermissions(group),
    scope: kind === "all" ? "all" : { kind, id: placeId },
  }));
}

/**
 * The chosen groups of a form without repeats. Refused where a group is archived or a place no longer exists, except for
 * memberships in `kept`, which are held already.
 */
export async function resolveChosen(tx: Transaction, chosen: readonly Chosen[], kept: readonly Membership[] = []) {
  const known = new Map(
    (await tx.select(groupFields).from(groups).where(isNull(groups.archivedAt))).map((row) => [row.key, row]),
  );
  const places = await placesToChoose();
  const placeExists = (scope: Scope) =>
    scope === "all" || places.some(({ kind, id }) => kind === scope.kind && id === scope.id);
  const byText = new Map(kept.map((membership) => [chosenText(membership), membership]));
  const each = new Map(chosen.map((choice) => [chosenText(choice), choice]));
  return [...each].map(([text, { key, scope }]): Membership => {
    const group = known.get(key);
    if (!group || (!byText.has(text) && !placeExists(scope))) throw new Refused({ code: "staff.choice-gone" });
    return { ...withPermissions(group), scope };
  });
}

/** The actor must hold every permission that is given or taken, in all those places. */
export function ensureMayGive(actor: Actor, needs: Permission, changedMemberships: readonly Membership[]): void {
  ensureReach(actor, needs, changedMemberships);
  const lacking = missingFor(actor, changedMemberships);
  if (lacking.length > 0)
    throw new Refused({ code: "group.beyond-you", n: lacking.length, permissions: lacking.toSorted() });
}

/** The actor must hold everything that the colleague holds, in the same places. */
export function ensureMayActOn(actor: Actor, needs: Permission, theirMemberships: readonly Membership[]): void {
  ensureReach(actor, needs, theirMemberships);
  const lacking = missingFor(actor, theirMemberships);
  if (lacking.length > 0) throw new Refused({ code: "staff.beyond-you", n: lacking.length });
}

const missingFor = (actor: Actor, membershipList: readonly Membership[]): Permission[] =>
  actor.kind === "person" ? beyond(grantsIn(membershipList), actor.grants) : [];

/** A membership that holds everywhere is touched only by an actor whose permission holds everywhere. */
function ensureReach(actor: Actor, needs: Permission, membershipList: readonly Pick<Membership, "scope">[]): void {
  const scopes = membershipList.map(({ scope }) => scope);
  if (actor.kind === "person" && !holdsOver(actor.grants, needs, scopes)) throw new NotPermitted(actor, needs);
}

/** Refuses newly combined duties that should be separate, unless the actor accepted exactly these rules. */
export function ensureSeparation(
  before: readonly Membership[],
  after: readonly Membership[],
  accepted: readonly Separation[],
) {
  const old = new Set(separationFindings(before.flatMap(({ permissions }) => permissions)));
  const rules = separationFindings(after.flatMap(({ permissions }) => permissions)).filter((rule) => !old.has(rule));
  const isRead = rules.length === accepted.length && rules.every((rule) => accepted.includes(rule));
  if (rules.length > 0 && !isRead) throw new Refused({ code: "group.separation", rules });
}

/** Adds an entry to the trail of each touched group. The act on the person already permitted it. */
export const recordMembershipChange = async (
  actor: Actor,
  changedMemberships: readonly Membership[],
): Promise<void> => {
  const touched = [...new Set(changedMemberships.map(({ groupId }) => groupId))];
  if (touched.length === 0) return;
  await perform(withPermissionEverywhere(actor, "staff.edit"), "group.members", async ({ subject }) => {
    for (const id of touched) subject({ id });
  });
};

/** The actor with one more permission, for an act that follows from one already permitted. */
export const withPermissionEverywhere = (actor: Actor, permission: Permission): Actor =>
  actor.kind === "person" ? { ...actor, grants: [...actor.grants, { permission, scope: "all" }] } : actor;

const grantsIn = (membershipList: readonly Membership[]): Grant[] =>
  membershipList.flatMap(({ permissions, scope }) => permissions.map((permission) => ({ permission, scope })));

const groupFields = {
  groupId: groups.id,
  key: groups.key,
  permissions: sql<string[]>`array(SELECT permission FROM app.group_permission WHERE group_id = ${groups.id})`,
};

const withPermissions = ({ groupId, key, permissions }: { groupId: string; key: string; permissions: string[] }) => ({
  groupId,
  key,
  permissions: key === ownerKey ? everyPermission : permissions.filter(isPermission),
});
