/** Runs the platform as `npm run platform` does, and uses it as the suites of GoTrueClient do. */
import { generateKeyPairSync, randomUUID } from "node:crypto";
import { once } from "node:events";
import { AuthClient, createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { useDatabase } from "@platform/kernel/testing/database";
import { granted } from "@platform/conformance/testing/answers";
import { password, someone } from "@platform/conformance/testing/people";
import { jwtKey, sharedSecret } from "@platform/conformance/testing/platform";
import { startStandalone } from "./start.ts";

// Each start is a process of its own, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });
const database = useDatabase();
const limit = { count: 100_000, seconds: 1, burst: 100_000 };
const elliptic = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" });
const keyFile = [{ ...elliptic, kid: "key-of-the-file", alg: "ES256", key_ops: ["sign", "verify"] }];

/** Names every setting there is. */
const everything = (databaseUrl: string) => ({
  paths: { auth: "/" },
  host: "127.0.0.1",
  databaseUrl,
  logLevel: "error",
  secretKey: "a secret of the tests, long enough to be one",
  algorithm: "ES256",
  brand: "Tests",
  sharedSecret,
  signWithSharedSecret: true,
  apiKeys: "none",
  mail: { from: "Tests <tests@example.org>" },
  storage: {
    fileSizeLimit: 52_428_800,
    buckets: [{ id: "pictures", name: "pictures", public: true, fileSizeLimit: 1_000, allowedMimeTypes: ["image/*"] }],
  },
  auth: {
    siteUrl: "http://localhost:3000",
    externalUrl: "http://localhost:9999",
    issuer: "http://localhost:9999",
    redirectAllowList: ["https://app.example/**"],
    audience: "authenticated",
    accessTokenSeconds: 3600,
    signup: { enabled: true, anonymous: true },
    email: {
      enabled: true,
      autoConfirm: true,
      magicLinks: true,
      secureChange: true,
      otpLength: 6,
      otpSeconds: 3600,
      minGapSeconds: 0,
      links: "verify",
    },
    phone: {
      enabled: true,
      autoConfirm: true,
      carrier: "vonage",
      otpLength: 6,
      otpSeconds: 60,
      minGapSeconds: 0,
      testOtps: { "34600000001": "123456" },
    },
    password: {
      minLength: 6,
      minLengthWithSecondFactor: 6,
      requiredCharacters: [],
      requireReauthentication: false,
      requireCurrent: false,
    },
    refreshTokens: { reuseIntervalSeconds: 10 },
    sessions: { timeboxSeconds: 864_000, inactivitySeconds: 864_000, singlePerUser: false },
    manualLinking: true,
    hideStrangers: false,
    mfa: {
      maxEnrolled: 10,
      maxVerified: 10,
      challengeSeconds: 300,
      unverifiedFactorSeconds: 300,
      totp: { enroll: true, verify: true },
      phone: { enroll: true, verify: true, otpLength: 6, minGapSeconds: 0 },
      webauthn: { enroll: true, verify: true },
    },
    web3: { ethereum: true, solana: true },
    saml: { enabled: false },
    webauthn: { rpId: "localhost", rpName: "Tests", origins: ["http://localhost:3000"], challengeSeconds: 300 },
    passkeys: { enabled: true, maxPerUser: 10 },
    oauthServer: { enabled: false },
    providers: {},
    limits: {
      token: limit,
      verify: limit,
      otp: limit,
      signups: limit,
      anonymous: limit,
      web3: limit,
      sso: limit,
      passkey: limit,
      mfa: limit,
      mails: limit,
      texts: limit,
      failuresBeforeWait: 100,
      longestWaitSeconds: 900,
      failuresPerAccount: 1_000,
      failuresPerNetwork: 1_000,
    },
  },
});

let running: Awaited<ReturnType<typeof startStandalone>>;
beforeAll(async () => void (running = await startStandalone(everything(database.url))));
afterAll(() => running.stop());
const client = (headers: Record<string, string> = {}) =>
  new AuthClient({ url: running.url!, autoRefreshToken: false, persistSession: false, headers });
const admin = async (claims: object = {}, role = "service_role") =>
  client({ authorization: `Bearer ${await jwtKey(role, claims)}` }).admin;

describe("the platform alone, with every setting named,", () => {
  it("says where it is, and serves files and live updates beside the accounts", async () => {
    expect(running.url).toMatch(/^http:\/\/localhost:\d+$/);
    const { data } = await createClient(running.url!, await jwtKey("service_role")).storage.listBuckets();
    expect(data).toMatchObject([{ id: "pictures", public: true, file_size_limit: 1_000 }]);
    const socket = new WebSocket(
      `${running.url!.replace("http", "ws")}/realtime/v1/websocket?apikey=${await jwtKey("anon", { exp: 4_102_444_800 })}`,
    );
    await once(socket, "open");
    socket.close();
  });

  it("serves clients without a key at the root", async () => {
    const [auth, email] = [client(), someone()];
    const { session } = await granted(auth.signUp({ email, password }));
    expect(JSON.parse(Buffer.from(session!.access_token.split(".")[0]!, "base64url").toString())).toMatchObject({
      alg: "HS256",
    });
    await granted(auth.signInWithPassword({ email, password }));
    await granted(auth.signInAnonymously());
    await granted(auth.signInWithOtp({ phone: "34600000001" }));
    await granted(auth.verifyOtp({ phone: "34600000001", token: "123456", type: "sms" }));
  });

  it("knows its server by a token of the shared secret, with or without a subject", async () => {
    const email = someone();
    const { user } = await granted((await admin()).createUser({ email, password, email_confirm: true }));
    const named = await admin({ sub: "1234567890" }, "supabase_admin");
    expect((await granted(named.getUserById(user!.id))).user).toMatchObject({ email });
    await granted(named.deleteUser(user!.id));
    await expect(client().admin.getUserById(randomUUID())).toBeRefused({ status: 401, code: "no_authorization" });
  });

  it("shows its mailbox to this machine", async () => {
    const email = someone();
    await granted(client().signUp({ email, password }));
    await granted(client().resetPasswordForEmail(email));
    const list = (await (await fetch(`${running.url}/mailbox`)).json()) as {
      id: string;
      recipient: string;
      kind: string;
    }[];
    expect(list[0]).toMatchObject({ recipient: email, kind: "recovery" });
    const mail = (await (await fetch(`${running.url}/mailbox/${list[0]!.id}`)).json()) as { text: string };
    expect(mail.text).toContain("http://localhost:9999/verify?token=");
  });
});

describe("another start", () => {
  it("signs with the keys of a file, asks for keys of both kinds, and stops when told", async () => {
    const { signWithSharedSecret: _, ...config } = everything(database.url);
    const apiKeys = { publishable: ["sb_publishable_a", await jwtKey("anon")], secret: ["sb_secret_a"] };
    const other = await startStandalone(
      { ...config, paths: { auth: "/auth/v1" }, signingKeys: "keys.json", apiKeys },
      { "keys.json": keyFile },
    );
    const auth = (key: string) =>
      new AuthClient({
        url: `${other.url}/auth/v1`,
        persistSession: false,
        autoRefreshToken: false,
        headers: { apikey: key },
      });
    for (const key of apiKeys.publishable) {
      const { session } = await granted(auth(key).signUp({ email: someone(), password }));
      expect((await granted(auth(key).getClaims(session!.access_token))).header).toMatchObject({
        kid: "key-of-the-file",
      });
    }
    expect((await auth("sb_publishable_b").signInAnonymously()).error).toMatchObject({ status: 401 });
    expect(await other.stop()).toBe(0);
    expect(other.output.stderr).toBe("");
  });

  const site = { siteUrl: "http://a.example", externalUrl: "http://a.example" };
  const two = [keyFile[0], { ...keyFile[0], kid: "another" }];
  it.each<[string, () => unknown, Record<string, unknown>, RegExp[]]>([
    ["no JSON", () => "{", {}, [/config\.json cannot be read: /]],
    [
      "wrong words and wrong types",
      () => ({ colour: "red", auth: { ...site, manualLinking: "yes", oauthServer: { enabled: "on" } } }),
      {},
      [/"colour"/, /auth\.manualLinking/, /auth\.oauthServer/],
    ],
    ["keys that are not there", () => ({ signingKeys: "none.json", auth: site }), {}, [/none\.json cannot be read/]],
    [
      "keys that are none",
      () => ({ signingKeys: "keys.json", auth: site }),
      { "keys.json": [{}] },
      [/keys\.json/, /kty/],
    ],
    [
      "two keys that sign",
      () => ({ databaseUrl: database.url, signingKeys: two, auth: site }),
      {},
      [/Only one key may sign, but 2 can/],
    ],
    [
      "a database that is away",
      () => ({ databaseUrl: "postgres://127.0.0.1:1/none", auth: site }),
      {},
      [/^The platform cannot start: .+\n$/],
    ],
  ])("with %s ends with one message", async (_, config, files, messages) => {
    const other = await startStandalone(config(), files);
    expect(await other.stop()).toBe(1);
    for (const message of messages) expect(other.output.stderr).toMatch(message);
    expect(other.output.stderr).not.toMatch(/\n +at /);
    expect(other.output.stdout).toBe("");
  });
});
