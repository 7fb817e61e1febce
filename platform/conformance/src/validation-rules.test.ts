/** The rules that the specification gives the authentication service, each under its own words. */
import { describe, expect, it } from "vitest";
import { ethereumWallet } from "@platform/auth/testing/wallets";
import { granted } from "./testing/answers.ts";
import { password, signedIn, someone } from "./testing/people.ts";
import { jwtKey, usePlatform } from "./testing/platform.ts";

const platform = usePlatform({ auth: { web3: { ethereum: true }, email: { autoConfirm: true } } });
const invalid = { status: 400, code: "validation_failed" };

describe("signing up or in needs an email or phone plus a password", () => {
  it("the client refuses to ask without an address", async () => {
    const { auth } = platform.client();
    const missing = { name: "AuthInvalidCredentialsError", status: 400, code: undefined };
    const message = "You must provide either an email or phone number and a password";
    await expect(auth.signUp({ password } as never)).toBeRefused({ ...missing, message });
    await expect(auth.signInWithPassword({ password } as never)).toBeRefused({ ...missing, message });
  });

  it.each([
    ["/signup", { email: "a@b.co" }, "Signup requires a valid password"],
    ["/signup", { phone: "34600111222" }, "Signup requires a valid password"],
    ["/signup", { email: "a@b.co", phone: "34600111222", password }, /^Only an email address or phone number/],
    ["/token?grant_type=password", { password }, "missing email or phone"],
    ["/token?grant_type=password", { email: "a@b.co", phone: "34600111222", password }, /^Only an email/],
  ])("the service refuses %s with %j", async (path, body, message) => {
    const answer = await platform.ask("POST", path, { body });
    expect({ status: answer.status, code: answer.body["code"] }).toEqual(invalid);
    expect(answer.body["message"]).toMatch(message);
  });

  it("no password is a wrong one", async () => {
    const email = someone();
    await granted(platform.client().auth.signUp({ email, password }));
    const answer = await platform.ask("POST", "/token?grant_type=password", { body: { email } });
    expect(answer).toMatchObject({ status: 400, body: { code: "invalid_credentials" } });
  });
});

describe("a user id must be a UUID", () => {
  it.each(["", "1", "not-a-uuid", "00000000-0000-0000-0000-00000000000g"])(
    "the client does not ask for %j",
    async (id) => {
      const admin = platform.admin();
      const message = "@supabase/auth-js: Expected parameter to be UUID but is not";
      await expect(admin.getUserById(id)).rejects.toThrow(message);
      await expect(admin.updateUserById(id, {})).rejects.toThrow(message);
      await expect(admin.deleteUser(id)).rejects.toThrow(message);
      await expect(admin.mfa.listFactors({ userId: id })).rejects.toThrow(message);
    },
  );

  it.each(["GET", "PUT", "DELETE"])("the service answers %s with 404", async (method) => {
    const headers = { authorization: `Bearer ${await jwtKey("service_role")}` };
    const answer = await platform.ask(method, "/admin/users/not-a-uuid", {
      headers,
      ...(method === "PUT" ? { body: {} } : {}),
    });
    expect(answer).toMatchObject({ status: 404, body: { code: "validation_failed" } });
  });

  it("nor is a token worth anything whose subject is none", async () => {
    const headers = { authorization: `Bearer ${await jwtKey("authenticated", { sub: "1234567890" })}` };
    expect(await platform.ask("GET", "/user", { headers })).toMatchObject({ status: 400, body: { code: "bad_jwt" } });
  });
});

