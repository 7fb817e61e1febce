import { describe, expect, it } from "vitest";
import { granted } from "./testing/answers.ts";
import { password, signedIn, someone } from "./testing/people.ts";
import { generous, usePlatform } from "./testing/platform.ts";

const platform = usePlatform();
const strict = usePlatform({ auth: { password: { minLength: 15 } } });
const narrow = usePlatform({
  auth: {
    limits: {
      ...generous,
      token: { count: 1, seconds: 3_600, burst: 3 },
      signups: { count: 1, seconds: 3_600, burst: 1 },
      mails: { count: 1, seconds: 3_600, burst: 1 },
    },
  },
});
const tooMany = { status: 429, code: "over_request_rate_limit", message: "Request rate limit reached" };

describe("asking too often", () => {
  it("is refused by address, and then by the number of mails", async () => {
    const signUp = () => narrow.client().auth.signUp({ email: someone(), password });
    await granted(signUp());
    await expect(signUp()).toBeRefused(tooMany);
    await expect(narrow.client().auth.signInWithOtp({ email: someone() })).toBeRefused({
      status: 429,
      code: "over_email_send_rate_limit",
      message: "email rate limit exceeded",
    });
  });

  it("is refused for sign-ins of any kind", async () => {
    const { email } = await signedIn(narrow);
    const { auth } = narrow.client();
    await granted(auth.signInWithPassword({ email, password }));
    await granted(auth.refreshSession());
    await expect(auth.signInWithPassword({ email, password })).toBeRefused(tooMany);
  });
});

describe("a refresh token", () => {
  it("works again for whoever lost the answer, and ends the session once it is old", async () => {
    const { auth, session: first } = await signedIn(platform);
    const second = (await granted(auth.refreshSession())).session!;
    const again = (await granted(platform.client().auth.refreshSession(first))).session!;
    expect(again.refresh_token).toBe(second.refresh_token);
    await granted(auth.refreshSession());
    platform.wait(11);
    await expect(platform.client().auth.refreshSession(first)).toBeRefused({
      status: 400,
      code: "refresh_token_already_used",
      message: "Invalid Refresh Token: Already Used",
    });
    await expect(auth.getUser()).toBeRefused({ name: "AuthSessionMissingError", status: 400, code: undefined });
  });
});

describe("a password from before the rules", () => {
  // "sixsix", as another system kept it.
  const password_hash = "$2b$04$XOx3N6SbusI/AUGNt/P5yeU1aDhbP8Ju7MD0Mems8UR/3INfW320i";

  it("still opens a session, which says what is weak about it", async () => {
    const email = someone();
    await granted(strict.admin().createUser({ email, password_hash, email_confirm: true }));
    const { weakPassword, session } = await granted(
      strict.client().auth.signInWithPassword({ email, password: "sixsix" }),
    );
    expect(session).not.toBeNull();
    expect(weakPassword).toEqual({ reasons: ["length"], message: "Password should be at least 15 characters." });
  });
});
