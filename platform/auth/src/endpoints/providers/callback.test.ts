import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startOpenidProvider } from "@platform/auth/testing/openid-provider";
import type { Forgery } from "@platform/auth/testing/id-tokens";
import { useService } from "@platform/auth/testing/service";
import { challenge, createVisitor, verifier, withProofKey } from "@platform/auth/testing/visitor";

const provider = await startOpenidProvider();
const service = useService({
  providers: { acme: provider.settings },
  redirectAllowList: ["https://app.example/**", "myapp://done"],
});
provider.state.clock = service.now;
afterAll(() => provider.close());
beforeEach(() => provider.reset());

const { someone, open, start, follow, signIn } = createVisitor(service, provider);

describe("coming back from a provider", () => {
  it("opens a session in the fragment, its keys sorted, with the provider's tokens", async () => {
    const person = someone();
    const { status, url, fragment } = await signIn(person);
    expect(status).toBe(302);
    expect(url.href.split("#")[0]).toBe("https://app.example/in");
    expect(Object.keys(fragment)).toEqual([
      "access_token",
      "expires_at",
      "expires_in",
      "provider_refresh_token",
      "provider_token",
      "refresh_token",
      "sb",
      "token_type",
    ]);
    expect(fragment["provider_token"]).toBe(`access-of-${person.sub}`);
    const { body } = await service.get("/user", fragment["access_token"]);
    expect(body).toMatchObject({
      email: person["email"],
      app_metadata: { provider: "acme", providers: ["acme"] },
      identities: [{ id: person.sub, provider: "acme", identity_data: { email_verified: true } }],
    });
    expect(body.email_confirmed_at).toBeDefined();
  });

  it("hands out a code for a proof key, which the verifier exchanges once", async () => {
    const { url, query } = await signIn(someone(), withProofKey);
    expect(url.hash).toBe("");
    const exchange = () =>
      service.post("/token?grant_type=pkce", { auth_code: query["code"], code_verifier: verifier });
    expect(await exchange()).toMatchObject({
      status: 200,
      body: { provider_refresh_token: "refresh-elsewhere", user: { app_metadata: { provider: "acme" } } },
    });
    expect(await exchange()).toMatchObject({ status: 404, body: { code: "flow_state_not_found" } });
  });

  it("keeps the parameters that the client put into its target", async () => {
    const target = encodeURIComponent("https://app.example/in?tab=2&sb_flow_id=7#top");
    const begun = await open(`/authorize?provider=acme&redirect_to=${target}${withProofKey}`);
    const { query } = await follow(provider.approve(begun.headers.get("location")!, someone()));
    expect(query).toEqual({ tab: "2", sb_flow_id: "7", code: expect.any(String) });
  });

  it("also leads to an app on a phone", async () => {
    const begun = await open(`/authorize?provider=acme&redirect_to=${encodeURIComponent("myapp://done")}`);
    const { url } = await follow(provider.approve(begun.headers.get("location")!, someone()));
    expect(url.href).toMatch(/^myapp:\/\/done#access_token=/);
  });

  it("takes an answer that the browser posts, once it comes with the cookie that a post from elsewhere lacks", async () => {
    const path = provider.approve(await start(), someone());
    const posted = await service.ask("POST", "/callback", `${path.split("?")[1]}&user=%7B%7D`, {
      "content-type": "application/x-www-form-urlencoded",
    });
    expect(posted.status).toBe(303);
    const again = new URL(posted.headers.get("location")!);
    expect(again.href.split("?")[0]).toBe("https://staff.example/auth/v1/callback");
    expect([...again.searchParams.keys()].toSorted()).toEqual(["code", "state"]);
    expect((await follow(`/callback${again.search}`)).fragment["access_token"]).toBeDefined();
  });

  it("reads the profile where the id token is short of an address", async () => {
    const { sub } = someone();
    provider.state.userinfo = { sub, email: `${sub}@example.org`, email_verified: true };
    const { fragment } = await signIn({ sub });
    expect((await service.get("/user", fragment["access_token"])).body.email).toBe(`${sub}@example.org`);
  });

  it("never believes a profile of someone else", async () => {
    provider.state.userinfo = { sub: "another", email: "another@example.org", email_verified: true };
    expect((await signIn({ sub: someone().sub })).query["error"]).toBe("server_error");
  });

  it("never joins an address of one answer with the verification of another", async () => {
    const { sub } = someone();
    provider.state.userinfo = { sub, email: `${sub}@example.org` };
    expect((await signIn({ sub, email_verified: true })).query["error_code"]).toBe("provider_email_needs_verification");
  });
});

describe("a state", () => {
  const nowhere = { status: 303, url: expect.objectContaining({ origin: "https://staff.example", hash: "" }) };

  it.each([
    ["", "bad_oauth_callback"],
    ["state=", "bad_oauth_callback"],
    ["state=nonsense&code=x", "bad_oauth_state"],
    [`state=${randomUUID()}&code=x`, "bad_oauth_state"],
    ["state=%00&code=x", undefined],
  ])("that is not ours leads to the site: %s", async (query, code) => {
    const answer = await service.get(`/callback?${query}`);
    const location = answer.headers.get("location");
    expect(location && new URL(location).searchParams.get("error_code")).toBe(code === undefined ? null : code);
    expect(answer.status).toBe(code === undefined ? 400 : 303);
  });

  it("works once, even for twenty browsers at once", async () => {
    const path = provider.approve(await start(withProofKey), someone());
    const answers = await Promise.all(Array.from({ length: 20 }, () => follow(path)));
    expect(answers.filter(({ query }) => query["code"])).toHaveLength(1);
    const others = answers.filter(({ query }) => !query["code"]);
    expect(others).toHaveLength(19);
    for (const other of others)
      expect(other).toMatchObject({
        ...nowhere,
        query: { error: "invalid_request", error_code: "flow_state_already_used" },
      });
  });

  it.each([
    ["a proof key", withProofKey],
    ["none", ""],
  ])("belongs to the browser that began it, with %s: a link with another's answer signs nobody in", async (_, more) => {
    const path = provider.approve(await start(more), someone());
    const victim = createVisitor(service, provider);
    await victim.start(more);
    expect(await victim.follow(path)).toMatchObject({ ...nowhere, query: { error_code: "bad_oauth_state" } });
    const { query, fragment } = await follow(path);
    expect(query["code"] ?? fragment["access_token"]).toBeDefined();
  });

  it("is tied by a cookie that no script reads and no other host sets, and that goes when it is used", async () => {
    const begun = await open("/authorize?provider=acme");
    const location = begun.headers.get("location")!;
    const name = `__Host-auth-flow-${new URL(location).searchParams.get("state")}`;
    expect(begun.headers.getSetCookie()).toEqual([
      expect.stringMatching(new RegExp(`^${name}=[\\w-]{43}; Max-Age=300; Path=/; HttpOnly; SameSite=Lax; Secure$`)),
    ]);
    const back = await open(provider.approve(location, someone()));
    expect(back.headers.getSetCookie()).toContain(`${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure`);
  });

  it("is good for five minutes", async () => {
    const path = provider.approve(await start(), someone());
    service.wait(301);
    expect(await follow(path)).toMatchObject({ ...nowhere, query: { error_code: "bad_oauth_state" } });
  });

  it("of a mail is none of a provider", async () => {
    await service.post("/signup", {
      email: "mail@example.org",
      password: "a good password",
      code_challenge: challenge,
      code_challenge_method: "s256",
    });
    const flow = await service.sql.db.first<{ id: string }>(
      `SELECT id FROM auth.flow_state WHERE provider_code_verifier IS NULL`,
    );
    expect((await follow(`/callback?state=${flow!.id}&code=x`)).query["error_code"]).toBe("bad_oauth_state");
  });
});

describe("a refusal", () => {
  it("of the provider is passed on in query and fragment", async () => {
    const state = new URL(await start()).searchParams.get("state");
    const { status, query, fragment } = await follow(
      `/callback?state=${state}&error=access_denied&error_description=No+thanks`,
    );
    expect(status).toBe(302);
    expect(query).toEqual({ error: "access_denied", error_description: "No thanks" });
    expect(fragment).toEqual({ error: "access_denied", error_description: "No thanks", sb: "" });
  });

  it("without a code says so", async () => {
    const state = new URL(await start()).searchParams.get("state");
    expect((await follow(`/callback?state=${state}`)).query).toMatchObject({
      error: "invalid_request",
      error_code: "bad_oauth_callback",
    });
  });
});

describe("issuer, audience and nonce of an id token come from the configuration, not from the token", () => {
  it.each<Forgery>([
    "wrong-issuer",
    "wrong-audience",
    "extra-audience",
    "expired",
    "never-expires",
    "not-yet",
    "wrong-nonce",
    "no-nonce",
    "wrong-at-hash",
    "no-subject",
  ])("%s", async (forgery) => {
    provider.state.forgery = forgery;
    const { status, query, fragment } = await signIn(someone());
    expect(status).toBe(302);
    expect(query).toEqual({
      error: "server_error",
      error_code: "unexpected_failure",
      error_description: "Unable to exchange external code",
    });
    expect(fragment["access_token"]).toBeUndefined();
  });
});

describe("only pinned algorithms and the provider's own keys", () => {
  it.each<Forgery>([
    "alg-none",
    "hs256-with-public-key",
    "hs256-with-secret",
    "forged-kid",
    "other-key",
    "changed-after-signing",
  ])("%s", async (forgery) => {
    provider.state.forgery = forgery;
    expect((await signIn(someone())).query["error"]).toBe("server_error");
  });
});

describe("redirects stay on the allow list", () => {
  it.each(["https://evil.example/", "https://app.example.evil.example/in", "javascript:alert(1)", "//evil.example"])(
    "%s",
    async (target) => {
      const { headers } = await open(`/authorize?provider=acme&redirect_to=${encodeURIComponent(target)}`);
      const { url } = await follow(provider.approve(headers.get("location")!, someone()));
      expect(url.origin).toBe("https://staff.example");
    },
  );

  it("also when the stored target was allowed once", async () => {
    const location = await start();
    await service.sql.db.rows(`UPDATE auth.flow_state SET referrer = 'https://evil.example' WHERE id = $1`, [
      new URL(location).searchParams.get("state"),
    ]);
    expect((await follow(provider.approve(location, someone()))).url.origin).toBe("https://staff.example");
  });
});
