/** The product signs people in for their browsers, so that it passes on by what the service knows these again. */
import { beforeAll, describe, expect, it } from "vitest";
import { demoAccounts, demoPassword } from "@product/database/demo/accounts";
import { useTestDatabase } from "@product/database/testing/test-database";
import { useServices } from "#testing/services.ts";
import { createSessions, type Sessions } from "./sessions.ts";

const database = useTestDatabase();
const siteUrl = "http://staff.example";
let sessions: Sessions;

const its = useServices({ databaseUrl: database.url, siteUrl });
beforeAll(() => {
  sessions = createSessions({ ...its, siteUrl, secure: false });
});

/** A request of some browser to the product. */
const visit = (device?: string, userAgent = "a phone", address = "203.0.113.7") =>
  sessions.identify(new Request(`${siteUrl}/login`), { address, userAgent, language: "en", device });

async function signIn(email: string, password: string, ...from: Parameters<typeof visit>) {
  const { session, cookies } = await visit(...from);
  const { error } = await session.client().auth.signInWithPassword({ email, password });
  const line = cookies.filter((cookie) => typeof cookie === "string").find((each) => each.startsWith("sb-device="));
  return { code: error?.code, line, device: line?.replace(/^sb-device=|;.*$/g, "") };
}

/** A hundred times, of which the first and the last are made: for each, a password is hashed as slowly as it should be. */
async function guessTooOften(email: string) {
  expect((await signIn(email, "wrong", undefined, "guesser 1")).code).toBe("invalid_credentials");
  await database.query(
    "UPDATE auth.attempts SET failures = 99 WHERE last_at = (SELECT max(last_at) FROM auth.attempts)",
  );
  expect((await signIn(email, "wrong", undefined, "guesser 2")).code).toBe("invalid_credentials");
  expect((await signIn(email, demoPassword)).code).toBe("over_request_rate_limit");
}

describe("a browser in which someone signed in before", () => {
  const [, planner, hr] = demoAccounts.map(({ email }) => email) as [string, string, string];

  it("gets a cookie that no script reads, and keeps its way in while strangers guess", async () => {
    const { device, line } = await signIn(planner, demoPassword);
    expect(line).toMatch(/; Max-Age=31536000; .*HttpOnly/i);
    expect(line).not.toMatch(/secure/i);
    await guessTooOften(planner);
    expect((await signIn(planner, demoPassword, device)).code).toBeUndefined();
    expect((await signIn(hr, "wrong", device)).code).toBe("invalid_credentials");
  });

  it("can be asked for a password again, whatever strangers do meanwhile", async () => {
    const { device } = await signIn(hr, demoPassword);
    await guessTooOften(hr);
    const { session } = await visit(device);
    const proof = { email: hr, password: demoPassword };
    expect((await session.apart().auth.signInWithPassword(proof)).error).toBeNull();
  });

  it("is named to those who count guesses of their own, for that account alone", async () => {
    const { device } = await signIn(demoAccounts[0].email, demoPassword);
    const { session } = await visit(device);
    expect(session.knownDevice(demoAccounts[0].email)).toEqual(expect.any(String));
    expect(session.knownDevice(planner)).toBeUndefined();
    expect((await visit()).session.knownDevice(demoAccounts[0].email)).toBeUndefined();
  });
});
