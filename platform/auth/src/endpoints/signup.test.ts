import { describe, expect, it } from "vitest";
import { useService } from "@platform/auth/testing/service";

const password = "correct horse battery";

describe("signing up where addresses are confirmed", () => {
  const service = useService({ phone: { enabled: true } });

  it("makes an unconfirmed user, sends a link and a code, and opens no session", async () => {
    const { status, body } = await service.post("/signup", {
      email: "Ana@Example.org",
      password,
      data: { language: "es" },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      email: "ana@example.org",
      phone: "",
      aud: "authenticated",
      role: "authenticated",
      is_anonymous: false,
    });
    expect(body.access_token).toBeUndefined();
    expect(body.email_confirmed_at).toBeUndefined();
    expect(body.confirmation_sent_at).toEqual(expect.any(String));
    expect(body.identities).toEqual([
      expect.objectContaining({
        provider: "email",
        id: body.id,
        identity_data: expect.objectContaining({ sub: body.id, email_verified: false }),
      }),
    ]);
    expect(service.lastNotice()).toMatchObject({
      channel: "mail",
      kind: "confirmation",
      to: "ana@example.org",
      language: "es",
    });
    expect(service.lastNotice().variables.link).toMatch(
      /^https:\/\/staff\.example\/auth\/v1\/verify\?token=[0-9a-f]{56}&type=signup&redirect_to=https:\/\/staff\.example$/,
    );
    expect(service.lastNotice().variables.code).toMatch(/^\d{6}$/);
  });

  it("no self-set verified, role or metadata that grants", async () => {
    const { body } = await service.post("/signup", {
      email: "mallory@example.org",
      password,
      role: "service_role",
      app_metadata: { admin: true },
      email_confirmed_at: "2020-01-01T00:00:00Z",
      data: { email_verified: true, sub: "someone-else", role: "service_role", email: "ceo@example.org" },
    });
    expect(body).toMatchObject({ role: "authenticated", app_metadata: { provider: "email", providers: ["email"] } });
    expect(body.user_metadata).toMatchObject({ email_verified: false, sub: body.id, email: "mallory@example.org" });
    expect(await service.post("/token?grant_type=password", { email: "mallory@example.org", password })).toMatchObject({
      status: 400,
      body: { code: "email_not_confirmed" },
    });
  });

  it("again while unconfirmed keeps the first password and waits for the gap", async () => {
    await service.post("/signup", { email: "twice@example.org", password });
    expect(await service.post("/signup", { email: "twice@example.org", password: "another password" })).toMatchObject({
      status: 429,
      body: {
        code: "over_email_send_rate_limit",
        message: "For security purposes, you can only request this after 60 seconds.",
      },
    });
    service.wait(61);
    expect((await service.post("/signup", { email: "twice@example.org", password: "another password" })).status).toBe(
      200,
    );
    const { code } = service.lastNotice().variables;
    await service.post("/verify", { type: "signup", email: "twice@example.org", token: code });
    expect((await service.post("/token?grant_type=password", { email: "twice@example.org", password })).status).toBe(
      200,
    );
    expect(
      (await service.post("/token?grant_type=password", { email: "twice@example.org", password: "another password" }))
        .status,
    ).toBe(400);
  });

  it("with a confirmed address answers with a user that never existed, and sends nothing", async () => {
    await service.post("/signup", { email: "known@example.org", password });
    await service.post("/verify", {
      type: "signup",
      email: "known@example.org",
      token: service.lastNotice().variables.code,
    });
    const sent = service.notices.length;
    const first = await service.post("/signup", { email: "known@example.org", password, data: { a: 1 } });
    const second = await service.post("/signup", { email: "known@example.org", password, data: { a: 1 } });
    expect(first).toMatchObject({ status: 200, body: { identities: [], role: "", user_metadata: { a: 1 } } });
    expect(first.body.id).not.toBe(second.body.id);
    expect(service.notices.length).toBe(sent);
  });

  it("of one address by two at once makes one user", async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => service.post("/signup", { email: "race@example.org", password })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(await service.sql.db.rows(`SELECT 1 FROM auth.users WHERE email = 'race@example.org'`)).toHaveLength(1);
  });

  it.each([
    [{ email: "a@example.org" }, 400, "validation_failed", "Signup requires a valid password"],
    [{ email: "a@example.org", password: "short" }, 422, "weak_password", "Password should be at least 6 characters."],
    [{ email: "a@example.org", phone: "34600111222", password }, 400, "validation_failed", /./],
    [{ phone: "34600111222", password, channel: "pigeon" }, 400, "validation_failed", /channel/],
    [
      { phone: "34600111222", password, code_challenge: "x".repeat(43), code_challenge_method: "s256" },
      400,
      "validation_failed",
      "PKCE not supported for phone signups",
    ],
    [
      { email: "a@example.org", password, code_challenge: "x".repeat(43) },
      400,
      "validation_failed",
      "PKCE flow requires code_challenge_method and code_challenge",
    ],
    [{ email: "no address", password }, 400, "validation_failed", "Unable to validate email address: invalid format"],
    [{ email: "a@b, c@d", password }, 400, "validation_failed", /Unable to validate/],
    [{ phone: "0034", password }, 400, "validation_failed", "Invalid phone number format (E.164 required)"],
    [{ email: "a@example.org", password: "x".repeat(73) }, 400, "validation_failed", /72/],
    [{ email: ["a@example.org"], password }, 400, "bad_json", /email/],
  ])("refuses %j", async (body, status, code, message) => {
    const answer = await service.post("/signup", body);
    expect(answer).toMatchObject({ status, body: { code } });
    expect(answer.body.message).toMatch(message);
    expect(answer.headers.get("x-sb-error-code")).toBe(code);
    expect(answer.headers.get("x-supabase-api-version")).toBe("2024-01-01");
  });

  it("answers older clients in the older shape", async () => {
    const { headers, body } = await service.post("/signup", { email: "a@example.org" }, undefined, {
      "x-supabase-api-version": "",
    });
    expect(body).toEqual({ code: 400, error_code: "validation_failed", msg: "Signup requires a valid password" });
    expect(headers.get("x-supabase-api-version")).toBeNull();
  });

  it("by phone sends a code, which confirms it", async () => {
    const { body } = await service.post("/signup", { phone: "+34 600 111 222", password });
    expect(body).toMatchObject({ phone: "34600111222", email: "" });
    expect(service.lastNotice()).toMatchObject({ channel: "sms", to: "34600111222" });
    const verified = await service.post("/verify", {
      type: "sms",
      phone: "+34600111222",
      token: service.lastNotice().variables.code,
    });
    expect(verified).toMatchObject({ status: 200, body: { user: { phone_confirmed_at: expect.any(String) } } });
    expect((await service.post("/token?grant_type=password", { phone: "34600111222", password })).status).toBe(200);
  });
});

