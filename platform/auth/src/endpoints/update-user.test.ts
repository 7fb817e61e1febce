import { describe, expect, it } from "vitest";
import { useService } from "@platform/auth/testing/service";

const password = "correct horse battery";

describe("changing one's own account", () => {
  const service = useService({ email: { autoConfirm: true }, phone: { enabled: true } });
  let people = 0;
  const signUp = async () =>
    (await service.post("/signup", { email: `update${people++}@example.org`, password, data: { a: 1, b: 2 } })).body;

  it("merges metadata key by key, and null removes one", async () => {
    const { access_token } = await signUp();
    const { body } = await service.put("/user", { data: { b: null, c: 3 } }, access_token);
    expect(body.user_metadata).toMatchObject({ a: 1, c: 3 });
    expect(body.user_metadata).not.toHaveProperty("b");
  });

  it("never reaches what grants rights", async () => {
    const { access_token } = await signUp();
    expect(await service.put("/user", { app_metadata: { admin: true } }, access_token)).toMatchObject({
      status: 403,
      body: { code: "not_admin" },
    });
    const { body } = await service.put("/user", { role: "service_role", aud: "x", data: {} }, access_token);
    expect(body).toMatchObject({
      role: "authenticated",
      aud: "authenticated",
      app_metadata: { provider: "email", providers: ["email"] },
    });
  });

  it("with a new password ends every other session and every open link", async () => {
    const { access_token, user } = await signUp();
    const other = (await service.post("/token?grant_type=password", { email: user.email, password })).body.access_token;
    await service.post("/recover", { email: user.email });
    const { code } = service.lastNotice().variables;
    expect((await service.put("/user", { password: "a new password" }, access_token)).status).toBe(200);
    expect(service.lastNotice()).toMatchObject({ kind: "password_changed", to: user.email });
    expect((await service.get("/user", access_token)).status).toBe(200);
    expect((await service.get("/user", other)).body.code).toBe("session_not_found");
    expect((await service.post("/verify", { type: "recovery", email: user.email, token: code })).status).toBe(403);
    expect(
      (await service.post("/token?grant_type=password", { email: user.email, password: "a new password" })).status,
    ).toBe(200);
  });

  it.each([
    [{ password }, 422, "same_password", "New password should be different from the old password."],
    [{ password: "short" }, 422, "weak_password", "Password should be at least 6 characters."],
    [{ email: "nonsense" }, 400, "validation_failed", /Unable to validate email address/],
    [{ phone: "nonsense" }, 400, "validation_failed", "Invalid phone number format (E.164 required)"],
  ])("refuses %j", async (body, status, code, message) => {
    const { access_token } = await signUp();
    const answer = await service.put("/user", body, access_token);
    expect(answer).toMatchObject({ status, body: { code } });
    expect(answer.body.message).toMatch(message);
  });

  it("to another phone waits for its code", async () => {
    const { access_token } = await signUp();
    const { body } = await service.put("/user", { phone: "+34 600 222 333" }, access_token);
    expect(body).toMatchObject({ phone: "", new_phone: "34600222333" });
    const verified = await service.post("/verify", {
      type: "phone_change",
      phone: "34600222333",
      token: service.lastNotice().variables.code,
    });
    expect(verified).toMatchObject({
      status: 200,
      body: { user: { phone: "34600222333", app_metadata: { providers: ["email", "phone"] } } },
    });
  });
});

describe("where a password change needs a fresh proof", () => {
  const service = useService({
    email: { autoConfirm: true },
    password: { requireReauthentication: true, minLength: 15, minLengthWithSecondFactor: 8 },
  });

  it("asks for a code once the session is a day old, and takes it once", async () => {
    const { access_token: young, refresh_token } = (
      await service.post("/signup", { email: "fresh@example.org", password })
    ).body;
    expect((await service.put("/user", { password: "another long password" }, young)).status).toBe(200);
    service.wait(86_401);
    const { access_token } = (await service.post("/token?grant_type=refresh_token", { refresh_token })).body;
    const change = (nonce?: string) =>
      service.put("/user", { password: `yet another password ${nonce}`, nonce }, access_token);
    expect(await change()).toMatchObject({ status: 400, body: { code: "reauthentication_needed" } });
    expect((await service.get("/reauthenticate", access_token)).body).toEqual({});
    const { code, link } = service.lastNotice().variables;
    expect(link).toBeUndefined();
    expect(await change("x")).toMatchObject({ status: 422, body: { code: "reauthentication_not_valid" } });
    expect((await change(code)).status).toBe(200);
    expect(
      (await service.put("/user", { password: "once more a password", nonce: code }, access_token)).body.code,
    ).toBe("reauthentication_not_valid");
  });
});

describe("where the current password is asked for", () => {
  const service = useService({ email: { autoConfirm: true }, password: { requireCurrent: true } });

  it("refuses without it, and takes it, but not from someone who came by a recovery link", async () => {
    const email = "current@example.org";
    const { access_token } = (await service.post("/signup", { email, password })).body;
    const change = (current_password?: string) =>
      service.put("/user", { password: "another password", current_password }, access_token);
    expect(await change()).toMatchObject({ status: 400, body: { code: "current_password_required" } });
    expect(await change("wrong")).toMatchObject({ status: 400, body: { code: "current_password_invalid" } });
    expect((await change(password)).status).toBe(200);
    await service.post("/recover", { email });
    const recovered = (
      await service.post("/verify", { type: "recovery", email, token: service.lastNotice().variables.code })
    ).body;
    expect((await service.put("/user", { password: "forgotten and new" }, recovered.access_token)).status).toBe(200);
  });
});
