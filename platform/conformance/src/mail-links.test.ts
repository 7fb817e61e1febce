import { describe, expect, it } from "vitest";
import { granted } from "./testing/answers.ts";
import { follow } from "./testing/mailbox.ts";
import { memory, onPage } from "./testing/page.ts";
import { password, signedIn, someone } from "./testing/people.ts";
import { usePlatform } from "./testing/platform.ts";

const platform = usePlatform({
  auth: {
    email: { minGapSeconds: 0 },
    redirectAllowList: ["https://app.example/**", "com.example.app://**"],
    redirectToLoopback: true,
  },
});
const linkTo = async (email: string) => (await platform.mail.newest(email)).link;

describe("a link asked for with a proof key", () => {
  it("hands out a code that only the asking client can exchange, once", async () => {
    const [email, { auth }] = [someone(), platform.pkceClient()];
    await granted(auth.signUp({ email, password, options: { emailRedirectTo: "https://app.example/in?tab=1" } }));
    const { url, query, fragment, status } = await follow(await linkTo(email));
    expect({ status, href: `${url.origin}${url.pathname}`, fragment }).toEqual({
      status: 303,
      href: "https://app.example/in",
      fragment: {},
    });
    expect(query).toEqual({ tab: "1", code: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    const code = query["code"]!;
    await expect(platform.pkceClient().auth.exchangeCodeForSession(code)).toBeRefused({
      name: "AuthPKCECodeVerifierMissingError",
      status: 400,
      code: "pkce_code_verifier_not_found",
    });
    expect((await granted(auth.exchangeCodeForSession(code))).user).toMatchObject({ email });
    const again = { auth_code: code, code_verifier: "v".repeat(50) };
    expect(await platform.ask("POST", "/token?grant_type=pkce", { body: again })).toMatchObject({
      status: 404,
      body: { code: "flow_state_not_found", message: "invalid flow state, no valid flow state found" },
    });
  });

  it.each(["signInWithOtp", "recovery"])("works for %s", async (flow) => {
    const { auth, email } = await signedIn(platform, platform.pkceClient());
    if (flow === "recovery") await granted(auth.resetPasswordForEmail(email));
    else await granted(auth.signInWithOtp({ email }));
    const { query } = await follow(await linkTo(email));
    expect((await granted(auth.exchangeCodeForSession(query["code"]!))).user).toMatchObject({ email });
  });

  it("works for a change of address, which takes two", async () => {
    const [{ auth, email }, next] = [await signedIn(platform, platform.pkceClient()), someone()];
    await granted(auth.updateUser({ email: next }));
    const half = await follow(await linkTo(email));
    expect(half.query["message"]).toMatch(/^Confirmation link accepted\./);
    const { query } = await follow(await linkTo(next));
    expect((await granted(auth.exchangeCodeForSession(query["code"]!))).user).toMatchObject({ email: next });
  });

  it("refuses another verifier", async () => {
    const [email, { auth }] = [someone(), platform.pkceClient()];
    await granted(auth.signInWithOtp({ email }));
    const { query } = await follow(await linkTo(email));
    await granted(auth.signInWithOtp({ email: someone() }));
    await expect(auth.exchangeCodeForSession(query["code"]!)).toBeRefused({
      status: 400,
      code: "bad_code_verifier",
      message: "code challenge does not match previously saved code verifier",
    });
  });

  it("refuses nothing at all", async () => {
    const body = { auth_code: "", code_verifier: "" };
    expect(await platform.ask("POST", "/token?grant_type=pkce", { body })).toMatchObject({
      status: 400,
      body: { message: "invalid request: both auth code and code verifier should be non-empty" },
    });
  });

  it("still verifies by its digits and by its hash", async () => {
    const [email, { auth }] = [someone(), platform.pkceClient()];
    await granted(auth.signInWithOtp({ email }));
    const { code, hash } = await platform.mail.newest(email);
    expect(hash).toMatch(/^pkce_[0-9a-f]{56}$/);
    await granted(auth.verifyOtp({ email, token: code, type: "email" }));
    await granted(auth.signInWithOtp({ email }));
    await granted(auth.verifyOtp({ token_hash: (await platform.mail.newest(email)).hash, type: "email" }));
  });
});

describe("a page that a link leads to", () => {
  it("finds the session in its address", async () => {
    const email = someone();
    await granted(platform.client().auth.signUp({ email, password }));
    const { url } = await follow(await linkTo(email));
    const { auth } = await onPage(url.href, async () => {
      const client = platform.client({ detectSessionInUrl: true, ...memory() });
      expect(await client.auth.initialize()).toEqual({ error: null });
      return client;
    });
    expect((await granted(auth.getSession())).session!.user).toMatchObject({ email });
  });

  it("exchanges the code in its address", async () => {
    const [email, browser] = [someone(), memory()];
    await granted(platform.client({ flowType: "pkce", ...browser }).auth.signUp({ email, password }));
    const { url } = await follow(await linkTo(email));
    const { auth } = await onPage(url.href, async () => {
      const client = platform.client({ flowType: "pkce", detectSessionInUrl: true, ...browser });
      expect(await client.auth.initialize()).toEqual({ error: null });
      return client;
    });
    expect((await granted(auth.getSession())).session!.user).toMatchObject({ email });
  });

  it("reads why a used link failed", async () => {
    const email = someone();
    await granted(platform.client().auth.signUp({ email, password }));
    const link = await linkTo(email);
    await follow(link);
    const { url } = await follow(link);
    await onPage(url.href, async () => {
      const { error } = await platform.client({ detectSessionInUrl: true, ...memory() }).auth.initialize();
      expect(error).toMatchObject({
        name: "AuthImplicitGrantRedirectError",
        message: "Email link is invalid or has expired",
        details: { error: "access_denied", code: "otp_expired" },
      });
    });
  });

  it("of the other flow says so", async () => {
    const email = someone();
    await granted(platform.client().auth.signUp({ email, password }));
    const { url } = await follow(await linkTo(email));
    await onPage(url.href, async () => {
      const options = { flowType: "pkce", detectSessionInUrl: true, ...memory() } as const;
      const { error } = await platform.client(options).auth.initialize();
      expect(error).toMatchObject({ name: "AuthPKCEGrantCodeExchangeError", message: "Not a valid PKCE flow url." });
    });
  });
});

describe("the target of a link", () => {
  it.each([
    ["https://app.example/deep/page?a=b", "https://app.example/deep/page?a=b"],
    ["com.example.app://open", "com.example.app://open"],
    ["http://127.0.0.1:9999/x", "http://127.0.0.1:9999/x"],
    ["https://evil.example/", "https://staff.example/"],
    ["https://staff.example.evil.example/", "https://staff.example/"],
    ["javascript:alert(1)", "https://staff.example/"],
  ])("%s becomes %s", async (redirectTo, target) => {
    const { auth, email } = await signedIn(platform);
    await granted(auth.resetPasswordForEmail(email, { redirectTo }));
    const { url } = await follow(await linkTo(email));
    url.hash = "";
    expect(url.href).toBe(target);
  });
});
