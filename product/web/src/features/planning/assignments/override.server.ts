/** Overriding what the rules found of someone who is already down for a shift, and the second of the two people that it takes. */
import { eq } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { isReleasable, onceTold } from "@product/domain/planning/assignments";
import { awaitsSecond, undecided } from "@product/domain/planning/rota/finding-overrides";
import { hoursUntil } from "@product/domain/planning/shifts";
import { Refused } from "@product/domain/refusals";
import { judgePeople } from "@product/database/rules/judge-shift";
import { assignments } from "@product/database/tables/planning/event";
import { callOut } from "#features/planning/call-outs/commands.server.ts";
import { touchEvent } from "#features/planning/events/commands.server.ts";
import { ensureClearance, ensureFree, publishedValues } from "#features/planning/shifts/commands.server.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { decide, findingsRefusal, officeId, rulesOf } from "./decide.server.ts";
import { lockAssignment } from "./lock.server.ts";
import type { ConfirmForm, OverrideForm } from "./schema.ts";

/** For whom a rule came to stand in the way after they were put down, as when their shift is moved. */
export const overrideFindings = (
  actor: Actor,
  shiftId: string,
  { assignmentId, version, reason }: OverrideForm,
): Promise<{ id: string }> =>
  perform(actor, "assignment.override", async ({ tx, now, subject, recordChange }) => {
    const {
      assignment,
      subject: record,
      findings,
      event,
    } = await lockHeld(tx, shiftId, { assignmentId, version }, now);
    subject(record);
    const override = decide(actor, findings, { isOverriding: "on", reason }, now);
    if (!override) throw new Refused({ code: "record.changed-meanwhile" });
    await tx
      .update(assignments)
      .set({ findings, override, version: assignment.version + 1, updatedAt: now })
      .where(eq(assignments.id, assignment.id));
    await touchEvent(tx, event.id, now);
    recordChange(record, undefined, { rules: rulesOf(findings), reason });
    return { id: assignment.id };
  });

/** The second person has read what the first decided: another version of it, or worse findings, are asked about again. */
export const confirmOverride = (actor: Actor, shiftId: string, { assignmentId, version }: ConfirmForm) =>
  perform(actor, "assignment.confirm-override", async ({ tx, now, subject, recordChange }) => {
    const {
      assignment,
      slot,
      subject: record,
      worker,
      findings,
      shift,
      event,
    } = await lockHeld(tx, shiftId, { assignmentId, version }, now);
    subject(record);
    const by = officeId(actor);
    if (!assignment.override || !awaitsSecond(assignment.override))
      throw new Refused({ code: "record.changed-meanwhile" });
    if (assignment.override.by === by || worker.userId === by)
      throw new Refused({ code: "worker.other-person-needed" });
    if (undecided(findings, assignment.override).length > 0) throw new Refused(findingsRefusal(findings));
    const isTold = assignment.state === "staged" && shift.publishedAt !== null;
    if (isTold) {
      await ensureFree(tx, shiftId, [worker.id]);
      await ensureClearance(tx, [{ workerId: worker.id, slotId: slot.id }], shift.day, now);
    }
    const noticeHours = hoursUntil(shift.startsAt.getTime(), now);
    await tx
      .update(assignments)
      .set({
        ...(isTold && { state: onceTold(slot.fillMode), offeredAt: now, noticeHours }),
        findings,
        override: { ...assignment.override, second: { by, at: now.toISOString() } },
        version: assignment.version + 1,
        updatedAt: now,
      })
      .where(eq(assignments.id, assignment.id));
    if (isTold) await callOut(tx, now, [{ id: assignment.id, kind: onceTold(slot.fillMode) }]);
    await touchEvent(tx, event.id, now);
    recordChange(record, { confirmed: false }, { confirmed: true, reason: assignment.override.reason });
    return { id: assignment.id };
  });

/** The assignment with what the rules say of it now. */
async function lockHeld(tx: Transaction, shiftId: string, form: ConfirmForm, now: Date) {
  const locked = await lockAssignment(tx, shiftId, form);
  const { assignment, slot, shift, event, worker } = locked;
  if (!isReleasable(assignment.state)) throw new Refused({ code: "assignment.move-illegal" });
  const values = { ...publishedValues(shift), ...shift.pending };
  const person = { workerId: worker.id, roleId: slot.roleId, toldAt: shift.publishedAt && now };
  const findings = (await judgePeople(tx, { id: shiftId, event, values }, [person])).get(worker.id) ?? [];
  return { ...locked, findings };
}
