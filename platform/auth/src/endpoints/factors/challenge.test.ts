import { describe, expect, it } from "vitest";
import { challenge, codeOf, enroll, signUp, statusAndCode, verify } from "@platform/auth/mfa/testing";
import { useService } from "@platform/auth/testing/service";

const service = useService({ email: { autoConfirm: true } });
const off = useService({ email: { autoConfirm: true }, mfa: { totp: { verify: false } } });
const strict = useService({ email: { autoConfirm: true }, limits: { mfa: { count: 1, seconds: 60, burst: 3 } } });
const nobody = "00000000-0000-4000-8000-000000000000";

async function enrolled() {
  const token: string = (await signUp(service))["access_token"];
  const factor = await enroll(service, token);
  return { token, factor, challengeId: await challenge(service, token, factor.id) };
}

describe("a challenge", () => {
  it("says until when it stands", async () => {
    const { token, factor } = await enrolled();
    expect(await service.post(`/factors/${factor.id}/challenge`, {}, token)).toMatchObject({
      status: 200,
      body: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        type: "totp",
        expires_at: Math.floor(service.now().getTime() / 1000) + 300,
      },
    });
    const { factors } = (await service.get("/user", token)).body;
    expect(factors[0].last_challenged_at).toBe(service.now().toISOString());
  });

  it.each([
    ["not-a-uuid", "validation_failed"],
    ["%27%3B--", "validation_failed"],
    ["%00", "validation_failed"],
    [nobody, "mfa_factor_not_found"],
  ])("of no factor is 404, as are answer and removal: %s", async (id, code) => {
    const { token, challengeId } = await enrolled();
    const answers = [
      await service.post(`/factors/${id}/challenge`, {}, token),
      await service.post(`/factors/${id}/verify`, { challenge_id: challengeId, code: "123456" }, token),
      await service.del(`/factors/${id}`, token),
    ];
    expect(answers.map(statusAndCode)).toEqual(Array.from({ length: 3 }, () => ({ status: 404, code })));
  });

  it("of another's factor is as unknown as none", async () => {
    const { factor, challengeId } = await enrolled();
    const { token } = await enrolled();
    const answers = [
      await service.post(`/factors/${factor.id}/challenge`, {}, token),
      await verify(service, token, factor.id, codeOf(service, factor.secret), challengeId),
      await service.del(`/factors/${factor.id}`, token),
    ];
    expect(answers.map(statusAndCode)).toEqual(
      Array.from({ length: 3 }, () => ({ status: 404, code: "mfa_factor_not_found" })),
    );
  });

  it("is refused where verifying is turned off", async () => {
    const { access_token } = await signUp(off);
    const { id } = await enroll(off, access_token);
    const expected = { status: 422, code: "mfa_totp_verify_not_enabled" };
    expect(statusAndCode(await off.post(`/factors/${id}/challenge`, {}, access_token))).toEqual(expected);
    expect(statusAndCode(await verify(off, access_token, id, "123456", nobody))).toEqual(expected);
  });

  it("has a limit of its own for each address", async () => {
    const { access_token } = await signUp(strict);
    const { id } = await enroll(strict, access_token);
    const answers = [];
    for (let count = 0; count < 4; count++) answers.push(await verify(strict, access_token, id, "", nobody));
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 429]);
    expect(answers.at(-1)!.body).toMatchObject({
      code: "over_request_rate_limit",
      message: "Request rate limit reached",
    });
  });
});
