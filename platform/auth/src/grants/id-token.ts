/**
 * Signs in with the id token that a native app got from its provider. The configuration decides which issuers,
 * audiences and algorithms are accepted.
 */
import { createHash } from "node:crypto";
import { z } from "zod";
import type { Linking } from "@platform/auth/flows/flow-state";
import { redirectTarget } from "@platform/auth/flows/redirect-target";
import { ensureSecondFactor } from "@platform/auth/mfa/assurance";
import { signInAccount, type Outcome } from "@platform/auth/providers/account-linking";
import { knownProvider } from "@platform/auth/providers/known-provider";
import { linkIdentity, linkingDisabled } from "@platform/auth/providers/link-identity";
import { issuersOfProtocol, providerNamed } from "@platform/auth/providers/named-provider";
import { accountFrom, type ProviderAccount } from "@platform/auth/providers/provider-account";
import { withinPatience } from "@platform/auth/providers/provider-fetch";
import * as idTokens from "@platform/auth/providers/verify-id-token";
import { audienceOf } from "@platform/auth/request/audience";
import { audit } from "@platform/auth/request/audit";
import { whoAsks } from "@platform/auth/request/bearer";
import { answer, type AuthRequest } from "@platform/auth/request/auth-request";
import { AuthError, invalid, OAuthError } from "@platform/auth/request/errors";
import { readJson, text } from "@platform/auth/request/json";
import { ensureFreshProof } from "@platform/auth/sessions/fresh-proof";
import { startSession } from "@platform/auth/sessions/session";
import type { ProviderSettings } from "@platform/auth/providers/presets";
import type { AuthSettings } from "@platform/auth/settings";

const schema = z.object({
  provider: text,
  client_id: text,
  issuer: text,
  id_token: text,
  access_token: text,
  nonce: text,
  link_identity: z.boolean().nullish(),
});
type Body = z.infer<typeof schema>;

export async function idTokenGrant(call: AuthRequest): Promise<Response> {
  const { auth } = call;
  const body = await readJson(call.request, schema);
  if (body.id_token === "") throw refused("id_token required");
  if (body.provider === "" && (body.client_id === "" || body.issuer === ""))
    throw refused("provider or client_id and issuer required");
  const [name, settings] = configured(auth.settings, body);
  if (body.link_identity && !auth.settings.manualLinking) throw linkingDisabled();
  const linking = body.link_identity ? await linkingFor(call) : undefined;
  const account = await accountIn(call, name, settings, body);
  const audience = await audienceOf(call);
  const result = await auth.db.transaction(async (tx) => {
    const arrival = { audience, redirectTo: redirectTarget(call) };
    const outcome: Outcome = linking
      ? { user: await linkIdentity(tx, call, linking, account) }
      : await signInAccount(tx, call, account, arrival);
    if ("refusal" in outcome) return outcome.refusal;
    await audit(tx, call, "login", outcome.user, { provider: name });
    return startSession(tx, call, outcome.user, { method: "oauth" });
  });
  auth.messages.wake();
  if (result instanceof AuthError) throw result;
  return answer(result);
}

async function linkingFor(call: AuthRequest): Promise<Linking> {
  const asker = await whoAsks(call);
  const { user, session } = asker;
  ensureSecondFactor(user, session);
  ensureFreshProof({ ...call, ...asker });
  return { userId: user.id, sessionId: session?.id };
}

/** Either by its name or by its issuer, but always one that the configuration names. */
function configured(settings: AuthSettings, { provider, issuer }: Body): [string, ProviderSettings] {
  const named = provider === "" ? undefined : providerNamed(settings, provider);
  if (named?.kind === "openid") return [provider, named];
  const issued = Object.entries(settings.providers).find(
    ([, each]) => each.kind === "openid" && each.issuer === issuer,
  );
  if (provider === "" && issued) return issued;
  const known =
    provider === ""
      ? Object.values(issuersOfProtocol).find((each) => each === issuer)
      : Object.hasOwn(issuersOfProtocol, provider) && issuersOfProtocol[provider];
  if (known) throw new AuthError(400, "provider_disabled", `Provider (issuer "${known}") is not enabled`);
  throw invalid(`Custom OIDC provider "${provider || issuer}" not allowed`);
}

async function accountIn(
  call: AuthRequest,
  name: string,
  settings: ProviderSettings,
  body: Body,
): Promise<ProviderAccount> {
  const verified = await verifiedToken(call, settings, body);
  const { claims } = verified;
  if (!claims.sub) throw refused("Missing sub claim in id_token");
  const clientIds = [settings.clientId, ...settings.additionalClientIds].filter(
    (id) => body.client_id === "" || id === body.client_id,
  );
  if (!idTokens.isMeantFor(claims, clientIds))
    throw refused(`Unacceptable audience in id_token: [${idTokens.audiencesOf(claims).join(" ")}]`);
  if (!settings.skipNonceCheck) ensureNonce(claims["nonce"], body.nonce);
  return accountFrom(name, claims);
}

async function verifiedToken(
  { auth, now }: AuthRequest,
  settings: ProviderSettings,
  { id_token, access_token }: Body,
): Promise<idTokens.VerifiedIdToken> {
  try {
    const provider = await withinPatience(knownProvider(settings, now, auth.settings.outsideHosts));
    const verified = await withinPatience(idTokens.verifyIdToken(provider, id_token, now));
    if (access_token !== "") idTokens.ensureAccessToken(verified, access_token);
    return verified;
  } catch (error) {
    if (error instanceof idTokens.BadIdToken) throw refused("Bad ID token");
    auth.log.error({ error, issuer: settings.issuer }, "provider could not be reached");
    // Passing: the client may try the same token again.
    throw new AuthError(503, "unexpected_failure", "The external provider could not be reached");
  }
}

/** The token carries the hash of a nonce that only the app knows, so a token seen elsewhere is of no use here. */
function ensureNonce(inToken: unknown, passed: string): void {
  const carried = typeof inToken === "string" ? inToken : "";
  if ((carried === "") !== (passed === ""))
    throw refused("Passed nonce and nonce in id_token should either both exist or not.");
  if (passed !== "" && createHash("sha256").update(passed).digest("hex") !== carried)
    throw new OAuthError("invalid nonce", "Nonces mismatch");
}

const refused = (description: string) => new OAuthError("invalid request", description);
