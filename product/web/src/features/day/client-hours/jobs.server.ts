import { and, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { theSystem } from "@product/domain/actor";
import { database } from "@product/database/client";
import { clientCodeOf } from "@product/database/register/client-codes";
import { clientSignings } from "@product/database/tables/day/hours";
import { clockNow } from "#request/clock.ts";
import type { Mailer } from "#request/ports/mailer.ts";
import { forgetSigner } from "./commands.server.ts";
import { clientCodeLetter } from "./letter.server.ts";
import { toWriteTo } from "./proof.server.ts";

/**
 * Names and signatures of client signers are forgotten once the retention term has passed, counted from the signature.
 */
async function forgetSigners(): Promise<void> {
  const isOver = sql`EXISTS (SELECT FROM app.retention_rule r WHERE r.id = 'client-signers'
    AND ${clientSignings.signedAt} + (r.term || ' ' || r.unit)::interval < ${clockNow()})`;
  const due = await database
    .select({ id: clientSignings.id })
    .from(clientSignings)
    .where(and(isNull(clientSignings.forgottenAt), isOver));
  for (const { id } of due) await forgetSigner(theSystem, { signing: id });
}

const waiting = z.object({ linkId: z.uuid(), number: z.int(), language: z.enum(["en", "es"]) });

/** A code is made when the mail leaves, so that it lies in no queue. */
export const signerJobs = (mailer: Mailer) => ({
  "client-signers.forget": forgetSigners,
  "client-hours.code-letter": async (payload: unknown) => {
    const { linkId, number, language } = waiting.parse(payload);
    const addressee = await toWriteTo(linkId);
    if (!addressee) return;
    const code = clientCodeOf({ linkId, address: addressee.address }, number);
    await mailer(clientCodeLetter(addressee, language, code));
  },
});
export const signerSchedules = [{ name: "client-signers.forget", everySeconds: 24 * 3600 }] as const;
