import { eq, inArray } from "drizzle-orm";
import { holidayCalendars } from "@product/database/tables/holiday";
import { legalEntities, roles } from "@product/database/tables/master-data";
import { qualifications, roleQualifications } from "@product/database/tables/qualification";
import type { Transaction } from "@product/database/write";
import { demoEntities } from "./worker-words.ts";

/** Role, and the qualification that it asks for. */
const asked = [
  ["rigger", "working-at-height"],
  ["team-lead", "first-aid"],
] as const;

const calendars = [
  [demoEntities.ES.id, "basque-country"],
  [demoEntities.UK.id, "england-and-wales"],
] as const;

/** What the invented company chose among the settings that every installation has. */
export async function loadDemoSettings(tx: Transaction): Promise<void> {
  for (const [role, qualification] of asked)
    await tx
      .insert(roleQualifications)
      .select(
        tx
          .select({ roleId: roles.id, qualificationId: qualifications.id })
          .from(roles)
          .innerJoin(qualifications, eq(qualifications.key, qualification))
          .where(eq(roles.key, role)),
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
  for (const [entityId, key] of calendars)
    await tx
      .update(legalEntities)
      .set({ calendarId: known.find((calendar) => calendar.key === key)!.id })
      .where(eq(legalEntities.id, entityId));
}
