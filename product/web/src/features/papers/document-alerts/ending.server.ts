/** Documents that end, and the workers about whom an alert is due. */
import { and, desc, eq, gt, inArray, isNotNull, lte, sql } from "drizzle-orm";
import { alertedStatuses, dueAlert } from "@product/domain/documents/alerts";
import { usualAlertDays } from "@product/domain/company/document-types";
import { plusDays } from "@product/domain/time/local-date";
import { documentAlerts, documents } from "@product/database/tables/papers/document";
import { documentTypes } from "@product/database/tables/company/document-type";
import { rightToWorkAlerts, rightToWorkChecks } from "@product/database/tables/papers/right-to-work";
import { workers } from "@product/database/tables/people/worker";
import type { Transaction } from "#request/perform.ts";

type Reader = Pick<Transaction, "select" | "selectDistinctOn">;

const earliestAlert = 365;

const worker = {
  id: workers.id,
  legalEntityId: workers.legalEntityId,
  email: workers.email,
  mobile: workers.mobile,
};

/** Documents in force of these workers for which a day has come, with which days to mark and which one to tell. */
export async function endingDocuments(reader: Reader, workerIds: readonly string[], today: string) {
  const rows = await reader
    .select({
      id: documents.id,
      kindId: documentTypes.id,
      validUntil: documents.validUntil,
      alertDays: documentTypes.alertDays,
      told: sql<number[]>`ARRAY(SELECT days FROM ${documentAlerts} WHERE document_id = ${documents.id})`,
      worker,
    })
    .from(documents)
    .innerJoin(workers, eq(workers.id, documents.workerId))
    .innerJoin(documentTypes, eq(documentTypes.id, documents.documentTypeId))
    .where(and(inArray(documents.workerId, [...workerIds]), isEnding(today)))
    .orderBy(documents.validUntil, documents.id);
  return rows.flatMap((row) => withDue({ ...row, validUntil: row.validUntil! }, today));
}

/** The next of those for whom a document may end, in the order of their ids, some at a time. */
export async function workersWithEndings(reader: Reader, after: string, today: string, most: number) {
  const rows = await reader
    .selectDistinctOn([documents.workerId], { id: documents.workerId })
    .from(documents)
    .innerJoin(workers, eq(workers.id, documents.workerId))
    .where(and(gt(documents.workerId, after), isEnding(today)))
    .orderBy(documents.workerId)
    .limit(most);
  return rows.map(({ id }) => id);
}

const isEnding = (today: string) =>
  and(
    eq(documents.state, "verified"),
    isNotNull(documents.validUntil),
    lte(documents.validUntil, plusDays(today, earliestAlert)),
    inArray(workers.status, [...alertedStatuses]),
  );

/** The last check of each worker in a country, where its follow-up is due to be told. */
export async function dueFollowUps(reader: Reader, today: string) {
  const { workerId, country, checkedOn, createdAt, validUntil, id } = rightToWorkChecks;
  const last = reader
    .selectDistinctOn([workerId, country], { id, workerId, country, validUntil })
    .from(rightToWorkChecks)
    .orderBy(workerId, country, desc(checkedOn), desc(createdAt))
    .as("last");
  const rows = await reader
    .select({
      id: last.id,
      country: last.country,
      validUntil: last.validUntil,
      told: sql<number[]>`ARRAY(SELECT days FROM ${rightToWorkAlerts} WHERE check_id = ${last.id})`,
      worker,
    })
    .from(last)
    .innerJoin(workers, eq(workers.id, last.workerId))
    .where(
      and(
        isNotNull(last.validUntil),
        lte(last.validUntil, plusDays(today, usualAlertDays[0])),
        inArray(workers.status, [...alertedStatuses]),
      ),
    )
    .orderBy(last.validUntil, last.id);
  return rows.flatMap((row) => withDue({ ...row, validUntil: row.validUntil!, alertDays: [...usualAlertDays] }, today));
}

function withDue<Row extends { validUntil: string; alertDays: number[]; told: number[] }>(row: Row, today: string) {
  const due = dueAlert(row, today);
  return due ? [{ ...row, ...due }] : [];
}
