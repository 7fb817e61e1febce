import { sql } from "drizzle-orm";
import { theSystem } from "@product/domain/actor";
import { database } from "@product/database/client";
import { clockNow } from "#request/clock.ts";
import { perform } from "#request/perform.ts";

/** Where people went and clocked is kept as long as its rule says, counted from the end of the event. */
export const passageJobs = { "passages.forget": () => forgetPassages() };

export const passageSchedules = [{ name: "passages.forget", everySeconds: 6 * 3600 }] as const;

async function forgetPassages(): Promise<void> {
  const isOver = sql`EXISTS (SELECT FROM app.event e, app.retention_rule r WHERE e.id = event_id
    AND r.id = 'whereabouts' AND e.ends_at + (r.term || ' ' || r.unit)::interval < ${clockNow()})`;
  const [overdue] = await database
    .select({ n: sql<number>`count(*)::int` })
    .from(
      sql`(SELECT 1 FROM app.zone_passage WHERE ${isOver} UNION ALL SELECT 1 FROM app.punch_position WHERE ${isOver}) AS held`,
    );
  // Nothing to tell of days on which nothing was to be forgotten.
  if (overdue!.n === 0) return;
  await perform(theSystem, "passage.forget", async ({ tx, now, subject }) => {
    subject({ before: now.toISOString() });
    await tx.execute(sql`DELETE FROM app.zone_passage WHERE ${isOver}`);
    await tx.execute(sql`DELETE FROM app.punch_position WHERE ${isOver}`);
  });
}
