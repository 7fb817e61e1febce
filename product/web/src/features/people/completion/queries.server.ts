import { clockNow, homeDay } from "#request/clock.ts";
import { and, eq, gt, isNull } from "drizzle-orm";
import { missingFields, type AskedField } from "@product/domain/people/missing-fields";
import { typedWorker } from "@product/domain/people/typed-worker";
import type { WorkerFault } from "@product/domain/people/worker-faults";
import { checkWorker } from "@product/domain/people/worker-record";
import type { WorkerRecord } from "@product/domain/people/worker-record";
import { database } from "@product/database/client";
import { completionLinks } from "@product/database/tables/worker-record";
import { completionTokenHash } from "@product/database/workers/completion-links";
import { everHadAccount } from "@product/database/workers/decide-accounts";
import { readRecord } from "@product/database/workers/read-record";
import type { Transaction } from "#request/perform.ts";
import type { CompletionForm } from "./schema.ts";

/** The condition under which a link still works. */
export const isOpen = (token: string, now: Date) =>
  and(
    eq(completionLinks.tokenHash, completionTokenHash(token)),
    isNull(completionLinks.finishedAt),
    gt(completionLinks.expiresAt, now),
  );

/**
 * What someone with a link may fill in of what is missing. Not an account where there was one before: another one takes two people
 * of the office, and whoever has a link may be anyone who had it sent.
 */
export async function askedOf(reader: Pick<Transaction, "$count">, workerId: string, record: WorkerRecord) {
  const { fields } = missingFields(record);
  if (!(await everHadAccount(reader, workerId))) return fields;
  return fields.filter((field) => field !== "iban" && field !== "accountHolder");
}

/** What the page behind a link may show: the name, and what is still missing. Nothing that is known is sent. */
export async function behindLink(token: string) {
  const [link] = await database.select().from(completionLinks).where(isOpen(token, clockNow()));
  const record = link && (await readRecord(database, link.workerId));
  if (!record) return undefined;
  return {
    name: record.preferredName || record.firstName,
    country: record.country,
    language: record.language,
    ...missingFields(record),
    fields: await askedOf(database, link.workerId, record),
  };
}

/** What is wrong with what was filled in; to finish, what is needed must be there. */
export async function completionFaults(
  token: string,
  { deed, ...form }: CompletionForm,
): Promise<Partial<Record<AskedField, WorkerFault>>> {
  const [link] = await database.select().from(completionLinks).where(isOpen(token, clockNow()));
  const record = link && (await readRecord(database, link.workerId));
  if (!record) return {};
  // A contract that goes along says where they live.
  const needed = [...missingFields(record).needed, ...(link.engagementId ? (["address"] as const) : [])];
  const fields = await askedOf(database, link.workerId, record);
  const { faults } = checkWorker({ ...typedWorker(record), ...only(fields, form) }, homeDay());
  const missing = deed === "finish" ? needed.filter((field) => fields.includes(field) && !form[field]?.trim()) : [];
  const hasNoDocument =
    deed === "finish" && fields.includes("passport") && !form.passport?.trim() && !form.spanishId?.trim();
  return {
    ...(hasNoDocument ? { [fields.includes("spanishId") ? "spanishId" : "passport"]: { fault: "required" } } : {}),
    ...Object.fromEntries(missing.map((field) => [field, { fault: "required" as const }])),
    ...only(fields, faults),
  };
}

/** What was sent for these fields and no others. */
export const only = <Value>(fields: readonly AskedField[], from: Partial<Record<string, Value>>) =>
  Object.fromEntries(fields.flatMap((field) => (from[field] === undefined ? [] : [[field, from[field]]])));
