import { eq } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { countsFrom } from "@product/domain/documents/validity";
import { maskedEnd } from "@product/domain/people/typed-worker";
import { Refused } from "@product/domain/refusals";
import { refreshClearance } from "@product/database/clearance/refresh";
import { documents } from "@product/database/tables/document";
import { evidenceRevoked } from "#features/worker-qualifications/commands.server.ts";
import { dayNow } from "#i18n/today.ts";
import { perform, type Performance } from "#request/perform.ts";
import { othersWith } from "./numbers.server.ts";
import type { RejectForm, VerifyForm, VersionForm } from "./schema.ts";
import { insistOnVerifier } from "./verifiers.server.ts";
import {
  closedDetails,
  insistOnStep,
  lockDocument,
  lockKind,
  nextVersion,
  versionInForce,
  type Kind,
  type Version,
} from "./versions.server.ts";

type Decided = { id: string; workerId: string };

/** Someone looks at it now; colleagues see who. */
export const openDocument = (actor: Actor, id: string, { version }: VersionForm) =>
  perform(actor, "document.open", async ({ tx, now, on }): Promise<Decided> => {
    const { worker, document, kind } = await lockDocument(tx, actor, id, version);
    on(worker);
    await insistOnVerifier(tx, actor, kind, worker.legalEntityId);
    const state = insistOnStep(document.state, "open");
    await tx
      .update(documents)
      .set({ state, reviewerId: idOf(actor), version: version + 1, updatedAt: now })
      .where(eq(documents.id, id));
    return { id, workerId: worker.id };
  });

/** It is in order from now on; what was in force until now stays, as a version that was followed by another. */
export const verifyDocument = (actor: Actor, id: string, form: VerifyForm) =>
  perform(actor, "document.verify", async (performance): Promise<Decided> => {
    const { tx, on } = performance;
    const { worker, document, kind } = await lockDocument(tx, actor, id, form.version);
    on(worker);
    await insistOnVerifier(tx, actor, kind, worker.legalEntityId);
    insistOnStep(document.state, "verify");
    return putInForce(performance, actor, { worker, document, kind }, form);
  });

/** For a kind of which no copy is kept: it was seen, and what it says is noted. */
export const noteDocument = (actor: Actor, workerId: string, kindId: string, form: VerifyForm) =>
  perform(actor, "document.verify", async (performance): Promise<Decided> => {
    const { tx, now, on } = performance;
    const { worker, kind } = await lockKind(tx, actor, workerId, kindId);
    on(worker);
    if (kind.copyKept) throw new Refused({ code: "document.copy-needed" });
    await insistOnVerifier(tx, actor, kind, worker.legalEntityId);
    const begun = { state: "in_review", source: "office", receivedAt: now } as const;
    const document = await nextVersion(tx, workerId, kindId, begun);
    return putInForce(performance, actor, { worker, document, kind }, { ...form, version: document.version });
  });

/** It is no good, for a reason; what is in force stays so. */
export const rejectDocument = (actor: Actor, id: string, { version, reason }: RejectForm) =>
  perform(actor, "document.reject", async ({ tx, now, on, changed }): Promise<Decided> => {
    const { worker, document, kind } = await lockDocument(tx, actor, id, version);
    on(worker);
    await insistOnVerifier(tx, actor, kind, worker.legalEntityId);
    const state = insistOnStep(document.state, "reject");
    await tx
      .update(documents)
      .set({
        state,
        rejectReason: reason,
        reviewerId: idOf(actor),
        reviewedAt: now,
        version: version + 1,
        updatedAt: now,
      })
      .where(eq(documents.id, id));
    await refreshClearance(tx, [worker.id], dayNow());
    changed(worker, told(kind, document), { ...told(kind, { ...document, state }), rejectReason: reason });
    return { id, workerId: worker.id };
  });

/** It was in order and is no longer: withdrawn by who gave it, or found to be false. */
export const revokeDocument = (actor: Actor, id: string, { version }: VersionForm) =>
  perform(actor, "document.revoke", async ({ tx, now, on, changed }): Promise<Decided> => {
    const { worker, document, kind } = await lockDocument(tx, actor, id, version);
    on(worker);
    await insistOnVerifier(tx, actor, kind, worker.legalEntityId);
    const state = insistOnStep(document.state, "revoke");
    await tx
      .update(documents)
      .set({ state, reviewerId: idOf(actor), reviewedAt: now, version: version + 1, updatedAt: now })
      .where(eq(documents.id, id));
    await evidenceRevoked(tx, id);
    await refreshClearance(tx, [worker.id], dayNow());
    changed(worker, told(kind, document), told(kind, { ...document, state }));
    return { id, workerId: worker.id };
  });

/** Writes down that someone looked at what shows who a worker is, or how healthy. */
export const lookAtDocument = (actor: Actor, id: string) =>
  perform(actor, "document.look", async ({ tx, on }) => {
    const { worker } = await lockDocument(tx, actor, id);
    on(worker);
  });

type Checked = { worker: { id: string; legalEntityId: string }; document: Version; kind: Kind };

async function putInForce(
  { tx, now, changed }: Performance<"document.verify">,
  actor: Actor,
  { worker, document, kind }: Checked,
  { number, fitness, isShared, version, ...form }: VerifyForm,
): Promise<Decided> {
  const others = number === undefined ? 0 : await othersWith(tx, worker.id, kind.key, number);
  if (others > 0 && !isShared) throw new Refused({ code: "document.number-shared", n: others });
  const former = await versionInForce(tx, worker.id, kind.id);
  const validFrom = countsFrom(form.validFrom ?? null, former, dayNow());
  if (validFrom === undefined) throw new Refused({ code: "document.begins-later", ends: former!.validUntil! });
  if (former)
    await tx
      .update(documents)
      .set({ state: "superseded", version: former.version + 1, updatedAt: now })
      .where(eq(documents.id, former.id));
  const after = {
    state: "verified",
    // What the paper itself says; from when it counts may be earlier.
    issuedOn: form.validFrom ?? null,
    validFrom,
    validUntil: form.validUntil ?? null,
  } as const;
  await tx
    .update(documents)
    .set({
      ...after,
      ...(await closedDetails(tx, worker.id, kind, { number, fitness })),
      reviewerId: idOf(actor),
      reviewedAt: now,
      version: version + 1,
      updatedAt: now,
    })
    .where(eq(documents.id, document.id));
  await refreshClearance(tx, [worker.id], dayNow());
  changed(worker, told(kind, document), {
    ...told(kind, { ...document, ...after }),
    documentNumber: number === undefined ? null : maskedEnd(number),
  });
  return { id: document.id, workerId: worker.id };
}

/** As the trail tells it. What a certificate of fitness says is not for everyone who reads it. */
const told = ({ key }: Kind, { state, validFrom, validUntil, numberInChain }: Version) => ({
  document: `${key} v${numberInChain}`,
  documentState: state,
  validFrom,
  validUntil,
});

const idOf = (actor: Actor): string | null => (actor.kind === "person" ? actor.id : null);
