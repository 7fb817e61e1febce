import { describe, expect, it } from "vitest";
import { useRealtime } from "@platform/realtime/testing/service";
import { subscribe, subscribed, useClients } from "./testing/clients.ts";

const realtime = useRealtime();
const client = useClients();

describe("the client's constants", () => {
  it("are those of the specification", async () => {
    const { realtime: socket } = client(await realtime.start());
    expect(socket.timeout).toBe(10_000);
    expect(socket.heartbeatIntervalMs).toBe(25_000);
    expect([1, 2, 3, 4, 5, 20].map((tries) => socket.reconnectAfterMs(tries))).toEqual([
      1_000, 2_000, 5_000, 10_000, 10_000, 10_000,
    ]);
    expect(socket.vsn).toBe("2.0.0");
    expect(Reflect.get(socket, "_disconnectOnEmptyChannelsAfterMs")).toBe(50_000);
  });

  it("hold a hundred pushes until the channel is joined", async () => {
    const running = await realtime.start({ settings: { presence: { calls: { count: 1_000, seconds: 1 } } } });
    const channel = client(running).channel("room", { config: { presence: { key: "me" } } });
    const { first } = subscribe(channel);
    const tracked = Array.from({ length: 120 }, (_, number) => channel.track({ number }));
    const { channelAdapter } = channel as unknown as { channelAdapter: { getChannel(): { pushBuffer: unknown[] } } };
    expect(channelAdapter.getChannel().pushBuffer).toHaveLength(100);
    await first;
    expect(await Promise.all(tracked.slice(20))).toEqual(Array<string>(100).fill("ok"));
  });
});

describe.each(["1.0.0", "2.0.0"])("with protocol %s", (vsn) => {
  it("a channel is subscribed, closed and subscribed again", async () => {
    const supabase = client(await realtime.start(), { realtime: { vsn } });
    const channel = supabase.channel("room");
    const statuses = subscribe(channel);
    expect(await statuses.first).toEqual({ status: "SUBSCRIBED" });
    expect(await supabase.removeChannel(channel)).toBe("ok");
    expect(statuses.map(({ status }) => status)).toEqual(["SUBSCRIBED", "CLOSED"]);
    expect(supabase.getChannels()).toEqual([]);
    const again = await subscribed(supabase.channel("room"));
    expect(await again.unsubscribe()).toBe("ok");
  });

  it("heartbeats are answered", async () => {
    const beats: string[] = [];
    const supabase = client(await realtime.start(), {
      realtime: { vsn, heartbeatCallback: (status) => void beats.push(status) },
    });
    await subscribed(supabase.channel("room"));
    await supabase.realtime.sendHeartbeat();
    await expect.poll(() => beats).toEqual(["sent", "ok"]);
  });

  it("all channels are removed at once", async () => {
    const supabase = client(await realtime.start(), { realtime: { vsn } });
    for (const name of ["one", "two"]) await subscribed(supabase.channel(name));
    expect(await supabase.removeAllChannels()).toEqual(["ok", "ok"]);
    expect(supabase.realtime.isConnected()).toBe(false);
  });
});

describe("a channel", () => {
  it("that asks for changes is subscribed, and told that none will come", async () => {
    const channel = client(await realtime.start()).channel("room");
    const messages: { extension: string; status: string }[] = [];
    channel
      .on("postgres_changes", { event: "*", schema: "public", table: "things", filter: "id=eq.1" }, () => {})
      .on("postgres_changes", { event: "INSERT", schema: "public" }, () => {})
      .on("system", {}, (message) => void messages.push(message));
    await subscribed(channel);
    await expect.poll(() => messages).toMatchObject([{ extension: "postgres_changes", status: "error" }]);
  });

  it("that is refused says why, in the server's words", async () => {
    const running = await realtime.start({ settings: { privateOnly: true } });
    const { status, error } = await subscribe(client(running).channel("room")).first;
    expect([status, error?.message]).toEqual([
      "CHANNEL_ERROR",
      "PrivateOnly: This project only allows private channels",
    ]);
  });

  it("of a key that nobody knows is not subscribed", async () => {
    const { status } = await subscribe(client(await realtime.start(), { key: "sb_publishable_x" }).channel("room"))
      .first;
    expect(status).toBe("CHANNEL_ERROR");
  });

  it("works with a key that is a token", async () => {
    const key = await realtime.token({ role: "anon", sub: undefined as never });
    const { first } = subscribe(client(await realtime.start(), { key }).channel("room"));
    expect(await first).toEqual({ status: "SUBSCRIBED" });
  });

  it("is refused with a token that has run out, and subscribed when there is a new one", async () => {
    const tokens = [await realtime.token({ exp: realtime.inSeconds(-60) }), await realtime.token()];
    const supabase = client(await realtime.start(), { token: async () => tokens[0]! });
    await supabase.realtime.setAuth();
    const statuses = subscribe(supabase.channel("room"));
    expect((await statuses.first).error?.message).toMatch(/^InvalidJWTToken: Token has expired \d+ seconds ago$/);
    tokens.shift();
    await supabase.realtime.setAuth();
    await expect.poll(() => statuses.at(-1)?.status, { timeout: 5_000 }).toBe("SUBSCRIBED");
  });
});
