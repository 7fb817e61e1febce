import { and, asc, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { isOver, isReleasable } from "@product/domain/planning/assignments";
import {
  awaitsSecond,
  inTheWay,
  isOverridable,
  needsSecond,
  undecided,
} from "@product/domain/planning/rota/finding-overrides";
import { named } from "@product/domain/rules/catalogue";
import type { Finding } from "@product/domain/rules/finding";
import { database } from "@product/database/client";
import { taking } from "@product/database/filters/event-columns";
import { judgePeople, readPlanned } from "@product/database/rules/judge-shift";
import { assignments, shifts, slots } from "@product/database/tables/planning/event";
import { workerRoles, workers } from "@product/database/tables/people/worker";
import { fullName } from "@product/database/workers/full-name";
import { clockNow } from "#request/clock.ts";
import { permittedRows } from "#request/who-may.ts";

/** Assignments of a shift, those that hold a place first. */
export const peopleOn = (shiftId: string) =>
  database
    .select({
      id: assignments.id,
      slotId: assignments.slotId,
      workerId: assignments.workerId,
      name: fullName,
      code: workers.code,
      userId: workers.userId,
      mobile: workers.mobile,
      state: assignments.state,
      version: assignments.version,
      lateMinutes: assignments.lateMinutes,
      withdrawnLate: assignments.withdrawnLate,
      endedReason: assignments.endedReason,
      compensationDue: assignments.compensationDue,
      roleId: slots.roleId,
      findings: assignments.findings,
      override: assignments.override,
      overriddenBy: nameOf(sql`${assignments.override}->>'by'`),
      confirmedBy: nameOf(sql`${assignments.override}->'second'->>'by'`),
    })
    .from(assignments)
    .innerJoin(workers, eq(workers.id, assignments.workerId))
    .innerJoin(slots, eq(slots.id, assignments.slotId))
    .where(eq(assignments.shiftId, shiftId))
    .orderBy(asc(workers.listedName), asc(assignments.id));

/** The same with what the rules say of them: as it was decided, or of what is still to be published as it is now. */
export async function judgedPeopleOn(actor: Actor, shiftId: string, seesContacts: boolean) {
  const people = await peopleOn(shiftId);
  const now = await findingsNow(shiftId, people);
  return people.map(({ findings: kept, override, overriddenBy, confirmedBy, mobile, ...person }) => {
    const findings = now.get(person.workerId) ?? kept;
    return {
      ...person,
      mobile: seesContacts ? mobile : null,
      findings: named(findings),
      isUndecided: !isOver(person.state) && undecided(findings, override).length > 0,
      isOverridable: isOverridable(findings),
      needsSecond: needsSecond(inTheWay(findings)),
      override: override && {
        reason: override.reason,
        at: override.at,
        by: overriddenBy,
        second: override.second && { at: override.second.at, by: confirmedBy },
        isWaiting: !isOver(person.state) && awaitsSecond(override),
        // Nobody confirms what they decided, nor what is about themselves.
        isOwn: actor.kind === "person" && [override.by, person.userId].includes(actor.id),
      },
    };
  });
}
export type PersonOn = Awaited<ReturnType<typeof judgedPeopleOn>>[number];

async function findingsNow(shiftId: string, people: Awaited<ReturnType<typeof peopleOn>>) {
  const shift = await readPlanned(database, shiftId);
  if (!shift) return new Map<string, Finding[]>();
  const toldAt = shift.isPublished ? clockNow() : null;
  const toJudge = people.filter(({ state }) => state === "staged" || (shift.isChanged && isReleasable(state)));
  return judgePeople(
    database,
    shift,
    toJudge.map(({ workerId, roleId }) => ({ workerId, roleId, toldAt })),
  );
}

/** Name of a member of staff; null once their account is gone. */
const nameOf = (userId: SQL) =>
  sql<string | null>`(SELECT account.name FROM app.account WHERE account.user_id = (${userId})::uuid)`;

const mostCandidates = 200;

/**
 * Candidates for a place: of its role, employed by the company, free at that time. Clearance is computed once one is
 * chosen.
 */
export const candidatesFor = (actor: Actor, slot: { id: string; shiftId: string; roleId: string }, entityId: string) =>
  database
    .select({ id: workers.id, name: fullName, code: workers.code })
    .from(workers)
    .innerJoin(workerRoles, and(eq(workerRoles.workerId, workers.id), eq(workerRoles.roleId, slot.roleId)))
    .innerJoin(shifts, eq(shifts.id, slot.shiftId))
    .where(
      and(
        inArray(workers.status, ["active", "dormant"]),
        eq(workers.legalEntityId, entityId),
        isNull(workers.mergedInto),
        permittedRows(actor, "worker.view", "entity", workers.legalEntityId),
        sql`NOT EXISTS (SELECT FROM app.assignment held WHERE held.worker_id = ${workers.id}
          AND ((held.shift_id = ${slot.shiftId} AND held.state = 'declined')
            OR (held.slot_id = ${slot.id} AND held.state NOT IN ('declined', 'lapsed', 'withdrawn', 'cancelled'))
            OR (held.during && ${shifts.during} AND held.state IN (${taking}))))`,
      ),
    )
    .orderBy(asc(workers.listedName), asc(workers.id))
    .limit(mostCandidates);
