import { secondsAfter } from "@platform/kernel/clock";
import type { Sql } from "@platform/kernel/sql";
import { sendConfirmation } from "@platform/auth/one-time/send-confirmation";
import type { AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError } from "@platform/auth/request/errors";
import type { UserRow } from "@platform/auth/users/user";
import { nameOf, type ProviderAccount } from "./provider-account.ts";

/** The provider does not vouch for the address, so its owner is asked; the mail names the account that claims it. */
export async function askForConfirmation(
  tx: Sql,
  call: AuthRequest,
  user: UserRow,
  account: ProviderAccount,
  redirectTo: string,
): Promise<AuthError> {
  const { provider } = account;
  if (!wasJustAsked(call, user))
    await sendConfirmation(tx, call, user, {
      redirectTo,
      variables: { provider, account: nameOf(account) },
    });
  return needsVerification(provider, `A confirmation email has been sent to your ${provider} email`);
}

export const needsVerification = (
  provider: string,
  advice = `Verify the email with ${provider} in order to sign in`,
): AuthError => new AuthError(422, "provider_email_needs_verification", `Unverified email with ${provider}. ${advice}`);

const wasJustAsked = ({ auth, now }: AuthRequest, { confirmation_sent_at }: UserRow): boolean =>
  confirmation_sent_at !== null && secondsAfter(confirmation_sent_at, auth.settings.email.minGapSeconds) > now;
