import { describe, expect, it } from "vitest";
import { password, useMailedPeople } from "@platform/auth/testing/mailed-people";

const { service, someone, code, hash, member } = useMailedPeople();

describe("a code from a mail", () => {
  it("confirms the address and opens a session", async () => {
    const { session } = await member();
    expect(session.user).toMatchObject({
      email_confirmed_at: expect.any(String),
      user_metadata: { email_verified: true },
    });
    expect(session.user.identities[0].identity_data.email_verified).toBe(true);
    const claims = JSON.parse(Buffer.from(session.access_token.split(".")[1], "base64url").toString());
    expect(claims).toMatchObject({
      aal: "aal1",
      amr: [{ method: "otp" }],
      session_id: expect.any(String),
      is_anonymous: false,
    });
  });

  it("is consumed by the first of fifty who show it at once", async () => {
    const email = someone();
    await service.post("/signup", { email, password });
    const token = hash();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => service.post("/verify", { type: "signup", token_hash: token })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => [403, 429].includes(answer.status))).toHaveLength(49);
  });

  it("stops working after its time", async () => {
    const email = someone();
    await service.post("/signup", { email, password });
    service.wait(3601);
    expect(await service.post("/verify", { type: "signup", email, token: code() })).toMatchObject({
      status: 403,
      body: { code: "otp_expired", message: "Token has expired or is invalid" },
    });
  });

  it("cannot be guessed: after five wrong ones the account waits", async () => {
    const email = someone();
    await service.post("/signup", { email, password });
    const right = code();
    const wrong = right === "000000" ? "000001" : "000000";
    for (let guess = 0; guess < 5; guess++)
      expect((await service.post("/verify", { type: "signup", email, token: wrong })).status).toBe(403);
    expect(await service.post("/verify", { type: "signup", email, token: right })).toMatchObject({
      status: 429,
      body: { code: "over_request_rate_limit" },
    });
    service.wait(2);
    expect((await service.post("/verify", { type: "signup", email, token: right })).status).toBe(200);
  });

  it("is worth nothing for another purpose or person", async () => {
    const { email } = await member();
    const other = (await member()).email;
    service.wait(61);
    await service.post("/recover", { email });
    expect((await service.post("/verify", { type: "signup", email, token: code() })).status).toBe(403);
    expect((await service.post("/verify", { type: "recovery", email: other, token: code() })).status).toBe(403);
    expect((await service.post("/verify", { type: "recovery", email, token: code() })).status).toBe(200);
  });

  it.each([
    [{ token: "1", email: "a@b.co" }, 400, "validation_failed", "Verify requires a verification type"],
    [{ type: "signup", email: "a@b.co" }, 400, "validation_failed", "Verify requires either a token or a token hash"],
    [
      { type: "signup", token: "1", email: "a@b.co", phone: "34600111222" },
      400,
      "validation_failed",
      "Only an email address or phone number should be provided on verify",
    ],
    [
      { type: "signup", token_hash: "x", email: "a@b.co" },
      400,
      "validation_failed",
      "Only the token_hash and type should be provided",
    ],
    [{ type: "signup", token: "1", email: "nonsense" }, 422, "validation_failed", "Invalid email format"],
    [
      { type: "sms", token: "1", phone: "nonsense" },
      400,
      "validation_failed",
      "Invalid phone number format (E.164 required)",
    ],
    [{ type: "odd", token_hash: "x" }, 400, "validation_failed", "Invalid email verification type"],
    [{ type: "signup", token_hash: "x" }, 403, "otp_expired", "Email link is invalid or has expired"],
    [{ type: "signup", token: "1", email: "nobody@b.co" }, 403, "otp_expired", "Token has expired or is invalid"],
  ])("is refused: %j", async (body, status, expected, message) => {
    expect(await service.post("/verify", body)).toMatchObject({ status, body: { code: expected, message } });
  });

  it("goes to a test number without being sent", async () => {
    const sent = service.notices.length;
    expect(await service.post("/otp", { phone: "34600000001" })).toMatchObject({
      status: 200,
      body: { message_id: "test-otp" },
    });
    expect(service.notices.length).toBe(sent);
    expect((await service.post("/verify", { type: "sms", phone: "34600000001", token: "424242" })).status).toBe(200);
  });
});
