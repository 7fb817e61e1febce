import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { totpCode } from "./testing/authenticator.ts";
import { granted } from "./testing/answers.ts";
import { password, signedIn, somePhone } from "./testing/people.ts";
import { usePlatform } from "./testing/platform.ts";

const platform = usePlatform({
  auth: {
    mfa: { phone: { enroll: true, verify: true, minGapSeconds: 0 } },
    phone: { enabled: true },
    signup: { anonymous: true },
  },
});

async function withFactor() {
  const person = await signedIn(platform);
  const { id, totp } = await granted(person.auth.mfa.enroll({ factorType: "totp", friendlyName: "my phone" }));
  return { ...person, factorId: id, totp };
}
async function protectedAccount() {
  const person = await withFactor();
  const session = await granted(
    person.auth.mfa.challengeAndVerify({ factorId: person.factorId, code: totpCode(person.totp.secret, -1) }),
  );
  return { ...person, raised: session };
}

describe("an authenticator app", () => {
  it("is enrolled with a picture, a secret and an address", async () => {
    const { totp, auth } = await withFactor();
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
    expect(totp.uri).toMatch(/^otpauth:\/\/totp\//);
    expect(totp.secret).toMatch(/^[A-Z2-7]{32,}$/);
    const { all, totp: verified } = await granted(auth.mfa.listFactors());
    expect(all).toMatchObject([{ status: "unverified", factor_type: "totp", friendly_name: "my phone" }]);
    expect(verified).toEqual([]);
  });

  it("raises the session when its code is right", async () => {
    const { auth, factorId, totp } = await withFactor();
    expect(await granted(auth.mfa.getAuthenticatorAssuranceLevel())).toMatchObject({
      currentLevel: "aal1",
      nextLevel: "aal1",
    });
    const challenge = await granted(auth.mfa.challenge({ factorId }));
    expect(challenge).toMatchObject({ type: "totp", expires_at: expect.any(Number) });
    const raised = await granted(auth.mfa.verify({ factorId, challengeId: challenge.id, code: totpCode(totp.secret) }));
    expect(raised).toMatchObject({ token_type: "bearer", user: { factors: [{ status: "verified" }] } });
    expect(await granted(auth.mfa.getAuthenticatorAssuranceLevel())).toMatchObject({
      currentLevel: "aal2",
      nextLevel: "aal2",
      currentAuthenticationMethods: [{ method: "totp" }, { method: "password" }],
    });
    await granted(auth.refreshSession());
    expect((await granted(auth.mfa.getAuthenticatorAssuranceLevel())).currentLevel).toBe("aal2");
  });

  it("is asked for at the next sign-in", async () => {
    const { email, factorId, totp } = await protectedAccount();
    const { auth } = platform.client();
    await granted(auth.signInWithPassword({ email, password }));
    expect(await granted(auth.mfa.getAuthenticatorAssuranceLevel())).toMatchObject({
      currentLevel: "aal1",
      nextLevel: "aal2",
    });
    const low = { status: 401, code: "insufficient_aal" };
    const message = "AAL2 session is required to update email or password when MFA is enabled.";
    await expect(auth.updateUser({ password: "another password" })).toBeRefused({ ...low, message });
    await expect(auth.mfa.enroll({ factorType: "totp" })).toBeRefused({
      status: 403,
      code: "insufficient_aal",
      message: "AAL2 required to enroll a new factor",
    });
    await expect(auth.mfa.unenroll({ factorId })).toBeRefused({ status: 422, code: "insufficient_aal" });
    await granted(auth.mfa.challengeAndVerify({ factorId, code: totpCode(totp.secret, 1) }));
    await granted(auth.updateUser({ password: "another password" }));
  });

  it("is unenrolled, which lowers the session at its next renewal", async () => {
    const { auth, factorId } = await protectedAccount();
    expect(await granted(auth.mfa.unenroll({ factorId }))).toEqual({ id: factorId });
    await granted(auth.refreshSession());
    expect((await granted(auth.mfa.getAuthenticatorAssuranceLevel())).currentLevel).toBe("aal1");
  });

  it("refuses a wrong code, a strange challenge, no code and the same code again", async () => {
    const { auth, factorId, totp } = await withFactor();
    const code = totpCode(totp.secret);
    const { id: challengeId } = await granted(auth.mfa.challenge({ factorId }));
    const wrong = { status: 422, code: "mfa_verification_failed", message: "Invalid TOTP code entered" };
    await expect(auth.mfa.verify({ factorId, challengeId, code: code === "000000" ? "000001" : "000000" })).toBeRefused(
      wrong,
    );
    await expect(auth.mfa.verify({ factorId, challengeId: randomUUID(), code })).toBeRefused({
      status: 422,
      code: "mfa_factor_not_found",
      message: "MFA factor with the provided challenge ID not found",
    });
    await expect(auth.mfa.verify({ factorId, challengeId, code: "" })).toBeRefused({
      status: 400,
      code: "validation_failed",
    });
    await granted(auth.mfa.verify({ factorId, challengeId, code }));
    await expect(auth.mfa.verify({ factorId, challengeId, code })).toBeRefused({
      status: 422,
      code: "mfa_ip_address_mismatch",
    });
    await expect(auth.mfa.challengeAndVerify({ factorId, code })).toBeRefused(wrong);
  });

  it("refuses a second one of the same name, and what is no factor", async () => {
    const { auth } = await withFactor();
    await expect(auth.mfa.enroll({ factorType: "totp", friendlyName: "my phone" })).toBeRefused({
      status: 422,
      code: "mfa_factor_name_conflict",
      message: 'A factor with the friendly name "my phone" for this user already exists',
    });
    await expect(auth.mfa.enroll({ factorType: "pigeon" as "totp" })).toBeRefused({
      status: 400,
      code: "validation_failed",
      message: "factor_type needs to be totp, phone, or webauthn",
    });
    await expect(auth.mfa.challenge({ factorId: randomUUID() })).toBeRefused({
      status: 404,
      code: "mfa_factor_not_found",
    });
    await expect(auth.mfa.unenroll({ factorId: "none" })).toBeRefused({ status: 404, code: "validation_failed" });
  });

  it("is not for guests, nor for nobody", async () => {
    const { auth } = platform.client();
    await granted(auth.signInAnonymously());
    await expect(auth.mfa.enroll({ factorType: "totp" })).toBeRefused({ status: 403, code: "no_authorization" });
    await expect(platform.client().auth.mfa.enroll({ factorType: "totp" })).toBeRefused({
      status: 403,
      code: "bad_jwt",
    });
  });
});

describe("a phone", () => {
  it("raises the session by a text", async () => {
    const [{ auth }, phone] = [await signedIn(platform), somePhone()];
    const { id: factorId } = await granted(auth.mfa.enroll({ factorType: "phone", phone }));
    const { id: challengeId } = await granted(auth.mfa.challenge({ factorId, channel: "sms" }));
    const { code } = await platform.mail.newest(phone);
    await expect(auth.mfa.verify({ factorId, challengeId, code: code === "000000" ? "000001" : "000000" })).toBeRefused(
      {
        status: 422,
        code: "mfa_verification_failed",
        message: "Invalid MFA Phone code entered",
      },
    );
    await granted(auth.mfa.verify({ factorId, challengeId, code }));
    const { currentLevel, currentAuthenticationMethods } = await granted(auth.mfa.getAuthenticatorAssuranceLevel());
    expect({ currentLevel, methods: currentAuthenticationMethods }).toMatchObject({
      currentLevel: "aal2",
      methods: [{ method: "mfa/phone" }, { method: "password" }],
    });
  });
});

describe("the project's server", () => {
  it("sees the factors of a person, and removes one", async () => {
    const { user, factorId } = await protectedAccount();
    const { mfa } = platform.admin();
    const { factors } = await granted(mfa.listFactors({ userId: user.id }));
    expect(factors).toMatchObject([{ id: factorId, status: "verified" }]);
    expect(JSON.stringify(factors)).not.toContain("secret");
    expect((await mfa.deleteFactor({ userId: user.id, id: factorId })).error).toBeNull();
    await expect(mfa.deleteFactor({ userId: user.id, id: factorId })).toBeRefused({
      status: 404,
      code: "mfa_factor_not_found",
    });
    await expect(mfa.listFactors({ userId: randomUUID() })).toBeRefused({ status: 404, code: "user_not_found" });
  });
});
