import { and, eq, isNull } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { isOver } from "@product/domain/planning/assignments";
import { Refused } from "@product/domain/refusals";
import { assignments, slots } from "@product/database/tables/planning/event";
import { roles } from "@product/database/tables/company/master-data";
import { ensureOpen, touchEvent } from "#features/planning/events/commands.server.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { lockShift } from "./lock.server.ts";
import type { SlotForm } from "./schema.ts";

/** One line of demand: how many of a role, at least and at most. */
export const saveSlot = (actor: Actor, shiftId: string, { slotId, version, ...form }: SlotForm) =>
  perform(actor, "slot.save", async ({ tx, now, subject, recordChange }) => {
    const { shift, event } = await lockShift(tx, shiftId);
    ensureOpen(event);
    if (shift.cancelledAt) throw new Refused({ code: "shift.over" });
    const same = and(eq(slots.shiftId, shiftId), eq(slots.roleId, form.roleId));
    const [taken] = await tx.select({ id: slots.id }).from(slots).where(same);
    if (taken && taken.id !== slotId) throw new Refused({ code: "slot.role-taken" });
    if (!taken && (await tx.$count(roles, and(eq(roles.id, form.roleId), isNull(roles.archivedAt)))) === 0)
      throw new Refused({ code: "record.choice-gone" });
    const id = slotId ?? crypto.randomUUID();
    subject({ id, event });
    const [before] = slotId
      ? await tx
          .select()
          .from(slots)
          .where(and(eq(slots.id, slotId), eq(slots.shiftId, shiftId)))
      : [];
    if (slotId && before?.version !== version) throw new Refused({ code: "record.changed-meanwhile" });
    if (before) {
      if (before.roleId !== form.roleId) await ensureNobody(tx, before.id);
      await tx
        .update(slots)
        .set({ ...form, version: before.version + 1, updatedAt: now })
        .where(eq(slots.id, before.id));
    } else await tx.insert(slots).values({ ...form, id, shiftId, eventId: event.id });
    await touchEvent(tx, event.id, now);
    recordChange(
      { id, event },
      before && Object.fromEntries(Object.keys(form).map((key) => [key, before[key as "roleId"]])),
      form,
    );
    return { id };
  });

export const removeSlot = (actor: Actor, shiftId: string, slotId: string) =>
  perform(actor, "slot.remove", async ({ tx, now, subject, recordChange }) => {
    const { event } = await lockShift(tx, shiftId);
    subject({ id: slotId, event });
    ensureOpen(event);
    const [slot] = await tx
      .select()
      .from(slots)
      .where(and(eq(slots.id, slotId), eq(slots.shiftId, shiftId)));
    if (!slot) throw new Refused({ code: "record.changed-meanwhile" });
    await ensureNobody(tx, slotId);
    await tx.delete(slots).where(eq(slots.id, slotId));
    await touchEvent(tx, event.id, now);
    recordChange({ id: slotId, event }, { roleId: slot.roleId, target: slot.target }, undefined);
    return { id: event.id };
  });

async function ensureNobody(tx: Transaction, slotId: string): Promise<void> {
  const slotAssignments = await tx
    .select({ state: assignments.state })
    .from(assignments)
    .where(eq(assignments.slotId, slotId));
  const n = slotAssignments.filter(({ state }) => !isOver(state)).length;
  if (n > 0) throw new Refused({ code: "slot.has-people", n });
}
