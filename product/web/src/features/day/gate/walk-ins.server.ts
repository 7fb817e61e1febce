/** Workers who come without a place: a supervisor finds them by name or code and gives them an open place. */
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Locale } from "@product/domain/locales";
import { placeTaking } from "@product/domain/planning/assignments";
import { Refused } from "@product/domain/refusals";
import { database } from "@product/database/client";
import { assignments, shifts, slots } from "@product/database/tables/planning/event";
import { roles } from "@product/database/tables/company/master-data";
import { workers } from "@product/database/tables/people/worker";
import { fullName } from "@product/database/workers/full-name";
import { admitWalkIn } from "#features/planning/assignments/commands.server.ts";
import { clockNow } from "#request/clock.ts";
import { scan, type Scanned } from "./commands.server.ts";
import type { PairedDevice } from "./device.server.ts";
import { lookAt } from "./person.server.ts";

const soonMs = 6 * 3_600_000;
const mostFound = 12;

export type OpenPlace = { slotId: string; role: string; shift: string; startsAt: Date; endsAt: Date; free: number };

/** The places that nobody has, of the shifts that are on or begin soon. */
export async function placesOpenNow({ event }: PairedDevice, locale: Locale): Promise<OpenPlace[]> {
  const now = clockNow();
  const takenPlaces = sql<number>`(SELECT count(*) FROM ${assignments} WHERE ${assignments.slotId} = ${slots.id}
    AND ${inArray(assignments.state, [...placeTaking, "staged"])})::int`;
  const free = sql<number>`${slots.maximum} - ${slots.agencySeats} - ${takenPlaces}`;
  return database
    .select({
      slotId: slots.id,
      role: locale === "es" ? roles.nameEs : roles.nameEn,
      shift: shifts.title,
      startsAt: shifts.startsAt,
      endsAt: shifts.endsAt,
      free,
    })
    .from(slots)
    .innerJoin(shifts, eq(shifts.id, slots.shiftId))
    .innerJoin(roles, eq(roles.id, slots.roleId))
    .where(
      and(
        eq(shifts.eventId, event.id),
        isNotNull(shifts.publishedAt),
        isNull(shifts.cancelledAt),
        gt(shifts.endsAt, now),
        lt(shifts.startsAt, new Date(now.getTime() + soonMs)),
        gt(free, 0),
      ),
    )
    .orderBy(asc(shifts.startsAt), asc(roles.nameEn))
    .limit(20);
}

/** Workers of the company who have no place at the event and whose name has all of these words. */
export async function othersNamed({ event }: PairedDevice, words: string) {
  const folded = words.split(/\s+/).filter(Boolean).slice(0, 5);
  if (folded.join("").length < 3) return [];
  return database
    .select({ id: workers.id, name: fullName, code: workers.code })
    .from(workers)
    .where(
      and(
        eq(workers.legalEntityId, event.legalEntityId),
        eq(workers.status, "active"),
        isNull(workers.mergedInto),
        sql`NOT EXISTS (SELECT FROM ${assignments} JOIN ${shifts} ON ${shifts.id} = ${assignments.shiftId}
          WHERE ${assignments.workerId} = ${workers.id} AND ${shifts.eventId} = ${event.id}
            AND ${inArray(assignments.state, [...placeTaking])})`,
        ...folded.map((word) => sql`strpos(${workers.searched}, app.fold(${word})) > 0`),
      ),
    )
    .orderBy(fullName)
    .limit(mostFound);
}

type Admitted = { code: string; slotId: string; client: string };

/** Gives them the place, and lets them in by the rule of the gate: who may not work gets neither. */
export async function letWalkIn(
  paired: PairedDevice,
  { code, slotId, client }: Admitted,
  locale: Locale,
): Promise<Scanned> {
  const { person } = await lookAt(code, paired, locale);
  const [slot] = await database
    .select({ shiftId: slots.shiftId })
    .from(slots)
    .innerJoin(shifts, eq(shifts.id, slots.shiftId))
    .where(and(eq(slots.id, slotId), eq(shifts.eventId, paired.event.id)));
  if (!person || !slot) throw new Refused({ code: "record.choice-gone" });
  if (person.facts.clearance === "BLOCK" || paired.device.isTraining) throw new Refused({ code: "gate.not-now" });
  await admitWalkIn(paired.actor, slot.shiftId, { slotId, workerId: person.workerId });
  return scan(paired, { code, mode: "in", client, confirmed: true }, locale);
}

/** Somebody who may work, and has no place at this event now. */
export const isWalkIn = ({ verdict, person }: Scanned): boolean =>
  person !== undefined && (verdict.code === "not-expected" || verdict.code === "wrong-day");
