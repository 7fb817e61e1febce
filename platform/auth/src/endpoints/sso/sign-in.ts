/** Sends someone to the identity provider of their company. */
import { z } from "zod";
import { createFlow } from "@platform/auth/flows/flow-state";
import { readChallenge } from "@platform/auth/flows/pkce";
import { redirectTarget } from "@platform/auth/flows/redirect-target";
import { ensurePerson } from "@platform/auth/limits/captcha";
import { ensureRate } from "@platform/auth/limits/rates";
import { isUuid } from "@platform/auth/request/bearer";
import { answer, type AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError, invalid } from "@platform/auth/request/errors";
import { captchaToken, pkcePair, readJson, text } from "@platform/auth/request/json";
import { refreshed } from "@platform/auth/saml/fetch-metadata";
import { providerById, providerOfDomain, type SsoProvider } from "@platform/auth/saml/provider";
import { readProviderMetadata } from "@platform/auth/saml/provider-metadata";
import { newRequestId, requestUrl } from "@platform/auth/saml/service";

const schema = z.object({
  provider_id: text,
  domain: text,
  redirect_to: text,
  skip_http_redirect: z.boolean().nullish(),
  ...pkcePair,
  ...captchaToken,
});

const rememberState = `INSERT INTO auth.saml_relay_states (sso_provider_id, request_id, redirect_to, flow_state_id, created_at, updated_at)
  VALUES ($1, $2, $3, $4, $5, $5) RETURNING id`;

export async function signInWithSso(call: AuthRequest): Promise<Response> {
  const { auth, now } = call;
  ensureRate(call, "sso");
  const body = await readJson(call.request, schema);
  if ((body.provider_id === "") === (body.domain === ""))
    throw invalid("A provider_id or domain needs to be provided, and not both");
  await ensurePerson(call, body.gotrue_meta_security);
  const challenge = readChallenge(body);
  const provider = await refreshed(call, await findProvider(call, body));
  const { signInUrl } = readProviderMetadata(provider.metadata_xml);
  const target = redirectTarget(call, body.redirect_to);
  const requestId = newRequestId();
  const relayState = await auth.db.transaction(async (tx) => {
    const flow = challenge
      ? await createFlow(
          tx,
          { method: "sso/saml", challenge, providerType: `sso:${provider.id}`, referrer: target },
          now,
        )
      : undefined;
    return (await tx.first<{ id: string }>(rememberState, [provider.id, requestId, target, flow?.id ?? null, now]))!.id;
  });
  const question = { signInUrl, nameIdFormat: provider.name_id_format, relayState, requestId, now };
  const url = requestUrl(auth.settings, await auth.samlKey(), question);
  if (body.skip_http_redirect) return answer({ url });
  return new Response(null, { status: 303, headers: { location: url, "cache-control": "no-store" } });
}

async function findProvider(
  { auth: { db } }: AuthRequest,
  body: { provider_id: string; domain: string },
): Promise<SsoProvider> {
  const unknown = (message: string) => new AuthError(404, "sso_provider_not_found", message);
  const byId = body.provider_id !== "";
  if (byId && !isUuid(body.provider_id)) throw invalid("provider_id is not a valid UUID");
  const provider = byId ? await providerById(db, body.provider_id) : await providerOfDomain(db, body.domain);
  if (!provider) throw unknown(byId ? "No such SSO provider" : "No SSO provider assigned for this domain");
  if (provider.disabled) throw new AuthError(404, "sso_provider_disabled", "SSO provider is disabled");
  return provider;
}
