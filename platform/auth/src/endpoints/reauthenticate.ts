import type { UserCall } from "@platform/auth/request/bearer";
import { ensureRate } from "@platform/auth/limits/rates";
import { sendLink, sendText } from "@platform/auth/one-time/send";
import { audit } from "@platform/auth/request/audit";
import { answer } from "@platform/auth/request/auth-request";
import { AuthError, invalid } from "@platform/auth/request/errors";

/** Sends a code that shows, before a password is changed, that the person still has the mailbox or the phone. */
export async function reauthenticate(call: UserCall): Promise<Response> {
  ensureRate(call, "otp");
  const { auth, user } = call;
  if (!user.email && !user.phone)
    throw invalid("Reauthentication requires the user to have an email or a phone number");
  if (user.email && !user.email_confirmed_at)
    throw new AuthError(422, "email_not_confirmed", "Please verify your email first.");
  if (!user.email && !user.phone_confirmed_at)
    throw new AuthError(422, "phone_not_confirmed", "Please verify your phone first.");
  const messageId = await auth.db.transaction(async (tx) => {
    await audit(tx, call, "user_reauthenticate_requested", user);
    const common = {
      kind: "reauthentication",
      type: "reauthentication_token",
      sentAt: "reauthentication_sent_at",
    } as const;
    if (!user.email) return (await sendText(tx, call, user, { ...common, to: user.phone! })).messageId;
    await sendLink(tx, call, user, {
      ...common,
      linkType: "recovery",
      to: user.email,
      redirectTo: auth.settings.siteUrl,
    });
    return undefined;
  });
  auth.messages.wake();
  return answer(messageId ? { message_id: messageId } : {});
}
