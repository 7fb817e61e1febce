import { describe, expect, it } from "vitest";
import {
  challenge,
  claimsOf,
  codeOf,
  enroll,
  protectedPerson,
  signIn,
  signUp,
  statusAndCode,
  verify,
} from "@platform/auth/mfa/testing";
import { useService } from "@platform/auth/testing/service";

const service = useService({ email: { autoConfirm: true } });
const strict = useService({ email: { autoConfirm: true }, sessions: { inactivitySeconds: 1800 } });
const nobody = "00000000-0000-4000-8000-000000000000";
const refresh = (refresh_token: string) => service.post("/token?grant_type=refresh_token", { refresh_token });

async function enrolled() {
  const session = await signUp(service);
  const token: string = session["access_token"];
  const factor = await enroll(service, token);
  return { session, token, factor, challengeId: await challenge(service, token, factor.id) };
}

describe("verifying a code", () => {
  it("raises the same session and leaves a verified factor", async () => {
    const { session, token, factor } = await enrolled();
    const { status, body } = await verify(service, token, factor.id, codeOf(service, factor.secret));
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: "bearer", expires_in: 3600, user: { factors: [{ status: "verified" }] } });
    const [before, after] = [claimsOf(token), claimsOf(body["access_token"])];
    expect([before["aal"], after["aal"]]).toEqual(["aal1", "aal2"]);
    expect(after["session_id"]).toBe(before["session_id"]);
    expect(after["amr"].map(({ method }: { method: string }) => method).toSorted()).toEqual(["password", "totp"]);
    expect(body["refresh_token"]).not.toBe(session["refresh_token"]);
    expect(claimsOf((await refresh(body["refresh_token"])).body["access_token"])["aal"]).toBe("aal2");
  });

  it.each([
    ["an empty code", "", 400, "validation_failed", "Code needs to be non-empty"],
    ["a wrong code", "000000", 422, "mfa_verification_failed", "Invalid TOTP code entered"],
    ["words", "not a code", 422, "mfa_verification_failed", "Invalid TOTP code entered"],
  ])("refuses %s", async (_, code, status, error, message) => {
    const { token, factor } = await enrolled();
    expect(await verify(service, token, factor.id, code)).toMatchObject({ status, body: { code: error, message } });
  });

  it.each([nobody, "not-a-uuid", ""])("refuses a challenge that never was: %j", async (id) => {
    const { token, factor } = await enrolled();
    expect(await verify(service, token, factor.id, codeOf(service, factor.secret), id)).toMatchObject({
      status: 422,
      body: { code: "mfa_factor_not_found", message: "MFA factor with the provided challenge ID not found" },
    });
  });

  it("refuses the challenge of another factor", async () => {
    const { token, factor } = await enrolled();
    const { challengeId } = await enrolled();
    const answer = await verify(service, token, factor.id, codeOf(service, factor.secret), challengeId);
    expect(statusAndCode(answer)).toEqual({ status: 422, code: "mfa_factor_not_found" });
  });

  it("refuses an answer from another address", async () => {
    const { token, factor, challengeId } = await enrolled();
    const body = { challenge_id: challengeId, code: codeOf(service, factor.secret) };
    const elsewhere = { "x-test-address": "198.51.100.1" };
    const answer = await service.post(`/factors/${factor.id}/verify`, body, token, elsewhere);
    expect(statusAndCode(answer)).toEqual({ status: 422, code: "mfa_ip_address_mismatch" });
  });

  it("refuses a challenge once it is over", async () => {
    const { token, factor, challengeId } = await enrolled();
    service.wait(299);
    expect((await verify(service, token, factor.id, "000000", challengeId)).body["code"]).toBe(
      "mfa_verification_failed",
    );
    service.wait(1);
    const answer = await verify(service, token, factor.id, codeOf(service, factor.secret), challengeId);
    expect(statusAndCode(answer)).toEqual({ status: 422, code: "mfa_challenge_expired" });
  });

  it("takes each challenge once", async () => {
    const { token, factor, challengeId } = await enrolled();
    expect((await verify(service, token, factor.id, codeOf(service, factor.secret), challengeId)).status).toBe(200);
    service.wait(30);
    const again = await verify(service, token, factor.id, codeOf(service, factor.secret), challengeId);
    expect(statusAndCode(again)).toEqual({ status: 422, code: "mfa_ip_address_mismatch" });
  });

  it("takes each code once, and none from before it", async () => {
    const { token, factor } = await enrolled();
    const [older, code] = [codeOf(service, factor.secret, -1), codeOf(service, factor.secret)];
    expect((await verify(service, token, factor.id, code)).status).toBe(200);
    const replays = [await verify(service, token, factor.id, code), await verify(service, token, factor.id, older)];
    expect(replays.map(statusAndCode)).toEqual(
      Array.from({ length: 2 }, () => ({ status: 422, code: "mfa_verification_failed" })),
    );
    expect((await verify(service, token, factor.id, codeOf(service, factor.secret, 1))).status).toBe(200);
  });

  it("hears one of many who answer a challenge at once", async () => {
    const { token, factor, challengeId } = await enrolled();
    const code = codeOf(service, factor.secret);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => verify(service, token, factor.id, code, challengeId)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422]);
  });

  it("takes one code once, also for many challenges at once", async () => {
    const { token, factor } = await enrolled();
    const code = codeOf(service, factor.secret);
    const challenges = await Promise.all(Array.from({ length: 5 }, () => challenge(service, token, factor.id)));
    const answers = await Promise.all(challenges.map((id) => verify(service, token, factor.id, code, id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422]);
  });

  it("makes whoever guesses wait, right code or not", async () => {
    const { token, factor } = await enrolled();
    for (let count = 0; count < 5; count++) await verify(service, token, factor.id, "000000");
    const answer = await verify(service, token, factor.id, codeOf(service, factor.secret));
    expect(statusAndCode(answer)).toEqual({ status: 429, code: "over_request_rate_limit" });
    service.wait(2);
    expect((await verify(service, token, factor.id, codeOf(service, factor.secret))).status).toBe(200);
  });

  it("does not wake a session that has run out", async () => {
    const { access_token } = await signUp(strict);
    const factor = await enroll(strict, access_token);
    strict.wait(1800);
    const answer = await verify(strict, access_token, factor.id, codeOf(strict, factor.secret));
    expect(statusAndCode(answer)).toEqual({ status: 403, code: "session_expired" });
  });
});

