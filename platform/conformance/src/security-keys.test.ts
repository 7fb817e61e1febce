/** Security keys as second factors, as the official client asks for them and an authenticator of the tests answers. */
import { describe, expect, it } from "vitest";
import { softwareKey, type Lie, type SoftwareKey } from "@platform/auth/testing/software-key";
import { granted } from "./testing/answers.ts";
import { password, signedIn } from "./testing/people.ts";
import { usePlatform } from "./testing/platform.ts";

const platform = usePlatform({ auth: { mfa: { webauthn: { enroll: true, verify: true } } } });
const origin = "https://staff.example";
const site = { rpId: "staff.example", rpOrigins: [origin] };
const wrong = { status: 422, code: "mfa_verification_failed" };
type Auth = Awaited<ReturnType<typeof signedIn>>["auth"];

/** The answer of the browser's authenticator to the options that the server gave. */
async function answered(auth: Auth, factorId: string, key: SoftwareKey, lie: Lie = {}) {
  const { id: challengeId, webauthn } = await granted(auth.mfa.challenge({ factorId, webauthn: site }));
  const { publicKey } = webauthn.credential_options;
  const challenge = Buffer.from(publicKey.challenge as ArrayBuffer).toString("base64url");
  const json =
    webauthn.type === "create"
      ? key.create({ challenge, rp: { id: site.rpId }, user: { id: "" } }, lie)
      : key.get({ challenge, rpId: site.rpId }, lie);
  const credential_response = { toJSON: () => json } as never;
  return { factorId, challengeId, webauthn: { ...site, type: webauthn.type, credential_response } };
}
const show = async (auth: Auth, factorId: string, key: SoftwareKey, lie?: Lie) =>
  auth.mfa.verify(await answered(auth, factorId, key, lie));

async function withKey() {
  const [person, key] = [await signedIn(platform), softwareKey(origin)];
  const { id: factorId, type } = await granted(
    person.auth.mfa.enroll({ factorType: "webauthn", friendlyName: "blue one" }),
  );
  expect(type).toBe("webauthn");
  return { ...person, key, factorId, raised: await granted(show(person.auth, factorId, key)) };
}
async function again(email: string) {
  const { auth } = platform.client();
  await granted(auth.signInWithPassword({ email, password }));
  return auth;
}

describe("a security key", () => {
  it("is made, and shown at the next sign-in", async () => {
    const { email, factorId, key, raised } = await withKey();
    expect(raised.user.factors).toMatchObject([
      { factor_type: "webauthn", status: "verified", friendly_name: "blue one" },
    ]);
    const auth = await again(email);
    const level = () => granted(auth.mfa.getAuthenticatorAssuranceLevel());
    expect(await level()).toMatchObject({ currentLevel: "aal1", nextLevel: "aal2" });
    await granted(show(auth, factorId, key));
    expect(await level()).toMatchObject({
      currentLevel: "aal2",
      currentAuthenticationMethods: [{ method: "mfa/webauthn" }, { method: "password" }],
    });
    expect((await granted(auth.mfa.listFactors())).webauthn).toMatchObject([{ id: factorId }]);
    await granted(auth.mfa.unenroll({ factorId }));
  });

  it.each<[string, Lie]>([
    ["of another origin", { origin: "https://evil.example" }],
    ["of another site", { rpId: "evil.example" }],
    ["that counted back", { counter: 0 }],
    ["of the other ceremony", { type: "webauthn.create" }],
  ])("%s is wrong", async (_, lie) => {
    const { email, factorId, key } = await withKey();
    const auth = await again(email);
    await granted(show(auth, factorId, key));
    await expect(show(auth, factorId, key, lie)).toBeRefused(wrong);
  });

  it("of somebody else is wrong, and no answer counts twice", async () => {
    const { email, factorId, key } = await withKey();
    const auth = await again(email);
    await expect(show(auth, factorId, softwareKey(origin))).toBeRefused(wrong);
    const answer = await answered(auth, factorId, key);
    await granted(auth.mfa.verify(answer));
    await expect(auth.mfa.verify(answer)).toBeRefused({ status: 422, code: "mfa_ip_address_mismatch" });
  });

  it("is made for this site alone", async () => {
    const { auth } = await signedIn(platform);
    const { id: factorId } = await granted(auth.mfa.enroll({ factorType: "webauthn" }));
    const refusal = { status: 400, code: "validation_failed" };
    for (const webauthn of [
      { rpId: "evil.example", rpOrigins: [origin] },
      { rpId: site.rpId, rpOrigins: ["https://evil.example"] },
    ])
      await expect(auth.mfa.challenge({ factorId, webauthn })).toBeRefused(refusal);
  });
});
