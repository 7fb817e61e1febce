import { eq } from "drizzle-orm";
import { z } from "zod";
import { isReachable } from "@product/domain/documents/requests";
import { database } from "@product/database/client";
import { sealsIn } from "@product/database/person-keys";
import { workers } from "@product/database/tables/people/worker";
import { termDay } from "#request/clock.ts";
import type { Mailer } from "#request/ports/mailer.ts";
import { warnApplicants } from "./commands.server.ts";
import { keepLetter } from "./letter.server.ts";
import { behindLink } from "./queries.server.ts";

const waiting = z.object({ workerId: z.uuid(), token: z.string() });

export const keepJobs = (mailer: Mailer, siteUrl: string) => ({
  "applicants.warn": () => warnApplicants(termDay()),
  /** Sent twice it is the same link twice. */
  "worker.keep-letter": async (payload: unknown) => {
    const { workerId, token: sealed } = waiting.parse(payload);
    const [worker] = await database.select().from(workers).where(eq(workers.id, workerId));
    const seal = (await sealsIn(database, [workerId])).get(workerId);
    // Erased meanwhile: there is nobody left to write to.
    if (!worker || !seal || !isReachable(worker)) return;
    const token = seal.open(Buffer.from(sealed, "base64url"));
    const link = await behindLink(token);
    if (link && !link.isKept) await mailer(keepLetter({ ...link, ...worker, name: link.name }, token, siteUrl));
  },
});

export const keepSchedules = [{ name: "applicants.warn", everySeconds: 24 * 3600 }] as const;