describe("once a factor is verified", () => {
  it("sessions that did not show it end, and unfinished ones of its kind go", async () => {
    const { session, token, factor } = await enrolled();
    const other = await signIn(service, session["user"].email);
    await enroll(service, token, "left alone");
    const { body } = await verify(service, token, factor.id, codeOf(service, factor.secret));
    expect(body["user"].factors.map(({ id }: { id: string }) => id)).toEqual([factor.id]);
    expect((await service.get("/user", other.access_token)).body["code"]).toBe("session_not_found");
    expect((await service.get("/user", body["access_token"])).status).toBe(200);
  });

  it("sessions that showed it too go on", async () => {
    const { email, factor, raised } = await protectedPerson(service);
    const second = await signIn(service, email);
    await verify(service, second.access_token, factor.id, codeOf(service, factor.secret));
    expect((await service.get("/user", raised["access_token"])).status).toBe(200);
  });

  it("the person is told, the first time only", async () => {
    const { email, factor } = await protectedPerson(service);
    const notices = () => service.notices.filter(({ kind, to }) => kind === "factor_enrolled" && to === email);
    expect(notices()).toMatchObject([{ channel: "mail", variables: { factorType: "totp" } }]);
    const second = await signIn(service, email);
    expect((await verify(service, second.access_token, factor.id, codeOf(service, factor.secret))).status).toBe(200);
    expect(notices()).toHaveLength(1);
  });

  it("the refresh token from before never yields the raised session", async () => {
    const { first, raised } = await protectedPerson(service);
    service.wait(-30);
    expect((await refresh(first["refresh_token"])).status).toBe(503);
    const next = (await refresh(raised["refresh_token"])).body;
    expect((await refresh(first["refresh_token"])).status).toBe(503);
    expect((await refresh(next["refresh_token"])).status).toBe(200);
    expect((await refresh(first["refresh_token"])).status).toBe(503);
    service.wait(60);
    expect((await refresh(first["refresh_token"])).body["code"]).toBe("refresh_token_already_used");
  });

  it("an unfinished factor of another session is no way past it", async () => {
    const { token, session, factor } = await enrolled();
    await service.sql.db.rows(
      `INSERT INTO auth.mfa_factors (user_id, friendly_name, factor_type, status, sealed_secret, created_at, updated_at)
       SELECT user_id, 'the thief''s', factor_type, status, sealed_secret, created_at, updated_at FROM auth.mfa_factors WHERE id = $1`,
      [factor.id],
    );
    await service.sql.db.rows(`UPDATE auth.mfa_factors SET status = 'verified' WHERE id = $1`, [factor.id]);
    const { factors } = (await service.get("/user", token)).body;
    const thiefs = factors.find(({ friendly_name }: { friendly_name?: string }) => friendly_name === "the thief's");
    const answer = await verify(
      service,
      (await signIn(service, session["user"].email)).access_token,
      thiefs.id,
      codeOf(service, factor.secret),
    );
    expect(statusAndCode(answer)).toEqual({ status: 403, code: "insufficient_aal" });
  });
});
