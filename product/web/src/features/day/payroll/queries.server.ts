import { and, asc, desc, eq, gt, isNull, sql, type SQL } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { database } from "@product/database/client";
import { accounts } from "@product/database/tables/access/account";
import { assignments, events, slots } from "@product/database/tables/planning/event";
import { hoursPeriods } from "@product/database/tables/day/hours";
import { clients, legalEntities, roles } from "@product/database/tables/company/master-data";
import { hoursBatches, hoursBatchLines } from "@product/database/tables/day/pay";
import { workers } from "@product/database/tables/people/worker";
import { fullName } from "@product/database/workers/full-name";
import { permittedRows } from "#request/who-may.ts";

const numbers = (of: SQL, beside: SQL) =>
  sql<
    number[]
  >`ARRAY(SELECT other.number FROM app.hours_batch_correction said JOIN app.hours_batch other ON other.id = ${of}
    WHERE ${beside} = ${hoursBatches.id} ORDER BY other.number)`;

const batches = () =>
  database
    .select({
      id: hoursBatches.id,
      kind: hoursBatches.kind,
      number: hoursBatches.number,
      legalEntityId: hoursBatches.legalEntityId,
      entity: legalEntities.name,
      timeZone: legalEntities.timeZone,
      client: clients.name,
      firstDay: hoursBatches.firstDay,
      lastDay: hoursBatches.lastDay,
      lines: hoursBatches.lines,
      minutes: hoursBatches.minutes,
      amount: hoursBatches.amount,
      currency: hoursBatches.currency,
      hash: sql<string>`encode(${hoursBatches.hash}, 'hex')`,
      madeAt: hoursBatches.madeAt,
      madeBy: accounts.name,
      corrects: numbers(sql`said.corrected_id`, sql`said.batch_id`),
      /** By these; where there is none, it stands. */
      correctedBy: numbers(sql`said.batch_id`, sql`said.corrected_id`),
    })
    .from(hoursBatches)
    .innerJoin(legalEntities, eq(legalEntities.id, hoursBatches.legalEntityId))
    .leftJoin(clients, eq(clients.id, hoursBatches.clientId))
    .leftJoin(accounts, eq(accounts.userId, hoursBatches.madeBy));

const seenBy = (actor: Actor) => permittedRows(actor, "timesheet.export", "entity", hoursBatches.legalEntityId);
const mostBatches = 200;

/** Batches handed over, the latest first. */
export const batchRows = (actor: Actor) =>
  batches().where(seenBy(actor)).orderBy(desc(hoursBatches.madeAt), desc(hoursBatches.number)).limit(mostBatches);
export type BatchRow = Awaited<ReturnType<typeof batchRows>>[number];

export const batchWith = async (actor: Actor, id: string) =>
  (await batches().where(and(eq(hoursBatches.id, id), seenBy(actor))))[0];

/** The numbers that are void since a batch stands: those it corrects, and those that these corrected before. */
export async function voidSince(batchId: string): Promise<number[]> {
  const former = sql`(WITH RECURSIVE former (id) AS (
      SELECT corrected_id FROM app.hours_batch_correction WHERE batch_id = ${batchId}
      UNION SELECT said.corrected_id FROM former JOIN app.hours_batch_correction said ON said.batch_id = former.id)
    SELECT id FROM former)`;
  const rows = await database
    .select({ number: hoursBatches.number })
    .from(hoursBatches)
    .where(sql`${hoursBatches.id} IN ${former}`)
    .orderBy(asc(hoursBatches.number));
  return rows.map(({ number }) => number);
}

/** Closed periods of which a batch can be made, with the clients whose events lie in them. */
export async function periodChoices(actor: Actor) {
  const periods = await database
    .select({
      id: hoursPeriods.id,
      entity: legalEntities.name,
      firstDay: hoursPeriods.firstDay,
      lastDay: hoursPeriods.lastDay,
    })
    .from(hoursPeriods)
    .innerJoin(legalEntities, eq(legalEntities.id, hoursPeriods.legalEntityId))
    .where(
      and(
        isNull(hoursPeriods.reopenedAt),
        permittedRows(actor, "timesheet.export", "entity", hoursPeriods.legalEntityId),
      ),
    )
    .orderBy(desc(hoursPeriods.lastDay))
    .limit(60);
  const charged = await database
    .select({ id: clients.id, name: clients.name })
    .from(clients)
    .where(isNull(clients.archivedAt))
    .orderBy(asc(clients.name));
  return { periods, clients: charged };
}

const pieceSize = 1_000;

/** The lines of a batch as they were handed over; the names are those of today, so that who was erased stays unnamed. */
export async function* batchPieces(batchId: string, locale: Locale) {
  for (let after = -1; ;) {
    const rows = await database
      .select({
        line: hoursBatchLines,
        name: fullName,
        eventCode: events.code,
        purchaseOrder: events.purchaseOrder,
        titleEn: events.titleEn,
        titleEs: events.titleEs,
        role: locale === "es" ? roles.nameEs : roles.nameEn,
      })
      .from(hoursBatchLines)
      .leftJoin(workers, eq(workers.id, hoursBatchLines.workerId))
      .leftJoin(events, eq(events.id, hoursBatchLines.eventId))
      .leftJoin(assignments, eq(assignments.id, hoursBatchLines.assignmentId))
      .leftJoin(slots, eq(slots.id, assignments.slotId))
      .leftJoin(roles, eq(roles.id, slots.roleId))
      .where(and(eq(hoursBatchLines.batchId, batchId), gt(hoursBatchLines.place, after)))
      .orderBy(asc(hoursBatchLines.place))
      .limit(pieceSize);
    if (rows.length > 0) yield rows;
    if (rows.length < pieceSize) return;
    after = rows.at(-1)!.line.place;
  }
}
export type BatchPiece = ReturnType<typeof batchPieces> extends AsyncGenerator<infer Rows> ? Rows : never;
