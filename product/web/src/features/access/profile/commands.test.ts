import { usualZone } from "@product/domain/time/zone";
import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect } from "vitest";
import type { Person } from "@product/domain/actor";
import { useTestDatabase } from "@product/database/testing/test-database";
import { hashOfRecoveryCode } from "@product/database/sign-in/recovery-codes";
import { spendRecoveryCode } from "#features/access/account/commands.server.ts";
import { sessionContext } from "#request/session.ts";
import { lastActs, test, world } from "#testing/world.ts";
import { saveDetails } from "./details.server.ts";
import { detailsOf, sessionsOf } from "./queries.server.ts";
import { makeRecoveryCodes, recoveryCodesLeft } from "./second-step/recovery-codes.server.ts";
import { endSessions } from "./sessions.server.ts";

const { query } = useTestDatabase();
const paula: Person = { ...world.planner, grants: [] };
const here = "5b0d2a52-3d2f-4b8e-9d0e-6d8f1a3f0001";
const elsewhere = "5b0d2a52-3d2f-4b8e-9d0e-6d8f1a3f0002";
const details = { name: "Paula Nieto", language: "es", timeZone: usualZone, colourMode: "dark" } as const;

/** The service writes down what it is asked, and says yes unless `failure` says otherwise. */
function sent(failure: { code: string } | null = null) {
  const calls: unknown[] = [];
  const answer = (what: unknown) => (calls.push(what), Promise.resolve({ data: {}, error: failure }));
  const auth = { updateUser: answer, signOut: answer };
  const context = new RouterContextProvider();
  const signedIn = { userId: paula.id, sessionId: here, email: "paula@x.test" };
  context.set(sessionContext, { signedIn, client: () => ({ auth }) } as never);
  return { calls, context, request: new Request("http://localhost/") };
}

beforeEach(() => query("DELETE FROM app.account; DELETE FROM app.seen_session; DELETE FROM app.recovery_code"));

describe("one's own details", () => {
  test("are there after the first save, and the service writes in the new language", async () => {
    const request = sent();
    expect(await detailsOf(paula.id, "en", "Paula")).toMatchObject({ name: "Paula", language: "en", version: 0 });
    expect(await saveDetails(paula, { ...details, version: 0 }, request)).toMatchObject({ isLanguageNew: true });
    expect(await detailsOf(paula.id, "en")).toEqual({ ...details, version: 1 });
    expect(request.calls).toEqual([{ data: { language: "es" } }]);
    expect(await lastActs()).toMatchObject([{ act: "account.edit", subjects: [`account ${paula.id}`] }]);
  });

  test("are not overwritten unseen", async () => {
    await saveDetails(paula, { ...details, version: 0 }, sent());
    await saveDetails(paula, { ...details, name: "Paula N.", version: 1 }, sent());
    await expect(saveDetails(paula, { ...details, name: "P. Nieto", version: 1 }, sent())).rejects.toMatchObject({
      refusals: [{ code: "account.changed-meanwhile" }],
    });
    expect(await detailsOf(paula.id, "en")).toMatchObject({ name: "Paula N.", version: 2 });
  });

  test("stay as they were when the service cannot be told", async () => {
    await expect(saveDetails(paula, { ...details, version: 0 }, sent({ code: "x" }))).rejects.toEqual({ code: "x" });
    expect(await detailsOf(paula.id, "en")).toMatchObject({ version: 0 });
  });
});

describe("recovery codes", () => {
  test("are ten, kept as hashes alone, and new ones end the old", async () => {
    const old = await makeRecoveryCodes(paula, {}, sent());
    const codes = await makeRecoveryCodes(paula, {}, sent());
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/);
    const { rows } = await query("SELECT code_hash FROM app.recovery_code");
    expect(rows.map((row) => row.code_hash).toSorted()).toEqual(
      codes.map((code) => hashOfRecoveryCode(paula.id, code)).toSorted(),
    );
    const spend = (code: string) => spendRecoveryCode("r-1", { userId: paula.id, code }, async () => {});
    await expect(spend(old[0]!)).rejects.toMatchObject({ refusals: [{ code: "recovery-code.unknown" }] });
    await spend(codes[0]!.toLowerCase().replace("-", " "));
    expect(await recoveryCodesLeft(paula.id)).toBe(9);
  });

  test("are made for oneself only", async ({ world: { editor } }) => {
    await expect(makeRecoveryCodes(editor, {}, sent())).rejects.toMatchObject({ needs: "self" });
    expect(await recoveryCodesLeft(paula.id)).toBe(0);
  });
});

describe("signing out", () => {
  beforeEach(() =>
    query(
      `INSERT INTO app.seen_session (session_id, user_id, user_agent, address, first_seen_at, last_seen_at, proved_at)
       SELECT session, $2, 'x', '::1', now(), now(), now() FROM unnest($1::uuid[]) AS session`,
      [[here, elsewhere], paula.id],
    ),
  );
  const left = async () => (await sessionsOf(paula.id)).map(({ sessionId }) => sessionId).toSorted();

  test.for([
    ["others", [here]],
    ["local", [elsewhere]],
    ["global", []],
  ] as const)("%s leaves the rest", async ([scope, remaining]) => {
    const request = sent();
    await endSessions(paula, { scope }, request);
    expect(request.calls).toEqual([{ scope }]);
    expect(await left()).toEqual(remaining);
    expect(await lastActs()).toMatchObject([{ act: "sessions.end", actorId: paula.id }]);
  });

  test("that the service refuses leaves all", async () => {
    await expect(endSessions(paula, { scope: "global" }, sent({ code: "x" }))).rejects.toEqual({ code: "x" });
    expect(await left()).toEqual([here, elsewhere]);
  });
});
