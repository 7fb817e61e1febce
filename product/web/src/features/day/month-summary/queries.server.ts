import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { hourKinds, type HourSplit } from "@product/domain/day/hours";
import { plusDays } from "@product/domain/time/local-date";
import { wallOf } from "@product/domain/time/instant-of";
import type { Instant } from "@product/domain/time/instant";
import { database } from "@product/database/client";
import { assignments } from "@product/database/tables/planning/event";
import { legalEntities } from "@product/database/tables/company/master-data";
import { workers } from "@product/database/tables/people/worker";
import { fullName } from "@product/database/workers/full-name";
import { ofDays, timeLines, type TimeLine } from "#features/day/time/queries.server.ts";

const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

/** The hours of one worker in a month, in their own language; undefined where there is no such worker or month. */
export async function monthSummary(workerId: string, monthText: string, now: Date) {
  const { data: wanted } = month.safeParse(monthText);
  const [worker] = await database
    .select({
      name: fullName,
      code: workers.code,
      language: workers.language,
      entity: legalEntities.name,
      taxId: legalEntities.taxId,
      timeZone: legalEntities.timeZone,
    })
    .from(workers)
    .innerJoin(legalEntities, eq(legalEntities.id, workers.legalEntityId))
    .where(eq(workers.id, workerId));
  if (!wanted || !worker) return undefined;
  const firstDay = `${wanted}-01`;
  const next = plusDays(firstDay, 31).slice(0, 7);
  const where = and(eq(assignments.workerId, workerId), ofDays(firstDay, plusDays(`${next}-01`, -1)));
  const lines = await timeLines(database, where, worker.language, now);
  const rows = lines.map(rowOf);
  return { ...worker, month: wanted, madeAt: now, rows, total: sumOf(rows) };
}
export type MonthSummary = NonNullable<Awaited<ReturnType<typeof monthSummary>>>;

function rowOf(line: TimeLine) {
  const clock = (at: number | undefined) => (at === undefined ? "?" : wallOf(at as Instant, line.timeZone).slice(11));
  const { worked, decision } = line;
  return {
    day: line.day,
    event: line.event,
    clocked: worked.from === undefined ? "" : `${clock(worked.from)}–${clock(worked.until)}`,
    breaks: line.presences
      .flatMap(({ rests }) => rests)
      .map(({ from, until }) => `${clock(from)}–${clock(until)}`)
      .join(" "),
    minutes: decision?.minutes ?? worked.minutes,
    split: decision?.split ?? worked.split,
    state: decision?.approvedAt
      ? ("approved" as const)
      : decision?.disputedAt
        ? ("disputed" as const)
        : ("open" as const),
    corrections: line.corrections.filter(({ appliedAt }) => appliedAt).length,
  };
}

function sumOf(rows: readonly { minutes: number; split: HourSplit }[]) {
  const split = Object.fromEntries(
    hourKinds.map((kind) => [kind, rows.reduce((sum, row) => sum + (row.split[kind] ?? 0), 0)]),
  ) as Required<HourSplit>;
  return { minutes: rows.reduce((sum, row) => sum + row.minutes, 0), split };
}
