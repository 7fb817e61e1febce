/** Gives a crowd what it takes to work, by the same statements that commands use, so that list, record and rules agree. */
import { sql } from "drizzle-orm";
import { blankTexts } from "@product/domain/people/worker-record";
import { readRules } from "@product/database/clearance/read-rules";
import { refreshClearance } from "@product/database/clearance/refresh";
import { sealsOf } from "@product/database/person-keys";
import { workers } from "@product/database/tables/people/worker";
import { workerIdentities, workerLanguages, workerSocials } from "@product/database/tables/people/worker-record";
import { decideAccounts } from "@product/database/workers/decide-accounts";
import { identityRows, languageRows, nameBirthHash, socialColumns } from "@product/database/workers/sealed-rows";
import { inTransaction, type Transaction } from "@product/database/write";
import { inventCrowd, type CrowdWorker } from "./invent-crowd.ts";
import { inventNumbers } from "./invent-numbers.ts";
import { inventPapers } from "./invent-papers.ts";
import { insertPapers } from "@product/database/demo/papers";

const workersAtOnce = 500;
// Numbers of the demonstration's own workers come before those of the crowd.
const numbersBefore = 1000;
/** So many have numbers of their own. */
export const largestCrowd = 900_000;
const nobody = "00000000-0000-0000-0000-000000000000";

type Furnished = CrowdWorker & ReturnType<typeof inventNumbers> & { index: number };

/** For the crowd that `loadCrowd` brought, some hundred in each transaction: whom a stop leaves out, the nightly look finds. */
export async function furnishCrowd(count: number, seed: number, say: (line: string) => void): Promise<void> {
  let batch: Furnished[] = [];
  let index = 0;
  for (const worker of inventCrowd(count, seed)) {
    const numbers = inventNumbers(numbersBefore + index, worker.country);
    batch.push({ ...worker, ...numbers, index: numbersBefore + index });
    index += 1;
    if (batch.length < workersAtOnce && index < count) continue;
    const some = batch;
    await inTransaction((tx) => furnish(tx, some));
    batch = [];
    if (index % 10_000 === 0) say(`Papers for ${index}`);
  }
}

async function furnish(tx: Transaction, some: readonly Furnished[]): Promise<void> {
  const now = new Date();
  await insertNumbers(tx, some);
  await insertPapers(
    tx,
    some.map((worker) => ({
      workerId: worker.id,
      legalEntityId: worker.legalEntityId,
      workerType: worker.workerType,
      country: worker.country,
      papers: inventPapers({ ...worker, number: worker.identities[0]?.value }, now.toISOString().slice(0, 10)),
    })),
    now,
  );
  await refreshClearance(
    tx,
    some.map(({ id }) => id),
    now,
    await readRules(tx),
  );
}

async function insertNumbers(tx: Transaction, some: readonly Furnished[]): Promise<void> {
  const seals = await sealsOf(
    tx,
    some.map(({ id }) => id),
  );
  const sealOf = ({ id }: Furnished) => seals.get(id)!;
  const births = some.map((worker) => sealOf(worker).close(worker.birthDate!));
  await tx.execute(sql`UPDATE ${workers} SET nationality = known.nationality, birth_date_sealed = known.birth,
      name_birth_hash = known.hash
    FROM unnest(${sql.param(some.map(({ id }) => id))}::uuid[], ${sql.param(some.map(({ nationality }) => nationality))}::text[],
      ${sql.param(births)}::bytea[], ${sql.param(some.map(nameBirthHash))}::bytea[]) AS known (id, nationality, birth, hash)
    WHERE worker.id = known.id`);
  const records = some.map((worker) => ({ ...blankTexts, ...worker }));
  const identities = records.flatMap((worker) => identityRows(sealOf(worker), worker.id, worker));
  await tx.insert(workerIdentities).values(identities);
  await tx.insert(workerLanguages).values(records.flatMap((worker) => languageRows(worker.id, worker)));
  const insured = records.filter(({ naf }) => naf !== null);
  if (insured.length > 0)
    await tx
      .insert(workerSocials)
      .values(insured.map((worker) => ({ workerId: worker.id, ...socialColumns(sealOf(worker), worker) })));
  await decideAccounts(
    tx,
    records
      .filter(({ iban }) => iban !== null)
      .map(({ id, iban }) => ({ workerId: id, account: { iban, accountHolder: null }, proposedBy: nobody })),
  );
}
