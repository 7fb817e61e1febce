/** The trail of changes to an account at the service itself, with service and trail joined as in the product. */
import { createHmac } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { Person } from "@product/domain/actor";
import { demoAccounts, demoPassword, type DemoRole } from "@product/database/demo/accounts";
import { useTestDatabase } from "@product/database/testing/test-database";
import { perform } from "#request/perform.ts";
import { useServices } from "#testing/services.ts";
import { lastActs } from "#testing/world.ts";
import { embeddedService, passingClient } from "./auth-service.ts";

const { query, url } = useTestDatabase();
const its = useServices({ databaseUrl: url });
beforeEach(async () => void (await query("DELETE FROM app.seen_session")));

/** The official client of someone who has just signed in, far from any page of ours. */
async function signedIn(role: DemoRole) {
  const { id, email } = demoAccounts.find((account) => account.role === role)!;
  const service = embeddedService(its.services, "https://staff.example");
  const caller = { address: "198.51.100.9", userAgent: "a program", language: "en" };
  const { auth } = passingClient(service, service.publishableKey, caller);
  const { data, error } = await auth.signInWithPassword({ email, password: demoPassword });
  if (error) throw error;
  const sessionId = JSON.parse(Buffer.from(data.session.access_token.split(".")[1]!, "base64url").toString())[
    "session_id"
  ] as string;
  const age = (minutes: number) =>
    query("UPDATE auth.mfa_amr_claims SET updated_at = now() - make_interval(mins => $2) WHERE session_id = $1", [
      sessionId,
      minutes,
    ]);
  return { id, auth, sessionId, age };
}

const actsOf = async (id: string) =>
  (await lastActs(50))
    .filter(({ subjects }) => subjects.includes(`account ${id}`))
    .map(({ act }) => act)
    .toReversed();

/** The code that an authenticator app shows at this moment (RFC 6238). */
function codeOf(secret: string): string {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const mac = createHmac("sha1", key).update(step).digest();
  const number = mac.readUInt32BE(mac.at(-1)! & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}

describe("a direct call of the official client", () => {
  it("leaves its act in the trail: a new password", async () => {
    const { id, auth } = await signedIn("planner");
    expect((await auth.updateUser({ password: "a-long-enough-new-password" })).error).toBeNull();
    expect(await lastActs()).toMatchObject([
      { act: "password.change", actorKind: "person", actorId: id, subjects: [`account ${id}`] },
    ]);
    const { rows } = await query("SELECT request_id, origin FROM app.act ORDER BY id DESC LIMIT 1");
    expect(rows).toEqual([{ request_id: expect.any(String), origin: expect.any(Buffer) }]);
  });

  it("leaves its act in the trail: a factor that comes and goes", async () => {
    const { id, auth } = await signedIn("hr");
    const { data } = await auth.mfa.enroll({ factorType: "totp", friendlyName: "app" });
    const proof = { factorId: data!.id, code: codeOf(data!.totp.secret) };
    expect((await auth.mfa.challengeAndVerify(proof)).error).toBeNull();
    expect((await auth.mfa.unenroll({ factorId: data!.id })).error).toBeNull();
    expect(await actsOf(id)).toEqual(["second-factor.add", "second-factor.remove"]);
  });

  it("is refused an hour after the sign-in, and leaves none", async () => {
    const { id, auth, age } = await signedIn("finance");
    await age(60);
    for (const refused of [
      await auth.updateUser({ password: "a-long-enough-new-password" }),
      await auth.updateUser({ email: "elsewhere@example.org" }),
      await auth.mfa.enroll({ factorType: "totp", friendlyName: "app" }),
    ])
      expect(refused.error).toMatchObject({ status: 400, code: "reauthentication_needed" });
    expect(await actsOf(id)).toEqual([]);
  });

  it("is let pass once a page has seen the proof", async () => {
    const { auth, sessionId, age } = await signedIn("gate");
    await age(60);
    await its.services.renewProof(sessionId, "password");
    expect((await auth.mfa.enroll({ factorType: "totp", friendlyName: "app" })).error).toBeNull();
  });
});

it("a page that writes the act itself leaves one", async () => {
  const { id, auth } = await signedIn("editor");
  const actor: Person = { kind: "person", id, name: "Eva", grants: [] };
  await perform(actor, "password.change", async ({ subject }) => {
    subject({ userId: id });
    expect((await auth.updateUser({ password: "a-long-enough-new-password" })).error).toBeNull();
  });
  expect(await actsOf(id)).toEqual(["password.change"]);
});

it("a session that nobody keeps ends after half a day without use, and one that is kept stays", async () => {
  const [left, kept] = [await signedIn("owner"), await signedIn("owner")];
  await its.services.keepSession(kept.sessionId);
  await query("UPDATE auth.sessions SET created_at = now() - interval '12 hours' WHERE id = ANY($1)", [
    [left.sessionId, kept.sessionId],
  ]);
  expect((await left.auth.refreshSession()).error).toMatchObject({ status: 400, code: "session_expired" });
  expect((await kept.auth.refreshSession()).error).toBeNull();
});
