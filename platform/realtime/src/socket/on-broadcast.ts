import { setTimeout as pause } from "node:timers/promises";
import { broadcastIn } from "@platform/realtime/protocol/decode";
import { isName } from "@platform/realtime/protocol/message";
import { tellEveryone } from "@platform/realtime/realtime";
import { endChannel, isJoined } from "./channel.ts";
import type { ChannelCall } from "./events.ts";

export async function broadcast({ realtime, channel, message }: ChannelCall): Promise<void> {
  const { connection, tenant, ack, self } = channel;
  if (!connection.maySend()) return endChannel(realtime, channel, "Too many messages per second");
  const content = broadcastIn(message);
  if (!content || !isName(content.event)) return;
  if (content.body.length > realtime.settings.maxBroadcastBytes)
    return ack ? connection.reply(message, "error", "payload_size_exceeded") : undefined;
  // Without the right the protocol says nothing at all, also to whoever asked for an answer.
  if (!(await channel.rights("broadcast", "write")) || !isJoined(channel)) return;
  const written = tellEveryone(realtime, tenant, content, self ? undefined : channel);
  // The next message does not wait for the database; answers find their question by its ref.
  if (ack) void written.then((isTold) => connection.reply(message, isTold ? "ok" : "error", isTold ? {} : unheard));
  // Unless messages come faster than the database takes them: then this socket is read more slowly.
  if (realtime.exchange.isBehind()) await Promise.race([written, pause(patienceMs, undefined, { ref: false })]);
}

const patienceMs = 250;
const unheard = { reason: "UnknownErrorOnChannel: The message could not be handed over" };