describe("a token must have 3 parts and an unexpired exp claim", () => {
  it("the client refuses to take over any other", async () => {
    const { auth, session } = await signedIn(platform);
    const [header, , signature] = session.access_token.split(".");
    const { refresh_token } = session;
    const taken = (access_token: string) => auth.setSession({ access_token, refresh_token });
    const wrong = { name: "AuthInvalidJwtError", status: 400, code: "invalid_jwt" };
    await expect(taken(`${header}.${signature}`)).toBeRefused({ ...wrong, message: "Invalid JWT structure" });
    const claims = (exp: number | undefined) => Buffer.from(JSON.stringify({ exp })).toString("base64url");
    await expect(auth.getClaims(`${header}.${claims(1)}.${signature}`)).toBeRefused({
      ...wrong,
      message: "JWT has expired",
    });
    await expect(auth.getClaims(`${header}.${claims(undefined)}.${signature}`)).toBeRefused({
      ...wrong,
      message: "Missing exp claim",
    });
  });

  it.each([
    ["two parts", "a.b"],
    ["four parts", "a.b.c.d"],
    ["no parts", "garbage"],
    ["10,000 characters", "x".repeat(10_000)],
  ])("the service refuses one of %s", (_, token) =>
    expect(platform.client().auth.getUser(token)).toBeRefused({
      status: 403,
      code: "bad_jwt",
      message: /^invalid JWT: unable to parse or verify signature, /,
    }),
  );

  it("the service refuses one that has expired", async () => {
    const { user } = await signedIn(platform);
    const token = await jwtKey("authenticated", { sub: user.id, exp: Math.floor(Date.now() / 1000) - 1 });
    await expect(platform.client().auth.getUser(token)).toBeRefused({
      status: 403,
      code: "bad_jwt",
      message: /token is expired$/,
    });
  });
});

const signInWith = (overrides: { address?: string; nonce?: string }) => {
  const wallet = ethereumWallet();
  const request = async ({ method, params }: { method: string; params?: unknown }) => {
    if (method === "eth_requestAccounts") return [overrides.address ?? wallet.address];
    if (method === "eth_chainId") return "0x1";
    return wallet.sign(Buffer.from((params as string[])[0]!.slice(2), "hex").toString());
  };
  return platform.client().auth.signInWithWeb3({
    chain: "ethereum",
    wallet: { request } as never,
    options: {
      url: "https://staff.example/",
      ...(overrides.nonce ? { signInWithEthereum: { nonce: overrides.nonce } } : {}),
    },
  });
};
const signedBy = (change: (message: string) => string) => {
  const wallet = ethereumWallet();
  const message = change(
    `staff.example wants you to sign in with your Ethereum account:\n${wallet.address}\n\nURI: https://staff.example/\n` +
      `Version: 1\nChain ID: 1\nNonce: 12345678\nIssued At: ${new Date().toISOString()}`,
  );
  const signature = wallet.sign(message) as `0x${string}`;
  return platform.client().auth.signInWithWeb3({ chain: "ethereum", message, signature });
};

describe("a wallet address matches 0x plus 40 hex characters", () => {
  it("and then opens a session", async () => {
    const { user } = await granted(signInWith({}));
    expect(user.identities).toMatchObject([
      { provider: "web3", id: expect.stringMatching(/^web3:ethereum:0x[0-9a-f]{40}$/i) },
    ]);
  });

  it.each(["0x123", `0x${"g".repeat(40)}`, "a".repeat(40), `0x${"a".repeat(41)}`])("the client refuses %s", (address) =>
    expect(signInWith({ address })).rejects.toThrow(`Address "${address}" is invalid.`),
  );

  it.each([
    ["too short", (text: string) => text.replace(/0x\w{40}/, "0x123")],
    ["no hex", (text: string) => text.replace(/0x\w{40}/, `0x${"g".repeat(40)}`)],
    ["too long", (text: string) => text.replace(/0x\w{40}/, "$&0")],
  ])("the service refuses one that is %s", (_, change) => expect(signedBy(change)).toBeRefused(invalid));
});

describe("a one-time message nonce needs at least 8 characters", () => {
  it("eight do", async () => expect((await granted(signInWith({ nonce: "abcdefgh" }))).session).toBeTruthy());

  it("the client refuses seven", () =>
    expect(signInWith({ nonce: "abcdefg" })).rejects.toThrow("Nonce must be at least 8 characters."));

  it("the service refuses seven", () =>
    expect(signedBy((text) => text.replace("12345678", "1234567"))).toBeRefused(invalid));

  it("the service takes eight", async () => expect((await granted(signedBy((text) => text))).session).toBeTruthy());
});
