import { sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { askForRebuild } from "@product/database/clearance/rebuild";
import { roles } from "@product/database/tables/company/master-data";
import { recordCommands } from "#features/ground/master-data/commands.server.ts";
import { perform } from "#request/perform.ts";
import { askedKeys, saveQualificationsAsked } from "./qualifications.server.ts";
import type { RoleForm } from "./schema.ts";
import { usualRoles } from "./usual-roles.ts";

export const {
  create: createRole,
  edit: editRole,
  archive: archiveRole,
  restore: restoreRole,
} = recordCommands("role", {
  columns: ({ version: _read, qualifications: _asked, ...form }: RoleForm) => form,
  beside: {
    tell: async (tx, id) => ({ qualifications: await askedKeys(tx, id) }),
    save: (tx, _actor, id, { qualifications }) => saveQualificationsAsked(tx, id, qualifications),
  },
  afterwards: async (tx, _columns, before) => {
    if (before) await askForRebuild(tx);
  },
});

/** For whoever starts: all of them at once, and only where there is none yet. */
export const createUsualRoles = (actor: Actor): Promise<{ n: number }> =>
  perform(actor, "role.create", async ({ tx, recordChange }) => {
    await tx.execute(sql`LOCK TABLE ${roles} IN SHARE ROW EXCLUSIVE MODE`);
    if ((await tx.$count(roles)) > 0) throw new Refused({ code: "record.changed-meanwhile" });
    const newRoles = await tx
      .insert(roles)
      .values([...usualRoles])
      .returning();
    for (const role of newRoles) {
      const { key, nameEn, nameEs, minimumAge, leads } = role;
      recordChange(role, undefined, { key, nameEn, nameEs, minimumAge, leads });
    }
    return { n: newRoles.length };
  });
