/** Receives documents by a link. */
import { clockNow } from "#request/clock.ts";
import { eq } from "drizzle-orm";
import { themselves } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { evidenceRequests, documents } from "@product/database/tables/papers/document";
import { workers } from "@product/database/tables/people/worker";
import { database } from "@product/database/client";
import {
  bringIn,
  bytesOf,
  newVersionOf,
  receiveFiles,
  type UploadedFile,
} from "#features/papers/document-intake/intake.server.ts";
import type { Files } from "#request/ports/files.ts";
import { perform } from "#request/perform.ts";
import { behind, evidenceUploads, isOpen } from "./queries.server.ts";
import type { EvidenceForm } from "./schema.ts";

/**
 * Takes one of the documents that a link asks for. Uploads made ahead of the form are deleted afterwards, even if they
 * were no good.
 */
export async function receiveEvidence(files: Files, token: string, form: EvidenceForm): Promise<void> {
  const [link] = await database.select().from(evidenceRequests).where(isOpen(token, clockNow()));
  const card = link && (await behind(database, link.id)).find(({ kind }) => kind.id === form.kind);
  if (!card) throw new Refused({ code: "worker.link-gone" });
  const { workerId } = card.document;
  const uploads = [form.frontUpload, form.backUpload].filter((id) => id !== undefined);
  try {
    const sent = await sidesOf(files, link.id, form);
    await bringIn(files, { workerId, kind: card.kind }, sent, (receivedFiles) => writeDown(token, form, receivedFiles));
  } finally {
    for (const id of uploads) await files.forgetUpload(evidenceUploads(link.id), id).catch(() => {});
  }
}

async function sidesOf(files: Files, linkId: string, form: EvidenceForm): Promise<Uint8Array[]> {
  const owner = evidenceUploads(linkId);
  const side = async (position: number, id: string | undefined, file: File | undefined) =>
    id ? files.readUpload(owner, id) : file && bytesOf(file, position);
  const sides = [await side(0, form.frontUpload, form.front), await side(1, form.backUpload, form.back)];
  return sides.filter((bytes) => bytes !== undefined);
}

const writeDown = (token: string, form: EvidenceForm, receivedFiles: readonly UploadedFile[]) =>
  perform(themselves, "document.receive", async ({ tx, now, subject, recordChange }) => {
    const [link] = await tx.select().from(evidenceRequests).where(isOpen(token, now)).for("update");
    if (!link) throw new Refused({ code: "worker.link-gone" });
    const [worker] = await tx.select().from(workers).where(eq(workers.id, link.workerId)).for("update");
    subject(worker!);
    const card = (await behind(tx, link.id)).find(({ kind }) => kind.id === form.kind);
    if (!card) throw new Refused({ code: "worker.link-gone" });
    // One that was accepted meanwhile is not asked for any more.
    if (card.document.state === "verified") throw new Refused({ code: "document.on-its-way" });
    const document = await newVersionOf(tx, worker!.id, form.kind, "link");
    await tx.update(documents).set({ requestId: link.id }).where(eq(documents.id, document.id));
    const { number, validUntil } = form;
    await receiveFiles(tx, document, receivedFiles, { now, validUntil, ...(number ? { number } : {}) });
    recordChange(worker!, {}, { documents: [card.kind.key] });
  });
