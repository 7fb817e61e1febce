/** A hosted service that has been taken over, or whose address has: what it answers opens nothing here, and gets nothing that it lacks. */
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { useTestDatabase } from "@product/database/testing/test-database";
import { callAsServer, hostedService, passingClient } from "./auth-service.ts";
import { createSessions } from "./sessions.ts";

useTestDatabase();

const servers: Server[] = [];
async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const stolen: unknown[] = [];
const thief = await listening(async (request, response) => {
  const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>)).toString();
  stolen.push({ path: request.url, headers: request.headers, body });
  response.setHeader("content-type", "application/json").end("{}");
});

const answers: { status: number; headers?: Record<string, string>; body?: string; hangs?: true } = { status: 200 };
const url = await listening(async (request, response) => {
  for await (const _ of request);
  const { status, headers = {}, body = "", hangs } = answers;
  if (!hangs) response.writeHead(status, headers).end(body);
});
beforeEach(() => {
  stolen.length = 0;
  for (const name of ["headers", "body", "hangs"] as const) delete answers[name];
});

const keys = { url, publishableKey: "sb_publishable_of_the_test", secretKey: "sb_secret_of_the_test" };
const service = hostedService(keys);
const admin = passingClient(service, service.secretKey);

describe("a redirect", () => {
  it.each([301, 302, 307, 308])("of the service gets neither our key nor what people type: %i", async (status) => {
    Object.assign(answers, { status, headers: { location: `${thief}/auth/v1/token` } });
    await expect(callAsServer(service)("POST", "/admin/users", { email: "ana@example.org" })).rejects.toThrow(
      "fetch failed",
    );
    const typed = { email: "ana@example.org", password: "four unrelated words" };
    expect((await passingClient(service, service.publishableKey).auth.signInWithPassword(typed)).error).not.toBeNull();
    expect((await admin.auth.getUser("a token")).error).not.toBeNull();
    expect((await admin.storage.from("photos").download("ana")).error).not.toBeNull();
    expect((await admin.storage.from("photos").upload("ana", new Uint8Array(3))).error).not.toBeNull();
    expect(stolen).toEqual([]);
  });
});

describe("who somebody is", () => {
  const { whoHolds } = createSessions({ config: { supabase: keys }, services: undefined, siteUrl: url, secure: false });
  const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString("base64url");
  let tokens = 0;
  const token = (sub: string) =>
    [part({ alg: "none" }), part({ sub, session_id: `s${tokens++}`, exp: 4_000_000_000, aal: "aal2" }), "x"].join(".");
  const owner = "00000000-0000-4000-8000-000000000001";
  const json = { "content-type": "application/json" };

  it.each<[string, typeof answers]>([
    [
      "says that it does not know the token, as of one of another project",
      { status: 401, headers: json, body: `{"code":"bad_jwt"}` },
    ],
    ["names somebody else", { status: 200, headers: json, body: `{"id":"00000000-0000-4000-8000-000000000002"}` }],
    ["names nobody", { status: 200, headers: json, body: "{}" }],
    ["names nothing at all", { status: 200, headers: json, body: "null" }],
    [
      "answers with a page",
      { status: 200, headers: { "content-type": "text/html" }, body: "<h1>Sign in to the Wi-Fi</h1>" },
    ],
    ["says that the person is a list", { status: 200, headers: json, body: `{"id":["${owner}"]}` }],
  ])("stays open where the service %s", async (_, answer) => {
    Object.assign(answers, answer);
    const who = await whoHolds(token(owner)).catch(({ name }: Error) => ({ kind: name }));
    expect(["nobody", "ServiceAway"]).toContain(who.kind);
  });

  it.each(["", "x", "a.b.c", `${part({})}.${Buffer.from("null").toString("base64url")}.x`])(
    "is not read from what is no token: %j",
    async (broken) => {
      Object.assign(answers, { status: 200, headers: json, body: `{"id":"${owner}"}` });
      expect(await whoHolds(broken)).toEqual({ kind: "nobody" });
    },
  );
});

it("a service that says nothing holds no page up", async () => {
  answers.hangs = true;
  const silent = hostedService(keys, 100);
  await expect(callAsServer(silent)("GET", "/admin/sso/providers")).rejects.toThrow("timeout");
  const { error } = await passingClient(silent, silent.publishableKey).auth.getUser("a token");
  expect(error).toMatchObject({ name: "AuthRetryableFetchError" });
});
