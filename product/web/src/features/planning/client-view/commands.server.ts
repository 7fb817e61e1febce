import { and, eq, gt, isNull } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { clientLinks } from "@product/database/tables/planning/event-parts";
import { newContractToken, sha256Of } from "@product/database/workers/contract-links";
import { lockEvent } from "#features/planning/events/commands.server.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { addressOfClient } from "./queries.server.ts";
import type { ClientLinkForm } from "./schema.ts";

const dayMs = 86_400_000;

/** The token is told once, to whoever made it; only its hash is kept. */
export const createLink = (actor: Actor, eventId: string, { validDays, ...form }: ClientLinkForm) =>
  perform(actor, "client-link.create", async ({ tx, now, subject, recordChange }) => {
    const id = crypto.randomUUID();
    const record = subject({ id, event: await lockEvent(tx, eventId) });
    const token = newContractToken();
    const expiresAt = new Date(now.getTime() + validDays * dayMs);
    const createdBy = actor.kind === "person" ? actor.id : null;
    await tx
      .insert(clientLinks)
      .values({ id, eventId, tokenHash: sha256Of(token), ...form, createdBy, createdAt: now, expiresAt });
    recordChange(record, undefined, { ...form, expiresAt });
    const isUnsigned = form.asksHours && !(await addressOfClient(eventId, tx));
    return { id, token, isUnsigned };
  });

export const revokeLink = (actor: Actor, eventId: string, { linkId }: { linkId: string }) =>
  perform(actor, "client-link.revoke", async ({ tx, now, subject, recordChange }) => {
    const event = await lockEvent(tx, eventId);
    const [link] = await tx
      .select()
      .from(clientLinks)
      .where(and(eq(clientLinks.id, linkId), eq(clientLinks.eventId, eventId), isNull(clientLinks.revokedAt)))
      .for("update");
    if (!link) throw new Refused({ code: "record.changed-meanwhile" });
    const record = subject({ id: linkId, event });
    await tx.update(clientLinks).set({ revokedAt: now }).where(eq(clientLinks.id, linkId));
    recordChange(record, undefined, { revoked: now });
    return { id: linkId };
  });

/** A link that works and asks for hours, held while its holder answers: revoked meanwhile, it is revoked first. */
export async function lockClientLink(tx: Transaction, token: string, now: Date) {
  const [link] = await tx
    .select()
    .from(clientLinks)
    .where(
      and(
        eq(clientLinks.tokenHash, sha256Of(token)),
        eq(clientLinks.asksHours, true),
        isNull(clientLinks.revokedAt),
        gt(clientLinks.expiresAt, now),
      ),
    )
    .for("update");
  if (!link) throw new Refused({ code: "record.changed-meanwhile" });
  return link;
}
