import { desc, eq } from "drizzle-orm";
import type { Locale } from "@product/domain/locales";
import { database } from "@product/database/client";
import { documents } from "@product/database/tables/papers/document";
import { documentTypes } from "@product/database/tables/company/document-type";
import { absences } from "@product/database/tables/papers/right-to-work";

export const mostAbsences = 400;

/** The newest first. Which kind and with which note, only for those who may know about health. */
export async function absencesOf(workerId: string, locale: Locale, seesHealth: boolean) {
  const rows = await database
    .select({
      id: absences.id,
      firstDay: absences.firstDay,
      lastDay: absences.lastDay,
      version: absences.version,
      kind: absences.kind,
      documentId: absences.documentId,
      document: locale === "es" ? documentTypes.nameEs : documentTypes.nameEn,
    })
    .from(absences)
    .leftJoin(documents, eq(documents.id, absences.documentId))
    .leftJoin(documentTypes, eq(documentTypes.id, documents.documentTypeId))
    .where(eq(absences.workerId, workerId))
    .orderBy(desc(absences.firstDay))
    .limit(mostAbsences);
  return rows.map(({ kind, documentId, document, ...days }) =>
    seesHealth ? { ...days, kind, documentId, document } : days,
  );
}
export type ShownAbsence = Awaited<ReturnType<typeof absencesOf>>[number];
