/** Writes a worker's record over what was there, within the caller's transaction; all but the account, about which people decide. */
import { eq } from "drizzle-orm";
import { sealsOf } from "@product/database/person-keys";
import { workers } from "@product/database/tables/people/worker";
import { workerIdentities, workerLanguages, workerSocials } from "@product/database/tables/people/worker-record";
import type { Transaction } from "@product/database/write";
import { identityRows, languageRows, socialColumns, workerColumns, type BesidesAccount } from "./sealed-rows.ts";

export async function saveRecord(tx: Transaction, workerId: string, record: BesidesAccount): Promise<void> {
  const seal = (await sealsOf(tx, [workerId])).get(workerId);
  if (!seal) throw new Error(`worker ${workerId} was erased: nothing can be written about them`);
  await tx.update(workers).set(workerColumns(seal, record)).where(eq(workers.id, workerId));
  await tx.delete(workerIdentities).where(eq(workerIdentities.workerId, workerId));
  await tx.delete(workerLanguages).where(eq(workerLanguages.workerId, workerId));
  const identities = identityRows(seal, workerId, record);
  if (identities.length > 0) await tx.insert(workerIdentities).values(identities);
  const social = socialColumns(seal, record);
  if (record.naf === null) await tx.update(workerSocials).set(social).where(eq(workerSocials.workerId, workerId));
  else
    await tx
      .insert(workerSocials)
      .values({ workerId, ...social })
      .onConflictDoUpdate({ target: workerSocials.workerId, set: social });
  const languages = languageRows(workerId, record);
  if (languages.length > 0) await tx.insert(workerLanguages).values(languages);
}
