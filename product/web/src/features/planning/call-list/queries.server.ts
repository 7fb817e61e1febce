/** Whom to call for a place: who can work it, with their number and what came of earlier calls. */
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { byTurn } from "@product/domain/planning/staffing/phone-calls";
import { database } from "@product/database/client";
import { phoneCalls } from "@product/database/tables/planning/call-out";
import { assignments } from "@product/database/tables/planning/event";
import { workers } from "@product/database/tables/people/worker";
import { fullName } from "@product/database/workers/full-name";
import { candidatesOn } from "#features/planning/staffing/queries.server.ts";

type Place = { id: string; shiftId: string; roleId: string };
type Where = { entityId: string; venueId: string; day: string };

/** Those who were invited and have not answered before those whom nobody has asked; among both, who is to be called next. */
export async function peopleToCall(actor: Actor, place: Place, where: Where) {
  const query = { slot: place.id, rank: "here", show: "can", q: "", page: 1 } as const;
  const { people } = await candidatesOn(actor, place, where, query);
  const invited = await invitedTo(place.id);
  const known = [
    ...invited.map(({ id, name, code }) => ({ id, name, code, isInvited: true })),
    ...people.flatMap(({ id, name, code, verdict }) =>
      verdict === "can" ? [{ id, name, code, isInvited: false }] : [],
    ),
  ];
  const ids = known.map(({ id }) => id);
  const [numbers, calls] = [await numbersOf(ids), await lastCalls(place.id, ids)];
  return known
    .map((person) => ({ ...person, mobile: numbers.get(person.id) ?? null, call: calls.get(person.id) ?? null }))
    .toSorted(byTurn);
}
export type ToCall = Awaited<ReturnType<typeof peopleToCall>>[number];

const invitedTo = (slotId: string) =>
  database
    .select({ id: workers.id, name: fullName, code: workers.code })
    .from(assignments)
    .innerJoin(workers, eq(workers.id, assignments.workerId))
    .where(and(eq(assignments.slotId, slotId), eq(assignments.state, "invited")))
    .orderBy(assignments.offeredAt, workers.id)
    .limit(100);

async function numbersOf(ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string | null>();
  const rows = await database
    .select({ id: workers.id, mobile: workers.mobile })
    .from(workers)
    .where(inArray(workers.id, [...ids]));
  return new Map(rows.map(({ id, mobile }) => [id, mobile]));
}

/** The last call to each worker about this place. */
async function lastCalls(slotId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await database
    .selectDistinctOn([phoneCalls.workerId], {
      workerId: phoneCalls.workerId,
      outcome: phoneCalls.outcome,
      createdAt: phoneCalls.createdAt,
      by: sql<string | null>`(SELECT account.name FROM app.account WHERE account.user_id = ${phoneCalls.calledBy})`,
    })
    .from(phoneCalls)
    .where(and(eq(phoneCalls.slotId, slotId), inArray(phoneCalls.workerId, [...ids])))
    .orderBy(phoneCalls.workerId, desc(phoneCalls.createdAt));
  return new Map(
    rows.map(({ workerId, outcome, createdAt, by }) => [workerId, { outcome, at: createdAt.getTime(), by }]),
  );
}
