/** The calls of the official client that do everything by themselves: ask, have the browser answer, and show it. */
import { expect, it } from "vitest";
import { softwareKey } from "@platform/auth/testing/software-key";
import { granted } from "./testing/answers.ts";
import { inBrowser } from "./testing/key-browser.ts";
import { password, signedIn } from "./testing/people.ts";
import { usePlatform } from "./testing/platform.ts";

const platform = usePlatform({
  auth: { passkeys: { enabled: true }, mfa: { webauthn: { enroll: true, verify: true } } },
});
const origin = "https://staff.example";
const site = { rpId: "staff.example", rpOrigins: [origin] };

it("a passkey is registered and signs in", async () => {
  const [{ auth, user }, key] = [await signedIn(platform), softwareKey(origin)];
  const passkey = await granted(inBrowser(origin, key, () => auth.registerPasskey()));
  expect(await granted(auth.passkey.list())).toMatchObject([{ id: passkey.id }]);
  const visitor = platform.client().auth;
  const { user: known } = await granted(inBrowser(origin, key, () => visitor.signInWithPasskey()));
  expect(known!.id).toBe(user.id);
});

it("a security key is registered as a second factor, and raises the next session", async () => {
  const [{ auth, email }, key] = [await signedIn(platform), softwareKey(origin)];
  await granted(inBrowser(origin, key, () => auth.mfa.webauthn.register({ friendlyName: "stick", ...site })));
  const later = platform.client().auth;
  await granted(later.signInWithPassword({ email, password }));
  const [factor] = (await granted(later.mfa.listFactors())).webauthn;
  await granted(
    inBrowser(origin, key, () => later.mfa.webauthn.authenticate({ factorId: factor!.id, webauthn: site })),
  );
  expect((await granted(later.mfa.getAuthenticatorAssuranceLevel())).currentLevel).toBe("aal2");
});

it("a security key is enrolled, challenged and verified step by step", async () => {
  const [{ auth }, key] = [await signedIn(platform), softwareKey(origin)];
  const { id: factorId } = await granted(auth.mfa.webauthn.enroll({ friendlyName: "by hand" }));
  const challenge = await granted(
    inBrowser(origin, key, () => auth.mfa.webauthn.challenge({ factorId, friendlyName: "by hand", webauthn: site })),
  );
  const { user } = await granted(
    auth.mfa.webauthn.verify({
      factorId,
      challengeId: challenge.challengeId,
      webauthn: { ...site, ...challenge.webauthn },
    }),
  );
  expect(user.factors).toMatchObject([{ id: factorId, status: "verified" }]);
});
