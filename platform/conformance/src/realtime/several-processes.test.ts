import { describe, expect, it } from "vitest";
import { useRealtime } from "@platform/realtime/testing/service";
import { broadcastsOn, subscribe, subscribed, useClients } from "./testing/clients.ts";

const realtime = useRealtime();
const client = useClients();

describe("a client", () => {
  it("comes back by itself when the server was restarted, and is present again", async () => {
    const before = await realtime.start();
    const supabase = client(before);
    const channel = supabase.channel("room", { config: { presence: { key: "ana" } } });
    channel.on("presence", { event: "sync" }, () => {});
    const heard = broadcastsOn(channel);
    const statuses = subscribe(channel);
    await statuses.first;
    await before.stop();
    await expect.poll(() => statuses.at(-1)?.status).toBe("CHANNEL_ERROR");
    const after = await realtime.start({ port: before.port });
    await expect.poll(() => statuses.at(-1)?.status, { timeout: 10_000 }).toBe("SUBSCRIBED");
    expect(await channel.track({ back: true })).toBe("ok");
    await expect.poll(() => Object.keys(channel.presenceState())).toEqual(["ana"]);
    await after.service.broadcast("room", "welcome back", {});
    await expect.poll(() => heard.map(({ event }) => event)).toEqual(["welcome back"]);
  });
});

describe("clients of two processes", () => {
  it("hear one another's broadcasts, of both protocols, and also large ones", async () => {
    const [first, second] = [await realtime.start(), await realtime.start()];
    const here = client(first).channel("room");
    const there = client(second, { realtime: { vsn: "1.0.0" } }).channel("room");
    const [heardHere, heardThere] = [broadcastsOn(here), broadcastsOn(there)];
    await Promise.all([subscribed(here), subscribed(there)]);
    await here.send({ type: "broadcast", event: "small", payload: { a: 1 } });
    await here.send({ type: "broadcast", event: "large", payload: { long: "ñ".repeat(50_000) } });
    await there.send({ type: "broadcast", event: "back", payload: {} });
    await expect
      .poll(() => heardThere.map(({ event, payload }) => [event, payload.long?.length]))
      .toEqual([
        ["small", undefined],
        ["large", 50_000],
      ]);
    await expect.poll(() => heardHere.map(({ event }) => event)).toEqual(["back"]);
  });

  it("see one another come and go", async () => {
    const [first, second] = [await realtime.start(), await realtime.start()];
    const [ana, bea] = [client(first), client(second)].map((supabase, at) =>
      supabase
        .channel("room", { config: { presence: { key: ["ana", "bea"][at]! } } })
        .on("presence", { event: "sync" }, () => {}),
    );
    for (const channel of [ana!, bea!]) {
      await subscribed(channel);
      await channel.track({});
    }
    for (const channel of [ana!, bea!])
      await expect.poll(() => Object.keys(channel.presenceState()).toSorted()).toEqual(["ana", "bea"]);
    await second.stop();
    await expect.poll(() => Object.keys(ana!.presenceState())).toEqual(["ana"]);
  });

  it("miss nothing and hear nothing twice when the processes lose their listening connections", async () => {
    const [first, second] = [await realtime.start(), await realtime.start()];
    const [here, there] = [client(first).channel("room"), client(second).channel("room")];
    const heard = broadcastsOn(there);
    await Promise.all([subscribed(here), subscribed(there)]);
    for (let number = 0; number < 60; number++) {
      await here.send({ type: "broadcast", event: "count", payload: { number } });
      if (number % 20 === 10)
        await realtime.database.db.rows(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'cuadrante-realtime' AND datname = current_database()`,
        );
    }
    const numbers = () => heard.map(({ payload }) => payload.number as number).toSorted((a, b) => a - b);
    await expect.poll(() => numbers().length, { timeout: 10_000 }).toBe(60);
    await new Promise((done) => setTimeout(done, 300));
    expect(numbers()).toEqual(Array.from({ length: 60 }, (_, number) => number));
  });
});
