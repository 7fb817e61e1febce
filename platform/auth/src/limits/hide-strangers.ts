/** Where strangers are hidden, nothing that is answered says whether an address has an account. */
import { evenly, type AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError } from "@platform/auth/request/errors";
import { comesFromServer } from "./from-server.ts";

/**
 * Whatever came of the work, or was refused to strangers or to known people alone, `asked` is all that is answered, and at the
 * same time. The project's server is told the truth: it knows everyone.
 */
export async function hidingStrangers(
  call: AuthRequest,
  work: () => Promise<Response>,
  publicAnswer: () => Response,
): Promise<Response> {
  if (!call.auth.settings.hideStrangers || (await comesFromServer(call))) return work();
  return evenly(call, async () => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof AuthError && publicCodes.has(error.code))) throw error;
    }
    return publicAnswer();
  });
}

// The first two are for strangers. Only known people have to wait between two messages, or use up those that may leave.
const publicCodes = new Set([
  "otp_disabled",
  "signup_disabled",
  "over_email_send_rate_limit",
  "over_sms_send_rate_limit",
]);
