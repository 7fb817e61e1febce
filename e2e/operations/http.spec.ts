import { readdir, readFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { get } from "node:https";
import { connect } from "node:net";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { startDemo } from "#e2e/demo.ts";
import { expect, test } from "#e2e/fixtures.ts";
import { ask } from "#e2e/http.ts";
import { projectRoot } from "#e2e/server.ts";

const asEditor = { cookie: "act-as=editor" };

test("A public page is kept: it has an ETag, answers 304, and is compressed", async ({ app }) => {
  const first = await ask(`${app.url}/es`, { headers: { "accept-encoding": "gzip, br" } });
  expect(first.headers).toMatchObject({
    "content-encoding": "br",
    vary: "Cookie, Accept-Language, Accept-Encoding",
    "cache-control": "public, no-cache",
  });
  expect(brotliDecompressSync(first.body).toString()).toContain("Trabaja en eventos");
  const etag = String(first.headers["etag"]);
  const again = await ask(`${app.url}/es`, { headers: { "if-none-match": etag, "accept-encoding": "gzip, br" } });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  const zipped = await ask(`${app.url}/es`, { headers: { "accept-encoding": "gzip" } });
  expect(gunzipSync(zipped.body).toString()).toContain("Trabaja en eventos");
  expect(zipped.headers["etag"]).not.toBe(etag);
});

test("A public page reads and sets no cookie, and allows its scripts by hash", async ({ app }) => {
  const [nobody, editor] = await Promise.all([ask(app.url), ask(app.url, { headers: asEditor })]);
  expect(editor.body).toEqual(nobody.body);
  expect(editor.headers["set-cookie"]).toBeUndefined();
  expect(String(editor.headers["content-security-policy"])).toMatch(/script-src 'self' 'sha256-[^;]+; /);
  expect(String(editor.headers["content-security-policy"])).not.toContain("nonce");
});

test("A page for one person carries a new nonce each time and is kept by nobody", async ({ app }) => {
  const page = () =>
    ask(`${app.url}/admin/content/home`, { headers: { ...asEditor, "accept-encoding": "zstd, gzip" } });
  const [first, second] = await Promise.all([page(), page()]);
  const nonce = (answer: typeof first) =>
    /script-src 'nonce-([\w-]+)' 'strict-dynamic'/.exec(String(answer.headers["content-security-policy"]))?.[1];
  expect(nonce(first)).toMatch(/^[\w-]{22}$/);
  expect(nonce(first)).not.toBe(nonce(second));
  expect(first.headers).toMatchObject({ "cache-control": "private, no-store", "content-encoding": "zstd" });
  const html = zstdDecompressSync(first.body).toString();
  const scripts = [...html.matchAll(/<script([^>]*)>/g)]
    .map((match) => match[1]!)
    .filter((attributes) => !attributes.includes("application/json"));
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.filter((attributes) => !attributes.includes(`nonce="${nonce(first)}"`))).toEqual([]);
});

test("Every document has the headers that keep it from being abused", async ({ app }) => {
  for (const path of ["/", "/admin/content/home", "/nowhere"]) {
    const { headers } = await ask(`${app.url}${path}`);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(String(headers["permissions-policy"])).toContain("camera=()");
    expect(String(headers["content-security-policy"])).toContain("frame-ancestors 'none'");
  }
});

test("A hashed asset is kept for a year; one of another build is not found", async ({ app }) => {
  const [asset] = /\/assets\/entry[^"]+\.js/.exec((await ask(app.url)).body.toString())!;
  const { status, headers } = await ask(`${app.url}${asset}`);
  expect([status, headers["cache-control"], headers["content-type"]]).toEqual([
    200,
    "public, max-age=31536000, immutable",
    "text/javascript; charset=utf-8",
  ]);
  expect((await ask(`${app.url}/assets/entry-of-another-build.js`)).status).toBe(404);
});

test("Paths with tricks are refused", async ({ app }) => {
  for (const path of ["//evil.test", "/a%2fb", "/a%5Cb", "/a%00b", "/assets//x.js"])
    expect((await ask(`${app.url}${path}`)).status).toBe(400);
});

test("A form from another site, from nowhere, or too large is refused", async ({ app }) => {
  const post = async (headers: Record<string, string>, body = "titleEn=x") =>
    (
      await ask(`${app.url}/admin/content/home`, {
        method: "POST",
        headers: { ...asEditor, "content-type": "application/x-www-form-urlencoded", ...headers },
        body,
      })
    ).status;
  expect(await post({ origin: "https://evil.test" })).toBe(403);
  expect(await post({})).toBe(403);
  expect(await post({ origin: app.url })).toBe(422);
  expect(await post({ origin: app.url }, `titleEn=${"x".repeat(1_100_000)}`)).toBe(413);
});

test("Metrics are for this machine, or for who has the token", async () => {
  const server = await startDemo({ METRICS_TOKEN: "a-token-for-prometheus" }, "build");
  const metrics = (headers: Record<string, string> = {}) => ask(`${server.url}/metrics`, { headers });
  const open = await metrics();
  expect(open.status).toBe(200);
  for (const name of [
    "http_requests_total",
    "http_request_duration_seconds_bucket",
    "database_up 1",
    "job_queue_age_seconds",
  ])
    expect(open.body.toString()).toContain(name);
  expect((await metrics({ "x-forwarded-for": "203.0.113.9" })).status).toBe(403);
  expect(
    (await metrics({ "x-forwarded-for": "203.0.113.9", authorization: "Bearer a-token-for-prometheus" })).status,
  ).toBe(200);
  expect((await metrics({ authorization: "Bearer something-else" })).status).toBe(403);
  await server.end();
});

// Ten seconds of waiting, which the soak spends too.
test("A client that never finishes its request is let go", { tag: "@soak" }, async ({ app }) => {
  test.setTimeout(120_000);
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
  const drip = setInterval(() => socket.writable && socket.write("a"), 500);
  const answer = await new Promise<string>((resolve) => {
    let text = "";
    socket.on("data", (bytes) => (text += bytes));
    socket.on("close", () => resolve(text));
    socket.on("error", () => resolve(text));
  });
  clearInterval(drip);
  expect(answer).toMatch(/^(HTTP\/1\.1 408|$)/);
});

test("Headers beyond all measure are refused", async ({ app }) => {
  expect((await ask(app.url, { headers: { "x-large": "x".repeat(40_000) } })).status).toBe(431);
});

test("HTTPS is served directly, and asks to be kept", async () => {
  const tls = join(projectRoot, "e2e/tls");
  const files = { TLS_CERT: join(tls, "localhost-cert.pem"), TLS_KEY: join(tls, "localhost-key.pem") };
  const server = await startDemo(files, "build");
  expect(server.url).toMatch(/^https:\/\/localhost:/);
  const certificate = await readFile(join(tls, "localhost-cert.pem"));
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    get(`${server.url}/es`, { ca: certificate, agent: false }, resolve).on("error", reject),
  );
  answer.resume();
  expect([answer.statusCode, answer.headers["strict-transport-security"]]).toEqual([
    200,
    "max-age=31536000; includeSubDomains",
  ]);
  await server.end();
});

test("Neither the identity for tests nor a way to open mails is in the production build", async () => {
  const folder = join(projectRoot, "product/web/build/server");
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".js"));
  const sources = await Promise.all(files.map((name) => readFile(join(folder, name), "utf8")));
  expect(sources.join("\n")).toContain("runProgram");
  for (const hidden of ["act-as", "/dev/mailbox", "createDevMailbox"]) expect(sources.join("\n")).not.toContain(hidden);
});
