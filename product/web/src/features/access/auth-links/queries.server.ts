import { serviceProofMinutes } from "@product/domain/credentials";
import { clockNow } from "#request/clock.ts";
import type { RequestSession } from "#request/session.ts";

/** As long as the service itself takes it for proof. */
const freshSeconds = serviceProofMinutes * 60;

/** Whether this session was opened a short while ago through a mailbox: whoever reads the mail may choose the password. */
export async function cameByMail({ signedIn, client }: RequestSession, now = clockNow().getTime()): Promise<boolean> {
  if (!signedIn) return false;
  const { data } = await client().auth.mfa.getAuthenticatorAssuranceLevel();
  return (data?.currentAuthenticationMethods ?? []).some((entry) => {
    if (typeof entry === "string") return mailMethods.has(entry);
    return mailMethods.has(entry.method) && now / 1000 - entry.timestamp < freshSeconds;
  });
}

const mailMethods = new Set(["otp", "recovery", "invite", "magiclink", "email/signup"]);
