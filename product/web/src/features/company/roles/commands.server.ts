import { eq } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { askForRebuild } from "@product/database/clearance/rebuild";
import { roles } from "@product/database/tables/master-data";
import {
  archiving,
  asBefore,
  freeKey,
  insistOnCurrent,
  insistOnFreeNames,
  lockRecord,
  restoring,
} from "#features/ground/master-data/commands.server.ts";
import { perform } from "#request/perform.ts";
import { saveQualificationsAsked } from "./qualifications.server.ts";
import type { RoleForm } from "./schema.ts";

const namesOf = ({ nameEn, nameEs }: Pick<RoleForm, "nameEn" | "nameEs">) => ({ nameEn, nameEs });

export const createRole = (actor: Actor, { version: _new, qualifications, ...form }: RoleForm) =>
  perform(actor, "role.create", async ({ tx, changed }) => {
    await insistOnFreeNames(tx, roles, namesOf(form));
    const key = await freeKey(tx, roles, form.nameEn, "role");
    const [role] = await tx
      .insert(roles)
      .values({ ...form, key })
      .returning();
    const asked = await saveQualificationsAsked(tx, role!.id, qualifications);
    changed(role!, undefined, { ...form, key, qualifications: asked.after });
    return { id: role!.id };
  });

/** Refused when someone saved after `version` was read. */
export const editRole = (actor: Actor, id: string, { version, qualifications, ...form }: RoleForm) =>
  perform(actor, "role.edit", async ({ tx, now, on, changed }) => {
    const role = on(await lockRecord(tx, roles, id));
    insistOnCurrent(role, version);
    await insistOnFreeNames(tx, roles, namesOf(form), id);
    await tx
      .update(roles)
      .set({ ...form, version: version + 1, updatedAt: now })
      .where(eq(roles.id, id));
    const asked = await saveQualificationsAsked(tx, id, qualifications);
    await askForRebuild(tx);
    changed(role, { ...asBefore(role, form), qualifications: asked.before }, { ...form, qualifications: asked.after });
    return { id };
  });

export const archiveRole = archiving("role.archive", roles);

export const restoreRole = restoring("role.restore", roles, namesOf);
