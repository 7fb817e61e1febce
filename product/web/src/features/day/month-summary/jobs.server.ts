import { eq } from "drizzle-orm";
import { z } from "zod";
import { database } from "@product/database/client";
import { passes } from "@product/database/tables/day/pass";
import { workers } from "@product/database/tables/people/worker";
import { passTokenOf } from "@product/database/workers/passes";
import { clockNow } from "#request/clock.ts";
import type { Mailer } from "#request/ports/mailer.ts";
import { monthLetter } from "./letter.server.ts";
import { monthSummary } from "./queries.server.ts";
import { sendMonths } from "./sweep.server.ts";

const waiting = z.object({ workerId: z.uuid(), month: z.string() });

/** A message sent twice says the same twice. A worker who no longer has an email address reads it in the pass. */
export const monthJobs = (mailer: Mailer, siteUrl: string) => ({
  "hours.months": sendMonths,
  "hours.month-letter": async (payload: unknown) => {
    const { workerId, month } = waiting.parse(payload);
    const [found] = await database
      .select({ worker: workers, number: passes.number })
      .from(workers)
      .innerJoin(passes, eq(passes.workerId, workers.id))
      .where(eq(workers.id, workerId));
    const summary = await monthSummary(workerId, month, clockNow());
    if (!found?.worker.email || !summary || summary.rows.length === 0) return;
    const { preferredName, firstName, language, email } = found.worker;
    const to = { name: preferredName || firstName, language, email };
    await mailer(monthLetter(to, summary, passTokenOf(workerId, found.number), siteUrl));
  },
});

export const monthSchedules = [{ name: "hours.months", everySeconds: 3600 }] as const;
