import { describe, expect, it } from "vitest";
import { granted, type Refusal } from "./testing/answers.ts";
import { password, signedIn, someone } from "./testing/people.ts";
import { usePlatform } from "./testing/platform.ts";

const platform = usePlatform();
const missing = { name: "AuthSessionMissingError", status: 400, code: undefined, message: "Auth session missing!" };

describe("signing in with a password", () => {
  it("opens a session that the client keeps", async () => {
    const { auth, session, email } = await signedIn(platform);
    expect(session).toMatchObject({
      token_type: "bearer",
      expires_in: 3600,
      user: { email, last_sign_in_at: expect.any(String) },
    });
    expect(session.expires_at).toBeGreaterThan(Date.now() / 1000 + 3590);
    expect((await granted(auth.getSession())).session).toEqual(session);
  });

  it("refuses a wrong password and a stranger alike", async () => {
    const { auth, email } = await signedIn(platform);
    const refusal = { status: 400, code: "invalid_credentials", message: "Invalid login credentials" };
    await expect(auth.signInWithPassword({ email, password: "wrong" })).toBeRefused(refusal);
    await expect(auth.signInWithPassword({ email: someone(), password })).toBeRefused(refusal);
  });

  it.each<[string, object, Refusal]>([
    ["unconfirmed", {}, { status: 400, code: "email_not_confirmed", message: "Email not confirmed" }],
    [
      "banned",
      { email_confirm: true, ban_duration: "24h" },
      { status: 400, code: "user_banned", message: "User is banned" },
    ],
  ])("refuses one who is %s", async (_, attributes, refusal) => {
    const email = someone();
    await granted(platform.admin().createUser({ email, password, ...attributes }));
    await expect(platform.client().auth.signInWithPassword({ email, password })).toBeRefused(refusal);
  });
});

describe("a session", () => {
  it("is renewed with the same id and another refresh token", async () => {
    const { auth, session } = await signedIn(platform);
    const renewed = (await granted(auth.refreshSession())).session!;
    expect(renewed.refresh_token).not.toBe(session.refresh_token);
    const ids = [session, renewed].map(({ access_token }) => claimsIn(access_token)["session_id"]);
    expect(ids[0]).toBe(ids[1]);
    expect(claimsIn(renewed.access_token)).toMatchObject({
      aal: "aal1",
      amr: [{ method: "password" }],
      aud: "authenticated",
    });
  });

  it("moves to another client by its tokens", async () => {
    const { session, user } = await signedIn(platform);
    const { auth } = platform.client();
    expect((await granted(auth.setSession(session))).user).toMatchObject({ id: user.id });
    expect((await granted(auth.getUser())).user).toMatchObject({ id: user.id });
  });

  it("whose access token has expired moves by its refresh token", async () => {
    const { session, user } = await signedIn(platform);
    const [header, claims, signature] = session.access_token.split(".");
    const old = { ...JSON.parse(Buffer.from(claims!, "base64url").toString()), exp: 1 };
    const access_token = [header, Buffer.from(JSON.stringify(old)).toString("base64url"), signature].join(".");
    const taken = await granted(platform.client().auth.setSession({ ...session, access_token }));
    expect(taken.user).toMatchObject({ id: user.id });
  });

  it.each<[string, Refusal]>([
    ["", missing],
    ["short", { status: 400, code: "validation_failed", message: "Refresh token is not valid" }],
    ["NOTAREFRESHTOKEN", { status: 400, code: "validation_failed", message: "Refresh token is not valid" }],
    [
      "abcdefghijkl",
      { status: 400, code: "refresh_token_not_found", message: "Invalid Refresh Token: Refresh Token Not Found" },
    ],
  ])("is not renewed with %j", (refresh_token, refusal) =>
    expect(platform.client().auth.refreshSession({ refresh_token })).toBeRefused(refusal),
  );

  it("that is missing is missed by the client", async () => {
    const { auth } = platform.client();
    await expect(auth.refreshSession()).toBeRefused(missing);
    await expect(auth.getUser()).toBeRefused(missing);
    await expect(auth.updateUser({ data: {} })).toBeRefused(missing);
    await expect(auth.setSession({ access_token: "", refresh_token: "" })).toBeRefused(missing);
    expect((await auth.getSession()).data.session).toBeNull();
  });

  it("that ended elsewhere is missing too, and the client forgets it", async () => {
    const { auth, session } = await signedIn(platform);
    await granted(platform.admin().signOut(session.access_token) as never);
    await expect(auth.getUser()).toBeRefused(missing);
    expect((await auth.getSession()).data.session).toBeNull();
    await expect(platform.client().auth.refreshSession(session)).toBeRefused({ ...gone });
  });

  it("is seen by the user's own token, wherever it is shown", async () => {
    const { session, email } = await signedIn(platform);
    expect((await granted(platform.client().auth.getUser(session.access_token))).user).toMatchObject({ email });
  });
});

const gone = { name: "AuthSessionMissingError", status: 400, code: undefined };

describe("signing out", () => {
  const three = async () => {
    const { auth, email } = await signedIn(platform);
    const [second, third] = [platform.client().auth, platform.client().auth];
    await granted(second.signInWithPassword({ email, password }));
    await granted(third.signInWithPassword({ email, password }));
    return [auth, second, third] as const;
  };
  const stillIn = (clients: readonly { getUser: () => PromiseLike<{ error: object | null }> }[]) =>
    Promise.all(clients.map(async (auth) => (await auth.getUser()).error === null));

  it.each([
    ["local", [false, true, true]],
    ["others", [true, false, false]],
    ["global", [false, false, false]],
  ] as const)("%s leaves %j signed in", async (scope, expected) => {
    const clients = await three();
    expect(await clients[0].signOut({ scope })).toEqual({ error: null });
    expect(await stillIn(clients)).toEqual(expected);
  });

  it("by the project's server is the same", async () => {
    const clients = await three();
    const { session } = (await clients[0].getSession()).data;
    expect((await platform.admin().signOut(session!.access_token, "others")).error).toBeNull();
    expect(await stillIn(clients)).toEqual([true, false, false]);
  });

  it("twice, or from a session that is gone, is no error", async () => {
    const { auth, session } = await signedIn(platform);
    await platform.admin().signOut(session.access_token);
    expect(await auth.signOut()).toEqual({ error: null });
    expect(await auth.signOut()).toEqual({ error: null });
  });

  it("refuses another scope", async () => {
    const { session } = await signedIn(platform);
    await expect(platform.admin().signOut(session.access_token, "everyone" as "local")).rejects.toThrow(
      "@supabase/auth-js: Parameter scope must be one of global, local, others",
    );
    const headers = { authorization: `Bearer ${session.access_token}` };
    expect(await platform.ask("POST", "/logout?scope=everyone", { headers })).toMatchObject({
      status: 400,
      body: { code: "validation_failed" },
    });
  });
});

const claimsIn = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString()) as Record<string, unknown>;
