/** Answers to the official client where the ways to sign in are guarded as the product guards them. */
import { afterAll, describe, expect, it } from "vitest";
import { startOpenidProvider } from "@platform/auth/testing/openid-provider";
import { totpCode } from "./testing/authenticator.ts";
import { granted } from "./testing/answers.ts";
import { follow } from "./testing/mailbox.ts";
import { password, signedIn, someone } from "./testing/people.ts";
import { usePlatform } from "./testing/platform.ts";

const acme = await startOpenidProvider();
afterAll(() => acme.close());
const common = { providers: { keycloak: acme.settings }, manualLinking: true };
const platform = usePlatform({
  auth: { ...common, freshProofSeconds: 900, sessions: { unkeptInactivitySeconds: 12 * 3600 } },
});
const asTheReference = usePlatform({ auth: common });
/** Here no time passes, for codes of an app and tokens of a provider. */
const today = usePlatform({ auth: common });
const provider = "keycloak" as const;
const needed = { status: 400, code: "reauthentication_needed" };
const options = { skipBrowserRedirect: true };

describe("an hour after the sign-in", () => {
  const anHourAgo = async () => {
    const person = await signedIn(platform);
    platform.wait(3600);
    await granted(person.auth.refreshSession());
    return person;
  };

  it("nothing that opens the account changes", async () => {
    const { auth } = await anHourAgo();
    await expect(auth.updateUser({ password: `${password} new` })).toBeRefused(needed);
    await expect(auth.updateUser({ email: someone() })).toBeRefused(needed);
    await expect(auth.mfa.enroll({ factorType: "totp", friendlyName: "app" })).toBeRefused(needed);
    await expect(auth.linkIdentity({ provider, options })).toBeRefused(needed);
    const { identities } = await granted(auth.getUserIdentities());
    await expect(auth.unlinkIdentity(identities[0]!)).toBeRefused(needed);
    await granted(auth.updateUser({ data: { name: "Ana" } }));
  });

  it("everything does with a code from the mailbox, or once they have signed in again", async () => {
    const { auth, email } = await anHourAgo();
    await auth.reauthenticate();
    const { code } = await platform.mail.newest(email);
    await granted(auth.updateUser({ email: someone(), nonce: code }));
    await granted(auth.mfa.enroll({ factorType: "totp", friendlyName: "app" }));
    platform.wait(900);
    await expect(auth.updateUser({ password: `${password} new` })).toBeRefused(needed);
    await granted(auth.signInWithPassword({ email, password }));
    await granted(auth.updateUser({ password: `${password} new` }));
  });

  it("the platform alone asks for nothing, as the reference", async () => {
    const { auth } = await signedIn(asTheReference);
    asTheReference.wait(3600);
    await granted(auth.refreshSession());
    expect(await auth.mfa.enroll({ factorType: "totp", friendlyName: "app" })).toMatchObject({ error: null });
    expect(await auth.linkIdentity({ provider, options })).toMatchObject({ error: null });
    expect(await auth.updateUser({ password: `${password} new` })).toMatchObject({ error: null });
  });
});

it("half a day after the last use, the client is told that the session is over", async () => {
  const { auth } = await signedIn(platform);
  platform.wait(12 * 3600);
  await expect(auth.refreshSession()).toBeRefused({ status: 400, code: "session_expired" });
});

describe("with a second factor, a password alone", () => {
  const withFactor = async () => {
    const person = await signedIn(today);
    const { id, totp } = await granted(person.auth.mfa.enroll({ factorType: "totp", friendlyName: "app" }));
    await granted(person.auth.mfa.challengeAndVerify({ factorId: id, code: totpCode(totp.secret) }));
    const thief = today.client().auth;
    await granted(thief.signInWithPassword({ email: person.email, password }));
    return { ...person, thief };
  };

  it("links nothing", async () => {
    const { thief } = await withFactor();
    await expect(thief.linkIdentity({ provider, options })).toBeRefused({ status: 403, code: "insufficient_aal" });
  });

  it("signs nobody out who showed it, and is answered as if", async () => {
    const { auth, thief } = await withFactor();
    expect(await thief.signOut({ scope: "global" })).toEqual({ error: null });
    await granted(auth.getUser());
  });
});

it("an answer of the provider that another browser brings opens nothing", async () => {
  const { url } = await granted(today.client().auth.signInWithOAuth({ provider, options }));
  const toProvider = await follow(url!);
  const who = { sub: "lured", email: someone(), email_verified: true };
  const answer = `${today.auth}${acme.approve(toProvider.url.href, who)}`;
  const elsewhere = await fetch(answer, { redirect: "manual" });
  expect(new URL(elsewhere.headers.get("location")!).searchParams.get("error_code")).toBe("bad_oauth_state");
  expect((await follow(answer)).fragment["access_token"]).toBeDefined();
});
