/** The realtime service: `/realtime/v1` of the protocol, as a Hono app for requests and a door for sockets. */
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import type { Hono } from "hono";
import type { ApiKeys } from "@platform/kernel/api-keys";
import { systemClock, type Clock } from "@platform/kernel/clock";
import type { Keys } from "@platform/kernel/keys";
import type { Logger } from "@platform/kernel/logger";
import { networkOf } from "@platform/kernel/network";
import type { Database } from "@platform/kernel/sql";
import type { IsOpenAccount, Policy, PresenceKey } from "./callers/rights.ts";
import { assemble } from "./assemble.ts";
import { hearChanges } from "./changes/hear-changes.ts";
import { cleanUp, makeDays } from "./clean-up.ts";
import { createApp } from "./http/app.ts";
import type { Broadcast } from "./protocol/message.ts";
import { tellEveryone, tellHere, type Realtime } from "./realtime.ts";
import type { RealtimeSettings } from "./settings.ts";
import { endChannel, type Channel } from "./socket/channel.ts";
import { accountClosed } from "./socket/join.ts";
import { renew } from "./socket/on-access-token.ts";
import { openSocket } from "./socket/open-socket.ts";
import { startSweeping } from "./socket/sweep.ts";
import { refuseUpgrade } from "./wire/handshake.ts";

export type RealtimeOptions = {
  settings: RealtimeSettings;
  db: Database;
  /** For LISTEN, past a transaction pooler. */
  directUrl: string;
  keys: Keys;
  /** Without any, callers need no key: the service stands behind a gateway, or alone in a test. */
  apiKeys?: ApiKeys | undefined;
  /** Decides about private topics. */
  policy: Policy;
  /** Without it, clients name themselves, as the protocol lets them. */
  presenceKey?: PresenceKey | undefined;
  /** Without it, a token is believed for as long as it lives. */
  isOpenAccount?: IsOpenAccount | undefined;
  log: Logger;
  clock?: Clock;
  /** The address of whoever opens a socket or sends by HTTP; only the composition root knows which header to believe. */
  addressOf?: (request: IncomingMessage) => string;
};

export type RealtimeService = {
  /** Requests, without the prefix `/realtime/v1`. */
  app: Hono;
  /** For the `upgrade` event of an HTTP server: false if the request is not for this service. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Tells everyone on a topic. Resolves when other processes can hear it too, with false when they never will. */
  broadcast(topic: string, event: string, payload: unknown, options?: { private?: boolean }): Promise<boolean>;
  /** Tells this process's sockets alone: for a caller that runs in every process and hears everywhere the same. */
  tellHere(topic: string, event: string, payload: unknown, options?: { private?: boolean }): void;
  /** Decides anew what open private channels may do, of one account or of all; those of a closed account end, public ones too. */
  recheck(userId?: string): Promise<void>;
  /** Makes the days to come and drops messages past their time. To be called every hour or so. */
  cleanUp(): Promise<void>;
  /** Closes all sockets and tells the other processes. */
  stop(): Promise<void>;
};

/** Resolves when the service hears the other processes, so that its first socket misses nothing. */
export async function createRealtime(options: RealtimeOptions): Promise<RealtimeService> {
  const { settings, db, log, clock = systemClock, addressOf = remoteAddress } = options;
  const realtime = assemble({ ...options, clock });
  const { connectionLimits, exchange } = realtime;
  await makeDays(db, clock()).catch((error: unknown) => log.warn({ error }, "days for messages are made later"));
  await exchange.start();
  const changes = await hearChanges(realtime, options.directUrl);
  const sweeping = startSweeping(realtime);
  let isStopping = false;

  return {
    app: createApp(realtime, ({ env }) => networkOf(env?.incoming ? addressOf(env.incoming as IncomingMessage) : "")),
    upgrade: (request, socket, head) => {
      if (request.url?.split("?")[0] !== settings.path) return false;
      // Without a listener, a caller who hangs up would end the process.
      socket.on("error", () => socket.destroy());
      if (isStopping) refuseUpgrade(socket, 503, "The service is stopping");
      else void openSocket(realtime, { request, socket, head, address: addressOf(request) });
      return true;
    },
    broadcast: (topic, event, payload, { private: isPrivate = false } = {}) =>
      tellEveryone(realtime, { name: topic, isPrivate }, inJson(event, payload)),
    tellHere: (topic, event, payload, { private: isPrivate = false } = {}) =>
      tellHere(realtime, { name: topic, isPrivate }, inJson(event, payload)),
    recheck: async (userId) => {
      for (const connection of connectionLimits.all())
        for (const channel of connection.channels.values())
          if (userId === undefined || channel.caller.userId === userId)
            await judgeAnew(realtime, channel).catch((error: unknown) =>
              log.error({ error }, "rights could not be decided anew"),
            );
    },
    cleanUp: () => cleanUp(db, settings, clock()),
    stop: async () => {
      isStopping = true;
      sweeping.stop();
      for (const connection of connectionLimits.all()) connection.close(1001, "The service is stopping");
      await emptied(connectionLimits.all, goodbyeMs);
      await changes.stop();
      await exchange.stop();
    },
  };
}

async function judgeAnew(realtime: Realtime, channel: Channel): Promise<void> {
  const { caller, tenant } = channel;
  if (caller.userId !== undefined && !(await realtime.isOpenAccount(caller)))
    return endChannel(realtime, channel, accountClosed);
  if (tenant.isPrivate) await renew(realtime, channel, caller);
}

const inJson = (event: string, payload: unknown): Broadcast => ({
  event,
  encoding: "json",
  body: Buffer.from(JSON.stringify(payload)),
});

/** Those who do not say goodbye in time are cut off. */
async function emptied(connections: () => Iterable<{ terminate(): void }>, patienceMs: number): Promise<void> {
  const end = Date.now() + patienceMs;
  while (Date.now() < end && [...connections()].length > 0) await pause(20);
  for (const connection of connections()) connection.terminate();
  await pause(0);
}

const remoteAddress = ({ socket }: IncomingMessage) => socket.remoteAddress ?? "";
const goodbyeMs = 1_500;
