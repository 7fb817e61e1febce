/** Brings what a release adds to the templates to the groups, once: whoever takes it away later is not overruled. */
import { eq, inArray, isNull } from "drizzle-orm";
import { theSystem } from "@product/domain/actor";
import { ownerKey } from "@product/domain/groups";
import type { Permission } from "@product/domain/permissions/catalogue";
import { newPermissions, type KnownTemplates, type NewPermissions } from "@product/domain/permissions/new-permissions";
import { database } from "@product/database/client";
import {
  groupPermissions,
  groups,
  knownTemplatePermissions,
  permissionProposals,
} from "@product/database/tables/access/group";
import { perform, type Transaction } from "#request/perform.ts";

type Reader = Pick<Transaction, "select">;
type Wanted = Readonly<Record<string, readonly Permission[]>>;

/** `wanted` is what the templates of this release give, unless a test says otherwise. */
export async function followTemplates(wanted?: Wanted): Promise<void> {
  if ((await found(database, wanted)).gained.length === 0) return;
  await perform(theSystem, "group.new-permissions", async ({ tx, subject }) => {
    const [owners] = await tx.select().from(groups).where(eq(groups.key, ownerKey)).for("update");
    subject(owners!);
    // Asked again: another process may have brought it meanwhile.
    const { gained, given: addedPermissions, proposed } = await found(tx, wanted);
    if (gained.length > 0) await tx.insert(knownTemplatePermissions).values(gained).onConflictDoNothing();
    for (const [id, permissions] of Map.groupBy(addedPermissions, ({ groupId }) => groupId))
      await give(id, permissions);
    if (proposed.length > 0) await tx.insert(permissionProposals).values(proposed).onConflictDoNothing();
  });
}

async function found(reader: Reader, wanted: Wanted | undefined): Promise<NewPermissions> {
  const known = await reader.select().from(knownTemplatePermissions);
  const permissionRows = await reader.select().from(groupPermissions);
  const rows = await reader.select({ id: groups.id, key: groups.key }).from(groups).where(isNull(groups.archivedAt));
  const byTemplate = Map.groupBy(known, ({ template }) => template);
  return newPermissions(
    Object.fromEntries(
      [...byTemplate].map(([template, all]) => [template, all.map(({ permission }) => permission)]),
    ) as KnownTemplates,
    rows.map((group) => ({
      ...group,
      permissions: permissionRows.filter(({ groupId }) => groupId === group.id).map(({ permission }) => permission),
    })),
    wanted,
  );
}

const give = (id: string, addedPermissions: NewPermissions["given"]) =>
  perform(theSystem, "group.follow-template", async ({ tx, now, recordChange }) => {
    const [group] = await tx.select().from(groups).where(eq(groups.id, id)).for("update");
    const before = await tx
      .select()
      .from(groupPermissions)
      .where(inArray(groupPermissions.groupId, [id]));
    await tx.insert(groupPermissions).values(addedPermissions).onConflictDoNothing();
    await tx
      .update(groups)
      .set({ version: group!.version + 1, updatedAt: now })
      .where(eq(groups.id, id));
    const was = before.map(({ permission }) => permission);
    const is = [...was, ...addedPermissions.map(({ permission }) => permission)];
    recordChange(group!, { permissions: was.toSorted() }, { permissions: is.toSorted() });
  });
