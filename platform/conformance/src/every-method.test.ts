/** Every method of the pinned clients has a case in these tests, or stands here with the reason why not. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { signedIn } from "./testing/people.ts";
import { opaque, usePlatform } from "./testing/platform.ts";

const platform = usePlatform();

/** Work inside the client, and ask the service nothing that another call does not. */
const asksNothing = {
  auth: ["logger", "fetch", "isThrowOnErrorEnabled", "initialize", "dispose"],
  // Parts of other calls that are public in JavaScript alone.
  authParts: ["signInWithEthereum", "signInWithSolana", "linkIdentityOAuth", "linkIdentityIdToken", "fetchJwk"],
  admin: ["fetch"],
  storage: [
    "fetch",
    "bucketLifecycleUrl",
    "listBucketOptionsToQueryString",
    "throwOnError",
    "setHeader",
    "handleOperation",
  ],
  file: ["fetch", "uploadOrUpdate", "prepareUploadFormData", "encodeMetadata", "toBase64", "applyTransformOptsToQuery"],
  fileParts: ["throwOnError", "setHeader", "handleOperation"],
  realtime: ["accessToken", "fetch", "transport", "heartbeatCallback", "encode", "decode", "reconnectAfterMs"],
  realtimeState: [
    "endpointURL",
    "log",
    "hasLogger",
    "connectionState",
    "isConnected",
    "isConnecting",
    "isDisconnecting",
  ],
  realtimeParts: ["push", "sendHeartbeat", "onHeartbeat", "connect"],
  channel: ["updateJoinPayload", "teardown", "copyBindings"],
};
const silent = new Set(Object.values(asksNothing).flat());

/** Not offered: below stands what a service without them answers. */
const notOffered = new Set([
  ...["getStatus", "generate", "verify", "regenerate", "unenroll"].map((name) => `recoveryCodes.${name}`),
  ...["getBucketLifecycle", "updateBucketLifecycle", "deleteBucketLifecycle"].map((name) => `storage.${name}`),
  "storage.purgeBucketCache",
  "file.purgeCache",
]);

describe("every method of the official clients", () => {
  it("has a case here, or a reason", async () => {
    const cases = await sources();
    const client = platform.client();
    const { auth, storage, realtime } = client;
    const without = Object.entries({
      auth,
      mfa: auth.mfa,
      webauthn: auth.mfa.webauthn,
      recoveryCodes: auth.mfa.recoveryCodes,
      oauth: auth.oauth,
      passkey: auth.passkey,
      admin: auth.admin,
      "admin.mfa": auth.admin.mfa,
      "admin.oauth": auth.admin.oauth,
      customProviders: auth.admin.customProviders,
      "admin.passkey": auth.admin.passkey,
      storage,
      file: storage.from("bucket"),
      realtime,
      channel: client.channel("room"),
    }).flatMap(([name, part]) =>
      methodsOf(part)
        .filter((method) => !isShown(cases, name, method))
        .map((method) => `${name}.${method}`),
    );
    expect(without).toEqual([]);
  });

  it("that is not offered answers as where it is turned off", async () => {
    const { auth } = await signedIn(platform, platform.client({ experimental: { recoveryCodes: true } }));
    const { recoveryCodes } = auth.mfa;
    for (const call of [
      recoveryCodes.getStatus(),
      recoveryCodes.generate(),
      recoveryCodes.regenerate(),
      recoveryCodes.unenroll(),
      recoveryCodes.verify({ code: "ABCD-EFGH" }),
    ])
      expect((await call).error).toMatchObject({ status: 404, code: "feature_disabled" });
    const { storage } = platform.client({}, opaque.secret);
    for (const call of [
      storage.getBucketLifecycle("a"),
      storage.updateBucketLifecycle("a", { rules: [] } as never),
      storage.deleteBucketLifecycle("a"),
    ])
      expect((await call).error).toMatchObject({ status: 404 });
    for (const call of [storage.purgeBucketCache("a"), storage.from("a").purgeCache("b")])
      expect((await call).error).toMatchObject({ statusCode: "403" });
  });
});

/** Parts with a name of their own are called by it; the others by whatever a test calls the client. */
function isShown(cases: string, part: string, method: string): boolean {
  if (silent.has(method) || notOffered.has(`${part}.${method}`)) return true;
  const plain = ["auth", "mfa", "admin", "storage", "file", "realtime", "channel"].includes(part);
  const called = plain ? `\\.${method}\\(` : `\\b(?:${part.split(".").at(-1)}|theirs)\\.${method}\\(`;
  return new RegExp(called).test(cases);
}

function methodsOf(part: object): string[] {
  const names = new Set<string>();
  for (let level = part; level !== Object.prototype; level = Object.getPrototypeOf(level) as object)
    for (const name of Object.getOwnPropertyNames(level))
      if (/^(?!_|constructor$)/.test(name) && typeof (part as Record<string, unknown>)[name] === "function")
        names.add(name);
  return [...names];
}

async function sources(): Promise<string> {
  const files = await readdir(import.meta.dirname, { recursive: true });
  const tests = files.filter((file) => file.endsWith(".ts") && !file.includes("every-method"));
  return (await Promise.all(tests.map((file) => readFile(join(import.meta.dirname, file), "utf8")))).join("\n");
}
