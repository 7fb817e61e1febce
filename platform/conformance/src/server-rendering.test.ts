import { beforeEach, describe, expect, it, vi } from "vitest";
import { openBrowser } from "./testing/cookies.ts";
import { granted } from "./testing/answers.ts";
import { follow } from "./testing/mailbox.ts";
import { password, signedIn, someone } from "./testing/people.ts";
import { usePlatform } from "./testing/platform.ts";

const platform = usePlatform({ auth: { email: { minGapSeconds: 0 } } });
// So short that every request of a page finds its session about to expire.
const expiring = usePlatform({ auth: { accessTokenSeconds: 60 } });
const key = "sb-127-auth-token";
const missing = { name: "AuthSessionMissingError", status: 400, code: undefined };

async function inBrowser(target = platform, data: object = {}) {
  const [browser, email] = [openBrowser(target), someone()];
  await granted(target.admin().createUser({ email, password, email_confirm: true, user_metadata: data }));
  await granted(browser.page().auth.signInWithPassword({ email, password }));
  return { browser, email };
}

describe("the session of a server-rendered page", () => {
  it("lies in cookies that live 400 days, on plain http too", async () => {
    const { browser } = await inBrowser();
    const cookie = browser.written.find(({ name }) => name.startsWith(key))!;
    expect(cookie.value).toMatch(/^base64-[\w-]+$/);
    expect(cookie.options).toMatchObject({ path: "/", sameSite: "lax", maxAge: 34_560_000, httpOnly: false });
    expect(cookie.options.secure).toBeFalsy();
  });

  it("is cut into pieces of 3180, and its old pieces are removed", async () => {
    const { browser, email } = await inBrowser(platform, { about: "x".repeat(5_000) });
    const pieces = [...browser.jar].filter(([name]) => name.startsWith(`${key}.`));
    expect(pieces.length).toBeGreaterThan(3);
    expect(pieces.map(([name]) => name)).toEqual(pieces.map((_, n) => `${key}.${n}`));
    expect(new Set(pieces.slice(0, -1).map(([, value]) => value.length))).toEqual(new Set([3180]));
    expect((await granted(browser.request().auth.getUser())).user).toMatchObject({ email });
    await granted(browser.page().auth.updateUser({ data: { about: null } }));
    expect([...browser.jar.keys()].filter((name) => name.startsWith(key)).length).toBeLessThan(pieces.length);
    expect((await granted(browser.request().auth.getUser())).user).toMatchObject({ email });
  });

  it("is the same for page and server, until either signs out", async () => {
    const { browser, email } = await inBrowser();
    const server = browser.request();
    expect((await granted(server.auth.getClaims()))!.claims.email).toBe(email);
    await server.auth.signOut();
    expect([...browser.jar.keys()]).toEqual([]);
    await expect(browser.page().auth.getUser()).toBeRefused(missing);
  });

  it("is never kept by a cache", async () => {
    const { browser } = await inBrowser(expiring);
    browser.headers.length = 0;
    await granted(browser.request().auth.getUser());
    expect(browser.headers).toContainEqual({
      "Cache-Control": "private, no-cache, no-store, must-revalidate, max-age=0",
      Expires: "0",
      Pragma: "no-cache",
    });
  });

  it("survives twenty requests of one page load that all renew it", async () => {
    const { browser, email } = await inBrowser(expiring);
    const requests = Array.from({ length: 20 }, () => browser.request());
    const answers = await Promise.all(requests.map(async ({ auth }) => (await granted(auth.getUser())).user.email));
    expect(new Set(answers)).toEqual(new Set([email]));
    expect((await granted(browser.request().auth.getUser())).user.email).toBe(email);
    const [{ sessions }] = (await expiring.database.db.rows<{ sessions: number }>(
      "SELECT count(*)::int AS sessions FROM auth.sessions s JOIN auth.users u ON u.id = s.user_id WHERE u.email = $1",
      [email],
    )) as [{ sessions: number }];
    expect(sessions).toBe(1);
  });
});

