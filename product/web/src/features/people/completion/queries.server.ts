import { clockNow, homeDay } from "#request/clock.ts";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { UnderAgeFault } from "@product/domain/forms/check-answers";
import { askedFields, missingFields, type AskedField } from "@product/domain/people/missing-fields";
import { maskedEnd, maskedIban, typedWorker } from "@product/domain/people/typed-worker";
import { workerFieldRows } from "@product/domain/people/worker-field-rows";
import type { WorkerFault } from "@product/domain/people/worker-faults";
import { checkWorker } from "@product/domain/people/worker-record";
import { tooYoungFor } from "@product/domain/people/working-age";
import { typedDay } from "@product/domain/time/typed-day";
import type { WorkerRecord } from "@product/domain/people/worker-record";
import { database } from "@product/database/client";
import { legalEntities } from "@product/database/tables/company/master-data";
import { engagements } from "@product/database/tables/papers/engagement";
import { workers } from "@product/database/tables/people/worker";
import { completionLinks } from "@product/database/tables/people/worker-record";
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
 * The fields that a worker with a link may fill in: missing ones, and those told by it before. A bank account is not
 * among them if there ever was one: another one takes two people of the office, because a link may be in the hands of
 * anyone who had it sent.
 */
export async function askedOf(
  reader: Pick<Transaction, "$count">,
  workerId: string,
  record: WorkerRecord,
  toldFields: readonly AskedField[] = [],
): Promise<AskedField[]> {
  const { fields } = missingFields(record);
  const isBarred = await everHadAccount(reader, workerId);
  const missing = fields.filter((field) => !isBarred || (field !== "iban" && field !== "accountHolder"));
  return askedFields.filter((field) => missing.includes(field) || toldFields.includes(field));
}

/**
 * The values told by a link, as its holder sees them again: words as they are, numbers and days only by their ending.
 */
function shownAgain(record: WorkerRecord, toldFields: readonly AskedField[]) {
  const typed = typedWorker(record);
  const saved: Partial<Record<AskedField, string>> = {};
  const masked: Partial<Record<AskedField, string>> = {};
  for (const field of toldFields) {
    const value = typed[field];
    const row: { kind: string; isMasked?: boolean } = workerFieldRows[field];
    if (!value) continue;
    if (field === "iban") masked[field] = maskedIban(value);
    else if (row.kind === "day" || field === "accountHolder") masked[field] = "••••";
    else if (row.isMasked) masked[field] = maskedEnd(value);
    else saved[field] = value;
  }
  return { saved, masked };
}

/**
 * The data for the page behind a link: the name, the missing fields, and the values told by it. No other known data is
 * sent.
 */
export async function behindLink(token: string) {
  const [link] = await database.select().from(completionLinks).where(isOpen(token, clockNow()));
  const record = link && (await readRecord(database, link.workerId));
  if (!record) return undefined;
  return {
    name: record.preferredName || record.firstName,
    country: record.country,
    language: record.language,
    needed: neededBehind(link, record),
    fields: await askedOf(database, link.workerId, record, link.toldFields),
    ...shownAgain(record, link.toldFields),
  };
}

/** The faults of the filled-in form; to finish, every needed field must be there. */
export async function completionFaults(
  token: string,
  { actionName, ...form }: CompletionForm,
): Promise<Partial<Record<AskedField, WorkerFault | UnderAgeFault>>> {
  const [link] = await database.select().from(completionLinks).where(isOpen(token, clockNow()));
  const record = link && (await readRecord(database, link.workerId));
  if (!record) return {};
  const fields = await askedOf(database, link.workerId, record, link.toldFields);
  const answers = toldIn(form, fields, link.toldFields);
  const { faults, record: wanted } = checkWorker({ ...typedWorker(record), ...answers }, homeDay());
  const birthDate = answers.birthDate?.trim()
    ? (wanted?.birthDate ?? typedDay(answers.birthDate, Number(homeDay().slice(0, 4))))
    : undefined;
  const tooYoung = birthDate ? await tooYoungBehind(link, birthDate) : undefined;
  const missing = actionName === "finish" ? neededBehind(link, record).filter((field) => !form[field]?.trim()) : [];
  const hasNoDocument =
    actionName === "finish" &&
    missingFields(record).fields.includes("passport") &&
    !form.passport?.trim() &&
    !form.spanishId?.trim();
  return {
    ...(hasNoDocument ? { [fields.includes("spanishId") ? "spanishId" : "passport"]: { fault: "required" } } : {}),
    ...Object.fromEntries(missing.map((field) => [field, { fault: "required" as const }])),
    ...(tooYoung ? { birthDate: { fault: "underAge" as const, ...tooYoung } } : {}),
    ...only(fields, faults),
  };
}

/** By the law of the company, on the first day of the contract that goes along with the link, where there is one. */
async function tooYoungBehind({ workerId, engagementId }: typeof completionLinks.$inferSelect, birthDate: string) {
  const [law] = await database
    .select({ country: legalEntities.country, nation: legalEntities.nation, workDay: engagements.firstDay })
    .from(workers)
    .innerJoin(legalEntities, eq(legalEntities.id, workers.legalEntityId))
    .leftJoin(engagements, engagementId ? eq(engagements.id, engagementId) : sql`false`)
    .where(eq(workers.id, workerId));
  return law && tooYoungFor(birthDate, { ...law, today: homeDay() });
}

/** The fields needed to finish. A contract that goes along also needs the address of the worker. */
function neededBehind({ engagementId }: { engagementId: string | null }, record: WorkerRecord): AskedField[] {
  const { fields, needed } = missingFields(record);
  return fields.filter((field) => needed.includes(field) || (engagementId !== null && field === "address"));
}

/** The sent values of these fields and no others. An empty value leaves a field that was told before as it is. */
export const toldIn = (
  form: Omit<CompletionForm, "actionName">,
  fields: readonly AskedField[],
  toldFields: readonly AskedField[],
) =>
  only(
    fields.filter((field) => !toldFields.includes(field) || form[field]?.trim()),
    form,
  );

/** The sent values of these fields and no others. */
const only = <Value>(fields: readonly AskedField[], from: Partial<Record<string, Value>>) =>
  Object.fromEntries(fields.flatMap((field) => (from[field] === undefined ? [] : [[field, from[field]]])));
