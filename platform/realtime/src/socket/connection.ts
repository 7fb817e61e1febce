/** One socket and its channels: reads its messages one after the other, and answers. */
import { createBucket } from "@platform/kernel/token-bucket";
import type { Caller } from "@platform/realtime/callers/caller";
import { nameIn } from "@platform/realtime/hub/tenant";
import { decode } from "@platform/realtime/protocol/decode";
import { encodedMessage, type Encoded } from "@platform/realtime/protocol/encoded";
import type { Incoming, Message, Version } from "@platform/realtime/protocol/message";
import type { Realtime } from "@platform/realtime/realtime";
import type { Wire } from "@platform/realtime/wire/wire";
import { abandon, type Channel } from "./channel.ts";
import { channelEvents } from "./events.ts";
import { join } from "./join.ts";

export type Connection = {
  version: Version;
  /** Behind the key that opened the socket. */
  caller: Caller;
  network: string;
  accounts: Set<string>;
  channels: Map<string, Channel>;
  isOpen: boolean;
  heardAt: number;
  mayJoin: () => boolean;
  maySend: () => boolean;
  mayTrack: () => boolean;
  send(message: Message): void;
  sendEncoded(message: Encoded): void;
  reply(to: Message, status: "ok" | "error", response: unknown): void;
  close(code: number, reason: string): void;
  terminate(): void;
};

export type Opened = { version: Version; caller: Caller; network: string; wire: Wire };

export function createConnection(
  { settings, clock }: Realtime,
  { version, caller, network, wire }: Opened,
): Connection {
  const { limits, presence } = settings;
  const [joins, messages, tracks] = [limits.joins, limits.messages, presence.calls].map((rate) =>
    createBucket(rate, clock),
  );
  const sendEncoded = (message: Encoded): void => {
    const frame = message(version);
    if (frame) wire.send(frame);
  };
  const send = (message: Message): void => sendEncoded(encodedMessage(message));
  return {
    version,
    caller,
    network,
    send,
    sendEncoded,
    accounts: new Set(),
    channels: new Map(),
    isOpen: true,
    heardAt: clock().getTime(),
    mayJoin: () => joins!(""),
    maySend: () => messages!(""),
    mayTrack: () => tracks!(""),
    reply: (to, status, response) => send({ ...refsOf(to), event: "phx_reply", payload: { status, response } }),
    close: wire.close,
    terminate: wire.terminate,
  };
}

const refsOf = ({ joinRef, ref, topic }: Message) => ({ joinRef, ref, topic });

/** Takes what the socket said. Waits are over when its effects are done, so that order is kept. */
export function createListener(
  realtime: Realtime,
  connection: Connection,
  wire: Wire,
): (data: string | Buffer) => void {
  const { settings, clock, log } = realtime;
  const isCalm = createBucket(settings.limits.frames, clock);
  let turn = Promise.resolve();
  let waiting = 0;
  return (data) => {
    connection.heardAt = clock().getTime();
    if (!isCalm("")) return wire.close(1008, "Too many frames per second");
    const message = decode(connection.version, data);
    if (!message) return;
    waiting += 1;
    // A client that sends faster than rights can be decided is slowed down: its frames wait in the network, not in our
    // memory.
    if (waiting === mostWaiting) wire.pause();
    turn = turn
      .then(() => (connection.isOpen ? answer(realtime, connection, message) : undefined))
      .catch((error: unknown) => log.error({ error }, "a realtime message failed"))
      .finally(() => {
        if (waiting === mostWaiting) wire.resume();
        waiting -= 1;
      });
  };
}

const mostWaiting = 64;

async function answer(realtime: Realtime, connection: Connection, message: Incoming): Promise<void> {
  const { topic, event, joinRef } = message;
  if (topic === "phoenix" && event === "heartbeat") return connection.reply(message, "ok", {});
  if (event === "phx_join" && nameIn(topic) !== undefined) return join(realtime, connection, message);
  const channel = connection.channels.get(topic);
  // Said in an earlier join of the same topic, and meant for it.
  const isLate = channel !== undefined && joinRef !== null && joinRef !== channel.joinRef;
  // Leaving a channel that was already left is no error.
  if (event === "phx_leave" && (!channel || isLate)) return connection.reply(message, "ok", {});
  if (!channel) return connection.reply(message, "error", { reason: "unmatched topic" });
  if (isLate) return;
  await channelEvents[event]?.({ realtime, channel, message });
}

export function leaveAll(realtime: Realtime, connection: Connection): void {
  connection.isOpen = false;
  for (const channel of connection.channels.values()) abandon(realtime, channel);
  realtime.connectionLimits.leave(connection);
}
