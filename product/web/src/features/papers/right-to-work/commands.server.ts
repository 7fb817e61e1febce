import { and, eq } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import type { DocumentState } from "@product/domain/documents/documents";
import { checkShareCode } from "@product/domain/identifiers/nino";
import type { Guardian } from "@product/domain/people/guardians";
import { countryOf, methodFaults, termsOverlap } from "@product/domain/papers/right-to-work";
import { Refused } from "@product/domain/refusals";
import { refreshClearance } from "@product/database/clearance/refresh";
import { sealsOf } from "@product/database/person-keys";
import { documents } from "@product/database/tables/papers/document";
import {
  guardians,
  rightToWorkChecks,
  selfEmployedMarks,
  studyTerms,
} from "@product/database/tables/papers/right-to-work";
import { workerIdentities } from "@product/database/tables/people/worker-record";
import { clockNow } from "#request/clock.ts";
import { lockWorker } from "@product/database/workers/lock-worker";
import { perform, type Transaction } from "#request/perform.ts";
import { mostChecks, mostTerms } from "./limits.ts";
import { openedDetails, type CheckDetails } from "./queries.server.ts";
import type { CheckForm, GuardianForm, RemovalForm, RevealForm, SelfEmployedForm, TermForm } from "./schema.ts";

const nobodysId = "00000000-0000-0000-0000-000000000000";
const idOf = (actor: Actor) => (actor.kind === "person" ? actor.id : nobodysId);

/** Records how the right to work was checked. Earlier checks stay as they were. */
export const recordCheck = (actor: Actor, id: string, form: CheckForm) =>
  perform(actor, "worker.right-to-work", async ({ tx, subject, recordChange }) => {
    const worker = subject(await lockWorker(tx, id));
    if (form.method === "share_code" && !worker.birthDateSealed)
      throw new Refused({ code: "right-to-work.birth-date-needed" });
    const [unfit, ...more] = methodFaults(form, await checkedOf(tx, worker));
    if (unfit)
      throw new Refused(
        { code: `right-to-work.${unfit}` },
        ...more.map((each) => ({ code: `right-to-work.${each}` }) as const),
      );
    await ensureDocument(tx, id, form.documentId, inUse);
    const seal = (await sealsOf(tx, [id])).get(id)!;
    const columns = {
      country: countryOf(form.method),
      method: form.method,
      outcome: form.outcome,
      checkedOn: form.checkedOn,
      validUntil: form.validUntil ?? null,
      termHours: form.termHours ?? null,
    };
    const details: CheckDetails = {
      ...(form.shareCode && { shareCode: checkShareCode(form.shareCode).value }),
      ...(form.seen && { seen: form.seen }),
    };
    const before = await tx.select().from(rightToWorkChecks).where(eq(rightToWorkChecks.workerId, id));
    if (before.length >= mostChecks) throw new Refused({ code: "worker.too-many-entries", most: mostChecks });
    const comparable = (check: object, kept: CheckDetails) => JSON.stringify([check, kept.shareCode, kept.seen]);
    const isThere = before.some(({ country, method, outcome, checkedOn, validUntil, termHours, detailsSealed }) => {
      const plain = { country, method, outcome, checkedOn, validUntil, termHours };
      return comparable(plain, openedDetails(seal, detailsSealed)) === comparable(columns, details);
    });
    // A form that is sent twice must not leave two, for none can be taken away again.
    if (isThere) throw new Refused({ code: "right-to-work.same-check" });
    await tx.insert(rightToWorkChecks).values({
      workerId: id,
      ...columns,
      detailsSealed: Object.keys(details).length > 0 ? seal.close(JSON.stringify(details)) : null,
      documentId: form.documentId ?? null,
      checkedBy: idOf(actor),
    });
    recordChange(worker, {}, { rightToWork: columns });
    await refreshClearance(tx, [id], clockNow());
    return { id };
  });

/** Facts about a person that the methods of checking need. */
async function checkedOf(tx: Transaction, { id, nationality }: { id: string; nationality: string | null }) {
  const identities = await tx.select().from(workerIdentities).where(eq(workerIdentities.workerId, id));
  const passport = identities.find(({ type }) => type === "PASSPORT");
  return {
    nationality,
    hasNino: identities.some(({ type }) => type === "NINO"),
    passportUntil: passport?.expiresOn ?? null,
  };
}

/** No check is asked of them from now on; of what was marked before nothing stays. */
export const markSelfEmployed = (actor: Actor, id: string, { reason }: SelfEmployedForm) =>
  perform(actor, "worker.self-employed", async ({ tx, now, subject }) => {
    subject(await lockWorker(tx, id));
    const seal = (await sealsOf(tx, [id])).get(id)!;
    const mark = { reasonSealed: seal.close(reason), markedBy: idOf(actor), createdAt: now };
    await tx
      .insert(selfEmployedMarks)
      .values({ workerId: id, ...mark })
      .onConflictDoUpdate({ target: selfEmployedMarks.workerId, set: mark });
    await refreshClearance(tx, [id], now);
    return { id };
  });

