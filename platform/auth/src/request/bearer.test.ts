import { randomUUID } from "node:crypto";
import { SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { testSecret, useService } from "@platform/auth/testing/service";

const service = useService({ email: { autoConfirm: true } });
const password = "correct horse battery";
let people = 0;
const signUp = async () => (await service.post("/signup", { email: `bearer${people++}@example.org`, password })).body;
const seconds = (offset: number) => Math.floor(service.now().getTime() / 1000) + offset;

const forged = (claims: object, secret = testSecret, alg = "HS256") =>
  new SignJWT({ exp: seconds(60), ...claims })
    .setProtectedHeader({ alg, typ: "JWT" })
    .sign(new TextEncoder().encode(secret));

const unsigned = (claims: object, alg = "none") =>
  `${[{ alg, typ: "JWT" }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".")}.`;

describe("a bearer", () => {
  it.each([
    ["nothing", {}],
    ["another scheme", { authorization: "Basic abc" }],
    ["two words", { authorization: "Bearer a b" }],
    ["no token", { authorization: "Bearer " }],
  ])("only Bearer counts: %s", async (_, headers) => {
    expect(await service.get("/user", undefined, headers as never)).toMatchObject({
      status: 401,
      body: { code: "no_authorization", message: "This endpoint requires a valid Bearer token" },
    });
  });

  it("must have three parts, a signature of ours and an unexpired exp claim", async () => {
    const { access_token, user } = await signUp();
    const [header, payload, signature] = access_token.split(".");
    const bad = [
      "one",
      "one.two",
      `${header}.${payload}`,
      `${header}.${payload}.`,
      `${header}.${payload}.${signature.slice(0, -2)}AA`,
      `${header}.${Buffer.from(JSON.stringify({ sub: user.id })).toString("base64url")}.${signature}`,
      await forged({ sub: user.id, exp: seconds(-1) }),
      await forged({ sub: user.id }, "some other secret that is long enough"),
      await forged({ sub: user.id }, testSecret, "HS512"),
      unsigned({ sub: user.id }),
      unsigned({ sub: user.id }, "None"),
    ];
    for (const token of bad) {
      const { status, body } = await service.get("/user", token);
      expect({ status, code: body.code }, token).toEqual({ status: 403, code: "bad_jwt" });
      expect(body.message).toMatch(/^invalid JWT: unable to parse or verify signature, /);
    }
  });

  it("expires with its own time, also when it was seen before", async () => {
    const { access_token } = await signUp();
    expect((await service.get("/user", access_token)).status).toBe(200);
    service.wait(3601);
    expect((await service.get("/user", access_token)).body.code).toBe("bad_jwt");
  });

  it.each([
    [{}, 403, "bad_jwt", "invalid claim: missing sub claim"],
    [{ sub: "1234567890" }, 400, "bad_jwt", /UUID/],
    [{ sub: randomUUID() }, 403, "user_not_found", "User from sub claim in JWT does not exist"],
  ])("of %j is refused", async (claims, status, code, message) => {
    const answer = await service.get("/user", await forged(claims));
    expect(answer).toMatchObject({ status, body: { code } });
    expect(answer.body.message).toMatch(message);
  });

  it("ids are UUID-checked before use", async () => {
    const { user } = await signUp();
    expect(await service.get("/user", await forged({ sub: user.id, session_id: "'; --" }))).toMatchObject({
      status: 403,
      body: { code: "bad_jwt" },
    });
    const admin = await service.adminToken();
    expect(await service.get("/admin/users/not-a-uuid", admin)).toMatchObject({
      status: 404,
      body: { code: "validation_failed" },
    });
  });

  it("of an ended session is worth nothing", async () => {
    const { access_token } = await signUp();
    expect((await service.post("/logout?scope=local", undefined, access_token)).status).toBe(204);
    expect(await service.get("/user", access_token)).toMatchObject({
      status: 403,
      body: { code: "session_not_found", message: "Session from session_id claim in JWT does not exist" },
    });
  });

  it("of another's session is worth nothing", async () => {
    const [ana, eve] = [await signUp(), await signUp()];
    const { session_id } = JSON.parse(Buffer.from(eve.access_token.split(".")[1], "base64url").toString());
    expect((await service.get("/user", await forged({ sub: ana.user.id, session_id }))).body.code).toBe(
      "session_not_found",
    );
  });

  it("of a user is no admin, and of an admin no user", async () => {
    const { access_token } = await signUp();
    expect(await service.get("/admin/users", access_token)).toMatchObject({
      status: 403,
      body: { code: "not_admin", message: "User not allowed" },
    });
    expect((await service.get("/admin/users", await forged({ role: "service_role" }))).status).toBe(200);
    expect(
      (await service.get("/admin/users", await forged({ role: "supabase_admin", sub: "1234567890" }))).status,
    ).toBe(200);
    expect((await service.get("/user", await forged({ role: "service_role" }))).body.code).toBe("bad_jwt");
  });

  it("for another audience finds nobody", async () => {
    const { access_token } = await signUp();
    expect(await service.get("/user", access_token, { "x-jwt-aud": "elsewhere" })).toMatchObject({
      status: 400,
      body: { code: "validation_failed" },
    });
  });
});

describe("signing out", () => {
  const sessions = async (email: string) =>
    [0, 1, 2].map(
      async () => (await service.post("/token?grant_type=password", { email, password })).body.access_token as string,
    );

  it.each([
    ["global", [403, 403, 403]],
    ["local", [403, 200, 200]],
    ["others", [200, 403, 403]],
  ])("with scope %s", async (scope, expected) => {
    const { user } = await signUp();
    const tokens = await Promise.all(await sessions(user.email));
    expect(await service.post(`/logout?scope=${scope}`, undefined, tokens[0])).toMatchObject({ status: 204, body: "" });
    const statuses = await Promise.all(tokens.map(async (token) => (await service.get("/user", token)).status));
    expect(statuses).toEqual(expected);
  });

  it("with another scope is refused", async () => {
    const { access_token } = await signUp();
    expect(await service.post("/logout?scope=everyone", undefined, access_token)).toMatchObject({
      status: 400,
      body: { code: "validation_failed" },
    });
  });
});
