import { and, desc, eq, gte, inArray, isNotNull, lt, ne } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { accruedLeave, earnedIn, leaveOfYear } from "@product/domain/day/holiday-accrual";
import {
  hoursAgainstLimits,
  type LimitedPerson,
  type LimitKey,
  type RuleOf,
  type WorkedDay,
} from "@product/domain/day/limits";
import type { Country } from "@product/domain/people/workers";
import { settler } from "@product/domain/rules/resolve";
import { plusDays } from "@product/domain/time/local-date";
import { mondayOf } from "@product/domain/time/weeks";
import { database } from "@product/database/client";
import { readPeople } from "@product/database/rules/read-people";
import { readSettings } from "@product/database/rules/read-settings";
import { engagements } from "@product/database/tables/papers/engagement";
import { assignments } from "@product/database/tables/planning/event";
import { hoursLines } from "@product/database/tables/day/hours";
import { legalEntities } from "@product/database/tables/company/master-data";
import { workers } from "@product/database/tables/people/worker";
import { ofDays, seenLines, timeLines } from "#features/day/time/queries.server.ts";

/** The averages of a year reach back so far. */
const daysBack = 53 * 7;
const mostOfOne = 800;

/** A worker's hours against every limit that holds for them, and the leave that they earned. */
export async function limitsOf(workerId: string, today: string, now: Date) {
  const where = and(
    eq(assignments.workerId, workerId),
    ofDays(plusDays(mondayOf(today), -daysBack), plusDays(today, 7)),
  );
  const lines = await timeLines(database, where, "en", now, mostOfOne);
  const person = (await peopleUnderLimits([workerId], today)).get(workerId);
  if (!person) return undefined;
  const days = lines.map(({ day, decision, worked }): WorkedDay => ({
    day,
    minutes: decision?.minutes ?? worked.minutes,
    overtime: (decision?.split ?? worked.split).overtime ?? 0,
  }));
  return { measures: hoursAgainstLimits(days, person, today, person.ruleOf), leave: leaveFor(person, days, today) };
}
export type WorkerLimits = NonNullable<Awaited<ReturnType<typeof limitsOf>>>;

function leaveFor({ country, weeklyHours }: LimitedPerson, days: readonly WorkedDay[], today: string) {
  if (country !== "UK") return null;
  if (weeklyHours !== null) return { kind: "weeks" as const, hours: leaveOfYear(weeklyHours, days) };
  const months = accruedLeave(days, today);
  const counted = days.filter(({ day }) => months.some(({ month }) => day.startsWith(month)));
  return { kind: "accrued" as const, months, hours: earnedIn(months, counted) };
}

/** Everyone who worked in the week of a day, with the limits of that week and of the averages that end with it; those beyond one first. */
export async function limitsOfWeek(actor: Actor, day: string, now: Date) {
  const monday = mondayOf(day);
  const { rows, isCut } = await seenLines(actor, ofDays(monday, plusDays(monday, 6)), "en", now);
  const ids = [...new Set(rows.map(({ workerId }) => workerId))];
  const people = await peopleUnderLimits(ids, day);
  const before = await approvedBefore(ids, monday);
  const found = [...Map.groupBy(rows, ({ workerId }) => workerId)].flatMap(([id, lines]) => {
    const person = people.get(id);
    if (!person) return [];
    const inWeek = lines.map(({ day: on, minutes, split }) => ({ day: on, minutes, overtime: split.overtime ?? 0 }));
    const measures = hoursAgainstLimits([...(before.get(id) ?? []), ...inWeek], person, day, person.ruleOf).filter(
      ({ key }) => isWeekly.has(key),
    );
    const minutes = inWeek.reduce((sum, line) => sum + line.minutes, 0);
    return [{ id, name: lines[0]!.name, code: lines[0]!.code, minutes, measures }];
  });
  const weight = ({ measures }: (typeof found)[number]) =>
    Math.max(0, ...measures.map(({ minutes, limitMinutes }) => minutes / Math.max(1, limitMinutes)));
  return { monday, people: found.toSorted((a, b) => weight(b) - weight(a) || b.minutes - a.minutes), isCut };
}
const isWeekly: ReadonlySet<LimitKey> = new Set(["student-week", "contract-week", "average-48", "average-40"]);

/** For earlier weeks only approved hours count: the others would have to be computed punch by punch. */
async function approvedBefore(ids: readonly string[], monday: string): Promise<Map<string, WorkedDay[]>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ workerId: hoursLines.workerId, day: hoursLines.day, minutes: hoursLines.minutes })
    .from(hoursLines)
    .where(
      and(
        inArray(hoursLines.workerId, [...ids]),
        gte(hoursLines.day, plusDays(mondayOf(monday), -daysBack)),
        lt(hoursLines.day, monday),
        isNotNull(hoursLines.approvedAt),
      ),
    );
  const days = rows.map(({ minutes, ...row }) => ({ ...row, minutes: minutes ?? 0, overtime: 0 }));
  return Map.groupBy(days, ({ workerId }) => workerId);
}
export type WeekOfLimits = Awaited<ReturnType<typeof limitsOfWeek>>;

type PersonUnderRules = LimitedPerson & { ruleOf: RuleOf };

async function peopleUnderLimits(ids: readonly string[], day: string): Promise<Map<string, PersonUnderRules>> {
  if (ids.length === 0) return new Map();
  const settings = await readSettings(database);
  const [people, contracts, countries] = await Promise.all([
    readPeople(database, ids, day),
    database
      .select()
      .from(engagements)
      .where(and(inArray(engagements.workerId, [...ids]), ne(engagements.state, "cancelled")))
      .orderBy(desc(engagements.firstDay)),
    database
      .select({ id: workers.id, country: legalEntities.country, entity: legalEntities.id })
      .from(workers)
      .innerJoin(legalEntities, eq(legalEntities.id, workers.legalEntityId))
      .where(inArray(workers.id, [...ids])),
  ]);
  const countryOf = new Map<string, Country>(countries.map(({ id, country }) => [id, country]));
  const entityOf = new Map(countries.map(({ id, entity }) => [id, entity]));
  return new Map(
    [...people].map(([id, person]) => {
      const contract = contracts.find(
        ({ workerId, firstDay, lastDay }) => workerId === id && firstDay <= day && (lastDay === null || day <= lastDay),
      );
      const weeklyHours = contract?.weeklyHours == null ? null : Number(contract.weeklyHours);
      const hasComplementaryPact = contract?.complementaryHours ?? false;
      const convenio = contract?.convenio || undefined;
      const rules = settler(person.pack, settings)(day, { entity: entityOf.get(id), convenio });
      const ruleOf: RuleOf = (key) => rules.find((rule) => rule.key === key);
      return [id, { ...person, country: countryOf.get(id) ?? "ES", weeklyHours, hasComplementaryPact, ruleOf }];
    }),
  );
}