export const unmarkSelfEmployed = (actor: Actor, id: string) =>
  perform(actor, "worker.self-employed", async ({ tx, now, subject }) => {
    subject(await lockWorker(tx, id));
    await tx.delete(selfEmployedMarks).where(eq(selfEmployedMarks.workerId, id));
    await refreshClearance(tx, [id], now);
    return { id };
  });

const inUse: readonly DocumentState[] = ["verified", "uploaded", "in_review"];

/** One of the worker's own, in one of these states; refused otherwise. */
export async function ensureDocument(
  tx: Transaction,
  workerId: string,
  documentId: string | undefined,
  states: readonly DocumentState[],
) {
  if (!documentId) return undefined;
  const [found] = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.id, documentId), eq(documents.workerId, workerId)));
  if (!found || !states.includes(found.state)) throw new Refused({ code: "record.choice-gone" });
  return found;
}

/** Opens the code of a check, and writes down that it was looked at and why. */
export const revealCode = (actor: Actor, id: string, { checkId, reason }: RevealForm) =>
  perform(actor, "worker.reveal-check", async ({ tx, subject, recordChange }) => {
    const worker = subject(await lockWorker(tx, id));
    const [check] = await tx
      .select()
      .from(rightToWorkChecks)
      .where(and(eq(rightToWorkChecks.id, checkId), eq(rightToWorkChecks.workerId, id)));
    if (!check) throw new Refused({ code: "record.changed-meanwhile" });
    const seal = (await sealsOf(tx, [id])).get(id)!;
    recordChange(worker, {}, { reason });
    return { checkId, shareCode: openedDetails(seal, check.detailsSealed).shareCode ?? null };
  });

export const addTerm = (actor: Actor, id: string, term: TermForm) =>
  perform(actor, "worker.terms", async ({ tx, subject, recordChange }) => {
    const worker = subject(await lockWorker(tx, id));
    const before = await tx.select().from(studyTerms).where(eq(studyTerms.workerId, id));
    if (before.length >= mostTerms) throw new Refused({ code: "worker.too-many-entries", most: mostTerms });
    if (before.some((other) => termsOverlap(other, term))) throw new Refused({ code: "worker.term-overlaps" });
    await tx.insert(studyTerms).values({ workerId: id, ...term });
    recordChange(worker, {}, { term });
    return { id };
  });

export const removeTerm = (actor: Actor, id: string, { id: termId }: RemovalForm) =>
  perform(actor, "worker.terms", async ({ tx, subject, recordChange }) => {
    const worker = subject(await lockWorker(tx, id));
    const [gone] = await tx
      .delete(studyTerms)
      .where(and(eq(studyTerms.id, termId), eq(studyTerms.workerId, id)))
      .returning({ firstDay: studyTerms.firstDay, lastDay: studyTerms.lastDay });
    if (!gone) throw new Refused({ code: "record.changed-meanwhile" });
    recordChange(worker, { term: gone }, {});
    return { id };
  });

/** Saves the guardian of a minor. Version 0 for the first one. */
export const saveGuardian = (actor: Actor, id: string, { version, signedBy, ...form }: GuardianForm) =>
  perform(actor, "worker.guardian", async ({ tx, now, subject }) => {
    subject(await lockWorker(tx, id));
    const seal = (await sealsOf(tx, [id])).get(id)!;
    const guardian: Guardian = { ...form, signedBy: signedBy ?? null };
    const detailsSealed = seal.close(JSON.stringify(guardian));
    const [known] = await tx.select().from(guardians).where(eq(guardians.workerId, id));
    if ((known?.version ?? 0) !== version) throw new Refused({ code: "record.changed-meanwhile" });
    await tx
      .insert(guardians)
      .values({ workerId: id, detailsSealed })
      .onConflictDoUpdate({
        target: guardians.workerId,
        set: { detailsSealed, version: version + 1, updatedAt: now },
      });
    return { id };
  });

export const removeGuardian = (actor: Actor, id: string, { version }: { version: number }) =>
  perform(actor, "worker.guardian", async ({ tx, subject }) => {
    subject(await lockWorker(tx, id));
    const gone = await tx
      .delete(guardians)
      .where(and(eq(guardians.workerId, id), eq(guardians.version, version)))
      .returning({ id: guardians.workerId });
    if (gone.length === 0) throw new Refused({ code: "record.changed-meanwhile" });
    return { id };
  });
