/**
 * An application with its answers decrypted: only for the applicant, for reviewers, and for comparisons on the server.
 */
import { eq, sql, type SQLWrapper } from "drizzle-orm";
import type { Answers } from "@product/domain/forms/definition";
import type { Seal } from "@platform/kernel/sealing";
import { sealsIn, sealsOf } from "@product/database/person-keys";
import { applicationFiles, applications, forms, formVersions } from "@product/database/tables/site/form";
import { legalEntities } from "@product/database/tables/company/master-data";
import type { Transaction } from "@product/database/write";

type Reader = Pick<Transaction, "select">;
export type ApplicationRow = typeof applications.$inferSelect;
export type FormRow = typeof forms.$inferSelect;

/** Whose key closes an application: the worker's, once there is one. */
const keyHolder = ({ id, workerId }: Pick<ApplicationRow, "id" | "workerId">): string => workerId ?? id;

/** To close something with; a new application gets its key now. Throws for whoever was erased. */
export async function sealOf(tx: Transaction, application: Pick<ApplicationRow, "id" | "workerId">): Promise<Seal> {
  const holder = keyHolder(application);
  const seal = (await sealsOf(tx, [holder])).get(holder);
  if (!seal) throw new Error(`application ${application.id} was erased: nothing can be written about it`);
  return seal;
}

export const closedAnswers = (seal: Seal, answers: Answers): Buffer => seal.close(JSON.stringify(answers));

export type OpenedApplication = {
  application: ApplicationRow;
  form: FormRow;
  version: typeof formVersions.$inferSelect;
  country: (typeof legalEntities.$inferSelect)["country"];
  nation: (typeof legalEntities.$inferSelect)["nation"];
  /** Day of the shift it is for, or of the last shift of its event; null where it is for work in general. */
  workDay: string | null;
  answers: Answers;
  /** The latest message from the office to the applicant. */
  message: string;
  files: (typeof applicationFiles.$inferSelect)[];
};

/** Undefined where there is none, or its key is gone. `which` is a condition over `applications`; `lock` holds the row. */
export async function openApplication(
  reader: Reader,
  which: ReturnType<typeof eq>,
  lock?: "update",
): Promise<OpenedApplication | undefined> {
  if (lock) await reader.select({ id: applications.id }).from(applications).where(which).for(lock);
  const [row] = await reader
    .select({
      application: applications,
      form: forms,
      version: formVersions,
      country: legalEntities.country,
      nation: legalEntities.nation,
      workDay: workDay(applications.shiftId, forms.eventId),
    })
    .from(applications)
    .innerJoin(forms, eq(forms.id, applications.formId))
    .innerJoin(formVersions, eq(formVersions.id, applications.formVersionId))
    .innerJoin(legalEntities, eq(legalEntities.id, forms.legalEntityId))
    .where(which);
  if (!row) return undefined;
  const holder = keyHolder(row.application);
  const seal = (await sealsIn(reader, [holder])).get(holder);
  if (!seal) return undefined;
  const files = await reader
    .select()
    .from(applicationFiles)
    .where(eq(applicationFiles.applicationId, row.application.id))
    .orderBy(applicationFiles.field, applicationFiles.position);
  const { answersSealed, messageSealed } = row.application;
  return {
    ...row,
    answers: JSON.parse(seal.open(answersSealed)) as Answers,
    message: messageSealed ? seal.open(messageSealed) : "",
    files,
  };
}

/** Day of the work that takes place: of the shift itself, or else of the last shift of the event. */
export const workDay = (shiftId: SQLWrapper | string | null, eventId: SQLWrapper | string | null) => sql<
  string | null
>`(
  SELECT max(work.day)::text FROM app.shift work WHERE work.cancelled_at IS NULL AND work.published_at IS NOT NULL
  AND CASE WHEN ${shiftId}::uuid IS NULL THEN work.event_id = ${eventId}::uuid ELSE work.id = ${shiftId}::uuid END)`;

/** How applications of many people are called, for lists of them: the answers of each, opened in one go. */
export async function answersOfMany(
  reader: Reader,
  rows: readonly Pick<ApplicationRow, "id" | "workerId" | "answersSealed">[],
): Promise<Map<string, Answers>> {
  const seals = await sealsIn(reader, rows.map(keyHolder));
  return new Map(
    rows.flatMap((row): [string, Answers][] => {
      const seal = seals.get(keyHolder(row));
      return seal ? [[row.id, JSON.parse(seal.open(row.answersSealed)) as Answers]] : [];
    }),
  );
}
