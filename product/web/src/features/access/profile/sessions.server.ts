import { and, eq, ne } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { seenSessions } from "@product/database/tables/access/account";
import type { Sent } from "#request/forms/form-action.ts";
import { perform, type Performance } from "#request/perform.ts";
import { sessionContext, type SignedIn } from "#request/session.ts";
import { answered } from "./service.server.ts";

type Scope = "local" | "others" | "global";
type Transaction = Performance<"sessions.end">["tx"];
type OwnSession = Pick<SignedIn, "userId" | "sessionId">;

export const endSessions = (actor: Actor, { scope }: { scope: Scope }, { context }: Sent): Promise<Scope> =>
  perform(actor, "sessions.end", async ({ tx, subject }) => {
    const { client, signedIn } = context.get(sessionContext);
    subject({ userId: signedIn!.userId });
    await answered(client().auth.signOut({ scope }));
    if (scope !== "local") await forgetOtherSessions(tx, signedIn!);
    if (scope !== "others") await tx.delete(seenSessions).where(eq(seenSessions.sessionId, signedIn!.sessionId));
    return scope;
  });

/** Where they are no longer signed in is nothing to show. */
export async function forgetOtherSessions(tx: Transaction, { userId, sessionId }: OwnSession): Promise<void> {
  await tx.delete(seenSessions).where(and(eq(seenSessions.userId, userId), ne(seenSessions.sessionId, sessionId)));
}
