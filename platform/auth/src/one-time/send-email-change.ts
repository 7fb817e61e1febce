import type { Sql } from "@platform/kernel/sql";
import { createMailFlow } from "@platform/auth/flows/flow-state";
import type { Challenge } from "@platform/auth/flows/pkce";
import { redirectTarget } from "@platform/auth/flows/redirect-target";
import type { AuthRequest } from "@platform/auth/request/auth-request";
import { changeUser } from "@platform/auth/users/change-user";
import type { UserRow } from "@platform/auth/users/user";
import { ensureGap, writeMail } from "./send.ts";
import { issueToken } from "./tokens.ts";

/** Asks the new mailbox and, in the secure way, the old one too; the address stays until they agree. */
export async function sendEmailChange(
  tx: Sql,
  call: AuthRequest,
  user: UserRow,
  newEmail: string,
  challenge: Challenge | undefined,
): Promise<UserRow> {
  const { auth, now } = call;
  const { email } = auth.settings;
  ensureGap(user.email_change_sent_at, email.minGapSeconds, now, "over_email_send_rate_limit");
  const mailboxes = [
    { type: "email_change_token_new", to: newEmail },
    ...(email.secureChange && user.email ? [{ type: "email_change_token_current", to: user.email } as const] : []),
  ] as const;
  for (const { type, to } of mailboxes) {
    const token = { userId: user.id, type, address: to, otpLength: email.otpLength, isPkce: challenge !== undefined };
    const issued = await issueToken(tx, token, now);
    const mailing = {
      kind: "email_change",
      linkType: "email_change",
      to,
      redirectTo: redirectTarget(call),
      variables: { newEmail },
    } as const;
    await writeMail(tx, call, user, mailing, issued);
  }
  await createMailFlow(tx, user.id, "email_change", challenge, now);
  return changeUser(
    tx,
    user.id,
    { email_change: newEmail, email_change_confirm_status: 0, email_change_sent_at: now },
    now,
  );
}
