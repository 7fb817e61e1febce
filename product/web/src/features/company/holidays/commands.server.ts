import { and, eq, isNull } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { liesUnder } from "@product/domain/holidays";
import { Refused } from "@product/domain/refusals";
import { holidayCalendars } from "@product/database/tables/holiday";
import { legalEntities, venues } from "@product/database/tables/master-data";
import {
  archiving,
  asBefore,
  freeKey,
  insistOnCurrent,
  insistOnFreeNames,
  lockRecord,
  restoring,
} from "#features/ground/master-data/commands.server.ts";
import { perform, type Transaction } from "#request/perform.ts";
import type { CalendarForm } from "./schema.ts";

export { addDay, confirmDay, copyYear, importDays, removeDay } from "./days.server.ts";

const namesOf = ({ nameEn, nameEs }: Pick<CalendarForm, "nameEn" | "nameEs">) => ({ nameEn, nameEs });

export const createCalendar = (actor: Actor, { version: _new, ...form }: CalendarForm) =>
  perform(actor, "calendar.create", async ({ tx, changed }) => {
    await insistOnFreeNames(tx, holidayCalendars, namesOf(form));
    await insistOnPlace(tx, form);
    const key = await freeKey(tx, holidayCalendars, form.nameEn, "calendar");
    const [made] = await tx
      .insert(holidayCalendars)
      .values({ ...form, key })
      .returning();
    changed(made!, undefined, { ...form, key });
    return { id: made!.id };
  });

/** Refused when someone saved after `version` was read, and where it would no longer fit above or below others. */
export const editCalendar = (actor: Actor, id: string, { version, ...typed }: CalendarForm) =>
  perform(actor, "calendar.edit", async ({ tx, now, on, changed }) => {
    const form = { ...typed, parentId: typed.parentId ?? null };
    const calendar = on(await lockRecord(tx, holidayCalendars, id));
    insistOnCurrent(calendar, version);
    await insistOnFreeNames(tx, holidayCalendars, namesOf(form), id);
    await insistOnPlace(tx, form);
    const below = await tx.select().from(holidayCalendars).where(eq(holidayCalendars.parentId, id));
    if (below.some(({ level, country }) => !liesUnder(level, form.level) || country !== form.country))
      throw new Refused({ code: "calendar.parent-unfit" });
    await tx
      .update(holidayCalendars)
      .set({ ...form, version: version + 1, updatedAt: now })
      .where(eq(holidayCalendars.id, id));
    changed(calendar, asBefore(calendar, form), form);
    return { id };
  });

/** One that something still goes by stays. */
export const archiveCalendar = archiving("calendar.archive", holidayCalendars, async (tx, { id }) => {
  const count =
    (await tx.$count(holidayCalendars, and(eq(holidayCalendars.parentId, id), isNull(holidayCalendars.archivedAt)))) +
    (await tx.$count(legalEntities, and(eq(legalEntities.calendarId, id), isNull(legalEntities.archivedAt)))) +
    (await tx.$count(venues, and(eq(venues.calendarId, id), isNull(venues.archivedAt))));
  if (count > 0) throw new Refused({ code: "calendar.in-use", count });
});

export const restoreCalendar = restoring("calendar.restore", holidayCalendars, namesOf);

type Place = Pick<CalendarForm, "country" | "level"> & { parentId?: string | null | undefined };

/** Levels fall from parent to child, so that nothing ever lies under itself. */
async function insistOnPlace(tx: Transaction, { country, level, parentId }: Place): Promise<void> {
  const parent = parentId ? await insistOnCalendar(tx, parentId) : undefined;
  const isFit = liesUnder(level, parent?.level) && (!parent || parent.country === country);
  if (!isFit) throw new Refused({ code: "calendar.parent-unfit" });
}

/** Held until the transaction is done, so that nobody archives it meanwhile. */
export async function insistOnCalendar(tx: Transaction, id: string) {
  const [calendar] = await tx
    .select()
    .from(holidayCalendars)
    .where(and(eq(holidayCalendars.id, id), isNull(holidayCalendars.archivedAt)))
    .for("share");
  if (!calendar) throw new Refused({ code: "record.choice-gone" });
  return calendar;
}
