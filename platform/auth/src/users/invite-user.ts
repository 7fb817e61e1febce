import type { Sql } from "@platform/kernel/sql";
import { emailExists } from "@platform/auth/one-time/confirm-change";
import { issueToken, type IssuedToken } from "@platform/auth/one-time/tokens";
import { audit } from "@platform/auth/request/audit";
import type { AuthRequest } from "@platform/auth/request/auth-request";
import { changeUser, mergedMetadata } from "./change-user.ts";
import { lockUser, userByEmail } from "./find-user.ts";
import { createManaged } from "./managed-user.ts";
import { oneAtATime } from "./sign-up.ts";
import { theServer } from "./the-server.ts";
import { type Json, type UserRow } from "./user.ts";

export type Invitation = { email: string; data: Json; audience: string };

/** An account that waits for its person, and the token that lets them in; anyone already here is refused. */
export async function inviteUser(
  tx: Sql,
  call: AuthRequest,
  { email, data, audience }: Invitation,
): Promise<{ user: UserRow; token: IssuedToken }> {
  const { now } = call;
  await oneAtATime(tx, email);
  const found = await userByEmail(tx, email, audience);
  const existing = found && (await lockUser(tx, found.id));
  if (existing?.email_confirmed_at) throw emailExists();
  const user = existing
    ? await reclaimed(tx, existing, data, now)
    : await createManaged(tx, { email, aud: audience, userMetadata: data }, now);
  const otpLength = call.auth.settings.email.otpLength;
  const token = await issueToken(
    tx,
    { userId: user.id, type: "confirmation_token", address: email, otpLength, isPkce: false },
    now,
  );
  await audit(tx, call, "user_invited", theServer, { user_id: user.id });
  return { user: await changeUser(tx, user.id, { invited_at: now, confirmation_sent_at: now }, now), token };
}

/** An account with this address that never proved it may belong to a stranger, so its password must not survive. */
const reclaimed = (tx: Sql, user: UserRow, data: Json, now: Date): Promise<UserRow> =>
  changeUser(
    tx,
    user.id,
    {
      ...(user.confirmed_at ? {} : { encrypted_password: null }),
      raw_user_meta_data: mergedMetadata(user.raw_user_meta_data, data),
    },
    now,
  );
