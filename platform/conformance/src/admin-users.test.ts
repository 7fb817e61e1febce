import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { granted, type Refusal } from "./testing/answers.ts";
import { password, signedIn, someone, somePhone } from "./testing/people.ts";
import { jwtKey, usePlatform } from "./testing/platform.ts";

const platform = usePlatform();
const crowd = usePlatform();
const gone = { name: "AuthSessionMissingError", status: 400, code: undefined };

describe("the project's server", () => {
  it("creates a user with everything that may be said of one", async () => {
    const [id, email, phone] = [randomUUID(), someone(), somePhone()];
    const { user } = await granted(
      platform.admin().createUser({
        id,
        email,
        phone,
        password,
        email_confirm: true,
        phone_confirm: true,
        role: "supervisor",
        user_metadata: { name: "Ana" },
        app_metadata: { plan: "a" },
        ban_duration: "none",
      }),
    );
    expect(user).toMatchObject({
      id,
      email,
      phone,
      role: "supervisor",
      user_metadata: { name: "Ana" },
      app_metadata: { plan: "a", provider: "email" },
      email_confirmed_at: expect.any(String),
      phone_confirmed_at: expect.any(String),
    });
    expect((await granted(platform.admin().getUserById(id))).user).toMatchObject({ id, email });
  });

  it("changes a user at once, without a mail", async () => {
    const { user, auth, email } = await signedIn(platform);
    const next = someone();
    const attributes = { email: next, password: "another password", app_metadata: { role: "boss" } };
    expect((await granted(platform.admin().updateUserById(user.id, attributes))).user).toMatchObject({
      email: next,
      app_metadata: { role: "boss", provider: "email" },
    });
    expect([await platform.mail.count(email), await platform.mail.count(next)]).toEqual([0, 0]);
    await expect(auth.getUser()).toBeRefused(gone);
    await granted(platform.client().auth.signInWithPassword({ email: next, password: "another password" }));
  });

  it("bans a user, and lets them in again", async () => {
    const { user, auth, session, email } = await signedIn(platform);
    await granted(platform.admin().updateUserById(user.id, { ban_duration: "24h" }));
    await expect(auth.getUser()).toBeRefused({ status: 403, code: "user_banned" });
    await expect(platform.client().auth.refreshSession(session)).toBeRefused({ status: 400, code: "user_banned" });
    await granted(platform.admin().updateUserById(user.id, { ban_duration: "none" }));
    await granted(platform.client().auth.signInWithPassword({ email, password }));
  });

  it("deletes a user, for good or softly", async () => {
    const [hard, soft] = [await signedIn(platform), await signedIn(platform)];
    await granted(platform.admin().deleteUser(hard.user.id));
    await expect(platform.admin().getUserById(hard.user.id)).toBeRefused({
      status: 404,
      code: "user_not_found",
      message: "User not found",
    });
    await expect(hard.auth.getUser()).toBeRefused({
      status: 403,
      code: "user_not_found",
      message: "User from sub claim in JWT does not exist",
    });
    await granted(platform.admin().deleteUser(soft.user.id, true));
    const { user } = await granted(platform.admin().getUserById(soft.user.id));
    expect(user).toMatchObject({ deleted_at: expect.any(String), user_metadata: {}, identities: [] });
    expect(user!.email).not.toBe(soft.email);
    await expect(soft.auth.getUser()).toBeRefused(gone);
    await granted(platform.admin().createUser({ email: soft.email, password }));
  });

  it("invites someone, who sets a password", async () => {
    const email = someone();
    const { user } = await granted(platform.admin().inviteUserByEmail(email, { data: { team: "kitchen" } }));
    expect(user).toMatchObject({ invited_at: expect.any(String), user_metadata: { team: "kitchen" } });
    const { auth } = platform.client();
    await granted(auth.verifyOtp({ token_hash: (await platform.mail.newest(email)).hash, type: "invite" }));
    await granted(auth.updateUser({ password }));
    await granted(platform.client().auth.signInWithPassword({ email, password }));
    await expect(platform.admin().inviteUserByEmail(email)).toBeRefused({ status: 422, code: "email_exists" });
  });

  const nobody = randomUUID();
  const admin = () => platform.admin();
  it.each<[string, () => PromiseLike<{ error: object | null }>, Refusal]>([
    [
      "nobody",
      () => admin().createUser({}),
      { status: 400, code: "validation_failed", message: "Cannot create a user without either an email or phone" },
    ],
    [
      "a weak password",
      () => admin().createUser({ email: someone(), password: "short" }),
      { name: "AuthWeakPasswordError", status: 422, code: "weak_password" },
    ],
    ["no address", () => admin().createUser({ email: "nobody" }), { status: 400, code: "validation_failed" }],
    [
      "a strange ban",
      () => admin().createUser({ email: someone(), ban_duration: "a while" }),
      { status: 400, code: "validation_failed" },
    ],
    [
      "an unknown user",
      () => admin().updateUserById(nobody, { role: "x" }),
      { status: 404, code: "user_not_found", message: "User not found" },
    ],
    ["deleting an unknown user", () => admin().deleteUser(nobody), { status: 404, code: "user_not_found" }],
    ["inviting nobody", () => admin().inviteUserByEmail("nobody"), { status: 400, code: "validation_failed" }],
  ])("is refused %s", (_, call, refusal) => expect(call()).toBeRefused(refusal));

  it("is refused a taken address", async () => {
    const { email } = await signedIn(platform);
    await expect(admin().createUser({ email })).toBeRefused({
      status: 422,
      code: "email_exists",
      message: "A user with this email address has already been registered",
    });
  });
});

describe("nobody else", () => {
  it.each([
    ["a publishable key alone", 401, "no_authorization", async () => ""],
    ["an anon key", 403, "not_admin", async () => `Bearer ${await jwtKey("anon")}`],
    ["a user", 403, "not_admin", async () => `Bearer ${(await signedIn(platform)).session.access_token}`],
  ])("%s is the project's server", async (_, status, code, bearer) => {
    const authorization = await bearer();
    const answer = await platform.ask("GET", "/admin/users", { headers: authorization ? { authorization } : {} });
    expect([answer.status, answer.body["code"]]).toEqual([status, code]);
  });

  it("the client of an app is told so", () =>
    expect(platform.client().auth.admin.listUsers()).toBeRefused({
      status: 403,
      code: "not_admin",
      message: "User not allowed",
    }));
});

describe("the list of users", () => {
  it("is turned page by page", async () => {
    const admin = crowd.admin();
    for (let n = 0; n < 7; n++) await granted(admin.createUser({ email: `crowd${n}@example.org` }));
    const first = await granted(admin.listUsers({ page: 1, perPage: 3 }));
    expect(first).toMatchObject({ aud: "authenticated", nextPage: 2, lastPage: 3, total: 7 });
    expect(first.users).toHaveLength(3);
    const last = await granted(admin.listUsers({ page: 3, perPage: 3 }));
    expect(last).toMatchObject({ nextPage: null, lastPage: 3, total: 7 });
    expect(last.users).toHaveLength(1);
    const all = await granted(admin.listUsers());
    expect(all.users).toHaveLength(7);
    const beyond = await granted(admin.listUsers({ page: 9, perPage: 3 }));
    expect(beyond.users).toEqual([]);
  });
});
