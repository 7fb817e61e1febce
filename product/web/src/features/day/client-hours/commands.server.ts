/** Answers that a client gives about the hours of their event through a link; they never change the time register. */
import { and, eq, isNull } from "drizzle-orm";
import { isOneself, type Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { clientHours, clientSignings } from "@product/database/tables/day/hours";
import { sha256Of } from "@product/database/workers/contract-links";
import { disputeForClient, heldLine, type HeldLine } from "#features/day/time/commands.server.ts";
import { lockEvent } from "#features/planning/events/commands.server.ts";
import { lockClientLink } from "#features/planning/client-view/commands.server.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { isForClient } from "./offered.ts";
import { clientBehind, ensureClient } from "./proof.server.ts";
import type { ForgetForm, ObjectionForm, SignForm } from "./schema.ts";

/**
 * Signs lines as they were read: one that has become another since, or was signed already, is refused, and with it all of them.
 * `proof` is what the browser got for a code from the client's own mail.
 */
export const approveForClient = async (
  reader: Actor,
  token: string,
  { lines, signer, drawing }: SignForm,
  proof: string | undefined,
) =>
  perform(await clientBehind(token), "client-link.approve-hours", async ({ tx, now, subject, recordChange }) => {
    const link = await lockClientLink(tx, token, now);
    const record = subject({ id: link.id, event: await lockEvent(tx, link.eventId) });
    await ensureClient(tx, link, proof, now);
    const id = crypto.randomUUID();
    const seen = lines.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const minutes = seen.reduce((sum, line) => sum + line.minutes, 0);
    const hash = sha256Of(JSON.stringify(seen.map((line) => [line.id, line.minutes])));
    const signed = { lines: seen.length, minutes };
    const about = { id, eventId: link.eventId, linkId: link.id };
    await tx.insert(clientSignings).values({ ...about, signer, drawing, ...signed, hash, signedAt: now });
    for (const line of seen) {
      const lockedLine = await lineForClient(tx, link.eventId, line.id, now);
      // A signed-in reader who worked one of these lines cannot approve it as the client.
      if (isOneself(reader, [lockedLine.line.workerId])) throw new Refused({ code: "worker.other-person-needed" });
      if (lockedLine.line.worked.minutes !== line.minutes) throw new Refused({ code: "record.changed-meanwhile" });
      await answer(tx, lockedLine, { minutes: line.minutes, signingId: id, answeredAt: now });
    }
    recordChange(record, undefined, signed);
    return { id };
  });

/** The client says what was different: it is disputed until the company settles it. */
export const objectForClient = async (token: string, { line: id, objection }: ObjectionForm) =>
  perform(await clientBehind(token), "hours.client-dispute", async ({ tx, now, subject, recordChange }) => {
    const link = await lockClientLink(tx, token, now);
    const lockedLine = await lineForClient(tx, link.eventId, id, now);
    const record = subject({ id, workerId: lockedLine.line.workerId, event: lockedLine.event });
    await disputeForClient(tx, lockedLine, objection, now);
    await answer(tx, lockedLine, { minutes: lockedLine.line.worked.minutes, objection, answeredAt: now });
    recordChange(record, undefined, { refused: "client", reason: objection });
    return { id };
  });

/** Name and drawing go; that these hours were signed, and when, stays. */
export const forgetSigner = (actor: Actor, { signing: id }: ForgetForm) =>
  perform(actor, "client-signing.forget", async ({ tx, now, subject }) => {
    subject({ id });
    const known = and(eq(clientSignings.id, id), isNull(clientSignings.forgottenAt));
    await tx.update(clientSignings).set({ signer: "", drawing: "", forgottenAt: now }).where(known);
    return { id };
  });

async function lineForClient(tx: Transaction, eventId: string, id: string, now: Date): Promise<HeldLine> {
  const lockedLine = await heldLine(tx, id, now);
  const [clientAnswer] = await tx.select().from(clientHours).where(eq(clientHours.assignmentId, id));
  const isTheirs = lockedLine.event.id === eventId && isForClient(lockedLine.line) && !clientAnswer?.signingId;
  if (!isTheirs) throw new Refused({ code: "record.changed-meanwhile" });
  return lockedLine;
}

type Said = Pick<typeof clientHours.$inferInsert, "minutes" | "signingId" | "objection" | "answeredAt">;

/** An objection that was settled may be followed by a signature; what is signed stays. */
const answer = (tx: Transaction, { line, event }: HeldLine, clientAnswer: Said) =>
  tx
    .insert(clientHours)
    .values({ assignmentId: line.id, workerId: line.workerId, eventId: event.id, ...clientAnswer })
    .onConflictDoUpdate({ target: clientHours.assignmentId, set: clientAnswer });
