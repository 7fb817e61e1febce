import { eq } from "drizzle-orm";
import { z } from "zod";
import { database } from "@product/database/client";
import { sealsIn } from "@product/database/person-keys";
import { isReachable } from "@product/domain/documents/requests";
import { workers } from "@product/database/tables/people/worker";
import type { Mailer } from "#request/ports/mailer.ts";
import { onboardingLetter } from "./letter.server.ts";
import { onboardingBehind } from "./queries.server.ts";

const waiting = z.object({ workerId: z.uuid(), token: z.string() });

/** Sends the links that were given. Sent twice it is the same link twice. */
export const onboardingJobs = (mailer: Mailer, siteUrl: string) => ({
  "worker.onboarding-letter": async (payload: unknown) => {
    const { workerId, token: sealed } = waiting.parse(payload);
    const [worker] = await database.select().from(workers).where(eq(workers.id, workerId));
    const seal = (await sealsIn(database, [workerId])).get(workerId);
    // Erased meanwhile: there is nobody left to write to.
    if (!worker || !seal || !isReachable(worker)) return;
    const token = seal.open(Buffer.from(sealed, "base64url"));
    const { language, email, mobile } = worker;
    const behind = await onboardingBehind(token, language);
    // Another link was given meanwhile, and its letter says all that there is to say.
    if (!behind) return;
    const { name, entity, details, documents, contract } = behind;
    const carried = { details: details !== "done", documents: Boolean(documents), contract: Boolean(contract) };
    await mailer(onboardingLetter({ name, entity, language, email, mobile }, carried, token, siteUrl));
  },
});
