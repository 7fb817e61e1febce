import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startOpenidProvider } from "@platform/auth/testing/openid-provider";
import { useService } from "@platform/auth/testing/service";
import { createVisitor } from "@platform/auth/testing/visitor";

const provider = await startOpenidProvider();
const issuer = provider.settings.issuer;
const strange = await startOpenidProvider();
const far = { issuer: "http://provider.example", clientId: "x" };
const service = useService({
  redirectAllowList: ["https://app.example/**"],
  providers: { acme: provider.settings, strange: strange.settings, far, bare: { issuer, clientId: "bare" } },
});
provider.state.clock = service.now;
afterAll(() => [provider, strange].forEach((each) => each.close()));
beforeEach(() => [provider, strange].forEach((each) => each.reset()));
const { start, follow, someone, signIn } = createVisitor(service, provider);
const startAt = (name: string) => follow(`/authorize?provider=${name}&redirect_to=https://app.example/in`);

describe("the way to a provider", () => {
  it("carries our state, our proof key and our nonce", async () => {
    const url = new URL(await start("&scopes=calendar,mail+openid"));
    const { state, nonce, code_challenge, ...rest } = Object.fromEntries(url.searchParams);
    expect(url.href.split("?")[0]).toBe(`${issuer}/authorize`);
    expect(rest).toEqual({
      client_id: "the-app",
      code_challenge_method: "S256",
      redirect_uri: "https://staff.example/auth/v1/callback",
      response_type: "code",
      scope: "openid email profile calendar mail",
    });
    const flow = await service.sql.db.first(`SELECT * FROM auth.flow_state WHERE id = $1`, [state]);
    expect(flow).toMatchObject({ provider_type: "acme", provider_nonce: nonce, referrer: "https://app.example/in" });
    expect(code_challenge).toHaveLength(43);
  });

  it("passes on what the client asks of the provider, but nothing that decides about the answer", async () => {
    const harmless = "&prompt=consent&login_hint=ana@example.org";
    const reserved =
      "client_id redirect_uri response_type response_mode state scope code_challenge_method request request_uri apikey client_secret"
        .split(" ")
        .map((name) => `&${name}=evil`)
        .join("");
    const url = new URL(await start(harmless + reserved.replace("&code_challenge_method=evil", "")));
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ prompt: "consent", login_hint: "ana@example.org" });
    expect(url.href).not.toContain("evil");
  });

  it("passes on a nonce of the client and expects it back", async () => {
    expect(new URL(await start("&nonce=of-the-client")).searchParams.getAll("nonce")).toEqual(["of-the-client"]);
    expect((await signIn(someone(), "&nonce=of-the-client")).fragment["access_token"]).toBeDefined();
    provider.state.forgery = "wrong-nonce";
    expect((await signIn(someone(), "&nonce=of-the-client")).query["error"]).toBe("server_error");
  });

  it("is asked for once, however many go", async () => {
    await start();
    provider.state.asked.length = 0;
    await Promise.all([start(), start(), start()]);
    expect(provider.state.asked).toEqual([]);
  });

  it.each([
    ["google", "Unsupported provider: provider is not enabled"],
    ["nobody", "Unsupported provider: Provider nobody could not be found"],
    ["__proto__", "Unsupported provider: Provider __proto__ could not be found"],
    ["", "Unsupported provider: Provider  could not be found"],
  ])("is refused for %s", async (name, message) => {
    expect(await service.get(`/authorize?provider=${name}`)).toMatchObject({
      status: 400,
      body: { code: "validation_failed", message },
    });
  });

  it("needs both halves of a proof key", async () => {
    expect(await service.get("/authorize?provider=acme&code_challenge=x")).toMatchObject({
      status: 400,
      body: { message: "PKCE flow requires code_challenge_method and code_challenge" },
    });
  });
});

describe("no link is built from a forwarded host", () => {
  it.each(["x-forwarded-host", "host", "forwarded", "x-original-host"])("%s", async (header) => {
    const { url } = await follow("/authorize?provider=acme", { [header]: "evil.example", "x-forwarded-proto": "http" });
    expect(url.searchParams.get("redirect_uri")).toBe("https://staff.example/auth/v1/callback");
    const back = await follow(provider.approve(url.href, someone()), { [header]: "evil.example" });
    expect(back.url.origin).toBe("https://staff.example");
  });
});

describe("a provider that is not what it should be sends people back", () => {
  const away = {
    status: 302,
    query: { error: "server_error", error_code: "unexpected_failure" },
    fragment: { error: "server_error", error_code: "unexpected_failure", sb: "" },
  };

  it.each(["broken", "huge", "redirecting"] as const)("while it is %s, and is tried again", async (trouble) => {
    strange.state.trouble = { discovery: trouble };
    const began = performance.now();
    expect(await startAt("strange")).toMatchObject(away);
    expect(strange.state.asked).toEqual(["discovery"]);
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it.each([
    ["calls itself otherwise", { issuer: "https://elsewhere.example" }],
    ["names keys without TLS elsewhere", { jwks_uri: "http://elsewhere.example/jwks" }],
    ["names a token endpoint inside", { token_endpoint: "http://10.0.0.1/token" }],
    ["names no keys", { jwks_uri: undefined }],
  ])("when it %s", async (_, metadata) => {
    strange.state.metadata = metadata;
    expect(await startAt("strange")).toMatchObject(away);
  });

  it("when it is configured without TLS on another machine", async () => {
    expect(await startAt("far")).toMatchObject(away);
  });

  it.each(["broken", "huge", "redirecting"] as const)("while its token endpoint is %s", async (trouble) => {
    const path = provider.approve(await start(), someone());
    provider.state.trouble = { token: trouble };
    expect(await follow(path)).toMatchObject(away);
    expect(provider.state.asked).not.toContain("/elsewhere");
  });

  it("when our secret is not the one it knows", async () => {
    const { url } = await startAt("bare");
    expect(await follow(provider.approve(url.href, someone()))).toMatchObject(away);
  });

  it("before the service itself loses patience, when it hangs", async () => {
    const path = provider.approve(await start(), someone());
    strange.state.trouble = { discovery: "hanging" };
    provider.state.trouble = { token: "hanging" };
    const began = performance.now();
    const answers = await Promise.all([startAt("strange"), follow(path)]);
    expect(answers).toMatchObject([away, away]);
    expect(performance.now() - began).toBeLessThan(9_500);
  });

  it("and works again once it is well", async () => {
    expect((await startAt("strange")).url.origin).toBe(strange.settings.issuer);
  });
});
