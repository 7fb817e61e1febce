/** Punches of the demonstration's shifts that are over or under way: arrivals, breaks and departures. */
import { eq, sql } from "drizzle-orm";
import type { PunchKind } from "@product/domain/day/punches";
import type { Zone } from "@product/domain/time/zone";
import { assignments, type shifts } from "@product/database/tables/planning/event";
import { punches } from "@product/database/tables/day/punch";
import { workers } from "@product/database/tables/people/worker";
import type { Transaction } from "@product/database/write";
import { chances } from "./chances.ts";

type Shift = typeof shifts.$inferSelect;

/** One in ten is missing or late, one in twelve forgot to punch out; the rest are as people are. */
export async function punchShift(tx: Transaction, shift: Shift, { now, timeZone }: { now: Date; timeZone: Zone }) {
  const people = await tx
    .select({ id: assignments.id, workerId: assignments.workerId, legalEntityId: workers.legalEntityId })
    .from(assignments)
    .innerJoin(workers, eq(workers.id, assignments.workerId))
    .where(sql`${assignments.shiftId} = ${shift.id} AND ${assignments.state} = 'confirmed'`)
    .orderBy(assignments.workerId);
  const chance = chances(shift.startsAt.getTime() / 60_000);
  const newPunches = people.flatMap(({ id, workerId, legalEntityId }, place) => {
    const [start, end] = [shift.startsAt.getTime() / 60_000, shift.endsAt.getTime() / 60_000];
    const rest = start + 240 + chance.below(40);
    const day: [PunchKind, number][] = [
      ["in", start + (place % 10 === 7 ? 11 + chance.below(9) : -3 - chance.below(14))],
      ["break_start", rest],
      ["break_end", rest + 28 + chance.below(6)],
      ["out", end + chance.below(12)],
    ];
    if (place % 10 === 4) return [];
    return day
      .filter(([kind]) => kind !== "out" || place % 12 !== 2)
      .map(([kind, minute]) => ({
        assignmentId: id,
        workerId,
        legalEntityId,
        kind,
        at: new Date(minute * 60_000 + chance.below(60) * 1_000),
      }))
      .filter(({ at }) => at <= now);
  });
  if (newPunches.length === 0) return;
  const months = sql`SELECT app.make_punch_months(${shift.startsAt}::date - 1, ${shift.endsAt}::date + 1)`;
  await tx.execute(months);
  await tx.insert(punches).values(
    newPunches
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
      .map((punch) => ({
        ...punch,
        eventId: shift.eventId,
        shiftId: shift.id,
        receivedAt: punch.at,
        timeZone,
        source: "gate" as const,
        clientId: crypto.randomUUID(),
      })),
  );
  await tx.execute(sql`UPDATE app.assignment a SET state = CASE last.kind WHEN 'out' THEN 'checked_out'
      WHEN 'break_start' THEN 'on_break' ELSE 'checked_in' END
    FROM (SELECT DISTINCT ON (assignment_id) assignment_id, kind FROM app.punch WHERE shift_id = ${shift.id}
      ORDER BY assignment_id, at DESC) last WHERE last.assignment_id = a.id`);
}
