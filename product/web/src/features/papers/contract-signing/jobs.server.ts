import { eq } from "drizzle-orm";
import { z } from "zod";
import { database } from "@product/database/client";
import { sealsIn } from "@product/database/person-keys";
import { workers } from "@product/database/tables/people/worker";
import type { Mailer } from "#request/ports/mailer.ts";
import { contractLetter } from "./letter.server.ts";

const waiting = z.object({ workerId: z.uuid(), token: z.string() });

/** Sends the links of contracts. Sent twice it is the same link twice. */
export const contractJobs = (mailer: Mailer, siteUrl: string) => {
  const sending = (what: "sign" | "copy") => async (payload: unknown) => {
    const { workerId, token } = waiting.parse(payload);
    const [worker] = await database.select().from(workers).where(eq(workers.id, workerId));
    const seal = (await sealsIn(database, [workerId])).get(workerId);
    // Erased meanwhile: there is nobody left to write to.
    if (!worker || !seal) return;
    const { firstName, preferredName, language, email, mobile } = worker;
    const person = { name: preferredName || firstName, language, email, mobile };
    const letter = contractLetter(person, seal.open(Buffer.from(token, "base64url")), siteUrl, what);
    if (letter) await mailer(letter);
  };
  return { "engagement.letter": sending("sign"), "engagement.copy-letter": sending("copy") };
};
