/** Gives a shift other times, and asks the rules again about those who are staged there. */
import { and, eq, inArray, sql } from "drizzle-orm";
import { pendingFrom, planned } from "@product/domain/planning/shifts";
import { Refused } from "@product/domain/refusals";
import { judgePeople, readPlanned } from "@product/database/rules/judge-shift";
import { assignments, shifts, slots } from "@product/database/tables/planning/event";
import type { Movable } from "@product/domain/planning/rota/timeline";
import { ensureOpen, touchEvent } from "#features/planning/events/commands.server.ts";
import { columnsOf, publishedValues, type lockShift } from "#features/planning/shifts/commands.server.ts";
import type { Transaction } from "#request/perform.ts";

type Locked = Awaited<ReturnType<typeof lockShift>>;

/** The part of a shift that the rota can change, as it is planned now. */
export function movableOf({ shift }: Locked): Movable {
  const { startsAt, endsAt, day, breaks } = planned({ ...publishedValues(shift), pending: shift.pending });
  return { startsAt, endsAt, day, breaks: breaks.map(({ after, minutes, paid }) => ({ after, minutes, paid })) };
}

/** Until it is published at once, and from then on with the next publication. Gives what it was and what it is. */
export async function changeShift(tx: Transaction, now: Date, locked: Locked, wanted: Partial<Movable>) {
  const { shift, event } = locked;
  ensureOpen(event);
  if (shift.cancelledAt) throw new Refused({ code: "shift.over" });
  const published = publishedValues(shift);
  const before = movableOf(locked);
  const after = { ...before, ...wanted };
  const values = { ...published, ...shift.pending, ...after };
  await tx
    .update(shifts)
    .set({
      ...(shift.publishedAt ? { pending: pendingFrom(published, values) } : columnsOf(values)),
      version: shift.version + 1,
      updatedAt: now,
    })
    .where(eq(shifts.id, shift.id));
  await touchEvent(tx, event.id, now);
  await judgeStaged(tx, shift.id);
  return { before, after };
}

/** Other shifts of the same worker some days around are judged again too: rest is between two shifts. */
const daysAround = 3;

async function judgeStaged(tx: Transaction, shiftId: string): Promise<void> {
  const around = sql`(SELECT tstzrange(lower(moved.during) - ${daysAround} * interval '1 day', upper(moved.during) + ${daysAround} * interval '1 day')
    FROM app.shift moved WHERE moved.id = ${shiftId})`;
  const staged = await tx
    .select({ id: assignments.id, shiftId: assignments.shiftId, workerId: assignments.workerId, roleId: slots.roleId })
    .from(assignments)
    .innerJoin(slots, eq(slots.id, assignments.slotId))
    .where(
      and(
        eq(assignments.state, "staged"),
        sql`${assignments.during} && ${around}`,
        inArray(
          assignments.workerId,
          tx.select({ id: assignments.workerId }).from(assignments).where(eq(assignments.shiftId, shiftId)),
        ),
      ),
    );
  for (const [id, people] of Map.groupBy(staged, (each) => each.shiftId)) {
    const shift = await readPlanned(tx, id);
    if (!shift) continue;
    const found = await judgePeople(
      tx,
      shift,
      people.map(({ workerId, roleId }) => ({ workerId, roleId, toldAt: null })),
    );
    const ids = sql.param(people.map((each) => each.id));
    const texts = sql.param(people.map(({ workerId }) => JSON.stringify(found.get(workerId) ?? [])));
    await tx.execute(sql`UPDATE app.assignment SET findings = judged.findings::jsonb
      FROM unnest(${ids}::uuid[], ${texts}::text[]) AS judged (id, findings) WHERE assignment.id = judged.id`);
  }
}
