/** Passkeys, as the official client asks for them and an authenticator of the tests answers. */
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { softwareKey, type Lie } from "@platform/auth/testing/software-key";
import { totpCode } from "./testing/authenticator.ts";
import { granted } from "./testing/answers.ts";
import { password, signedIn } from "./testing/people.ts";
import { opaque, usePlatform } from "./testing/platform.ts";

const platform = usePlatform({
  auth: { passkeys: { enabled: true, maxPerUser: 2 } },
});
const origin = "https://staff.example";
const unproved = { status: 400, code: "webauthn_verification_failed", message: "Credential verification failed" };
const used = { status: 400, code: "webauthn_challenge_not_found" };

async function register(auth: Awaited<ReturnType<typeof signedIn>>["auth"], key = softwareKey(origin), lie: Lie = {}) {
  const { challenge_id: challengeId, options } = await granted(auth.passkey.startRegistration());
  return auth.passkey.verifyRegistration({ challengeId, credential: key.create(options, lie) as never });
}
async function withPasskey() {
  const [person, key] = [await signedIn(platform), softwareKey(origin)];
  return { ...person, key, passkey: await granted(register(person.auth, key)) };
}
async function show(key: ReturnType<typeof softwareKey>, lie: Lie = {}, { auth } = platform.client()) {
  const { challenge_id: challengeId, options } = await granted(auth.passkey.startAuthentication());
  return auth.passkey.verifyAuthentication({ challengeId, credential: key.get(options, lie) as never });
}

