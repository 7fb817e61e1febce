import { and, asc, desc, eq, exists, isNull, sql, type SQL } from "drizzle-orm";
import { isPermitted, type Actor } from "@product/domain/actor";
import { minutesIn, roundedBy, usualPolicy } from "@product/domain/day/pay";
import { endorsementOf, isApprovable } from "@product/domain/day/time-lines";
import type { Locale } from "@product/domain/locales";
import { plusDays } from "@product/domain/time/local-date";
import { amongIds } from "@product/database/among";
import { database } from "@product/database/client";
import { eventPlaces } from "@product/database/filters/event-columns";
import { accounts } from "@product/database/tables/access/account";
import { clientHours, clientSignings, hoursPeriods, hoursRanks } from "@product/database/tables/day/hours";
import { assignments, events } from "@product/database/tables/planning/event";
import { legalEntities } from "@product/database/tables/company/master-data";
import { punchSeals } from "@product/database/tables/day/punch";
import { permittedRows, permittedRowsAt } from "#request/who-may.ts";
import { holdersFor } from "./doubts.server.ts";
import { mostLines, timeLines, type TimeLine } from "./lines.server.ts";
import { linesOnAScreen, linesToShow, mostCounted, rankedDays } from "./lines-to-show.server.ts";
import type { TimeQuery } from "./schema.ts";
import { threadOf } from "./line/thread.server.ts";

export { threadOf };
export { ensureClosedHours } from "./closing/closed-hours.server.ts";
export { linePieces, ofDays, timeLines, type TimeLine } from "./lines.server.ts";

/** Half a month back, unless the address says otherwise; never more than two months at once. */
export function daysOf({ from, until }: TimeQuery, today: string): { from: string; until: string } {
  const last = until ?? today;
  const first = from ?? plusDays(last, -14);
  return first > last
    ? { from: last, until: last }
    : { from: first < plusDays(last, -62) ? plusDays(last, -62) : first, until: last };
}

const seenBy = (actor: Actor) => permittedRowsAt(actor, "time.view", eventPlaces);

const amongSeen = (actor: Actor) => {
  const seen = seenBy(actor);
  return (
    seen &&
    exists(
      database
        .select()
        .from(events)
        .where(and(eq(events.id, hoursRanks.eventId), seen)),
    )
  );
};

/** Lines of those days that the reader may see, in the order in which they need attention. */
export async function timeSheet(actor: Actor, query: TimeQuery, today: string, locale: Locale, now: Date) {
  const days = daysOf(query, today);
  const where = and(
    rankedDays(days.from, days.until),
    amongSeen(actor),
    query.event ? eq(hoursRanks.eventId, query.event) : undefined,
  );
  const { shown, counts, next } = await linesToShow({ where, tab: query.tab, after: query.after }, now);
  const those = amongIds(
    assignments.id,
    shown.map(({ id }) => id),
  );
  const found = shown.length > 0 ? await timeLines(database, those, locale, now) : [];
  const rows = new Map(found.map((line) => [line.id, rowOf(line, now)]));
  return {
    days,
    rows: shown.flatMap(({ id }) => rows.get(id) ?? []),
    counts,
    mostCounted,
    next,
    perPage: linesOnAScreen,
  };
}
export type TimeRow = ReturnType<typeof rowOf>;

const rowOf = (
  { plan, worked, corrections, presences: _folded, punches: _made, doubts: _doubts, ...line }: TimeLine,
  now: Date,
) => {
  const waiting = corrections.find((correction) => !correction.appliedAt && !correction.refusedAt);
  const { decision, oddities: _odd, timeZone, policy, userId, ...row } = line;
  return {
    ...row,
    timeZone,
    startsAt: plan.startsAt,
    endsAt: plan.endsAt,
    plannedMinutes: worked.plannedMinutes,
    from: worked.from ?? null,
    until: worked.until ?? null,
    stretches: worked.stretches,
    minutes: decision?.minutes ?? worked.minutes,
    split: decision?.split ?? worked.split,
    payable: policy ? minutesIn(roundedBy(decision?.split ?? worked.split, { ...usualPolicy, ...policy })) : null,
    waitsFor: waiting ? (waiting.workerAt ? ("company" as const) : ("worker" as const)) : null,
    isEndorsed: Boolean(decision?.endorsedAt),
    isSettled: Boolean(decision?.settledAt),
    isByOneself: corrections.some((correction) => correction.appliedAt && isByOneself(correction, userId)),
    endorsement: endorsementOf(Boolean(decision?.endorsedAt), plan.endsAt, now.getTime()),
    dispute: decision?.dispute ?? "",
    mark: decision?.periodId ? ("locked" as const) : decision?.approvedAt ? ("approved" as const) : null,
    isApprovable: isApprovable(line.group),
  };
};

