import { eq } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { events, shifts } from "@product/database/tables/planning/event";
import { readBlocks } from "#features/ground/markdown/queries.server.ts";
import { asBefore } from "#features/ground/master-data/commands.server.ts";
import { ensureCurrent, ensureOpen, lockEvent, touchEvent } from "#features/planning/events/commands.server.ts";
import { lockShift } from "#features/planning/shifts/commands.server.ts";
import { perform } from "#request/perform.ts";
import type { BriefingForm, ShiftBriefingForm } from "./schema.ts";

type Texts = { briefingEn: string; briefingEs: string };

/** Workers who have read an earlier text are asked again if the text has changed. */
export const writeBriefing = (actor: Actor, id: string, { version, asks, ...texts }: BriefingForm) =>
  perform(actor, "event.brief", async ({ tx, now, subject, recordChange }) => {
    ensureReadable(texts);
    const event = subject(await lockEvent(tx, id));
    ensureCurrent(event, version);
    ensureOpen(event);
    const columns = { ...texts, briefingAsks: asks };
    await tx
      .update(events)
      .set({ ...columns, ...changedAt(event, texts, now), version: event.version + 1, updatedAt: now })
      .where(eq(events.id, id));
    recordChange(event, asBefore(event, columns), columns);
    return { id };
  });

/** Briefing for the people of one shift alone; read below that of the event. */
export const writeShiftBriefing = (actor: Actor, eventId: string, { shiftId, ...texts }: ShiftBriefingForm) =>
  perform(actor, "shift.brief", async ({ tx, now, subject, recordChange }) => {
    ensureReadable(texts);
    const { shift, event } = await lockShift(tx, shiftId);
    const record = subject({ id: shift.id, event });
    if (event.id !== eventId || shift.cancelledAt) throw new Refused({ code: "record.changed-meanwhile" });
    ensureOpen(event);
    await tx
      .update(shifts)
      .set({ ...texts, ...changedAt(shift, texts, now), version: shift.version + 1, updatedAt: now })
      .where(eq(shifts.id, shiftId));
    await touchEvent(tx, event.id, now);
    recordChange(record, asBefore(shift, texts), texts);
    return { id: eventId };
  });

const changedAt = (before: Texts, after: Texts, now: Date) =>
  before.briefingEn !== after.briefingEn || before.briefingEs !== after.briefingEs ? { briefingChangedAt: now } : {};

/** Refuses a text that could not be shown, and names the line to its author. */
function ensureReadable({ briefingEn, briefingEs }: Texts): void {
  for (const [language, text] of [["es", briefingEs] as const, ["en", briefingEn] as const]) {
    const [fault] = readBlocks(text).faults;
    if (fault) throw new Refused({ code: "briefing.line-unread", line: fault.line, language });
  }
}