describe("signing up where addresses are taken on trust", () => {
  const service = useService({ email: { autoConfirm: true }, signup: { anonymous: true } });

  it("opens a session at once", async () => {
    const { body } = await service.post("/signup", { email: "now@example.org", password });
    expect(body).toMatchObject({
      token_type: "bearer",
      expires_in: 3600,
      user: { email: "now@example.org", user_metadata: { email_verified: true } },
    });
    expect(body.expires_at).toBe(Math.floor(service.now().getTime() / 1000) + 3600);
    expect(service.notices).toHaveLength(0);
  });

  it("says when an address is taken", async () => {
    await service.post("/signup", { email: "taken@example.org", password });
    expect(await service.post("/signup", { email: "taken@example.org", password })).toMatchObject({
      status: 422,
      body: { code: "user_already_exists", message: "User already registered" },
    });
  });

  it("without any address is anonymous, until one is set", async () => {
    const { body } = await service.post("/signup", { data: { theme: "dark" } });
    expect(body.user).toMatchObject({
      is_anonymous: true,
      email: "",
      app_metadata: {},
      identities: [],
      user_metadata: { theme: "dark" },
    });
    expect(await service.put("/user", { password }, body.access_token)).toMatchObject({
      status: 422,
      body: { code: "validation_failed" },
    });
    const kept = await service.put("/user", { email: "kept@example.org", password }, body.access_token);
    expect(kept).toMatchObject({ status: 200, body: { is_anonymous: false, email: "kept@example.org" } });
    expect(
      (await service.post("/token?grant_type=password", { email: "kept@example.org", password })).body.user.id,
    ).toBe(body.user.id);
  });
});

describe("signing up where nobody may", () => {
  const service = useService({ signup: { enabled: false } });

  it("is refused, for codes too", async () => {
    const refused = {
      status: 422,
      body: { code: "signup_disabled", message: "Signups not allowed for this instance" },
    };
    expect(await service.post("/signup", { email: "a@example.org", password })).toMatchObject(refused);
    expect(await service.post("/otp", { email: "a@example.org" })).toMatchObject(refused);
    expect(await service.post("/signup", {})).toMatchObject(refused);
  });
});

describe("anonymous sign-ups", () => {
  const service = useService();

  it("are off unless asked for", async () => {
    expect(await service.post("/signup", {})).toMatchObject({
      status: 422,
      body: { code: "anonymous_provider_disabled", message: "Anonymous sign-ins are disabled" },
    });
  });
});
