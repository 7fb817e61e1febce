/** Hears what PostgreSQL tells on a channel, for as long as the process runs. */
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "./logger.ts";

export type Listening = {
  /** Resolves once everything was heard that had been committed when it was called. */
  caughtUp: () => Promise<void>;
  stop: () => Promise<void>;
};

export type ListenOptions = {
  /** Past a transaction pooler: a channel belongs to one connection. */
  url: string;
  channel: string;
  onNotice: (payload: string) => void;
  /** The connection was lost or has just begun: anything may have been missed. */
  onGap: () => void;
  log: Logger;
};

export async function listenTo({ url, channel, onNotice, onGap, log }: ListenOptions): Promise<Listening> {
  let stopped = false;
  let client: pg.Client | undefined;

  // An exception in an event of the connection would end the process.
  const safely = (heed: () => void): void => {
    try {
      heed();
    } catch (error) {
      log.error({ error, channel }, "a notice could not be heeded");
    }
  };
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, application_name: `cuadrante-${channel}`, keepAlive: true });
    next.on("notification", ({ payload }) => safely(() => onNotice(payload ?? "")));
    next.on("error", () => {});
    next.once("end", () => {
      // pg also tells the end of a connection that never came about; the attempt after that one is under way already.
      if (stopped || client !== next) return;
      safely(onGap);
      void reconnect();
    });
    try {
      await next.connect();
      await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      void next.end().catch(() => {});
      throw error;
    }
    if (stopped) return void next.end().catch(() => {});
    client = next;
    safely(onGap);
  };
  const reconnect = async (): Promise<void> => {
    for (let wait = 200; !stopped; wait = Math.min(wait * 2, 5_000)) {
      await pause(wait);
      try {
        return await connect();
      } catch (error) {
        log.debug({ error }, "cannot listen yet");
      }
    }
  };
  await connect();
  return {
    // PostgreSQL hands out notices before it answers. One that is lost or hangs is a gap, which is told as such.
    caughtUp: async () => {
      const ping = client?.query("SELECT").catch((error) => log.debug({ error }, "cannot listen any more"));
      await Promise.race([ping, pause(2_000, undefined, { ref: false })]);
    },
    stop: async () => {
      stopped = true;
      await client?.end().catch(() => {});
    },
  };
}
