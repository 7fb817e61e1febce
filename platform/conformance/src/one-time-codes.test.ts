import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { granted, type Refusal } from "./testing/answers.ts";
import { follow } from "./testing/mailbox.ts";
import { password, signedIn, someone, somePhone } from "./testing/people.ts";
import { usePlatform } from "./testing/platform.ts";

const platform = usePlatform({
  auth: {
    email: { minGapSeconds: 0 },
    phone: { enabled: true, minGapSeconds: 0, testOtps: { "34600000001": "123456" } },
  },
});
const patient = usePlatform();
const wrongCode = { status: 403, code: "otp_expired", message: "Token has expired or is invalid" };
const wrongLink = { status: 403, code: "otp_expired", message: "Email link is invalid or has expired" };
const codeTo = async (to: string) => (await platform.mail.newest(to)).code;

describe("a code by mail", () => {
  it("signs a stranger up, and someone known in", async () => {
    const email = someone();
    const { auth } = platform.client();
    expect(await granted(auth.signInWithOtp({ email }))).toEqual({ user: null, session: null, messageId: undefined });
    const first = await granted(auth.verifyOtp({ email, token: await codeTo(email), type: "email" }));
    await granted(auth.signInWithOtp({ email }));
    const again = await granted(auth.verifyOtp({ email, token: await codeTo(email), type: "email" }));
    expect(again.user!.id).toBe(first.user!.id);
    expect(again.user!.email_confirmed_at).toBeDefined();
  });

  it("is refused to strangers when only known people are asked for", () =>
    expect(
      platform.client().auth.signInWithOtp({ email: someone(), options: { shouldCreateUser: false } }),
    ).toBeRefused({
      status: 422,
      code: "otp_disabled",
      message: "Signups not allowed for otp",
    }));

  it("is not sent twice within the gap", async () => {
    const email = someone();
    await granted(patient.client().auth.signInWithOtp({ email }));
    await expect(patient.client().auth.signInWithOtp({ email })).toBeRefused({
      status: 429,
      code: "over_email_send_rate_limit",
      message: /^For security purposes, you can only request this after \d+ seconds\.$/,
    });
  });

  it("is worth nothing after its time", async () => {
    const email = someone();
    await granted(patient.client().auth.signInWithOtp({ email }));
    const { code, link } = await patient.mail.newest(email);
    patient.wait(3601);
    await expect(patient.client().auth.verifyOtp({ email, token: code, type: "email" })).toBeRefused(wrongCode);
    expect((await follow(link)).fragment).toMatchObject({ error: "access_denied", error_code: "otp_expired", sb: "" });
  });
});

