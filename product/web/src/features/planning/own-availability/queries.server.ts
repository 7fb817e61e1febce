/** When people said that they can or cannot work. */
import { and, asc, eq, inArray, isNull, gte, or, sql } from "drizzle-orm";
import { saidOf, type AvailabilityKind } from "@product/domain/people/availability";
import type { Zone } from "@product/domain/time/zone";
import { wallTimeAt, dayAt } from "@product/domain/time/zoned";
import { database } from "@product/database/client";
import { availabilities } from "@product/database/tables/people/worker-record";
import { workerBehind } from "@product/database/workers/answer-links";
import { homeDay } from "#request/clock.ts";

/** A worker's availability on coming days, behind their link; undefined if the link does not work. */
export async function entriesBehind(token: string) {
  const workerId = await workerBehind(database, token);
  if (!workerId) return undefined;
  const isComing = or(isNull(availabilities.lastDay), gte(availabilities.lastDay, homeDay()));
  return database
    .select()
    .from(availabilities)
    .where(and(eq(availabilities.workerId, workerId), isComing))
    .orderBy(asc(availabilities.firstDay), asc(availabilities.id))
    .limit(200);
}
export type OwnEntry = NonNullable<Awaited<ReturnType<typeof entriesBehind>>>[number];

type During = { startsAt: Date; endsAt: Date; timeZone: Zone };

/** By worker, the gravest of what they said of a time; who said nothing is missing. */
export async function saidDuring(workerIds: readonly string[], { startsAt, endsAt, timeZone }: During) {
  if (workerIds.length === 0) return new Map<string, AvailabilityKind>();
  const [first, last] = [dayAt(startsAt, timeZone), dayAt(endsAt, timeZone)];
  const entries = await database
    .select()
    .from(availabilities)
    .where(
      and(
        inArray(availabilities.workerId, [...workerIds]),
        // A night that was said to begin the day before reaches into this one.
        sql`daterange(${availabilities.firstDay}, ${availabilities.lastDay}, '[]') && daterange(${first}::date - 1, ${last}::date, '[]')`,
      ),
    );
  const time = {
    from: { day: first, time: wallTimeAt(startsAt, timeZone).slice(0, 5) },
    until: { day: last, time: wallTimeAt(endsAt, timeZone).slice(0, 5) },
  };
  const found = [...Map.groupBy(entries, ({ workerId }) => workerId)].flatMap(
    ([workerId, workerEntries]): [string, AvailabilityKind][] => {
      const kind = saidOf(workerEntries, time);
      return kind ? [[workerId, kind]] : [];
    },
  );
  return new Map(found);
}
