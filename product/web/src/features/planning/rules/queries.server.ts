import { desc, eq, gte, isNull, ne, or } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { ruleWith } from "@product/domain/rules/catalogue";
import { settableOf } from "@product/domain/rules/settable";
import type { RuleSetting, ScopeKind } from "@product/domain/rules/settings";
import { database } from "@product/database/client";
import { engagements } from "@product/database/tables/engagement";
import { clients, legalEntities, roles } from "@product/database/tables/master-data";
import { ruleSettings } from "@product/database/tables/rule-setting";
import { clientRows } from "#features/company/clients/queries.server.ts";
import { entityRows } from "#features/company/entities/queries.server.ts";
import { choosableRoles } from "#features/company/roles/queries.server.ts";
import { homeDay } from "#request/clock.ts";

type Row = typeof ruleSettings.$inferSelect;

/** As the engine takes them: all that ever were in force, since each shift is judged by its own day. */
export const settingsForJudging = async (): Promise<RuleSetting[]> =>
  (await database.select().from(ruleSettings)).map(settingOf);

export const ruleSettingCount = () =>
  database.$count(ruleSettings, or(isNull(ruleSettings.untilDay), gte(ruleSettings.untilDay, homeDay())));

function settingOf(row: Row): RuleSetting {
  const check = ruleWith(row.rule)?.check;
  const settable = check && settableOf[check];
  return {
    id: row.id,
    rule: row.rule,
    scope: { kind: row.scopeKind, id: scopeIdOf(row) },
    numbers: settable && row.number !== null ? { [settable.name]: row.number } : {},
    severity: row.severity,
    allowedBy: row.allowedBy,
    from: row.fromDay,
    until: row.untilDay,
  };
}

const scopeIdOf = (row: Row): string | null =>
  row.legalEntityId ?? row.clientId ?? row.eventId ?? row.roleId ?? row.convenio;

export type OverrideRow = Awaited<ReturnType<typeof overrideRows>>[number];

/** Every one with the name of what it is for, the newest first. */
export const overrideRows = async (locale: Locale) => (await namedRows()).map((row) => shown(row, locale));

export async function overrideWith(id: string, locale: Locale) {
  const [row] = await namedRows(id);
  return row && shown(row, locale);
}

const namedRows = (id?: string) =>
  database
    .select({
      setting: ruleSettings,
      entity: legalEntities.name,
      client: clients.name,
      roleEn: roles.nameEn,
      roleEs: roles.nameEs,
    })
    .from(ruleSettings)
    .leftJoin(legalEntities, eq(legalEntities.id, ruleSettings.legalEntityId))
    .leftJoin(clients, eq(clients.id, ruleSettings.clientId))
    .leftJoin(roles, eq(roles.id, ruleSettings.roleId))
    .where(id === undefined ? undefined : eq(ruleSettings.id, id))
    .orderBy(desc(ruleSettings.fromDay), desc(ruleSettings.createdAt));

function shown(
  { setting, entity, client, roleEn, roleEs }: Awaited<ReturnType<typeof namedRows>>[number],
  locale: Locale,
) {
  const { id, rule, scopeKind, number, severity, allowedBy, reason, fromDay, untilDay, version, convenio } = setting;
  const scopeName = entity ?? client ?? (locale === "es" ? roleEs : roleEn) ?? convenio ?? "";
  return { id, rule, scopeKind, scopeName, number, severity, allowedBy, reason, fromDay, untilDay, version };
}

export type ScopeChoice = { kind: ScopeKind; id: string; name: string };

/** What an override can be made for, as far as the reader sees it. */
export async function scopeChoices(actor: Actor, locale: Locale): Promise<ScopeChoice[]> {
  const [entities, someClients, someRoles, convenios] = await Promise.all([
    entityRows(actor),
    clientRows(actor),
    choosableRoles(),
    database.selectDistinct({ name: engagements.convenio }).from(engagements).where(ne(engagements.convenio, "")),
  ]);
  const current = <R extends { isArchived: boolean }>(rows: R[]) => rows.filter(({ isArchived }) => !isArchived);
  const { compare } = new Intl.Collator(locale);
  return [
    ...current(entities).map(({ id, name }) => ({ kind: "entity" as const, id, name })),
    ...convenios.map(({ name }) => ({ kind: "convenio" as const, id: name, name })),
    ...current(someClients).map(({ id, name }) => ({ kind: "client" as const, id, name })),
    ...someRoles.map(({ id, nameEn, nameEs }) => ({
      kind: "role" as const,
      id,
      name: locale === "es" ? nameEs : nameEn,
    })),
  ].toSorted((a, b) => compare(a.name, b.name));
}
