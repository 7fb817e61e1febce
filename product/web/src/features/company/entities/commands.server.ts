import { and, eq, notInArray } from "drizzle-orm";
import { checkCompanyTaxId } from "@product/domain/identifiers/company-tax-id";
import { checkCcc } from "@product/domain/identifiers/social-security";
import type { WorkerStatus } from "@product/domain/people/workers";
import { Refused } from "@product/domain/refusals";
import { askForRebuild } from "@product/database/clearance/rebuild";
import { workers } from "@product/database/tables/people/worker";
import { ensureCalendar } from "#features/company/holidays/commands.server.ts";
import { recordCommands, withoutVersion } from "#features/ground/master-data/commands.server.ts";
import type { EntityForm } from "./schema.ts";

const gone: readonly WorkerStatus[] = ["rejected", "left", "data_blocked", "erased"];

export const {
  create: createEntity,
  edit: editEntity,
  archive: archiveEntity,
  restore: restoreEntity,
} = recordCommands("entity", {
  columns: (form: EntityForm) => asKept(withoutVersion(form)),
  ensure: async (tx, { calendarId }, before) => {
    if (calendarId && calendarId !== before?.calendarId) await ensureCalendar(tx, calendarId);
  },
  // Its law holds for everyone it employs.
  afterwards: async (tx, { country, nation }, before) => {
    if (before && (country !== before.country || nation !== before.nation)) await askForRebuild(tx);
  },
  /** An entity that employs nobody any more can be put away. */
  ensureUnused: async (tx, { id }) => {
    const count = await tx.$count(workers, and(eq(workers.legalEntityId, id), notInArray(workers.status, [...gone])));
    if (count > 0) throw new Refused({ code: "entity.has-workers", count });
  },
});

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
