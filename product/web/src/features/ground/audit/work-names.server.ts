/** How workers, and what they are planned for, are called in the trail. */
import { eq, inArray, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Locale } from "@product/domain/locales";
import { database } from "@product/database/client";
import { devices } from "@product/database/tables/day/device";
import { assignments, events, shifts, slots } from "@product/database/tables/planning/event";
import { forms } from "@product/database/tables/site/form";
import { roles } from "@product/database/tables/company/master-data";
import { workers } from "@product/database/tables/people/worker";

export const workKinds = ["worker", "event", "shift", "slot", "assignment", "pass", "device", "form"] as const;

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * A pass has the id of its worker. Ids tell the records apart, so that one query is enough for all. A reader without
 * permission to see workers gets their code.
 */
export async function workNames(
  recordIds: readonly string[],
  locale: Locale,
  seesWorkers: boolean,
): Promise<ReadonlyMap<string, string>> {
  const ids = recordIds.filter((id) => isUuid.test(id));
  if (ids.length === 0) return new Map();
  const { event, role, form, worker } = wordings(locale, seesWorkers);
  const rows = await database
    .select(called(workers.id, worker))
    .from(workers)
    .where(inArray(workers.id, ids))
    .unionAll(database.select(called(events.id, event)).from(events).where(inArray(events.id, ids)))
    .unionAll(
      database
        .select(called(shifts.id, joined(event, shifts.title)))
        .from(shifts)
        .innerJoin(events, eq(events.id, shifts.eventId))
        .where(inArray(shifts.id, ids)),
    )
    .unionAll(
      database
        .select(called(slots.id, joined(event, role)))
        .from(slots)
        .innerJoin(shifts, eq(shifts.id, slots.shiftId))
        .innerJoin(events, eq(events.id, shifts.eventId))
        .innerJoin(roles, eq(roles.id, slots.roleId))
        .where(inArray(slots.id, ids)),
    )
    .unionAll(
      database
        .select(called(assignments.id, joined(worker, event)))
        .from(assignments)
        .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
        .innerJoin(events, eq(events.id, shifts.eventId))
        .innerJoin(workers, eq(workers.id, assignments.workerId))
        .where(inArray(assignments.id, ids)),
    )
    .unionAll(
      database
        .select(called(devices.id, sql`${devices.name}`))
        .from(devices)
        .where(inArray(devices.id, ids)),
    )
    .unionAll(database.select(called(forms.id, form)).from(forms).where(inArray(forms.id, ids)));
  return new Map(rows.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])));
}

function wordings(locale: Locale, seesWorkers: boolean) {
  const either = (en: PgColumn, es: PgColumn) =>
    locale === "es" ? sql`coalesce(nullif(${es}, ''), ${en})` : sql`coalesce(nullif(${en}, ''), ${es})`;
  const { code, firstName, lastName, secondLastName } = workers;
  return {
    event: either(events.titleEn, events.titleEs),
    role: either(roles.nameEn, roles.nameEs),
    form: either(forms.titleEn, forms.titleEs),
    worker: seesWorkers
      ? sql`coalesce(nullif(btrim(concat_ws(' ', ${firstName}, ${lastName}, ${secondLastName})), ''), ${code})`
      : sql`${code}`,
  };
}

const called = (id: PgColumn, name: SQL) => ({ id: sql<string>`${id}`, name: sql<string | null>`${name}` });

const joined = (first: SQL, second: SQL | PgColumn) => sql`concat_ws(' · ', ${first}, nullif(${second}, ''))`;
