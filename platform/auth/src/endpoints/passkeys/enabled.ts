import type { Handler } from "@platform/auth/request/auth-request";
import { AuthError } from "@platform/auth/request/errors";

/** Where passkeys are off, this is said before anyone asks who asks, as the reference does. */
export const withPasskeys =
  (handle: Handler): Handler =>
  async (call) => {
    if (!call.auth.settings.passkeys.enabled) throw new AuthError(404, "passkey_disabled", "Passkeys are disabled");
    return handle(call);
  };
