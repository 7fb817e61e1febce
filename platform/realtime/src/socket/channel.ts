/** One joined topic of one socket. */
import type { Binding } from "@platform/realtime/changes/binding";
import type { Caller } from "@platform/realtime/callers/caller";
import type { Rights } from "@platform/realtime/callers/rights";
import type { Member } from "@platform/realtime/hub/hub";
import { topicOf, type World } from "@platform/realtime/hub/world";
import { presenceState, type Presence } from "@platform/realtime/presence/presence";
import { encodedMessage } from "@platform/realtime/protocol/encoded";
import type { Realtime } from "@platform/realtime/realtime";
import type { Connection } from "./connection.ts";

export type Channel = Member & {
  connection: Connection;
  joinRef: string | null;
  world: World;
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
  { connection, joinRef, world }: Channel,
  event: string,
  payload: unknown,
  ref: string | null = null,
): void {
  connection.send({ joinRef, ref, topic: topicOf(world), event, payload });
}

export function pushSystem(channel: Channel, status: "ok" | "error", message: string, extension = "system"): void {
  push(channel, "system", { extension, status, message, channel: channel.world.name });
}

export function pushPresenceState({ gatherer, presences }: Realtime, channel: Channel): void {
  gatherer.flush(channel.world);
  push(channel, "presence_state", presenceState(presences.of(channel.world)));
}

/** While something was asked of the database, the channel may have been closed. */
export const isJoined = (channel: Channel): boolean =>
  channel.connection.channels.get(topicOf(channel.world)) === channel;

/** Takes the channel out of the topic and of presence, without a word to its client. */
export function abandon(realtime: Realtime, channel: Channel): void {
  const { connection, world, presence } = channel;
  if (!isJoined(channel)) return;
  connection.channels.delete(topicOf(world));
  realtime.hub.leave(world, channel);
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
  const { presence, world } = channel;
  if (!presence) return;
  channel.presence = undefined;
  presences.apply(world, [], [presence.ref]);
  void exchange.tell({ extension: "presence", world, joins: [], leaves: [presence.ref] });
}

export const presenceDiff = (world: World, change: { joins: Presence[]; leaves: Presence[] }) =>
  encodedMessage({
    joinRef: null,
    ref: null,
    topic: topicOf(world),
    event: "presence_diff",
    payload: { joins: presenceState(change.joins), leaves: presenceState(change.leaves) },
  });
