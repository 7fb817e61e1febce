import { and, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { ownerKey } from "@product/domain/groups";
import { keyFrom } from "@product/domain/keys";
import { everyPermission, type Permission } from "@product/domain/permissions/catalogue";
import { beyond, type Grant } from "@product/domain/permissions/grants";
import { separationFindings } from "@product/domain/permissions/separation";
import { Refused } from "@product/domain/refusals";
import { groupPermissions, groups, memberships, permissionProposals } from "@product/database/tables/access/group";
import { perform, type Transaction } from "#request/perform.ts";
import type { Group } from "./queries.server.ts";
import type { GroupForm, ProposalForm } from "./schema.ts";

export const createGroup = (actor: Actor, { permissions, accepted, ...form }: GroupForm) =>
  perform(actor, "group.create", async ({ tx, recordChange }) => {
    const words = { ...form, version: 1 };
    ensureOwn(actor, permissions);
    ensureSeparation(permissions, accepted);
    await ensureFreeName(tx, words);
    const [group] = await tx
      .insert(groups)
      .values({ ...words, key: await freeKey(tx, words.nameEn) })
      .returning();
    await givePermissions(tx, group!.id, permissions);
    recordChange(group!, undefined, { ...words, permissions: permissions.toSorted() });
    return { id: group!.id };
  });

/** Refused when someone saved after `version` was read. The group of owners keeps its permissions, whatever is sent. */
export const editGroup = (actor: Actor, id: string, { permissions, accepted, version, ...words }: GroupForm) =>
  perform(actor, "group.edit", async ({ tx, now, recordChange }) => {
    const group = await lockGroup(tx, id);
    if (group.version !== version) throw new Refused({ code: "group.changed-meanwhile" });
    await ensureHolding(tx, actor, group);
    const isOwner = group.key === ownerKey;
    const before = isOwner ? [] : await permissionsIn(tx, id);
    const after = isOwner ? [] : permissions;
    ensureOwn(
      actor,
      after.filter((permission) => !before.includes(permission)),
    );
    ensureSeparation(after, accepted);
    await ensureFreeName(tx, words, id);
    await tx
      .update(groups)
      .set({ ...words, responsibleId: words.responsibleId ?? null, version: version + 1, updatedAt: now })
      .where(eq(groups.id, id));
    await tx.delete(groupPermissions).where(eq(groupPermissions.groupId, id));
    await givePermissions(tx, id, after);
    await settleProposals(tx, id, after);
    recordChange(
      group,
      { ...wordsOf(group), permissions: before.toSorted() },
      { ...words, responsibleId: words.responsibleId ?? null, permissions: after.toSorted() },
    );
    return { id };
  });

/** Adds those of the proposed permissions that are wanted; the others are no longer proposed. */
export const acceptPermissions = (
  actor: Actor,
  id: string,
  { permissions: wanted, accepted }: Pick<ProposalForm, "permissions" | "accepted">,
) =>
  perform(actor, "group.accept-permissions", async ({ tx, now, recordChange }) => {
    const group = await lockGroup(tx, id);
    await ensureHolding(tx, actor, group);
    const proposed = await settleProposals(tx, id);
    const before = await permissionsIn(tx, id);
    const added = wanted.filter((permission) => proposed.includes(permission) && !before.includes(permission));
    if (added.length === 0) throw new Refused({ code: "group.changed-meanwhile" });
    ensureOwn(actor, added);
    ensureSeparation([...before, ...added], accepted);
    await givePermissions(tx, id, added);
    await tx
      .update(groups)
      .set({ version: group.version + 1, updatedAt: now })
      .where(eq(groups.id, id));
    recordChange(group, { permissions: before.toSorted() }, { permissions: [...before, ...added].toSorted() });
  });

export const dismissPermissions = (actor: Actor, id: string) =>
  perform(actor, "group.dismiss-permissions", async ({ tx, subject }) => {
    const group = subject(await lockGroup(tx, id));
    await ensureHolding(tx, actor, group);
    if ((await settleProposals(tx, id)).length === 0) throw new Refused({ code: "group.changed-meanwhile" });
  });

/** Takes away what is proposed of these permissions, or all of it, and tells what it was. */
async function settleProposals(
  tx: Transaction,
  groupId: string,
  ownPermissions?: readonly Permission[],
): Promise<Permission[]> {
  const isSettled = ownPermissions && inArray(permissionProposals.permission, [...ownPermissions]);
  const gone = await tx
    .delete(permissionProposals)
    .where(and(eq(permissionProposals.groupId, groupId), isSettled))
    .returning();
  return gone.map(({ permission }) => permission);
}

/** A group that nobody is in can be put away; its history stays. */
export const archiveGroup = (actor: Actor, id: string) =>
  perform(actor, "group.archive", async ({ tx, now, recordChange }) => {
    const group = await lockGroup(tx, id);
    if (group.key === ownerKey) throw new Refused({ code: "group.owner-fixed" });
    await ensureHolding(tx, actor, group);
    const count = await tx.$count(memberships, eq(memberships.groupId, id));
    if (count > 0) throw new Refused({ code: "group.has-members", count });
    await tx
      .update(groups)
      .set({ archivedAt: now, version: group.version + 1 })
      .where(eq(groups.id, id));
    recordChange(group, { isArchived: false }, { isArchived: true });
  });

export const restoreGroup = (actor: Actor, id: string) =>
  perform(actor, "group.restore", async ({ tx, recordChange }) => {
    const group = await lockGroup(tx, id);
    await ensureHolding(tx, actor, group);
    await ensureFreeName(tx, group, id);
    await tx
      .update(groups)
      .set({ archivedAt: null, version: group.version + 1 })
      .where(eq(groups.id, id));
    recordChange(group, { isArchived: true }, { isArchived: false });
  });

type Words = Pick<GroupForm, "nameEn" | "nameEs">;

/** Nobody changes a group that may do more than they may, be it only its name or whether it asks for a second step. */
async function ensureHolding(tx: Transaction, actor: Actor, { id, key }: Pick<Group, "id" | "key">): Promise<void> {
  const more = moreThan(actor, key === ownerKey ? everyPermission : await permissionsIn(tx, id));
  if (more.length > 0) throw new Refused({ code: "group.gives-more", n: more.length });
}

const moreThan = (actor: Actor, permissions: readonly Permission[]): Permission[] =>
  actor.kind === "person"
    ? beyond(
        permissions.map((permission): Grant => ({ permission, scope: "all" })),
        actor.grants,
      )
    : [];

/** Nobody makes a group that may do more than they may: they could put themselves into it. */
function ensureOwn(actor: Actor, permissions: readonly Permission[]): void {
  const more = moreThan(actor, permissions);
  if (more.length > 0) throw new Refused({ code: "group.beyond-you", n: more.length, permissions: more });
}

function ensureSeparation(permissions: readonly Permission[], accepted: readonly string[]): void {
  const rules = separationFindings(permissions);
  // All of them, also those accepted already: the page asks for what is listed, and for nothing else.
  if (rules.some((rule) => !accepted.includes(rule))) throw new Refused({ code: "group.separation", rules });
}

async function ensureFreeName(tx: Transaction, { nameEn, nameEs }: Words, id?: string): Promise<void> {
  const taken = await tx.$count(
    groups,
    and(
      isNull(groups.archivedAt),
      or(sql`lower(${groups.nameEn}) = lower(${nameEn})`, sql`lower(${groups.nameEs}) = lower(${nameEs})`),
      id ? ne(groups.id, id) : undefined,
    ),
  );
  if (taken > 0) throw new Refused({ code: "group.name-taken" });
}

async function freeKey(tx: Transaction, name: string): Promise<string> {
  const wanted = keyFrom(name, "group");
  const taken = await tx.$count(groups, eq(groups.key, wanted));
  return taken === 0 ? wanted : `${wanted}-${crypto.randomUUID().slice(0, 8)}`;
}

async function lockGroup(tx: Transaction, id: string) {
  const [group] = await tx.select().from(groups).where(eq(groups.id, id)).for("update");
  if (!group) throw new Refused({ code: "group.changed-meanwhile" });
  return group;
}

const permissionsIn = async (tx: Transaction, groupId: string): Promise<Permission[]> =>
  (await tx.select().from(groupPermissions).where(eq(groupPermissions.groupId, groupId))).map(
    ({ permission }) => permission,
  );

const givePermissions = async (tx: Transaction, groupId: string, permissions: readonly Permission[]): Promise<void> => {
  if (permissions.length > 0)
    await tx.insert(groupPermissions).values(permissions.map((permission) => ({ groupId, permission })));
};

const wordsOf = (group: typeof groups.$inferSelect) => {
  const { nameEn, nameEs, purposeEn, purposeEs, secondFactorRequired, responsibleId } = group;
  return { nameEn, nameEs, purposeEn, purposeEs, secondFactorRequired, responsibleId };
};
