import { eq, sql } from "drizzle-orm";
import type { Locale } from "@product/domain/locales";
import { presencesOf, whereaboutsOf, workedMs } from "@product/domain/day/punches";
import type { Instant } from "@product/domain/time/instant";
import { dayAt, startOfDay } from "@product/domain/time/zoned";
import type { LocalDate } from "@product/domain/time/local-date";
import { database } from "@product/database/client";
import { legalEntities } from "@product/database/tables/company/master-data";
import { workers } from "@product/database/tables/people/worker";
import { pictureOf } from "@product/database/workers/pictures";
import { clearanceToTell } from "#features/access/account/queries.server.ts";
import { loansOf } from "#features/day/items/queries.server.ts";
import { factOf, punchesOf } from "#features/day/punches/queries.server.ts";
import { briefingFor } from "#features/planning/briefings/queries.server.ts";
import { offersOf, type ShownOffer } from "#features/planning/answers/queries.server.ts";
import { openShiftsFor } from "#features/planning/shift-applications/queries.server.ts";
import { durationOf } from "#i18n/format.ts";
import { clockNow } from "#request/clock.ts";
import { clockable, clockOpens, lateMs } from "./punches/clockable.ts";
import { shiftToClockAt, type ShiftOnPage } from "./punches/shift-on-page.ts";
import type { Holder } from "./holder.server.ts";

export { accountsWorker, isPassBlocked, passHolder, type Holder } from "./holder.server.ts";

const hour = 3_600_000;
/** Whole minutes, in seconds. */
const inMinutes = (at: Date, now: Date) => Math.max(60, Math.round((at.getTime() - now.getTime()) / 60_000) * 60);

/** All that the pass shows. */
export async function passOf({ workerId }: Holder, locale: Locale) {
  const now = clockNow();
  const [worker] = await database
    .select({
      code: workers.code,
      name: sql<string>`concat_ws(' ', ${workers.firstName}, ${workers.lastName})`,
      timeZone: legalEntities.timeZone,
    })
    .from(workers)
    .innerJoin(legalEntities, eq(legalEntities.id, workers.legalEntityId))
    .where(eq(workers.id, workerId));
  if (!worker) return undefined;
  const { toAnswer, coming, calendar } = await offersOf(workerId, locale, new Date(now.getTime() - lateMs));
  const [today, ...next] = inOrder(coming, now);
  const isSoon = today && today.startsAt.getTime() - now.getTime() < 16 * hour;
  const picture = await pictureOf(database, workerId);
  const light = await clearanceToTell(workerId, { mode: "checkin", roleId: isSoon ? today.roleId : undefined });
  return {
    code: worker.code,
    name: worker.name,
    photo: picture?.id,
    light,
    now: now.getTime(),
    day: dayAt(now, worker.timeZone),
    timeZone: worker.timeZone,
    startsIn: isSoon && today.startsAt > now ? durationOf(inMinutes(today.startsAt, now), locale) : undefined,
    today: isSoon ? today : undefined,
    next: isSoon || !today ? next : [today, ...next],
    // Briefing of the next shift, from the day on which the shift is published.
    briefing: today && { of: today, text: await briefingFor(today.id, locale) },
    toAnswer: toAnswer.filter(({ endsAt }) => endsAt > now),
    loans: await loansOf(workerId, locale),
    open: await openShiftsFor(workerId, locale),
    calendar,
    ...clockFor(coming, now),
    ...(await whereOf(workerId, worker.timeZone)),
  };
}
export type ShownPass = NonNullable<Awaited<ReturnType<typeof passOf>>>;

const inOrder = (coming: readonly ShownOffer[], now: Date) =>
  coming.filter(({ endsAt }) => endsAt > now).toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());

const mostToClock = 8;

/** The shifts for which they may clock themselves, now or soon: a page that is kept shows its clock when it opens. */
function clockFor(coming: readonly ShownOffer[], now: Date) {
  const shifts = coming
    .filter(({ selfClock }) => selfClock)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const open = shifts.filter((shift) => clockable(shift, now));
  return {
    toClock: shifts.slice(0, mostToClock).map(onPage),
    clocking: shiftToClockAt(open.map(onPage), now.getTime()),
  };
}

const onPage = ({ eventId, event, timeZone, startsAt, endsAt, asksPosition }: ShownOffer): ShiftOnPage => ({
  event: eventId,
  name: event,
  zone: timeZone,
  opens: clockOpens(startsAt),
  ends: endsAt.getTime(),
  asksPosition,
});

/** Where they are by their punches, and what they worked this month. */
async function whereOf(workerId: string, timeZone: ShownOffer["timeZone"]) {
  const now = clockNow();
  const first = `${dayAt(now, timeZone).slice(0, 7)}-01` as LocalDate;
  const from = new Date(startOfDay(first, timeZone) - 24 * hour);
  const folded = presencesOf((await punchesOf(workerId, from, new Date(now.getTime() + 1))).map(factOf));
  const since = startOfDay(first, timeZone);
  const worked = folded.presences.filter(({ from: began }) => began >= since);
  const last = folded.presences.at(-1);
  return {
    whereabouts: whereaboutsOf(folded),
    since: last && last.until === undefined ? last.from : undefined,
    // The finished presence of the same shift, so that the worker sees that their clock-out was taken.
    left:
      last?.until !== undefined && now.getTime() - last.until < 12 * hour
        ? { from: last.from, until: last.until }
        : undefined,
    workedMinutes: Math.floor(worked.reduce((sum, each) => sum + workedMs(each, now.getTime() as Instant), 0) / 60_000),
  };
}

/** The verified photo of a worker, for the pass itself. */
export const pictureOfHolder = ({ workerId }: Holder) => pictureOf(database, workerId);
