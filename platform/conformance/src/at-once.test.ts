import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { granted } from "./testing/answers.ts";
import { follow } from "./testing/mailbox.ts";
import { password, signedIn, someone, somePhone } from "./testing/people.ts";
import { usePlatform } from "./testing/platform.ts";

const platform = usePlatform({ auth: { phone: { enabled: true }, password: { requireReauthentication: true } } });
// Real passwords cost tens of megabytes and milliseconds each.
const costly = usePlatform({}, {});
const fifty = <Result>(use: (n: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: 50 }, (_, n) => use(n)));

describe("50 parallel wrong passwords", () => {
  it("never starve other requests", async () => {
    const { auth, email } = await signedIn(costly);
    let left = 50;
    const began = performance.now();
    const guesses = fifty(async (n) => {
      const credentials = { email: n % 2 ? email : someone(), password: "wrong" };
      const { error } = await costly.client().auth.signInWithPassword(credentials);
      left--;
      return error!.status!;
    });
    const waits: number[] = [];
    do {
      const startedAt = performance.now();
      await granted(auth.getUser());
      expect((await fetch(`${costly.auth}/health`)).status).toBe(200);
      waits.push(performance.now() - startedAt);
      await pause(5);
    } while (left > 0);
    // A wrong password, or word that the service is busy; never a failure.
    expect([400, 429, 503, 504]).toEqual(expect.arrayContaining([...new Set(await guesses)]));
    // On a machine that is slow throughout, a second is not much; who waits for the guesses waits for all of them.
    expect(Math.max(...waits)).toBeLessThan(Math.max(1_000, (performance.now() - began) / 3));
    await granted(costly.client().auth.signInWithPassword({ email, password }));
  });
});

describe("every one-time token is consumed once under 50 parallel uses", () => {
  const admin = () => platform.admin();
  const known = async () => (await signedIn(platform)).email;
  const sessionsOf = (answers: { data: { session: unknown } }[]) => answers.filter(({ data }) => data.session).length;
  const paramsOf = {
    signup: async () => ({ type: "signup", email: someone(), password }) as const,
    invite: async () => ({ type: "invite", email: someone() }) as const,
    magiclink: async () => ({ type: "magiclink", email: await known() }) as const,
    recovery: async () => ({ type: "recovery", email: await known() }) as const,
  };
  const types = Object.keys(paramsOf) as (keyof typeof paramsOf)[];

  it.each(types)("%s, by its hash", async (type) => {
    const { properties } = await granted(admin().generateLink(await paramsOf[type]()));
    const token_hash = properties.hashed_token;
    expect(sessionsOf(await fifty(() => platform.client().auth.verifyOtp({ type, token_hash })))).toBe(1);
  });

  it.each(types)("%s, by its digits", async (type) => {
    const params = await paramsOf[type]();
    const token = (await granted(admin().generateLink(params))).properties.email_otp;
    const { email } = params;
    expect(sessionsOf(await fifty(() => platform.client().auth.verifyOtp({ type, token, email })))).toBe(1);
  });

  it.each(types)("%s, by its link", async (type) => {
    const { properties } = await granted(admin().generateLink(await paramsOf[type]()));
    const ends = await fifty(() => follow(properties.action_link));
    expect(ends.filter(({ fragment }) => fragment["access_token"])).toHaveLength(1);
    expect(ends.filter(({ fragment }) => fragment["error_code"] === "otp_expired")).toHaveLength(49);
  });

  it("email_change, each half", async () => {
    const [email, newEmail] = [await known(), someone()];
    const half = async (type: "email_change_current" | "email_change_new") =>
      (await granted(admin().generateLink({ type, email, newEmail }))).properties.hashed_token;
    const [current, next] = [await half("email_change_current"), await half("email_change_new")];
    const uses = (token_hash: string) =>
      fifty(() => platform.client().auth.verifyOtp({ type: "email_change", token_hash }));
    const first = await uses(current);
    expect([first.filter(({ error }) => error === null).length, sessionsOf(first)]).toEqual([1, 0]);
    expect(sessionsOf(await uses(next))).toBe(1);
  });

  it("sms and phone_change", async () => {
    const [phone, next, { auth }] = [somePhone(), somePhone(), platform.client()];
    const uses = async (type: "sms" | "phone_change", to: string) => {
      const token = (await platform.mail.newest(to)).code;
      return sessionsOf(await fifty(() => platform.client().auth.verifyOtp({ phone: to, token, type })));
    };
    await granted(auth.signUp({ phone, password }));
    expect(await uses("sms", phone)).toBe(1);
    await granted(auth.signInWithPassword({ phone, password }));
    await granted(auth.updateUser({ phone: next }));
    expect(await uses("phone_change", next)).toBe(1);
  });

  it("a code of a link with a proof key", async () => {
    const [email, code_challenge] = [await known(), "v".repeat(50)];
    const body = { email, code_challenge, code_challenge_method: "plain" };
    expect((await platform.ask("POST", "/recover", { body })).status).toBe(200);
    const { query } = await follow((await platform.mail.newest(email)).link);
    const exchange = { auth_code: query["code"], code_verifier: code_challenge };
    const answers = await fifty(() => platform.ask("POST", "/token?grant_type=pkce", { body: exchange }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(49);
  });

  it("a code that shows who changes a password", async () => {
    const { auth, email } = await signedIn(platform);
    platform.wait(25 * 3600);
    const { session } = await granted(auth.refreshSession());
    await granted(auth.reauthenticate() as never);
    const nonce = (await platform.mail.newest(email)).code;
    const headers = { authorization: `Bearer ${session!.access_token}` };
    const answers = await fifty((n) =>
      platform.ask("PUT", "/user", { headers, body: { password: `${password} ${n}`, nonce } }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
