import { clockNow } from "#request/clock.ts";
import { and, asc, desc, eq, gt, inArray } from "drizzle-orm";
import type { DocumentState, RejectReason } from "@product/domain/documents/documents";
import type { Locale } from "@product/domain/locales";
import { database } from "@product/database/client";
import { documents, evidenceRequests } from "@product/database/tables/papers/document";
import { documentTypes } from "@product/database/tables/company/document-type";
import { legalEntities } from "@product/database/tables/company/master-data";
import { workers } from "@product/database/tables/people/worker";
import { completionTokenHash as tokenHash } from "@product/database/workers/completion-links";
import type { UploadOwner } from "#request/ports/files.ts";
import type { Transaction } from "#request/perform.ts";

/** The condition under which a link still works. */
export const isOpen = (token: string, now: Date) =>
  and(eq(evidenceRequests.tokenHash, tokenHash(token)), gt(evidenceRequests.expiresAt, now));

type Reader = Pick<Transaction, "select" | "selectDistinctOn">;

/** The latest version of each kind that a link has to do with. */
export const behind = (reader: Reader, linkId: string) => {
  const kindsShown = reader
    .select({ id: documents.documentTypeId })
    .from(documents)
    .where(eq(documents.requestId, linkId));
  return reader
    .selectDistinctOn([documents.documentTypeId], { document: documents, kind: documentTypes })
    .from(documents)
    .innerJoin(evidenceRequests, eq(evidenceRequests.workerId, documents.workerId))
    .innerJoin(documentTypes, eq(documentTypes.id, documents.documentTypeId))
    .where(and(eq(evidenceRequests.id, linkId), inArray(documents.documentTypeId, kindsShown)))
    .orderBy(asc(documents.documentTypeId), desc(documents.numberInChain));
};

export type CardState = "asked" | "sent" | "accepted" | "rejected";

const cardStates: Partial<Record<DocumentState, CardState>> = {
  requested: "asked",
  uploaded: "sent",
  in_review: "sent",
  verified: "accepted",
  rejected: "rejected",
};

/**
 * Data for the page behind a link: the name, the company that asks, and the state of each document. The files sent are
 * never shown.
 */
export async function behindLink(token: string, locale: Locale, now = clockNow()) {
  const [link] = await database
    .select({ request: evidenceRequests, worker: workers, entity: legalEntities.name })
    .from(evidenceRequests)
    .innerJoin(workers, eq(workers.id, evidenceRequests.workerId))
    .innerJoin(legalEntities, eq(legalEntities.id, workers.legalEntityId))
    .where(isOpen(token, now));
  if (!link) return undefined;
  const { request, worker, entity } = link;
  const rows = await behind(database, request.id);
  return {
    id: request.id,
    name: worker.preferredName || worker.firstName,
    entity,
    note: request.note,
    expiresAt: request.expiresAt,
    cards: rows
      .flatMap(({ document, kind }) => {
        const state = cardStates[document.state];
        return state
          ? [
              {
                kindId: kind.id,
                key: kind.key,
                name: locale === "es" ? kind.nameEs : kind.nameEn,
                state,
                reason: document.rejectReason as RejectReason | null,
                sentAt: document.receivedAt,
                twoSides: kind.twoSides,
                copyKept: kind.copyKept,
                hasExpiry: kind.hasExpiry,
                isPhoto: kind.proves === "photo",
              },
            ]
          : [];
      })
      .toSorted((a, b) => order[a.state] - order[b.state] || a.name.localeCompare(b.name, locale)),
  };
}
export type EvidenceCard = NonNullable<Awaited<ReturnType<typeof behindLink>>>["cards"][number];

const order: Record<CardState, number> = { rejected: 0, asked: 1, sent: 2, accepted: 3 };

/** Where what is sent by a link waits until its form is sent. */
export const evidenceUploads = (linkId: string): UploadOwner => ({ purpose: "evidence", userId: linkId });

export async function openLinkId(token: string): Promise<string | undefined> {
  const [link] = await database.select().from(evidenceRequests).where(isOpen(token, clockNow()));
  return link?.id;
}
