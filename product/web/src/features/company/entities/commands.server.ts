import { and, eq, notInArray } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { checkCompanyTaxId } from "@product/domain/identifiers/company-tax-id";
import { checkCcc } from "@product/domain/identifiers/social-security";
import type { WorkerStatus } from "@product/domain/people/workers";
import { Refused } from "@product/domain/refusals";
import { askForRebuild } from "@product/database/clearance/rebuild";
import { legalEntities } from "@product/database/tables/master-data";
import { workers } from "@product/database/tables/worker";
import { insistOnCalendar } from "#features/company/holidays/commands.server.ts";
import {
  archiving,
  asBefore,
  insistOnCurrent,
  insistOnFreeNames,
  lockRecord,
  restoring,
} from "#features/ground/master-data/commands.server.ts";
import { perform } from "#request/perform.ts";
import type { EntityForm } from "./schema.ts";

export const createEntity = (actor: Actor, { version: _new, ...typed }: EntityForm) =>
  perform(actor, "entity.create", async ({ tx, changed }) => {
    const form = asKept(typed);
    await insistOnFreeNames(tx, legalEntities, { name: form.name });
    if (form.calendarId) await insistOnCalendar(tx, form.calendarId);
    const [entity] = await tx.insert(legalEntities).values(form).returning();
    changed(entity!, undefined, form);
    return { id: entity!.id };
  });

/** Refused when someone saved after `version` was read. */
export const editEntity = (actor: Actor, id: string, { version, ...typed }: EntityForm) =>
  perform(actor, "entity.edit", async ({ tx, now, on, changed }) => {
    const form = asKept(typed);
    const entity = on(await lockRecord(tx, legalEntities, id));
    insistOnCurrent(entity, version);
    await insistOnFreeNames(tx, legalEntities, { name: form.name }, id);
    if (form.calendarId && form.calendarId !== entity.calendarId) await insistOnCalendar(tx, form.calendarId);
    await tx
      .update(legalEntities)
      .set({ ...form, version: version + 1, updatedAt: now })
      .where(eq(legalEntities.id, id));
    // Its law holds for everyone it employs.
    if (form.country !== entity.country) await askForRebuild(tx);
    changed(entity, asBefore(entity, form), form);
    return { id };
  });

/** An entity that employs nobody any more can be put away. */
export const archiveEntity = archiving("entity.archive", legalEntities, async (tx, { id }) => {
  const count = await tx.$count(workers, and(eq(workers.legalEntityId, id), notInArray(workers.status, [...gone])));
  if (count > 0) throw new Refused({ code: "entity.has-workers", count });
});

export const restoreEntity = restoring("entity.restore", legalEntities, ({ name }) => ({ name }));

const gone: readonly WorkerStatus[] = ["rejected", "left", "data_blocked", "erased"];

/** Spanish numbers are kept without the blanks and hyphens that people type; any other as it is typed. */
function asKept(typed: Omit<EntityForm, "version">) {
  const form = { ...typed, calendarId: typed.calendarId ?? null };
  if (typed.country !== "ES") return form;
  const [tax, employer] = [checkCompanyTaxId(typed.taxId), checkCcc(typed.employerCode)];
  return {
    ...form,
    ...(!tax.problem && { taxId: tax.value }),
    ...(!employer.problem && { employerCode: employer.value }),
  };
}