/** Lines as everyone reads them, of those that the reader sees. */
export async function seenLines(actor: Actor, where: SQL | undefined, locale: Locale, now: Date) {
  const found = await timeLines(database, and(where, seenBy(actor)), locale, now);
  return { rows: found.map((line) => rowOf(line, now)), isCut: found.length >= mostLines };
}

/** One line with all that was punched and said about it, as far as the reader sees the event. */
export async function timeLine(actor: Actor, id: string, locale: Locale, now: Date) {
  const [line] = await timeLines(database, and(eq(assignments.id, id), seenBy(actor)), locale, now);
  if (!line) return undefined;
  const voided = new Set(line.punches.flatMap(({ voids }) => voids ?? []));
  const punchIds = line.punches.map((punch) => punch.id);
  const holders = await holdersFor(database, punchIds);
  return {
    row: rowOf(line, now),
    doubts: line.doubts.map(({ assignmentId: _line, ...doubt }) => doubt),
    client: (await clientWord(id)) ?? null,
    thread: (await threadOf(database, [id])).get(id) ?? [],
    punches: line.punches.map(({ id: punchId, kind, at, source }) => ({
      id: punchId,
      kind,
      at: at.getTime(),
      source,
      isVoided: voided.has(punchId),
      holder: holders.get(punchId),
    })),
    corrections: line.corrections.map(({ id: correctionId, kind, at, reason, proposedBy, ...correction }) => ({
      id: correctionId,
      kind,
      at: at.getTime(),
      reason,
      proposedBy,
      createdAt: correction.createdAt,
      companyAt: correction.companyAt,
      workerAt: correction.workerAt,
      refusedBy: correction.refusedBy,
      refusedReason: correction.refusedReason,
      appliedAt: correction.appliedAt,
      isByOneself: isByOneself(correction, line.userId),
    })),
  };
}

/** The worker agreed for the company as well, which had nobody else for it: whoever approves is to know. */
const isByOneself = ({ companyId }: { companyId: string | null }, userId: string | null): boolean =>
  companyId !== null && companyId === userId;

/** The client's answer about these hours. */
const clientWord = async (id: string) =>
  (
    await database
      .select({ signer: clientSignings.signer, minutes: clientHours.minutes, answeredAt: clientHours.answeredAt })
      .from(clientHours)
      .innerJoin(clientSignings, eq(clientSignings.id, clientHours.signingId))
      .where(eq(clientHours.assignmentId, id))
  )[0];

/** How far the register of each company is sealed, of those whose register the reader sees whole. */
export const registers = async (actor: Actor) =>
  isPermitted(actor, "time.view")
    ? database
        .select({
          id: legalEntities.id,
          name: legalEntities.name,
          timeZone: legalEntities.timeZone,
          sealed: sql<number>`coalesce(max(${punchSeals.seq}), 0)::int`,
          until: sql<string | null>`max(${punchSeals.sealedAt})`,
        })
        .from(legalEntities)
        .leftJoin(punchSeals, eq(punchSeals.legalEntityId, legalEntities.id))
        .where(permittedRows(actor, "time.view", "entity", legalEntities.id))
        .groupBy(legalEntities.id)
        .orderBy(asc(legalEntities.name))
    : [];

export async function closedPeriods(actor: Actor) {
  const rows = await database
    .select({
      period: hoursPeriods,
      entity: legalEntities.name,
      timeZone: legalEntities.timeZone,
      proposer: accounts.name,
    })
    .from(hoursPeriods)
    .innerJoin(legalEntities, eq(legalEntities.id, hoursPeriods.legalEntityId))
    .leftJoin(accounts, eq(accounts.userId, hoursPeriods.reopeningBy))
    .where(permittedRows(actor, "time.view", "entity", hoursPeriods.legalEntityId))
    .orderBy(desc(hoursPeriods.lastDay), desc(isNull(hoursPeriods.reopenedAt)), desc(hoursPeriods.lockedAt))
    .limit(100);
  return rows.map(({ period: { hash, ...period }, entity, timeZone, proposer }) => ({
    ...period,
    entity,
    timeZone,
    proposer,
    isOwn: actor.kind === "person" && period.reopeningBy === actor.id,
    hash: hash.toString("hex"),
  }));
}
