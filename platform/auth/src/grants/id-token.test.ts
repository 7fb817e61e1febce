import { createHash } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Forgery } from "@platform/auth/testing/id-tokens";
import { startOpenidProvider } from "@platform/auth/testing/openid-provider";
import { useService } from "@platform/auth/testing/service";
import { createVisitor } from "@platform/auth/testing/visitor";

const provider = await startOpenidProvider();
const strange = await startOpenidProvider();
const service = useService({
  manualLinking: true,
  email: { autoConfirm: false },
  providers: {
    acme: { ...provider.settings, additionalClientIds: ["the-phone-app"] },
    nonceless: { ...provider.settings, skipNonceCheck: true },
    strange: strange.settings,
  },
});
provider.state.clock = service.now;
afterAll(() => [provider, strange].forEach((each) => each.close()));
beforeEach(() => {
  provider.reset();
  service.notices.length = 0;
});
const { someone, signIn } = createVisitor(service, provider);

const show = async (body: object, token?: string) => service.post("/token?grant_type=id_token", body, token);
const refused = (error_description: string, error = "invalid request") => ({
  status: 400,
  body: { error, error_description },
});
const hashed = (nonce: string) => createHash("sha256").update(nonce).digest("hex");

describe("an id token", () => {
  it("opens a session, and finds the same person as the browser does", async () => {
    const person = someone();
    const { status, body } = await show({ provider: "acme", id_token: await provider.idToken(person) });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      token_type: "bearer",
      user: { email: person.email, identities: [{ id: person.sub }] },
    });
    const { fragment } = await signIn(person);
    expect((await service.get("/user", fragment["access_token"])).body.id).toBe(body["user"].id);
  });

  it("may be meant for any app that the configuration names", async () => {
    const id_token = await provider.idToken(someone({ aud: "the-phone-app" }));
    expect((await show({ provider: "acme", id_token })).status).toBe(200);
    expect((await show({ client_id: "the-phone-app", issuer: provider.settings.issuer, id_token })).status).toBe(200);
    expect(await show({ client_id: "the-app", issuer: provider.settings.issuer, id_token })).toMatchObject(
      refused("Unacceptable audience in id_token: [the-phone-app]"),
    );
  });

  it.each([
    [{ provider: "acme" }, refused("id_token required")],
    [{ id_token: "x" }, refused("provider or client_id and issuer required")],
    [{ id_token: "x", client_id: "y" }, refused("provider or client_id and issuer required")],
    [{ id_token: "x", provider: "acme" }, refused("Bad ID token")],
    [
      { id_token: "x", provider: "google" },
      {
        status: 400,
        body: {
          code: "provider_disabled",
          message: 'Provider (issuer "https://accounts.google.com") is not enabled',
        },
      },
    ],
    [
      { id_token: "x", provider: "mine" },
      { status: 400, body: { code: "validation_failed", message: 'Custom OIDC provider "mine" not allowed' } },
    ],
    [
      { id_token: "x", client_id: "the-app", issuer: "https://elsewhere.example" },
      {
        status: 400,
        body: { code: "validation_failed", message: 'Custom OIDC provider "https://elsewhere.example" not allowed' },
      },
    ],
  ])("is refused: %j", async (body, answer) => {
    expect(await show(body)).toMatchObject(answer);
  });
});

