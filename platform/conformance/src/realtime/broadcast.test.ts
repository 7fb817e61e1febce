import { describe, expect, it } from "vitest";
import { useRealtime } from "@platform/realtime/testing/service";
import { broadcastsOn, subscribed, useClients } from "./testing/clients.ts";

const realtime = useRealtime();
const client = useClients();
const versions = ["1.0.0", "2.0.0"];

describe.each(versions.flatMap((from) => versions.map((to) => [from, to] as const)))("from %s to %s", (from, to) => {
  it("a broadcast arrives as it was sent", async () => {
    const running = await realtime.start();
    const [sender, receiver] = [from, to].map((vsn) => client(running, { realtime: { vsn } }).channel("sala ñ"));
    const heard = broadcastsOn(receiver!, "Hello");
    await Promise.all([subscribed(sender!), subscribed(receiver!)]);
    const payload = { text: "¿Qué tal? 👋", list: [1, null, { deep: true }] };
    expect(await sender!.send({ type: "broadcast", event: "hello", payload })).toBe("ok");
    await expect.poll(() => heard).toEqual([{ type: "broadcast", event: "hello", payload }]);
  });
});

describe.each(versions)("with protocol %s", (vsn) => {
  it("the sender hears itself only when it asked to", async () => {
    const running = await realtime.start();
    const [loud, quiet] = [true, false].map((self) =>
      client(running, { realtime: { vsn } }).channel("room", { config: { broadcast: { self } } }),
    );
    const [heardLoud, heardQuiet] = [broadcastsOn(loud!), broadcastsOn(quiet!)];
    await Promise.all([subscribed(loud!), subscribed(quiet!)]);
    await loud!.send({ type: "broadcast", event: "from loud", payload: {} });
    await expect.poll(() => heardQuiet.length).toBe(1);
    await quiet!.send({ type: "broadcast", event: "from quiet", payload: {} });
    await expect.poll(() => heardLoud.map(({ event }) => event)).toEqual(["from loud", "from quiet"]);
    expect(heardQuiet.map(({ event }) => event)).toEqual(["from loud"]);
  });

  it("an answer comes when it was asked for", async () => {
    const running = await realtime.start({ settings: { maxBroadcastBytes: 1_000 } });
    const channel = client(running, { realtime: { vsn } }).channel("room", { config: { broadcast: { ack: true } } });
    await subscribed(channel);
    expect(await channel.send({ type: "broadcast", event: "e", payload: {} })).toBe("ok");
    expect(await channel.send({ type: "broadcast", event: "e", payload: { long: "x".repeat(1_000) } })).toBe("error");
  });
});

describe("a broadcast", () => {
  it("of bytes arrives as bytes", async () => {
    const running = await realtime.start();
    const [sender, receiver] = [client(running).channel("room"), client(running).channel("room")];
    const heard = broadcastsOn(receiver);
    await Promise.all([subscribed(sender), subscribed(receiver)]);
    const payload = new Uint8Array([0, 1, 254, 255]).buffer;
    await sender.send({ type: "broadcast", event: "raw", payload });
    await expect.poll(() => heard.length).toBe(1);
    expect(new Uint8Array(heard[0]!.payload as ArrayBuffer)).toEqual(new Uint8Array(payload));
  });

  it("over HTTP needs no subscription: JSON, bytes, and what send() falls back to", async () => {
    const running = await realtime.start();
    const receiver = client(running).channel("a/b");
    const heard = broadcastsOn(receiver);
    await subscribed(receiver);
    const sender = client(running, { realtime: { logger: () => {} } }).channel("a/b");
    expect(await sender.httpSend("json", { a: 1 })).toEqual({ success: true });
    expect(await sender.httpSend("bytes", new Uint8Array([7, 8]))).toEqual({ success: true });
    expect(await sender.send({ type: "broadcast", event: "rest", payload: { b: 2 } })).toBe("ok");
    await expect.poll(() => heard.length).toBe(3);
    expect(heard[0]).toEqual({ type: "broadcast", event: "json", payload: { a: 1 } });
    expect(new Uint8Array(heard[1]!.payload as ArrayBuffer)).toEqual(new Uint8Array([7, 8]));
    expect(heard[2]).toEqual({ type: "broadcast", event: "rest", payload: { b: 2 } });
  });

  it("over HTTP that is refused says why", async () => {
    const running = await realtime.start({ settings: { limits: { httpMessages: { count: 1, seconds: 60 } } } });
    const channel = client(running).channel("room");
    await channel.httpSend("e", {});
    await expect(channel.httpSend("e", {})).rejects.toThrow("You have exceeded your rate limit");
    await expect(client(running, { key: "sb_publishable_x" }).channel("room").httpSend("e", {})).rejects.toThrow(
      "Invalid API key",
    );
  });

  it("of the server itself, and of the database, reaches everyone", async () => {
    const running = await realtime.start();
    const channel = client(running).channel("room");
    const heard = broadcastsOn(channel);
    await subscribed(channel);
    await running.service.broadcast("room", "changed", { kind: "shift", id: "7" });
    await expect
      .poll(() => heard)
      .toEqual([{ type: "broadcast", event: "changed", payload: { kind: "shift", id: "7" } }]);
    await realtime.database.db.rows(`SELECT realtime.send('{"a": 1}', 'said', 'room', false)`);
    await expect
      .poll(() => heard[1])
      .toEqual({ type: "broadcast", event: "said", payload: { a: 1 }, meta: { id: expect.any(String) } });
  });
});
