import { describe, expect, it } from "vitest";
import { useService } from "@platform/auth/testing/service";

const service = useService({ email: { autoConfirm: true }, password: { minLength: 6, requiredCharacters: [] } });
const password = "correct horse battery";
let people = 0;
const signUp = async () =>
  (await service.post("/signup", { email: `password${people++}@example.org`, password })).body.user;
const signIn = (email: string, sentPassword: string, headers?: Record<string, string>) =>
  service.post("/token?grant_type=password", { email, password: sentPassword }, undefined, headers);

describe("signing in with a password", () => {
  it("opens a session and remembers when", async () => {
    const { email } = await signUp();
    service.wait(60);
    const { status, body } = await signIn(email.toUpperCase(), password);
    expect(status).toBe(200);
    expect(body.user.last_sign_in_at).toBe(service.now().toISOString());
  });

  it("tells the user as asking for it does, so that no client takes the one for newer than the other", async () => {
    const { email } = await signUp();
    service.wait(60);
    const { body } = await signIn(email, password);
    expect((await service.get("/user", body.access_token)).body).toEqual(body.user);
  });

  it.each([
    [{}, 400, "validation_failed", "missing email or phone"],
    [
      { email: "a@b.co", phone: "34600111222", password },
      400,
      "validation_failed",
      /Only an email address or phone number/,
    ],
    [{ phone: "34600111222", password }, 422, "phone_provider_disabled", /./],
    [{ email: "stranger@b.co", password }, 400, "invalid_credentials", "Invalid login credentials"],
  ])("refuses %j", async (body, status, code, message) => {
    const answer = await service.post("/token?grant_type=password", body);
    expect(answer).toMatchObject({ status, body: { code } });
    expect(answer.body.message).toMatch(message);
  });

  it("does not know other grants", async () => {
    expect(await service.post("/token?grant_type=magic", {})).toMatchObject({
      status: 400,
      body: { code: "invalid_credentials", message: "unsupported_grant_type" },
    });
  });

  it("says the same of a wrong password as of a stranger", async () => {
    const { email } = await signUp();
    const [wrong, stranger] = [
      await signIn(email, "wrong password"),
      await signIn("nobody@example.org", "wrong password"),
    ];
    expect(wrong.body).toEqual(stranger.body);
    expect(wrong.status).toBe(stranger.status);
  });

  it("makes a device wait that guesses, longer each time, and no other device", async () => {
    const { email } = await signUp();
    for (let guess = 0; guess < 5; guess++) expect((await signIn(email, "wrong")).status).toBe(400);
    expect(await signIn(email, password)).toMatchObject({
      status: 429,
      body: { message: "For security purposes, you can only request this after 1 seconds." },
    });
    expect((await signIn(email, password, { "x-test-address": "198.51.100.9" })).status).toBe(200);
    service.wait(2);
    expect((await signIn(email, "wrong")).status).toBe(400);
    expect((await signIn(email, "wrong")).body.message).toContain("after 2 seconds");
    service.wait(3);
    expect((await signIn(email, password)).status).toBe(200);
    expect((await signIn(email, "wrong")).status).toBe(400);
  });

  it("counts a hundred guesses at once as a hundred", async () => {
    const { email } = await signUp();
    const answers = await Promise.all(Array.from({ length: 100 }, () => signIn(email, "wrong")));
    expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(6);
  });

  it("treats the addresses of one IPv6 network as one device", async () => {
    const { email } = await signUp();
    for (let guess = 0; guess < 5; guess++)
      await signIn(email, "wrong", { "x-test-address": `2001:db8:1:2::${guess}` });
    expect((await signIn(email, "wrong", { "x-test-address": "2001:db8:1:2:ffff::1" })).status).toBe(429);
    expect((await signIn(email, "wrong", { "x-test-address": "2001:db8:1:3::1" })).status).toBe(400);
  });

  it("upgrades a bcrypt hash that was imported", async () => {
    const { id, email } = await signUp();
    const { hashSync } = await import("bcryptjs");
    await service.sql.db.rows(`UPDATE auth.users SET encrypted_password = $2 WHERE id = $1`, [
      id,
      hashSync(password, 4),
    ]);
    expect((await signIn(email, "wrong")).status).toBe(400);
    expect((await signIn(email, password)).status).toBe(200);
    const [row] = await service.sql.db.rows<{ encrypted_password: string }>(
      `SELECT encrypted_password FROM auth.users WHERE id = $1`,
      [id],
    );
    expect(row!.encrypted_password).toMatch(/^\$argon2id\$v=19\$/);
    expect((await signIn(email, password)).status).toBe(200);
  });
});

describe("a password that is right but weak by now", () => {
  const strict = useService({ email: { autoConfirm: true } });

  it("still opens a session, which says so", async () => {
    const email = "weak@example.org";
    const { auth } = await strict.parts();
    await strict.post("/signup", { email, password: "sixsix" });
    auth.settings.password.minLength = 15;
    auth.settings.password.requiredCharacters = ["0123456789"];
    const { status, body } = await strict.post("/token?grant_type=password", { email, password: "sixsix" });
    expect(status).toBe(200);
    expect(body.weak_password).toEqual({
      message:
        "Password should be at least 15 characters. Password should contain at least one character of each: 0123456789.",
      reasons: ["length", "characters"],
    });
    expect(await strict.put("/user", { password: "sixsi7" }, body.access_token)).toMatchObject({
      status: 422,
      body: { code: "weak_password", weak_password: { reasons: ["length"] } },
    });
  });
});
