import { connect as connectTcp } from "node:net";
import { describe, expect, it } from "vitest";
import { connect } from "@platform/realtime/testing/client";
import { secret, useRealtime, type Running } from "@platform/realtime/testing/service";

const realtime = useRealtime();

/** The raw answer to a request for a socket. */
async function knock({ port }: Running, path: string, headers: Record<string, string> = {}) {
  const socket = connectTcp(port, "127.0.0.1");
  const all = {
    Host: "localhost",
    Connection: "Upgrade",
    Upgrade: "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    ...headers,
  };
  socket.write(
    `GET ${path} HTTP/1.1\r\n${Object.entries(all)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join("")}\r\n`,
  );
  let answer = "";
  for await (const chunk of socket) {
    answer += chunk;
    if (answer.includes("\r\n\r\n101") || answer.startsWith("HTTP/1.1 101")) break;
  }
  socket.destroy();
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), head, body: body.startsWith("{") ? JSON.parse(body) : body };
}

const path = "/realtime/v1/websocket";

describe("the door", () => {
  it("opens as RFC 6455 says", async () => {
    const { status, head } = await knock(await realtime.start(), `${path}?apikey=sb_publishable_of_the_tests`);
    expect(status).toBe(101);
    expect(head).toContain("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
  });

  it("takes the key from a header", async () => {
    const running = await realtime.start();
    expect((await knock(running, path, { "x-api-key": "sb_publishable_of_the_tests" })).status).toBe(101);
  });

  it.each([
    ["no key", async () => "", "API key is missing"],
    ["an unknown key", async () => "sb_publishable_x", "Invalid API key"],
    ["no token", async () => "nonsense", "The token provided is not a valid JWT"],
    ["an expired token", () => realtime.token({ exp: 1_000 }), "Token has expired"],
    [
      "a token without role",
      () => realtime.token({ role: undefined as never }),
      "Fields `role` and `exp` are required in JWT",
    ],
    [
      "another's token",
      async () => `${(await realtime.token()).slice(0, -5)}AAAAA`,
      "Failed to validate JWT signature",
    ],
  ])("refuses %s in JSON", async (_, key, message) => {
    const answer = await knock(await realtime.start(), `${path}?apikey=${await key()}&vsn=2.0.0`);
    expect(answer).toMatchObject({ status: 401, body: { error: message } });
  });

  it("refuses a secret key that a browser shows", async () => {
    const answer = await knock(await realtime.start(), `${path}?apikey=${secret}`, { "User-Agent": "Mozilla/5.0" });
    expect(answer).toMatchObject({ status: 401 });
  });

  it("refuses what is no opening handshake", async () => {
    const running = await realtime.start();
    expect(await knock(running, path, { "Sec-WebSocket-Version": "8" })).toMatchObject({ status: 400 });
    expect(await knock(running, path, { "Sec-WebSocket-Key": "short" })).toMatchObject({ status: 400 });
    expect(await knock(running, path, { Upgrade: "h2c" })).toMatchObject({ status: 400 });
  });

  it("needs no key behind a gateway", async () => {
    const running = await realtime.start({ apiKeys: undefined });
    const client = await connect(running, { apikey: "" });
    expect(await client.join("realtime:room")).toMatchObject({ status: "ok" });
  });

  it("leaves other addresses to others", async () => {
    const running = await realtime.start();
    expect((await knock(running, "/elsewhere")).status).toBeNaN();
  });

  it("lets nobody take every place: the network with the most gives one up that no account is behind", async () => {
    const running = await realtime.start({
      settings: { limits: { connections: 4 } },
      addressOf: ({ headers }) => String(headers["x-test-address"] ?? "192.0.2.1"),
    });
    const greedy = await Promise.all([1, 2, 3, 4].map(() => connect(running)));
    expect((await knock(running, `${path}?apikey=sb_publishable_of_the_tests`)).status, "none of their own").toBe(429);
    const other = { "x-test-address": "192.0.2.2" };
    expect((await knock(running, `${path}?apikey=sb_publishable_of_the_tests`, other)).status).toBe(101);
    await Promise.any(greedy.map(({ closed }) => closed));
  });

  it("counts places: in all, per network, and how fast they are taken", async () => {
    const limits = { connections: 3, connectionsPerNetwork: 2, opens: { count: 1, seconds: 60, burst: 3 } };
    const running = await realtime.start({
      settings: { limits },
      addressOf: ({ headers }) => String(headers["x-test-address"] ?? "192.0.2.1"),
    });
    const open = `${path}?apikey=sb_publishable_of_the_tests`;
    const first = await connect(running);
    await connect(running);
    expect(await knock(running, open)).toMatchObject({ status: 429, body: { error: "Too many connected users" } });
    expect((await knock(running, open, { "x-test-address": "192.0.2.2" })).status).toBe(101);
    first.close();
    await first.closed;
    expect((await knock(running, open)).status).toBe(101);
    expect(await knock(running, open)).toMatchObject({ status: 429, body: { error: "Too many joins per second" } });
  });
});
