import { and, eq } from "drizzle-orm";
import { isPermitted, type Actor } from "@product/domain/actor";
import { absencesOverlap } from "@product/domain/papers/absences";
import { Refused } from "@product/domain/refusals";
import { refreshClearance } from "@product/database/clearance/refresh";
import { absences } from "@product/database/tables/papers/right-to-work";
import { ensureDocument } from "#features/papers/right-to-work/commands.server.ts";
import { lockWorker } from "@product/database/workers/lock-worker";
import { clockNow } from "#request/clock.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { mostAbsences } from "./queries.server.ts";
import type { AbsenceForm, EndForm, RemovalForm } from "./schema.ts";

const nobodysId = "00000000-0000-0000-0000-000000000000";

/** The trail tells the days; of which kind they are stands nowhere but here. */
export const addAbsence = (actor: Actor, id: string, { kind, firstDay, lastDay, documentId }: AbsenceForm) =>
  perform(actor, "worker.absence", async ({ tx, subject, recordChange }) => {
    const worker = subject(await lockWorker(tx, id));
    const days = { firstDay, lastDay: lastDay ?? null };
    // A note of a doctor is chosen by those who may see it.
    if (documentId && !isPermitted(actor, "document.view.health-fitness", { entity: worker.legalEntityId }))
      throw new Refused({ code: "record.choice-gone" });
    await ensureDocument(tx, id, documentId, ["verified", "uploaded", "in_review"]);
    await ensureFreeDays(tx, id, days);
    await tx.insert(absences).values({
      workerId: id,
      kind,
      ...days,
      documentId: documentId ?? null,
      createdBy: actor.kind === "person" ? actor.id : nobodysId,
    });
    recordChange(worker, {}, { absence: days });
    await refreshClearance(tx, [id], clockNow());
    return { id };
  });

/** Says when one without an end is over, or moves the end of another. */
export const endAbsence = (actor: Actor, id: string, { id: absenceId, lastDay, version }: EndForm) =>
  perform(actor, "worker.absence", async ({ tx, now, subject, recordChange }) => {
    const worker = subject(await lockWorker(tx, id));
    const [before] = await tx
      .select()
      .from(absences)
      .where(and(eq(absences.id, absenceId), eq(absences.workerId, id), eq(absences.version, version)));
    if (!before) throw new Refused({ code: "record.changed-meanwhile" });
    const { firstDay } = before;
    if (lastDay < firstDay) throw new Refused({ code: "worker.absence-backwards" });
    await ensureFreeDays(tx, id, { firstDay, lastDay }, absenceId);
    await tx
      .update(absences)
      .set({ lastDay, version: version + 1, updatedAt: now })
      .where(eq(absences.id, absenceId));
    recordChange(worker, { absence: { firstDay, lastDay: before.lastDay } }, { absence: { firstDay, lastDay } });
    await refreshClearance(tx, [id], clockNow());
    return { id };
  });

export const removeAbsence = (actor: Actor, id: string, { id: absenceId }: RemovalForm) =>
  perform(actor, "worker.absence", async ({ tx, subject, recordChange }) => {
    const worker = subject(await lockWorker(tx, id));
    const [gone] = await tx
      .delete(absences)
      .where(and(eq(absences.id, absenceId), eq(absences.workerId, id)))
      .returning({ firstDay: absences.firstDay, lastDay: absences.lastDay });
    if (!gone) throw new Refused({ code: "record.changed-meanwhile" });
    recordChange(worker, { absence: gone }, {});
    await refreshClearance(tx, [id], clockNow());
    return { id };
  });

async function ensureFreeDays(
  tx: Transaction,
  workerId: string,
  days: { firstDay: string; lastDay: string | null },
  except?: string,
): Promise<void> {
  const others = await tx.select().from(absences).where(eq(absences.workerId, workerId));
  if (others.length >= mostAbsences) throw new Refused({ code: "worker.too-many-entries", most: mostAbsences });
  if (others.some((other) => other.id !== except && absencesOverlap(other, days)))
    throw new Refused({ code: "worker.absence-overlaps" });
}
