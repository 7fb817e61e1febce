/** A worker's whole record, opened. Only for those who may know all of it, or for comparing it on the server. */
import { asc, eq } from "drizzle-orm";
import { plainFields, type PlainField, type WorkerRecord } from "@product/domain/people/worker-record";
import type { Seal } from "@platform/kernel/sealing";
import { sealsIn } from "@product/database/person-keys";
import { workers } from "@product/database/tables/people/worker";
import { workerIdentities, workerLanguages, workerSocials } from "@product/database/tables/people/worker-record";
import type { Transaction } from "@product/database/write";

/** Undefined when there is no such worker; what was sealed with a key that is destroyed is gone. */
export async function readRecord(
  reader: Pick<Transaction, "select">,
  workerId: string,
): Promise<WorkerRecord | undefined> {
  const [worker] = await reader.select().from(workers).where(eq(workers.id, workerId));
  if (!worker) return undefined;
  const seal = (await sealsIn(reader, [workerId])).get(workerId);
  const numbers = await reader
    .select()
    .from(workerIdentities)
    .where(eq(workerIdentities.workerId, workerId))
    .orderBy(asc(workerIdentities.type));
  const [social] = await reader.select().from(workerSocials).where(eq(workerSocials.workerId, workerId));
  const languages = await reader
    .select({ language: workerLanguages.language, level: workerLanguages.level })
    .from(workerLanguages)
    .where(eq(workerLanguages.workerId, workerId))
    .orderBy(asc(workerLanguages.language));
  return {
    ...(Object.fromEntries(plainFields.map((field) => [field, worker[field]])) as Pick<WorkerRecord, PlainField>),
    birthDate: opened(seal, worker.birthDateSealed),
    identities: numbers.flatMap(({ type, valueSealed, country: from, expiresOn }) => {
      const value = opened(seal, valueSealed);
      return value === null ? [] : [{ type, value, country: from, expiresOn }];
    }),
    naf: opened(seal, social?.nafSealed),
    iban: opened(seal, social?.ibanSealed),
    accountHolder: opened(seal, social?.accountHolderSealed),
    languages,
  };
}

const opened = (seal: Seal | undefined, sealed: Buffer | null | undefined): string | null =>
  seal && sealed ? seal.open(sealed) : null;
