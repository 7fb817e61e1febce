import { inArray, sql } from "drizzle-orm";
import { demoKindNames, type DemoKind } from "@product/domain/company/demo-kinds";
import type { Locale } from "@product/domain/locales";
import { database } from "@product/database/client";
import { findDemoRecords } from "@product/database/demo/findings";
import { missingCounts } from "@product/database/demo/records";
import { events } from "@product/database/tables/planning/event";
import { clients, legalEntities, roles, venues } from "@product/database/tables/company/master-data";
import { workers } from "@product/database/tables/people/worker";

/** So many of what stays are named per kind. */
const mostNamed = 20;

/** Per kind: how much could be loaded, how much is there and could go, and what would stay, by name and reason where `isNamed`. */
export async function demoState(locale: Locale, isNamed = true) {
  const [missing, found] = await Promise.all([missingCounts(database), findDemoRecords(database)]);
  return Promise.all(
    demoKindNames.map(async (kind) => {
      const { removable, kept } = found.find((each) => each.kind === kind)!;
      const named = isNamed ? kept.slice(0, mostNamed) : [];
      const names = await namesOf[kind](
        named.map(({ id }) => id),
        locale,
      );
      return {
        kind,
        missing: missing[kind],
        removable: removable.length,
        kept: kept.length,
        named: named.map(({ id, by }) => ({ id, by, name: names.get(id) ?? id })),
      };
    }),
  );
}

type Names = (ids: string[], locale: Locale) => Promise<Map<string, string>>;

const namesOf: Record<DemoKind, Names> = {
  worker: async (ids) =>
    named(
      await database
        .select({
          id: workers.id,
          name: sql<string>`concat_ws(' ', first_name, nullif(last_name, ''), nullif(second_last_name, ''))`,
        })
        .from(workers)
        .where(inArray(workers.id, ids)),
    ),
  role: async (ids, locale) =>
    named(
      await database
        .select({ id: roles.id, name: locale === "es" ? roles.nameEs : roles.nameEn })
        .from(roles)
        .where(inArray(roles.id, ids)),
    ),
  event: async (ids) =>
    named(
      await database
        .select({ id: events.id, name: sql<string>`coalesce(nullif(title_es, ''), title_en)` })
        .from(events)
        .where(inArray(events.id, ids)),
    ),
  client: ownNames(clients),
  venue: ownNames(venues),
  legal_entity: ownNames(legalEntities),
};

function ownNames(table: typeof clients | typeof venues | typeof legalEntities): Names {
  return async (ids) =>
    named(await database.select({ id: table.id, name: table.name }).from(table).where(inArray(table.id, ids)));
}

const named = (rows: { id: string; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]));
