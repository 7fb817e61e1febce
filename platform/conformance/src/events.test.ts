import { describe, expect, it } from "vitest";
import { totpCode } from "./testing/authenticator.ts";
import { granted } from "./testing/answers.ts";
import { follow } from "./testing/mailbox.ts";
import { password, signedIn, someone } from "./testing/people.ts";
import { usePlatform, type TestPlatform } from "./testing/platform.ts";

const platform = usePlatform({ auth: { email: { minGapSeconds: 0 } } });

async function listening(client: ReturnType<TestPlatform["client"]>) {
  const events: string[] = [];
  client.auth.onAuthStateChange((event) => void events.push(event));
  await expect.poll(() => events).toEqual(["INITIAL_SESSION"]);
  return events;
}

describe("an app hears, in this order,", () => {
  it("of signing in, changing, renewing and signing out", async () => {
    const email = someone();
    await granted(platform.admin().createUser({ email, password, email_confirm: true }));
    const client = platform.client();
    const events = await listening(client);
    await granted(client.auth.signInWithPassword({ email, password }));
    await granted(client.auth.updateUser({ data: { nickname: "A" } }));
    await granted(client.auth.refreshSession());
    await client.auth.signOut();
    expect(events).toEqual(["INITIAL_SESSION", "SIGNED_IN", "USER_UPDATED", "TOKEN_REFRESHED", "SIGNED_OUT"]);
  });

  it("of a recovery by code, and by a link with a proof key", async () => {
    const { email } = await signedIn(platform);
    const byCode = platform.client();
    const events = await listening(byCode);
    await granted(byCode.auth.resetPasswordForEmail(email));
    await granted(byCode.auth.verifyOtp({ email, token: (await platform.mail.newest(email)).code, type: "recovery" }));
    expect(events).toEqual(["INITIAL_SESSION", "PASSWORD_RECOVERY"]);

    const byLink = platform.pkceClient();
    const heard = await listening(byLink);
    await granted(byLink.auth.resetPasswordForEmail(email));
    const { query } = await follow((await platform.mail.newest(email)).link);
    const { redirectType } = (await granted(byLink.auth.exchangeCodeForSession(query["code"]!))) as never as {
      redirectType: string;
    };
    expect(redirectType).toBe("recovery");
    expect(heard).toEqual(["INITIAL_SESSION", "PASSWORD_RECOVERY"]);
  });

  it("of a second factor", async () => {
    const { client, auth } = await signedIn(platform);
    const { id, totp } = await granted(auth.mfa.enroll({ factorType: "totp" }));
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => void events.push(event));
    await granted(auth.mfa.challengeAndVerify({ factorId: id, code: totpCode(totp.secret) }));
    expect(events).toEqual(["INITIAL_SESSION", "MFA_CHALLENGE_VERIFIED"]);
  });

  it("of a session that ended elsewhere, when it is asked for", async () => {
    const { client, auth, session } = await signedIn(platform);
    const events = await listening(client);
    await platform.admin().signOut(session.access_token);
    await auth.getUser();
    expect(events).toEqual(["INITIAL_SESSION", "SIGNED_OUT"]);
  });
});
