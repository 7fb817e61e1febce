import { describe, expect, it } from "vitest";
import { granted } from "./testing/answers.ts";
import { follow } from "./testing/mailbox.ts";
import { password, signedIn, someone } from "./testing/people.ts";
import { usePlatform } from "./testing/platform.ts";

const platform = usePlatform();

describe("a link made by the project's server", () => {
  const known = async () => (await signedIn(platform)).email;
  const makes = {
    signup: async () => ({ type: "signup", email: someone(), password }) as const,
    invite: async () => ({ type: "invite", email: someone() }) as const,
    magiclink: async () => ({ type: "magiclink", email: await known() }) as const,
    recovery: async () => ({ type: "recovery", email: await known() }) as const,
  };
  const types = Object.keys(makes) as (keyof typeof makes)[];

  it.each(types)("for %s sends nothing and says everything", async (type) => {
    const params = await makes[type]();
    const { user, properties } = await granted(platform.admin().generateLink(params));
    expect(user).toMatchObject({ email: params.email, id: expect.any(String) });
    expect(properties).toMatchObject({
      verification_type: type,
      redirect_to: "https://staff.example",
      email_otp: expect.stringMatching(/^\d{6}$/),
      action_link: `${platform.auth}/verify?token=${properties.hashed_token}&type=${type}&redirect_to=https://staff.example`,
    });
    expect(await platform.mail.count(params.email)).toBe(0);
  });

  it.each(types)("for %s opens a session: followed, by its hash, or by its digits", async (type) => {
    const [first, second, third] = [await makes[type](), await makes[type](), await makes[type]()];
    const link = async (params: typeof first) => (await granted(platform.admin().generateLink(params))).properties;
    expect((await follow((await link(first)).action_link)).fragment).toMatchObject({ type, token_type: "bearer" });
    const { auth } = platform.client();
    await granted(auth.verifyOtp({ token_hash: (await link(second)).hashed_token, type }));
    await granted(auth.verifyOtp({ email: third.email, token: (await link(third)).email_otp, type }));
  });

  it("for a stranger's magic link signs them up", async () => {
    const { properties } = await granted(platform.admin().generateLink({ type: "magiclink", email: someone() }));
    expect(properties.verification_type).toBe("signup");
  });

  it("for a change of address needs both mailboxes", async () => {
    const [email, newEmail, { auth }] = [await known(), someone(), platform.client()];
    const half = async (type: "email_change_current" | "email_change_new") =>
      (await granted(platform.admin().generateLink({ type, email, newEmail }))).properties.hashed_token;
    const [current, next] = [await half("email_change_current"), await half("email_change_new")];
    const first = await granted(auth.verifyOtp({ token_hash: current, type: "email_change" }));
    expect(first.session).toBeNull();
    const second = await granted(auth.verifyOtp({ token_hash: next, type: "email_change" }));
    expect(second.user).toMatchObject({ email: newEmail });
  });

  it("is refused for those who are there already, for strangers and for no type", async () => {
    const email = await known();
    const taken = { status: 422, code: "email_exists" };
    const admin = platform.admin();
    await expect(admin.generateLink({ type: "signup", email, password })).toBeRefused(taken);
    await expect(admin.generateLink({ type: "invite", email })).toBeRefused(taken);
    await expect(admin.generateLink({ type: "recovery", email: someone() })).toBeRefused({
      status: 404,
      code: "user_not_found",
    });
    await expect(admin.generateLink({ type: "pigeon" as "invite", email })).toBeRefused({
      status: 400,
      code: "validation_failed",
    });
    await expect(admin.generateLink({ type: "signup", email: someone(), password: "" })).toBeRefused({
      status: 400,
      code: "validation_failed",
    });
  });
});
