import { describe, expect, it } from "vitest";
import { connect, type Client } from "@platform/realtime/testing/client";
import { useRealtime } from "@platform/realtime/testing/service";

const realtime = useRealtime({ settings: { presence: { gatherMs: 5 } } });
const room = "realtime:room";
const as = (key: string) => ({ presence: { key, enabled: true } });
const track = async (client: Client, payload: unknown, ref = "2") => {
  client.say(room, "presence", { type: "presence", event: "track", payload }, ref);
  return client.reply(ref);
};
const ref = expect.any(String);

describe("presence", () => {
  it("tells who comes, changes and goes", async () => {
    const running = await realtime.start();
    const [ana, bea] = await Promise.all([connect(running), connect(running)]);
    await ana.join(room, as("ana"));
    await bea.join(room, as("bea"));
    expect((await ana.hears("presence_state")).payload).toEqual({});
    expect(await track(bea, { at: "gate" })).toEqual({ status: "ok", response: {} });
    const came = (await ana.hears("presence_diff")).payload;
    expect(came).toEqual({ joins: { bea: { metas: [{ at: "gate", phx_ref: ref }] } }, leaves: {} });
    await track(bea, { at: "kitchen" }, "3");
    const before = came["joins"].bea.metas[0];
    expect((await ana.hears("presence_diff")).payload).toEqual({
      joins: { bea: { metas: [{ at: "kitchen", phx_ref: ref, phx_ref_prev: before.phx_ref }] } },
      leaves: { bea: { metas: [before] } },
    });
    bea.say(room, "presence", { type: "presence", event: "untrack" }, "4");
    expect(await bea.reply("4")).toMatchObject({ status: "ok" });
    expect((await ana.hears("presence_diff")).payload).toMatchObject({
      joins: {},
      leaves: { bea: { metas: [{ at: "kitchen" }] } },
    });
  });

  it.each([
    ["leaves", (client: Client) => client.say(room, "phx_leave", {}, "9")],
    ["hangs up", (client: Client) => client.close()],
  ])("ends when the client %s", async (_, go) => {
    const running = await realtime.start();
    const [ana, bea] = await Promise.all([connect(running), connect(running)]);
    await ana.join(room, as("ana"));
    await bea.join(room, as("bea"));
    await track(bea, {});
    await ana.hears("presence_diff");
    go(bea);
    expect((await ana.hears("presence_diff")).payload).toMatchObject({ joins: {}, leaves: { bea: { metas: [{}] } } });
  });

  it("keeps sockets under one key apart, and makes keys for who has none", async () => {
    const running = await realtime.start();
    const [first, second, third] = await Promise.all([connect(running), connect(running), connect(running)]);
    await first.join(room, as("ana"));
    await second.join(room, as("ana"));
    await track(first, { device: "phone" });
    await track(second, { device: "desk" });
    await third.join(room, as(""));
    const state = (await third.hears("presence_state")).payload;
    expect(state).toEqual({
      ana: {
        metas: [
          { device: "phone", phx_ref: ref },
          { device: "desk", phx_ref: ref },
        ],
      },
    });
    await track(third, {});
    const { joins } = (await third.hears("presence_diff", ({ payload }) => !("ana" in payload["joins"]))).payload;
    expect(Object.keys(joins)).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  });

  it("is not told to who never asked, until it tracks", async () => {
    const running = await realtime.start();
    const [ana, quiet] = await Promise.all([connect(running), connect(running)]);
    await quiet.join(room, { presence: { key: "quiet", enabled: false } });
    await ana.join(room, as("ana"));
    await track(ana, {});
    await ana.hears("presence_diff");
    expect(quiet.heard).toEqual([]);
    await track(quiet, {});
    expect((await quiet.hears("presence_state")).payload).toMatchObject({ ana: { metas: [{}] } });
    expect((await quiet.hears("presence_diff")).payload).toMatchObject({ joins: { quiet: { metas: [{}] } } });
  });

  it("takes keys and payloads that look like something else", async () => {
    const client = await connect(await realtime.start());
    await client.join(room, as("__proto__"));
    client.say(room, "presence", JSON.parse('{"event":"TRACK","payload":{"__proto__":{"a":"\\u0000"}}}'), "2");
    await client.reply("2");
    const { payload } = await client.hears("presence_diff");
    expect(JSON.stringify(payload)).toContain('"__proto__":{"metas":[{"__proto__":{"a":"\\u0000"}');
  });

  it.each([
    [7, "Presence track payload must be a map"],
    [[1], "Presence track payload must be a map"],
    [{ long: "x".repeat(70_000) }, "Presence track payload is too large"],
  ])("refuses payloads that are none", async (payload, reason) => {
    const client = await connect(await realtime.start());
    await client.join(room, as("ana"));
    expect(await track(client, payload)).toEqual({ status: "error", response: { reason } });
  });

  it("has room for so many on a topic", async () => {
    const running = await realtime.start({ settings: { presence: { perTopic: 1 } } });
    const [ana, bea] = await Promise.all([connect(running), connect(running)]);
    await ana.join(room, as("ana"));
    await bea.join(room, as("bea"));
    expect(await track(ana, {})).toMatchObject({ status: "ok" });
    expect(await track(ana, { again: true }, "3")).toMatchObject({ status: "ok" });
    expect(await track(bea, {})).toEqual({ status: "error", response: { reason: "Too many presences on this topic" } });
  });

  it("beyond five calls in thirty seconds closes the channel", async () => {
    const client = await connect(await realtime.start());
    await client.join(room, as("ana"));
    for (let call = 0; call < 5; call++) await track(client, { call }, `a${call}`);
    client.say(room, "presence", { event: "track", payload: {} }, "6");
    expect((await client.hears("system")).payload).toMatchObject({
      message: "Client presence rate limit exceeded",
      channel: "room",
    });
    await client.hears("phx_close");
  });

  it("needs the right to write on private topics", async () => {
    const policy = (_: unknown, __: string, ___: string, access: string) => access === "read";
    const client = await connect(await realtime.start({ policy }));
    await client.join(room, { ...as("ana"), private: true });
    expect((await track(client, {})).response.reason).toMatch(/^Unauthorized: /);
  });

  it("stands for whom the project says on private topics, and for whom the client says on open ones", async () => {
    const running = await realtime.start({ policy: () => true, presenceKey: ({ userId }) => userId });
    const client = await connect(running);
    const isPrivate = { ...as("someone else"), private: true };
    await client.join(room, isPrivate, { token: await realtime.token() });
    await track(client, {});
    expect((await client.hears("presence_diff")).payload["joins"]).toEqual({ ana: { metas: [{ phx_ref: ref }] } });
    // A new token may be another person's, who is not there before they say so.
    client.say(room, "access_token", { access_token: await realtime.token({ sub: "bea" }) }, "3");
    expect((await client.hears("presence_diff")).payload["leaves"]).toEqual({ ana: { metas: [{ phx_ref: ref }] } });
    await track(client, {}, "4");
    expect((await client.hears("presence_diff")).payload["joins"]).toEqual({ bea: { metas: [{ phx_ref: ref }] } });

    const open = await connect(running);
    await open.join(room, as("anyone"), { token: await realtime.token() });
    await track(open, {});
    expect(Object.keys((await open.hears("presence_diff")).payload["joins"])).toEqual(["anyone"]);
  });
});
