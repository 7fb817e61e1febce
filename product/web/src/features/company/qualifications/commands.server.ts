import { and, eq, isNull, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { askForRebuild } from "@product/database/clearance/rebuild";
import { roles } from "@product/database/tables/master-data";
import { qualifications, qualificationsImplied, roleQualifications } from "@product/database/tables/qualification";
import {
  archiving,
  asBefore,
  freeKey,
  insistOnCurrent,
  insistOnFreeNames,
  lockRecord,
  restoring,
} from "#features/ground/master-data/commands.server.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { saveImpliedBy } from "./implications.server.ts";
import type { QualificationForm } from "./schema.ts";

const namesOf = ({ nameEn, nameEs }: Pick<QualificationForm, "nameEn" | "nameEs">) => ({ nameEn, nameEs });

export const createQualification = (actor: Actor, { version: _new, impliedBy, ...form }: QualificationForm) =>
  perform(actor, "qualification.create", async ({ tx, changed }) => {
    await waitForOthers(tx);
    await insistOnFreeNames(tx, qualifications, namesOf(form));
    const key = await freeKey(tx, qualifications, form.nameEn, "qualification");
    const [made] = await tx
      .insert(qualifications)
      .values({ ...form, key })
      .returning();
    await saveImpliedBy(tx, made!.id, impliedBy);
    changed(made!, undefined, { ...form, key, impliedBy: await impliedByKeys(tx, made!.id) });
    return { id: made!.id };
  });

/** Refused when someone saved after `version` was read, and where it would stand for something that stands for it. */
export const editQualification = (actor: Actor, id: string, { version, impliedBy, ...typed }: QualificationForm) =>
  perform(actor, "qualification.edit", async ({ tx, now, on, changed }) => {
    await waitForOthers(tx);
    const form = { ...typed, validMonths: typed.validMonths ?? null };
    const record = on(await lockRecord(tx, qualifications, id));
    insistOnCurrent(record, version);
    await insistOnFreeNames(tx, qualifications, namesOf(form), id);
    const before = { ...asBefore(record, form), impliedBy: await impliedByKeys(tx, id) };
    await tx
      .update(qualifications)
      .set({ ...form, version: version + 1, updatedAt: now })
      .where(eq(qualifications.id, id));
    await saveImpliedBy(tx, id, impliedBy);
    await askForRebuild(tx);
    changed(record, before, { ...form, impliedBy: await impliedByKeys(tx, id) });
    return { id };
  });

/** One that roles ask for stays. */
export const archiveQualification = archiving("qualification.archive", qualifications, async (tx, { id }) => {
  const asking = await tx
    .select({ id: roles.id })
    .from(roleQualifications)
    .innerJoin(roles, eq(roles.id, roleQualifications.roleId))
    .where(and(eq(roleQualifications.qualificationId, id), isNull(roles.archivedAt)));
  if (asking.length > 0) throw new Refused({ code: "qualification.asked-for", count: asking.length });
});

export const restoreQualification = restoring("qualification.restore", qualifications, namesOf);

/** Two who each add half of a circle would both find none: the second waits for the first. */
const waitForOthers = (tx: Transaction) =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('implications of qualifications'))`);

/** As the trail tells them. */
async function impliedByKeys(tx: Transaction, id: string): Promise<string[]> {
  const rows = await tx
    .select({ key: qualifications.key })
    .from(qualificationsImplied)
    .innerJoin(qualifications, eq(qualifications.id, qualificationsImplied.impliedById))
    .where(eq(qualificationsImplied.qualificationId, id));
  return rows.map(({ key }) => key).toSorted();
}
