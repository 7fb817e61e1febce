import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { connect, pushFrame } from "@platform/realtime/testing/client";
import { secret, useRealtime } from "@platform/realtime/testing/service";

const realtime = useRealtime();
const room = "realtime:room";
const hello = { type: "broadcast", event: "hello", payload: { to: "everyone" } };

describe("a broadcast", () => {
  it("reaches both versions, each in its own form, and not its sender", async () => {
    const running = await realtime.start();
    const [sender, old, young] = await Promise.all([
      connect(running),
      connect(running, { vsn: "1.0.0" }),
      connect(running),
    ]);
    await Promise.all([sender, old, young].map((client) => client.join(room)));
    sender.say(room, "broadcast", hello, "2");
    expect(await old.hears("broadcast")).toEqual({
      joinRef: null,
      ref: null,
      topic: room,
      event: "broadcast",
      payload: hello,
    });
    const { payload, ...head } = await young.hearsBytes();
    expect(head).toEqual({ kind: 4, topic: room, event: "hello", meta: "", encoding: 1 });
    expect(JSON.parse(payload.toString())).toEqual(hello.payload);
    expect(sender).toMatchObject({ heard: [], frames: [] });
  });

  it("of raw bytes reaches those who can read them", async () => {
    const running = await realtime.start();
    const [sender, old] = await Promise.all([connect(running), connect(running, { vsn: "1.0.0" })]);
    await sender.join(room, { broadcast: { self: true } });
    await old.join(room);
    const bytes = Buffer.from([0, 255, 1, 254]);
    sender.socket.send(pushFrame("1", "2", room, "raw", 0, bytes));
    sender.socket.send(pushFrame("1", "3", room, "json", 1, Buffer.from('{"after":true}')));
    expect(await sender.hearsBytes()).toMatchObject({ event: "raw", encoding: 0, payload: bytes });
    expect((await old.hears("broadcast")).payload).toEqual({
      type: "broadcast",
      event: "json",
      payload: { after: true },
    });
  });

  it("is answered only to whoever asked for it", async () => {
    const client = await connect(await realtime.start());
    await client.join(room, { broadcast: { ack: true } });
    await client.join("realtime:quiet", {}, { ref: "2" });
    client.say("realtime:quiet", "broadcast", hello, "3", "2");
    client.say(room, "broadcast", hello, "4");
    expect(await client.reply("4")).toEqual({ status: "ok", response: {} });
    expect(client.heard).toEqual([]);
  });

  it("is refused when it is too large", async () => {
    const client = await connect(await realtime.start({ settings: { maxBroadcastBytes: 100 } }));
    await client.join(room, { broadcast: { ack: true, self: true } });
    client.say(room, "broadcast", { event: "e", payload: { long: "x".repeat(100) } }, "2");
    expect(await client.reply("2")).toEqual({ status: "error", response: "payload_size_exceeded" });
    expect(client.frames).toEqual([]);
  });

  it("stays in its world: private and public topics of one name never meet", async () => {
    const running = await realtime.start({ policy: () => true });
    const [inside, outside] = await Promise.all([connect(running), connect(running)]);
    await inside.join(room, { private: true, broadcast: { self: true } });
    await outside.join(room, { broadcast: { self: true } });
    inside.say(room, "broadcast", { event: "secret" }, "2");
    outside.say(room, "broadcast", { event: "open" }, "2");
    expect(await inside.hearsBytes()).toMatchObject({ event: "secret" });
    expect(await outside.hearsBytes()).toMatchObject({ event: "open" });
    await pause(50);
    expect([...inside.frames, ...outside.frames]).toEqual([]);
  });

  it("beyond the rate closes the channel, and says why", async () => {
    const limits = { messages: { count: 1, seconds: 60, burst: 3 } };
    const client = await connect(await realtime.start({ settings: { limits } }));
    await client.join(room);
    for (const ref of ["2", "3", "4", "5"]) client.say(room, "broadcast", hello, ref);
    expect((await client.hears("system")).payload).toEqual({
      extension: "system",
      status: "error",
      message: "Too many messages per second",
      channel: "room",
    });
    await client.hears("phx_close");
    expect((await client.join(room, {}, { ref: "6" })).status).toBe("ok");
  });
});

describe("a private topic", () => {
  const only =
    (...rights: string[]) =>
    (_: unknown, topic: string, extension: string, access: string) =>
      rights.includes(`${topic} ${extension} ${access}`);

  it("is closed to who may read neither kind", async () => {
    const client = await connect(await realtime.start());
    expect(await client.join(room, { private: true })).toEqual({
      status: "error",
      response: { reason: "Unauthorized: You do not have permissions to read from this Channel topic: room" },
    });
  });

  it("drops what may not be written, without a word", async () => {
    const policy = only("room broadcast read");
    const client = await connect(await realtime.start({ policy }));
    await client.join(room, { private: true, broadcast: { self: true, ack: true } });
    client.say(room, "broadcast", hello, "2");
    client.say("phoenix", "heartbeat", {}, "3", null);
    await client.reply("3");
    expect(client).toMatchObject({ heard: [], frames: [] });
  });

  it("tells broadcasts only to who may read broadcasts", async () => {
    const running = await realtime.start({ policy: only("room presence read") });
    const client = await connect(running);
    expect((await client.join(room, { private: true, presence: { enabled: true } })).status).toBe("ok");
    await running.service.broadcast("room", "secret", {}, { private: true });
    await client.hears("presence_state");
    await pause(50);
    expect(client.frames).toEqual([]);
  });

  it("asks once until the token changes, and never about the service itself", async () => {
    const questions: string[] = [];
    const policy = ({ role }: { role: string }, _: string, extension: string, access: string) =>
      questions.push(`${role} ${extension} ${access}`) > 0;
    const running = await realtime.start({ policy });
    const [server, person] = await Promise.all([connect(running, { apikey: secret }), connect(running)]);
    expect((await server.join(room, { private: true })).status).toBe("ok");
    await person.join(room, { private: true, broadcast: { ack: true } });
    for (const ref of ["2", "3"]) {
      person.say(room, "broadcast", hello, ref);
      await person.reply(ref);
    }
    expect(questions).toEqual(["anon broadcast read", "anon presence read", "anon broadcast write"]);
    person.say(room, "access_token", { access_token: await realtime.token() }, "4");
    person.say(room, "broadcast", hello, "5");
    await person.reply("5");
    expect(questions.slice(3)).toEqual([
      "authenticated broadcast read",
      "authenticated presence read",
      "authenticated broadcast write",
    ]);
  });

  it("is no reason to fail when the policy does", async () => {
    const policy = () => Promise.reject(new Error("the rights are not to be had"));
    const client = await connect(await realtime.start({ policy }));
    expect((await client.join(room, { private: true })).response.reason).toMatch(/^UnknownErrorOnChannel: /);
    expect((await client.join("realtime:other")).status).toBe("ok");
  });
});
