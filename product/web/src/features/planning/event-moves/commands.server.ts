import { eq } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { isReopenable } from "@product/domain/planning/events";
import { Refused } from "@product/domain/refusals";
import { eventChanges, events } from "@product/database/tables/planning/event";
import { callOut } from "#features/planning/call-outs/commands.server.ts";
import { ensureCurrent, ensureOpen, lockEvent, type Event } from "#features/planning/events/commands.server.ts";
import { whoIsDue } from "#features/planning/shifts/commands.server.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { lockedShifts, namedBy } from "./lock.server.ts";
import { cancelShifts, releasePeople } from "./release.server.ts";
import type { CancelForm, ReopenForm } from "./schema.ts";

export { answered } from "./clock-question.ts";
export { postponeEvent } from "./postpone.server.ts";

/** With all its shifts that are not over, and whoever was to work there; what was worked stays. */
export const cancelEvent = (actor: Actor, id: string, { version, ...form }: CancelForm) =>
  perform(actor, "event.cancel", async ({ tx, now, subject, about, subjects, recordChange }) => {
    const event = subject(await lockEvent(tx, id));
    ensureCurrent(event, version);
    ensureOpen(event);
    about(event, await whoIsDue(tx, await lockedShifts(tx, id), now));
    const ids = await releasePeople(tx, id, form, now);
    await cancelShifts(tx, id, now);
    await become(tx, event, "cancelled", form.reason, now);
    const decided = { ...form, lateHours: form.compensation === "late" ? form.lateHours : null };
    await tx
      .insert(eventChanges)
      .values({ eventId: id, kind: "cancelled", ...decided, people: ids.length, createdAt: now });
    if (form.notifies)
      await callOut(
        tx,
        now,
        ids.map((each) => ({ id: each, kind: "cancelled" })),
      );
    subjects("assignment", namedBy(ids));
    recordChange(event, { status: event.status }, { status: "cancelled", people: ids.length, ...decided });
    return { id };
  });

/** Takes up again what was closed, invoiced or archived; what was only imported never had anything to take up. */
export const reopenEvent = (actor: Actor, id: string, { version, reason }: ReopenForm) =>
  perform(actor, "event.reopen", async ({ tx, now, subject, recordChange }) => {
    const event = subject(await lockEvent(tx, id));
    ensureCurrent(event, version);
    if (!isReopenable(event.status) || event.importedHeads !== null)
      throw new Refused({ code: "event.not-reopenable" });
    await become(tx, event, "confirmed", reason, now);
    await tx.insert(eventChanges).values({ eventId: id, kind: "reopened", reason, createdAt: now });
    recordChange(event, { status: event.status }, { status: "confirmed", reason });
    return { id };
  });

const become = (tx: Transaction, event: Event, status: Event["status"], statusReason: string, now: Date) =>
  tx
    .update(events)
    .set({ status, statusReason, version: event.version + 1, updatedAt: now })
    .where(eq(events.id, event.id));
