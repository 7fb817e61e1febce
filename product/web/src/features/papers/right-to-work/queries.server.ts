import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Locale } from "@product/domain/locales";
import type { DocumentState } from "@product/domain/documents/documents";
import { ageOn, plusDays } from "@product/domain/time/local-date";
import { checkShareCode } from "@product/domain/identifiers/nino";
import type { Guardian } from "@product/domain/people/guardians";
import { shareCodeDays } from "@product/domain/papers/right-to-work";
import { maskedEnd } from "@product/domain/people/typed-worker";
import { database } from "@product/database/client";
import { sealsIn } from "@product/database/person-keys";
import { accounts } from "@product/database/tables/access/account";
import { documents } from "@product/database/tables/papers/document";
import { documentTypes } from "@product/database/tables/company/document-type";
import { legalEntities } from "@product/database/tables/company/master-data";
import {
  guardians,
  rightToWorkChecks,
  selfEmployedMarks,
  studyTerms,
} from "@product/database/tables/papers/right-to-work";
import { workers } from "@product/database/tables/people/worker";
import { todayIn } from "#request/clock.ts";
import { mostChecks, mostTerms } from "./limits.ts";

/** Sealed details of a check. */
export type CheckDetails = { shareCode?: string; seen?: string };
type Opener = { open(sealed: Buffer): string };

export const openedDetails = (seal: Opener | undefined, sealed: Buffer | null): CheckDetails =>
  seal && sealed ? (JSON.parse(seal.open(sealed)) as CheckDetails) : {};

/** All that were made, the newest first, with their codes masked. For those with the class, which the caller has made sure of. */
export async function checksOf(workerId: string, locale: Locale) {
  const seal = (await sealsIn(database, [workerId])).get(workerId);
  const rows = await database
    .select({ check: rightToWorkChecks, by: accounts.name, document: nameIn(locale), documentState: documents.state })
    .from(rightToWorkChecks)
    .leftJoin(accounts, eq(accounts.userId, rightToWorkChecks.checkedBy))
    .leftJoin(documents, eq(documents.id, rightToWorkChecks.documentId))
    .leftJoin(documentTypes, eq(documentTypes.id, documents.documentTypeId))
    .where(eq(rightToWorkChecks.workerId, workerId))
    .orderBy(desc(rightToWorkChecks.checkedOn), desc(rightToWorkChecks.createdAt))
    .limit(mostChecks);
  return rows.map(({ check: { workerId: _worker, checkedBy: _by, documentId, detailsSealed, ...check }, ...names }) => {
    const { shareCode, seen = null } = openedDetails(seal, detailsSealed);
    return {
      ...check,
      ...names,
      documentId,
      seen,
      code: shareCode
        ? {
            masked: maskedEnd(shareCode),
            isDoubtful: checkShareCode(shareCode).isDoubt === true,
            // It was made before it was checked, so that it has surely run out by then.
            endsBy: plusDays(check.checkedOn, shareCodeDays),
          }
        : null,
    };
  });
}
export type ShownCheck = Awaited<ReturnType<typeof checksOf>>[number];

export const termsOf = (workerId: string) =>
  database
    .select({ id: studyTerms.id, firstDay: studyTerms.firstDay, lastDay: studyTerms.lastDay })
    .from(studyTerms)
    .where(eq(studyTerms.workerId, workerId))
    .orderBy(asc(studyTerms.firstDay))
    .limit(mostTerms);

/**
 * Basis of a check and its form: the law of the company, whether a birth date is known, and whether the worker is a
 * minor.
 */
export async function basisOf(workerId: string) {
  const [row] = await database
    .select({
      country: legalEntities.country,
      timeZone: legalEntities.timeZone,
      workerType: workers.workerType,
      sealed: workers.birthDateSealed,
    })
    .from(workers)
    .innerJoin(legalEntities, eq(legalEntities.id, workers.legalEntityId))
    .where(eq(workers.id, workerId));
  const seal = (await sealsIn(database, [workerId])).get(workerId);
  const birthDate = seal && row!.sealed ? seal.open(row!.sealed) : null;
  return {
    country: row!.country,
    isSelfEmployed: row!.workerType === "self_employed",
    hasBirthDate: birthDate !== null,
    isMinor: birthDate !== null && ageOn(todayIn(row!.timeZone), birthDate) < 18,
  };
}

/** The mark as genuinely self-employed: author, time and reason. */
export async function selfEmployedMarkOf(workerId: string) {
  const seal = (await sealsIn(database, [workerId])).get(workerId);
  const [row] = await database
    .select({ mark: selfEmployedMarks, by: accounts.name })
    .from(selfEmployedMarks)
    .leftJoin(accounts, eq(accounts.userId, selfEmployedMarks.markedBy))
    .where(eq(selfEmployedMarks.workerId, workerId));
  if (!row || !seal) return undefined;
  return { reason: seal.open(row.mark.reasonSealed), by: row.by, at: row.mark.createdAt };
}

export async function guardianOf(workerId: string): Promise<(Guardian & { version: number }) | undefined> {
  const seal = (await sealsIn(database, [workerId])).get(workerId);
  const [row] = await database.select().from(guardians).where(eq(guardians.workerId, workerId));
  return row && seal ? { ...(JSON.parse(seal.open(row.detailsSealed)) as Guardian), version: row.version } : undefined;
}

/** How the consent of those who answer for a minor stands, by the document that proves it: the one in force, or the newest. */
export async function consentOf(workerId: string) {
  const rows = await database
    .select({ state: documents.state, validUntil: documents.validUntil })
    .from(documents)
    .innerJoin(documentTypes, eq(documentTypes.id, documents.documentTypeId))
    .where(and(eq(documents.workerId, workerId), eq(documentTypes.proves, "guardian_consent")))
    .orderBy(desc(documents.createdAt))
    .limit(20);
  return rows.find(({ state }) => state === "verified") ?? rows[0];
}

/** The papers of a worker that something can rest on. Health papers are left out unless they are asked for. */
export const papersOf = (
  workerId: string,
  locale: Locale,
  { states, health = false }: { states: readonly DocumentState[]; health?: boolean },
) =>
  database
    .select({ id: documents.id, name: nameIn(locale), state: documents.state, validUntil: documents.validUntil })
    .from(documents)
    .innerJoin(documentTypes, eq(documentTypes.id, documents.documentTypeId))
    .where(
      and(
        eq(documents.workerId, workerId),
        inArray(documents.state, [...states]),
        health ? undefined : eq(documentTypes.isHealth, false),
      ),
    )
    .orderBy(nameIn(locale), desc(documents.createdAt))
    .limit(100);

const nameIn = (locale: Locale) => (locale === "es" ? documentTypes.nameEs : documentTypes.nameEn);
