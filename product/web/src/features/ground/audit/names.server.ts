/** How those who act, and what they act on, are called today. */
import { eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { kindNames } from "@product/domain/company/kinds";
import type { Locale } from "@product/domain/locales";
import { database } from "@product/database/client";
import { accounts } from "@product/database/tables/access/account";
import { brand } from "@product/database/tables/company/brand";
import { clients } from "@product/database/tables/company/master-data";
import { groups } from "@product/database/tables/access/group";
import { isKeyed, kindTables, type KeyedTable, type KindTables, type NamedTable } from "@product/database/tables/kinds";
import { lists } from "@product/database/tables/people/list";
import { pages } from "@product/database/tables/site/page";
import { events } from "@product/database/tables/planning/event";
import { clientLinks } from "@product/database/tables/planning/event-parts";
import { retentionRules } from "@product/database/tables/company/retention";
import { workKinds, workNames } from "./work-names.server.ts";

export type Named = { kind: string; id: string; name?: string };

/** Records of these kinds have the id of the company or client that they belong to. */
const lyingWith = ["client-charge", "pay-policy", "work-rate"];

/** Adds the name to each record that has one and still is there; what has none is called by whom it is about. */
export async function named(
  records: readonly { kind: string; id: string; personId?: string | null }[],
  locale: Locale,
  seesWorkers: boolean,
): Promise<Named[]> {
  const ids = (...kinds: string[]) => records.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  const [people, called, titled, kept, rules, planned, persons] = await Promise.all([
    peopleNames(ids("account", "staff")),
    groupNames(ids("group"), locale),
    pageTitles(ids("page"), locale),
    recordNames(ids("list", ...kindNames, ...lyingWith), locale),
    ruleNames(ids("retention-rule"), locale),
    workNames(ids(...workKinds), locale, seesWorkers),
    workNames(
      records.flatMap(({ personId }) => personId ?? []),
      locale,
      seesWorkers,
    ),
  ]);
  const namesOf: Record<string, Names> = {
    account: people,
    staff: people,
    group: called,
    page: titled,
    brand: new Map(ids("brand").length > 0 ? [["brand", (await database.select().from(brand))[0]!.name]] : []),
    ...Object.fromEntries([...kindNames, ...lyingWith].map((kind) => [kind, kept])),
    "retention-rule": rules,
    list: kept,
    ...Object.fromEntries(workKinds.map((kind) => [kind, planned])),
  };
  return records.map(({ kind, id, personId }) => {
    const name = namesOf[kind]?.get(id) ?? (personId ? persons.get(personId) : undefined);
    return { kind, id, ...(name ? { name } : {}) };
  });
}

/** The same for an id of which nobody says whether it is a person, a group or another record. */
export async function namesBehind(ids: readonly string[], locale: Locale): Promise<Record<string, string>> {
  const names = await Promise.all([recordNames(ids, locale), groupNames(ids, locale), peopleNames(ids)]);
  return Object.fromEntries(names.flatMap((some) => [...some]));
}

/** People, devices at gates, workers who acted for themselves, and clients by the links that they were given. */
export async function actorNames(ids: readonly string[], seesWorkers: boolean): Promise<Names> {
  const [people, others, clientsByLink] = await Promise.all([
    peopleNames(ids),
    workNames(ids, "en", seesWorkers),
    clientNames(ids),
  ]);
  return new Map([...others, ...clientsByLink, ...people]);
}

/** As the office noted to whom the link went, else as the client of its event is called. */
async function clientNames(ids: readonly string[]): Promise<Names> {
  const known = ids.filter(isUuid);
  if (known.length === 0) return new Map();
  const rows = await database
    .select({
      id: clientLinks.id,
      name: sql<string | null>`coalesce(nullif(${clientLinks.note}, ''), ${clients.name})`,
    })
    .from(clientLinks)
    .innerJoin(events, eq(events.id, clientLinks.eventId))
    .leftJoin(clients, eq(clients.id, events.clientId))
    .where(inArray(clientLinks.id, known));
  return new Map(rows.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])));
}

export async function peopleNames(ids: readonly string[]): Promise<Names> {
  const known = ids.filter(isUuid);
  if (known.length === 0) return new Map();
  const rows = await database
    .select({ id: accounts.userId, name: accounts.name })
    .from(accounts)
    .where(inArray(accounts.userId, known));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export const isUuid = (text: string): boolean => z.guid().safeParse(text).success;

type Names = ReadonlyMap<string, string>;

async function groupNames(ids: readonly string[], locale: Locale): Promise<Names> {
  const known = ids.filter(isUuid);
  if (known.length === 0) return new Map();
  const rows = await database
    .select({ id: groups.id, name: locale === "es" ? groups.nameEs : groups.nameEn })
    .from(groups)
    .where(inArray(groups.id, known));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function pageTitles(slugs: readonly string[], locale: Locale): Promise<Names> {
  if (slugs.length === 0) return new Map();
  const rows = await database
    .select({ slug: pages.slug, title: locale === "es" ? pages.titleEs : pages.titleEn })
    .from(pages)
    .where(inArray(pages.slug, [...slugs]));
  return new Map(rows.map(({ slug, title }) => [slug, title]));
}

async function ruleNames(ids: readonly string[], locale: Locale): Promise<Names> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ id: retentionRules.id, name: locale === "es" ? retentionRules.nameEs : retentionRules.nameEn })
    .from(retentionRules)
    .where(inArray(retentionRules.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/**
 * Names of the records that a company sets up once: ids tell the records apart, so that one query is enough for all.
 */
async function recordNames(ids: readonly string[], locale: Locale): Promise<Names> {
  const known = ids.filter(isUuid);
  if (known.length === 0) return new Map();
  const [first, ...others] = Object.values(kindTables).map((table) =>
    isKeyed(table) ? calledIn(table, known, locale) : namedIn(table, known),
  );
  const rows = await others.reduce((all, some) => all.unionAll(some) as never, first!.unionAll(namedIn(lists, known)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const calledIn = (table: KeyedTable, ids: string[], locale: Locale) =>
  database
    .select({ id: table.id, name: locale === "es" ? table.nameEs : table.nameEn })
    .from(table as KindTables["role"])
    .where(inArray(table.id, ids));

const namedIn = (table: NamedTable | typeof lists, ids: string[]) =>
  database
    .select({ id: table.id, name: table.name })
    .from(table as KindTables["client"])
    .where(inArray(table.id, ids));