describe("a passkey", () => {
  it("is made for the site and signs in without anyone saying who they are", async () => {
    const { auth, user } = await signedIn(platform);
    const { options, expires_at } = await granted(auth.passkey.startRegistration());
    expect(options).toMatchObject({
      rp: { id: "staff.example" },
      user: { name: user.email },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [],
    });
    expect(expires_at).toBeGreaterThan(0);
    const key = softwareKey(origin);
    const registered = await granted(register(auth, key));
    expect(registered).toEqual({ id: expect.any(String), created_at: expect.any(String) });
    const visitor = platform.client();
    const { session, user: known } = await granted(show(key, {}, visitor));
    expect(known!.id).toBe(user.id);
    expect(session!.access_token).toEqual(expect.any(String));
    expect(
      (await granted(visitor.auth.mfa.getAuthenticatorAssuranceLevel())).currentAuthenticationMethods,
    ).toMatchObject([{ method: "passkey" }]);
  });

  it("is listed, named and removed by its owner, and by nobody else", async () => {
    const { auth, key, passkey } = await withPasskey();
    const another = await signedIn(platform);
    const gone = { status: 404, code: "validation_failed", message: "Passkey not found" };
    const named = await granted(auth.passkey.update({ passkeyId: passkey.id, friendlyName: "My phone" }));
    expect(named).toMatchObject({ id: passkey.id, friendly_name: "My phone" });
    await granted(show(key));
    expect(await granted(auth.passkey.list())).toEqual([{ ...named, last_used_at: expect.any(String) }]);
    expect(await granted(another.auth.passkey.list())).toEqual([]);
    const { passkey: theirPasskeys } = another.auth;
    await expect(theirPasskeys.update({ passkeyId: passkey.id, friendlyName: "x" })).toBeRefused(gone);
    await expect(theirPasskeys.delete({ passkeyId: passkey.id })).toBeRefused(gone);
    await expect(auth.passkey.update({ passkeyId: passkey.id, friendlyName: "n".repeat(121) })).toBeRefused({
      status: 400,
      code: "validation_failed",
    });
    expect((await auth.passkey.delete({ passkeyId: passkey.id })).error).toBeNull();
    await expect(show(key)).toBeRefused(unproved);
  });

  it("is listed and removed by the project's server", async () => {
    const { user, key, passkey } = await withPasskey();
    const admin = platform.admin(opaque.secret);
    expect(await granted(admin.passkey.listPasskeys({ userId: user.id }))).toMatchObject([{ id: passkey.id }]);
    expect((await admin.passkey.deletePasskey({ userId: user.id, passkeyId: passkey.id })).error).toBeNull();
    await expect(show(key)).toBeRefused(unproved);
    await expect(admin.passkey.listPasskeys({ userId: randomUUID() })).toBeRefused({
      status: 404,
      code: "user_not_found",
    });
  });

  it("is one of few, and belongs to one account", async () => {
    const { auth, key } = await withPasskey();
    await expect(register((await signedIn(platform)).auth, key)).toBeRefused({
      status: 422,
      code: "webauthn_credential_exists",
    });
    await granted(register(auth));
    await expect(auth.passkey.startRegistration()).toBeRefused({ status: 422, code: "too_many_passkeys" });
  });

  it.each<[string, Lie]>([
    ["of another origin", { origin: "https://staff.example.evil.example" }],
    ["of another site", { rpId: "evil.example" }],
    ["asked for within a page of another site", { topOrigin: "https://evil.example" }],
    ["of the other ceremony", { type: "webauthn.create" }],
    ["that nobody unlocked", { isVerified: false }],
    ["that names another person", { userHandle: Buffer.from(randomUUID()).toString("base64url") }],
    ["that names nobody", { userHandle: "" }],
  ])("%s opens nothing", async (_, lie) => {
    const { key } = await withPasskey();
    const { error } = await show(key, lie);
    expect(error).toMatchObject({ status: 400, code: "webauthn_verification_failed" });
    await granted(show(key));
  });

  it("that counted back is a copy", async () => {
    const { key } = await withPasskey();
    await granted(show(key, { counter: 7 }));
    for (const counter of [7, 6, 0]) await expect(show(key, { counter })).toBeRefused(unproved);
    await granted(show(key, { counter: 8 }));
    const still = softwareKey(origin, { counts: false });
    await granted(register((await signedIn(platform)).auth, still));
    for (const _ of [1, 2]) await granted(show(still));
  });

  it("answers a question once, and only its own", async () => {
    const { auth, key } = await withPasskey();
    const { passkey } = platform.client().auth;
    const first = await granted(passkey.startAuthentication());
    const credential = key.get(first.options) as never;
    const other = await granted(passkey.startAuthentication());
    await expect(passkey.verifyAuthentication({ challengeId: other.challenge_id, credential })).toBeRefused(unproved);
    await granted(passkey.verifyAuthentication({ challengeId: first.challenge_id, credential }));
    await expect(passkey.verifyAuthentication({ challengeId: first.challenge_id, credential })).toBeRefused(used);
    // A failed attempt has to begin anew: a question that was answered wrongly is used up, too.
    await expect(passkey.verifyAuthentication({ challengeId: other.challenge_id, credential })).toBeRefused(used);
    const theirChallenge = await granted(auth.passkey.startRegistration());
    const newCredential = softwareKey(origin).create(theirChallenge.options) as never;
    const stranger = await signedIn(platform);
    const stolen = stranger.auth.passkey.verifyRegistration({
      challengeId: theirChallenge.challenge_id,
      credential: newCredential,
    });
    await expect(stolen).toBeRefused(used);
  });

  it("does not let in who may not come in", async () => {
    const { user, key } = await withPasskey();
    await granted(platform.admin().updateUserById(user.id, { ban_duration: "1h" }));
    await expect(show(key)).toBeRefused({ status: 403, code: "user_banned" });
    await granted(platform.admin().deleteUser(user.id));
    await expect(show(key)).toBeRefused(unproved);
  });

  it("is not added past a second factor", async () => {
    const { email, auth } = await signedIn(platform);
    const { id: factorId, totp } = await granted(auth.mfa.enroll({ factorType: "totp" }));
    await granted(auth.mfa.challengeAndVerify({ factorId, code: totpCode(totp.secret) }));
    await granted(register(auth));
    const low = platform.client().auth;
    await granted(low.signInWithPassword({ email, password }));
    const refusal = { status: 403, code: "insufficient_aal" };
    await expect(low.passkey.startRegistration()).toBeRefused(refusal);
    const [{ id: passkeyId } = { id: "" }] = await granted(low.passkey.list());
    await expect(low.passkey.delete({ passkeyId })).toBeRefused(refusal);
  });

  it.each([null, {}, [], { id: "x" }, { id: "AA", rawId: "AA", type: "public-key", response: {} }, "key"])(
    "that is %j is refused",
    async (credential) => {
      const { challenge_id } = await granted(platform.client().auth.passkey.startAuthentication());
      const answer = await platform.ask("POST", "/passkeys/authentication/verify", {
        body: { challenge_id, credential },
      });
      expect(answer.status).toBe(400);
      const { session, auth } = await signedIn(platform);
      const challenge = await granted(auth.passkey.startRegistration());
      const headers = { authorization: `Bearer ${session.access_token}` };
      const body = { challenge_id: challenge.challenge_id, credential };
      expect((await platform.ask("POST", "/passkeys/registration/verify", { body, headers })).status).toBe(400);
    },
  );
});

it("the settings say that there are passkeys", async () => {
  expect((await platform.ask("GET", "/settings")).body["passkeys_enabled"]).toBe(true);
});

it("a question stands for five minutes", async () => {
  const { key } = await withPasskey();
  const { passkey } = platform.client().auth;
  const { challenge_id: challengeId, options } = await granted(passkey.startAuthentication());
  platform.wait(301);
  await expect(passkey.verifyAuthentication({ challengeId, credential: key.get(options) as never })).toBeRefused({
    status: 400,
    code: "webauthn_challenge_expired",
  });
});
