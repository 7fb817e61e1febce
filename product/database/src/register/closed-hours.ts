/** Whether the hours of closed periods are still what was closed. */
import { and, asc, desc, eq, inArray, isNull, type SQL } from "drizzle-orm";
import { legalEntities } from "@product/database/tables/company/master-data";
import { hoursLines, hoursPeriods, hoursTerms } from "@product/database/tables/day/hours";
import { workers } from "@product/database/tables/people/worker";
import type { Transaction } from "@product/database/write";
import { hashHours, hashOfBefore, type ClosedLine } from "./hours-hash.ts";

type Reader = Pick<Transaction, "select">;

export type AlteredPeriod = { id: string; entityId: string; entity: string; firstDay: string; lastDay: string };
export type ClosedHours = { periods: number; altered: AlteredPeriod[] };

/** Reads the closed periods that are asked for once more, the latest first; no further ones after so many lines. */
export async function verifyClosedHours(
  reader: Reader,
  where?: SQL,
  { mostLines = Number.POSITIVE_INFINITY } = {},
): Promise<ClosedHours> {
  const closed = await reader
    .select({ period: hoursPeriods, entity: legalEntities.name })
    .from(hoursPeriods)
    .innerJoin(legalEntities, eq(legalEntities.id, hoursPeriods.legalEntityId))
    .where(and(isNull(hoursPeriods.reopenedAt), where))
    .orderBy(desc(hoursPeriods.lastDay), asc(hoursPeriods.id));
  const altered: AlteredPeriod[] = [];
  let [periods, read] = [0, 0];
  for (const { period, entity } of closed) {
    if (read >= mostLines) break;
    const lines = await linesOf(reader, period.id);
    periods++;
    read += lines.length;
    const isAsClosed = period.hashVersion === 1 ? isAsOnceClosed : isAsPaid;
    const { id, legalEntityId: entityId, firstDay, lastDay } = period;
    if (!(await isAsClosed(reader, period, lines))) altered.push({ id, entityId, entity, firstDay, lastDay });
  }
  return { periods, altered };
}

const linesOf = (reader: Reader, periodId: string): Promise<ClosedLine[]> =>
  reader
    .select({ line: hoursLines, terms: hoursTerms })
    .from(hoursLines)
    .leftJoin(hoursTerms, eq(hoursTerms.assignmentId, hoursLines.assignmentId))
    .where(eq(hoursLines.periodId, periodId))
    .orderBy(asc(hoursLines.assignmentId));

type Period = typeof hoursPeriods.$inferSelect;

/** Hours, rates and contracts, for the company and the worker for whom they were closed, or the record which that one became. */
async function isAsPaid(reader: Reader, period: Period, lines: readonly ClosedLine[]): Promise<boolean> {
  if (!hashHours(period, lines).equals(period.hash)) return false;
  if (lines.some(({ line }) => line.legalEntityId !== period.legalEntityId)) return false;
  const moved = lines.filter(({ line, terms }) => line.workerId !== terms?.workerId);
  const into = new Map(
    (
      await becoming(reader, inArray(workers.id, [...new Set(moved.flatMap(({ terms }) => terms?.workerId ?? []))]))
    ).map(({ id, into: kept }) => [id, kept]),
  );
  return moved.every(({ line, terms }) => terms && into.get(terms.workerId) === line.workerId);
}

/**
 * Compares the hours alone. The worker's record may have changed since in unknown ways, so each possibility is tried.
 */
async function isAsOnceClosed(reader: Reader, { hash }: Period, closed: readonly ClosedLine[]): Promise<boolean> {
  const lines = closed.map(({ line }) => line);
  if (hashOfBefore(lines).equals(hash)) return true;
  const absorbed = await becoming(
    reader,
    inArray(workers.mergedInto, [...new Set(lines.map(({ workerId }) => workerId))]),
  );
  let ways: Map<string, string>[] = [new Map()];
  for (const { id, into } of absorbed)
    ways = [...ways, ...ways.map((way) => new Map(way).set(into!, id))].slice(0, mostWays);
  return ways.some((former) =>
    hashOfBefore(lines.map((line) => ({ ...line, workerId: former.get(line.workerId) ?? line.workerId }))).equals(hash),
  );
}

const mostWays = 256;

/** Records that became part of another. */
const becoming = (reader: Reader, where: SQL) =>
  reader.select({ id: workers.id, into: workers.mergedInto }).from(workers).where(where);
