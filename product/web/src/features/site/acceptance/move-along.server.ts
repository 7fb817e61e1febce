/** The data beside a worker's details that came with the application: roles, days, qualifications, guardian, papers. */
import { eq, inArray } from "drizzle-orm";
import { textOf, type FormField } from "@product/domain/forms/definition";
import { availabilityFrom, guardianFrom } from "@product/domain/forms/worker-from";
import { typedLastDay } from "@product/domain/time/typed-day";
import type { OpenedApplication } from "@product/database/applications/open-application";
import { sealsOf } from "@product/database/person-keys";
import { documentTypes } from "@product/database/tables/company/document-type";
import { applicationFiles } from "@product/database/tables/site/form";
import { guardians, workerQualifications } from "@product/database/tables/papers/right-to-work";
import { workerRoles } from "@product/database/tables/people/worker";
import { availabilities } from "@product/database/tables/people/worker-record";
import { newVersionOf, receiveFiles } from "#features/papers/document-intake/intake.server.ts";
import type { Transaction } from "#request/perform.ts";
import type { Candidate } from "./queries.server.ts";
import { documentKey } from "@product/domain/forms/document-key";

type Moment = { now: Date; today: string };

export async function moveAlong(
  tx: Transaction,
  opened: OpenedApplication,
  candidate: Candidate,
  workerId: string,
  { now, today }: Moment,
): Promise<void> {
  const { answers } = opened;
  const fields = candidate.pages.flatMap((page) => page.fields);
  const { roleIds, qualificationIds } = candidate;
  if (roleIds.length > 0)
    await tx
      .insert(workerRoles)
      .values(roleIds.map((roleId) => ({ workerId, roleId })))
      .onConflictDoNothing();
  if (qualificationIds.length > 0)
    await tx
      .insert(workerQualifications)
      .values(qualificationIds.map((qualificationId) => ({ workerId, qualificationId, state: "claimed" as const })))
      .onConflictDoNothing();
  const days = availabilityFrom(fields, answers, today);
  if (days.length > 0)
    await tx
      .insert(availabilities)
      .values(days.map((entry) => ({ ...entry, weekdays: [...entry.weekdays], workerId, source: "worker" as const })));
  const guardian = guardianFrom(fields, answers);
  if (guardian) {
    const detailsSealed = (await sealsOf(tx, [workerId])).get(workerId)!.close(JSON.stringify(guardian));
    await tx
      .insert(guardians)
      .values({ workerId, detailsSealed })
      .onConflictDoUpdate({ target: guardians.workerId, set: { detailsSealed, updatedAt: now } });
  }
  await movePapers(tx, opened, candidate, workerId, fields, now);
}

/** The files stay where they lie; from now on they are a document's. */
async function movePapers(
  tx: Transaction,
  { files, answers, application }: OpenedApplication,
  candidate: Candidate,
  workerId: string,
  fields: readonly FormField[],
  now: Date,
): Promise<void> {
  const byField = Map.groupBy(files, ({ field }) => field);
  const kinds = await documentKinds(tx, fields, candidate);
  for (const field of fields) {
    const sent = byField.get(field.key) ?? [];
    const kind = kinds.get(documentKey(field, candidate) ?? "");
    // Files for a kind of document whose copy is not kept do not go on.
    if (sent.length === 0 || !kind?.copyKept) continue;
    const validUntil = typedLastDay(textOf(answers, `${field.key}.until`));
    const document = await newVersionOf(tx, workerId, kind.id, "link");
    await receiveFiles(tx, document, sent, { now, validUntil });
  }
  await tx.delete(applicationFiles).where(eq(applicationFiles.applicationId, application.id));
}

const documentKinds = async (tx: Transaction, fields: readonly FormField[], candidate: Candidate) => {
  const keys = [...new Set(fields.flatMap((field) => documentKey(field, candidate) ?? []))];
  if (keys.length === 0) return new Map<string, typeof documentTypes.$inferSelect>();
  const rows = await tx.select().from(documentTypes).where(inArray(documentTypes.key, keys));
  return new Map(rows.map((row) => [row.key, row]));
};
