import { and, asc, eq, inArray } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { isReachable } from "@product/domain/documents/requests";
import { Refused } from "@product/domain/refusals";
import { documents, evidenceRequests } from "@product/database/tables/papers/document";
import { documentTypes } from "@product/database/tables/company/document-type";
import { workers } from "@product/database/tables/people/worker";
import { completionTokenHash } from "@product/database/workers/completion-links";
import { newVersionsOf } from "#features/papers/document-intake/intake.server.ts";
import { recordSeen } from "#features/people/completion/commands.server.ts";
import type { IssuedLink } from "#request/addresses/one-time-link.ts";
import { giveLinks } from "#features/papers/evidence/commands.server.ts";
import { homeDay } from "#request/clock.ts";
import { lockWorker } from "@product/database/workers/lock-worker";
import { perform, type Transaction } from "#request/perform.ts";
import { askableKinds, askedWorkers, mayAskFor, standingsOf, wantedOf } from "./queries.server.ts";
import type { RequestForm, RequestManyForm } from "./schema.ts";

/**
 * Asks one worker for these kinds, also for one that is in force: whoever asks has seen how each stands. `within` is the secret of
 * the link that carries it along.
 */
export async function requestDocuments(
  actor: Actor,
  workerId: string,
  { kinds: ids, note }: RequestForm,
  within?: string,
): Promise<IssuedLink | undefined> {
  // The form's key keeps the answer of the transaction, and the link must not be kept with it.
  let link: IssuedLink | undefined;
  await perform(actor, "document.request", async ({ tx, now, subject, recordChange }) => {
    const locked = subject(await lockWorker(tx, workerId));
    const [worker] = await askedWorkers(tx, [workerId]);
    if (!isReachable(worker!)) throw new Refused({ code: "worker.unreachable" });
    const kinds = (await askableKinds(tx)).filter(
      (kind) =>
        ids.includes(kind.id) &&
        kind.countries.includes(worker!.country) &&
        mayAskFor(actor, kind, worker!.legalEntityId),
    );
    if (kinds.length < ids.length) throw new Refused({ code: "record.choice-gone" });
    await newVersionsOf(
      tx,
      kinds.map(({ id }) => ({ workerId, documentTypeId: id })),
      "link",
    );
    const tokens = await giveLinks(tx, [workerId], { note, requestedBy: idOf(actor), now, within });
    recordChange(worker!, {}, { documents: kinds.map(({ key }) => key) });
    link = await seen(tx, actor, locked, { token: tokens.get(workerId)!, isWritten: !within });
    return { id: workerId };
  });
  return link;
}

/** Shows the link once to the person who asks; not if the page behind it shows documents that they may not see. */
async function seen(
  tx: Transaction,
  actor: Actor,
  worker: Seen,
  { token, isWritten = true }: { token: string; isWritten?: boolean },
): Promise<IssuedLink | undefined> {
  const shown = await tx
    .selectDistinct({ isHealth: documentTypes.isHealth })
    .from(documents)
    .innerJoin(documentTypes, eq(documentTypes.id, documents.documentTypeId))
    .innerJoin(evidenceRequests, eq(evidenceRequests.id, documents.requestId))
    .where(eq(evidenceRequests.tokenHash, completionTokenHash(token)));
  if (!shown.every((kind) => mayAskFor(actor, kind, worker.legalEntityId))) return undefined;
  if (isWritten) await recordSeen(actor, worker);
  return { path: `/evidence/${token}`, language: worker.language, email: worker.email };
}
type Seen = { id: string; legalEntityId: string; language: Locale; email: string | null };

/** Asks many workers at once. Workers who have the document, have sent it or cannot be reached are left out. */
export const requestFromMany = (actor: Actor, { kinds: kindIds, note, workers: shown }: RequestManyForm) =>
  perform(actor, "document.request", async ({ tx, now, recordChange }) => {
    await tx
      .select({ id: workers.id })
      .from(workers)
      .where(inArray(workers.id, shown))
      .orderBy(asc(workers.id))
      .for("update");
    const kinds = (await askableKinds(tx)).filter(({ id }) => kindIds.includes(id));
    const people = await askedWorkers(tx, shown);
    const standing = await standingsOf(tx, shown, kinds, homeDay());
    const requested: { workerId: string; documentTypeId: string }[] = [];
    for (const worker of people) {
      const wanted = wantedOf(actor, worker, kinds, standing);
      if ("notAsked" in wanted) continue;
      requested.push(...wanted.kinds.map(({ id }) => ({ workerId: worker.id, documentTypeId: id })));
      recordChange(worker, {}, { documents: wanted.kinds.map(({ key }) => key) });
    }
    if (requested.length === 0) throw new Refused({ code: "bulk.nobody" });
    await newVersionsOf(tx, requested, "link");
    const ids = [...new Set(requested.map(({ workerId }) => workerId))];
    await giveLinks(tx, ids, { note, requestedBy: idOf(actor), now });
    return { asked: ids.length };
  });

/** The link once more, as a new one: the secret of the last is not kept. */
export async function remindWorker(actor: Actor, workerId: string, within?: string): Promise<IssuedLink | undefined> {
  let link: IssuedLink | undefined;
  await perform(actor, "document.remind", async ({ tx, now, subject }) => {
    const worker = subject(await lockWorker(tx, workerId));
    if (!isReachable(worker)) throw new Refused({ code: "worker.unreachable" });
    const waiting = await tx.$count(documents, and(eq(documents.workerId, workerId), eq(documents.state, "requested")));
    if (waiting === 0) throw new Refused({ code: "record.changed-meanwhile" });
    const tokens = await giveLinks(tx, [workerId], { note: "", requestedBy: idOf(actor), now, within });
    link = await seen(tx, actor, worker, { token: tokens.get(workerId)!, isWritten: !within });
    return { id: workerId };
  });
  return link;
}

/** It was asked for and is not wanted any more. Nothing has come, so that nothing is kept of it. */
export const withdrawRequest = (actor: Actor, workerId: string, { document: documentId }: { document: string }) =>
  perform(actor, "document.withdraw", async ({ tx, subject, recordChange }) => {
    const worker = subject(await lockWorker(tx, workerId));
    const [gone] = await tx
      .delete(documents)
      .where(and(eq(documents.id, documentId), eq(documents.workerId, workerId), eq(documents.state, "requested")))
      .returning();
    if (!gone) throw new Refused({ code: "record.changed-meanwhile" });
    const [kind] = await tx.select().from(documentTypes).where(eq(documentTypes.id, gone.documentTypeId));
    if (!mayAskFor(actor, kind!, worker.legalEntityId)) throw new Refused({ code: "record.changed-meanwhile" });
    recordChange(worker, { documents: [kind!.key] }, {});
    return { id: workerId };
  });

const idOf = (actor: Actor): string | null => (actor.kind === "person" ? actor.id : null);
