/**
 * Facts about people that the rules of working time need, from their records. One query per kind of fact, however many
 * people there are.
 */
import { and, eq, inArray, ne } from "drizzle-orm";
import type { Country } from "@product/domain/people/workers";
import type { Days, Person } from "@product/domain/rules/person";
import { packIn } from "@product/domain/rules/packs/packs";
import type { Nation } from "@product/domain/rules/school-leaving";
import { daysFrom } from "@product/domain/clearance/day-ranges";
import { daysWithin } from "@product/domain/papers/contract-law";
import type { PackId } from "@product/domain/rules/rule";
import { isDay, localDate } from "@product/domain/time/local-date";
import { sealsIn } from "@product/database/person-keys";
import { engagements } from "@product/database/tables/papers/engagement";
import { legalEntities } from "@product/database/tables/company/master-data";
import { rightToWorkChecks, studyTerms } from "@product/database/tables/papers/right-to-work";
import { workers } from "@product/database/tables/people/worker";
import type { Transaction } from "@product/database/write";

/** By their id; their contract is the one that holds on `day`. */
export async function readPeople(
  reader: Pick<Transaction, "select">,
  workerIds: readonly string[],
  day: string,
): Promise<Map<string, Person>> {
  if (workerIds.length === 0) return new Map();
  const ids = [...new Set(workerIds)];
  const people = await reader
    .select({ worker: workers, country: legalEntities.country, nation: legalEntities.nation })
    .from(workers)
    .innerJoin(legalEntities, eq(legalEntities.id, workers.legalEntityId))
    .where(inArray(workers.id, ids));
  const seals = await sealsIn(reader, ids);
  const contracts = byWorker(
    await reader
      .select()
      .from(engagements)
      .where(and(inArray(engagements.workerId, ids), ne(engagements.state, "cancelled"))),
  );
  const checks = byWorker(
    await reader.select().from(rightToWorkChecks).where(inArray(rightToWorkChecks.workerId, ids)),
  );
  const terms = byWorker(await reader.select().from(studyTerms).where(inArray(studyTerms.workerId, ids)));
  const peaks = await foreseeablePeaks(reader, [...contracts.values()].flat(), day);
  return new Map(
    people.map(({ worker, country, nation }): [string, Person] => {
      const { id, legalEntityId, workerType, birthDateSealed } = worker;
      const theirContracts = (contracts.get(id) ?? []).filter((each) => each.legalEntityId === legalEntityId);
      const current = theirContracts.find(
        ({ firstDay, lastDay }) => firstDay <= day && (lastDay === null || day <= lastDay),
      );
      const birthDate = birthDateSealed && (seals.get(id)?.open(birthDateSealed) ?? null);
      return [
        id,
        {
          pack: packOf({ country, nation }),
          workerType: current?.type ?? workerType,
          birthDate: birthDate !== null && isDay(birthDate) ? localDate(birthDate) : null,
          scopes: { entity: legalEntityId, convenio: current?.convenio || undefined },
          isPartTime: current?.percentage != null && Number(current.percentage) < 100,
          engagedSince: firstOf(theirContracts),
          optOuts: [],
          studentDays: studentDays(country, checks.get(id) ?? [], terms.get(id) ?? []),
          isNightWorker: false,
          nation,
          schoolLeavingDate: null,
          temporaryContracts: theirContracts
            // ET art. 15.5 counts contracts for peaks, not those that stand in for someone.
            .filter(({ type, cause }) => type === "temporary" && cause !== "substitution")
            .map(({ firstDay, lastDay }): Days => ({ from: firstDay, until: lastDay })),
          occasionalDays: current?.cause === "foreseeable" ? (peaks.get(legalEntityId) ?? []) : [],
        },
      ];
    }),
  );
}

export const packOf = ({ country, nation }: { country: Country; nation: Nation }): PackId =>
  country === "ES" ? "ES" : packIn(nation);

/** Days of the year on which each company has someone on a contract for a foreseeable peak. */
async function foreseeablePeaks(
  reader: Pick<Transaction, "select">,
  contracts: readonly (typeof engagements.$inferSelect)[],
  day: string,
): Promise<Map<string, string[]>> {
  const companies = contracts.flatMap(({ cause, legalEntityId }) => (cause === "foreseeable" ? [legalEntityId] : []));
  if (companies.length === 0) return new Map();
  const rows = await reader
    .select()
    .from(engagements)
    .where(
      and(
        inArray(engagements.legalEntityId, [...new Set(companies)]),
        eq(engagements.cause, "foreseeable"),
        ne(engagements.state, "cancelled"),
      ),
    );
  return new Map(
    [...Map.groupBy(rows, ({ legalEntityId }) => legalEntityId)].map(([company, theirContracts]) => [
      company,
      daysWithin(
        theirContracts.map(({ firstDay, lastDay }) => daysFrom(firstDay, lastDay)),
        day.slice(0, 4),
      ),
    ]),
  );
}

type Check = typeof rightToWorkChecks.$inferSelect;
type Term = typeof studyTerms.$inferSelect;

/** In Spain a student's hours are limited all year; in the United Kingdom in term, or always where no term is known. */
function studentDays(country: Country, checks: readonly Check[], terms: readonly Term[]): Person["studentDays"] {
  const latest = checks.toSorted(byLatest)[0];
  if (!latest?.termHours) return [];
  const hours = latest.termHours;
  if (country === "ES" || terms.length === 0) return [{ from: latest.checkedOn, until: null, hours }];
  return terms.map(({ firstDay, lastDay }) => ({ from: firstDay, until: lastDay, hours }));
}

const byLatest = (a: Check, b: Check): number =>
  a.checkedOn === b.checkedOn ? b.createdAt.getTime() - a.createdAt.getTime() : a.checkedOn < b.checkedOn ? 1 : -1;

function firstOf(contracts: readonly { firstDay: string }[]): Person["engagedSince"] {
  const [first] = contracts.map(({ firstDay }) => firstDay).toSorted();
  return first === undefined ? null : localDate(first);
}

const byWorker = <Row extends { workerId: string }>(rows: readonly Row[]): Map<string, Row[]> =>
  Map.groupBy(rows, ({ workerId }) => workerId);
