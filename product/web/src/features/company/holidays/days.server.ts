/** Adds, removes, copies and pastes the days of a calendar; each is one act. */
import { and, eq, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { holidayYears, isHoliday, sameDayIn, type Holiday } from "@product/domain/company/holidays";
import { Refused } from "@product/domain/refusals";
import { holidayCalendars, holidays } from "@product/database/tables/company/holiday";
import { lockRecord } from "#features/ground/master-data/commands.server.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { calendarFrom, chainOf, daysOf } from "./chain.server.ts";
import type { AddDayForm, CopyYearForm, ImportDaysForm, RemoveDayForm } from "./schema.ts";

export const addDay = (actor: Actor, id: string, { day, dayNameEn, dayNameEs }: AddDayForm) =>
  onDays(actor, id, [day], async (tx) => {
    if (isHoliday(calendarFrom(await chainOf(tx, id, day, day)), day))
      throw new Refused({ code: "calendar.day-taken" });
    await put(tx, id, [{ day, nameEn: dayNameEn, nameEs: dayNameEs }]);
  });

/** One that is gone already stays gone. */
export const removeDay = (actor: Actor, id: string, { day }: RemoveDayForm) =>
  onDays(actor, id, [day], async (tx) => {
    await tx.delete(holidays).where(and(eq(holidays.calendarId, id), eq(holidays.day, day)));
  });

/** Somebody has seen it published; one that was removed meanwhile stays gone. */
export const confirmDay = (actor: Actor, id: string, { day }: RemoveDayForm) =>
  onDays(actor, id, [day], async (tx) => {
    await tx
      .update(holidays)
      .set({ toConfirm: false })
      .where(and(eq(holidays.calendarId, id), eq(holidays.day, day)));
  });

/** The same dates in another year, as far as they are no holidays there yet. */
export const copyYear = (actor: Actor, id: string, { from, to }: CopyYearForm) =>
  onDays(actor, id, [`${to}-01-01`, `${to}-12-31`], async (tx) => {
    const there = calendarFrom(await chainOf(tx, id, `${to}-01-01`, `${to}-12-31`));
    const copied = (await daysOf(tx, id, `${from}-01-01`, `${from}-12-31`)).flatMap((holiday) => {
      const day = sameDayIn(holiday.day, to);
      return day && !isHoliday(there, day) ? [{ ...holiday, day }] : [];
    });
    await put(tx, id, copied);
  });

/** A day that is there already takes the name that was pasted. */
export const importDays = (actor: Actor, id: string, { lines }: ImportDaysForm) =>
  onDays(
    actor,
    id,
    lines.map(({ day }) => day),
    (tx) => put(tx, id, lines),
  );

/** The trail tells the days that are named, or those from the first to the last of two. */
const onDays = (actor: Actor, id: string, named: readonly string[], body: (tx: Transaction) => Promise<void>) =>
  perform(actor, "calendar.days", async ({ tx, subject, recordChange }) => {
    const calendar = subject(await lockRecord(tx, holidayCalendars, id));
    if (calendar.archivedAt) throw new Refused({ code: "record.changed-meanwhile" });
    const sorted = named.toSorted();
    const stand = async () => {
      const days = await daysOf(tx, id, sorted[0] ?? firstDay, sorted.at(-1) ?? firstDay);
      const dayTexts = days.map(
        ({ day, nameEn, nameEs, toConfirm }) => `${day} ${nameEn} · ${nameEs}${toConfirm ? " (?)" : ""}`,
      );
      return { days: dayTexts };
    };
    const before = await stand();
    await body(tx);
    recordChange(calendar, before, await stand());
    return { id };
  });

const firstDay = `${holidayYears.min}-01-01`;

async function put(tx: Transaction, calendarId: string, days: readonly Holiday[]): Promise<void> {
  if (days.length === 0) return;
  await tx
    .insert(holidays)
    .values(days.map((holiday) => ({ calendarId, ...holiday })))
    .onConflictDoUpdate({
      target: [holidays.calendarId, holidays.day],
      // A day that a user writes down has been seen published, so it needs no confirmation.
      set: { nameEn: sql`excluded.name_en`, nameEs: sql`excluded.name_es`, toConfirm: false },
    });
}
