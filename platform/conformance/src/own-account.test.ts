import { describe, expect, it } from "vitest";
import { granted, type Refusal } from "./testing/answers.ts";
import { password, signedIn, someone } from "./testing/people.ts";
import { usePlatform } from "./testing/platform.ts";

const platform = usePlatform({ auth: { email: { minGapSeconds: 0 }, signup: { anonymous: true } } });
const careful = usePlatform({ auth: { email: { minGapSeconds: 0 }, password: { requireReauthentication: true } } });

describe("changing one's own account", () => {
  it("merges data key by key", async () => {
    const { auth } = await signedIn(platform);
    await granted(auth.updateUser({ data: { a: 1, b: { c: 2 } } }));
    const { user } = await granted(auth.updateUser({ data: { a: null, d: 3 } }));
    expect(user.user_metadata).toMatchObject({ b: { c: 2 }, d: 3 });
    expect(user.user_metadata).not.toHaveProperty("a");
  });

  it("with a new password ends the other sessions and keeps this one", async () => {
    const { auth, email } = await signedIn(platform);
    const other = platform.client().auth;
    await granted(other.signInWithPassword({ email, password }));
    await granted(auth.updateUser({ password: "another password" }));
    await granted(auth.getUser());
    await expect(other.getUser()).toBeRefused({ name: "AuthSessionMissingError", status: 400, code: undefined });
    await granted(other.signInWithPassword({ email, password: "another password" }));
  });

  const weak = { name: "AuthWeakPasswordError", status: 422, code: "weak_password" };
  it.each<[object, Refusal]>([
    [
      { password },
      { status: 422, code: "same_password", message: "New password should be different from the old password." },
    ],
    [{ password: "short" }, { ...weak, message: "Password should be at least 6 characters." }],
    [{ email: "nobody" }, { status: 400, code: "validation_failed" }],
    [{ phone: "34600111222" }, { status: 400, code: "phone_provider_disabled" }],
    [{ app_metadata: { role: "boss" } }, { status: 403, code: "not_admin" }],
  ])("refuses %j", async (attributes, refusal) => {
    const { auth } = await signedIn(platform);
    await expect(auth.updateUser(attributes)).toBeRefused(refusal);
  });

  it("refuses an address that someone has", async () => {
    const [{ auth }, other] = [await signedIn(platform), await signedIn(platform)];
    await expect(auth.updateUser({ email: other.email })).toBeRefused({
      status: 422,
      code: "email_exists",
      message: "A user with this email address has already been registered",
    });
  });

  it("makes someone of nobody", async () => {
    const { auth } = platform.client();
    await granted(auth.signInAnonymously());
    await expect(auth.updateUser({ password })).toBeRefused({ status: 422, code: "validation_failed" });
    const email = someone();
    await granted(auth.updateUser({ email }));
    const { code } = await platform.mail.newest(email);
    const { user } = await granted(auth.verifyOtp({ email, token: code, type: "email_change" }));
    expect(user).toMatchObject({ email, is_anonymous: false });
    await granted(auth.updateUser({ password }));
    await granted(platform.client().auth.signInWithPassword({ email, password }));
  });
});

describe("where a password is changed with care", () => {
  it("a session of yesterday needs a code, which counts once", async () => {
    const { auth, email } = await signedIn(careful);
    careful.wait(25 * 3600);
    await granted(auth.refreshSession());
    const changed = (nonce?: string) => auth.updateUser({ password: `${password} new`, ...(nonce ? { nonce } : {}) });
    await expect(changed()).toBeRefused({ status: 400, code: "reauthentication_needed" });
    expect(await auth.reauthenticate()).toEqual({ data: { user: null, session: null }, error: null });
    const { code, kind } = await careful.mail.newest(email);
    expect(kind).toBe("reauthentication");
    await expect(changed(code === "000000" ? "000001" : "000000")).toBeRefused({
      status: 422,
      code: "reauthentication_not_valid",
    });
    await granted(changed(code));
  });

  it("a code is sent to someone signed in only", () =>
    expect(careful.client().auth.reauthenticate()).toBeRefused({
      name: "AuthSessionMissingError",
      status: 400,
      code: undefined,
    }));
});
