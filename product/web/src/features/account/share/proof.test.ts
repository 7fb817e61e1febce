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
function someoneWhoSignedIn(provedAt: Date) {
  const left: string[] = [];
  const answer = (isRight: boolean) => ({ error: isRight ? null : { code: "invalid_credentials" } });
  const auth = {
    signInWithPassword: async ({ password }: { password: string }) => answer(password === "right"),
    verifyOtp: async ({ token }: { token: string }) => answer(token === "123456"),
    signOut: async ({ scope }: { scope: string }) => void left.push(scope),
  };
  const context = new RouterContextProvider();
  const signedIn = { userId: actor.id, sessionId, email: "p@x.test", provedAt };
  context.set(sessionContext, { signedIn, apart: () => ({ auth }) } as never);
  const sensitive = proven(async () => "done");
  const send = (proof: { currentPassword?: string; proofCode?: string }) =>
    sensitive(actor, proof, { context, request: new Request("http://localhost/") });
  return { send, left };
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
    const { send, left } = someoneWhoSignedIn(minutesAgo(11));
    expect(await send({ currentPassword: "right" })).toBe("done");
    expect(await lastActs()).toMatchObject([{ act: "account.prove", actorId: actor.id }]);
    expect(await send({})).toBe("done");
    // The session that only served to check the password is gone, and no other.
    expect(left).toEqual(["local"]);
  });

  test("is done with a code from the mailbox", async () =>
    expect(await someoneWhoSignedIn(minutesAgo(60)).send({ proofCode: "123456" })).toBe("done"));
});
