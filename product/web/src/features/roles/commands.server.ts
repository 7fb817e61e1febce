import { eq } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { keyFrom } from "@product/domain/keys";
import { roles } from "@product/database/tables/master-data";
import {
  archiving,
  asBefore,
  insistOnCurrent,
  insistOnFreeNames,
  lockRecord,
  restoring,
} from "#features/master-data/commands.server.ts";
import { perform, type Transaction } from "#request/perform.ts";
import type { RoleForm } from "./schema.ts";

const namesOf = ({ nameEn, nameEs }: Pick<RoleForm, "nameEn" | "nameEs">) => ({ nameEn, nameEs });

/** Its key comes from the English name and stays, so that imports and rules may speak of it. */
export const createRole = (actor: Actor, { version: _new, ...form }: RoleForm) =>
  perform(actor, "role.create", async ({ tx, changed }) => {
    await insistOnFreeNames(tx, roles, namesOf(form));
    const key = await freeKey(tx, form.nameEn);
    const [role] = await tx
      .insert(roles)
      .values({ ...form, key })
      .returning();
    changed(role!, undefined, { ...form, key });
    return { id: role!.id };
  });

/** Refused when someone saved after `version` was read. */
export const editRole = (actor: Actor, id: string, { version, ...form }: RoleForm) =>
  perform(actor, "role.edit", async ({ tx, now, on, changed }) => {
    const role = on(await lockRecord(tx, roles, id));
    insistOnCurrent(role, version);
    await insistOnFreeNames(tx, roles, namesOf(form), id);
    await tx
      .update(roles)
      .set({ ...form, version: version + 1, updatedAt: now })
      .where(eq(roles.id, id));
    changed(role, asBefore(role, form), form);
    return { id };
  });

export const archiveRole = archiving("role.archive", roles);

export const restoreRole = restoring("role.restore", roles, namesOf);

async function freeKey(tx: Transaction, name: string): Promise<string> {
  const wanted = keyFrom(name, "role");
  const isTaken = (await tx.$count(roles, eq(roles.key, wanted))) > 0;
  return isTaken ? `${wanted}-${crypto.randomUUID().slice(0, 8)}` : wanted;
}
