/** Other applications sign people in with their account here; an OpenID client that we did not write is the application. */
import { randomUUID } from "node:crypto";
import * as openid from "openid-client";
import { describe, expect, it } from "vitest";
import { granted } from "./testing/answers.ts";
import { signedIn } from "./testing/people.ts";
import { opaque, usePlatform } from "./testing/platform.ts";

const platform = usePlatform({ auth: { oauthServer: { enabled: true } } });
const open = usePlatform({ auth: { oauthServer: { enabled: true, dynamicRegistration: true } } });
const redirect_uri = "https://app.example/back";
const oauthAdmin = () => platform.client({}, opaque.secret).auth.admin.oauth;
const newApp = (more: object = {}) =>
  granted(oauthAdmin().createClient({ client_name: "Rota board", redirect_uris: [redirect_uri], ...more }));

type App = { client_id: string; client_secret?: string };

const discovered = ({ client_id, client_secret }: App, at = platform) =>
  openid.discovery(new URL(at.auth), client_id, client_secret, undefined, { execute: [openid.allowInsecureRequests] });

/** Sends a browser to the service, and reads which question it is asked. */
async function sendTo(config: openid.Configuration, scope = "openid email profile") {
  const [verifier, state, nonce] = [openid.randomPKCECodeVerifier(), openid.randomState(), openid.randomNonce()];
  const code_challenge = await openid.calculatePKCECodeChallenge(verifier);
  const parameters = { redirect_uri, scope, state, nonce, code_challenge, code_challenge_method: "S256" };
  const answer = await fetch(openid.buildAuthorizationUrl(config, parameters), { redirect: "manual" });
  const page = new URL(answer.headers.get("location")!);
  const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true };
  return { id: page.searchParams.get("authorization_id")!, page, checks };
}

describe("a person and an application", () => {
  it("come together: details, consent, tokens that others can check, renewal, and the end of it", async () => {
    const { auth, user, email } = await signedIn(platform);
    const app = await newApp();
    const config = await discovered(app);
    const { id, page, checks } = await sendTo(config);
    expect(page.href).toBe(`https://staff.example/oauth/consent?authorization_id=${id}`);

    const details = await granted(auth.oauth.getAuthorizationDetails(id));
    expect(details).toEqual({
      authorization_id: id,
      redirect_uri,
      client: { id: app.client_id, name: "Rota board", uri: "", logo_uri: "" },
      user: { id: user.id, email },
      scope: "openid email profile",
    });
    const { redirect_url } = await granted(auth.oauth.approveAuthorization(id));
    const tokens = await openid.authorizationCodeGrant(config, new URL(redirect_url), checks);
    expect(tokens.claims()).toMatchObject({ sub: user.id, aud: app.client_id, email, email_verified: true });
    expect(await openid.fetchUserInfo(config, tokens.access_token, user.id)).toMatchObject({ sub: user.id, email });

    const { data } = await platform.client().auth.getClaims(tokens.access_token);
    expect(data!.claims).toMatchObject({ client_id: app.client_id, scope: "openid email profile" });
    const renewed = await openid.refreshTokenGrant(config, tokens.refresh_token!);
    expect(renewed.refresh_token).not.toBe(tokens.refresh_token);

    expect(await granted(auth.oauth.listGrants())).toMatchObject([
      { client: { id: app.client_id, name: "Rota board" }, scopes: ["openid", "email", "profile"] },
    ]);
    await granted(auth.oauth.revokeGrant({ clientId: app.client_id }));
    expect(await granted(auth.oauth.listGrants())).toEqual([]);
    await expect(openid.refreshTokenGrant(config, renewed.refresh_token!)).rejects.toMatchObject({
      error: "invalid_grant",
    });
    await expect(auth.oauth.revokeGrant({ clientId: app.client_id })).toBeRefused({
      status: 404,
      code: "oauth_consent_not_found",
    });
  });

  it("part when the person says no, and the application reads why", async () => {
    const { auth } = await signedIn(platform);
    const config = await discovered(await newApp());
    const { id, checks } = await sendTo(config);
    await granted(auth.oauth.getAuthorizationDetails(id));
    const { redirect_url } = await granted(auth.oauth.denyAuthorization(id));
    await expect(openid.authorizationCodeGrant(config, new URL(redirect_url), checks)).rejects.toMatchObject({
      error: "access_denied",
    });
  });

  it("go on at once where the person has allowed it before", async () => {
    const { auth } = await signedIn(platform);
    const config = await discovered(await newApp());
    const first = await sendTo(config);
    await auth.oauth.getAuthorizationDetails(first.id);
    await granted(auth.oauth.approveAuthorization(first.id));
    const second = await sendTo(config, "openid email");
    const details = await granted(auth.oauth.getAuthorizationDetails(second.id));
    if (!("redirect_url" in details)) throw new Error("asked again");
    expect((await openid.authorizationCodeGrant(config, new URL(details.redirect_url), second.checks)).scope).toBe(
      "openid email",
    );
  });

  it("the application notices an answer of someone else, and one to another question", async () => {
    const { auth } = await signedIn(platform);
    const config = await discovered(await newApp());
    const { id, checks } = await sendTo(config);
    await auth.oauth.getAuthorizationDetails(id);
    const { redirect_url } = await granted(auth.oauth.approveAuthorization(id));
    const strange = { code: "OAUTH_INVALID_RESPONSE" };
    const twisted = (name: string, value?: string) => {
      const url = new URL(redirect_url);
      if (value === undefined) url.searchParams.delete(name);
      else url.searchParams.set(name, value);
      return openid.authorizationCodeGrant(config, url, checks);
    };
    await expect(twisted("iss", "https://evil.example")).rejects.toMatchObject(strange);
    await expect(twisted("iss")).rejects.toMatchObject(strange);
    await expect(twisted("state", "another")).rejects.toMatchObject(strange);
  });

  it("what tells who someone is opens nothing", async () => {
    const { auth } = await signedIn(platform);
    const config = await discovered(await newApp());
    const { id, checks } = await sendTo(config);
    await auth.oauth.getAuthorizationDetails(id);
    const { redirect_url } = await granted(auth.oauth.approveAuthorization(id));
    const { id_token } = await openid.authorizationCodeGrant(config, new URL(redirect_url), checks);
    const headers = { authorization: `Bearer ${id_token}` };
    expect(await platform.ask("GET", "/user", { headers })).toMatchObject({ status: 403, body: { code: "bad_jwt" } });
    const buckets = await fetch(`${platform.url}/storage/v1/bucket`, { headers });
    expect(buckets.status).toBe(400);
  });
});

