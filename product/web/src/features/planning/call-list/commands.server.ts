import { and, eq } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { isOver } from "@product/domain/planning/assignments";
import { Refused } from "@product/domain/refusals";
import { phoneCalls, type Offered } from "@product/database/tables/planning/call-out";
import { assignments, slots, type events, type shifts } from "@product/database/tables/planning/event";
import { roles, venues } from "@product/database/tables/company/master-data";
import { lockWorker } from "@product/database/workers/lock-worker";
import { answerOffer } from "#features/planning/answers/commands.server.ts";
import { assignWorker } from "#features/planning/assignments/commands.server.ts";
import { ensureOpen } from "#features/planning/events/commands.server.ts";
import { lockShift } from "#features/planning/shifts/commands.server.ts";
import { perform, type Transaction } from "#request/perform.ts";
import type { CallForm } from "./schema.ts";

const illegal = () => new Refused({ code: "assignment.move-illegal" });

/**
 * Records the outcome of a phone call. A worker who accepts gets the place, judged like any other; one who declines
 * hears no more of the shift.
 */
export const recordCall = (actor: Actor, slotId: string, { workerId, outcome }: CallForm) =>
  perform(actor, "slot.note-call", async ({ tx, now, subject, recordChange }) => {
    const [slot] = await tx.select().from(slots).where(eq(slots.id, slotId));
    if (!slot) throw new Refused({ code: "record.changed-meanwhile" });
    const { shift, event } = await lockShift(tx, slot.shiftId);
    ensureOpen(event);
    if (!shift.publishedAt || shift.cancelledAt || shift.startsAt <= now) throw illegal();
    const worker = await lockWorker(tx, workerId);
    if (worker.legalEntityId !== event.legalEntityId) throw new Refused({ code: "record.choice-gone" });
    const record = subject({ id: slotId, workerId, event });
    await tx.insert(phoneCalls).values({
      workerId,
      slotId,
      offered: await offeredBy(tx, slot, shift, event),
      outcome,
      calledBy: actor.kind === "person" ? actor.id : null,
      createdAt: now,
    });
    if (outcome === "accepted") await takePlace(tx, actor, slot, workerId);
    if (outcome === "declined") await decline(tx, now, slot, shift, workerId);
    recordChange(record, undefined, { outcome });
    return { id: slotId };
  });

type Slot = typeof slots.$inferSelect;
type Shift = typeof shifts.$inferSelect;

async function offeredBy(tx: Transaction, slot: Slot, shift: Shift, event: typeof events.$inferSelect) {
  const [venue] = await tx.select().from(venues).where(eq(venues.id, event.venueId));
  const [role] = await tx.select().from(roles).where(eq(roles.id, slot.roleId));
  return {
    event: { en: event.titleEn || event.titleEs, es: event.titleEs || event.titleEn },
    role: { en: role!.nameEn, es: role!.nameEs },
    shift: shift.title,
    place: [venue!.name, venue!.town].filter(Boolean).join(", "),
    startsAt: shift.startsAt.toISOString(),
    endsAt: shift.endsAt.toISOString(),
    timeZone: event.timeZone,
  } satisfies Offered;
}

const heldIn = async (tx: Transaction, slotId: string, workerId: string) => {
  const ofWorker = and(eq(assignments.slotId, slotId), eq(assignments.workerId, workerId));
  const [assignment] = await tx.select().from(assignments).where(ofWorker).for("update");
  return assignment;
};

/** A worker already invited by message accepts that invitation; any other is assigned as having said yes. */
async function takePlace(tx: Transaction, actor: Actor, { id, shiftId }: Slot, workerId: string): Promise<void> {
  const assignment = await heldIn(tx, id, workerId);
  if (assignment?.state === "invited") await answerOffer({ workerId }, assignment.id, "accept");
  else await assignWorker(actor, shiftId, { slotId: id, workerId }, { hasSaidYes: true });
}

async function decline(tx: Transaction, now: Date, { id }: Slot, shift: Shift, workerId: string): Promise<void> {
  const assignment = await heldIn(tx, id, workerId);
  if (assignment?.state === "invited") return void (await answerOffer({ workerId }, assignment.id, "decline"));
  if (assignment && !isOver(assignment.state)) throw illegal();
  const answer = { state: "declined", respondedAt: now, endedAt: now, updatedAt: now } as const;
  if (assignment)
    await tx
      .update(assignments)
      .set({ ...answer, version: assignment.version + 1 })
      .where(eq(assignments.id, assignment.id));
  else
    await tx
      .insert(assignments)
      .values({ slotId: id, shiftId: shift.id, workerId, during: shift.during, source: "invite", ...answer });
}
