import { connect as connectTcp } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { connect, until } from "@platform/realtime/testing/client";
import { publishable, useRealtime } from "@platform/realtime/testing/service";

const realtime = useRealtime();
const room = "realtime:room";

describe("limits of a socket", () => {
  it("frames beyond five megabytes end it", async () => {
    const client = await connect(await realtime.start());
    client.socket.send("x".repeat(5_000_001));
    expect(await client.closed).toMatchObject({ code: 1009 });
  });

  it("what is no message is dropped, and the socket stays", async () => {
    const client = await connect(await realtime.start());
    for (const garbage of ["", "nonsense", "{}", "[]", "[1,2,3]", '["1","1",7,"x",{}]', '{"topic":"x"}'])
      client.socket.send(garbage);
    for (const garbage of [[], [3], [3, 255, 255], [9, 9, 9]]) client.socket.send(new Uint8Array(garbage));
    client.say("realtime:x", "__proto__", {}, "7");
    expect(await client.reply("7")).toMatchObject({ response: { reason: "unmatched topic" } });
    expect((await client.join(room)).status).toBe("ok");
    client.say(room, "toString", {}, "8");
    client.say("phoenix", "heartbeat", {}, "9", null);
    expect(await client.reply("9")).toMatchObject({ status: "ok" });
  });

  it("a flood of frames ends it", async () => {
    const client = await connect(
      await realtime.start({ settings: { limits: { frames: { count: 1, seconds: 60, burst: 20 } } } }),
    );
    for (let ref = 0; ref < 25; ref++) client.say("phoenix", "heartbeat", {}, String(ref), null);
    expect(await client.closed).toMatchObject({ code: 1008 });
  });

  it("joins beyond the rate are told, and end it", async () => {
    const client = await connect(
      await realtime.start({ settings: { limits: { joins: { count: 1, seconds: 60, burst: 1 } } } }),
    );
    await client.join(room);
    expect(await client.join("realtime:other", {}, { ref: "2" })).toEqual({
      status: "error",
      response: { reason: "ClientJoinRateLimitReached: Too many joins per second" },
    });
    expect(await client.closed).toMatchObject({ code: 1008 });
  });

  it("there are so many channels on it", async () => {
    const client = await connect(await realtime.start({ settings: { limits: { channelsPerConnection: 1 } } }));
    await client.join(room);
    expect((await client.join("realtime:other", {}, { ref: "2" })).response).toEqual({
      reason: "ChannelRateLimitReached: Too many channels",
    });
    expect((await client.join(room, {}, { ref: "3" })).status).toBe("ok");
  });

  it("an account has so many sockets", async () => {
    const running = await realtime.start({ settings: { limits: { connectionsPerAccount: 1 } } });
    const [first, second] = await Promise.all([connect(running), connect(running)]);
    const token = await realtime.token();
    expect((await first.join(room, {}, { token })).status).toBe("ok");
    expect((await first.join("realtime:other", {}, { token, ref: "2" })).status).toBe("ok");
    expect((await second.join(room, {}, { token })).response).toEqual({
      reason: "ConnectionRateLimitReached: Too many connected users",
    });
    first.close();
    await first.closed;
    await pause(20);
    expect((await second.join(room, {}, { token, ref: "2" })).status).toBe("ok");
  });

  it("bytes that are no frames end it, and nobody else's", async () => {
    const running = await realtime.start();
    const listener = await connect(running);
    for (const garbage of [
      Buffer.alloc(300, 0xff),
      Buffer.from("GET / HTTP/1.1\r\n\r\n"),
      Buffer.from([0x81, 0x01, 0x61]),
    ]) {
      const broken = connectTcp(running.port, "127.0.0.1");
      broken.on("error", () => {});
      broken.write(Buffer.concat([Buffer.from(handshake), garbage]));
      broken.resume();
      await new Promise((done) => broken.once("close", done));
    }
    expect((await listener.join(room)).status).toBe("ok");
  });

  it("silence for a minute ends it", async () => {
    const client = await connect(await realtime.start());
    realtime.wait(50);
    client.say("phoenix", "heartbeat", {}, "1", null);
    await client.reply("1");
    realtime.wait(50);
    await pause(1_200);
    expect(client.socket.readyState).toBe(WebSocket.OPEN);
    realtime.wait(11);
    expect(await client.closed).toMatchObject({ code: 1000, reason: "No heartbeat" });
  });

  it("whoever does not read is dropped, and holds nobody up", async () => {
    const running = await realtime.start({ settings: { maxUnreadBytes: 500_000 } });
    const deaf = connectTcp(running.port, "127.0.0.1");
    const ended = new Promise((done) => deaf.once("close", done));
    deaf.on("error", () => {});
    deaf.write(handshake);
    let received = "";
    deaf.on("data", (chunk) => (received += chunk));
    await until(
      () => received.includes("101") || undefined,
      () => "no handshake",
    );
    deaf.write(maskedText(JSON.stringify({ topic: room, event: "phx_join", payload: {}, ref: "1", join_ref: "1" })));
    await until(
      () => received.includes("phx_reply") || undefined,
      () => "no reply",
    );
    deaf.pause();
    const listener = await connect(running);
    await listener.join(room);
    const long = "x".repeat(400_000);
    for (let message = 0; message < 40; message++) {
      await running.service.broadcast("room", "long", { long });
      await listener.hearsBytes();
    }
    deaf.resume();
    await ended;
    expect(received.length).toBeLessThan(40 * long.length);
  });
});

const handshake = [
  `GET /realtime/v1/websocket?apikey=${publishable}&vsn=1.0.0 HTTP/1.1`,
  "Host: localhost",
  "Connection: Upgrade",
  "Upgrade: websocket",
  "Sec-WebSocket-Version: 13",
  "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
  "\r\n",
].join("\r\n");

function maskedText(text: string): Buffer {
  const payload = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}