describe("a mail asked for by the server", () => {
  const known = async () => (await signedIn(platform)).email;
  it.each(["signup", "magiclink", "recovery"])(
    "%s comes back with a code that the next request exchanges",
    async (flow) => {
      const browser = openBrowser(platform);
      const email = flow === "signup" ? someone() : await known();
      const { auth } = browser.request();
      if (flow === "signup") await granted(auth.signUp({ email, password }));
      if (flow === "magiclink") await granted(auth.signInWithOtp({ email }));
      if (flow === "recovery") await granted(auth.resetPasswordForEmail(email));
      expect([...browser.jar.keys()]).toContain(`${key}-code-verifier`);
      const { query } = await follow((await platform.mail.newest(email)).link);
      await granted(browser.request().auth.exchangeCodeForSession(query["code"]!));
      expect((await granted(browser.request().auth.getUser())).user).toMatchObject({ email });
      expect([...browser.jar.keys()]).not.toContain(`${key}-code-verifier`);
    },
  );

  it("email_change comes back from both mailboxes", async () => {
    const [{ browser, email }, next] = [await inBrowser(), someone()];
    await granted(browser.request().auth.updateUser({ email: next }));
    const half = await follow((await platform.mail.newest(email)).link);
    expect(half.query["code"]).toBeUndefined();
    const { query } = await follow((await platform.mail.newest(next)).link);
    await granted(browser.request().auth.exchangeCodeForSession(query["code"]!));
    expect((await granted(browser.request().auth.getUser())).user).toMatchObject({ email: next });
  });

  it("invite is shown by its hash", async () => {
    const [browser, email] = [openBrowser(platform), someone()];
    await granted(platform.admin().inviteUserByEmail(email));
    const token_hash = (await platform.mail.newest(email)).hash;
    await granted(browser.request().auth.verifyOtp({ type: "invite", token_hash }));
    expect((await granted(browser.request().auth.getUser())).user).toMatchObject({ email });
  });
});

describe("malformed cookies and tokens fail closed", () => {
  // The client says aloud what it cannot read.
  beforeEach(() => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    vi.spyOn(console, "error").mockImplementation(() => {});
    return () => void vi.restoreAllMocks();
  });
  const encoded = (value: unknown) => `base64-${Buffer.from(JSON.stringify(value)).toString("base64url")}`;
  const inAnHour = Math.floor(Date.now() / 1000) + 3600;
  const fake = {
    access_token: "a.b.c",
    refresh_token: "abcdefghijkl",
    expires_in: 3600,
    expires_at: inAnHour,
    token_type: "bearer",
    user: { id: "x" },
  };

  it.each([
    ["nothing", ""],
    ["no base64", "base64-%%%"],
    ["no JSON", `base64-${Buffer.from("{").toString("base64url")}`],
    ["raw garbage", "{"],
    ["null", encoded(null)],
    ["a list", encoded([])],
    ["a number", encoded(7)],
    ["tokens of the wrong type", encoded({ ...fake, access_token: 1, refresh_token: {} })],
    ["a made-up session", encoded(fake)],
    ["a made-up session that has expired", encoded({ ...fake, expires_at: 1 })],
    ["a null byte", encoded({ ...fake, access_token: "a.b.c\0", refresh_token: "\0" })],
    ["10,000 characters", encoded({ ...fake, access_token: "x".repeat(10_000) })],
  ])("%s is nobody", async (_, value) => {
    const browser = openBrowser(platform);
    browser.jar.set(key, value);
    const { data, error } = await browser.request().auth.getUser();
    expect(data.user).toBeNull();
    expect(error).not.toBeNull();
    const claims = await browser
      .request()
      .auth.getClaims()
      .catch((failure: Error) => ({ data: null, error: failure }));
    expect(claims.data).toBeNull();
  });

  it("a session with one character changed is nobody", async () => {
    const { browser } = await inBrowser();
    const [name, value] = [...browser.jar].find(([each]) => each.startsWith(key))!;
    const session = JSON.parse(Buffer.from(value.slice(7), "base64url").toString()) as { access_token: string };
    const [header, claims, signature] = session.access_token.split(".") as [string, string, string];
    const changed = `${header}.${claims}.${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`;
    browser.jar.set(name, encoded({ ...session, access_token: changed }));
    await expect(browser.request().auth.getUser()).toBeRefused({ status: 403, code: "bad_jwt" });
    await expect(browser.request().auth.getClaims()).toBeRefused({
      name: "AuthInvalidJwtError",
      status: 400,
      code: "invalid_jwt",
    });
  });
});
