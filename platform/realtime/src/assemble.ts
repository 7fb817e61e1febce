/** Puts the parts of the service together: what is told here goes to the sockets here and to the other processes. */
import type { Clock } from "@platform/kernel/clock";
import type { RealtimeOptions } from "./create-realtime.ts";
import { createHub } from "./hub/hub.ts";
import { topicOf } from "./hub/world.ts";
import type { Told } from "./journal/entry.ts";
import { createGatherer } from "./presence/gatherer.ts";
import { createPresences } from "./presence/presences.ts";
import { createExchange } from "./processes/exchange.ts";
import { encodedBroadcast } from "./protocol/encoded.ts";
import type { Realtime } from "./realtime.ts";
import { presenceDiff } from "./socket/channel.ts";
import { createCrowd } from "./socket/crowd.ts";
import { createUpgrades } from "./wire/wire.ts";

export function assemble(options: RealtimeOptions & { clock: Clock }): Realtime {
  const { settings, db, directUrl, keys, apiKeys, policy, presenceKey = () => undefined, log, clock } = options;
  const { isOpenAccount = async () => true } = options;
  const hub = createHub();
  const gatherer = createGatherer(settings.presence.gatherMs, (world, change) =>
    hub.tell(world, "presence", presenceDiff(world, change)),
  );
  const presences = createPresences(gatherer.add);
  const onTold = (update: Told, id: string | undefined): void => {
    if (update.extension === "presence") return presences.apply(update.world, update.joins, update.leaves);
    const message = encodedBroadcast(topicOf(update.world), update.broadcast, id === undefined ? undefined : { id });
    hub.tell(update.world, "broadcast", message, { id });
  };
  const exchange = createExchange({ db, directUrl, settings: settings.processes, clock, log, presences, onTold });
  const upgrades = createUpgrades(settings.maxFrameBytes);
  const crowd = createCrowd(settings.limits, clock);
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
    crowd,
    upgrades,
  };
}
