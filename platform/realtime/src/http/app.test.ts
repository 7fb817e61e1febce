import { describe, expect, it } from "vitest";
import { connect } from "@platform/realtime/testing/client";
import { publishable, secret, useRealtime, type Running } from "@platform/realtime/testing/service";

const realtime = useRealtime();
type Sent = { body?: unknown; headers?: Record<string, string> };

async function post({ url }: Running, path: string, { body, headers }: Sent = {}) {
  const response = await fetch(`${url}/realtime/v1/api/broadcast${path}`, {
    method: "POST",
    headers: { apikey: publishable, "content-type": "application/json", ...headers },
    body: typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, body: text === "" ? "" : (JSON.parse(text) as unknown) };
}
const message = (changes: object = {}) => ({
  messages: [{ topic: "room", event: "e", payload: { a: 1 }, ...changes }],
});

describe("broadcasts over HTTP", () => {
  it("reach those on the topic, several at once", async () => {
    const running = await realtime.start();
    const client = await connect(running);
    await client.join("realtime:room");
    const messages = ["first", "second"].map((event) => ({ topic: "room", event, payload: { a: 1 } }));
    expect(await post(running, "", { body: { messages } })).toEqual({ status: 202, body: "" });
    expect(await client.hearsBytes()).toMatchObject({ event: "first", payload: Buffer.from('{"a":1}') });
    expect(await client.hearsBytes()).toMatchObject({ event: "second" });
  });

  it("reach them one by one, as JSON or bytes", async () => {
    const running = await realtime.start();
    const client = await connect(running);
    await client.join("realtime:a/b ñ");
    const path = `/${encodeURIComponent("a/b ñ")}/events/${encodeURIComponent("e/f")}`;
    expect(await post(running, path, { body: "[1]" })).toEqual({ status: 202, body: "" });
    const bytes = { body: new Uint8Array([0, 255]), headers: { "content-type": "application/octet-stream" } };
    expect(await post(running, path, bytes)).toEqual({ status: 202, body: "" });
    expect(await client.hearsBytes()).toMatchObject({ event: "e/f", encoding: 1, payload: Buffer.from("[1]") });
    expect(await client.hearsBytes()).toMatchObject({ encoding: 0, payload: Buffer.from([0, 255]) });
  });

  it("skip what the caller may not write on private topics", async () => {
    const running = await realtime.start({
      policy: ({ userId }, _, __, access) => access === "read" || userId === "ana",
    });
    const client = await connect(running);
    await client.join("realtime:room", { private: true });
    const body = message({ private: true });
    const bearer = { authorization: `Bearer ${await realtime.token()}` };
    expect((await post(running, "", { body: message({ private: true, event: "anyone" }) })).status).toBe(202);
    expect((await post(running, "/room/events/anyone?private=true", { body: {} })).status).toBe(202);
    expect((await post(running, "", { body, headers: bearer })).status).toBe(202);
    expect(await client.hearsBytes()).toMatchObject({ event: "e" });
    expect(
      (await post(running, "/room/events/server?private=true", { body: {}, headers: { apikey: secret } })).status,
    ).toBe(202);
    expect(await client.hearsBytes()).toMatchObject({ event: "server" });
  });

  it.each([
    ["no list", {}],
    ["no event", message({ event: undefined })],
    ["an empty topic", message({ topic: "" })],
    ["a payload that is no map", message({ payload: 7 })],
    ["what is no JSON", "{"],
    ["nothing", ""],
  ])("are refused with %s", async (_, body) => {
    expect(await post(await realtime.start(), "", { body })).toMatchObject({
      status: 422,
      body: { errors: expect.any(Object) },
    });
  });

  it("are refused when too large, or of another type", async () => {
    const running = await realtime.start({ settings: { maxBroadcastBytes: 50, maxFrameBytes: 1_000 } });
    const long = "x".repeat(100);
    expect(await post(running, "", { body: message({ payload: { long } }) })).toMatchObject({ status: 422 });
    expect(await post(running, "", { body: message({ payload: { long: "x".repeat(2_000) } }) })).toMatchObject({
      status: 422,
    });
    expect(await post(running, "/room/events/e", { body: { long } })).toMatchObject({ status: 422 });
    expect(
      await post(running, "/room/events/e", { body: "a", headers: { "content-type": "text/plain" } }),
    ).toMatchObject({ status: 415 });
    expect(await post(running, "/room/events/e", { body: "{" })).toMatchObject({ status: 422 });
    expect(await post(running, `/${"x".repeat(250)}/events/e`, { body: "{}" })).toMatchObject({ status: 422 });
  });

  it("are refused without a key, and with a token that is worth nothing", async () => {
    const running = await realtime.start();
    expect(await post(running, "", { body: message(), headers: { apikey: "" } })).toEqual({
      status: 401,
      body: { error: "API key is missing" },
    });
    expect(await post(running, "", { body: message(), headers: { apikey: "sb_publishable_x" } })).toMatchObject({
      status: 401,
    });
    expect(await post(running, "", { body: message(), headers: { authorization: "Bearer nonsense" } })).toMatchObject({
      status: 401,
    });
    expect(
      await post(running, "", { body: message(), headers: { authorization: `Bearer ${publishable}` } }),
    ).toMatchObject({ status: 202 });
  });

  it("are refused beyond the rate, except to the server itself", async () => {
    const running = await realtime.start({
      settings: { limits: { httpMessages: { count: 1, seconds: 60, burst: 1 } } },
    });
    expect((await post(running, "", { body: message() })).status).toBe(202);
    expect((await post(running, "", { body: message() })).status).toBe(429);
    expect((await post(running, "/room/events/e", { body: {} })).status).toBe(429);
    expect((await post(running, "", { body: message(), headers: { apikey: secret } })).status).toBe(202);
  });

  it("of one network leave others theirs where nobody shows an account", async () => {
    const running = await realtime.start({
      settings: { limits: { httpMessages: { count: 1, seconds: 60, burst: 1 } } },
      addressOf: ({ headers }) => String(headers["x-test-address"] ?? "192.0.2.1"),
    });
    const from = async (address: string) =>
      (await post(running, "", { body: message(), headers: { "x-test-address": address } })).status;
    expect([await from("192.0.2.1"), await from("192.0.2.1"), await from("192.0.2.2")]).toEqual([202, 429, 202]);
  });

  it("answer pings and other origins", async () => {
    const { url } = await realtime.start();
    expect((await fetch(`${url}/realtime/v1/api/ping`, { headers: { apikey: publishable } })).status).toBe(200);
    const response = await fetch(`${url}/realtime/v1/api/broadcast`, {
      method: "OPTIONS",
      headers: { origin: "https://x.example" },
    });
    expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
  });
});
