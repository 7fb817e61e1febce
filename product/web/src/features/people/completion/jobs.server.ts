import { eq } from "drizzle-orm";
import { z } from "zod";
import { database } from "@product/database/client";
import { sealsIn } from "@product/database/person-keys";
import { workers } from "@product/database/tables/people/worker";
import type { Mailer } from "#request/ports/mailer.ts";
import { completionLetter } from "./letter.server.ts";

const waiting = z.object({ workerId: z.uuid(), token: z.string() });

/** Sends the links that were given. Sent twice it is the same link twice. */
export const completionJobs = (mailer: Mailer, siteUrl: string) => ({
  "worker.completion-letter": async (payload: unknown) => {
    const { workerId, token } = waiting.parse(payload);
    const [worker] = await database.select().from(workers).where(eq(workers.id, workerId));
    const seal = (await sealsIn(database, [workerId])).get(workerId);
    // Erased meanwhile: there is nobody left to write to.
    if (!worker || !seal || (!worker.email && !worker.mobile)) return;
    const { firstName, preferredName, language, email, mobile } = worker;
    const person = { name: preferredName || firstName, language, email, mobile };
    await mailer(completionLetter(person, seal.open(Buffer.from(token, "base64url")), siteUrl));
  },
});
