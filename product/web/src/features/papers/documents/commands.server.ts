import { and, eq, sql } from "drizzle-orm";
import { mayDo, NotPermitted, type Actor } from "@product/domain/actor";
import { acts } from "@product/domain/acts";
import { mayTakeBack } from "@product/domain/documents/documents";
import { isReachable } from "@product/domain/documents/requests";
import { countsFrom } from "@product/domain/documents/validity";
import { maskedEnd } from "@product/domain/people/typed-worker";
import { Refused } from "@product/domain/refusals";
import { refreshClearance } from "@product/database/clearance/refresh";
import { database } from "@product/database/client";
import { documentFiles, documents } from "@product/database/tables/papers/document";
import { evidenceRevoked } from "#features/papers/worker-qualifications/commands.server.ts";
import { documentTypes } from "@product/database/tables/company/document-type";
import { sealedDetails } from "#features/papers/document-intake/details.server.ts";
import { bringIn, bytesOf, newVersionOf, receiveFiles } from "#features/papers/document-intake/intake.server.ts";
import { letterAfterReview } from "#features/papers/evidence/commands.server.ts";
import { clockNow, homeDay } from "#request/clock.ts";
import { filesContext } from "#request/ports/files.ts";
import type { Sent } from "#request/forms/form-action.ts";
import { perform, type Performance, type Transaction } from "#request/perform.ts";
import { ensureLawfulEnd } from "./lawful-end.server.ts";
import { othersWith } from "./numbers.server.ts";
import type { AddForm, RejectForm, VerifyForm, VersionForm } from "./schema.ts";
import { ensureVerifier } from "./verifiers.server.ts";
import {
  ensureSight,
  ensureStep,
  lockDocument,
  lockKind,
  isOneWaiting,
  versionInForce,
  type Kind,
  type Version,
} from "./versions.server.ts";

type Decided = { id: string; workerId: string };

/** Someone looks at it now; colleagues see who. */
export const openDocument = (actor: Actor, id: string, { version }: VersionForm) =>
  perform(actor, "document.open", async ({ tx, now, subject }): Promise<Decided> => {
    const { worker, document, kind } = await lockDocument(tx, actor, id, version);
    subject(worker);
    await ensureVerifier(tx, actor, kind, worker.legalEntityId);
    const state = ensureStep(document.state, "open");
    await tx
      .update(documents)
      .set({ state, reviewerId: idOf(actor), version: version + 1, updatedAt: now })
      .where(eq(documents.id, id));
    return { id, workerId: worker.id };
  });

/** It is in order from now on; what was in force until now stays, as a version that was followed by another. */
export const verifyDocument = (actor: Actor, id: string, form: VerifyForm) =>
  perform(actor, "document.verify", async (performance): Promise<Decided> => {
    const { tx, subject } = performance;
    const { worker, document, kind } = await lockDocument(tx, actor, id, form.version);
    subject(worker);
    await ensureVerifier(tx, actor, kind, worker.legalEntityId);
    ensureStep(document.state, "verify");
    if (kind.copyKept && !(await hasFile(tx, id))) throw new Refused({ code: "document.without-file" });
    return putInForce(performance, actor, { worker, document, kind }, form);
  });

/** For a kind of which no copy is kept: it was seen, and what it says is noted. */
export const recordDocument = (actor: Actor, workerId: string, kindId: string, form: VerifyForm) =>
  perform(actor, "document.verify", async (performance): Promise<Decided> => {
    const { tx, now, subject } = performance;
    const { worker, kind } = await lockKind(tx, actor, workerId, kindId);
    subject(worker);
    if (kind.copyKept) throw new Refused({ code: "document.copy-needed" });
    await ensureVerifier(tx, actor, kind, worker.legalEntityId);
    const document = await newVersionOf(tx, workerId, kindId, "office");
    await tx.update(documents).set({ receivedAt: now }).where(eq(documents.id, document.id));
    return putInForce(performance, actor, { worker, document, kind }, { ...form, version: document.version });
  });

/** Rejects a version for a reason; one in force stays. A worker who sent it by a link is told and asked again. */
export const rejectDocument = (actor: Actor, id: string, form: RejectForm) => turnDown(actor, id, form, false);

