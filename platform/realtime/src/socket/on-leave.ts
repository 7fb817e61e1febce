import { closeChannel } from "./channel.ts";
import type { ChannelCall } from "./events.ts";

export function leave({ realtime, channel, message }: ChannelCall): void {
  // `removeChannel` waits for the reply, so it comes before the close.
  channel.connection.reply(message, "ok", {});
  closeChannel(realtime, channel);
}
