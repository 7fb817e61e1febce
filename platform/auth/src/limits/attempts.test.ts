/** Nobody locks anybody out: what is refused does not count, and a browser in which someone has signed in keeps a way in. */
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { challenge, codeOf, protectedPerson, signUp } from "@platform/auth/mfa/testing";
import { useService } from "@platform/auth/testing/service";

const service = useService({ email: { autoConfirm: true, minGapSeconds: 0 } });
const password = "a good password";

type Browser = { cookie?: string; "user-agent"?: string; "x-test-address"?: string };
const signIn = (email: string, sentPassword = password, browser: Browser = {}) =>
  service.post("/token?grant_type=password", { email, password: sentPassword }, undefined, browser);
const cookieOf = ({ headers }: { headers: Headers }) => headers.get("set-cookie")?.split(";")[0] ?? "";
const somebody = async () => (await signUp(service))["user"].email as string;
const elsewhere = (device: number): Browser => ({ "user-agent": `device ${device}`, "x-test-address": "198.51.100.9" });

/** As many guesses as an account allows in an hour, from ever new devices. */
async function usedUp(guess: (browser: Browser) => Promise<{ status: number }>) {
  for (let device = 0; device < 20; device++)
    for (let time = 0; time < 5; time++) expect((await guess(elsewhere(device))).status).not.toBe(429);
  expect((await guess(elsewhere(20))).status).toBe(429);
}

describe("an attempt that is refused", () => {
  it("does not count for the account: a hundred from one device lock nobody else out", async () => {
    const email = await somebody();
    for (let guess = 0; guess < 120; guess++) await signIn(email, "wrong", elsewhere(1));
    expect((await signIn(email, "wrong", elsewhere(1))).status).toBe(429);
    expect((await signIn(email, "wrong", elsewhere(2))).status).toBe(400);
    expect((await signIn(email)).status).toBe(200);
  });

  it("by the account does not count for the device, nor prolong anything", async () => {
    const email = await somebody();
    await usedUp((browser) => signIn(email, "wrong", browser));
    for (let guess = 0; guess < 20; guess++) expect((await signIn(email)).status).toBe(429);
    service.wait(3600);
    expect((await signIn(email, "wrong")).status).toBe(400);
    expect((await signIn(email)).status).toBe(200);
  });

  it("because too many wait was never made", async () => {
    const email = await somebody();
    const { auth } = await service.parts();
    const { queued } = auth.passwords;
    auth.passwords.queued = async () => {
      throw new Error("full");
    };
    for (let guess = 0; guess < 10; guess++) expect((await signIn(email, "wrong")).status).toBe(500);
    auth.passwords.queued = queued;
    expect((await signIn(email)).status).toBe(200);
  });
});

describe("a known device", () => {
  it("signs in while strangers have used up what the account allows", async () => {
    const email = await somebody();
    const cookie = cookieOf(await signIn(email));
    await usedUp((browser) => signIn(email, "wrong", browser));
    expect((await signIn(email)).status).toBe(429);
    expect((await signIn(email, password, { cookie })).status).toBe(200);
    expect((await signIn(email, password, { cookie, ...elsewhere(3) })).status).toBe(200);
  });

  it("is slowed down by its own guesses, and by nobody else's", async () => {
    const email = await somebody();
    const [ownCookie, otherCookie] = [cookieOf(await signIn(email)), cookieOf(await signIn(email))];
    for (let guess = 0; guess < 5; guess++)
      expect((await signIn(email, "wrong", { cookie: ownCookie })).status).toBe(400);
    expect((await signIn(email, password, { cookie: ownCookie })).status).toBe(429);
    expect((await signIn(email, password, { cookie: otherCookie })).status).toBe(200);
    expect((await signIn(email)).status).toBe(200);
  });

  it("is known to those accounts alone that were signed in to there", async () => {
    const [ana, eva] = [await somebody(), await somebody()];
    const cookie = cookieOf(await signIn(ana));
    await usedUp((browser) => signIn(eva, "wrong", browser));
    expect((await signIn(eva, password, { cookie })).status).toBe(429);
  });

  it("shows codes of mails and of apps while strangers guess at them", async () => {
    const { email, factor, raised } = await protectedPerson(service);
    const token = raised["access_token"];
    const confirm = async (browser: Browser, code: string) =>
      service.post(
        `/factors/${factor.id}/verify`,
        { challenge_id: await challengeFrom(browser), code },
        token,
        browser as Record<string, string>,
      );
    const challengeFrom = async (browser: Browser) =>
      (await service.post(`/factors/${factor.id}/challenge`, {}, token, browser as Record<string, string>)).body["id"];
    const cookie = cookieOf(await confirm({}, codeOf(service, factor.secret)));
    service.wait(30);
    await usedUp((browser) => confirm(browser, "000000"));
    const right = codeOf(service, factor.secret);
    expect((await confirm({}, right)).status).toBe(429);
    expect((await confirm({ cookie }, right)).status).toBe(200);

    await service.post("/otp", { email });
    const { code } = service.lastNotice().variables;
    const show = (sentCode: string, browser: Browser) =>
      service.post("/verify", { type: "email", email, token: sentCode }, undefined, browser as Record<string, string>);
    await usedUp((browser) => show("000000", browser));
    expect((await show(code!, {})).status).toBe(429);
    expect((await show(code!, { cookie })).status).toBe(200);
  });

  it("is not one where only the password of two proofs was given", async () => {
    const { email, factor } = await protectedPerson(service);
    const answer = await signIn(email);
    expect(answer.headers.get("set-cookie")).toBeNull();
    const token = answer.body["access_token"];
    const challenge_id = await challenge(service, token, factor.id);
    const body = { challenge_id, code: codeOf(service, factor.secret) };
    expect(cookieOf(await service.post(`/factors/${factor.id}/verify`, body, token))).toMatch(/^sb-device=/);
  });
});

describe("a count of attempts", () => {
  it("is named by nothing in which an address is found by trying them all", async () => {
    const email = await somebody();
    await signIn(email, "wrong");
    const plain = createHash("sha256")
      .update(JSON.stringify(["password", email]))
      .digest("base64url");
    const { db } = service.sql;
    expect((await db.rows(`SELECT FROM auth.attempts`)).length).toBeGreaterThan(0);
    expect(await db.rows(`SELECT FROM auth.attempts WHERE key = $1`, [plain])).toEqual([]);
  });
});

describe("what a network may ask", () => {
  const tight = useService({
    email: { autoConfirm: true },
    limits: { token: { count: 1, seconds: 3600, burst: 3 } },
  });

  it("is not taken from a known device by others there", async () => {
    const email = (await signUp(tight))["user"].email as string;
    const ask = (sentPassword: string, cookie?: string) =>
      tight.post("/token?grant_type=password", { email, password: sentPassword }, undefined, cookie ? { cookie } : {});
    const cookie = cookieOf(await ask(password));
    for (let guess = 0; guess < 2; guess++) expect((await ask("wrong")).status).toBe(400);
    expect((await ask(password)).body["message"]).toBe("Request rate limit reached");
    expect((await ask(password, cookie)).status).toBe(200);
    expect((await ask(password, "sb-device=made.up")).status).toBe(429);
  });
});
