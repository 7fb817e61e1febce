import { describe, expect, it } from "vitest";
import { secret, useRealtime } from "@platform/realtime/testing/service";
import { broadcastsOn, subscribe, subscribed, useClients } from "./testing/clients.ts";

const members = new Set<string>();
const realtime = useRealtime({
  policy: ({ userId = "" }, topic, _, access) => topic === "members" && members.has(`${userId} ${access}`),
});
const client = useClients();
const config = { private: true };

describe("a private channel", () => {
  it("lets in whom the policy lets in, and tells the others why not", async () => {
    members.add("ana read");
    const running = await realtime.start();
    const ana = client(running, { token: () => realtime.token() });
    await ana.realtime.setAuth();
    await subscribed(ana.channel("members", { config }));
    const eve = client(running, { token: () => realtime.token({ sub: "eve" }) });
    await eve.realtime.setAuth();
    for (const supabase of [eve, client(running)]) {
      const { status, error } = await subscribe(supabase.channel("members", { config })).first;
      expect([status, error?.message]).toEqual([
        "CHANNEL_ERROR",
        "Unauthorized: You do not have permissions to read from this Channel topic: members",
      ]);
    }
  });

  it("passes on what writers send, by socket and by HTTP, and nothing of the others", async () => {
    for (const right of ["ana read", "bea read", "ana write"]) members.add(right);
    const running = await realtime.start();
    const [ana, bea] = await Promise.all(
      ["ana", "bea"].map(async (sub) => {
        const supabase = client(running, { token: () => realtime.token({ sub }) });
        await supabase.realtime.setAuth();
        return supabase.channel("members", { config: { ...config, broadcast: { self: true } } });
      }),
    );
    const heard = broadcastsOn(ana!);
    await Promise.all([subscribed(ana!), subscribed(bea!)]);
    await bea!.send({ type: "broadcast", event: "not allowed", payload: {} });
    await bea!.httpSend("not allowed", {});
    await ana!.send({ type: "broadcast", event: "by socket", payload: {} });
    await ana!.httpSend("by http", {});
    const server = client(running, { key: secret });
    await server.channel("members", { config }).httpSend("by server", {});
    await expect.poll(() => heard.map(({ event }) => event).toSorted()).toEqual(["by http", "by server", "by socket"]);
  });

  it("stays open with a new token, and closes when the new one may not read", async () => {
    members.add("ana read");
    const running = await realtime.start();
    let token = await realtime.token();
    const supabase = client(running, { token: async () => token });
    await supabase.realtime.setAuth();
    const channel = supabase.channel("members", { config });
    const messages: { message: string }[] = [];
    channel.on("system", {}, (message) => void messages.push(message));
    const heard = broadcastsOn(channel);
    const statuses = subscribe(channel);
    await statuses.first;
    token = await realtime.token({ exp: realtime.inSeconds(7200) });
    await supabase.realtime.setAuth();
    await running.service.broadcast("members", "still here", {}, { private: true });
    await expect.poll(() => heard.length).toBe(1);
    token = await realtime.token({ sub: "eve" });
    await supabase.realtime.setAuth();
    await expect.poll(() => statuses.at(-1)?.status).toBe("CLOSED");
    expect(messages.map(({ message }) => message)).toEqual([
      "You no longer have permission to read from this Channel topic: members",
    ]);
  });

  it("closes when the token runs out and nobody renews it", async () => {
    members.add("ana read");
    const running = await realtime.start();
    const supabase = client(running);
    await supabase.realtime.setAuth(await realtime.token({ exp: realtime.inSeconds(20) }));
    const channel = supabase.channel("members", { config });
    const messages: { message: string }[] = [];
    channel.on("system", {}, (message) => void messages.push(message));
    const statuses = subscribe(channel);
    expect(await statuses.first).toEqual({ status: "SUBSCRIBED" });
    realtime.wait(21);
    await expect.poll(() => statuses.at(-1)?.status, { timeout: 4_000 }).toBe("CLOSED");
    expect(messages[0]?.message).toMatch(/^Token has expired \d+ seconds ago$/);
  });
});
