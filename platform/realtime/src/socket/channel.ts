/** One joined topic of one socket. */
import type { Binding } from "@platform/realtime/changes/binding";
import type { Caller } from "@platform/realtime/callers/caller";
import type { Rights } from "@platform/realtime/callers/rights";
import type { Member } from "@platform/realtime/hub/hub";
import { topicOf, type Tenant } from "@platform/realtime/hub/tenant";
import { presenceState, type Presence } from "@platform/realtime/presence/presence";
import { encodedMessage } from "@platform/realtime/protocol/encoded";
import type { Realtime } from "@platform/realtime/realtime";
import type { Connection } from "./connection.ts";

export type Channel = Member & {
  connection: Connection;
  joinRef: string | null;
  tenant: Tenant;
  /** The token that the client sent, to know a new one; none while the socket's own key stands for it. */
  token: string | undefined;
  caller: Caller;
  rights: Rights;
  self: boolean;
  ack: boolean;
  presenceKey: string;
  wantsPresence: boolean;
  presence: Presence | undefined;
  /** Which changes of tables it wants to hear of. */
  changes: Binding[];
};

function push(
  { connection, joinRef, tenant }: Channel,
  event: string,
  payload: unknown,
  ref: string | null = null,
): void {
  connection.send({ joinRef, ref, topic: topicOf(tenant), event, payload });
}

export function pushSystem(channel: Channel, status: "ok" | "error", message: string, extension = "system"): void {
  push(channel, "system", { extension, status, message, channel: channel.tenant.name });
}

export function pushPresenceState({ gatherer, presences }: Realtime, channel: Channel): void {
  gatherer.flush(channel.tenant);
  push(channel, "presence_state", presenceState(presences.of(channel.tenant)));
}

/** While something was asked of the database, the channel may have been closed. */
export const isJoined = (channel: Channel): boolean =>
  channel.connection.channels.get(topicOf(channel.tenant)) === channel;

/** Takes the channel out of the topic and of presence, without a word to its client. */
export function abandon(realtime: Realtime, channel: Channel): void {
  const { connection, tenant, presence } = channel;
  if (!isJoined(channel)) return;
  connection.channels.delete(topicOf(tenant));
  realtime.hub.leave(tenant, channel);
  if (presence) withdraw(realtime, channel);
}

/** `phx_close` carries the join it ends, so that a client that has joined again meanwhile ignores it. */
export function closeChannel(realtime: Realtime, channel: Channel): void {
  abandon(realtime, channel);
  push(channel, "phx_close", {}, channel.joinRef);
}

/** Tells why, then closes. */
export function endChannel(realtime: Realtime, channel: Channel, message: string): void {
  pushSystem(channel, "error", message);
  closeChannel(realtime, channel);
}

export function withdraw({ presences, exchange }: Realtime, channel: Channel): void {
  const { presence, tenant } = channel;
  if (!presence) return;
  channel.presence = undefined;
  presences.apply(tenant, [], [presence.ref]);
  void exchange.tell({ extension: "presence", tenant, joins: [], leaves: [presence.ref] });
}

export const presenceDiff = (tenant: Tenant, change: { joins: Presence[]; leaves: Presence[] }) =>
  encodedMessage({
    joinRef: null,
    ref: null,
    topic: topicOf(tenant),
    event: "presence_diff",
    payload: { joins: presenceState(change.joins), leaves: presenceState(change.leaves) },
  });
