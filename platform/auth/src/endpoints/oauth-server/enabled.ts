import type { Handler } from "@platform/auth/request/auth-request";
import { AuthError } from "@platform/auth/request/errors";

/** Where it is off, this is said before anyone asks who asks, as the reference does. */
export const withOAuthServer =
  (handle: Handler): Handler =>
  async (call) => {
    if (!call.auth.settings.oauthServer.enabled)
      throw new AuthError(404, "feature_disabled", "OAuth server is disabled");
    return handle(call);
  };

export const nothingOfOAuth: Handler = withOAuthServer(async () => new Response("404 page not found", { status: 404 }));
