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
export type Given = Chosen & { groupId: string; permissions: readonly Permission[] };

/** The groups that a person has now; archived groups give nothing. */
export async function givenTo(tx: Transaction, userId: string): Promise<Given[]> {
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
 * The chosen groups of a form, each once. Refused where a group or a place has gone; those in `kept` may name a place
 * that has.
 */
export async function resolved(tx: Transaction, chosen: readonly Chosen[], kept: readonly Given[] = []) {
  const known = new Map(
    (await tx.select(groupFields).from(groups).where(isNull(groups.archivedAt))).map((row) => [row.key, row]),
  );
  const places = await placesToChoose();
  const isPlace = (scope: Scope) =>
    scope === "all" || places.some(({ kind, id }) => kind === scope.kind && id === scope.id);
  const byText = new Map(kept.map((membership) => [chosenText(membership), membership]));
  const each = new Map(chosen.map((choice) => [chosenText(choice), choice]));
  return [...each].map(([text, { key, scope }]): Given => {
    const group = known.get(key);
    if (!group || (!byText.has(text) && !isPlace(scope))) throw new Refused({ code: "staff.choice-gone" });
    return { ...withPermissions(group), scope };
  });
}

/** Nobody gives or takes what they do not hold, nor where they may not. */
export function ensureGiving(actor: Actor, needs: Permission, changedMemberships: readonly Given[]): void {
  ensureReach(actor, needs, changedMemberships);
  const lacking = lackingOf(actor, changedMemberships);
  if (lacking.length > 0)
    throw new Refused({ code: "group.beyond-you", n: lacking.length, permissions: lacking.toSorted() });
}

/** Nobody acts on a colleague who holds more than they do, nor on one who is where they may not. */
export function ensureHolding(actor: Actor, needs: Permission, theirMemberships: readonly Given[]): void {
  ensureReach(actor, needs, theirMemberships);
  const lacking = lackingOf(actor, theirMemberships);
  if (lacking.length > 0) throw new Refused({ code: "staff.beyond-you", n: lacking.length });
}

const lackingOf = (actor: Actor, membershipList: readonly Given[]): Permission[] =>
  actor.kind === "person" ? beyond(grantsIn(membershipList), actor.grants) : [];

/** A permission in one place does not reach a membership that holds everywhere. */
function ensureReach(actor: Actor, needs: Permission, membershipList: readonly Pick<Given, "scope">[]): void {
  const scopes = membershipList.map(({ scope }) => scope);
  if (actor.kind === "person" && !holdsOver(actor.grants, needs, scopes)) throw new NotPermitted(actor, needs);
}

/** Asks once about duties that come together only now; whoever read exactly these rules may go on. */
export function ensureSeparation(before: readonly Given[], after: readonly Given[], accepted: readonly Separation[]) {
  const old = new Set(separationFindings(before.flatMap(({ permissions }) => permissions)));
  const rules = separationFindings(after.flatMap(({ permissions }) => permissions)).filter((rule) => !old.has(rule));
  const isRead = rules.length === accepted.length && rules.every((rule) => accepted.includes(rule));
  if (rules.length > 0 && !isRead) throw new Refused({ code: "group.separation", rules });
}

/** Writes into the history of each group that people came or went. Permitted by the act on the person, beside which it stands. */
export const recordMembers = async (actor: Actor, changedMemberships: readonly Given[]): Promise<void> => {
  const touched = [...new Set(changedMemberships.map(({ groupId }) => groupId))];
  if (touched.length === 0) return;
  await perform(besides(actor, "staff.edit"), "group.members", async ({ subject }) => {
    for (const id of touched) subject({ id });
  });
};

/** The same person, for an act that belongs to one they were already permitted. */
export const besides = (actor: Actor, permission: Permission): Actor =>
  actor.kind === "person" ? { ...actor, grants: [...actor.grants, { permission, scope: "all" }] } : actor;

const grantsIn = (membershipList: readonly Given[]): Grant[] =>
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
