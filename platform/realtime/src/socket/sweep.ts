/** Looks after open sockets: closes those that fell silent, and channels whose token has run out. */
import { expiryProblem } from "@platform/realtime/callers/caller";
import type { Realtime } from "@platform/realtime/realtime";
import { endChannel } from "./channel.ts";
import type { Connection } from "./connection.ts";

export function startSweeping(realtime: Realtime): { stop: () => void } {
  const timer = setInterval(() => {
    try {
      sweep(realtime);
    } catch (error) {
      // An exception in a timer would end the process; the next sweep tries again.
      realtime.log.error({ error }, "open sockets could not be looked after");
    }
  }, 1_000).unref();
  return { stop: () => clearInterval(timer) };
}

function sweep(realtime: Realtime): void {
  const now = realtime.clock().getTime();
  for (const connection of realtime.connectionLimits.all())
    if (now - connection.heardAt > realtime.settings.idleSeconds * 1000) connection.close(1000, "No heartbeat");
    else closeExpired(realtime, connection, now);
}

function closeExpired(realtime: Realtime, { channels }: Connection, now: number): void {
  for (const channel of channels.values()) {
    const { expiresAt } = channel.caller;
    if (expiresAt !== undefined && expiresAt <= now)
      endChannel(realtime, channel, expiryProblem(expiresAt, realtime.clock).message);
  }
}
