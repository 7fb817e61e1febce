import { and, eq } from "drizzle-orm";
import { isPermitted, NotPermitted, type Actor } from "@product/domain/actor";
import { placeOfEvent } from "@product/domain/planning/event-acts";
import { Refused } from "@product/domain/refusals";
import { assignments } from "@product/database/tables/planning/event";
import { assignWorker, releaseWorker } from "#features/planning/assignments/commands.server.ts";
import { ensureCurrent } from "#features/planning/events/commands.server.ts";
import { lockShift, momentOf } from "#features/planning/shifts/commands.server.ts";
import { perform } from "#request/perform.ts";
import { changeShift } from "./change.server.ts";
import type { GiveForm, MoveForm } from "./schema.ts";
import { recordSteps } from "./steps.server.ts";

export { changeShift, movableOf } from "./change.server.ts";
export { recordSteps, redoStep, undoStep } from "./steps.server.ts";

/** Other times for a shift as it was looked at; refused when somebody has changed it since. */
export const moveShift = (actor: Actor, id: string, form: MoveForm) =>
  perform(actor, "shift.edit", async ({ tx, now, subject, recordChange }) => {
    const locked = await lockShift(tx, id);
    const { shift, event } = locked;
    const record = subject({ id, event });
    ensureCurrent(shift, form.version);
    const times = {
      startsAt: momentOf(form.startsAt, event.timeZone, form.startsWhich),
      endsAt: momentOf(form.endsAt, event.timeZone, form.endsWhich),
      day: form.startsAt.slice(0, 10),
    };
    const { before, after } = await changeShift(tx, now, locked, times);
    await recordSteps(tx, now, actor, [{ shiftId: id, before, after }]);
    recordChange(record, before, after);
    return { id };
  });

/** Somebody's place for somebody else, in one go: who had it is let go and told, as far as they knew of it. */
export const giveShift = (actor: Actor, shiftId: string, { assignmentId, workerId, version }: GiveForm) =>
  perform(actor, "assignment.give", async ({ tx, now, subject, recordChange }) => {
    const { event } = await lockShift(tx, shiftId);
    if (!isPermitted(actor, "assignment.create", placeOfEvent(event)))
      throw new NotPermitted(actor, "assignment.create");
    const [assignment] = await tx
      .select()
      .from(assignments)
      .where(and(eq(assignments.id, assignmentId), eq(assignments.shiftId, shiftId)));
    if (!assignment) throw new Refused({ code: "record.changed-meanwhile" });
    const record = subject({ id: assignment.id, workerId: assignment.workerId, event });
    await releaseWorker(actor, shiftId, { assignmentId, version, reason: "" });
    const { id } = await assignWorker(actor, shiftId, { slotId: assignment.slotId, workerId });
    const handover = { slotId: assignment.slotId, from: assignment.workerId, to: workerId };
    await recordSteps(tx, now, actor, [{ shiftId, given: handover }]);
    recordChange(record, { workerId: assignment.workerId }, { workerId });
    return { id };
  });
