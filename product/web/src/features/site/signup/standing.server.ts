/**
 * The roles that an applicant could work in here by their answers so far: judged by the same clearance that decides
 * about workers.
 */
import { inArray, isNull } from "drizzle-orm";
import { allReasons } from "@product/domain/clearance/clearance";
import type { Facts, Rules } from "@product/domain/clearance/facts";
import type { Reason } from "@product/domain/clearance/verdict";
import type { Locale } from "@product/domain/locales";
import { plusDays } from "@product/domain/time/local-date";
import { guardianFrom, typedFrom } from "@product/domain/forms/worker-from";
import { documentTypes } from "@product/database/tables/company/document-type";
import { roles } from "@product/database/tables/company/master-data";
import { readRules } from "@product/database/clearance/read-rules";
import { database } from "@product/database/client";
import type { OpenedApplication } from "@product/database/applications/open-application";
import { checkWorker } from "@product/domain/people/worker-record";
import { candidateFrom, type Candidate } from "#features/site/acceptance/queries.server.ts";
import { documentKey } from "@product/domain/forms/document-key";

export type RoleStanding = {
  id: string;
  name: string;
  /** `now`: nothing is missing that they could bring; `later`: from a day on; `add`: once what is missing is there. */
  can: "now" | "later" | "add" | "no";
  from: string | null;
  reasons: Reason[];
};

const mostRoles = 4;

/** For the roles that they chose, and a few others while there are none. As if they were approved and had a contract. */
export async function standingOf(opened: OpenedApplication, locale: Locale, today: string): Promise<RoleStanding[]> {
  const candidate = await candidateFrom(database, opened, today);
  const rules = await readRules(database);
  const facts = await factsOf(opened, candidate, rules, today);
  const chosen = candidate.roleIds.slice(0, mostRoles);
  const shown = await database
    .select()
    .from(roles)
    .where(chosen.length > 0 ? inArray(roles.id, chosen) : isNull(roles.archivedAt))
    .orderBy(locale === "es" ? roles.nameEs : roles.nameEn)
    .limit(mostRoles);
  return shown.map(({ id, nameEn, nameEs }) => ({
    id,
    name: locale === "es" ? nameEs : nameEn,
    ...judged(allReasons(facts, rules, { mode: "assign", roleId: id }), candidate.qualificationIds, today),
  }));
}

/**
 * Fixes that are for the office and not for the applicant: a contract, the registration, the review of sent documents.
 */
const ofTheOffice: ReadonlySet<Reason["fix"]["action"]> = new Set([
  "status.change",
  "contract.make",
  "contract.sign",
  "alta.record",
  "document.review",
  "right-to-work.check",
]);

function judged(all: readonly Reason[], claimed: readonly string[], today: string): Omit<RoleStanding, "id" | "name"> {
  const theirReasons = all.filter(
    ({ verdict, fix, until }) =>
      verdict === "BLOCK" &&
      !ofTheOffice.has(fix.action) &&
      until >= today &&
      !(fix.qualificationId && claimed.includes(fix.qualificationId)),
  );
  const waits = theirReasons.filter(({ fix, from }) => fix.action === "wait" && from <= today);
  const never = waits.some(({ until }) => until >= "9999");
  const reasons = theirReasons.filter(({ fix }) => fix.action !== "wait");
  if (never) return { can: "no", from: null, reasons: waits };
  if (reasons.length > 0) return { can: "add", from: null, reasons };
  const last = waits
    .map(({ until }) => until)
    .toSorted()
    .at(-1);
  return last ? { can: "later", from: plusDays(last, 1), reasons: waits } : { can: "now", from: null, reasons: [] };
}

async function factsOf(opened: OpenedApplication, candidate: Candidate, rules: Rules, today: string): Promise<Facts> {
  const { form, country, nation, answers, files } = opened;
  const fields = candidate.pages.flatMap((page) => page.fields);
  const usual = { firstName: "-", email: "a@example.org", country };
  const typed = Object.entries(typedFrom(fields, answers)).filter(([field]) => !(field in candidate.faults));
  const record = checkWorker(
    { ...usual, ...Object.fromEntries(typed.filter(([, value]) => value !== "")) },
    today,
  ).record;
  const sent = new Set(files.map(({ field }) => field));
  const keys = fields.filter(({ key }) => sent.has(key)).flatMap((field) => documentKey(field, candidate) ?? []);
  const types =
    keys.length > 0 ? await database.select().from(documentTypes).where(inArray(documentTypes.key, keys)) : [];
  // A guardian who has signed for a minor has given the consent that the office checks and files.
  const isConsented = Boolean(guardianFrom(fields, answers)?.signedBy);
  const consents = isConsented ? rules.documentTypes.filter(({ proves }) => proves === "guardian_consent") : [];
  return {
    status: "active",
    statusUntil: null,
    country,
    nation,
    legalEntityId: form.legalEntityId,
    workerType: record?.workerType ?? "temporary",
    isGenuinelySelfEmployed: false,
    nationality: record?.nationality ?? null,
    birthDate: record?.birthDate ?? null,
    documents: [...types, ...consents].map(({ id }) => ({
      typeId: id,
      state: "waiting",
      validFrom: null,
      validUntil: null,
      fitness: null,
    })),
    checks: [],
    engagements: [],
    qualifications: candidate.qualificationIds.map((qualificationId) => ({
      qualificationId,
      state: "claimed",
      validFrom: null,
      validUntil: null,
    })),
    absences: [],
    hasSocialNumber: Boolean(record?.naf ?? record?.identities.some(({ type }) => type === "NINO")),
    hasBankAccount: Boolean(record?.iban),
    refusedBy: [],
  };
}
