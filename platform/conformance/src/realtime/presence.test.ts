import type { RealtimeChannel, SupabaseClient } from "@supabase/supabase-js";
import { describe, expect, it } from "vitest";
import { useRealtime } from "@platform/realtime/testing/service";
import { subscribed, useClients } from "./testing/clients.ts";

const realtime = useRealtime();
const client = useClients();

function presentOn(supabase: SupabaseClient, key: string) {
  const channel = supabase.channel("room", { config: { presence: { key } } });
  const events: string[] = [];
  channel
    .on("presence", { event: "sync" }, () => void events.push("sync"))
    .on(
      "presence",
      { event: "join" },
      ({ key: who, newPresences }) => void events.push(`join ${who} ${newPresences.length}`),
    )
    .on(
      "presence",
      { event: "leave" },
      ({ key: who, leftPresences }) => void events.push(`leave ${who} ${leftPresences.length}`),
    );
  return { channel, events };
}
const places = (channel: RealtimeChannel) =>
  Object.fromEntries(
    Object.entries(channel.presenceState<{ at: string }>()).map(([key, metas]) => [key, metas.map(({ at }) => at)]),
  );

describe.each(["1.0.0", "2.0.0"])("presence with protocol %s", (vsn) => {
  it("is synchronised, joined, changed and left", async () => {
    const running = await realtime.start();
    const [ana, bea] = ["ana", "bea"].map((key) => presentOn(client(running, { realtime: { vsn } }), key));
    await subscribed(ana!.channel);
    await expect.poll(() => ana!.events).toEqual(["sync"]);
    await subscribed(bea!.channel);
    expect(await bea!.channel.track({ at: "gate" })).toBe("ok");
    await expect.poll(() => ana!.events).toEqual(["sync", "join bea 1", "sync"]);
    expect(places(ana!.channel)).toEqual({ bea: ["gate"] });
    expect(ana!.channel.presenceState()["bea"]![0]).toEqual({ at: "gate", presence_ref: expect.any(String) });

    expect(await bea!.channel.track({ at: "kitchen" })).toBe("ok");
    await expect.poll(() => places(ana!.channel)).toEqual({ bea: ["kitchen"] });
    expect(await bea!.channel.untrack()).toBe("ok");
    await expect.poll(() => places(ana!.channel)).toEqual({});
    expect(ana!.events.filter((event) => event !== "sync")).toEqual([
      "join bea 1",
      "join bea 1",
      "leave bea 1",
      "leave bea 1",
    ]);
  });

  it("ends when the client leaves or hangs up", async () => {
    const running = await realtime.start();
    const supabase = [0, 1, 2].map(() => client(running, { realtime: { vsn } }));
    const [ana, bea, eva] = ["ana", "bea", "eva"].map((key, at) => presentOn(supabase[at]!, key));
    for (const { channel } of [ana!, bea!, eva!]) {
      await subscribed(channel);
      await channel.track({ at: "here" });
    }
    await expect.poll(() => Object.keys(places(ana!.channel)).toSorted()).toEqual(["ana", "bea", "eva"]);
    await supabase[1]!.removeChannel(bea!.channel);
    await expect.poll(() => Object.keys(places(ana!.channel)).toSorted()).toEqual(["ana", "eva"]);
    await supabase[2]!.realtime.disconnect();
    await expect.poll(() => Object.keys(places(ana!.channel))).toEqual(["ana"]);
  });

  it("counts several devices under one key", async () => {
    const running = await realtime.start();
    const [phone, desk] = [0, 1].map(() => presentOn(client(running, { realtime: { vsn } }), "ana"));
    await subscribed(phone!.channel);
    await subscribed(desk!.channel);
    await phone!.channel.track({ at: "phone" });
    await desk!.channel.track({ at: "desk" });
    await expect.poll(() => places(phone!.channel)["ana"]?.toSorted()).toEqual(["desk", "phone"]);
    await phone!.channel.untrack();
    await expect.poll(() => places(desk!.channel)).toEqual({ ana: ["desk"] });
  });
});