describe("every type of code", () => {
  const people = {
    signup: async (auth: Auth, email: string) => granted(auth.signUp({ email, password })),
    magiclink: async (auth: Auth, email: string) => (await known(email), granted(auth.signInWithOtp({ email }))),
    recovery: async (auth: Auth, email: string) => (await known(email), granted(auth.resetPasswordForEmail(email))),
    invite: async (_: Auth, email: string) => granted(platform.admin().inviteUserByEmail(email)),
    email: async (auth: Auth, email: string) => granted(auth.signInWithOtp({ email })),
  };
  type Auth = ReturnType<typeof platform.client>["auth"];
  const known = (email: string) => granted(platform.admin().createUser({ email, password, email_confirm: true }));
  const types = Object.keys(people) as (keyof typeof people)[];

  // An invitation carries no digits in its mail; those of generateLink are tried with it.
  it.each(types.filter((type) => type !== "invite"))("%s opens a session by its digits", async (type) => {
    const [email, { auth }] = [someone(), platform.client()];
    await people[type](auth, email);
    const token = await codeTo(email);
    await expect(auth.verifyOtp({ email, token: token === "000000" ? "000001" : "000000", type })).toBeRefused(
      wrongCode,
    );
    expect((await granted(auth.verifyOtp({ email, token, type }))).session!.user).toMatchObject({ email });
    await expect(auth.verifyOtp({ email, token, type })).toBeRefused(wrongCode);
  });

  it.each(types)("%s opens a session by its hash", async (type) => {
    const [email, { auth }] = [someone(), platform.client()];
    await people[type](auth, email);
    const token_hash = (await platform.mail.newest(email)).hash;
    expect((await granted(auth.verifyOtp({ token_hash, type }))).session!.user).toMatchObject({ email });
    await expect(auth.verifyOtp({ token_hash, type })).toBeRefused(wrongLink);
  });

  it.each(types.filter((type) => type !== "invite"))("%s has digits that are no way to its link", async (type) => {
    const [email, { auth }] = [someone(), platform.client()];
    await people[type](auth, email);
    const { hash, code } = await platform.mail.newest(email);
    expect(hash).toMatch(/^[0-9a-f]{56}$/);
    const token_hash = createHash("sha224")
      .update(email + code)
      .digest("hex");
    await expect(auth.verifyOtp({ token_hash, type })).toBeRefused(wrongLink);
  });

  it("email_change opens one once both mailboxes agree", async () => {
    const { auth, email } = await signedIn(platform);
    const next = someone();
    const { user } = await granted(auth.updateUser({ email: next }));
    expect(user).toMatchObject({ email, new_email: next });
    const half = await granted(auth.verifyOtp({ email, token: await codeTo(email), type: "email_change" }));
    expect(half).toMatchObject({ user: null, session: null });
    const token = await codeTo(next);
    const whole = await granted(auth.verifyOtp({ email: next, token, type: "email_change" }));
    expect(whole.session!.user).toMatchObject({ email: next });
  });

  it("sms and phone_change confirm a number", async () => {
    const [phone, next, { auth }] = [somePhone(), somePhone(), platform.client()];
    expect((await granted(auth.signInWithOtp({ phone }))).messageId).toEqual(expect.any(String));
    await granted(auth.verifyOtp({ phone, token: await codeTo(phone), type: "sms" }));
    await granted(auth.updateUser({ phone: next }));
    await granted(auth.verifyOtp({ phone: next, token: await codeTo(next), type: "phone_change" }));
    const { user } = await granted(auth.getUser());
    expect(user).toMatchObject({ phone: next });
    expect(user).not.toHaveProperty("new_phone");
  });

  it("to a number set aside for tests is fixed and never sent", async () => {
    const [phone, { auth }] = ["34600000001", platform.client()];
    expect((await granted(auth.signInWithOtp({ phone }))).messageId).toBe("test-otp");
    expect((await granted(auth.verifyOtp({ phone, token: "123456", type: "sms" }))).user).toMatchObject({ phone });
    expect(await platform.mail.count(phone)).toBe(0);
  });

  const invalid = { status: 400, code: "validation_failed" };
  it.each<[string, object, Refusal]>([
    ["no type", { email: "a@b.co", token: "123456" }, { ...invalid, message: "Verify requires a verification type" }],
    [
      "no token",
      { email: "a@b.co", type: "email" },
      { ...invalid, message: "Verify requires either a token or a token hash" },
    ],
    [
      "no address",
      { token: "123456", type: "email" },
      { ...invalid, message: "Only an email address or phone number should be provided on verify" },
    ],
    ["two addresses", { email: "a@b.co", phone: "34600111222", token: "123456", type: "email" }, invalid],
    [
      "a hash and an address",
      { email: "a@b.co", token_hash: "abc", type: "email" },
      { ...invalid, message: "Only the token_hash and type should be provided" },
    ],
    [
      "a strange type",
      { token_hash: "abc", type: "carrier" },
      { ...invalid, message: "Invalid email verification type" },
    ],
    [
      "no email",
      { email: "nobody", token: "123456", type: "email" },
      { status: 422, code: "validation_failed", message: "Invalid email format" },
    ],
    [
      "no number",
      { phone: "abc", token: "123456", type: "sms" },
      { ...invalid, message: "Invalid phone number format (E.164 required)" },
    ],
    ["a stranger", { email: "stranger@b.co", token: "123456", type: "email" }, wrongCode],
    ["a stranger's number", { phone: "34699999999", token: "123456", type: "sms" }, wrongCode],
    ["an unknown hash", { token_hash: "ab".repeat(28), type: "recovery" }, wrongLink],
  ])("is refused with %s", (_, params, refusal) =>
    expect(platform.client().auth.verifyOtp(params as never)).toBeRefused(refusal),
  );
});

describe("asking again", () => {
  it("sends what is still pending, and tells nobody whether anything is", async () => {
    const [email, { auth }] = [someone(), platform.client()];
    await granted(auth.signUp({ email, password }));
    await granted(auth.resend({ type: "signup", email }));
    expect(await platform.mail.count(email)).toBe(2);
    for (const type of ["signup", "email_change"] as const) await granted(auth.resend({ type, email: someone() }));
  });

  it("for a number names the message", async () => {
    const [phone, { auth }] = [somePhone(), platform.client()];
    await granted(auth.signUp({ phone, password }));
    expect((await granted(auth.resend({ type: "sms", phone }))).messageId).toEqual(expect.any(String));
  });

  it("for a password gives a stranger the same answer as anyone", async () => {
    const [stranger, { auth, email }] = [someone(), await signedIn(platform)];
    expect(await granted(auth.resetPasswordForEmail(email))).toEqual(
      await granted(auth.resetPasswordForEmail(stranger)),
    );
    expect(await platform.mail.count(stranger)).toBe(0);
  });

  it("refuses other types and the wrong kind of address", async () => {
    const ask = (body: object) => platform.ask("POST", "/resend", { body });
    const messages = [
      await ask({ type: "recovery", email: "a@b.co" }),
      await ask({ type: "signup", phone: "34600111222" }),
      await ask({ type: "sms", email: "a@b.co" }),
      await ask({ type: "signup" }),
    ].map(({ status, body }) => `${status} ${String(body["message"])}`);
    expect(messages).toEqual([
      "400 Missing one of these types: signup, email_change, sms, phone_change",
      "400 Type provided requires an email address",
      "400 Type provided requires a phone number",
      "400 Missing email address or phone number",
    ]);
  });
});
