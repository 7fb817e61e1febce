import { and, eq, isNull, sql } from "drizzle-orm";
import { Refused } from "@product/domain/refusals";
import { askForRebuild } from "@product/database/clearance/rebuild";
import { roles } from "@product/database/tables/company/master-data";
import {
  qualifications,
  qualificationsImplied,
  roleQualifications,
} from "@product/database/tables/company/qualification";
import { recordCommands } from "#features/ground/master-data/commands.server.ts";
import type { Transaction } from "#request/perform.ts";
import { saveImpliedBy } from "./implications.server.ts";
import type { QualificationForm } from "./schema.ts";

export const {
  create: createQualification,
  edit: editQualification,
  archive: archiveQualification,
  restore: restoreQualification,
} = recordCommands("qualification", {
  columns: ({ version: _read, impliedBy: _implied, ...form }: QualificationForm) => ({
    ...form,
    validMonths: form.validMonths ?? null,
  }),
  ensure: waitForOthers,
  beside: {
    tell: async (tx, id) => ({ impliedBy: await impliedByKeys(tx, id) }),
    // Refused where it would stand for something that stands for it.
    save: (tx, _actor, id, { impliedBy }) => saveImpliedBy(tx, id, impliedBy),
  },
  afterwards: async (tx, _columns, before) => {
    if (before) await askForRebuild(tx);
  },
  /** One that roles ask for stays. */
  ensureUnused: async (tx, { id }) => {
    const asking = await tx
      .select({ id: roles.id })
      .from(roleQualifications)
      .innerJoin(roles, eq(roles.id, roleQualifications.roleId))
      .where(and(eq(roleQualifications.qualificationId, id), isNull(roles.archivedAt)));
    if (asking.length > 0) throw new Refused({ code: "qualification.asked-for", count: asking.length });
  },
});

/** Two who each add half of a circle would both find none: the second waits for the first. */
async function waitForOthers(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('implications of qualifications'))`);
}

/** As the trail tells them. */
async function impliedByKeys(tx: Transaction, id: string): Promise<string[]> {
  const rows = await tx
    .select({ key: qualifications.key })
    .from(qualificationsImplied)
    .innerJoin(qualifications, eq(qualifications.id, qualificationsImplied.impliedById))
    .where(eq(qualificationsImplied.qualificationId, id));
  return rows.map(({ key }) => key).toSorted();
}
