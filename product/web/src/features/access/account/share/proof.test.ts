import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect } from "vitest";
import type { Person } from "@product/domain/actor";
import { useTestDatabase } from "@product/database/testing/test-database";
import { sessionContext } from "#request/session.ts";
import { lastActs, test, world } from "#testing/world.ts";
import { proven } from "./proof.ts";

const { query } = useTestDatabase();
const sessionId = "5b0d2a52-3d2f-4b8e-9d0e-6d8f1a3f0001";
const actor: Person = { ...world.planner, grants: [] };
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

beforeEach(async () => {
  await query("DELETE FROM app.seen_session");
  await query(
    `INSERT INTO app.seen_session (session_id, user_id, user_agent, address, first_seen_at, last_seen_at, proved_at)
     VALUES ($1, $2, 'x', '::1', now(), now(), now() - interval '11 minutes')`,
    [sessionId, actor.id],
  );
});

/** A service that knows one password and one code, and is told who signs out again. */
function someoneWhoSignedIn(provedAt: Date, isRefusedByService = false) {
  const left: string[] = [];
  const renewed: string[] = [];
  const answer = (isRight: boolean) => ({ error: isRight ? null : { code: "invalid_credentials" } });
  const auth = {
    signInWithPassword: async ({ password }: { password: string }) => answer(password === "right"),
    verifyOtp: async ({ token }: { token: string }) => answer(token === "123456"),
    signOut: async ({ scope }: { scope: string }) => void left.push(scope),
  };
  const renewProof = async (method: string) => void renewed.push(method);
  const context = new RouterContextProvider();
  const signedIn = { userId: actor.id, sessionId, email: "p@x.test", provedAt };
  context.set(sessionContext, { signedIn, apart: () => ({ auth }), renewProof } as never);
  const sensitive = proven(async () => {
    if (isRefusedByService && renewed.length === 0)
      throw Object.assign(new Error("This change requires reauthentication"), { code: "reauthentication_needed" });
    return "done";
  });
  const send = (proof: { currentPassword?: string; proofCode?: string }) =>
    sensitive(actor, proof, { context, request: new Request("http://localhost/") });
  return { send, left, renewed };
}

describe("something sensitive", () => {
  test("is done at once within ten minutes of signing in", async () =>
    expect(await someoneWhoSignedIn(minutesAgo(9)).send({})).toBe("done"));

  test("is refused later, until who asks shows who they are", async () => {
    const { send } = someoneWhoSignedIn(minutesAgo(11));
    await expect(send({})).rejects.toMatchObject({ refusals: [{ code: "proof.needed" }] });
    await expect(send({ currentPassword: "wrong" })).rejects.toMatchObject({
      refusals: [{ code: "proof.password-wrong" }],
    });
  });

  test("is done with the password, which then counts for ten minutes and is written down", async () => {
    const { send, left, renewed } = someoneWhoSignedIn(minutesAgo(11));
    expect(await send({ currentPassword: "right" })).toBe("done");
    expect(await lastActs()).toMatchObject([{ act: "account.prove", actorId: actor.id }]);
    expect(await send({})).toBe("done");
    // The session that only served to check the password is gone, and no other.
    expect(left).toEqual(["local"]);
    // The session at hand is the one that counts at the service.
    expect(renewed).toEqual(["password"]);
  });

  test("is done with a code from the mailbox", async () => {
    const { send, renewed } = someoneWhoSignedIn(minutesAgo(60));
    expect(await send({ proofCode: "123456" })).toBe("done");
    expect(renewed).toEqual(["otp"]);
  });

  test("asks for the proof where the service does, and goes on with it", async () => {
    const { send } = someoneWhoSignedIn(minutesAgo(1), true);
    await expect(send({})).rejects.toMatchObject({ refusals: [{ code: "proof.needed" }] });
    expect(await send({ currentPassword: "right" })).toBe("done");
  });
});
