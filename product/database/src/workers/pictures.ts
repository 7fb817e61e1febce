/** The picture of a worker: the photo that was verified last, as long as it is in force. */
import { and, desc, eq, like, sql, type SQL } from "drizzle-orm";
import { documentFiles, documents } from "@product/database/tables/papers/document";
import { documentTypes } from "@product/database/tables/company/document-type";
import type { Transaction } from "@product/database/write";

/** The id of its file, for a query over `worker`. */
export const pictureId: SQL<string | null> = sql<string | null>`(
  SELECT photo.id FROM app.document shown
  JOIN app.document_type kind ON kind.id = shown.document_type_id AND kind.proves = 'photo'
  JOIN app.document_file photo ON photo.document_id = shown.id AND photo.type LIKE 'image/%'
  WHERE shown.worker_id = worker.id AND shown.state = 'verified'
  ORDER BY shown.reviewed_at DESC, photo.position LIMIT 1)`;

export async function pictureOf(
  reader: Pick<Transaction, "select">,
  workerId: string,
): Promise<{ id: string; path: string } | undefined> {
  const [found] = await reader
    .select({ id: documentFiles.id, path: documentFiles.path })
    .from(documents)
    .innerJoin(documentTypes, and(eq(documentTypes.id, documents.documentTypeId), eq(documentTypes.proves, "photo")))
    .innerJoin(documentFiles, and(eq(documentFiles.documentId, documents.id), like(documentFiles.type, "image/%")))
    .where(and(eq(documents.workerId, workerId), eq(documents.state, "verified")))
    .orderBy(desc(documents.reviewedAt), documentFiles.position)
    .limit(1);
  return found;
}