/** The same, and the worker is asked for another in any case. */
export const askAgain = (actor: Actor, id: string, form: RejectForm) => turnDown(actor, id, form, true);

const turnDown = (actor: Actor, id: string, { version, reason }: RejectForm, isAsked: boolean) =>
  perform(actor, "document.reject", async ({ tx, now, subject, recordChange }): Promise<Decided> => {
    const { worker, document, kind } = await lockDocument(tx, actor, id, version);
    subject(worker);
    await ensureVerifier(tx, actor, kind, worker.legalEntityId);
    if (isAsked && !isReachable(worker)) throw new Refused({ code: "worker.unreachable" });
    const state = ensureStep(document.state, "reject");
    const decided = { reviewerId: idOf(actor), reviewedAt: now, version: version + 1, updatedAt: now };
    await tx
      .update(documents)
      .set({ state, rejectReason: reason, ...decided })
      .where(eq(documents.id, id));
    if (isAsked || document.source === "link") await letterAfterReview(tx, id, now);
    await refreshClearance(tx, [worker.id], clockNow());
    recordChange(worker, before(document), { ...auditFacts(kind, { ...document, state }), rejectReason: reason });
    return { id, workerId: worker.id };
  });

/** It was in order and is no longer: withdrawn by who gave it, or found to be false. */
export const revokeDocument = (actor: Actor, id: string, { version }: VersionForm) =>
  perform(actor, "document.revoke", async ({ tx, now, subject, recordChange }): Promise<Decided> => {
    const { worker, document, kind } = await lockDocument(tx, actor, id, version);
    subject(worker);
    await ensureVerifier(tx, actor, kind, worker.legalEntityId);
    const state = ensureStep(document.state, "revoke");
    await tx
      .update(documents)
      .set({ state, reviewerId: idOf(actor), reviewedAt: now, version: version + 1, updatedAt: now })
      .where(eq(documents.id, id));
    await evidenceRevoked(tx, id);
    await refreshClearance(tx, [worker.id], clockNow());
    recordChange(worker, before(document), auditFacts(kind, { ...document, state }));
    return { id, workerId: worker.id };
  });

/** It was verified by mistake: it waits for whoever takes it back, and what was in force before is so again. */
export const takeBackDocument = (actor: Actor, id: string, { version }: VersionForm) =>
  perform(actor, "document.take-back", async ({ tx, now, subject, recordChange }): Promise<Decided> => {
    const { worker, document, kind } = await lockDocument(tx, actor, id, version);
    subject(worker);
    await ensureVerifier(tx, actor, kind, worker.legalEntityId);
    const state = ensureStep(document.state, "take-back");
    if (await isOneWaiting(tx, worker.id, kind.id)) throw new Refused({ code: "document.on-its-way" });
    if (!mayTakeBack(document.reviewedAt, now)) throw new Refused({ code: "document.taken-back-late" });
    await tx
      .update(documents)
      .set({ state, reviewerId: idOf(actor), reviewedAt: null, version: version + 1, updatedAt: now })
      .where(eq(documents.id, id));
    // The one that gave place in the same moment.
    await tx
      .update(documents)
      .set({ state: "verified", version: sql`${documents.version} + 1`, updatedAt: now })
      .where(
        and(
          eq(documents.workerId, worker.id),
          eq(documents.documentTypeId, kind.id),
          eq(documents.state, "superseded"),
          eq(documents.updatedAt, document.reviewedAt!),
        ),
      );
    await evidenceRevoked(tx, id);
    await refreshClearance(tx, [worker.id], clockNow());
    recordChange(worker, before(document), auditFacts(kind, { ...document, state }));
    return { id, workerId: worker.id };
  });

/** Writes down that someone looked at what shows who a worker is, or how healthy. The caller has found it in their sight. */
export const lookAtDocument = (actor: Actor, worker: { id: string; legalEntityId: string }) =>
  perform(actor, "document.look", async ({ subject }) => void subject(worker));

