import { describe, expect, it } from "vitest";
import { sealPlainSecrets } from "@platform/auth/mfa/sealed-secrets";
import { codeOf, enroll, protectedPerson, signIn, signUp, verify } from "@platform/auth/mfa/testing";
import { useService } from "@platform/auth/testing/service";

const service = useService({
  email: { autoConfirm: true },
  signup: { anonymous: true },
  mfa: { maxEnrolled: 4, maxVerified: 2 },
});
const off = useService({ email: { autoConfirm: true }, mfa: { totp: { enroll: false } } });
const post = (body: unknown, token: string) => service.post("/factors", body, token);
const totp = (friendly_name: string) => ({ factor_type: "totp", friendly_name });

describe("enrolling a factor", () => {
  it("answers with what an authenticator app needs", async () => {
    const { access_token, user } = await signUp(service);
    const { status, body } = await post(totp("Phone"), access_token);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      type: "totp",
      friendly_name: "Phone",
      totp: {
        qr_code: expect.stringMatching(/^<svg/),
        secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
        uri: expect.stringMatching(/^otpauth:\/\/totp\/staff\.example:/),
      },
    });
    expect(body["totp"].uri).toContain(encodeURIComponent(user.email));
  });

  it("keeps the secret sealed, and seals what an older version left plain", async () => {
    const { access_token } = await signUp(service);
    const { id, secret } = await enroll(service, access_token, "Sealed");
    const row = () =>
      service.sql.db.first<{ secret: string | null; sealed_secret: Buffer }>(
        `SELECT secret, sealed_secret FROM auth.mfa_factors WHERE id = $1`,
        [id],
      );
    expect(await row()).toMatchObject({ secret: null, sealed_secret: expect.any(Buffer) });
    expect((await row())!.sealed_secret.toString("latin1")).not.toContain(secret);
    await service.sql.db.rows(`UPDATE auth.mfa_factors SET secret = $2, sealed_secret = NULL WHERE id = $1`, [
      id,
      secret,
    ]);
    const { auth } = await service.parts();
    await sealPlainSecrets(service.sql.db, auth.factorSeal);
    expect((await row())!.secret).toBeNull();
    expect((await verify(service, access_token, id, codeOf(service, secret))).status).toBe(200);
  });

  it("shows the factor in the user, and its secret never again", async () => {
    const { access_token } = await signUp(service);
    const { id, secret } = await enroll(service, access_token, "Phone");
    const { body } = await service.get("/user", access_token);
    expect(body["factors"]).toEqual([
      expect.objectContaining({ id, friendly_name: "Phone", factor_type: "totp", status: "unverified" }),
    ]);
    expect(JSON.stringify(body)).not.toContain(secret);
  });

  it("takes the issuer that it is given", async () => {
    const { access_token } = await signUp(service);
    const { body } = await post({ ...totp(""), issuer: "Bar & Grill" }, access_token);
    expect(body["totp"].uri).toContain("issuer=Bar%20%26%20Grill");
  });

  it.each([
    [{}, 400, "validation_failed", "factor_type needs to be totp, phone, or webauthn"],
    [{ factor_type: "sms" }, 400, "validation_failed", "factor_type needs to be totp, phone, or webauthn"],
    [{ factor_type: "constructor" }, 400, "validation_failed", "factor_type needs to be totp, phone, or webauthn"],
    [{ factor_type: "webauthn" }, 422, "mfa_webauthn_enroll_not_enabled", "MFA enroll is disabled for WebAuthn"],
    [{ factor_type: "phone" }, 422, "mfa_phone_enroll_not_enabled", "MFA enroll is disabled for Phone"],
    [totp("x".repeat(256)), 400, "validation_failed", "friendly_name cannot be longer than 255 characters"],
  ])("refuses %j", async (body, status, code, message) => {
    const { access_token } = await signUp(service);
    expect(await post(body, access_token)).toMatchObject({ status, body: { code, message } });
  });

  it("is refused where it is turned off", async () => {
    const { access_token } = await signUp(off);
    expect(await off.post("/factors", totp(""), access_token)).toMatchObject({
      status: 422,
      body: { code: "mfa_totp_enroll_not_enabled" },
    });
  });

  it.each([
    ["POST", "/factors"],
    ["POST", "/factors/00000000-0000-4000-8000-000000000000/challenge"],
    ["POST", "/factors/00000000-0000-4000-8000-000000000000/verify"],
    ["DELETE", "/factors/00000000-0000-4000-8000-000000000000"],
  ])("is not for anonymous people, nor for nobody, as is all about factors: %s %s", async (method, path) => {
    const { access_token } = (await service.post("/signup", {})).body;
    const body = { code: "no_authorization" };
    expect(await service.ask(method, path, {}, { authorization: `Bearer ${access_token}` })).toMatchObject({
      status: 403,
      body,
    });
    expect(await service.ask(method, path, {})).toMatchObject({ status: 401, body });
  });

  it.each(["Phone", ""])("refuses a name that is there already: %j", async (name) => {
    const { access_token } = await signUp(service);
    await enroll(service, access_token, name);
    expect(await post(totp(name), access_token)).toMatchObject({
      status: 422,
      body: {
        code: "mfa_factor_name_conflict",
        message: `A factor with the friendly name "${name}" for this user already exists`,
      },
    });
  });

  it("forgets what nobody completed, but not before its time", async () => {
    const { access_token } = await signUp(service);
    await enroll(service, access_token);
    service.wait(300);
    expect((await post(totp(""), access_token)).status).toBe(422);
    service.wait(1);
    expect((await post(totp(""), access_token)).status).toBe(200);
  });

  it("refuses too many, also when they come at once", async () => {
    const { access_token } = await signUp(service);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => post(totp(`app ${index}`), access_token)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 422,
      body: { code: "too_many_enrolled_mfa_factors" },
    });
  });

  it("beside a working factor needs a session that showed it", async () => {
    const { email, raised } = await protectedPerson(service);
    const password = await signIn(service, email);
    expect(await post(totp("another"), password.access_token)).toMatchObject({
      status: 403,
      body: { code: "insufficient_aal", message: "AAL2 required to enroll a new factor" },
    });
    expect((await post(totp("another"), raised["access_token"])).status).toBe(200);
  });

  it("goes by the session in the database, not by the token", async () => {
    const { id, raised } = await protectedPerson(service);
    await service.sql.db.rows(`UPDATE auth.sessions SET aal = 'aal1' WHERE user_id = $1`, [id]);
    expect((await post(totp("another"), raised["access_token"])).body["code"]).toBe("insufficient_aal");
  });
});
