import type { Handler } from "@platform/auth/request/auth-request";
import { AuthError } from "@platform/auth/request/errors";

export const withSaml =
  (handle: Handler): Handler =>
  async (call) => {
    if (!call.auth.settings.saml.enabled) throw new AuthError(404, "saml_provider_disabled", "SAML 2.0 is disabled");
    return handle(call);
  };

export const nothingOfSaml: Handler = withSaml(async () => new Response("404 page not found", { status: 404 }));
