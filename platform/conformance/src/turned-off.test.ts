/** A feature that is off, or not built, answers like a project that has turned it off. */
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type Refusal } from "./testing/answers.ts";
import { password, signedIn, someone } from "./testing/people.ts";
import { opaque, usePlatform, type TestPlatform } from "./testing/platform.ts";

const platform = usePlatform({ auth: { mfa: { totp: { enroll: false, verify: false } } } });
const closed = usePlatform({ auth: { signup: { enabled: false }, email: { enabled: false } } });
const [id, phone] = [randomUUID(), "34600111222"];

type Auth = ReturnType<TestPlatform["client"]>["auth"];
type Call = (auth: Auth) => PromiseLike<{ error: object | null }>;
const off = (status: number, code: string, message?: string): Refusal => ({
  status,
  code,
  ...(message ? { message } : {}),
});
const passkeyOff = off(404, "passkey_disabled");
const serverOff = off(404, "feature_disabled");
const customOff = off(404, "feature_disabled", "Custom OAuth providers are disabled");

describe("to someone signed in", () => {
  it.each<[string, Call, Refusal]>([
    [
      "linking",
      (auth) => auth.linkIdentity({ provider: "google" }),
      off(404, "manual_linking_disabled", "Manual linking is disabled"),
    ],
    [
      "linking by token",
      (auth) => auth.linkIdentity({ provider: "google", token: "x" }),
      off(400, "provider_disabled"),
    ],
    ["unlinking", (auth) => auth.unlinkIdentity({ identity_id: id } as never), off(404, "manual_linking_disabled")],
    ["apps", (auth) => auth.mfa.enroll({ factorType: "totp" }), off(422, "mfa_totp_enroll_not_enabled")],
    [
      "phones as factors",
      (auth) => auth.mfa.enroll({ factorType: "phone", phone }),
      off(422, "mfa_phone_enroll_not_enabled"),
    ],
    [
      "keys as factors",
      (auth) => auth.mfa.enroll({ factorType: "webauthn" }),
      off(422, "mfa_webauthn_enroll_not_enabled"),
    ],
    ["a new phone", (auth) => auth.updateUser({ phone }), off(400, "phone_provider_disabled")],
    ["registering a passkey", (auth) => auth.passkey.startRegistration(), passkeyOff],
    [
      "finishing a passkey",
      (auth) => auth.passkey.verifyRegistration({ challengeId: id, credential: {} } as never),
      passkeyOff,
    ],
    ["listing passkeys", (auth) => auth.passkey.list(), passkeyOff],
    ["naming a passkey", (auth) => auth.passkey.update({ passkeyId: id, friendlyName: "x" }), passkeyOff],
    ["removing a passkey", (auth) => auth.passkey.delete({ passkeyId: id }), passkeyOff],
    ["an authorization", (auth) => auth.oauth.getAuthorizationDetails(id), serverOff],
    ["approving", (auth) => auth.oauth.approveAuthorization(id), serverOff],
    ["denying", (auth) => auth.oauth.denyAuthorization(id), serverOff],
    ["listing grants", (auth) => auth.oauth.listGrants(), serverOff],
    ["revoking a grant", (auth) => auth.oauth.revokeGrant({ clientId: id }), serverOff],
  ])("%s", async (_, call, refusal) =>
    expect(call((await signedIn(platform, withPasskeys())).auth)).toBeRefused(refusal),
  );
});