describe("issuer, audience and algorithm of an id token come from the configuration, not from the token", () => {
  it.each<[Forgery, string]>([
    ["wrong-issuer", "Bad ID token"],
    ["wrong-audience", "Unacceptable audience in id_token: [another-app]"],
    ["extra-audience", "Unacceptable audience in id_token: [the-app another-app]"],
    ["no-subject", "Missing sub claim in id_token"],
    ["alg-none", "Bad ID token"],
    ["hs256-with-public-key", "Bad ID token"],
    ["hs256-with-secret", "Bad ID token"],
    ["expired", "Bad ID token"],
    ["never-expires", "Bad ID token"],
    ["not-yet", "Bad ID token"],
    ["forged-kid", "Bad ID token"],
    ["other-key", "Bad ID token"],
    ["changed-after-signing", "Bad ID token"],
  ])("%s", async (forgery, why) => {
    const id_token = await provider.idToken(someone(), forgery);
    expect(await show({ provider: "acme", id_token })).toMatchObject(refused(why));
  });

  it("an issuer in the request does not change whom we ask", async () => {
    const id_token = await provider.idToken(someone(), "wrong-issuer");
    expect(await show({ provider: "acme", issuer: "https://elsewhere.example", id_token })).toMatchObject(
      refused("Bad ID token"),
    );
  });
});

describe("a nonce", () => {
  it("is passed plain, and carried as its hash", async () => {
    const id_token = await provider.idToken(someone({ nonce: hashed("a nonce") }));
    expect((await show({ provider: "acme", id_token, nonce: "a nonce" })).status).toBe(200);
  });

  it.each([
    [hashed("a nonce"), "another", refused("Nonces mismatch", "invalid nonce")],
    ["a nonce", "a nonce", refused("Nonces mismatch", "invalid nonce")],
    [hashed("a nonce"), "", refused("Passed nonce and nonce in id_token should either both exist or not.")],
    [undefined, "a nonce", refused("Passed nonce and nonce in id_token should either both exist or not.")],
  ])("that does not fit is refused: %s, %s", async (nonce, passed, answer) => {
    const id_token = await provider.idToken(someone({ nonce }));
    expect(await show({ provider: "acme", id_token, nonce: passed })).toMatchObject(answer);
  });

  it("is not looked at where the configuration says so", async () => {
    const id_token = await provider.idToken(someone({ nonce: "whatever" }));
    expect((await show({ provider: "nonceless", id_token })).status).toBe(200);
  });
});

describe("an access token that comes along", () => {
  const at_hash = createHash("sha256").update("theirs").digest().subarray(0, 16).toString("base64url");

  it("is the one that the id token names", async () => {
    const id_token = await provider.idToken(someone({ at_hash }));
    expect((await show({ provider: "acme", id_token, access_token: "theirs" })).status).toBe(200);
    expect(await show({ provider: "acme", id_token, access_token: "stolen" })).toMatchObject(refused("Bad ID token"));
  });
});

describe("whose account it is", () => {
  it("is not told by an address that nobody vouches for", async () => {
    const person = someone({ email_verified: false });
    const id_token = await provider.idToken(person);
    expect(await show({ provider: "acme", id_token, email_verified: true })).toMatchObject({
      status: 422,
      body: { code: "provider_email_needs_verification" },
    });
    expect(service.lastNotice()).toMatchObject({ to: person.email, variables: { account: person.email } });
  });

  it("is the asker's own when they link", async () => {
    const first = (await show({ provider: "acme", id_token: await provider.idToken(someone()) })).body;
    const id_token = await provider.idToken(someone());
    const linking = { provider: "acme", id_token, link_identity: true };
    expect(await show(linking)).toMatchObject({ status: 401, body: { code: "no_authorization" } });
    expect(await show(linking, first["access_token"])).toMatchObject({
      status: 200,
      body: { user: { id: first["user"].id, identities: [{}, {}] } },
    });
    expect(await show(linking, first["access_token"])).toMatchObject({
      status: 422,
      body: { code: "identity_already_exists" },
    });
  });
});

describe("a provider that is away", () => {
  it.each(["discovery", "jwks"] as const)("is no fault of the token: %s", async (endpoint) => {
    strange.state.trouble = { [endpoint]: "broken" };
    const id_token = await strange.idToken(someone());
    expect(await show({ provider: "strange", id_token })).toMatchObject({
      status: 503,
      body: { code: "unexpected_failure" },
    });
  });
});
