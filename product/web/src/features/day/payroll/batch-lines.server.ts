/** The lines of a closed period as they are handed over: by contract and policy for pay, by rate and shortest call for a client. */
import { and, asc, eq, gte, inArray, isNotNull, lte } from "drizzle-orm";
import {
  amountOf,
  billableMinutes,
  byContract,
  contractOf,
  minutesIn,
  mondayOf,
  roundedBy,
  type Contract,
} from "@product/domain/day/pay";
import { paidRate } from "@product/domain/planning/rates";
import { signedContracts } from "@product/database/register/hours-terms";
import { ratesOfAssignments } from "@product/database/rules/read-rates";
import { events } from "@product/database/tables/planning/event";
import { hoursLines, hoursTerms, type hoursPeriods } from "@product/database/tables/day/hours";
import { clientCharges, type hoursBatchLines } from "@product/database/tables/day/pay";
import { workers } from "@product/database/tables/people/worker";
import { policyOf } from "#features/day/pay-settings/queries.server.ts";
import type { Transaction } from "#request/perform.ts";

type Period = typeof hoursPeriods.$inferSelect;
export type BatchLine = Omit<typeof hoursBatchLines.$inferSelect, "batchId" | "place">;

const closedIn = (tx: Transaction, period: Period, ...more: Parameters<typeof and>) =>
  tx
    .select({ line: hoursLines, terms: hoursTerms, code: workers.code })
    .from(hoursLines)
    .leftJoin(hoursTerms, eq(hoursTerms.assignmentId, hoursLines.assignmentId))
    .innerJoin(events, eq(events.id, hoursLines.eventId))
    .innerJoin(workers, eq(workers.id, hoursLines.workerId))
    .where(and(eq(hoursLines.periodId, period.id), ...more))
    .orderBy(asc(workers.code), asc(hoursLines.day), asc(hoursLines.assignmentId));

/** By what was kept when the period was closed; where nothing was kept then, by what holds now. */
export async function payrollLines(tx: Transaction, period: Period): Promise<BatchLine[]> {
  const policy = period.policy ?? (await policyOf(period.legalEntityId, tx));
  const rows = await closedIn(tx, period);
  const workerIds = [...new Set(rows.map(({ line }) => line.workerId))];
  const contracts = await signedContracts(tx, period.legalEntityId, workerIds);
  const paid = await paidOf(tx, period, workerIds, contracts);
  const rates = await ratesOfAssignments(tx, idsOf(rows.filter(({ terms }) => !terms)), "pay");
  return rows.map(({ line, terms, code }) => {
    const split = roundedBy(paid.get(line.assignmentId) ?? line.split ?? {}, policy);
    const contract = terms ? terms.baseRate : (contracts(line.workerId, line.day)?.baseRate ?? null);
    const rate = paidRate(contract, terms ? terms.rate : (rates.get(line.assignmentId)?.value ?? null));
    const amount = rate === null ? null : amountOf(split, rate, policy);
    return { ...kept(line), code, payable: minutesIn(split), split, rate, amount };
  });
}

export async function invoiceLines(tx: Transaction, period: Period, clientId: string): Promise<BatchLine[]> {
  const [charge] = await tx.select().from(clientCharges).where(eq(clientCharges.clientId, clientId));
  const rows = await closedIn(tx, period, eq(events.clientId, clientId));
  const rates = await ratesOfAssignments(tx, idsOf(rows), "charge");
  return rows.map(({ line, code }) => {
    const rate = rates.get(line.assignmentId)?.value ?? null;
    const payable = billableMinutes(line.minutes ?? 0, charge?.minimumMinutes ?? 0);
    const amount = rate === null ? null : Math.round((payable * rate) / 60);
    return { ...kept(line), code, payable, split: line.split ?? {}, rate, amount };
  });
}

const idsOf = (rows: Awaited<ReturnType<typeof closedIn>>) => rows.map(({ line }) => line.assignmentId);

const kept = ({ assignmentId, workerId, eventId, day, minutes }: typeof hoursLines.$inferSelect) => ({
  assignmentId,
  workerId,
  eventId,
  day,
  minutes: minutes ?? 0,
});

type Contracts = Awaited<ReturnType<typeof signedContracts>>;

/** Weeks are read whole: what was worked in the days before the period fills its first week too. */
async function paidOf(tx: Transaction, period: Period, workerIds: readonly string[], contracts: Contracts) {
  const rows =
    workerIds.length === 0
      ? []
      : await tx
          .select({ line: hoursLines, terms: hoursTerms })
          .from(hoursLines)
          .leftJoin(hoursTerms, eq(hoursTerms.assignmentId, hoursLines.assignmentId))
          .where(
            and(
              inArray(hoursLines.workerId, [...workerIds]),
              eq(hoursLines.legalEntityId, period.legalEntityId),
              gte(hoursLines.day, mondayOf(period.firstDay)),
              lte(hoursLines.day, period.lastDay),
              isNotNull(hoursLines.approvedAt),
            ),
          )
          .orderBy(asc(hoursLines.day), asc(hoursLines.workedFrom), asc(hoursLines.assignmentId));
  const all = [...Map.groupBy(rows, ({ line }) => line.workerId)].flatMap(([workerId, workerRows]) => {
    const lines = workerRows.map(({ line: { assignmentId, day, split } }) => ({
      id: assignmentId,
      day,
      split: split ?? {},
    }));
    const closed = new Map(workerRows.flatMap(({ line, terms }) => (terms ? [[line.day, terms.contract]] : [])));
    const contractOn = (day: string): Contract | undefined => {
      if (closed.has(day)) return closed.get(day) ?? undefined;
      const contract = contracts(workerId, day);
      return contract && contractOf(contract);
    };
    return [...byContract(lines, contractOn)];
  });
  return new Map(all);
}
