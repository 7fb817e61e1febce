/** The parts that answer sockets and requests alike. */
import type { WebSocketServer } from "ws";
import type { Clock } from "@platform/kernel/clock";
import type { Logger } from "@platform/kernel/logger";
import type { Database } from "@platform/kernel/sql";
import type { Verifying } from "./callers/caller.ts";
import type { IsOpenAccount, Policy, PresenceKey } from "./callers/rights.ts";
import type { Hub, Member } from "./hub/hub.ts";
import { topicOf, type Tenant } from "./hub/tenant.ts";
import type { Gatherer } from "./presence/gatherer.ts";
import type { Presences } from "./presence/presences.ts";
import type { Exchange } from "./processes/exchange.ts";
import { encodedBroadcast } from "./protocol/encoded.ts";
import type { Broadcast } from "./protocol/message.ts";
import type { RealtimeSettings } from "./settings.ts";
import type { ConnectionLimits } from "./socket/connection-limits.ts";

export type Realtime = Verifying & {
  settings: RealtimeSettings;
  db: Database;
  policy: Policy;
  presenceKey: PresenceKey;
  isOpenAccount: IsOpenAccount;
  clock: Clock;
  log: Logger;
  hub: Hub;
  presences: Presences;
  gatherer: Gatherer;
  exchange: Exchange;
  connectionLimits: ConnectionLimits;
  upgrades: WebSocketServer;
};

/**
 * Tells everyone on the topic. Sockets of this process have it at once and never wait for the database;
 * the promise is about the other processes: true when they can hear it.
 */
export function tellEveryone(
  { hub, exchange }: Pick<Realtime, "hub" | "exchange">,
  tenant: Tenant,
  broadcast: Broadcast,
  except?: Member,
): Promise<boolean> {
  tellHere({ hub }, tenant, broadcast, except);
  return exchange.tell({ extension: "broadcast", tenant, broadcast });
}

/** Tells the sockets of this process alone. */
export function tellHere({ hub }: Pick<Realtime, "hub">, tenant: Tenant, broadcast: Broadcast, except?: Member): void {
  hub.tell(tenant, "broadcast", encodedBroadcast(topicOf(tenant), broadcast), { except });
}
