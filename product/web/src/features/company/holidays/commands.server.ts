import { and, eq, isNull } from "drizzle-orm";
import { liesUnder } from "@product/domain/company/holidays";
import { Refused } from "@product/domain/refusals";
import { holidayCalendars } from "@product/database/tables/company/holiday";
import { legalEntities, venues } from "@product/database/tables/company/master-data";
import { recordCommands } from "#features/ground/master-data/commands.server.ts";
import type { Transaction } from "#request/perform.ts";
import type { CalendarForm } from "./schema.ts";

export { addDay, confirmDay, copyYear, importDays, removeDay } from "./days.server.ts";

export const {
  create: createCalendar,
  edit: editCalendar,
  archive: archiveCalendar,
  restore: restoreCalendar,
} = recordCommands("calendar", {
  columns: ({ version: _read, ...form }: CalendarForm) => ({ ...form, parentId: form.parentId ?? null }),
  /** Refused where it would no longer fit above or below others. */
  ensure: async (tx, form, before) => {
    await ensurePlace(tx, form);
    if (!before) return;
    const below = await tx.select().from(holidayCalendars).where(eq(holidayCalendars.parentId, before.id));
    if (below.some(({ level, country }) => !liesUnder(level, form.level) || country !== form.country))
      throw new Refused({ code: "calendar.parent-unfit" });
  },
  /** One that something still goes by stays. */
  ensureUnused: async (tx, { id }) => {
    const count =
      (await tx.$count(holidayCalendars, and(eq(holidayCalendars.parentId, id), isNull(holidayCalendars.archivedAt)))) +
      (await tx.$count(legalEntities, and(eq(legalEntities.calendarId, id), isNull(legalEntities.archivedAt)))) +
      (await tx.$count(venues, and(eq(venues.calendarId, id), isNull(venues.archivedAt))));
    if (count > 0) throw new Refused({ code: "calendar.in-use", count });
  },
});

type Place = Pick<CalendarForm, "country" | "level"> & { parentId?: string | null | undefined };

/** Levels fall from parent to child, so that nothing ever lies under itself. */
async function ensurePlace(tx: Transaction, { country, level, parentId }: Place): Promise<void> {
  const parent = parentId ? await ensureCalendar(tx, parentId) : undefined;
  const isFit = liesUnder(level, parent?.level) && (!parent || parent.country === country);
  if (!isFit) throw new Refused({ code: "calendar.parent-unfit" });
}

/** Held until the transaction is done, so that nobody archives it meanwhile. */
export async function ensureCalendar(tx: Transaction, id: string) {
  const [calendar] = await tx
    .select()
    .from(holidayCalendars)
    .where(and(eq(holidayCalendars.id, id), isNull(holidayCalendars.archivedAt)))
    .for("share");
  if (!calendar) throw new Refused({ code: "record.choice-gone" });
  return calendar;
}
