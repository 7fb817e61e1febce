import { and, isNull, sql } from "drizzle-orm";
import { theSystem } from "@product/domain/actor";
import { database } from "@product/database/client";
import { clientSignings } from "@product/database/tables/day/hours";
import { clockNow } from "#request/clock.ts";
import { forgetSigner } from "./commands.server.ts";

/** Who signed for a client is known as long as its rule says, counted from the signature. */
async function forgetSigners(): Promise<void> {
  const isOver = sql`EXISTS (SELECT FROM app.retention_rule r WHERE r.id = 'client-signers'
    AND ${clientSignings.signedAt} + (r.term || ' ' || r.unit)::interval < ${clockNow()})`;
  const due = await database
    .select({ id: clientSignings.id })
    .from(clientSignings)
    .where(and(isNull(clientSignings.forgottenAt), isOver));
  for (const { id } of due) await forgetSigner(theSystem, { signing: id });
}

export const signerJobs = { "client-signers.forget": forgetSigners };
export const signerSchedules = [{ name: "client-signers.forget", everySeconds: 24 * 3600 }] as const;
