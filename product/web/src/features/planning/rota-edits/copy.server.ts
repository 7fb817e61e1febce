import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { isPermitted, NotPermitted, type Actor } from "@product/domain/actor";
import { stillThere } from "@product/domain/planning/assignments";
import { placeOfEvent } from "@product/domain/planning/event-acts";
import { mostShifts } from "@product/domain/planning/shifts";
import { Refused, type Refusal } from "@product/domain/refusals";
import { daysBetween } from "@product/domain/time/weeks";
import { assignments, shifts, slots } from "@product/database/tables/planning/event";
import { workers } from "@product/database/tables/people/worker";
import { fullName } from "@product/database/workers/full-name";
import { assignWorker } from "#features/planning/assignments/commands.server.ts";
import { copyShifts } from "#features/planning/event-copies/commands.server.ts";
import { ensureCurrent, ensureOpen, lockEvent, touchEvent } from "#features/planning/events/commands.server.ts";
import { perform, type Transaction } from "#request/perform.ts";
import type { CopyForm } from "./schema.ts";

/** A worker left out of the copy, with their shift and the reason. */
export type NotTaken = { name: string; shift: string; refusal: Refusal };
export type Copied = { n: number; staged: number; notTaken: readonly NotTaken[] };

/**
 * The same shifts and places on other days, at the same times of the clock at their venue, as drafts. With the people, each is staged by
 * the same checks as by hand; who cannot come is named, and keeps nobody else.
 */
export const copyRota = async (actor: Actor, form: CopyForm): Promise<Copied> =>
  (await perform(actor, "shift.create", async ({ tx, now, recordChange }) => {
    const days = daysBetween(form.from, form.to);
    if (days === 0) throw new Refused({ code: "rota.same-days" });
    const versions = new Map(form.seen.map(({ id, version }) => [id, version]));
    const sources = await sourcesOf(tx, [...versions.keys()]);
    if (sources.length < versions.size) throw new Refused({ code: "record.changed-meanwhile" });
    const pairs: { sourceId: string; copyId: string; title: string }[] = [];
    for (const [eventId, eventShifts] of Map.groupBy(sources, (shift) => shift.eventId)) {
      const event = await lockEvent(tx, eventId);
      ensureOpen(event);
      if (form.people && !isPermitted(actor, "assignment.create", placeOfEvent(event)))
        throw new NotPermitted(actor, "assignment.create");
      for (const shift of eventShifts) ensureCurrent(shift, versions.get(shift.id)!);
      if ((await tx.$count(shifts, eq(shifts.eventId, eventId))) + eventShifts.length > mostShifts)
        throw new Refused({ code: "shift.too-many", most: mostShifts });
      const ids = eventShifts.map(({ id }) => id);
      const demand = { shifts: eventShifts, slots: await tx.select().from(slots).where(inArray(slots.shiftId, ids)) };
      const copyIds = await copyShifts(tx, event, demand, days, form);
      for (const { id, title, day } of eventShifts) {
        const copyId = copyIds.get(id)!;
        recordChange({ id: copyId, event }, undefined, { title, copiedFrom: id, copiedFromDay: day });
        pairs.push({ sourceId: id, copyId, title });
      }
      await touchEvent(tx, eventId, now);
    }
    const taken = form.people ? await takeAlong(actor, tx, pairs) : { staged: 0, notTaken: [] };
    return { n: pairs.length, ...taken } as never;
  })) as Copied;

const sourcesOf = (tx: Transaction, ids: readonly string[]) =>
  tx
    .select()
    .from(shifts)
    .where(and(inArray(shifts.id, [...ids]), isNull(shifts.cancelledAt)))
    .orderBy(shifts.eventId, shifts.id);

async function takeAlong(
  actor: Actor,
  tx: Transaction,
  pairs: readonly { sourceId: string; copyId: string; title: string }[],
): Promise<Omit<Copied, "n">> {
  const copyOf = new Map(pairs.map((pair) => [pair.sourceId, pair]));
  const people = await tx
    .select({
      sourceId: assignments.shiftId,
      workerId: assignments.workerId,
      name: fullName,
      slotId: sql<string>`(SELECT copy.id FROM app.slot copy JOIN app.shift made ON made.id = copy.shift_id
        WHERE made.id = ANY(${sql.param(pairs.map(({ copyId }) => copyId))}::uuid[])
          AND made.copied_from = ${assignments.shiftId} AND copy.role_id = ${slots.roleId})`,
    })
    .from(assignments)
    .innerJoin(slots, eq(slots.id, assignments.slotId))
    .innerJoin(workers, eq(workers.id, assignments.workerId))
    .where(and(inArray(assignments.shiftId, [...copyOf.keys()]), inArray(assignments.state, [...stillThere])))
    .orderBy(workers.id, assignments.id);
  const notTaken: NotTaken[] = [];
  for (const { sourceId, workerId, name, slotId } of people) {
    const { copyId, title } = copyOf.get(sourceId)!;
    try {
      await assignWorker(actor, copyId, { slotId, workerId });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      notTaken.push({ name, shift: title, refusal: error.refusals[0]! });
    }
  }
  return { staged: people.length - notTaken.length, notTaken };
}