describe("to anyone", () => {
  const web3 = { chain: "ethereum", message: "m".repeat(100), signature: `0x${"1".repeat(130)}` } as const;
  it.each<[string, Call, Refusal]>([
    [
      "SSO by domain",
      (auth) => auth.signInWithSSO({ domain: "a.example" }),
      off(404, "saml_provider_disabled", "SAML 2.0 is disabled"),
    ],
    [
      "SSO by id",
      (auth) => auth.signInWithSSO({ providerId: id }),
      off(404, "saml_provider_disabled", "SAML 2.0 is disabled"),
    ],
    ["wallets", (auth) => auth.signInWithWeb3(web3), off(422, "web3_provider_disabled", "Web3 provider is disabled")],
    ["id tokens", (auth) => auth.signInWithIdToken({ provider: "google", token: "x" }), off(400, "provider_disabled")],
    [
      "guests",
      (auth) => auth.signInAnonymously(),
      off(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled"),
    ],
    ["signing up by phone", (auth) => auth.signUp({ phone, password }), off(400, "phone_provider_disabled")],
    [
      "signing in by phone",
      (auth) => auth.signInWithPassword({ phone, password }),
      off(422, "phone_provider_disabled"),
    ],
    [
      "codes by phone",
      (auth) => auth.signInWithOtp({ phone }),
      off(400, "phone_provider_disabled", "Unsupported phone provider"),
    ],
    ["asking again by phone", (auth) => auth.resend({ type: "sms", phone }), off(400, "phone_provider_disabled")],
    ["passkeys", (auth) => auth.passkey.startAuthentication(), passkeyOff],
    [
      "showing a passkey",
      (auth) => auth.passkey.verifyAuthentication({ challengeId: id, credential: {} } as never),
      passkeyOff,
    ],
  ])("%s", (_, call, refusal) => expect(call(withPasskeys().auth)).toBeRefused(refusal));

  it("wallets, before anyone reads what they ask", async () => {
    const answer = await platform.ask("POST", "/token?grant_type=web3", { body: "{" as never });
    expect(answer).toMatchObject({ status: 422, body: { code: "web3_provider_disabled" } });
  });

  it("signing up, and everything by mail", async () => {
    const [email, { auth }] = [someone(), closed.client()];
    await expect(auth.signUp({ email, password })).toBeRefused(
      off(422, "signup_disabled", "Signups not allowed for this instance"),
    );
    await expect(auth.signInWithPassword({ email, password })).toBeRefused(off(422, "email_provider_disabled"));
    await expect(auth.signInWithOtp({ email })).toBeRefused(off(422, "email_provider_disabled"));
    await expect(auth.resetPasswordForEmail(email)).toBeRefused(off(400, "email_provider_disabled"));
  });

  it("the settings say so", async () => {
    expect(await platform.ask("GET", "/settings")).toMatchObject({
      status: 200,
      body: {
        external: { anonymous_users: false, google: false, github: false, email: true, phone: false },
        disable_signup: false,
        mailer_autoconfirm: false,
        phone_autoconfirm: false,
        sms_provider: "",
        saml_enabled: false,
        passkeys_enabled: false,
      },
    });
  });
});

describe("to the project's server", () => {
  const client = { redirect_uris: ["https://a.example"], client_name: "x" };
  const custom = { provider_type: "oidc", identifier: "custom:x", name: "x", client_id: "x", client_secret: "x" };
  it.each<[string, (admin: Auth["admin"]) => PromiseLike<{ error: object | null }>, Refusal]>([
    ["listing apps", (admin) => admin.oauth.listClients(), serverOff],
    ["making an app", (admin) => admin.oauth.createClient(client), serverOff],
    ["reading an app", (admin) => admin.oauth.getClient(id), serverOff],
    ["changing an app", (admin) => admin.oauth.updateClient(id, {}), serverOff],
    ["removing an app", (admin) => admin.oauth.deleteClient(id), serverOff],
    ["a new secret", (admin) => admin.oauth.regenerateClientSecret(id), serverOff],
    ["listing providers", (admin) => admin.customProviders.listProviders(), customOff],
    ["making a provider", (admin) => admin.customProviders.createProvider(custom as never), customOff],
    ["reading a provider", (admin) => admin.customProviders.getProvider("custom:x"), customOff],
    ["changing a provider", (admin) => admin.customProviders.updateProvider("custom:x", {}), customOff],
    ["removing a provider", (admin) => admin.customProviders.deleteProvider("custom:x"), customOff],
    ["passkeys of a person", (admin) => admin.passkey.listPasskeys({ userId: id }), passkeyOff],
    ["removing one", (admin) => admin.passkey.deletePasskey({ userId: id, passkeyId: id }), passkeyOff],
  ])("%s", (_, call, refusal) => expect(call(withPasskeys(opaque.secret).auth.admin)).toBeRefused(refusal));

  it.each(["GET", "POST"])("%s of SSO providers", async (method) => {
    const answer = await platform.ask(method, "/admin/sso/providers", { headers: { apikey: opaque.secret } });
    expect(answer).toMatchObject({ status: 404, body: { code: "saml_provider_disabled" } });
  });
});

function withPasskeys(key = opaque.publishable) {
  return platform.client({ experimental: { passkey: true } }, key);
}
