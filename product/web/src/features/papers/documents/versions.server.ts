/** The versions of a worker's documents, locked for who decides about them. */
import { and, eq, inArray } from "drizzle-orm";
import { NotPermitted, type Actor, isPermitted } from "@product/domain/actor";
import { stepped, type DocumentState, type DocumentStep } from "@product/domain/documents/documents";
import { Refused } from "@product/domain/refusals";
import { documents } from "@product/database/tables/papers/document";
import { documentTypes } from "@product/database/tables/company/document-type";
import { lockWorker } from "@product/database/workers/lock-worker";
import type { Transaction } from "#request/perform.ts";

export type Version = typeof documents.$inferSelect;
export type Kind = typeof documentTypes.$inferSelect;

/** A version with its worker, both locked, the worker first. Refused when someone changed it after `version` was read. */
export async function lockDocument(tx: Transaction, actor: Actor, id: string, version?: number) {
  const [known] = await tx.select({ workerId: documents.workerId }).from(documents).where(eq(documents.id, id));
  if (!known) throw new Refused({ code: "record.changed-meanwhile" });
  const worker = await lockWorker(tx, known.workerId);
  const [document] = await tx.select().from(documents).where(eq(documents.id, id)).for("update");
  if (!document || (version !== undefined && document.version !== version))
    throw new Refused({ code: "record.changed-meanwhile" });
  const [kind] = await tx.select().from(documentTypes).where(eq(documentTypes.id, document.documentTypeId));
  ensureSight(actor, kind!, worker.legalEntityId);
  return { worker, document, kind: kind! };
}

export async function lockKind(tx: Transaction, actor: Actor, workerId: string, kindId: string) {
  const worker = await lockWorker(tx, workerId);
  const [kind] = await tx.select().from(documentTypes).where(eq(documentTypes.id, kindId));
  if (!kind || kind.archivedAt) throw new Refused({ code: "record.choice-gone" });
  ensureSight(actor, kind, worker.legalEntityId);
  return { worker, kind };
}

/** A document about someone's health is out of bounds for readers without permission for that class of data. */
export function ensureSight(actor: Actor, { isHealth }: Pick<Kind, "isHealth">, entityId: string): void {
  if (isHealth && !isPermitted(actor, "document.view.health-fitness", { entity: entityId }))
    throw new NotPermitted(actor, "document.view.health-fitness");
}

export function ensureStep(state: DocumentState, step: DocumentStep): DocumentState {
  const next = stepped(state, step);
  if (!next) throw new Refused({ code: "record.changed-meanwhile" });
  return next;
}

export async function versionInForce(tx: Transaction, workerId: string, kindId: string): Promise<Version | undefined> {
  const [row] = await tx
    .select()
    .from(documents)
    .where(and(ofKind(workerId, kindId), eq(documents.state, "verified")))
    .for("update");
  return row;
}

/** Another that waits, or was asked for: there is one of these at a time. */
export const isOneWaiting = async (tx: Transaction, workerId: string, kindId: string): Promise<boolean> =>
  (await tx.$count(
    documents,
    and(ofKind(workerId, kindId), inArray(documents.state, ["requested", "uploaded", "in_review"])),
  )) > 0;

const ofKind = (workerId: string, kindId: string) =>
  and(eq(documents.workerId, workerId), eq(documents.documentTypeId, kindId));
