/** Converts a shift between its form, its columns and its published values. */
import { and, eq } from "drizzle-orm";
import type { PlannedBreak, ShiftValues } from "@product/domain/planning/shifts";
import { Refused } from "@product/domain/refusals";
import { instantOf } from "@product/domain/time/instant-of";
import type { Zone } from "@product/domain/time/zone";
import type { shifts } from "@product/database/tables/planning/event";
import { venueZones } from "@product/database/tables/company/master-data";
import type { Event } from "#features/planning/events/commands.server.ts";
import type { Transaction } from "#request/perform.ts";
import type { ShiftForm } from "./schema.ts";

type Shift = typeof shifts.$inferSelect;

export const publishedValues = (shift: Shift): ShiftValues => ({
  title: shift.title,
  zoneId: shift.zoneId,
  startsAt: shift.startsAt.getTime(),
  endsAt: shift.endsAt.getTime(),
  day: shift.day,
  // In the order in which a form gives them: the database keeps keys in one of its own.
  breaks: shift.breaks.map(({ after, minutes, paid }) => ({ after, minutes, paid })),
  meetingPoint: shift.meetingPoint,
  meetingMinutes: shift.meetingMinutes,
  notesEn: shift.notesEn,
  notesEs: shift.notesEs,
});

export const columnsOf = ({ startsAt, endsAt, ...values }: ShiftValues) => ({
  ...values,
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});

export async function valuesOf(tx: Transaction, event: Event, form: ShiftForm): Promise<ShiftValues> {
  const zoneId = form.zoneId ?? null;
  const here = and(eq(venueZones.id, zoneId ?? ""), eq(venueZones.venueId, event.venueId));
  if (zoneId !== null && (await tx.$count(venueZones, here)) === 0) throw new Refused({ code: "record.choice-gone" });
  const { title, meetingPoint, meetingMinutes, notesEn, notesEs } = form;
  return {
    title,
    zoneId,
    startsAt: momentOf(form.startsAt, event.timeZone, form.startsWhich),
    endsAt: momentOf(form.endsAt, event.timeZone, form.endsWhich),
    day: form.startsAt.slice(0, 10),
    breaks: breaksOf(form),
    meetingPoint,
    meetingMinutes,
    notesEn,
    notesEs,
  };
}

const breaksOf = ({ breakMinutes = 0, breakAfter = 0, breakPaid }: ShiftForm): PlannedBreak[] =>
  breakMinutes === 0 ? [] : [{ after: breakAfter, minutes: breakMinutes, paid: breakPaid === "on" }];

/** A time that a clock there never shows is refused with the next one; one that it shows twice must be told apart. */
export function momentOf(wall: string, zone: Zone, which: "earlier" | "later" | undefined): number {
  const found = instantOf(wall, zone);
  if (found.is === "one") return found.at;
  if (found.is === "twice" && which) return found[which];
  if (found.is === "twice") throw new Refused({ code: "time.twice" });
  throw found.is === "skipped"
    ? new Refused({ code: "time.skipped", next: found.nextWall.slice(-5) })
    : new Refused({ code: "record.choice-gone" });
}
