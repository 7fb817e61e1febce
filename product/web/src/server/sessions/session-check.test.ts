import type { User } from "@supabase/supabase-js";
import { describe, expect, it } from "vitest";
import { createSessionCheck } from "./session-check.ts";

const token = (claims: object) =>
  ["{}", JSON.stringify(claims), "sig"].map((part) => Buffer.from(part).toString("base64url")).join(".");
const now = Date.UTC(2026, 10, 15);
const anaToken = token({
  sub: "ana",
  session_id: "s1",
  exp: now / 1000 + 3600,
  aal: "aal1",
  amr: [{ timestamp: 5 }, { timestamp: 9 }],
});

function checking(answers: (User | undefined)[], trustSeconds = 60) {
  let requestCount = 0;
  const check = createSessionCheck({ askService: async () => answers[requestCount++], trustSeconds });
  return { check, requestCount: () => requestCount };
}
const ana = { id: "ana", email: "ana@example.org", factors: [{ status: "verified" }] } as unknown as User;

describe("who a token stands for", () => {
  it("is asked of the service once, then remembered", async () => {
    const { check, requestCount } = checking([ana]);
    const first = await check.signedIn(anaToken, now);
    expect(first).toEqual({
      userId: "ana",
      sessionId: "s1",
      email: "ana@example.org",
      assurance: "aal1",
      hasSecondFactor: true,
      provedAt: new Date(9000),
    });
    expect(await check.signedIn(anaToken, now + 59_000)).toBe(first);
    expect(requestCount()).toBe(1);
  });

  it("is nobody, where it is an application's that somebody let in", async () => {
    const app = token({ sub: "ana", session_id: "s1", exp: now / 1000 + 3600, client_id: "app" });
    expect(await checking([ana]).check.signedIn(app, now)).toBeUndefined();
  });

  it("is asked again when trust has run out, and believed when it says no", async () => {
    const { check, requestCount } = checking([ana, undefined]);
    await check.signedIn(anaToken, now);
    expect(await check.signedIn(anaToken, now + 61_000)).toBeUndefined();
    expect(requestCount()).toBe(2);
  });

  it("is never remembered beyond the token's own time", async () => {
    const { check, requestCount } = checking([ana, undefined], 86_400);
    await check.signedIn(anaToken, now);
    expect(await check.signedIn(anaToken, now + 3_600_001)).toBeUndefined();
    expect(requestCount()).toBe(2);
  });

  it("is forgotten when the account changes, and of others not", async () => {
    const { check, requestCount } = checking([ana, ana, undefined]);
    await check.signedIn(anaToken, now);
    check.forget("eva");
    await check.signedIn(anaToken, now);
    expect(requestCount()).toBe(1);
    check.forget("ana");
    await check.signedIn(anaToken, now);
    expect(requestCount()).toBe(2);
    check.forget(undefined);
    expect(await check.signedIn(anaToken, now)).toBeUndefined();
  });

  it("is not remembered when the account changed while the service was asked", async () => {
    const asking = Promise.withResolvers<User | undefined>();
    let requestCount = 0;
    const check = createSessionCheck({ askService: () => (requestCount++, asking.promise), trustSeconds: 60 });
    const first = check.signedIn(anaToken, now);
    check.forget("ana");
    asking.resolve(ana);
    await first;
    await check.signedIn(anaToken, now);
    expect(requestCount).toBe(2);
  });

  it("of a token that the service vouches for but nobody can read is nobody", async () => {
    const { check } = checking([ana]);
    expect(await check.signedIn("not.a-token.at-all", now)).toBeUndefined();
  });
});
