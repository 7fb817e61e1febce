import { describe, expect, it } from "vitest";
import { granted, type Refusal } from "./testing/answers.ts";
import { follow } from "./testing/mailbox.ts";
import { password, someone, somePhone } from "./testing/people.ts";
import { usePlatform } from "./testing/platform.ts";

const platform = usePlatform({
  auth: {
    phone: { enabled: true },
    signup: { anonymous: true },
    password: { requiredCharacters: ["abc", "0123456789"] },
  },
});
const easy = usePlatform({ auth: { email: { autoConfirm: true }, phone: { enabled: true, autoConfirm: true } } });
const closed = usePlatform({ auth: { signup: { enabled: false } } });
const strong = `${password} 1`;

describe("signing up", () => {
  it("by mail answers with a user, and the link opens the session", async () => {
    const email = someone();
    const { auth } = platform.client();
    const { user, session } = await granted(
      auth.signUp({ email, password: strong, options: { data: { name: "Ana" } } }),
    );
    expect(session).toBeNull();
    expect(user).toMatchObject({
      email,
      phone: "",
      role: "authenticated",
      aud: "authenticated",
      user_metadata: { name: "Ana" },
      app_metadata: { provider: "email", providers: ["email"] },
      identities: [{ id: user!.id, provider: "email", identity_data: { email, email_verified: false, name: "Ana" } }],
      confirmation_sent_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      is_anonymous: false,
    });
    const { status, fragment } = await follow((await platform.mail.newest(email)).link);
    expect(status).toBe(303);
    expect(Object.keys(fragment)).toEqual(Object.keys(fragment).toSorted());
    expect(fragment).toMatchObject({ token_type: "bearer", type: "signup", sb: "", expires_in: "3600" });
    const { access_token, refresh_token } = fragment as { access_token: string; refresh_token: string };
    const entered = await granted(auth.setSession({ access_token, refresh_token }));
    expect(entered.user).toMatchObject({ id: user!.id, email_confirmed_at: expect.any(String) });
  });

  it("with a taken address answers with a user without identities", async () => {
    const email = someone();
    await granted(platform.admin().createUser({ email, password: strong, email_confirm: true }));
    const { user } = await granted(platform.client().auth.signUp({ email, password: strong }));
    expect(user).toMatchObject({ email, identities: [] });
  });

  it("by phone sends a code", async () => {
    const phone = somePhone();
    const { auth } = platform.client();
    expect((await granted(auth.signUp({ phone: `+${phone}`, password: strong }))).session).toBeNull();
    const { code } = await platform.mail.newest(phone);
    const { user } = await granted(auth.verifyOtp({ phone, token: code, type: "sms" }));
    expect(user).toMatchObject({ phone, phone_confirmed_at: expect.any(String) });
  });

  it("with auto-confirm opens a session at once, by mail and by phone", async () => {
    for (const address of [{ email: someone() }, { phone: somePhone() }]) {
      const { session } = await granted(easy.client().auth.signUp({ ...address, password }));
      expect(session).toMatchObject({ token_type: "bearer", expires_in: 3600 });
    }
  });

  it("with auto-confirm says that an address is taken", async () => {
    const email = someone();
    await granted(easy.client().auth.signUp({ email, password }));
    await expect(easy.client().auth.signUp({ email, password })).toBeRefused({
      status: 422,
      code: "user_already_exists",
      message: "User already registered",
    });
  });

  it("anonymously opens a session of nobody", async () => {
    const { user } = await granted(platform.client().auth.signInAnonymously({ options: { data: { a: 1 } } }));
    expect(user).toMatchObject({
      is_anonymous: true,
      email: "",
      app_metadata: {},
      user_metadata: { a: 1 },
      identities: [],
    });
  });

  type Credentials = Parameters<ReturnType<typeof platform.client>["auth"]["signUp"]>[0];
  it.each<[string, Credentials, Refusal]>([
    [
      "a weak password",
      { email: "a@b.co", password: "zz" },
      { name: "AuthWeakPasswordError", status: 422, code: "weak_password" },
    ],
    [
      "no password",
      { email: "a@b.co", password: "" },
      { status: 400, code: "validation_failed", message: "Signup requires a valid password" },
    ],
    [
      "no address",
      { email: "nobody", password: strong },
      { status: 400, code: "validation_failed", message: /^Unable to validate email address: / },
    ],
    [
      "no number",
      { phone: "12ab", password: strong },
      { status: 400, code: "validation_failed", message: "Invalid phone number format (E.164 required)" },
    ],
    [
      "a long password",
      { email: "a@b.co", password: `a1${"x".repeat(72)}` },
      { status: 400, code: "validation_failed" },
    ],
    [
      "a strange channel",
      { phone: "34600111222", password: strong, options: { channel: "pigeon" as "sms" } },
      { status: 400, code: "validation_failed" },
    ],
  ])("with %s is refused", (_, credentials, refusal) =>
    expect(platform.client().auth.signUp(credentials)).toBeRefused(refusal),
  );

  it("says what a weak password lacks", async () => {
    const { error } = await platform.client().auth.signUp({ email: someone(), password: "zzzz" });
    expect(error).toMatchObject({
      reasons: ["length", "characters"],
      message:
        "Password should be at least 6 characters. Password should contain at least one character of each: abc, 0123456789.",
    });
  });

  it("with a proof key is refused for phones", async () => {
    const proofKey = { code_challenge: "c".repeat(43), code_challenge_method: "s256" };
    const { status, body } = await platform.ask("POST", "/signup", {
      body: { phone: somePhone(), password: strong, ...proofKey },
    });
    expect({ status, ...body }).toMatchObject({ status: 400, message: "PKCE not supported for phone signups" });
  });

  it("is refused where it is turned off", () =>
    expect(closed.client().auth.signUp({ email: someone(), password })).toBeRefused({
      status: 422,
      code: "signup_disabled",
      message: "Signups not allowed for this instance",
    }));
});
