/** Facts about some workers, in the form that the clearance needs. */
import type { DocumentFact, Facts } from "@product/domain/clearance/facts";
import { daysFrom } from "@product/domain/clearance/day-ranges";
import type { FitnessOutcome } from "@product/domain/documents/documents";
import type { LocalDate } from "@product/domain/time/local-date";
import { dayAt } from "@product/domain/time/zoned";
import type { Seal } from "@platform/kernel/sealing";
import { sealIn } from "@product/database/person-keys";
import type { Transaction } from "@product/database/write";
import { askFacts, type WorkerAsked } from "./facts-asked.ts";
import { readMadeLists } from "./made-lists.ts";

/** `today` is the day that it is where the company that employs them stands. */
export type KnownWorker = { facts: Facts; roleIds: string[]; today: LocalDate };

/** Those that there are, by their id. */
export async function readFacts(
  reader: Pick<Transaction, "select">,
  workerIds: readonly string[],
  now: Date,
): Promise<Map<string, KnownWorker>> {
  if (workerIds.length === 0) return new Map();
  const workers = (await askFacts(reader, workerIds)).map((worker) => ({
    ...worker,
    today: dayAt(now, worker.timeZone),
  }));
  const filteredLists = await readMadeLists(reader, workers);
  return new Map(
    workers.map(({ today, ...worker }): [string, KnownWorker] => {
      const lists = [...worker.keptLists, ...(filteredLists.get(worker.id) ?? [])].filter(
        ({ expiresOn }) => expiresOn === null || expiresOn >= today,
      );
      const onLists = {
        refusedBy: lists.flatMap(({ refusedBy }) => refusedBy ?? []),
        listIds: lists.flatMap(({ isAskedFor, id }) => (isAskedFor ? [id] : [])),
      };
      return [worker.id, { facts: { ...factsOf(worker), ...onLists }, roleIds: worker.roleIds, today }];
    }),
  );
}

function factsOf(worker: WorkerAsked): Omit<Facts, "refusedBy" | "listIds"> {
  const seal = sealIn(worker.wrappedKey);
  const { status, statusUntil, country, nation, legalEntityId, workerType, nationality } = worker;
  return {
    status,
    statusUntil,
    country,
    nation,
    isGenuinelySelfEmployed: worker.isMarked,
    legalEntityId,
    workerType,
    nationality,
    birthDate: opened(seal, worker.birthDateSealed),
    documents: worker.documents.map((paper): DocumentFact => ({ ...paper, fitness: fitnessIn(seal, paper.fitness) })),
    checks: worker.checks.map((check) => ({ ...check, madeAt: new Date(check.madeAt).toISOString() })),
    engagements: worker.engagements.map(({ periods, ...contract }) => ({
      ...contract,
      formerPeriods: periods.map(({ altaOn, bajaOn }) => daysFrom(altaOn, bajaOn)),
    })),
    qualifications: worker.qualifications,
    absences: worker.absences.map(({ firstDay, lastDay }) => daysFrom(firstDay, lastDay)),
    hasSocialNumber: country === "ES" ? worker.hasNaf : worker.hasNino,
    hasBankAccount: worker.hasBankAccount,
    languages: worker.languages,
  };
}

const opened = (seal: Seal | undefined, sealed: Buffer | null): string | null =>
  seal && sealed ? seal.open(sealed) : null;

/** Details of a document are an object as JSON: its `number`, and of a certificate its `fitness`. */
function fitnessIn(seal: Seal | undefined, digits: string | null): FitnessOutcome | null {
  const details = opened(seal, digits === null ? null : Buffer.from(digits.slice("\\x".length), "hex"));
  return details === null ? null : ((JSON.parse(details) as { fitness?: FitnessOutcome }).fitness ?? null);
}
