import { usualZone } from "@product/domain/time/zone";
import { desc, eq } from "drizzle-orm";
import type { Locale } from "@product/domain/locales";
import { database } from "@product/database/client";
import { seenSessions } from "@product/database/tables/access/account";
import { accountOf } from "#features/access/account/queries.server.ts";
import type { Details } from "./schema.ts";

/** The saved details of a user; for one who has none yet, the values that the page begins with. */
export async function detailsOf(userId: string, locale: Locale, name = ""): Promise<Details> {
  const account = await accountOf(userId);
  if (!account) return { name, language: locale, timeZone: usualZone, colourMode: "system", version: 0 };
  const { language, timeZone, colourMode, version } = account;
  return { name: account.name, language, timeZone, colourMode, version };
}

/** Where someone is signed in, as far as their devices have shown themselves; the last used first. */
export const sessionsOf = (userId: string) =>
  database
    .select({
      sessionId: seenSessions.sessionId,
      userAgent: seenSessions.userAgent,
      address: seenSessions.address,
      firstSeenAt: seenSessions.firstSeenAt,
      lastSeenAt: seenSessions.lastSeenAt,
    })
    .from(seenSessions)
    .where(eq(seenSessions.userId, userId))
    .orderBy(desc(seenSessions.lastSeenAt));
