import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { endpoints } from "@platform/auth/endpoints";
import { granted } from "./testing/answers.ts";
import { password, signedIn, someone } from "./testing/people.ts";
import { jwtKey, opaque, usePlatform } from "./testing/platform.ts";

const platform = usePlatform();
const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36";
const inAnHour = () => ({ exp: Math.floor(Date.now() / 1000) + 3600 });
const pathOf = (path: string) => path.replace(/:\w+/g, randomUUID()).replace("*", "x");
const bare = (path: string, init?: RequestInit) => fetch(`${platform.auth}${path}`, { redirect: "manual", ...init });

describe("a project key", () => {
  it.each([
    ["an opaque key", async () => opaque.publishable],
    ["a JWT key", async () => jwtKey("anon", inAnHour())],
  ])("%s lets the app in", async (_, key) => {
    const { auth } = platform.client({}, await key());
    const email = someone();
    await granted(auth.signUp({ email, password }));
    await expect(auth.admin.listUsers()).toBeRefused({ status: 403, code: "not_admin" });
  });

  it.each([
    ["an opaque key", async () => opaque.secret],
    ["a JWT key", async () => jwtKey("service_role", inAnHour())],
    ["a JWT key without an end", async () => jwtKey("service_role")],
  ])("%s lets the server in", async (_, key) => {
    expect((await granted(platform.admin(await key()).listUsers())).aud).toBe("authenticated");
  });

  it("of a user stands beside that of the project", async () => {
    const { session, email } = await signedIn(platform);
    const headers = { apikey: await jwtKey("anon"), authorization: `Bearer ${session.access_token}` };
    expect(await platform.ask("GET", "/user", { headers })).toMatchObject({ status: 200, body: { email } });
  });

  it.each<[string, () => Promise<string | undefined>]>([
    ["missing", async () => undefined],
    ["empty", async () => ""],
    ["unknown", async () => "sb_publishable_of_another"],
    ["garbage", async () => "x".repeat(5_000)],
    ["signed by another", async () => (await jwtKey("anon")).replace(/[^.]+$/, "c2lnbmF0dXJl")],
  ])("that is %s is 401 at every door", async (_, key) => {
    const apikey = await key();
    const headers: Record<string, string> = apikey === undefined ? {} : { apikey };
    for (const { method, path } of endpoints.filter(({ open }) => !open)) {
      const response = await bare(pathOf(path), { method: method === "ALL" ? "GET" : method, headers });
      expect(`${path} ${response.status}`).toBe(`${path} 401`);
      expect(await response.json()).toMatchObject({ message: expect.stringMatching(/API key/) });
    }
  });

  it("that has expired or has another role is none", async () => {
    for (const key of [await jwtKey("anon", { exp: 1 }), await jwtKey("authenticated"), await jwtKey("postgres")])
      expect((await bare("/settings", { headers: { apikey: key } })).status).toBe(401);
  });

  it("may stand in the address", async () => {
    expect((await bare(`/settings?apikey=${opaque.publishable}`)).status).toBe(200);
  });

  it("that is secret is refused from a browser", async () => {
    const ask = (agent: string) =>
      bare("/admin/users", {
        headers: { apikey: opaque.secret, authorization: `Bearer ${opaque.secret}`, "user-agent": agent },
      });
    expect((await ask(browser)).status).toBe(401);
    expect((await ask("node")).status).toBe(200);
  });

  it("that is secret needs no bearer beside it", async () => {
    const ask = (apikey: string) => bare("/admin/users", { headers: { apikey } });
    expect((await ask(opaque.secret)).status).toBe(200);
    expect((await ask(await jwtKey("service_role"))).status).toBe(200);
    expect(await (await ask(opaque.publishable)).json()).toMatchObject({ error_code: "no_authorization" });
  });

  it("is no person", () =>
    expect(platform.client().auth.getUser(opaque.publishable)).toBeRefused({
      status: 403,
      code: "bad_jwt",
      message: "invalid claim: missing sub claim",
    }));

  it.each(endpoints.filter(({ open }) => open))("is not asked for at $method $path", async ({ method, path }) => {
    const response = await bare(pathOf(path), { method: method === "ALL" ? "GET" : method });
    expect(response.status).not.toBe(401);
    expect(response.status).toBeLessThan(500);
  });
});

