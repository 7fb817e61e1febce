import { eq, lt, sql } from "drizzle-orm";
import { theSystem } from "@product/domain/actor";
import { database } from "@product/database/client";
import { pageDrafts } from "@product/database/tables/site/page";
import { retentionRules } from "@product/database/tables/company/retention";
import { clockNow } from "#request/clock.ts";
import { perform } from "#request/perform.ts";

/** A draft that was neither saved nor continued is kept as long as its rule says. */
export const draftJobs = { "page-drafts.forget": () => forgetStaleDrafts() };

export const draftSchedules = [{ name: "page-drafts.forget", everySeconds: 24 * 3600 }] as const;

export async function forgetStaleDrafts(): Promise<void> {
  const [rule] = await database
    .select({
      before: sql<Date>`${clockNow()}::timestamptz - (${retentionRules.term} || ' ' || ${retentionRules.unit})::interval`,
    })
    .from(retentionRules)
    .where(eq(retentionRules.id, "page-drafts"));
  const before = new Date(rule!.before);
  // Nothing to tell of days on which nothing was to be forgotten.
  if ((await database.$count(pageDrafts, lt(pageDrafts.keptAt, before))) === 0) return;
  await perform(theSystem, "page-draft.forget", async ({ tx, subject }) => {
    subject({ before: before.toISOString() });
    await tx.delete(pageDrafts).where(lt(pageDrafts.keptAt, before));
  });
}
