import { describe, expect, it } from "vitest";
import { openSql } from "@platform/kernel/sql";
import { createAuth } from "@platform/auth/create-auth";
import { useService } from "@platform/auth/testing/service";

const service = useService({ email: { autoConfirm: true } });
let people = 0;
const signUp = async () =>
  (await service.post("/signup", { email: `person${people++}@example.org`, password: "a good password" })).body;
const refresh = (refresh_token: string) => service.post("/token?grant_type=refresh_token", { refresh_token });

describe("a refresh token", () => {
  it("is traded for the next one, with the same session", async () => {
    const first = await signUp();
    const second = (await refresh(first.refresh_token)).body;
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(second.user.id).toBe(first.user.id);
    expect((await service.get("/user", second.access_token)).status).toBe(200);
  });

  it("given again by a client that lost the answer yields the current one, at any time", async () => {
    const first = await signUp();
    const second = (await refresh(first.refresh_token)).body;
    service.wait(86_400);
    expect((await refresh(first.refresh_token)).body.refresh_token).toBe(second.refresh_token);
  });

  it("keeps twenty tabs signed in that refresh at once", async () => {
    const first = await signUp();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(first.refresh_token)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map((answer) => answer.body.refresh_token)).size).toBe(1);
  });

  it("two generations old works within the reuse interval", async () => {
    const first = await signUp();
    const second = (await refresh(first.refresh_token)).body;
    const third = (await refresh(second.refresh_token)).body;
    service.wait(9);
    expect((await refresh(first.refresh_token)).body.refresh_token).toBe(third.refresh_token);
  });

  it("two generations old ends the session for everyone once the interval is over", async () => {
    const first = await signUp();
    const second = (await refresh(first.refresh_token)).body;
    const third = (await refresh(second.refresh_token)).body;
    service.wait(11);
    expect(await refresh(first.refresh_token)).toMatchObject({
      status: 400,
      body: { code: "refresh_token_already_used", message: "Invalid Refresh Token: Already Used" },
    });
    expect(await refresh(third.refresh_token)).toMatchObject({ status: 400, body: { code: "session_not_found" } });
    expect(await service.get("/user", third.access_token)).toMatchObject({
      status: 403,
      body: { code: "session_not_found" },
    });
  });

  it.each([
    ["", "validation_failed"],
    ["short", "validation_failed"],
    ["abcdefghij12", "refresh_token_not_found"],
    ["ABCDEFGHIJ12", "validation_failed"],
    ["x".repeat(60), "validation_failed"],
  ])("that we never wrote is refused: %s", async (token, code) => {
    expect(await refresh(token)).toMatchObject({ status: 400, body: { code } });
  });

  it("is never answered with a 4xx for a passing state: a locked row is 503, and the token still works after", async () => {
    const { refresh_token, user } = await signUp();
    const locked = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const holding = service.sql.db.transaction(async (tx) => {
      await tx.rows(`SELECT 1 FROM auth.sessions WHERE user_id = $1 FOR UPDATE`, [user.id]);
      locked.resolve();
      await released.promise;
    });
    await locked.promise;
    expect((await refresh(refresh_token)).status).toBe(503);
    released.resolve();
    await holding;
    expect((await refresh(refresh_token)).status).toBe(200);
  });

  it("is answered 503 while the database is away", async () => {
    const away = openSql({ url: "postgres://nobody@127.0.0.1:1/none" });
    const { auth } = await service.parts();
    const { refresh_token } = await signUp();
    const { app } = createAuth({
      ...auth,
      db: away,
      secret: "none is needed",
      passwords: {},
      addressOf: () => "203.0.113.7",
    });
    const response = await app.request("/token?grant_type=refresh_token", {
      method: "POST",
      body: JSON.stringify({ refresh_token }),
    });
    expect(response.status).toBe(503);
    await away.close();
  });
});
