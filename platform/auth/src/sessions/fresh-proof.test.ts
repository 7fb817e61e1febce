import { afterAll, describe, expect, it } from "vitest";
import {
  challenge,
  claimsOf,
  codeOf,
  enroll,
  protectedPerson,
  signIn,
  signUp,
  statusAndCode,
  verify,
} from "@platform/auth/mfa/testing";
import { startOpenidProvider } from "@platform/auth/testing/openid-provider";
import { useService } from "@platform/auth/testing/service";
import { renewProof } from "./say-of-session.ts";

const provider = await startOpenidProvider();
afterAll(() => provider.close());
const service = useService({
  freshProofSeconds: 900,
  email: { autoConfirm: true, minGapSeconds: 0 },
  phone: { enabled: true, autoConfirm: true },
  signup: { anonymous: true },
  manualLinking: true,
  passkeys: { enabled: true },
  providers: { acme: provider.settings },
});
provider.state.clock = service.now;

const needed = { status: 400, code: "reauthentication_needed" };
const linkAddress = "/user/identities/authorize?provider=acme&skip_http_redirect=true";
const outcomeOf = async (answer: ReturnType<typeof service.get>) => statusAndCode(await answer);
const passwordOf = async (token: string, more: object = {}) =>
  outcomeOf(service.put("/user", { password: "another good one", ...more }, token));

/** Whatever changes the ways into an account, asked with this token. */
const changes: Record<string, (token: string) => Promise<{ status: number; code: unknown }>> = {
  password: (token) => passwordOf(token),
  email: (token) => outcomeOf(service.put("/user", { email: "moved@example.org" }, token)),
  phone: (token) => outcomeOf(service.put("/user", { phone: "+34600000001" }, token)),
  "new factor": (token) => outcomeOf(service.post("/factors", { factor_type: "totp", friendly_name: "x" }, token)),
  "new passkey": (token) => outcomeOf(service.post("/passkeys/registration/options", {}, token)),
  link: (token) => outcomeOf(service.get(linkAddress, token)),
  "link in a browser": (token) => outcomeOf(service.get("/user/identities/authorize?provider=acme", token)),
  "link by id token": async (token) => {
    const id_token = await provider.idToken({ sub: "someone" });
    return outcomeOf(
      service.post("/token?grant_type=id_token", { provider: "acme", id_token, link_identity: true }, token),
    );
  },
  unlink: async (token) => {
    const { identities } = (await service.get("/user", token)).body;
    return outcomeOf(service.del(`/user/identities/${identities[0].identity_id}`, token));
  },
};

describe("with a proof of a quarter of an hour ago", () => {
  it.each(Object.keys(changes))("%s is refused, and done when it is shown anew", async (what) => {
    const { access_token, user } = await signUp(service);
    service.wait(900);
    expect(await changes[what]!(access_token)).toEqual(needed);
    const again = (await signIn(service, user.email))["access_token"];
    service.wait(899);
    expect(await changes[what]!(again)).not.toEqual(needed);
  });

  it("a factor that waits for its first code is not completed", async () => {
    const { access_token } = await signUp(service);
    const { id, secret } = await enroll(service, access_token);
    const challengeId = await challenge(service, access_token, id);
    service.wait(900);
    expect(statusAndCode(await verify(service, access_token, id, codeOf(service, secret), challengeId))).toEqual(
      needed,
    );
  });

  it("a working factor stays, until it is itself the proof", async () => {
    const { factor, raised } = await protectedPerson(service);
    service.wait(900);
    const remove = () => outcomeOf(service.del(`/factors/${factor.id}`, raised.access_token));
    expect(await remove()).toEqual(needed);
    await verify(service, raised.access_token, factor.id, codeOf(service, factor.secret));
    expect(await remove()).toMatchObject({ status: 200 });
  });

  it("what is said about oneself changes all the same", async () => {
    const { access_token } = await signUp(service);
    service.wait(900);
    expect((await service.put("/user", { data: { name: "Ana" } }, access_token)).status).toBe(200);
    expect((await service.get("/user", access_token)).body.user_metadata).toMatchObject({ name: "Ana" });
  });

  it("renewing the token proves nothing", async () => {
    const { refresh_token } = await signUp(service);
    service.wait(900);
    const { body } = await service.post("/token?grant_type=refresh_token", { refresh_token });
    expect(await passwordOf(body["access_token"])).toEqual(needed);
  });

  it("a guest, who has nothing to show, may still take an address", async () => {
    const { access_token } = (await service.post("/signup", {})).body;
    service.wait(900);
    expect((await service.put("/user", { email: "guest@example.org" }, access_token)).status).toBe(200);
  });
});

describe("a code from the mailbox", () => {
  const codeFor = async (token: string) => {
    await service.get("/reauthenticate", token);
    return service.lastNotice().variables.code!;
  };

  it("is proof for the change that brings it, and for the next ones", async () => {
    const { access_token } = await signUp(service);
    service.wait(900);
    const nonce = await codeFor(access_token);
    expect(await passwordOf(access_token, { nonce })).toMatchObject({ status: 200 });
    expect(await changes["link"]!(access_token)).toMatchObject({ status: 200 });
  });

  it("may also come alone", async () => {
    const { access_token } = await signUp(service);
    service.wait(900);
    const nonce = await codeFor(access_token);
    expect((await service.put("/user", { nonce }, access_token)).status).toBe(200);
    expect(await changes["new factor"]!(access_token)).toMatchObject({ status: 200 });
  });

  it("is no proof when it is wrong, used or another's, and the guesses are counted", async () => {
    const [ana, eva] = [await signUp(service), await signUp(service)];
    service.wait(900);
    const nonce = await codeFor(eva["access_token"]);
    await codeFor(ana["access_token"]);
    const wrong = { status: 422, code: "reauthentication_not_valid" };
    expect(await passwordOf(ana["access_token"], { nonce })).toEqual(wrong);
    for (let guess = 0; guess < 4; guess++)
      expect(await passwordOf(ana["access_token"], { nonce: "x" })).toEqual(wrong);
    expect(await passwordOf(ana["access_token"], { nonce: "x" })).toMatchObject({ status: 429 });
    expect(await changes["email"]!(ana["access_token"])).toEqual(needed);
    expect(await passwordOf(eva["access_token"], { nonce })).toMatchObject({ status: 200 });
    expect(await passwordOf(eva["access_token"], { nonce, password: "yet another one" })).toEqual(wrong);
  });
});

it("whoever runs the service may say that the person has shown it again", async () => {
  const { access_token } = await signUp(service);
  service.wait(900);
  const { auth } = await service.parts();
  await renewProof(auth, claimsOf(access_token)["session_id"], "password");
  expect(await changes["new factor"]!(access_token)).toMatchObject({ status: 200 });
});
