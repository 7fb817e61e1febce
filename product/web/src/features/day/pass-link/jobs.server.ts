import { eq } from "drizzle-orm";
import { z } from "zod";
import { database } from "@product/database/client";
import { passes } from "@product/database/tables/day/pass";
import { workers } from "@product/database/tables/people/worker";
import { passTokenOf } from "@product/database/workers/passes";
import type { Mailer } from "#request/ports/mailer.ts";
import { passLetter } from "./letter.server.ts";

const waiting = z.object({ workerId: z.uuid() });

/** The link as it is when the mail leaves. Sent twice it is the same letter twice. */
export const passJobs = (mailer: Mailer, siteUrl: string) => ({
  "pass.letter": async (payload: unknown) => {
    const { workerId } = waiting.parse(payload);
    const [found] = await database
      .select({ worker: workers, number: passes.number })
      .from(passes)
      .innerJoin(workers, eq(workers.id, passes.workerId))
      .where(eq(passes.workerId, workerId));
    if (!found?.worker.email) return;
    const { preferredName, firstName, language, email, mobile } = found.worker;
    const to = { name: preferredName || firstName, language, email, mobile };
    await mailer(passLetter(to, passTokenOf(workerId, found.number), siteUrl));
  },
});
