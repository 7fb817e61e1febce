import { describe, expect, it } from "vitest";
import { challenge, claimsOf, signUp, statusAndCode, verify } from "@platform/auth/mfa/testing";
import { useService } from "@platform/auth/testing/service";

const service = useService({
  email: { autoConfirm: true },
  phone: { testOtps: { "34600000000": "135790" } },
  mfa: { phone: { enroll: true, verify: true } },
});
const enrollOnly = useService({ email: { autoConfirm: true }, mfa: { phone: { enroll: true } } });
let numbers = 0;
const someNumber = () => `3461${String(numbers++).padStart(7, "0")}`;
const enroll = (token: string, phone: string, friendly_name = "") =>
  service.post("/factors", { factor_type: "phone", friendly_name, phone }, token);

async function enrolled(phone = someNumber()) {
  const { access_token, user } = await signUp(service);
  const { body } = await enroll(access_token, phone);
  return { token: access_token as string, userId: user.id as string, phone, id: body["id"] as string };
}
const sentCode = (phone: string) => service.notices.findLast(({ to }) => to === phone)!.variables.code!;

describe("a phone as a second factor", () => {
  it("is enrolled with its number", async () => {
    const { access_token } = await signUp(service);
    const { status, body } = await enroll(access_token, "+34 611 222 333", "mine");
    expect(status).toBe(200);
    expect(body).toEqual({ id: expect.any(String), type: "phone", friendly_name: "mine", phone: "34611222333" });
  });

  it.each(["", "call me", "0123", "1".repeat(16)])("needs a number: %j", async (phone) => {
    const { access_token } = await signUp(service);
    expect(await enroll(access_token, phone)).toMatchObject({
      status: 400,
      body: { code: "validation_failed", message: "Invalid phone number format (E.164 required)" },
    });
  });

  it("gets a code by text, of which only a hash is kept, and opens the session with it", async () => {
    const { token, id, phone } = await enrolled();
    const challengeId = await challenge(service, token, id);
    expect(service.lastNotice()).toMatchObject({ channel: "sms", kind: "mfa_phone", to: phone });
    const code = sentCode(phone);
    expect(code).toMatch(/^\d{6}$/);
    const stored = await service.sql.db.first(`SELECT * FROM auth.mfa_challenges WHERE id = $1`, [challengeId]);
    expect(JSON.stringify(stored)).not.toContain(code);
    const { status, body } = await verify(service, token, id, code, challengeId);
    expect(status).toBe(200);
    expect(claimsOf(body["access_token"])).toMatchObject({ aal: "aal2" });
    expect(claimsOf(body["access_token"])["amr"]).toContainEqual(expect.objectContaining({ method: "mfa/phone" }));
  });

  it("refuses another code, and the code of another challenge", async () => {
    const { token, id, phone } = await enrolled();
    const first = await challenge(service, token, id);
    const code = sentCode(phone);
    service.wait(60);
    const second = await challenge(service, token, id);
    for (const [wrong, challengeId] of [
      [code === "123456" ? "654321" : "123456", first],
      [code, second],
    ] as const)
      expect(await verify(service, token, id, wrong, challengeId)).toMatchObject({
        status: 422,
        body: { code: "mfa_verification_failed", message: "Invalid MFA Phone code entered" },
      });
    expect((await verify(service, token, id, code, first)).status).toBe(200);
  });

  it("waits between two texts, also when both are asked for at once or the factor is begun anew", async () => {
    const { token, id, phone } = await enrolled();
    const path = `/factors/${id}/challenge`;
    const answers = await Promise.all([service.post(path, {}, token), service.post(path, {}, token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429]);
    expect(answers.find(({ status }) => status === 429)!.body).toMatchObject({
      code: "over_sms_send_rate_limit",
      message: "For security purposes, you can only request this after 60 seconds.",
    });
    const again = (await enroll(token, phone)).body;
    expect((await service.post(`/factors/${again["id"]}/challenge`, {}, token)).status).toBe(429);
    service.wait(60);
    expect((await service.post(`/factors/${again["id"]}/challenge`, {}, token)).status).toBe(200);
  });

  it("goes by text, and by a messenger only where the carrier has it", async () => {
    const { token, id } = await enrolled();
    const ask = (channel: string) => service.post(`/factors/${id}/challenge`, { channel }, token);
    expect(statusAndCode(await ask("pigeon"))).toEqual({ status: 400, code: "validation_failed" });
    expect(await ask("whatsapp")).toMatchObject({
      status: 400,
      body: { code: "validation_failed", message: expect.stringMatching(/only supported if Twilio or Twilio Verify/) },
    });
    expect((await ask("sms")).status).toBe(200);
  });

  it("set aside for tests has its fixed code, and nothing is sent", async () => {
    const { token, id } = await enrolled("34600000000");
    const before = service.notices.length;
    const challengeId = await challenge(service, token, id);
    expect(service.notices).toHaveLength(before);
    expect((await verify(service, token, id, "135790", challengeId)).status).toBe(200);
  });

  it("that works already is not enrolled twice", async () => {
    const { token, id, phone } = await enrolled();
    const challengeId = await challenge(service, token, id);
    const { body } = await verify(service, token, id, sentCode(phone), challengeId);
    expect(statusAndCode(await enroll(body["access_token"], phone, "again"))).toEqual({
      status: 422,
      code: "mfa_verified_factor_exists",
    });
  });

  it("is not challenged where verifying is turned off", async () => {
    const { access_token } = await signUp(enrollOnly);
    const factor = { factor_type: "phone", phone: someNumber() };
    const { id } = (await enrollOnly.post("/factors", factor, access_token)).body;
    expect(statusAndCode(await enrollOnly.post(`/factors/${id}/challenge`, {}, access_token))).toEqual({
      status: 422,
      code: "mfa_phone_verify_not_enabled",
    });
  });

  it("of a kind that is not built answers as turned off", async () => {
    const { token, userId } = await enrolled();
    const row = await service.sql.db.first<{ id: string }>(
      `INSERT INTO auth.mfa_factors (user_id, friendly_name, factor_type, status, created_at, updated_at)
       VALUES ($1, 'key', 'webauthn', 'unverified', now(), now()) RETURNING id`,
      [userId],
    );
    const expected = { status: 422, code: "mfa_webauthn_verify_not_enabled" };
    const body = { challenge_id: row!.id, webauthn: { type: "request", credential_response: {} } };
    expect(statusAndCode(await service.post(`/factors/${row!.id}/challenge`, {}, token))).toEqual(expected);
    expect(statusAndCode(await service.post(`/factors/${row!.id}/verify`, body, token))).toEqual(expected);
  });
});