/** The office brings a document: it waits to be checked like any other. */
export async function addDocument(
  actor: Actor,
  { id: workerId, legalEntityId }: { id: string; legalEntityId: string },
  { kind: kindId, files }: AddForm,
  { context }: Pick<Sent, "context">,
) {
  if (!mayDo(actor, acts["document.add"], { id: workerId, legalEntityId }))
    throw new NotPermitted(actor, "document.create");
  const [kind] = await database.select().from(documentTypes).where(eq(documentTypes.id, kindId));
  if (!kind || kind.archivedAt) throw new Refused({ code: "record.choice-gone" });
  ensureSight(actor, kind, legalEntityId);
  if (!kind.copyKept) throw new Refused({ code: "document.only-noted" });
  const sent: Uint8Array[] = [];
  // One after another: all of them at once would hold up everyone else.
  for (const [position, file] of files.filter(({ size }) => size > 0).entries())
    sent.push(await bytesOf(file, position));
  return bringIn(context.get(filesContext), { workerId, kind }, sent, (uploads) =>
    perform(actor, "document.add", async ({ tx, now, recordChange }): Promise<Decided> => {
      const { worker } = await lockKind(tx, actor, workerId, kindId);
      const version = await newVersionOf(tx, workerId, kindId, "office");
      await receiveFiles(tx, version, uploads, { now });
      recordChange(worker, undefined, {
        ...auditFacts(kind, { ...version, state: "uploaded" }),
        files: uploads.length,
      });
      return { id: version.id, workerId };
    }),
  );
}

type Checked = { worker: { id: string; legalEntityId: string }; document: Version; kind: Kind };

async function putInForce(
  { tx, now, recordChange }: Performance<"document.verify">,
  actor: Actor,
  { worker, document, kind }: Checked,
  { isShared, version, ...read }: VerifyForm,
): Promise<Decided> {
  // A photo has neither number nor days.
  const { number, fitness, ...form }: Omit<VerifyForm, "isShared" | "version"> = kind.proves === "photo" ? {} : read;
  const others = number === undefined ? 0 : await othersWith(tx, worker.id, kind.key, number);
  if (others > 0 && !isShared) throw new Refused({ code: "document.number-shared", n: others });
  await ensureLawfulEnd(tx, worker.id, kind, form);
  const former = await versionInForce(tx, worker.id, kind.id);
  const validFrom = countsFrom(form.validFrom ?? null, former, homeDay());
  if (validFrom === undefined) throw new Refused({ code: "document.begins-later", ends: former!.validUntil! });
  if (former)
    await tx
      .update(documents)
      .set({ state: "superseded", version: former.version + 1, updatedAt: now })
      .where(eq(documents.id, former.id));
  const after = {
    state: "verified",
    // The date on the paper itself; validity may begin earlier.
    issuedOn: form.validFrom ?? null,
    validFrom,
    validUntil: form.validUntil ?? null,
  } as const;
  await tx
    .update(documents)
    .set({
      ...after,
      // The number that the worker typed gives way to the one read from the paper.
      detailsSealed: null,
      numberHash: null,
      ...(await sealedDetails(tx, worker.id, { ...(number && { number }), ...(fitness && { fitness }) })),
      reviewerId: idOf(actor),
      reviewedAt: now,
      version: version + 1,
      updatedAt: now,
    })
    .where(eq(documents.id, document.id));
  await refreshClearance(tx, [worker.id], clockNow());
  recordChange(worker, before(document), {
    ...auditFacts(kind, { ...document, ...after }),
    documentNumber: number === undefined ? null : maskedEnd(number),
  });
  return { id: document.id, workerId: worker.id };
}

/** As the trail tells it: without the outcome of a certificate of fitness, which not every reader may know. */
const auditFacts = ({ key }: Kind, { state, validFrom, validUntil, numberInChain }: Version) => ({
  document: `${key} v${numberInChain}`,
  documentState: state,
  validFrom,
  validUntil,
});

/** Without which one it is: that is told with what became of it. */
const before = ({ state, validFrom, validUntil }: Version) => ({ documentState: state, validFrom, validUntil });

const hasFile = async (tx: Transaction, id: string): Promise<boolean> =>
  (await tx.$count(documentFiles, eq(documentFiles.documentId, id))) > 0;

const idOf = (actor: Actor): string | null => (actor.kind === "person" ? actor.id : null);
