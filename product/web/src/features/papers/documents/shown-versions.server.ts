/** Versions as they are shown: of what is closed in them only what a reader needs. */
import { asc, desc, eq, inArray, type SQL } from "drizzle-orm";
import { mayTakeBack, shownState, type DocumentState, type FitnessOutcome } from "@product/domain/documents/documents";
import { daysUntil } from "@product/domain/documents/validity";
import { plusDays } from "@product/domain/time/local-date";
import { maskedEnd } from "@product/domain/people/typed-worker";
import { database } from "@product/database/client";
import { sealsIn } from "@product/database/person-keys";
import { accounts } from "@product/database/tables/access/account";
import { documentFiles, documents } from "@product/database/tables/papers/document";
import { documentTypes } from "@product/database/tables/company/document-type";
import { clockNow } from "#request/clock.ts";

type Kind = typeof documentTypes.$inferSelect;
type Row = { document: typeof documents.$inferSelect; kind: Kind; reviewer: string | null };

/** One version as it is shown: of its number only the end, or nothing. */
export type ShownVersion = {
  id: string;
  n: number;
  state: DocumentState;
  shown: ReturnType<typeof shownState>;
  daysLeft: number | null;
  number: string | null;
  fitness: FitnessOutcome | null;
  validFrom: string | null;
  validUntil: string | null;
  by: string | null;
  at: Date | null;
  rejectReason: string | null;
  version: number;
  mayTakeBack: boolean;
  files: { id: string; type: string; size: number }[];
};

export const versionRows = (which: SQL): Promise<Row[]> =>
  database
    .select({ document: documents, kind: documentTypes, reviewer: accounts.name })
    .from(documents)
    .innerJoin(documentTypes, eq(documentTypes.id, documents.documentTypeId))
    .leftJoin(accounts, eq(accounts.userId, documents.reviewerId))
    .where(which)
    .orderBy(desc(documents.numberInChain))
    .limit(mostVersions);

const mostVersions = 500;

export async function shownVersions(rows: readonly Row[], today: string): Promise<Map<string, ShownVersion>> {
  const ids = rows.map(({ document }) => document.id);
  const files = Map.groupBy(
    ids.length === 0
      ? []
      : await database
          .select()
          .from(documentFiles)
          .where(inArray(documentFiles.documentId, ids))
          .orderBy(asc(documentFiles.position)),
    ({ documentId }) => documentId,
  );
  const seals = await sealsIn(database, [...new Set(rows.map(({ document }) => document.workerId))]);
  return new Map(
    rows.map(({ document, kind, reviewer }) => {
      const seal = seals.get(document.workerId);
      const { number, fitness } = detailsIn(seal && document.detailsSealed && seal.open(document.detailsSealed));
      const { id, state, validFrom, validUntil, rejectReason, version } = document;
      return [
        id,
        {
          id,
          n: document.numberInChain,
          state,
          shown: shownState({ state, validUntil }, today, plusDays(today, kind.alertDays[0] ?? 0)),
          daysLeft: validUntil === null ? null : daysUntil(validUntil, today),
          number: number === undefined ? null : maskedEnd(number),
          fitness: fitness ?? null,
          validFrom,
          validUntil,
          by: reviewer,
          at: document.reviewedAt ?? document.receivedAt,
          rejectReason,
          version,
          mayTakeBack: state === "verified" && mayTakeBack(document.reviewedAt, clockNow()),
          files: (files.get(id) ?? []).map(({ id: fileId, type, size }) => ({ id: fileId, type, size })),
        },
      ];
    }),
  );
}

/** The number that the worker typed when they sent the document, for the reviewer who compares it with the paper. */
export async function toldNumber({ workerId, detailsSealed }: typeof documents.$inferSelect): Promise<string | null> {
  const seal = (await sealsIn(database, [workerId])).get(workerId);
  return detailsIn(seal && detailsSealed && seal.open(detailsSealed)).number ?? null;
}

const detailsIn = (json: string | null | undefined): { number?: string; fitness?: FitnessOutcome } =>
  json ? JSON.parse(json) : {};
