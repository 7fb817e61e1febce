import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { placeTaking } from "@product/domain/planning/assignments";
import { database } from "@product/database/client";
import { assignments, shifts } from "@product/database/tables/event";
import { workerRoles, workers } from "@product/database/tables/worker";
import { narrowed } from "#request/who-may.ts";

const fullName = sql<string>`btrim(concat_ws(' ', ${workers.firstName}, ${workers.lastName}, ${workers.secondLastName}))`;

/** Who has been put down for a shift, those first who hold a place. */
export const peopleOn = (shiftId: string) =>
  database
    .select({
      id: assignments.id,
      slotId: assignments.slotId,
      workerId: assignments.workerId,
      name: fullName,
      code: workers.code,
      state: assignments.state,
      version: assignments.version,
    })
    .from(assignments)
    .innerJoin(workers, eq(workers.id, assignments.workerId))
    .where(eq(assignments.shiftId, shiftId))
    .orderBy(asc(workers.listedName), asc(assignments.id));
export type PersonOn = Awaited<ReturnType<typeof peopleOn>>[number];

const mostCandidates = 200;

const taking = sql.raw(placeTaking.map((state) => `'${state}'`).join(", "));

/** Who could be asked: of the role, at work for the company, free at that time. Whether they may is computed when they are chosen. */
export const candidatesFor = (actor: Actor, slot: { id: string; shiftId: string; roleId: string }, entityId: string) =>
  database
    .select({ id: workers.id, name: fullName, code: workers.code })
    .from(workers)
    .innerJoin(workerRoles, and(eq(workerRoles.workerId, workers.id), eq(workerRoles.roleId, slot.roleId)))
    .innerJoin(shifts, eq(shifts.id, slot.shiftId))
    .where(
      and(
        eq(workers.status, "active"),
        eq(workers.legalEntityId, entityId),
        isNull(workers.mergedInto),
        narrowed(actor, "worker.view", "entity", workers.legalEntityId),
        sql`NOT EXISTS (SELECT FROM app.assignment held WHERE held.worker_id = ${workers.id}
          AND ((held.shift_id = ${slot.shiftId} AND held.state = 'declined')
            OR (held.slot_id = ${slot.id} AND held.state NOT IN ('declined', 'lapsed', 'withdrawn', 'cancelled'))
            OR (held.during && ${shifts.during} AND held.state IN (${taking}))))`,
      ),
    )
    .orderBy(asc(workers.listedName), asc(workers.id))
    .limit(mostCandidates);
