import { eq } from "drizzle-orm";
import { z } from "zod";
import { database } from "@product/database/client";
import { workers } from "@product/database/tables/people/worker";
import { proofCodeOf } from "@product/database/workers/pass-proofs";
import type { Mailer } from "#request/ports/mailer.ts";
import { codeLetter } from "./letter.server.ts";

const waiting = z.object({ workerId: z.uuid(), number: z.int() });

/** The code is made when the mail leaves, so that it lies in no queue. */
export const codeJobs = (mailer: Mailer) => ({
  "pass.code-letter": async (payload: unknown) => {
    const { workerId, number } = waiting.parse(payload);
    const [worker] = await database.select().from(workers).where(eq(workers.id, workerId));
    if (!worker || !(worker.email || worker.mobile)) return;
    const { preferredName, firstName, language, email, mobile } = worker;
    await mailer(
      codeLetter({ name: preferredName || firstName, language, email, mobile }, proofCodeOf(workerId, number)),
    );
  },
});
