/** Joins this process to the others: what happens here is told there, and what happens there is heard here. */
import { randomUUID } from "node:crypto";
import type { Clock } from "@platform/kernel/clock";
import type { Logger } from "@platform/kernel/logger";
import { listenTo } from "@platform/kernel/notifications";
import type { Database } from "@platform/kernel/sql";
import { tenantKey } from "@platform/realtime/hub/tenant";
import type { Told } from "@platform/realtime/journal/entry";
import { createInbox } from "@platform/realtime/journal/inbox";
import { createOutbox, type Outbox } from "@platform/realtime/journal/outbox";
import type { Presence } from "@platform/realtime/presence/presence";
import type { Presences } from "@platform/realtime/presence/presences";
import type { RealtimeSettings } from "@platform/realtime/settings";
import { beat, forgetProcess, presencesThrough } from "./pulse.ts";

export type Exchange = {
  /** Names this process among the others. */
  process: string;
  /** Resolves when the others can hear it, with false when they never will. */
  tell: Outbox["tell"];
  isBehind: Outbox["isBehind"];
  start(): Promise<void>;
  stop(): Promise<void>;
};

export type ExchangeOptions = {
  db: Database;
  /** Past a transaction pooler: a process listens on one connection. */
  directUrl: string;
  settings: RealtimeSettings["processes"];
  clock: Clock;
  log: Logger;
  presences: Presences;
  onTold: (update: Told, id: string | undefined) => void;
};

export function createExchange(options: ExchangeOptions): Exchange {
  const { db, settings, clock, log, presences, onTold } = options;
  const process = randomUUID();
  const inbox = createInbox({ db, process, log, onTold });
  const outbox = createOutbox({ db, process, clock, log, limits: settings });
  const catchUp = () => inbox.catchUp().catch((error: unknown) => log.debug({ error }, "catching up later"));
  let known = new Set<string>();

  const pulse = async (): Promise<void> => {
    const { others, isNew } = await beat(db, process, settings.leaseSeconds);
    const gone = presences.processes().difference(new Set([...others, process]));
    for (const dead of gone)
      forEachTenant(presences.ofProcess(dead), (tenant, all) =>
        presences.apply(
          tenant,
          [],
          all.map(({ ref }) => ref),
        ),
      );
    // A process that is new to us, or was thought dead, may have announced presences before we listened.
    const came = others.filter((other) => !known.has(other));
    if (came.length > 0)
      forEachTenant(await presencesThrough(db, came), (tenant, all) => presences.apply(tenant, all, []));
    known = new Set(others);
    if (isNew)
      forEachTenant(
        presences.ofProcess(process),
        (tenant, joins) => void outbox.tell({ extension: "presence", tenant, joins, leaves: [] }),
      );
  };
  const queued = async (): Promise<void> => {
    await inbox.queued(pulse);
    await inbox.catchUp();
  };

  let ears: { stop: () => Promise<void> } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pulsing: Promise<void> | undefined;
  return {
    process,
    tell: outbox.tell,
    isBehind: outbox.isBehind,
    start: async () => {
      ears = await listenTo({
        url: options.directUrl,
        channel: "realtime",
        onNotice: inbox.notice,
        onGap: () => void catchUp(),
        log,
      });
      try {
        await inbox.catchUp();
        await inbox.queued(pulse);
      } catch (error) {
        await ears.stop();
        throw error;
      }
      timer = setInterval(() => {
        pulsing ??= queued()
          .catch((error: unknown) => log.warn({ error }, "realtime cannot reach the database"))
          .finally(() => (pulsing = undefined));
      }, settings.pulseSeconds * 1000).unref();
    },
    stop: async () => {
      clearInterval(timer);
      await pulsing;
      await outbox.drain(goodbyeMs);
      await ears?.stop();
      await forgetProcess(db, process).catch((error: unknown) => log.debug({ error }, "the lease will run out"));
    },
  };
}

function forEachTenant(presences: Presence[], act: (tenant: Presence["tenant"], all: Presence[]) => void): void {
  for (const all of Map.groupBy(presences, ({ tenant }) => tenantKey(tenant)).values()) act(all[0]!.tenant, all);
}

const goodbyeMs = 3_000;
