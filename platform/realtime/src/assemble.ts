/** Puts the parts of the service together: what is told here goes to the sockets here and to the other processes. */
import type { Clock } from "@platform/kernel/clock";
import type { RealtimeOptions } from "./create-realtime.ts";
import { createHub } from "./hub/hub.ts";
import { topicOf } from "./hub/tenant.ts";
import type { Told } from "./journal/entry.ts";
import { createGatherer } from "./presence/gatherer.ts";
import { createPresences } from "./presence/presences.ts";
import { createExchange } from "./processes/exchange.ts";
import { encodedBroadcast } from "./protocol/encoded.ts";
import type { Realtime } from "./realtime.ts";
import { presenceDiff } from "./socket/channel.ts";
import { createConnectionLimits } from "./socket/connection-limits.ts";
import { createUpgrades } from "./wire/wire.ts";

export function assemble(options: RealtimeOptions & { clock: Clock }): Realtime {
  const { settings, db, directUrl, keys, apiKeys, policy, presenceKey = () => undefined, log, clock } = options;
  const { isOpenAccount = async () => true } = options;
  const hub = createHub();
  const gatherer = createGatherer(settings.presence.gatherMs, (tenant, change) =>
    hub.tell(tenant, "presence", presenceDiff(tenant, change)),
  );
  const presences = createPresences(gatherer.add);
  const onTold = (update: Told, id: string | undefined): void => {
    if (update.extension === "presence") return presences.apply(update.tenant, update.joins, update.leaves);
    const message = encodedBroadcast(topicOf(update.tenant), update.broadcast, id === undefined ? undefined : { id });
    hub.tell(update.tenant, "broadcast", message, { id });
  };
  const exchange = createExchange({ db, directUrl, settings: settings.processes, clock, log, presences, onTold });
  const upgrades = createUpgrades(settings.maxFrameBytes);
  const connectionLimits = createConnectionLimits(settings.limits, clock);
  return {
    settings,
    db,
    keys,
    apiKeys,
    policy,
    presenceKey,
    isOpenAccount,
    clock,
    log,
    hub,
    presences,
    gatherer,
    exchange,
    connectionLimits,
    upgrades,
  };
}
