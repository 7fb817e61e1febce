import { describe, expect, it } from "vitest";
import { connect } from "@platform/realtime/testing/client";
import { secret, useRealtime } from "@platform/realtime/testing/service";

const realtime = useRealtime();
const room = "realtime:room";
const system = (message: unknown) => ({ extension: "system", status: "error", message, channel: "room" });

describe("a token", () => {
  it("that the client has sent before, or that is none, means nothing", async () => {
    const client = await connect(await realtime.start());
    const token = await realtime.token();
    await client.join(room, {}, { token });
    for (const access_token of [token, null, secret, "", 7]) client.say(room, "access_token", { access_token }, "2");
    client.say("phoenix", "heartbeat", {}, "3", null);
    await client.reply("3");
    expect(client.heard).toEqual([]);
  });

  it.each([
    ["broken", async () => "nonsense", "The token provided is not a valid JWT"],
    ["expired", () => realtime.token({ exp: 1_000 }), expect.stringMatching(/^Token has expired \d+ seconds ago$/)],
  ])("that is new and %s closes the channel", async (_, token, message) => {
    const client = await connect(await realtime.start());
    await client.join(room);
    client.say(room, "access_token", { access_token: await token() }, "2");
    expect((await client.hears("system")).payload).toEqual(system(message));
    await client.hears("phx_close");
  });

  it("that has run out closes its channels, not the socket", async () => {
    const client = await connect(await realtime.start());
    await client.join(room, {}, { token: await realtime.token({ exp: realtime.inSeconds(30) }) });
    await client.join("realtime:open", {}, { ref: "2" });
    realtime.wait(31);
    expect((await client.hears("system")).payload).toEqual(
      system(expect.stringMatching(/^Token has expired \d+ seconds ago$/)),
    );
    expect(await client.hears("phx_close")).toMatchObject({ topic: room });
    client.say("realtime:open", "phx_leave", {}, "3", "2");
    expect(await client.reply("3")).toMatchObject({ status: "ok" });
  });

  it("that was renewed in time keeps them", async () => {
    const client = await connect(await realtime.start());
    await client.join(room, {}, { token: await realtime.token({ exp: realtime.inSeconds(30) }) });
    client.say(room, "access_token", { access_token: await realtime.token() }, "2");
    client.say("phoenix", "heartbeat", {}, "3", null);
    await client.reply("3");
    realtime.wait(31);
    client.say("phoenix", "heartbeat", {}, "4", null);
    await client.reply("4");
    await new Promise((done) => setTimeout(done, 1_200));
    expect(client.heard).toEqual([]);
  });

  it("of someone who may no longer read closes a private channel", async () => {
    const running = await realtime.start({ policy: ({ userId }) => userId === "ana" });
    const client = await connect(running);
    await client.join(room, { private: true }, { token: await realtime.token() });
    client.say(room, "access_token", { access_token: await realtime.token({ sub: "eve" }) }, "2");
    expect((await client.hears("system")).payload).toEqual(
      system("You no longer have permission to read from this Channel topic: room"),
    );
    await client.hears("phx_close");
  });

  it("keeps its rights only until they are checked again", async () => {
    const members = new Set(["ana", "bea"]);
    const running = await realtime.start({ policy: ({ userId }) => members.has(userId ?? "") });
    const [ana, bea] = await Promise.all([connect(running), connect(running)]);
    await ana.join(room, { private: true }, { token: await realtime.token() });
    await bea.join(room, { private: true }, { token: await realtime.token({ sub: "bea" }) });
    members.clear();
    await running.service.recheck("bea");
    await bea.hears("phx_close");
    expect(ana.heard).toEqual([]);
    await running.service.recheck();
    await ana.hears("phx_close");
  });

  it("of an account that is closed ends every channel, and opens no other", async () => {
    const closed = new Set<string>();
    const isOpenAccount = async ({ userId }: { userId: string | undefined }) => !closed.has(userId ?? "");
    const running = await realtime.start({ policy: () => true, isOpenAccount });
    const client = await connect(running);
    const token = await realtime.token();
    await client.join(room, { private: true }, { token });
    await client.join("realtime:lobby", {}, { token });
    closed.add("ana");
    await running.service.recheck("ana");
    expect((await client.hears("system")).payload.message).toBe("The account of this token is closed");
    await client.hears("phx_close");
    await client.hears("phx_close");
    const again = await connect(running);
    const refusal = { status: "error", response: { reason: "Unauthorized: The account of this token is closed" } };
    expect(await again.join("realtime:lobby", {}, { token })).toEqual(refusal);
  });
});
