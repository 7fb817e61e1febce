import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Locale } from "@product/domain/locales";
import { placeTaking } from "@product/domain/planning/assignments";
import { database } from "@product/database/client";
import { assignments, events, shifts } from "@product/database/tables/planning/event";
import { itemKinds, itemLoans } from "@product/database/tables/company/item";
import { workers } from "@product/database/tables/people/worker";
import { fullName } from "@product/database/workers/full-name";

const named = (locale: Locale) => (locale === "es" ? itemKinds.nameEs : itemKinds.nameEn);

/** Items that a worker has not brought back, at one event or at any. */
export const loansOf = (workerId: string, locale: Locale, eventId?: string) =>
  database
    .select({ id: itemLoans.id, name: named(locale), number: itemLoans.number, issuedAt: itemLoans.issuedAt })
    .from(itemLoans)
    .innerJoin(itemKinds, eq(itemKinds.id, itemLoans.itemKindId))
    .where(
      and(
        eq(itemLoans.workerId, workerId),
        isNull(itemLoans.returnedAt),
        eventId ? eq(itemLoans.eventId, eventId) : undefined,
      ),
    )
    .orderBy(asc(itemLoans.issuedAt), asc(itemLoans.id));
export type Loan = Awaited<ReturnType<typeof loansOf>>[number];

/** As the lists of devices carry it, in both languages. */
export const lentAt = (eventId: string) =>
  database
    .select({
      workerId: itemLoans.workerId,
      kindId: itemKinds.id,
      nameEn: itemKinds.nameEn,
      nameEs: itemKinds.nameEs,
      number: itemLoans.number,
    })
    .from(itemLoans)
    .innerJoin(itemKinds, eq(itemKinds.id, itemLoans.itemKindId))
    .where(and(eq(itemLoans.eventId, eventId), isNull(itemLoans.returnedAt)))
    .orderBy(asc(itemLoans.issuedAt), asc(itemLoans.id));

/** Items that an event still has to get back, with their holders. */
export const loansAt = (eventId: string, locale: Locale) =>
  database
    .select({
      id: itemLoans.id,
      name: named(locale),
      number: itemLoans.number,
      issuedAt: itemLoans.issuedAt,
      workerId: itemLoans.workerId,
      person: fullName,
      code: workers.code,
    })
    .from(itemLoans)
    .innerJoin(itemKinds, eq(itemKinds.id, itemLoans.itemKindId))
    .innerJoin(workers, eq(workers.id, itemLoans.workerId))
    .where(and(eq(itemLoans.eventId, eventId), isNull(itemLoans.returnedAt)))
    .orderBy(asc(workers.listedName), asc(itemLoans.issuedAt), asc(itemLoans.id));

const itemsToIssue = (locale: Locale) =>
  database
    .select({ id: itemKinds.id, name: named(locale), isNumbered: itemKinds.isNumbered })
    .from(itemKinds)
    .where(isNull(itemKinds.archivedAt))
    .orderBy(asc(named(locale)));

/** Someone who has a place at the event, by their code, with what they have: for whoever hands things out. */
export async function holderAt(eventId: string, workerCode: string, locale: Locale) {
  const isThere = and(
    eq(workers.code, workerCode),
    isNull(workers.mergedInto),
    eq(shifts.eventId, eventId),
    inArray(assignments.state, [...placeTaking]),
  );
  const [worker] = await database
    .selectDistinct({ id: workers.id, name: fullName, code: workers.code })
    .from(workers)
    .innerJoin(assignments, eq(assignments.workerId, workers.id))
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .where(isThere);
  return worker && { ...worker, loans: await loansOf(worker.id, locale, eventId), kinds: await itemsToIssue(locale) };
}
export type ItemHolder = NonNullable<Awaited<ReturnType<typeof holderAt>>>;

export async function eventOfLoans(eventId: string) {
  const [event] = await database.select().from(events).where(eq(events.id, eventId));
  return event;
}
