/** Someone who stands at the gate without a place, and gets one: by the same rules as everyone, and past none of them. */
import { and, eq, inArray } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { isOver, placeTaking } from "@product/domain/planning/assignments";
import { inTheWay } from "@product/domain/planning/rota/finding-overrides";
import { Refused } from "@product/domain/refusals";
import { judgePeople } from "@product/database/rules/judge-shift";
import { assignments, slots } from "@product/database/tables/planning/event";
import { lockWorker } from "@product/database/workers/lock-worker";
import { callOut } from "#features/planning/call-outs/commands.server.ts";
import { ensureOpen, touchEvent } from "#features/planning/events/commands.server.ts";
import { ensureClearance, ensureFree, lockShift, publishedValues } from "#features/planning/shifts/commands.server.ts";
import { perform } from "#request/perform.ts";
import { findingsRefusal, rulesOf } from "./decide.server.ts";
import { formerly, putDown } from "./lock.server.ts";

type WalkIn = { slotId: string; workerId: string };

export const admitWalkIn = (actor: Actor, shiftId: string, { slotId, workerId }: WalkIn) =>
  perform(actor, "assignment.walk-in", async ({ tx, now, subject, recordChange }) => {
    const { shift, event } = await lockShift(tx, shiftId);
    ensureOpen(event);
    if (shift.cancelledAt || !shift.publishedAt || shift.endsAt <= now) throw new Refused({ code: "shift.over" });
    const worker = await lockWorker(tx, workerId);
    const [slot] = await tx
      .select()
      .from(slots)
      .where(and(eq(slots.id, slotId), eq(slots.shiftId, shiftId)));
    const before = await formerly(tx, slotId, workerId);
    const id = before?.id ?? crypto.randomUUID();
    const record = subject({ id, workerId, event });
    if (!slot) throw new Refused({ code: "record.changed-meanwhile" });
    if (worker.legalEntityId !== event.legalEntityId) throw new Refused({ code: "record.choice-gone" });
    if (before && !isOver(before.state)) throw new Refused({ code: "assignment.already" });
    const takenPlaces = and(eq(assignments.slotId, slotId), inArray(assignments.state, [...placeTaking, "staged"]));
    if ((await tx.$count(assignments, takenPlaces)) + slot.agencySeats >= slot.maximum)
      throw new Refused({ code: "assignment.full", most: slot.maximum });
    await ensureFree(tx, shiftId, [workerId]);
    await ensureClearance(tx, [{ workerId, slotId }], shift.day, now);
    const person = { workerId, roleId: slot.roleId, toldAt: now };
    const values = publishedValues(shift);
    const findings = (await judgePeople(tx, { id: shiftId, event, values }, [person])).get(workerId) ?? [];
    if (inTheWay(findings).length > 0) throw new Refused(findingsRefusal(findings));
    const columns = {
      state: "booked",
      source: "book",
      findings,
      override: null,
      offeredAt: now,
      noticeHours: 0,
    } as const;
    await putDown(tx, now, { id, slotId, shiftId, workerId, during: shift.during, before }, columns);
    await callOut(tx, now, [{ id, kind: "booked" }]);
    await touchEvent(tx, event.id, now);
    recordChange(record, before && { state: before.state }, { slotId, state: "booked", rules: rulesOf(findings) });
    return { id };
  });
