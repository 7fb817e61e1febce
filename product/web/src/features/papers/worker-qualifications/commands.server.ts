import { and, eq, isNull } from "drizzle-orm";
import { theSystem, type Actor } from "@product/domain/actor";
import { endOf, monthsIn } from "@product/domain/papers/held-qualifications";
import { Refused } from "@product/domain/refusals";
import { refreshClearance } from "@product/database/clearance/refresh";
import { legalEntities } from "@product/database/tables/company/master-data";
import { qualifications } from "@product/database/tables/company/qualification";
import { workers } from "@product/database/tables/people/worker";
import { workerQualifications } from "@product/database/tables/papers/right-to-work";
import { ensureDocument } from "#features/papers/right-to-work/commands.server.ts";
import { clockNow } from "#request/clock.ts";
import { lockWorker } from "@product/database/workers/lock-worker";
import { perform, type Transaction } from "#request/perform.ts";
import { seen, type ClaimForm, type RemovalForm, type VerifyForm } from "./schema.ts";

type Row = typeof workerQualifications.$inferSelect;

/** Writes down what someone says they have; it counts once it is verified. */
export const claimQualification = (actor: Actor, id: string, { choice: { qualificationId, level } }: ClaimForm) =>
  perform(actor, "worker.qualification", async ({ tx, subject, recordChange }) => {
    const worker = subject(await lockWorker(tx, id));
    const [known] = await tx
      .select()
      .from(qualifications)
      .where(and(eq(qualifications.id, qualificationId), isNull(qualifications.archivedAt)));
    const hasLevels = known !== undefined && known.levelsEn.length > 0;
    if (!known || (level === null ? hasLevels : level > known.levelsEn.length))
      throw new Refused({ code: "record.choice-gone" });
    const added = await tx
      .insert(workerQualifications)
      .values({ workerId: id, qualificationId, level, state: "claimed" })
      .onConflictDoNothing()
      .returning();
    if (!added[0]) throw new Refused({ code: "worker.qualification-held" });
    recordChange(worker, {}, { qualification: auditFacts(known.key, added[0]) });
    await refreshClearance(tx, [id], clockNow());
    return { id };
  });

/** By a document that is in force, or by the word of whoever has seen it. It never outlives the document. */
export const verifyQualification = (actor: Actor, id: string, form: VerifyForm) =>
  perform(actor, "worker.qualify", async ({ tx, now, subject, recordChange }) => {
    const worker = subject(await lockWorker(tx, id));
    const { row: before, key, validMonths } = await heldIn(tx, id, form);
    const evidenceId = form.evidence === seen ? undefined : form.evidence;
    const paper = await ensureDocument(tx, id, evidenceId, ["verified"]);
    const { validFrom, version } = form;
    const validUntil = endOf({
      validFrom,
      validUntil: form.validUntil ?? null,
      validMonths,
      evidenceUntil: paper?.validUntil ?? null,
    });
    if (validUntil !== null && validUntil < validFrom) throw new Refused({ code: "worker.evidence-ended" });
    const after = {
      state: "verified" as const,
      validFrom,
      validUntil,
      evidenceId: evidenceId ?? null,
      verifiedBy: actor.kind === "person" ? actor.id : null,
      verifiedAt: now,
    };
    await tx
      .update(workerQualifications)
      .set({ ...after, version: version + 1, updatedAt: now })
      .where(thisOne(id, form.qualificationId));
    recordChange(
      worker,
      { qualification: auditFacts(key, before) },
      { qualification: auditFacts(key, { ...before, ...after }) },
    );
    await refreshClearance(tx, [id], clockNow());
    return { id };
  });

export const removeQualification = (actor: Actor, id: string, form: RemovalForm) =>
  perform(actor, "worker.qualification", async ({ tx, subject, recordChange }) => {
    const worker = subject(await lockWorker(tx, id));
    const { row, key } = await heldIn(tx, id, form);
    await tx.delete(workerQualifications).where(thisOne(id, form.qualificationId));
    recordChange(worker, { qualification: auditFacts(key, row) }, {});
    await refreshClearance(tx, [id], clockNow());
    return { id };
  });

/**
 * Qualifications shown by a revoked document go back to merely claimed. Called in the transaction that revokes the
 * document and done by the system, since the person who revokes need not be allowed to change qualifications.
 */
export async function evidenceRevoked(tx: Transaction, documentId: string): Promise<void> {
  const resting = await tx
    .select({ row: workerQualifications, key: qualifications.key })
    .from(workerQualifications)
    .innerJoin(qualifications, eq(qualifications.id, workerQualifications.qualificationId))
    .where(eq(workerQualifications.evidenceId, documentId));
  for (const { row, key } of resting)
    await perform(theSystem, "worker.qualification", async ({ tx: inner, now, subject, recordChange }) => {
      const worker = subject(await lockWorker(inner, row.workerId));
      const after = { state: "claimed" as const, evidenceId: null, verifiedBy: null, verifiedAt: null };
      await inner
        .update(workerQualifications)
        .set({ ...after, version: row.version + 1, updatedAt: now })
        .where(thisOne(row.workerId, row.qualificationId));
      recordChange(
        worker,
        { qualification: auditFacts(key, row) },
        { qualification: auditFacts(key, { ...row, ...after }) },
      );
      await refreshClearance(inner, [row.workerId], clockNow());
    });
}

async function heldIn(
  tx: Transaction,
  workerId: string,
  { qualificationId, version }: { qualificationId: string; version: number },
) {
  const [found] = await tx
    .select({
      row: workerQualifications,
      key: qualifications.key,
      validMonths: qualifications.validMonths,
      validMonthsUk: qualifications.validMonthsUk,
      country: legalEntities.country,
    })
    .from(workerQualifications)
    .innerJoin(qualifications, eq(qualifications.id, workerQualifications.qualificationId))
    .innerJoin(workers, eq(workers.id, workerQualifications.workerId))
    .innerJoin(legalEntities, eq(legalEntities.id, workers.legalEntityId))
    .where(and(thisOne(workerId, qualificationId), eq(workerQualifications.version, version)));
  if (!found) throw new Refused({ code: "record.changed-meanwhile" });
  return { ...found, validMonths: monthsIn(found, found.country) };
}

const thisOne = (workerId: string, qualificationId: string) =>
  and(eq(workerQualifications.workerId, workerId), eq(workerQualifications.qualificationId, qualificationId));

const auditFacts = (
  key: string,
  { state, level, validFrom, validUntil }: Pick<Row, "state" | "level" | "validFrom" | "validUntil">,
) => ({
  key,
  state,
  level,
  validFrom,
  validUntil,
});
