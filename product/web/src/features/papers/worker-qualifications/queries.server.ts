import type { LocalDate } from "@product/domain/time/local-date";
import { asc, eq, isNull } from "drizzle-orm";
import type { Locale } from "@product/domain/locales";
import { following, lacking, monthsIn, standingOn } from "@product/domain/papers/held-qualifications";
import { database } from "@product/database/client";
import { readRules } from "@product/database/clearance/read-rules";
import { accounts } from "@product/database/tables/access/account";
import { documents } from "@product/database/tables/papers/document";
import { documentTypes } from "@product/database/tables/company/document-type";
import { legalEntities, roles } from "@product/database/tables/company/master-data";
import { qualifications, roleQualifications } from "@product/database/tables/company/qualification";
import { workerQualifications } from "@product/database/tables/papers/right-to-work";
import { workerRoles, workers } from "@product/database/tables/people/worker";

/** Qualifications that a worker holds, those that follow from them, and those their roles ask for and they lack. */
export async function qualificationsOf(workerId: string, locale: Locale, today: LocalDate) {
  const [ownQualifications, requirements, known, { implications }] = await Promise.all([
    heldBy(workerId, locale),
    askedOf(workerId, locale),
    choosable(locale, true),
    readRules(database),
  ]);
  const nameOf = (id: string) => known.find((each) => each.id === id)?.name ?? "";
  const wanted = requirements.map(({ qualificationId }) => qualificationId);
  return {
    lacking: lacking(wanted, ownQualifications, implications, today).map(({ qualificationId, standing }) => ({
      qualificationId,
      standing,
      name: nameOf(qualificationId),
      roles: requirements.filter((each) => each.qualificationId === qualificationId).map(({ role }) => role),
    })),
    held: ownQualifications.map((each) => ({ ...each, standing: standingOn(each, today) })),
    following: following(ownQualifications, implications, today).map(({ qualificationId, throughId, isValid }) => ({
      qualificationId,
      isValid,
      name: nameOf(qualificationId),
      through: nameOf(throughId),
    })),
  };
}
export type HeldQualification = Awaited<ReturnType<typeof qualificationsOf>>["held"][number];

/** Qualifications that can be entered, with the names of their levels. */
export async function choosable(locale: Locale, withArchived = false) {
  const name = locale === "es" ? qualifications.nameEs : qualifications.nameEn;
  return database
    .select({
      id: qualifications.id,
      name,
      levels: locale === "es" ? qualifications.levelsEs : qualifications.levelsEn,
      validMonths: qualifications.validMonths,
    })
    .from(qualifications)
    .where(withArchived ? undefined : isNull(qualifications.archivedAt))
    .orderBy(asc(name));
}

async function heldBy(workerId: string, locale: Locale) {
  const isSpanish = locale === "es";
  const name = isSpanish ? qualifications.nameEs : qualifications.nameEn;
  const rows = await database
    .select({
      qualificationId: workerQualifications.qualificationId,
      name,
      levels: isSpanish ? qualifications.levelsEs : qualifications.levelsEn,
      level: workerQualifications.level,
      validMonths: qualifications.validMonths,
      validMonthsUk: qualifications.validMonthsUk,
      country: legalEntities.country,
      state: workerQualifications.state,
      validFrom: workerQualifications.validFrom,
      validUntil: workerQualifications.validUntil,
      version: workerQualifications.version,
      evidence: isSpanish ? documentTypes.nameEs : documentTypes.nameEn,
      verifier: accounts.name,
      verifiedAt: workerQualifications.verifiedAt,
    })
    .from(workerQualifications)
    .innerJoin(qualifications, eq(qualifications.id, workerQualifications.qualificationId))
    .innerJoin(workers, eq(workers.id, workerQualifications.workerId))
    .innerJoin(legalEntities, eq(legalEntities.id, workers.legalEntityId))
    .leftJoin(documents, eq(documents.id, workerQualifications.evidenceId))
    .leftJoin(documentTypes, eq(documentTypes.id, documents.documentTypeId))
    .leftJoin(accounts, eq(accounts.userId, workerQualifications.verifiedBy))
    .where(eq(workerQualifications.workerId, workerId))
    .orderBy(asc(name));
  return rows.map(({ levels, level, country, validMonths, validMonthsUk, ...row }) => ({
    ...row,
    validMonths: monthsIn({ validMonths, validMonthsUk }, country),
    level: level === null ? null : (levels[level - 1] ?? null),
  }));
}

const askedOf = (workerId: string, locale: Locale) =>
  database
    .select({
      qualificationId: roleQualifications.qualificationId,
      role: locale === "es" ? roles.nameEs : roles.nameEn,
    })
    .from(workerRoles)
    .innerJoin(roleQualifications, eq(roleQualifications.roleId, workerRoles.roleId))
    .innerJoin(roles, eq(roles.id, workerRoles.roleId))
    .where(eq(workerRoles.workerId, workerId))
    .orderBy(asc(locale === "es" ? roles.nameEs : roles.nameEn));
