/** Lets a socket onto a topic, or says in the client's words why not. */
import { randomUUID } from "node:crypto";
import { isOpaque } from "@platform/kernel/api-keys";
import { changesUnavailable, numbered, readBindings } from "@platform/realtime/changes/binding";
import { FilterProblem } from "@platform/realtime/changes/filter";
import { callerOfToken, expiryProblem, TokenProblem, type Caller } from "@platform/realtime/callers/caller";
import { rightsOf } from "@platform/realtime/callers/rights";
import { nameIn } from "@platform/realtime/hub/tenant";
import { isName, type Message } from "@platform/realtime/protocol/message";
import type { Realtime } from "@platform/realtime/realtime";
import { closeChannel, pushPresenceState, pushSystem, type Channel } from "./channel.ts";
import type { Connection } from "./connection.ts";
import { joinConfigIn, replayIn, type JoinConfig } from "./join-config.ts";
import { onceEach, pushReplay } from "./replay.ts";

/** A join that the client is told about; it tries again by itself. */
class JoinRefused extends Error {
  override readonly name = "JoinRefused";
}

const refuse = (code: string, text: string): never => {
  throw new JoinRefused(`${code}: ${text}`);
};

export async function join(realtime: Realtime, connection: Connection, message: Message): Promise<void> {
  if (!connection.mayJoin()) {
    connection.reply(message, "error", { reason: "ClientJoinRateLimitReached: Too many joins per second" });
    return connection.close(1008, "Too many joins per second");
  }
  try {
    const config = joinConfigIn(message.payload);
    const answer = { postgres_changes: numbered(config.config.postgres_changes) };
    const channel = await admitted(realtime, connection, message, config);
    if (!connection.isOpen) return;
    // Joining again takes over: what the first join still had to say is none of the second's business.
    const earlier = connection.channels.get(message.topic);
    if (earlier) closeChannel(realtime, earlier);
    connection.channels.set(message.topic, channel);
    realtime.hub.join(channel.tenant, channel);
    connection.reply(message, "ok", answer);
    await welcome(realtime, channel, config);
  } catch (error) {
    const isTold = error instanceof JoinRefused || error instanceof TokenProblem;
    if (!isTold) realtime.log.error({ error }, "a join failed");
    connection.reply(message, "error", { reason: reasonOf(error) });
  }
}

async function admitted(
  realtime: Realtime,
  connection: Connection,
  message: Message,
  { config, access_token }: JoinConfig,
): Promise<Channel> {
  const { settings, policy, presenceKey, connectionLimits } = realtime;
  const name = nameIn(message.topic) ?? "";
  if (name === "") refuse("TopicNameRequired", "You must provide a topic name");
  if (!isName(message.topic)) refuse("TopicNameRequired", "You must provide a topic name of at most 246 bytes");
  const { channels } = connection;
  if (channels.size >= settings.limits.channelsPerConnection && !channels.has(message.topic))
    refuse("ChannelRateLimitReached", "Too many channels");
  if (settings.privateOnly && !config.private) refuse("PrivateOnly", "This project only allows private channels");
  const replay = replayIn(config.broadcast.replay);
  if (replay === "invalid") refuse("UnableToReplayMessages", "Replay params are not valid");
  if (replay && !config.private) refuse("UnableToReplayMessages", "Replay is not allowed for public channels");

  const token = access_token === undefined || access_token === "" || isOpaque(access_token) ? undefined : access_token;
  const caller = token === undefined ? ofSocket(connection, realtime) : await callerOfToken(token, realtime);
  if (caller.userId !== undefined && !(await realtime.isOpenAccount(caller))) refuse("Unauthorized", accountClosed);
  const rights = rightsOf(caller, name, config.private, policy);
  const [broadcast, presence] = await Promise.all([rights("broadcast", "read"), rights("presence", "read")]);
  if (!broadcast && !presence)
    refuse("Unauthorized", `You do not have permissions to read from this Channel topic: ${name}`);
  if (caller.userId !== undefined && !connectionLimits.seat(connection, caller.userId))
    refuse("ConnectionRateLimitReached", "Too many connected users");
  return {
    connection,
    token,
    caller,
    rights,
    joinRef: message.joinRef ?? message.ref,
    tenant: { name, isPrivate: config.private },
    hears: { broadcast, presence: presence && config.presence.enabled },
    wantsPresence: config.presence.enabled,
    presenceKey: (config.private && presenceKey(caller, name)) || config.presence.key || randomUUID(),
    presence: undefined,
    changes: [],
    self: config.broadcast.self,
    ack: config.broadcast.ack,
    send: replay ? onceEach(connection.sendEncoded) : connection.sendEncoded,
  };
}

export const accountClosed = "The account of this token is closed";

/** The socket's key stands for whoever has not signed in. */
function ofSocket({ caller }: Connection, { clock }: Realtime): Caller {
  if (caller.expiresAt !== undefined && caller.expiresAt <= clock().getTime())
    throw expiryProblem(caller.expiresAt, clock);
  return caller;
}

/** Sends the state and the changes that follow the reply to a join. */
async function welcome(realtime: Realtime, channel: Channel, { config }: JoinConfig): Promise<void> {
  const { postgres_changes: changes, broadcast } = config;
  if (channel.hears.presence) pushPresenceState(realtime, channel);
  if (changes.length > 0) subscribeToChanges(realtime, channel, changes);
  const replay = replayIn(broadcast.replay);
  if (!replay || replay === "invalid" || !channel.hears.broadcast) return;
  await pushReplay(realtime, channel, replay).catch((error: unknown) => {
    // The channel works without: whoever needs the past may join again.
    realtime.log.error({ error }, "messages could not be replayed");
    pushSystem(channel, "error", "UnableToReplayMessages: Please try again in a moment");
  });
}

function subscribeToChanges({ settings }: Realtime, channel: Channel, changes: Record<string, unknown>[]): void {
  const { tables } = settings.changes;
  if (tables.length === 0) return pushSystem(channel, "error", changesUnavailable, "postgres_changes");
  try {
    channel.changes = readBindings(changes, tables);
    pushSystem(channel, "ok", "Subscribed to PostgreSQL", "postgres_changes");
  } catch (error) {
    if (!(error instanceof FilterProblem)) throw error;
    pushSystem(channel, "error", error.message, "postgres_changes");
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof JoinRefused) return error.message;
  if (error instanceof TokenProblem) return `${error.code}: ${error.message}`;
  return "UnknownErrorOnChannel: Please try again in a moment";
}
