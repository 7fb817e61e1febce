/** The candidate in an application: the one reading of it by preview, review and acceptance. */
import { inArray, isNull } from "drizzle-orm";
import type { AnswerContext } from "@product/domain/forms/check-answers";
import type { FormPage } from "@product/domain/forms/definition";
import { shownPages } from "@product/domain/forms/shown";
import { qualificationsFrom, rolesFrom, typedFrom } from "@product/domain/forms/worker-from";
import { typedWorker } from "@product/domain/people/typed-worker";
import { checkWorker, type CheckedWorker, type TypedWorker } from "@product/domain/people/worker-record";
import type { OpenedApplication } from "@product/database/applications/open-application";
import { readRecord } from "@product/database/workers/read-record";
import { roles } from "@product/database/tables/company/master-data";
import { qualifications } from "@product/database/tables/company/qualification";
import type { Transaction } from "#request/perform.ts";

type Reader = Pick<Transaction, "select">;

export type Candidate = CheckedWorker & {
  pages: readonly FormPage[];
  roleIds: string[];
  qualificationIds: string[];
};

/** The worker that answers make, with what is wrong or doubtful; roles and qualifications that there are still. */
export async function candidateFrom(
  reader: Reader,
  {
    version,
    answers,
    country,
    application,
  }: Pick<OpenedApplication, "version" | "answers" | "country" | "application">,
  today: string,
): Promise<Candidate> {
  const pages = shownPages(version.definition, answers, { country, today });
  const fields = pages.flatMap((page) => page.fields);
  const known = application.workerId ? await readRecord(reader, application.workerId) : undefined;
  const answeredFields = { ...typedFrom(fields, answers), country, language: application.language };
  // A form may ask a known worker only a part; the rest is as it is known, and a blank takes nothing away.
  const typed = known ? { ...typedWorker(known), ...filled(answeredFields) } : answeredFields;
  return {
    ...checkWorker(typed, today),
    pages,
    roleIds: await those(reader, roles, rolesFrom(fields, answers)),
    qualificationIds: await those(reader, qualifications, qualificationsFrom(fields, answers)),
  };
}

const filled = (typed: TypedWorker): TypedWorker =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ""));

/** The roles and qualifications that can be chosen now. */
export async function offeredNow(reader: Reader): Promise<AnswerContext["offered"]> {
  const [allRoles, allQualifications] = [
    await reader.select({ id: roles.id }).from(roles).where(isNull(roles.archivedAt)),
    await reader.select({ id: qualifications.id }).from(qualifications).where(isNull(qualifications.archivedAt)),
  ];
  return {
    roles: new Set(allRoles.map(({ id }) => id)),
    qualifications: new Set(allQualifications.map(({ id }) => id)),
  };
}

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function those(reader: Reader, table: typeof roles | typeof qualifications, ids: readonly string[]) {
  const wanted = ids.filter((id) => isId.test(id));
  if (wanted.length === 0) return [];
  const rows = await reader.select({ id: table.id }).from(table).where(inArray(table.id, wanted));
  return rows.map(({ id }) => id);
}
