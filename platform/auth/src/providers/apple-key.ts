/** Apple takes no secret but one that we sign ourselves, anew for every question. */
import { importPKCS8, SignJWT } from "jose";
import type { ClientAuth } from "openid-client";
import { secondsOf } from "@platform/kernel/clock";
import type { ProviderSettings } from "./presets.ts";

export const withAppleKey = (settings: ProviderSettings, now: Date): ClientAuth =>
  (async (_server, { client_id }, body) => {
    body.set("client_id", client_id);
    body.set("client_secret", await appleSecret(settings, now));
  }) satisfies (...parameters: Parameters<ClientAuth>) => Promise<void>;

export async function appleSecret({ appleKey, clientId, issuer }: ProviderSettings, now: Date): Promise<string> {
  const { teamId, keyId, privateKey } = appleKey!;
  const iat = secondsOf(now);
  return new SignJWT({ iss: teamId, sub: clientId, aud: issuer, iat, exp: iat + 300 })
    .setProtectedHeader({ alg: "ES256", kid: keyId })
    .sign(await importPKCS8(privateKey, "ES256"));
}
