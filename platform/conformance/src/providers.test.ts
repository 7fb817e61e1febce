import { afterAll, describe, expect, it } from "vitest";
import { startOpenidProvider } from "@platform/auth/testing/openid-provider";
import { solanaWallet } from "@platform/auth/testing/wallets";
import { granted } from "./testing/answers.ts";
import { follow } from "./testing/mailbox.ts";
import { signedIn, someone } from "./testing/people.ts";
import { opaque, usePlatform } from "./testing/platform.ts";

const acme = await startOpenidProvider();
afterAll(() => acme.close());
const platform = usePlatform({
  auth: {
    providers: { keycloak: acme.settings },
    manualLinking: true,
    web3: { solana: true },
    redirectAllowList: ["https://app.example/**"],
  },
});
const person = () => {
  const email = someone();
  return { sub: `sub-of-${email}`, email, email_verified: true };
};
const provider = "keycloak" as const;

describe("signing in through a provider", () => {
  const begin = async (flowType: "implicit" | "pkce") => {
    const { auth } = platform.client({ flowType });
    const options = { redirectTo: "https://app.example/in", scopes: "openid email", queryParams: { prompt: "login" } };
    const { url } = await granted(auth.signInWithOAuth({ provider, options }));
    const toProvider = await follow(url!);
    return { auth, url: new URL(url!), toProvider };
  };

  it("begins at an address of ours that leads to theirs", async () => {
    const { url, toProvider } = await begin("pkce");
    expect(url.href).toMatch(`${platform.auth}/authorize?provider=keycloak&`);
    expect(toProvider).toMatchObject({
      status: 302,
      query: { prompt: "login", client_id: "the-app", response_type: "code" },
    });
    expect(toProvider.query["redirect_uri"]).toBe(`${platform.auth}/callback`);
  });

  it("ends with tokens in the fragment", async () => {
    const { auth, toProvider } = await begin("implicit");
    const who = person();
    const back = await follow(`${platform.auth}${acme.approve(toProvider.url.href, who)}`);
    const { access_token, refresh_token } = back.fragment as { access_token: string; refresh_token: string };
    expect(back).toMatchObject({ status: 302, fragment: { provider_token: expect.any(String), token_type: "bearer" } });
    expect((await granted(auth.setSession({ access_token, refresh_token }))).user).toMatchObject({ email: who.email });
  });

  it("ends with a code for a proof key, and the provider's tokens in the session", async () => {
    const { auth, toProvider } = await begin("pkce");
    const who = person();
    const { query } = await follow(`${platform.auth}${acme.approve(toProvider.url.href, who)}`);
    const { session } = await granted(auth.exchangeCodeForSession(query["code"]!));
    expect(session).toMatchObject({
      provider_token: expect.any(String),
      provider_refresh_token: "refresh-elsewhere",
      user: { email: who.email, app_metadata: { provider, providers: [provider] } },
    });
  });

  it("that is not enabled is refused at the address", async () => {
    const { url } = await granted(platform.client().auth.signInWithOAuth({ provider: "github" }));
    const response = await fetch(url!, { redirect: "manual" });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error_code: "validation_failed",
      msg: "Unsupported provider: provider is not enabled",
    });
  });
});

describe("an id token", () => {
  it("opens a session", async () => {
    const who = person();
    const { user } = await granted(
      platform.client().auth.signInWithIdToken({ provider, token: await acme.idToken(who) }),
    );
    expect(user).toMatchObject({ email: who.email });
  });

  it("that is forged does not", async () => {
    const token = await acme.idToken(person(), "other-key");
    await expect(platform.client().auth.signInWithIdToken({ provider, token })).toBeRefused({
      status: 400,
      code: undefined,
      message: "Bad ID token",
    });
  });

  it("of a provider that is off is refused", async () => {
    const token = await acme.idToken(person());
    await expect(platform.client().auth.signInWithIdToken({ provider: "google", token })).toBeRefused({
      status: 400,
      code: "provider_disabled",
      message: 'Provider (issuer "https://accounts.google.com") is not enabled',
    });
  });

  it("links to the account that shows it", async () => {
    const { auth, user } = await signedIn(platform);
    const linked = await granted(auth.linkIdentity({ provider, token: await acme.idToken(person()) }));
    expect(linked.user).toMatchObject({ id: user.id, identities: [{}, {}] });
  });
});

describe("another way in", () => {
  it("is linked through the provider, listed and unlinked", async () => {
    const { auth } = await signedIn(platform, platform.pkceClient());
    const { url } = await granted(auth.linkIdentity({ provider, options: { redirectTo: "https://app.example/in" } }));
    const { query } = await follow(`${platform.auth}${acme.approve(url!, person())}`);
    await granted(auth.exchangeCodeForSession(query["code"]!));
    const { identities } = await granted(auth.getUserIdentities());
    expect(identities.map((identity) => identity.provider).toSorted()).toEqual(["email", "keycloak"]);
    await granted(auth.unlinkIdentity(identities.find((identity) => identity.provider === provider)!));
    const { identities: left } = await granted(auth.getUserIdentities());
    expect(left).toHaveLength(1);
    await expect(auth.unlinkIdentity(left[0]!)).toBeRefused({
      status: 422,
      code: "single_identity_not_deletable",
      message: "User must have at least 1 identity after unlinking",
    });
  });
});

describe("a wallet of Solana", () => {
  it("opens a session with a message that the client words", async () => {
    const wallet = solanaWallet();
    const { user } = await granted(
      platform.client({}, opaque.publishable).auth.signInWithWeb3({
        chain: "solana",
        statement: "I accept the terms",
        options: { url: "https://staff.example/" },
        wallet: {
          publicKey: { toBase58: () => wallet.address },
          signMessage: async (message: Uint8Array) =>
            Buffer.from(wallet.sign(Buffer.from(message).toString()), "base64"),
        } as never,
      }),
    );
    expect(user.identities).toMatchObject([{ provider: "web3", id: `web3:solana:${wallet.address}` }]);
  });
});
