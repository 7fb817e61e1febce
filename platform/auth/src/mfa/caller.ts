/**
 * The user who changes second factors and the assurance of their session, read from the database and never from the
 * claims of a token.
 */
import type { Sql } from "@platform/kernel/sql";
import { forUser, isUuid, type UserCall } from "@platform/auth/request/bearer";
import type { Handler } from "@platform/auth/request/auth-request";
import { AuthError } from "@platform/auth/request/errors";
import { sessionById, type SessionRow } from "@platform/auth/sessions/session";
import { lockUser } from "@platform/auth/users/find-user";
import type { UserRow } from "@platform/auth/users/user";

/** A handler for people with an account to protect. */
export const forMember = (handle: (call: UserCall) => Promise<Response>): Handler =>
  forUser(async (call) => {
    if (call.user.is_anonymous)
      throw new AuthError(403, "no_authorization", "Anonymous user not allowed to perform these actions");
    return handle(call);
  });

export type Caller = { user: UserRow; session: SessionRow | undefined };

/** Both as they are now, and as they stay: whoever changes a user's factors or their assurance holds the user's row. */
export async function lockCaller(tx: Sql, call: UserCall): Promise<Caller> {
  const user = await lockUser(tx, call.user.id);
  const session = call.session && (await sessionById(tx, call.session.id));
  if (!user || (call.session && !session)) throw sessionGone();
  return { user, session };
}

export const sessionGone = (): AuthError =>
  new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist");

export function factorIdIn({ factorId }: Record<string, string>): string {
  if (!isUuid(factorId)) throw new AuthError(404, "validation_failed", "factor_id must be an UUID");
  return factorId;
}

export const factorNotFound = (): AuthError => new AuthError(404, "mfa_factor_not_found", "Factor not found");
