import { theSystem, type Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { Refused } from "@product/domain/refusals";
import { database } from "@product/database/client";
import { insistOnClosedHours } from "#features/day/time/queries.server.ts";
import { calendarDay } from "#i18n/format.ts";
import { failure } from "#request/failures.ts";
import type { Inspection } from "./queries.server.ts";

/** No archive holds hours that are not what was closed. An inspector is told to ask the company; someone of the office, whom there. */
export async function insistOnHours(link: Inspection, actor: Actor | undefined, locale: Locale): Promise<void> {
  const { legalEntityId: entityId, firstDay, lastDay } = link;
  try {
    await insistOnClosedHours(database, actor ?? theSystem, { entityId, firstDay, lastDay });
  } catch (error) {
    const [altered] = error instanceof Refused ? error.refusals : [];
    if (altered?.code !== "hours.period-altered") throw error;
    throw failure("hoursAltered", {
      entity: altered.entity,
      firstDay: calendarDay(altered.firstDay, locale),
      lastDay: calendarDay(altered.lastDay, locale),
      who: (actor && altered.others) || altered.entity,
    });
  }
}
