import { and, asc, desc, eq, gte, isNull, ne, or, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import type { ScopeKind } from "@product/domain/rules/settings";
import { database } from "@product/database/client";
import { eventPlaces } from "@product/database/filters/event-columns";
import { readSettings } from "@product/database/rules/read-settings";
import { engagements } from "@product/database/tables/papers/engagement";
import { events } from "@product/database/tables/planning/event";
import { clients, legalEntities, roles } from "@product/database/tables/company/master-data";
import { ruleSettings } from "@product/database/tables/company/rule-setting";
import { clientRows } from "#features/company/clients/queries.server.ts";
import { entityRows } from "#features/company/entities/queries.server.ts";
import { choosableRoles } from "#features/company/roles/queries.server.ts";
import { clockNow, homeDay } from "#request/clock.ts";
import { permittedRowsAt } from "#request/who-may.ts";

export const settingsForJudging = () => readSettings(database);

export const ruleSettingCount = () =>
  database.$count(ruleSettings, or(isNull(ruleSettings.untilDay), gte(ruleSettings.untilDay, homeDay())));

export type OverrideRow = Awaited<ReturnType<typeof overrideRows>>[number];

/** Every one with the name of what it is for, the newest first. */
export const overrideRows = async (locale: Locale) => (await namedRows()).map((row) => shown(row, locale));

export async function overrideWith(id: string, locale: Locale) {
  const [row] = await namedRows(id);
  return row && shown(row, locale);
}

const eventName = sql<
  string | null
>`${events.code} || ' ' || coalesce(NULLIF(${events.titleEs}, ''), ${events.titleEn})`;

const namedRows = (id?: string) =>
  database
    .select({
      setting: ruleSettings,
      entity: legalEntities.name,
      client: clients.name,
      event: eventName,
      roleEn: roles.nameEn,
      roleEs: roles.nameEs,
    })
    .from(ruleSettings)
    .leftJoin(legalEntities, eq(legalEntities.id, ruleSettings.legalEntityId))
    .leftJoin(clients, eq(clients.id, ruleSettings.clientId))
    .leftJoin(events, eq(events.id, ruleSettings.eventId))
    .leftJoin(roles, eq(roles.id, ruleSettings.roleId))
    .where(id === undefined ? undefined : eq(ruleSettings.id, id))
    .orderBy(desc(ruleSettings.fromDay), desc(ruleSettings.createdAt));

function shown(
  { setting, entity, client, event, roleEn, roleEs }: Awaited<ReturnType<typeof namedRows>>[number],
  locale: Locale,
) {
  const { id, rule, scopeKind, number, severity, allowedBy, reason, fromDay, untilDay, version, convenio } = setting;
  const scopeName = entity ?? client ?? event ?? (locale === "es" ? roleEs : roleEn) ?? convenio ?? "";
  return { id, rule, scopeKind, scopeName, number, severity, allowedBy, reason, fromDay, untilDay, version };
}

export type ScopeChoice = { kind: ScopeKind; id: string; name: string };

/** The next ones to end: a number is set for what is still to be worked. */
const mostEvents = 200;
/** Scopes that an override can have, within what the reader may see. */
export async function scopeChoices(actor: Actor, locale: Locale): Promise<ScopeChoice[]> {
  const [entities, someClients, someRoles, convenios, someEvents] = await Promise.all([
    entityRows(actor),
    clientRows(actor),
    choosableRoles(),
    database.selectDistinct({ name: engagements.convenio }).from(engagements).where(ne(engagements.convenio, "")),
    database
      .select({ id: events.id, name: sql<string>`${eventName}` })
      .from(events)
      .where(and(gte(events.endsAt, clockNow()), permittedRowsAt(actor, "event.view", eventPlaces)))
      .orderBy(asc(events.startsAt), asc(events.id))
      .limit(mostEvents),
  ]);
  const current = <R extends { isArchived: boolean }>(rows: R[]) => rows.filter(({ isArchived }) => !isArchived);
  const { compare } = new Intl.Collator(locale);
  return [
    ...current(entities).map(({ id, name }) => ({ kind: "entity" as const, id, name })),
    ...convenios.map(({ name }) => ({ kind: "convenio" as const, id: name, name })),
    ...current(someClients).map(({ id, name }) => ({ kind: "client" as const, id, name })),
    ...someEvents.map(({ id, name }) => ({ kind: "event" as const, id, name })),
    ...someRoles.map(({ id, nameEn, nameEs }) => ({
      kind: "role" as const,
      id,
      name: locale === "es" ? nameEs : nameEn,
    })),
  ].toSorted((a, b) => compare(a.name, b.name));
}