describe("the project's server", () => {
  it("makes, lists, reads, changes and removes applications", async () => {
    const app = await newApp({ client_uri: "https://app.example" });
    expect(app).toMatchObject({
      client_type: "confidential",
      token_endpoint_auth_method: "client_secret_basic",
      registration_type: "manual",
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      redirect_uris: [redirect_uri],
      client_secret: expect.stringMatching(/^[\w-]{43}$/),
    });
    const {
      client_secret: _,
      client_secret_expires_at: __,
      ...publicClient
    } = app as typeof app & Record<string, unknown>;
    expect(await granted(oauthAdmin().getClient(app.client_id))).toEqual(publicClient);
    const { clients, total } = await granted(oauthAdmin().listClients({ page: 1, perPage: 1 }));
    expect(clients).toEqual([publicClient]);
    expect(total).toBeGreaterThan(1);
    const renamed = await granted(oauthAdmin().updateClient(app.client_id, { client_name: "Board" }));
    expect(renamed).toMatchObject({ client_name: "Board", redirect_uris: [redirect_uri] });
    const { client_secret } = await granted(oauthAdmin().regenerateClientSecret(app.client_id));
    expect(client_secret).not.toBe(app.client_secret);
    expect((await oauthAdmin().deleteClient(app.client_id)).error).toBeNull();
    await expect(oauthAdmin().getClient(app.client_id)).toBeRefused({ status: 404, code: "oauth_client_not_found" });
  });

  it("with a new secret leaves the old one worthless", async () => {
    const app = await newApp();
    const fresh = await granted(oauthAdmin().regenerateClientSecret(app.client_id));
    const outcome = async (each: App) =>
      openid.refreshTokenGrant(await discovered(each), "x".repeat(60)).catch((error: { error: string }) => error.error);
    expect([await outcome(app), await outcome(fresh)]).toEqual(["invalid_client", "invalid_grant"]);
  });

  it("ends the sessions of an application that it removes", async () => {
    const { auth } = await signedIn(platform);
    const app = await newApp();
    const config = await discovered(app);
    const { id, checks } = await sendTo(config);
    await auth.oauth.getAuthorizationDetails(id);
    const { redirect_url } = await granted(auth.oauth.approveAuthorization(id));
    const { access_token } = await openid.authorizationCodeGrant(config, new URL(redirect_url), checks);
    await oauthAdmin().deleteClient(app.client_id);
    expect(await platform.ask("GET", "/user", { headers: { authorization: `Bearer ${access_token}` } })).toMatchObject({
      status: 403,
      body: { code: "session_not_found" },
    });
  });

  it("is the only one who may", async () => {
    const { auth } = await signedIn(platform);
    await expect(auth.admin.oauth.listClients()).toBeRefused({ status: 403, code: "not_admin" });
    await expect(oauthAdmin().createClient({ client_name: "x", redirect_uris: [] })).toBeRefused({
      status: 400,
      code: "validation_failed",
    });
    await expect(oauthAdmin().updateClient(randomUUID(), { client_name: "x" })).toBeRefused({
      status: 404,
      code: "oauth_client_not_found",
    });
    const pub = await newApp({ token_endpoint_auth_method: "none" });
    await expect(oauthAdmin().regenerateClientSecret(pub.client_id)).toBeRefused({
      status: 400,
      code: "validation_failed",
    });
  });
});

describe("applications that make themselves known", () => {
  it("do so where the settings allow it, and elsewhere not", async () => {
    const metadata = { client_name: "Their own", redirect_uris: [redirect_uri] };
    const execute = { execute: [openid.allowInsecureRequests] };
    const config = await openid.dynamicClientRegistration(new URL(open.auth), metadata, undefined, execute);
    expect(config.clientMetadata()).toMatchObject({ client_name: "Their own", registration_type: "dynamic" });
    expect((await sendTo(config)).id).toMatch(/^[\w-]{36}$/);
    expect(await platform.ask("POST", "/oauth/clients/register", { body: metadata })).toMatchObject({
      status: 403,
      body: { code: "oauth_dynamic_client_registration_disabled" },
    });
  });

  it("are told where, as RFC 8414 has it", async () => {
    const at = async (from: typeof platform) => (await from.ask("GET", "/.well-known/oauth-authorization-server")).body;
    expect(await at(open)).toMatchObject({
      issuer: open.auth,
      registration_endpoint: `${open.auth}/oauth/clients/register`,
      code_challenge_methods_supported: ["S256"],
      authorization_response_iss_parameter_supported: true,
    });
    expect(await at(platform)).not.toHaveProperty("registration_endpoint");
  });
});
