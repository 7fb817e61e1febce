/** Public information about the service. */
import { providersOfProtocol } from "@platform/auth/providers/named-provider";
import { answer, type AuthRequest } from "@platform/auth/request/auth-request";

export const health = async (): Promise<Response> =>
  answer({ version: "v2.0.0", name: "GoTrue", description: "GoTrue is a user registration and authentication API" });

export async function settings({ auth }: AuthRequest): Promise<Response> {
  const { signup, email, phone, providers, passkeys, saml } = auth.settings;
  const names = [...new Set([...providersOfProtocol, ...Object.keys(providers)])];
  return answer({
    external: {
      anonymous_users: signup.anonymous,
      ...Object.fromEntries(names.map((name) => [name, name in providers])),
      email: email.enabled,
      phone: phone.enabled,
    },
    disable_signup: !signup.enabled,
    mailer_autoconfirm: email.autoConfirm,
    phone_autoconfirm: phone.autoConfirm,
    sms_provider: phone.enabled && phone.carrier !== "none" ? phone.carrier : "",
    saml_enabled: saml.enabled,
    saml_private_key_next_configured: false,
    passkeys_enabled: passkeys.enabled,
  });
}

// Long enough to spare requests, short enough for a new key to be known before it signs.
export const cacheable = { "cache-control": "public, max-age=600" };

export const keySet = async ({ auth }: AuthRequest): Promise<Response> =>
  answer({ keys: auth.keys.published() }, cacheable);
