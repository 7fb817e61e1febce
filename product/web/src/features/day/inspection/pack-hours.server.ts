import { theSystem, type Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { Refused } from "@product/domain/refusals";
import { database } from "@product/database/client";
import { ensureClosedHours } from "#features/day/time/queries.server.ts";
import { calendarDay } from "#i18n/format.ts";
import type { Inspection } from "./queries.server.ts";

/** Which closed hours keep the archive back, since they are not what was closed. An inspector asks the company; someone of the office, whom there. */
export async function alteredHours(
  { legalEntityId: entityId, firstDay, lastDay }: Inspection,
  actor: Actor | undefined,
  locale: Locale,
) {
  try {
    await ensureClosedHours(database, actor ?? theSystem, { entityId, firstDay, lastDay });
    return undefined;
  } catch (error) {
    const [altered] = error instanceof Refused ? error.refusals : [];
    if (altered?.code !== "hours.period-altered") throw error;
    return {
      entity: altered.entity,
      firstDay: calendarDay(altered.firstDay, locale),
      lastDay: calendarDay(altered.lastDay, locale),
      who: (actor && altered.others) || altered.entity,
    };
  }
}
