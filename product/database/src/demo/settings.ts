import { and, eq, inArray } from "drizzle-orm";
import { holidayCalendars } from "@product/database/tables/company/holiday";
import { legalEntities, roles } from "@product/database/tables/company/master-data";
import { qualifications, roleQualifications } from "@product/database/tables/company/qualification";
import { ruleSettings } from "@product/database/tables/company/rule-setting";
import { localDate } from "@product/domain/time/local-date";
import type { Transaction } from "@product/database/write";
import type { Made } from "./records.ts";
import { demoEntities } from "./worker-words.ts";

/** Role, and the qualification that it asks for. */
const requiredQualifications = [
  ["rigger", "working-at-height"],
  ["team-lead", "first-aid"],
] as const;

const calendars = [
  [demoEntities.ES.id, "basque-country"],
  [demoEntities.UK.id, "england-and-wales"],
] as const;

/** The company's own numbers for the rules of working time. */
const ruleNumbers = [
  {
    entity: demoEntities.ES.id,
    rule: "ES-REST-12",
    number: 10,
    allowedBy: "RD 1561/1995 art. 7",
    reason: "Temporada alta, acordado con el comité; se compensa en 4 meses",
  },
  {
    entity: demoEntities.ES.id,
    rule: "ES-IRREG",
    number: 7,
    allowedBy: "",
    reason: "Acuerdo de empresa sobre preavisos",
  },
  {
    entity: demoEntities.UK.id,
    rule: "UK-BREAK-20",
    number: 30,
    allowedBy: "",
    reason: "Half an hour off on every long shift",
  },
] as const;

/**
 * Choices of the invented company among the settings that every installation has: only for its own roles and entities.
 */
export async function loadDemoSettings(tx: Transaction, loaded: Made): Promise<void> {
  for (const [role, qualification] of requiredQualifications)
    await tx.insert(roleQualifications).select(
      tx
        .select({ roleId: roles.id, qualificationId: qualifications.id })
        .from(roles)
        .innerJoin(qualifications, eq(qualifications.key, qualification))
        .where(and(eq(roles.key, role), inArray(roles.id, [...loaded.role]))),
    );
  const known = await tx
    .select({ id: holidayCalendars.id, key: holidayCalendars.key })
    .from(holidayCalendars)
    .where(
      inArray(
        holidayCalendars.key,
        calendars.map(([, key]) => key),
      ),
    );
  for (const [entityId, key] of calendars.filter(([id]) => loaded.legal_entity.includes(id)))
    await tx
      .update(legalEntities)
      .set({ calendarId: known.find((calendar) => calendar.key === key)?.id ?? null })
      .where(eq(legalEntities.id, entityId));
  const own = ruleNumbers.filter(({ entity }) => loaded.legal_entity.includes(entity));
  if (own.length > 0)
    await tx.insert(ruleSettings).values(
      own.map(({ entity, ...rest }) => ({
        ...rest,
        scopeKind: "entity" as const,
        legalEntityId: entity,
        fromDay: localDate("2026-01-01"),
      })),
    );
}
