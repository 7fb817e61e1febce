import { generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { granted, type Refusal } from "./testing/answers.ts";
import { signedIn } from "./testing/people.ts";
import { opaque, usePlatform, type TestPlatform } from "./testing/platform.ts";

const secret = Buffer.from("a secret key in a key set, for signing").toString("base64url");
const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ format: "jwk" });
const atHome = {
  how: "with the published key, without asking",
  asked: [] as string[],
  refusal: { name: "AuthInvalidJwtError", status: 400, code: "invalid_jwt" },
};
const byAsking = { how: "by asking the service", asked: ["/user", "/user"], refusal: { status: 403, code: "bad_jwt" } };
const platforms: [string, TestPlatform, { how: string; asked: string[]; refusal: Refusal }][] = [
  ["ES256", usePlatform(), atHome],
  ["RS256", usePlatform({ signingKeys: [{ ...rsa, kid: "rsa-1", alg: "RS256" } as never] }), atHome],
  ["HS256", usePlatform({ signWithSharedSecret: true }), byAsking],
  ["HS256", usePlatform({ signingKeys: [{ kty: "oct", k: secret, kid: "oct-1", alg: "HS256" } as never] }), byAsking],
];

/** A client that counts where it goes. */
async function counting(platform: TestPlatform) {
  const requests: string[] = [];
  const counted: typeof fetch = (input, init) => {
    requests.push(new URL(String(input)).pathname.replace("/auth/v1", ""));
    return fetch(input, init);
  };
  const client = platform.client({}, opaque.publishable, { fetch: counted });
  return { ...(await signedIn(platform, client)), requests };
}

describe.each(platforms)("the claims of an access token signed with %s", (algorithm, platform, verified) => {
  it("say who it is", async () => {
    const { auth, session, user, email } = await signedIn(platform);
    const { claims, header } = (await granted(auth.getClaims()))!;
    expect(header).toMatchObject({ alg: algorithm, typ: "JWT" });
    expect(claims).toMatchObject({
      iss: platform.auth,
      sub: user.id,
      aud: "authenticated",
      role: "authenticated",
      email,
      phone: "",
      aal: "aal1",
      amr: [{ method: "password", timestamp: expect.any(Number) }],
      is_anonymous: false,
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      exp: session.expires_at,
      app_metadata: { provider: "email", providers: ["email"] },
    });
    expect(claims.exp - claims.iat).toBe(3600);
  });

  it(`are verified ${verified.how}`, async () => {
    const { auth, requests } = await counting(platform);
    requests.length = 0;
    await granted(auth.getClaims());
    await granted(auth.getClaims());
    // The key set is fetched once by all clients of a process, so by one of them.
    expect(requests.filter((path) => path !== "/.well-known/jwks.json")).toEqual(verified.asked);
  });

  it("are nothing once changed", async () => {
    const { auth, session } = await signedIn(platform);
    const [header, , signature] = session.access_token.split(".");
    const claims = Buffer.from(JSON.stringify({ sub: "x", exp: 9e9 })).toString("base64url");
    await expect(auth.getClaims([header, claims, signature].join("."))).toBeRefused(verified.refusal);
  });

  it("are checked with keys of which only public halves are shown", async () => {
    const { status, body, headers } = await platform.ask("GET", "/.well-known/jwks.json", { headers: { apikey: "" } });
    expect([status, headers.get("cache-control")]).toEqual([200, "public, max-age=600"]);
    const keys = body["keys"] as { alg: string; kid: string; key_ops: string[] }[];
    expect(keys.flatMap((key) => Object.keys(key))).not.toContain("d");
    const shown = keys.map(({ alg, kid, key_ops }) => [alg, kid !== "", ...key_ops]);
    expect(shown).toEqual(verified === atHome ? [[algorithm, true, "verify"]] : []);
  });
});
