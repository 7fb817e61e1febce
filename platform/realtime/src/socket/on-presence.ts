import { randomBytes } from "node:crypto";
import type { Meta, Presence } from "@platform/realtime/presence/presence";
import { endChannel, isJoined, pushPresenceState, withdraw, type Channel } from "./channel.ts";
import type { ChannelCall } from "./events.ts";

export async function presence({ realtime, channel, message }: ChannelCall): Promise<void> {
  const { connection } = channel;
  const refuse = (reason: string) => connection.reply(message, "error", { reason });
  const { event, payload = {} } = (message.payload ?? {}) as { event?: unknown; payload?: unknown };
  const action = typeof event === "string" ? event.toLowerCase() : "";
  if (action === "untrack") {
    withdraw(realtime, channel);
    return connection.reply(message, "ok", {});
  }
  if (action !== "track") return refuse("Unknown presence event");
  if (!connection.mayTrack()) return endChannel(realtime, channel, "Client presence rate limit exceeded");
  if (!isMap(payload)) return refuse("Presence track payload must be a map");
  const problem = limitReached(channel, payload);
  if (problem) return refuse(problem);
  if (!(await channel.rights("presence", "write")))
    return refuse(
      `Unauthorized: You do not have permissions to track presence on this Channel topic: ${channel.tenant.name}`,
    );
  // A client that tracks presence also receives it, even if it did not ask for that at the join.
  if (!channel.wantsPresence && (await channel.rights("presence", "read"))) {
    channel.wantsPresence = channel.hears.presence = true;
    pushPresenceState(realtime, channel);
  }
  // A channel that was closed meanwhile would leave someone behind who is not there.
  if (!isJoined(channel)) return;
  state(payload);
  return connection.reply(message, "ok", {});

  function limitReached({ tenant, presence: current }: Channel, meta: Meta): string | undefined {
    const { maxMetaBytes, perTopic } = realtime.settings.presence;
    if (Buffer.byteLength(JSON.stringify(meta)) > maxMetaBytes) return "Presence track payload is too large";
    return !current && realtime.presences.count(tenant) >= perTopic ? "Too many presences on this topic" : undefined;
  }

  function state(meta: Meta): void {
    const { tenant, presenceKey: key, presence: previous } = channel;
    const leaves = previous ? [previous.ref] : [];
    const process = realtime.exchange.process;
    const joins: Presence[] = [{ ref: newRef(), previous: previous?.ref, process, tenant, key, meta }];
    channel.presence = joins[0];
    realtime.presences.apply(tenant, joins, leaves);
    void realtime.exchange.tell({ extension: "presence", tenant, joins, leaves });
  }
}

const newRef = () => randomBytes(12).toString("base64url");

const isMap = (value: unknown): value is Meta => typeof value === "object" && value !== null && !Array.isArray(value);
