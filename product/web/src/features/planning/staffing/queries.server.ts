/**
 * Candidates for a place: everyone of the role in the company, ranked by facts, and judged as if they were assigned
 * now.
 */
import { and, asc, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { clearance } from "@product/domain/clearance/clearance";
import { inTheWay, isOverridable } from "@product/domain/planning/rota/finding-overrides";
import type { AvailabilityKind } from "@product/domain/people/availability";
import { pointsOf, type Weights } from "@product/domain/planning/staffing/candidate-rank";
import { readAsks } from "@product/database/clearance/read-asks";
import { readFacts } from "@product/database/clearance/read-facts";
import { readRules } from "@product/database/clearance/read-rules";
import { database } from "@product/database/client";
import { taking } from "@product/database/filters/event-columns";
import { judgePeople, readPlanned } from "@product/database/rules/judge-shift";
import { workerRoles, workers } from "@product/database/tables/people/worker";
import { candidateFacts, pointsIn } from "@product/database/workers/candidate-rank";
import { fullName } from "@product/database/workers/full-name";
import { callOutSetting, weightsOf } from "#features/planning/call-outs/queries.server.ts";
import { saidDuring } from "#features/planning/own-availability/queries.server.ts";
import { clockNow } from "#request/clock.ts";
import { permittedRows } from "#request/who-may.ts";
import { candidatesOnPage, type Ranking, type StaffingQuery } from "./schema.ts";

type Place = { id: string; shiftId: string; roleId: string };
type Where = { entityId: string; venueId: string; day: string };

const placeFacts = ({ venueId, day }: Where, now: Date) => ({
  ...candidateFacts({ venueId, day }, now),
  lastHere: sql<string | null>`(SELECT max(s.day)::text FROM app.assignment a JOIN app.shift s ON s.id = a.shift_id
    JOIN app.event e ON e.id = s.event_id WHERE a.worker_id = ${workers.id} AND a.state IN (${taking})
      AND e.venue_id = ${venueId} AND s.day < ${day})`,
  lastAsked: sql<string | null>`(SELECT to_char(max(c.created_at), 'YYYY-MM-DD') FROM app.call_out c
    WHERE c.worker_id = ${workers.id})`,
});

/** All facts by their weights, or the chosen fact first and then the others; then the name, the same order every time. */
const orders = (weights: Weights): Record<Ranking, SQL> => ({
  points: sql`${pointsIn(weights)} DESC`,
  here: sql`"timesHere" DESC, "minutes", "lastAsked" NULLS FIRST`,
  hours: sql`"minutes", "timesHere" DESC, "lastAsked" NULLS FIRST`,
  asked: sql`"lastAsked" NULLS FIRST, "minutes", "timesHere" DESC`,
});

export async function candidatesOn(actor: Actor, place: Place, where: Where, { rank, q, page }: StaffingQuery) {
  const words = q.split(/\s+/).filter(Boolean).slice(0, 6);
  const weights = weightsOf(await callOutSetting());
  const facts = placeFacts(where, clockNow());
  const found = database
    .select({
      id: workers.id,
      name: sql<string>`${fullName}`.as("name"),
      code: workers.code,
      listedName: workers.listedName,
      isDormant: sql<boolean>`${workers.status} = 'dormant'`.as("isDormant"),
      minutes: facts.minutes.as("minutes"),
      timesHere: facts.timesHere.as("timesHere"),
      daysUnasked: facts.daysUnasked.as("daysUnasked"),
      lastHere: facts.lastHere.as("lastHere"),
      lastAsked: facts.lastAsked.as("lastAsked"),
    })
    .from(workers)
    .innerJoin(workerRoles, and(eq(workerRoles.workerId, workers.id), eq(workerRoles.roleId, place.roleId)))
    .where(
      and(
        // A dormant worker is shown as such, and becomes active again with a shift.
        inArray(workers.status, ["active", "dormant"]),
        eq(workers.legalEntityId, where.entityId),
        isNull(workers.mergedInto),
        permittedRows(actor, "worker.view", "entity", workers.legalEntityId),
        sql`NOT EXISTS (SELECT FROM app.assignment held WHERE held.worker_id = ${workers.id} AND held.shift_id = ${place.shiftId}
          AND held.state NOT IN ('lapsed', 'withdrawn', 'cancelled'))`,
        ...words.map((word) => sql`strpos(${workers.searched}, app.fold(${word})) > 0`),
      ),
    )
    .as("found");
  const rows = await database
    .select()
    .from(found)
    .orderBy(orders(weights)[rank], asc(found.listedName), asc(found.id))
    .limit(candidatesOnPage + 1)
    .offset((page - 1) * candidatesOnPage);
  const shown = rows
    .slice(0, candidatesOnPage)
    .map(({ listedName: _listedName, ...person }) => ({ ...person, points: pointsOf(person, weights) }));
  const people = await judged(place, where.day, shown);
  // Within a page, workers who would like to come stand first and those who said they cannot stand last.
  return {
    people: people.toSorted((a, b) => wish(a.said) - wish(b.said)),
    hasMore: rows.length > candidatesOnPage,
  };
}

const wishes: Record<AvailabilityKind, number> = { desired: -1, available: 0, undesired: 1, unavailable: 2 };
const wish = (kind: AvailabilityKind | null) => (kind ? wishes[kind] : 0);

/** As it would be decided now; what stands in the way first. */
async function judged<Person extends { id: string }>(place: Place, day: string, people: readonly Person[]) {
  const now = clockNow();
  const ids = people.map(({ id }) => id);
  const [known, rules, shift] = [
    await readFacts(database, ids, now),
    await readRules(database),
    await readPlanned(database, place.shiftId),
  ];
  const ask = (await readAsks(database, [place.id])).get(place.id) ?? { mode: "assign", roleId: place.roleId };
  const toJudge = ids.map((workerId) => ({ workerId, roleId: place.roleId, toldAt: shift?.isPublished ? now : null }));
  const found = shift ? await judgePeople(database, shift, toJudge) : new Map();
  const availability = shift ? await saidDuring(ids, timeOf(shift)) : new Map<string, AvailabilityKind>();
  return people.map((person) => {
    const { reasons } = clearance(
      known.get(person.id)!.facts,
      rules,
      ask,
      { from: day, until: day },
      now.toISOString(),
    );
    const findings = inTheWay(found.get(person.id) ?? []);
    const blocking = reasons.filter(({ verdict }) => verdict === "BLOCK");
    const verdict = verdictOf(blocking.length, findings.length, blocking.length === 0 && isOverridable(findings));
    return {
      ...person,
      verdict,
      said: availability.get(person.id) ?? null,
      reason: blocking[0] ?? null,
      finding: findings[0] ?? null,
      more: Math.max(0, blocking.length + findings.length - 1),
    };
  });
}
const timeOf = ({ values, event }: NonNullable<Awaited<ReturnType<typeof readPlanned>>>) => ({
  startsAt: new Date(values.startsAt),
  endsAt: new Date(values.endsAt),
  timeZone: event.timeZone,
});

export type Candidate = Awaited<ReturnType<typeof candidatesOn>>["people"][number];

/** Somebody could who is kept from it only by what may be overridden with a reason. */
const verdictOf = (reasons: number, findings: number, mayBeOverridden: boolean) =>
  reasons + findings === 0 ? ("can" as const) : mayBeOverridden ? ("could" as const) : ("cannot" as const);
