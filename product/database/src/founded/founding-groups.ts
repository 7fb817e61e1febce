/** The groups that an installation has from the start, made from the templates. */
import { eq } from "drizzle-orm";
import { templateKeys, templates } from "@product/domain/permissions/templates";
import { groupPermissions, groups } from "@product/database/tables/access/group";
import type { Transaction } from "@product/database/write";

/** Makes those that are missing and leaves those that are there as they are. */
export async function makeFoundingGroups(tx: Transaction): Promise<void> {
  const wanted = templateKeys.filter((key) => templates[key].founding);
  const newGroups = await tx
    .insert(groups)
    .values(wanted.map((key) => ({ key, ...wordsOf(key) })))
    .onConflictDoNothing()
    .returning({ id: groups.id, key: groups.key });
  const permissions = newGroups.flatMap(({ id, key }) =>
    templates[key as (typeof wanted)[number]].permissions.map((permission) => ({ groupId: id, permission })),
  );
  if (permissions.length > 0) await tx.insert(groupPermissions).values(permissions);
  // The migration makes this one, because there must never be none.
  await tx.update(groups).set(wordsOf("owner")).where(eq(groups.key, "owner"));
}

const wordsOf = (key: (typeof templateKeys)[number]) => ({
  nameEn: templates[key].name.en,
  nameEs: templates[key].name.es,
  purposeEn: templates[key].purpose.en,
  purposeEs: templates[key].purpose.es,
});
