/** What is known of some workers, as the clearance takes it. One question per kind of fact, however many they are. */
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { DocumentFact, Facts } from "@product/domain/clearance/facts";
import { daysFrom } from "@product/domain/clearance/day-ranges";
import type { FitnessOutcome } from "@product/domain/documents/documents";
import type { LocalDate } from "@product/domain/time/local-date";
import { dayAt } from "@product/domain/time/zoned";
import type { Seal } from "@platform/kernel/sealing";
import { amongIds } from "@product/database/among";
import { sealsIn } from "@product/database/person-keys";
import { documents } from "@product/database/tables/papers/document";
import { documentTypes } from "@product/database/tables/company/document-type";
import { engagementPeriods, engagements } from "@product/database/tables/papers/engagement";
import { legalEntities } from "@product/database/tables/company/master-data";
import {
  absences,
  rightToWorkChecks,
  selfEmployedMarks,
  workerQualifications,
} from "@product/database/tables/papers/right-to-work";
import { workerRoles, workers } from "@product/database/tables/people/worker";
import { workerIdentities, workerLanguages, workerSocials } from "@product/database/tables/people/worker-record";
import type { Transaction } from "@product/database/write";
import { readListsAskedFor, readRefusals } from "./read-refusals.ts";

/** `today` is the day that it is where the company that employs them stands. */
export type KnownWorker = { facts: Facts; roleIds: string[]; today: LocalDate };

/** Those that there are, by their id. */
export async function readFacts(
  reader: Pick<Transaction, "select">,
  workerIds: readonly string[],
  now: Date,
): Promise<Map<string, KnownWorker>> {
  if (workerIds.length === 0) return new Map();
  const ids = [...workerIds];
  const people = await reader
    .select({
      worker: workers,
      country: legalEntities.country,
      nation: legalEntities.nation,
      timeZone: legalEntities.timeZone,
      markedBy: selfEmployedMarks.markedBy,
    })
    .from(workers)
    .innerJoin(legalEntities, eq(legalEntities.id, workers.legalEntityId))
    .leftJoin(selfEmployedMarks, eq(selfEmployedMarks.workerId, workers.id))
    .where(amongIds(workers.id, ids));
  const seals = await sealsIn(reader, ids);
  const papers = byWorker(
    await reader
      .select({
        workerId: documents.workerId,
        typeId: documents.documentTypeId,
        state: documents.state,
        validFrom: documents.validFrom,
        validUntil: documents.validUntil,
        // Only a certificate of fitness has to be opened.
        sealed: sql<Buffer | null>`CASE WHEN ${documentTypes.proves} = 'fitness' THEN ${documents.detailsSealed} END`,
      })
      .from(documents)
      .innerJoin(documentTypes, eq(documentTypes.id, documents.documentTypeId))
      .where(and(amongIds(documents.workerId, ids), inArray(documents.state, ["verified", "uploaded", "in_review"]))),
  );
  const checks = byWorker(
    await reader.select().from(rightToWorkChecks).where(amongIds(rightToWorkChecks.workerId, ids)),
  );
  const contracts = byWorker(
    await reader
      .select()
      .from(engagements)
      .where(and(amongIds(engagements.workerId, ids), ne(engagements.state, "cancelled"))),
  );
  const periods = Map.groupBy(
    await reader.select().from(engagementPeriods).where(amongIds(engagementPeriods.workerId, ids)),
    ({ engagementId }) => engagementId,
  );
  const skills = byWorker(
    await reader.select().from(workerQualifications).where(amongIds(workerQualifications.workerId, ids)),
  );
  const away = byWorker(await reader.select().from(absences).where(amongIds(absences.workerId, ids)));
  const socials = byWorker(await reader.select().from(workerSocials).where(amongIds(workerSocials.workerId, ids)));
  const ninos = byWorker(
    await reader
      .select({ workerId: workerIdentities.workerId })
      .from(workerIdentities)
      .where(and(amongIds(workerIdentities.workerId, ids), eq(workerIdentities.type, "NINO"))),
  );
  const days = new Map(people.map(({ worker, timeZone }) => [worker.id, dayAt(now, timeZone)]));
  const refusals = await readRefusals(reader, days);
  const asked = await readListsAskedFor(reader, days);
  const spoken = byWorker(await reader.select().from(workerLanguages).where(amongIds(workerLanguages.workerId, ids)));
  const heldRoles = byWorker(await reader.select().from(workerRoles).where(amongIds(workerRoles.workerId, ids)));

  return new Map(
    people.map(({ worker, country, nation, markedBy }): [string, KnownWorker] => {
      const { id } = worker;
      const social = socials.get(id)?.[0];
      const facts: Facts = {
        status: worker.status,
        statusUntil: worker.statusUntil,
        country,
        nation,
        isGenuinelySelfEmployed: markedBy !== null,
        legalEntityId: worker.legalEntityId,
        workerType: worker.workerType,
        nationality: worker.nationality,
        birthDate: opened(seals.get(id), worker.birthDateSealed),
        documents: (papers.get(id) ?? []).map(({ typeId, state, validFrom, validUntil, sealed }): DocumentFact => ({
          typeId,
          state: state === "verified" ? "verified" : "waiting",
          validFrom,
          validUntil,
          fitness: fitnessIn(opened(seals.get(id), sealed)),
        })),
        checks: (checks.get(id) ?? []).map((check) => ({ ...check, madeAt: check.createdAt.toISOString() })),
        engagements: (contracts.get(id) ?? []).map((contract) => ({
          ...contract,
          formerPeriods: periods.get(contract.id)?.map(({ altaOn, bajaOn }) => daysFrom(altaOn, bajaOn)),
        })),
        qualifications: skills.get(id) ?? [],
        absences: (away.get(id) ?? []).map(({ firstDay, lastDay }) => daysFrom(firstDay, lastDay)),
        hasSocialNumber: country === "ES" ? Boolean(social?.nafHash) : ninos.has(id),
        hasBankAccount: Boolean(social?.ibanHash),
        refusedBy: refusals.get(id) ?? [],
        languages: (spoken.get(id) ?? []).map(({ language }) => language),
        listIds: asked.get(id) ?? [],
      };
      return [
        id,
        { facts, roleIds: (heldRoles.get(id) ?? []).map(({ roleId }) => roleId).toSorted(), today: days.get(id)! },
      ];
    }),
  );
}

const byWorker = <Row extends { workerId: string }>(rows: readonly Row[]): Map<string, Row[]> =>
  Map.groupBy(rows, ({ workerId }) => workerId);

const opened = (seal: Seal | undefined, sealed: Buffer | null): string | null =>
  seal && sealed ? seal.open(sealed) : null;

/** Details of a document are an object as JSON: its `number`, and of a certificate its `fitness`. */
const fitnessIn = (details: string | null): FitnessOutcome | null =>
  details === null ? null : ((JSON.parse(details) as { fitness?: FitnessOutcome }).fitness ?? null);
