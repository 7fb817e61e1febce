/** The events that a client may send on a topic that it has joined, with their handlers. */
import type { Incoming } from "@platform/realtime/protocol/message";
import type { Realtime } from "@platform/realtime/realtime";
import type { Channel } from "./channel.ts";
import { broadcast } from "./on-broadcast.ts";
import { leave } from "./on-leave.ts";
import { presence } from "./on-presence.ts";
import { accessToken } from "./on-access-token.ts";

export type ChannelCall = { realtime: Realtime; channel: Channel; message: Incoming };

// Without a prototype, because clients choose the names that are looked up.
export const channelEvents: Record<string, (call: ChannelCall) => void | Promise<void>> = {
  __proto__: null as never,
  broadcast,
  presence,
  access_token: accessToken,
  phx_leave: leave,
};
