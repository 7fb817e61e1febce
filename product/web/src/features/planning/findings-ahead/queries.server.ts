/** Findings on shifts that workers do not know yet: the rules that publishing them as they stand would break. */
import { and, asc, between, count, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { stillThere } from "@product/domain/planning/assignments";
import { titleIn } from "@product/domain/planning/events";
import { checksIn, radarDays, type RadarFinding } from "@product/domain/planning/rota/radar";
import { ruleWith } from "@product/domain/rules/catalogue";
import { isDay, plusDays } from "@product/domain/time/local-date";
import { database } from "@product/database/client";
import { eventPlaces } from "@product/database/filters/event-columns";
import { assignments, events, shifts } from "@product/database/tables/planning/event";
import { workers } from "@product/database/tables/people/worker";
import { fullName } from "@product/database/workers/full-name";
import { homeDay } from "#request/clock.ts";
import { mostInFigure, type FigureRow, type RowsAsked } from "#request/slices/figures.ts";
import { permittedRowsAt } from "#request/who-may.ts";

/** Each finding of an assignment by itself. */
const eachFinding = sql`LATERAL jsonb_array_elements(${assignments.findings}) WITH ORDINALITY AS f(said, nr)`;
const always = sql`true`;

const severity = sql<"block" | "warn">`f.said ->> 'severity'`;

/** A blocking finding without an override. */
const isUndecided = sql`(${severity} = 'block' AND NOT (coalesce((f.said ->> 'isOverridable')::boolean, false)
  AND EXISTS (SELECT FROM jsonb_array_elements(coalesce(${assignments.override} -> 'findings', '[]')) o
    WHERE o ->> 'rule' = f.said ->> 'rule' AND (f.said ->> 'shortfall')::numeric <= (o ->> 'shortfall')::numeric)))`;

/** Only new shifts, changed ones, and people who are told with the next publishing. */
const ahead = (actor: Actor, which: SQL, { day, row }: Readonly<Record<string, string>> = {}): SQL => {
  const today = homeDay();
  return and(
    between(shifts.day, today, plusDays(today, radarDays - 1)),
    isNull(shifts.cancelledAt),
    inArray(assignments.state, [...stillThere]),
    sql`(${shifts.publishedAt} IS NULL OR ${shifts.pending} IS NOT NULL OR ${assignments.state} = 'staged')`,
    sql`jsonb_array_length(${assignments.findings}) > 0`,
    which,
    permittedRowsAt(actor, "assignment.view", eventPlaces),
    day && isDay(day) ? eq(shifts.day, day) : undefined,
    row === undefined ? undefined : sql`f.said ->> 'check' = ANY(${sql.param(checksIn(row))}::text[])`,
  )!;
};

export async function findingsAhead(actor: Actor) {
  const counted = database
    .select({ one: sql`1`.as("one") })
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .innerJoin(events, eq(events.id, shifts.eventId))
    .innerJoin(eachFinding, always)
    .where(ahead(actor, isUndecided))
    .limit(mostInFigure + 1)
    .as("counted");
  const [found] = await database.select({ n: count() }).from(counted);
  return { n: found!.n, most: mostInFigure };
}

/** One finding each; `severity=warn` asks for those that only warn. */
export async function findingRows(actor: Actor, { locale, narrow, limit, offset }: RowsAsked): Promise<FigureRow[]> {
  const which = narrow["severity"] === "warn" ? sql`${severity} = 'warn'` : isUndecided;
  const rows = await database
    .select({
      id: sql<string>`${assignments.id} || '-' || f.nr`,
      rule: sql<string>`f.said ->> 'rule'`,
      name: fullName,
      shift: { id: shifts.id, title: shifts.title, day: shifts.day },
      event: events,
    })
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .innerJoin(events, eq(events.id, shifts.eventId))
    .innerJoin(workers, eq(workers.id, assignments.workerId))
    .innerJoin(eachFinding, always)
    .where(ahead(actor, which, narrow))
    .orderBy(asc(shifts.startsAt), sql`${assignments.id}, f.nr`)
    .limit(limit)
    .offset(offset);
  return rows.map(({ id, rule, name, shift, event }) => ({
    id,
    name,
    about: [ruleWith(rule)?.name[locale] || rule, titleIn(event, locale), shift.title],
    day: shift.day,
    at: `/admin/events/${event.id}/shifts/${shift.id}/people`,
    n: 1,
  }));
}

/** By day and check, for the radar. */
export async function findingsByDay(actor: Actor): Promise<RadarFinding[]> {
  const check = sql<RadarFinding["check"]>`f.said ->> 'check'`;
  const which = sql`(${severity} = 'warn' OR ${isUndecided})`;
  return database
    .select({ day: shifts.day, check, severity, n: sql<number>`count(*)::int` })
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .innerJoin(events, eq(events.id, shifts.eventId))
    .innerJoin(eachFinding, always)
    .where(ahead(actor, which))
    .groupBy(shifts.day, check, severity)
    .limit(mostInFigure);
}
