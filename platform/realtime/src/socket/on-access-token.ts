import { isOpaque } from "@platform/kernel/api-keys";
import { callerOfToken, TokenProblem, type Caller } from "@platform/realtime/callers/caller";
import { rightsOf } from "@platform/realtime/callers/rights";
import type { Realtime } from "@platform/realtime/realtime";
import { endChannel, isJoined, withdraw, type Channel } from "./channel.ts";
import type { ChannelCall } from "./events.ts";

/** The client sends its token at every heartbeat; only a new one means anything. */
export async function accessToken({ realtime, channel, message }: ChannelCall): Promise<void> {
  const { access_token: token } = (message.payload ?? {}) as { access_token?: unknown };
  if (typeof token !== "string" || token === "" || isOpaque(token) || token === channel.token) return;
  try {
    await renew(realtime, channel, await callerOfToken(token, realtime));
    channel.token = token;
  } catch (error) {
    if (!(error instanceof TokenProblem)) throw error;
    endChannel(realtime, channel, error.message);
  }
}

/** Decides anew what the channel may do, as this caller. */
export async function renew(realtime: Realtime, channel: Channel, caller: Caller): Promise<void> {
  const { tenant, connection } = channel;
  const rights = rightsOf(caller, tenant.name, tenant.isPrivate, realtime.policy);
  const [broadcast, presence] = await Promise.all([rights("broadcast", "read"), rights("presence", "read")]);
  if (!isJoined(channel)) return;
  if (!broadcast && !presence)
    return endChannel(
      realtime,
      channel,
      `You no longer have permission to read from this Channel topic: ${tenant.name}`,
    );
  if (caller.userId !== undefined && !realtime.connectionLimits.seat(connection, caller.userId))
    return endChannel(realtime, channel, "Too many connected users");
  const key = tenant.isPrivate ? realtime.presenceKey(caller, tenant.name) : undefined;
  if (key !== undefined && key !== channel.presenceKey) {
    // Someone else took the channel over, who is present only once they say so.
    withdraw(realtime, channel);
    channel.presenceKey = key;
  }
  channel.caller = caller;
  channel.rights = rights;
  channel.hears = { broadcast, presence: presence && channel.wantsPresence };
}
