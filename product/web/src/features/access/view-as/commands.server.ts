/** Looking at the product as a colleague sees it: for half an hour, in this session alone, and without doing anything. */
import { and, eq, isNull } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { beyond, placeFrom } from "@product/domain/permissions/grants";
import { Refused } from "@product/domain/refusals";
import { seenSessions } from "@product/database/tables/access/account";
import { staff } from "@product/database/tables/access/group";
import { grantsOf, membershipsOf } from "#features/access/account/queries.server.ts";
import { perform } from "#request/perform.ts";

const minutes = 30;

/** Refused for oneself, and for who may do more: nobody sees through another's eyes what they may not see themselves. */
export const startViewing = (actor: Actor, { userId, sessionId }: { userId: string; sessionId: string }) =>
  perform(actor, "staff.view-as", async ({ tx, now, subject }) => {
    const memberships = await membershipsOf(userId);
    subject({ userId, place: placeFrom(memberships.map(({ scope }) => scope)) });
    if (actor.kind !== "person" || actor.id === userId) throw new Refused({ code: "staff.yourself" });
    const isHere = await tx.$count(staff, and(eq(staff.userId, userId), isNull(staff.deactivatedAt)));
    if (isHere === 0) throw new Refused({ code: "staff.changed-meanwhile" });
    if (beyond(grantsOf(memberships), actor.grants).length > 0) throw new Refused({ code: "view-as.beyond-you" });
    const viewingUntil = new Date(now.getTime() + minutes * 60_000);
    await tx.update(seenSessions).set({ viewingAs: userId, viewingUntil }).where(eq(seenSessions.sessionId, sessionId));
  });

/** Done by who really is there, whom the request names beside the one they look as. */
export async function stopViewing(actor: Actor, sessionId: string): Promise<void> {
  if (actor.kind !== "person" || !actor.viewedBy) return;
  const { viewedBy, ...viewed } = actor;
  await perform({ ...viewed, ...viewedBy, grants: [] }, "staff.stop-viewing", async ({ tx, subject }) => {
    subject({ userId: viewedBy.id });
    await tx
      .update(seenSessions)
      .set({ viewingAs: null, viewingUntil: null })
      .where(eq(seenSessions.sessionId, sessionId));
  });
}