describe("another origin", () => {
  const requestedHeaders = [
    "authorization",
    "apikey",
    "content-type",
    "x-client-info",
    "x-supabase-api-version",
    "prefer",
  ];
  it.each([...new Set(endpoints.map(({ path }) => path))])("may ask %s", async (path) => {
    const response = await bare(pathOf(path), {
      method: "OPTIONS",
      headers: {
        origin: "https://elsewhere.example",
        "access-control-request-method": "POST",
        "access-control-request-headers": requestedHeaders.join(","),
      },
    });
    expect([200, 204]).toContain(response.status);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    const allowed = response.headers
      .get("access-control-allow-headers")!
      .toLowerCase()
      .split(/\s*,\s*/);
    expect(allowed).toEqual(expect.arrayContaining(requestedHeaders.slice(0, 5)));
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"])
      expect(response.headers.get("access-control-allow-methods")).toContain(method);
  });

  it("reads the headers that clients need, on errors too", async () => {
    const response = await bare("/user", { headers: { origin: "https://elsewhere.example" } });
    const exposed = response.headers.get("access-control-expose-headers")!.toLowerCase();
    for (const name of ["x-total-count", "link", "x-supabase-api-version"]) expect(exposed).toContain(name);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
  });
});

describe("an error", () => {
  const ask = (version: string | undefined) =>
    bare("/token?grant_type=password", {
      method: "POST",
      headers: { apikey: opaque.publishable, ...(version === undefined ? {} : { "x-supabase-api-version": version }) },
      body: JSON.stringify({ email: "a@b.co", password: "x" }),
    });

  it.each(["2024-01-01", "2024-06-30", "2099-12-31"])("is told in the newer shape to %s", async (version) => {
    const response = await ask(version);
    expect(response.headers.get("x-supabase-api-version")).toBe("2024-01-01");
    expect(response.headers.get("x-sb-error-code")).toBe("invalid_credentials");
    expect(await response.json()).toEqual({ code: "invalid_credentials", message: "Invalid login credentials" });
  });

  it.each([undefined, "2023-12-31", "tomorrow", "2024-01-01T00:00:00Z", ""])(
    "is told in the older shape to %j",
    async (version) => {
      const response = await ask(version);
      expect(response.headers.get("x-supabase-api-version")).toBeNull();
      expect(await response.json()).toEqual({
        code: 400,
        error_code: "invalid_credentials",
        msg: "Invalid login credentials",
      });
    },
  );

  it("of a weak password keeps its reasons in both", async () => {
    for (const version of ["2024-01-01", "none"])
      expect(
        await (
          await bare("/signup", {
            method: "POST",
            headers: { apikey: opaque.publishable, "x-supabase-api-version": version },
            body: JSON.stringify({ email: "a@b.co", password: "x" }),
          })
        ).json(),
      ).toMatchObject({ weak_password: { reasons: ["length"] } });
  });
});

describe("an address that nobody has", () => {
  it.each([
    ["GET", "/"],
    ["GET", "/nothing"],
    ["POST", "/user"],
    ["DELETE", "/signup"],
    ["GET", "/admin"],
    ["GET", "/signup/x"],
    ["PATCH", "/admin/users"],
  ])("%s %s is a plain 404", async (method, path) => {
    const response = await bare(path, { method, headers: { apikey: opaque.secret } });
    expect([response.status, response.headers.get("content-type")]).toEqual([
      404,
      expect.stringMatching("^text/plain"),
    ]);
  });

  it("HEAD of one that someone has is its GET without a body", async () => {
    const response = await bare("/health", { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([200, ""]);
  });

  it("the service says that it is well, and what it is", async () => {
    expect(await (await bare("/health")).json()).toMatchObject({ name: "GoTrue", version: expect.any(String) });
    expect(await (await bare("/.well-known/openid-configuration")).json()).toMatchObject({ issuer: platform.auth });
  });
});
