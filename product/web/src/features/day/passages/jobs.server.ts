import { sql } from "drizzle-orm";
import { theSystem } from "@product/domain/actor";
import { database } from "@product/database/client";
import { clockNow } from "#request/clock.ts";
import { perform } from "#request/perform.ts";

/** Where people went is kept as long as its rule says, counted from the end of the event. */
export const passageJobs = { "passages.forget": () => forgetPassages() };

export const passageSchedules = [{ name: "passages.forget", everySeconds: 6 * 3600 }] as const;

async function forgetPassages(): Promise<void> {
  const isOver = sql`FROM app.event e, app.retention_rule r WHERE e.id = event_id AND r.id = 'whereabouts'
    AND e.ends_at + (r.term || ' ' || r.unit)::interval < ${clockNow()}`;
  const { rows } = await database.execute(sql`SELECT FROM app.zone_passage p WHERE EXISTS (SELECT ${isOver}) LIMIT 1`);
  // Nothing to tell of days on which nothing was to be forgotten.
  if (rows.length === 0) return;
  await perform(theSystem, "passage.forget", async ({ tx, now, on }) => {
    on({ before: now.toISOString() });
    await tx.execute(sql`DELETE FROM app.zone_passage p WHERE EXISTS (SELECT ${isOver})`);
  });
}
