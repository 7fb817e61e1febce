import { describe, expect, it } from "vitest";
import { endpoints } from "@platform/auth/endpoints";
import { granted } from "@platform/conformance/testing/answers";
import { signedIn } from "@platform/conformance/testing/people";
import { opaque, usePlatform } from "@platform/conformance/testing/platform";
import { attack } from "./attack.ts";

// Everything is turned on, so that as much as possible is reached.
const platform = usePlatform({
  auth: {
    signup: { anonymous: true },
    email: { minGapSeconds: 0 },
    phone: { enabled: true, minGapSeconds: 0 },
    manualLinking: true,
    web3: { ethereum: true, solana: true },
    passkeys: { enabled: true },
    saml: { enabled: true },
    oauthServer: { enabled: true, dynamicRegistration: true },
    mfa: { phone: { enroll: true, verify: true }, webauthn: { enroll: true, verify: true } },
    // A provider that is away: asking it fails at once.
    providers: { google: { issuer: "http://127.0.0.1:9", clientId: "x", clientSecret: "x" } },
  },
});
const seed = Number(process.env["SEED"] ?? 20_261_115);

describe("malformed requests get an answer soon, never a failure, and an error that clients can read", () => {
  it.each(endpoints.map((endpoint, n) => ({ ...endpoint, n })))("$method $path", async ({ n, ...endpoint }) => {
    const { auth, session, user } = await signedIn(platform);
    const { id: factorId } = await granted(auth.mfa.enroll({ factorType: "totp" }));
    const cast = { ...opaque, userToken: session.access_token, userId: user.id, factorId };
    const found = await attack({ url: platform.url, endpoint, cast, seed: seed + n, count: 16, atOnce: 4 });
    expect(found).toEqual([]);
  });
});
